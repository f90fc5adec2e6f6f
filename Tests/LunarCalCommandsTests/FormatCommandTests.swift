import LunarCalCommands
import Testing

@Suite("lunarcal format")
struct FormatCommandTests {
  private func format(_ format: String, _ options: String) throws -> String {
    try LunarCal.answer(
      ["format", format] + options.split(separator: " ").map(String.init), context: context())
  }

  @Test(
    "each directive says its part",
    arguments: [
      ("%{lunar}", "mùng 1 tháng Giêng"), ("%{numbers}", "1/1"), ("%{year}", "2026"),
      ("%{month}/%{day}", "1/1"), ("[%{leap}]", "[]"), ("%{year-name}", "Bính Ngọ"),
      ("%{month-name}", "tháng Giêng"), ("%{day-name}", "mùng 1"), ("%{year-pair}", "丙午"),
      ("%{month-pair}", "庚寅"), ("%{day-pair}", "壬戌"), ("%{zodiac}", "Ngựa"),
      ("%{term}", "Lập xuân"), ("%{next-term}", "Vũ thủy"), ("%{days-to-term}", "1"),
      ("%{moon}", "Trăng mới"), ("%{holiday}", "Tết Nguyên Đán"),
      ("%{next-holiday}", "Mùng hai Tết"), ("%{days-to-holiday}", "1"),
      ("%Y-%m-%d", "2026-02-17"), ("%-d %-m", "17 2"), ("%A, %a", "Thứ Ba, Th 3"),
      ("%B %b", "Tháng 2 thg 2"), ("%j %u %V %%", "048 2 08 %"), ("%y%C", "2620"), ("", ""),
      ("tết", "tết"), ("%5d", "00017"),
    ])
  func directives(text: String, expected: String) throws {
    #expect(try format(text, "2026-02-17 -t vn -l vi -r VN") == expected + "\n")
  }

  @Test("a leap month is marked in each language's way")
  func leap() throws {
    for (language, mark) in [("en", "L"), ("zh-Hans", "闰"), ("zh-Hant", "閏"), ("ko", "윤")] {
      #expect(try format("%{leap}", "2025-07-25 -l \(language)") == mark + "\n")
    }
    #expect(try format("%{numbers} %{lunar}", "2025-07-25 -l ko") == "윤6.1 윤6월 초하루\n")
  }

  @Test("without a date it is today, without a region the next festival of the tradition counts")
  func defaults() throws {
    #expect(try format("%F", "") == "2026-02-17\n")
    #expect(try format("%{next-holiday}", "-t kr -l ko 2026-09-20") == "추석 (한가위)\n")
    #expect(try format("%{next-holiday}|", "") == "Human Day|\n")
    #expect(try format("%{next-holiday}|", "--layers none") == "|\n")
  }

  @Test(
    "a directive that there is not is refused",
    arguments: [
      ("%{luna}", "did you mean lunar"), ("%{lunar", "closing brace"), ("%Q", "%Q"), ("%", "\"%\""),
      ("%-", "%-"), ("%99999d", "%99999d"), ("%{}", "directive"),
    ])
  func refused(text: String, hint: String) throws {
    let error = #expect(throws: CommandError.self) { try format(text, "") }
    #expect(error?.exitStatus == 2)
    #expect(error?.description.contains(hint) == true, "\(String(describing: error))")
  }
}
