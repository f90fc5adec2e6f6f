import TerminalRenderer

/// The forms in which a table goes to other engines, written row by row.
enum ExportFormat: String, CaseIterable {
  case csv, ndjson, sql

  /// What stands before the rows.
  func head(of table: ExportTable) -> String {
    switch self {
    case .csv: table.columns.map(\.name).joined(separator: ",") + "\n"
    case .ndjson: ""
    case .sql:
      """
      BEGIN;
      CREATE TABLE \(table.name) (
      \(table.columns.map { "  \($0.name) \(Self.type(of: $0.kind))" }.joined(separator: ",\n"))
      );

      """
    }
  }

  /// Rows per statement: few statements, and none too long for any engine.
  private static let rowsPerInsert = 500

  /// A row, which is that number of the table, from 0.
  func row(_ row: [ExportTable.Value?], number: Int, of table: ExportTable) -> String {
    switch self {
    case .csv:
      return row.map { $0.map(Self.field) ?? "" }.joined(separator: ",") + "\n"
    case .ndjson:
      let members = zip(table.columns, row).map { ($0.name, $1.map(Self.json) ?? .null) }
      return JSONValue.object(members).text + "\n"
    case .sql:
      let values = row.map { $0.map(Self.literal) ?? "NULL" }.joined(separator: ", ")
      guard number % Self.rowsPerInsert == 0 else { return ",\n(\(values))" }
      return (number == 0 ? "" : ";\n") + "INSERT INTO \(table.name) VALUES\n(\(values))"
    }
  }

  /// What stands behind that many rows.
  func tail(rows: Int) -> String {
    switch self {
    case .csv, .ndjson: ""
    case .sql: (rows == 0 ? "" : ";\n") + "COMMIT;\n"
    }
  }

  private static func field(_ value: ExportTable.Value) -> String {
    switch value {
    case .date(let day): day.description
    case .integer(let number): String(number)
    case .flag(let flag): flag ? "1" : "0"
    case .text(let text): CSVTable.field(text)
    }
  }

  private static func json(_ value: ExportTable.Value) -> JSONValue {
    switch value {
    case .date(let day): .string(day.description)
    case .integer(let number): .int(number)
    case .flag(let flag): .bool(flag)
    case .text(let text): .string(text)
    }
  }

  private static func literal(_ value: ExportTable.Value) -> String {
    switch value {
    case .date(let day): "'\(day)'"
    case .integer(let number): String(number)
    case .flag(let flag): flag ? "TRUE" : "FALSE"
    case .text(let text): "'" + text.withoutControls.escaping { $0 == "'" ? "''" : nil } + "'"
    }
  }

  private static func type(of kind: ExportTable.Kind) -> String {
    switch kind {
    case .date: "DATE"
    case .integer: "INTEGER"
    case .flag: "BOOLEAN"
    case .text: "TEXT"
    }
  }
}
