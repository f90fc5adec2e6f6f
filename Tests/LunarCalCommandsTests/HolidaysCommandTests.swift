import LunarCalCommands
import Testing

@Suite("lunarcal holidays")
struct HolidaysCommandTests {
  @Test("lists a region's year in a language")
  func text() throws {
    let text = try answer("holidays 2026 --region VN --lang vi")
    let lines = text.split(separator: "\n")
    let newYear = lines.first { $0.contains("2026-02-17  Th 3  Tết Nguyên Đán ") }
    #expect(newYear?.hasSuffix("ngày nghỉ") == true)
    let worked = lines.first { $0.contains("2026-08-22  Th 7  Làm bù (Quốc khánh) ") }
    #expect(worked?.hasSuffix("làm bù") == true)
    #expect(!text.contains("Chưa có quyết định"))
  }

  @Test("says so where the year's decree is not out, and never guesses it")
  func notAnnounced() throws {
    let text = try answer("holidays 2027 --region CN --lang zh-Hans")
    #expect(text.contains("2027-02-06  周六  春节 "))
    #expect(text.contains("放假安排尚未公布"))
    #expect(!text.contains("补班"))
    #expect(
      try answer("holidays 2027 --region CN --format json").contains(#""announced":false"#))
  }

  @Test("takes the region of the locale, in any case")
  func locale() throws {
    #expect(try answer("holidays 2026", environment: ["LANG": "ko_KR.UTF-8"]).contains("설날"))
    #expect(try answer("holidays 2026 -r jp -l ja").contains("2026-09-22"))
    #expect(try answer("holidays jp 2026 -r KR -l ja").contains("2026-09-22"))
    #expect(try answer("holidays 2026 JP") == answer("holidays 2026 -r JP"))
  }

  @Test("breaks the widest column, not the table, where the page is narrow")
  func narrow() throws {
    let lines = try answer("holidays VN 2027 --columns 80").split(separator: "\n")
    #expect(
      lines.contains(
        "  2027-04-16  Fri      Hùng Kings' Commemoration     public holiday      day off"))
    #expect(lines.contains("                       Day"))
    let narrow = try answer("holidays VN 2027 --columns 40").split(separator: "\n")
    #expect(narrow.allSatisfy { $0.count <= 40 })
  }

  @Test(
    "refuses what it cannot know",
    arguments: [
      ("holidays 2026 -r XX", 2, "did you mean"), ("holidays 1940 -r CN", 1, "1950 to 2100"),
      ("holidays 2026-02 -r CN", 2, "whole year"), ("holidays", 2, "holidays VN 2026"),
      ("holidays 2026 2027 -r CN", 2, "one year"),
      ("holidays VN KR", 2, "one region"), ("holidays XX 2026", 2, "no region \"XX\""),
      ("holidays abc -r CN", 2, "not a month"),
    ])
  func refused(line: String, status: Int, part: String) {
    do throws(CommandError) {
      Issue.record("\(line) was answered: \(try answer(line))")
    } catch {
      #expect(error.exitStatus == Int32(status))
      #expect(error.description.contains(part))
    }
  }
}
