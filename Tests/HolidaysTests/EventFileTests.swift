import DayCore
import Holidays
import Lunisolar
import Testing

@Suite("EventFile")
struct EventFileTests {
  @Test("a line is a rule, two blanks or a tab or one blank, and a title")
  func titles() {
    let file = EventFile(
      """
      # Gia đình
      lunar 7-20  Giỗ ông nội
      lunar 1998-12-3\tGiỗ bà   ngoại
      solar 1962-3-14 Mẹ
      lunar *-1 +1 day since 2020   Mồng hai
      """)
    #expect(file.problems == [])
    #expect(file.events.map(\.title) == ["Giỗ ông nội", "Giỗ bà   ngoại", "Mẹ", "Mồng hai"])
    #expect(file.events.map(\.line) == [2, 3, 4, 5])
    #expect(file.events.map(\.kind) == [.special, .special, .special, .special])
    #expect(file.events[3].rule.description == "lunar *-1 +1 day since 2020")
  }

  @Test("indented lines say more about the event above")
  func fields() throws {
    let file = EventFile(
      """
      region: KR
      language: ko
      source.2013: Decree 24828
      source: Decree 124
      lunar 8-15  추석
        id: chuseok
        en: Chuseok
        ja: 秋夕
        substitute: sunday, clash to next-workday since 2014
        note: one of the two great festivals
      lunar 8-15 +1 day since 1986  @chuseok
        source: @2013
        substitute: none
      kind: observance
      solar 7-17  제헌절
        id: constitution-day
        en: Constitution Day
        off: yes
      """)
    #expect(file.problems == [])
    let first = try #require(file.events.first)
    #expect(first.name(in: .korean) == "추석")
    #expect(first.name(in: .japanese) == "秋夕")
    #expect(first.name(in: .vietnamese) == "Chuseok")
    #expect(first.source == "Decree 124")
    #expect(first.note == "one of the two great festivals")
    #expect(first.kind == .publicHoliday && first.isOff)
    #expect(
      first.substitutions.map(\.description) == ["sunday,clash to next-workday since 2014"])
    #expect(file.events[1].id == "chuseok")
    #expect(file.events[1].source == "Decree 24828")
    #expect(file.events[1].substitutions == [])
    #expect(file.events[2].kind == .observance && file.events[2].isOff)
  }

  @Test("a file with byte order mark, CRLF and blank lines reads the same")
  func plainText() {
    let file = EventFile("\u{FEFF}lunar 7-20  A\r\n\r\n   \r\n  note: b\r\nsolar 5-1  C")
    #expect(file.problems == [])
    #expect(file.events.map(\.title) == ["A", "C"])
    #expect(file.events[0].note == "b")
  }

  @Test("what cannot be read is reported with line and column, and the rest still counts")
  func problems() {
    let file = EventFile(
      """
      lunar 7-20  Giỗ ông nội
        colour: red
        note: x
      lunr 7-20  Giỗ bà
        note: belongs to nothing that could be read
      solar 5-1 sinse 1990  Ngày lễ
      solar 5-1
      regon: VN
        en: lost
      tradition: vm
      solar 5-2  @labour
      solar 5-3  Hội
        substitute: sundy to next-workday
        substitute: sunday to tomorrow
        move: sunday to next-day
      """)
    #expect(
      file.problems.map(\.description) == [
        """
        2:3: "colour" is not a field of an event: known are id, kind, off, substitute, move, \
        category, source, note, en, vi, zh-Hans, zh-Hant, ko, ja, ms, id, pt, fil, ta
        """,
        "4:1: \"lunr\" is not a kind of rule: did you mean \"lunar\"?",
        "6:11: \"sinse\" is not a step or a condition of a rule: did you mean \"since\"?",
        "7:1: the event needs a title, two blanks behind its rule",
        "8:1: \"regon\" is not a setting: did you mean \"region\"?",
        "9:3: an indented line belongs to an event, and none stands above it",
        "10:12: \"vm\" is not a tradition: did you mean \"vn\"?",
        "11:12: \"labour\" is not the id of an event above",
        "13:15: \"sundy\" is not a weekday or \"clash\": did you mean \"sunday\"?",
        """
        14:25: "tomorrow" is not a substitute's day: known are next-workday, previous-workday, \
        next-day, previous-day
        """,
        "15:3: an event has either \"substitute\" or \"move\", not both",
      ])
    #expect(file.events.map(\.title) == ["Giỗ ông nội", "", "Hội"])
  }

  @Test("a region's events need id, English name and source, and ids are given once")
  func regionNeeds() {
    let file = EventFile(
      """
      region: VN
      solar 9-2  Quốc khánh
      source: Labour Code
      solar 5-1  Ngày Quốc tế Lao động
        id: labour-day
        en: Labour Day
      solar 5-2  Ngày nữa
        id: labour-day
        en: Another
      """)
    #expect(
      file.problems.map(\.description) == [
        "2:1: a region's or layer's event needs an id",
        "2:1: a region's or layer's event needs a name in English, \"en\"",
        "2:1: a region's or layer's event needs a source",
        "8:3: another event above has the id \"labour-day\"",
      ])
  }

  @Test("a line of any length is bounded")
  func longLine() {
    let file = EventFile("solar 5-1  " + String(repeating: "x", count: 20_000) + "\nsolar 5-2  B")
    #expect(
      file.problems.map(\.description) == [
        "1:1: length of a line in bytes 20011 is out of range: 1 to 20000"
      ])
    #expect(file.events.map(\.title) == ["B"])
  }
}
