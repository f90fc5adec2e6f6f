import DayCore
import Lunisolar
import Testing

@Suite("DoubleHour")
struct DoubleHourTests {
  @Test(
    "the Rat hour's stem follows from the day's stem by the rule of the five rats",
    arguments: zip(0..<10, ["甲子", "丙子", "戊子", "庚子", "壬子", "甲子", "丙子", "戊子", "庚子", "壬子"]))
  func fiveRats(stem: Int, pair: String) throws {
    let day = try Day(2024, 3, 1)  // 甲子
    let first = try #require(DoubleHour.all(of: day + stem).first)
    #expect(first.stemBranch.description == pair)
    #expect(first == DoubleHour(hour: 0, of: day + stem))
  }

  @Test(
    "clock hours fall into the double hours; 23:00 opens the next day's",
    arguments: [
      (-1, "甲子"), (0, "甲子"), (1, "乙丑"), (2, "乙丑"), (11, "庚午"), (12, "庚午"),
      (22, "乙亥"), (23, "丙子"), (24, "丙子"), (-2, "癸亥"), (25, "丁丑"),
    ])
  func clock(hour: Int, pair: String) throws {
    #expect(DoubleHour(hour: hour, of: try Day(2024, 3, 1)).stemBranch.description == pair)
  }

  @Test("any hour is some double hour", arguments: [Int.min, Int.max])
  func extremes(hour: Int) throws {
    #expect(0..<12 ~= DoubleHour(hour: hour, of: try Day(2024, 3, 1)).stemBranch.branch)
  }

  @Test(
    "auspicious hours follow the day's branch, as Vietnamese almanacs print them",
    arguments: [
      (0, "Tý Sửu Mão Ngọ Thân Dậu"), (1, "Dần Mão Tỵ Thân Tuất Hợi"),
      (2, "Tý Sửu Thìn Tỵ Mùi Tuất"), (3, "Tý Dần Mão Ngọ Mùi Dậu"),
      (4, "Dần Thìn Tỵ Thân Dậu Hợi"), (5, "Sửu Thìn Ngọ Mùi Tuất Hợi"),
    ])
  func auspicious(branch: Int, names: String) throws {
    for day in [try Day(2024, 3, 1) + branch, try Day(2024, 3, 1) + branch + 6] {
      let hours = DoubleHour.auspicious(of: day)
      let found = hours.map { $0.stemBranch.branchName(in: .vietnamese) }
      #expect(found.joined(separator: " ") == names)
    }
  }

  @Test("the hours begin at odd clock hours")
  func firstHours() throws {
    let hours = DoubleHour.all(of: try Day(2024, 3, 1)).map(\.firstHour)
    #expect(hours == [23, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21])
  }
}
