import TerminalRenderer
import Testing

@Suite("PageRenderer")
struct PageRendererTests {
  /// A page of four weeks with every kind of mark and with names that are hard to align.
  private var page: MonthPage {
    let names = ["🎂 bé Na 👨‍👩‍👧", "Gio\u{302}\u{303} o\u{302}ng", "春节调休上班", "🇻🇳 ☀️ hè"]
    let weeks = (0..<4).map { week in
      MonthPage.Week(
        number: String(week + 1),
        cells: (1...7).map { day in
          let marked = day == week + 2
          let mark = Mark.allCases[week]
          return MonthPage.Cell(
            date: "2026-02-0\(day)", solar: String(week * 7 + day),
            lunar: [.init(text: day == 1 ? "1/12" : "廿三", short: String(day), isFirst: day == 1)],
            marks: marked ? [mark] : [],
            names: marked ? [.init(text: names[week], role: mark.role)] : [],
            isToday: week == 3 && day == 5, isOutside: week == 0 && day < 3)
        }, spans: ["1/12–7/12"])
    }
    let notes = zip(names, Mark.allCases).map { name, mark in
      MonthPage.Note(
        day: "1", date: "1 Feb", weekday: "Mon", lunar: ["1/12"], title: name, remark: "off",
        mark: mark)
    }
    return MonthPage(
      titles: ["Title", "a very long subtitle – that has two parts and does not fit"],
      weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map { .init(name: $0, narrow: "M") },
      weekTitle: "Wk", weeks: weeks, notes: notes,
      symbols: [
        .init(mark: .makeupWorkday, text: "班", meaning: "work"),
        .init(mark: .dayOff, text: "*", meaning: "off"),
        .init(mark: .event, text: "!", meaning: "event"),
        .init(mark: .festival, text: "·", meaning: "festival"),
      ])
  }

  @Test("no line is wider than the terminal", arguments: GridLayout.allCases)
  func widths(layout: GridLayout) {
    for columns in 2...120 {
      for count in [1, 3] {
        let pages = Array(repeating: page, count: count)
        let lines = PageRenderer(columns: columns, layout: layout).lines(of: pages)
        #expect(!lines.isEmpty)
        for line in lines { #expect(line.width() <= columns, "\(columns): \(line.plainText)") }
      }
    }
  }

  @Test("every mark is told apart without colour, and explained", arguments: GridLayout.allCases)
  func marks(layout: GridLayout) {
    let text = PageRenderer(columns: 100, layout: layout).lines(of: [page])
      .map { $0.plainText + "\n" }.joined()
    for expected in ["2班", "10*", "18!", "班 work  * off  ! event  · festival"] {
      #expect(text.contains(expected), "\(expected)")
    }
    #expect(text.contains("[26·]") || text.contains("[26]·"))
  }

  @Test("a day off and a makeup workday have roles of their own")
  func roles() {
    let lines = PageRenderer(columns: 80).lines(of: [page])
    func role(of text: String) -> TextRole? {
      lines.flatMap(\.pieces).first { $0.text.hasPrefix(text) }?.role
    }
    #expect(role(of: "10*") == .dayOff)
    #expect(role(of: "[26") == .today)
    #expect(role(of: "4") == .day)
  }

  @Test("as many pages stand side by side as the terminal holds, twelve in rows of one length")
  func rows() {
    func titles(_ columns: Int, _ count: Int) -> [Int] {
      PageRenderer(columns: columns, layout: .compact)
        .lines(of: Array(repeating: page, count: count))
        .map { $0.plainText.split(separator: "Title", omittingEmptySubsequences: false).count - 1 }
        .filter { $0 > 0 }
    }
    #expect(titles(250, 3) == [3])
    #expect(titles(250, 12) == [6, 6])
    #expect(titles(45, 3) == [1, 1, 1])
  }
}
