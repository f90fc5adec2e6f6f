import DayCore
import Lunisolar
import Testing

@Suite("Pentad")
struct PentadTests {
  @Test(
    "by days a term has five, five and the rest",
    arguments: [
      ("2026-02-03", "水泽腹坚"), ("2026-02-04", "东风解冻"), ("2026-02-08", "东风解冻"),
      ("2026-02-09", "蛰虫始振"), ("2026-02-14", "鱼陟负冰"), ("2026-02-17", "鱼陟负冰"),
      ("2026-02-18", "獭祭鱼"), ("2026-07-06", "半夏生"), ("2026-12-22", "蚯蚓结"),
    ])
  func byDays(text: String, name: String) throws {
    let (terms, day) = (try SampleSky.terms(.chinese), try Day(iso8601: text))
    #expect(Pentad(byDaysOn: day, terms: terms)?.name(in: .simplifiedChinese) == name)
  }

  @Test(
    "by longitude it begins with its degree: 半夏生 at 100°",
    arguments: [
      ("2026-07-01", "菖蒲華"), ("2026-07-02", "半夏生"), ("2026-07-06", "半夏生"),
      ("2026-07-07", "温風至"), ("2026-02-04", "東風解凍"), ("2026-02-09", "黄鶯睍睆"),
      ("2026-02-13", "黄鶯睍睆"), ("2026-02-14", "魚上氷"),
    ])
  func byLongitude(text: String, name: String) throws {
    let (terms, day) = (try SampleSky.terms(.japanese), try Day(iso8601: text))
    #expect(Pentad(byLongitudeOn: day, terms: terms)?.name(in: .japanese) == name)
  }

  @Test("the places of the round and of the terms agree", arguments: 0..<72)
  func places(index: Int) {
    let pentad = Pentad(index: index)
    #expect(Pentad(term: pentad.term, number: pentad.number) == pentad)
    #expect(Pentad(index: index - 72) == pentad)
    #expect(pentad.longitude % 360 == (315 + index * 5) % 360)
  }

  @Test("outside the terms there is none")
  func uncovered() throws {
    let terms = try SampleSky.terms(.chinese)
    #expect(Pentad(byDaysOn: terms.coverage.upperBound, terms: terms) == nil)
    #expect(Pentad(byLongitudeOn: terms.coverage.lowerBound, terms: terms) == nil)
  }
}
