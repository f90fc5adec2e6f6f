import DayCore
import TerminalUI

extension TableSource {
  func day(named text: String) throws(InputError) -> Day {
    do throws(CommandError) {
      return try Self.day(text, options)
    } catch {
      throw InputError(error.description)
    }
  }

  /// Reads a date as a user types it: a day, the first day of a month or year, today, or behind
  /// `lunar ` a lunar date of the first tradition.
  static func day(_ text: String, _ options: CommonOptions) throws(CommandError) -> Day {
    let words = text.split(separator: " ")
    guard let last = words.last, words.count == 1 || (words.count == 2 && words[0] == "lunar")
    else {
      throw .usage(.other("\"\(text)\" is not a date: write 2026-02-17, or lunar 2026-1-1"))
    }
    if words.count == 1, last.first?.isNumber == true, last.split(separator: "-").count < 3,
      let first = try YearMonth.range(String(last), today: options.today).lowerBound.firstDay
    {
      return first
    }
    let list = DateList(
      database: try options.openDatabase(), options: options, isLunar: words.count == 2)
    guard let day = try list.days([String(last)], context: .silent).first else {
      throw .usage(.other("\"\(text)\" names no day"))
    }
    return day
  }
}

extension CommandContext {
  /// A world without standard input, for words that a user typed on the screen.
  fileprivate static let silent = CommandContext(
    environment: { _ in nil }, today: { .today }, isTerminal: true, standardInput: { "" })
}
