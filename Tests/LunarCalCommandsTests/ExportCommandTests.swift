import DayCore
import LunarCalCommands
import Testing

@Suite("lunarcal export")
struct ExportCommandTests {
  @Test(
    "writes a table in each form",
    arguments: [
      ("dates 2026-02-16..2026-02-18 -t vn,cn --region VN", "export-dates.csv"),
      ("dates 2025-07-24..2025-07-25 --format ndjson", "export-dates.ndjson"),
      ("dates 2026-02-16..2026-02-18 --format sql", "export-dates.sql"),
      ("holidays 2026-02-01..2026-02-28 --region vn --lang en --format sql", "export-holidays.sql"),
      ("months -t vn-south", "export-months.csv"),
    ])
  func golden(line: String, file: String) throws {
    Golden(name: file).check(try exported(line))
  }

  @Test("puts rows into statements of 500")
  func statements() throws {
    let text = try exported("dates 2020-01-01..2022-12-31 --format sql")
    #expect(text.split(separator: "INSERT INTO").count - 1 == 3)
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("('cn'") }.count == 1096)
    #expect(text.hasSuffix(", NULL);\nCOMMIT;\n"))
  }

  @Test(
    "says what is wrong",
    arguments: [
      ("", "lunarcal export takes a table and perhaps a range of days"),
      ("dtaes", "there is no table \"dtaes\": did you mean dates?"),
      ("dates 2026", "\"2026\" is not a range such as 1900-01-01..2100-12-31"),
      ("dates 2026-02-02..2026-02-01", "\"2026-02-02..2026-02-01\" ends before it begins"),
      ("dates 1400-01-01..1400-02-01", "1400-01-01 to 1400-02-01 is outside the days covered"),
      (
        "months 2026-01-01..2026-02-01",
        "lunarcal export months takes no days: it writes all months"
      ),
      ("holidays", "lunarcal export holidays needs a region, for example --region VN"),
    ])
  func wrong(line: String, message: String) throws {
    let error = #expect(throws: CommandError.self) { try exported(line) }
    #expect(error?.description == message)
  }

  private func exported(_ line: String) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    return try streamed("", ["export"] + words)
  }
}
