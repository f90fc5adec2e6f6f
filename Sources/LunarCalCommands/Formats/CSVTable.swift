import TerminalRenderer

/// Rows of fields as CSV (RFC 4180) in UTF-8, with a header and with line feeds between the rows.
struct CSVTable {
  /// The names of the columns.
  var header: [String]
  /// As many fields a row.
  var rows: [[String]]

  /// The rows as text.
  var text: String {
    ([header] + rows).map { $0.map(Self.field).joined(separator: ",") + "\n" }.joined()
  }

  /// A field, quoted where it must be. What a spreadsheet would take for a formula gets an
  /// apostrophe in front, as OWASP's "CSV injection" advises.
  static func field(_ text: String) -> String {
    let isFormula =
      text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let safe = (isFormula ? "'" : "") + text.withoutControls
    guard safe.contains(where: { ",\"\r\n".contains($0) }) || safe.first == " " else { return safe }
    return "\""
      + safe.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
