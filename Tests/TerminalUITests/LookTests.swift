import CalendarModels
import TerminalRenderer
import Testing

@testable import TerminalUI

@Suite("Look")
struct LookTests {
  static let depths: [ColorDepth?] = [nil, .sixteen, .indexed, .trueColor]

  @Test("a role has the colour of the theme, at every depth", arguments: depths)
  func roles(depth: ColorDepth?) {
    let look = Look(Style(.dayOff), theme: .balanced, depth: depth)
    let colour = Theme.balanced.style(of: .dayOff).foreground
    switch depth {
    case nil: #expect(look.foreground == nil)
    case .sixteen: #expect(look.foreground == (colour?.ansi).map(Int32.init))
    case .indexed: #expect(look.foreground == (colour?.indexed).map(Int32.init))
    case .trueColor: #expect(look.foreground == (colour?.rgb).map(Int32.init))
    }
  }

  @Test(
    "cursor, today, the ends of a range, its middle and a held end are told apart at every depth",
    arguments: depths)
  func states(depth: ColorDepth?) {
    let styles =
      [
        Style(.day), Style(.day, isCursor: true), Style(.day, isToday: true),
        Style(.day, isToday: true, isCursor: true),
      ]
      + [DayHighlight.range, .rangeStart, .selectedStart].flatMap { highlight in
        [Style(.day, highlight: highlight), Style(.day, highlight: highlight, isCursor: true)]
      }
    let looks = styles.map { Look($0, theme: .balanced, depth: depth) }
    #expect(Set(looks).count == styles.count)
  }

  @Test("where there is a background there is a foreground", arguments: depths)
  func backgrounds(depth: ColorDepth?) {
    for role in TextRole.allCases {
      for highlight in DayHighlight.allCases {
        let look = Look(Style(role, highlight: highlight), theme: .dark, depth: depth)
        #expect(look.background == nil || look.foreground != nil)
      }
    }
  }
}
