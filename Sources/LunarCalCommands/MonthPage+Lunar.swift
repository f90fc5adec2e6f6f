import Lunisolar
import TerminalRenderer

extension MonthPage.Lunar {
  /// The lunar day as the language has it in a grid, and on the first of a month the month too;
  /// nothing outside the coverage.
  init(_ date: LunarDate?, in language: Language) {
    guard let date else {
      self.init(text: "", short: "", isFirst: false)
      return
    }
    let words = language.words
    guard date.day == 1 else {
      let day = words.namesDays ? date.dayName(in: language) : String(date.day)
      self.init(text: day, short: day, isFirst: false)
      return
    }
    let numbers = words.numbers(of: date)
    guard words.namesDays else {
      // A long one is that of a leap month, which is enough to know it by.
      let short = numbers.displayWidth > 4 ? words.monthNumber(of: date) : numbers
      self.init(text: numbers, short: short, isFirst: true)
      return
    }
    let name = date.monthName(in: language)
    let short = date.isLeapMonth && name.hasSuffix("月") ? String(name.dropLast()) : name
    self.init(text: name, short: short, isFirst: true)
  }
}
