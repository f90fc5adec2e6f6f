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
  /// apostrophe in front, as OWASP's "CSV injection" advises, its blanks and full-width signs
  /// considered; a negative number is one and no formula.
  static func field(_ text: String) -> String {
    let plain = text.withoutControls
    let sign = plain.unicodeScalars.first { !$0.properties.isWhitespace }
    let isFormula = sign.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    let isNumber = plain.utf8.first == UInt8(ascii: "-") && String(plain.dropFirst()).isNumeric
    let safe = isFormula && !isNumber ? "'" + plain : plain
    let isQuoted =
      safe.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      || safe.utf8.first == UInt8(ascii: " ")
    return isQuoted ? "\"" + safe.escaping { $0 == "\"" ? "\"\"" : nil } + "\"" : safe
  }
}
