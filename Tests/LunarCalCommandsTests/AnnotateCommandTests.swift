import DayCore
import LunarCalCommands
import Testing

@Suite("lunarcal annotate")
struct AnnotateCommandTests {
  @Test(
    "appends the columns asked for",
    arguments: [
      (
        [], "date\n2026-02-17\n",
        "date,lunar_year,lunar_month,lunar_day,is_leap_month\n2026-02-17,2026,1,1,0\n"
      ),
      (
        ["--no-header", "--separator", ";", "-t", "cn,vn"], "1968-01-29;x\n",
        "1968-01-29;x;1967;12;30;0;1968;1;1;0\n"
      ),
      (
        ["--no-header", "-t", "vn,vn-south", "--bad-rows", "drop"],
        "1968-01-29\n2026-02-17\n1700-01-01\n",
        "1968-01-29,1968,1,1,0,1967,12,30,0\n2026-02-17,2026,1,1,0,,,,\n"
      ),
      (
        ["--no-header", "--columns", "stem-branch,name", "--lang", "vi"], "2026-02-17\n",
        "2026-02-17,丙午,庚寅,壬戌,mùng 1 tháng Giêng\n"
      ),
      (
        ["--no-header", "--columns", "day-off", "--region", "vn"],
        "2026-02-17\n2026-03-03\n2026-03-07\n1700-01-01\n",
        "2026-02-17,1\n2026-03-03,0\n2026-03-07,1\n1700-01-01,\n"
      ),
      (
        ["--no-header", "--dates", "epoch-ms", "--zone", "+07:00"], "1769729400000\n",
        "1769729400000,2025,12,12,0\n"
      ),
      (
        ["--format", "ndjson", "--column", "d", "--prefix", "x_"], "{\"d\":\"2026-02-17\"}\n",
        "{\"d\":\"2026-02-17\",\"x_lunar_year\":2026,\"x_lunar_month\":1,\"x_lunar_day\":1,"
          + "\"x_is_leap_month\":false}\n"
      ),
    ])
  func columns(arguments: [String], input: String, expected: String) throws {
    #expect(try annotated(input, arguments) == expected)
  }

  @Test(
    "wrong usage says what would be right",
    arguments: [
      (["--format", "cvs"], "there is no format \"cvs\": did you mean csv?"),
      (["--separator", "ab"], "--separator takes one ASCII character that no date or quote has"),
      (["--format", "tsv", "--separator", ";"], "--separator is for CSV: tsv has its own"),
      (["--zone", "UTC"], "--zone is for epochs: of an ISO date the written day counts"),
      (
        ["--dates", "epoch-s", "--zone", "Asia/Nowhere"],
        "there is no time zone \"Asia/Nowhere\": did you mean Antarctica/Rothera?"
      ),
      // Folders and lists of the time zone database, which the C library takes for UTC.
      (
        ["--dates", "epoch-s", "--zone", "Asia"],
        "there is no time zone \"Asia\": did you mean Pacific/Apia?"
      ),
      (
        ["--dates", "epoch-s", "--zone", "zone.tab"],
        "there is no time zone \"zone.tab\": did you mean Asia/Shanghai or UTC or +08:00?"
      ),
      (["--threads", "0"], "--threads takes a number from 1 to 64, not \"0\""),
      (["--no-header", "--column", "x"], "without a header --column takes a number, not \"x\""),
      (
        ["--columns", "day-off"],
        "the columns holiday and day-off need a region, for example --region VN"
      ),
      (["a", "b"], "lunarcal annotate takes one file"),
    ])
  func usage(arguments: [String], message: String) throws {
    let error = #expect(throws: CommandError.self) { try annotated("", arguments) }
    #expect(error?.description == message)
    #expect(error?.exitStatus == 2)
  }

  private func annotated(_ input: String, _ arguments: [String]) throws -> String {
    try streamed(input, ["annotate"] + arguments)
  }
}
