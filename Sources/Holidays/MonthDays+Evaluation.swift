import DayCore
import Lunisolar

extension MonthDays {
  /// Calls `body` with every day of the pattern in a Gregorian year.
  func forEachSolarDay(_ year: Int, _ body: (Day) -> Void) {
    for month in months?.map(\.number) ?? Array(1...12) {
      guard let first = try? Day(year, month, 1) else { return }
      forEachDay(from: first, length: Day.daysInMonth(month, year: year), body)
    }
  }

  /// Calls `body` with every day of the pattern in a lunar year of a table.
  func forEachLunarDay(
    _ year: Int, _ table: LunarTable, isAnniversary: Bool, _ body: (Day) -> Void
  ) {
    guard let months else {
      for month in table.months(ofYear: year) {
        let isMeant =
          switch leapPolicy {
          case .leapOnly: month.isLeap
          case .ordinaryOnly: !month.isLeap
          case .leapOrOrdinary, .leapAndOrdinary, nil: true
          }
        if isMeant { forEachDay(from: month.firstDay, length: month.length, body) }
      }
      return
    }
    for number in months {
      let byDefault: LeapPolicy =
        number.isLeap ? (isAnniversary ? .leapOrOrdinary : .leapOnly) : .ordinaryOnly
      let policy = leapPolicy ?? byDefault
      let leap =
        policy == .ordinaryOnly
        ? nil : table.month(year: year, month: number.number, isLeap: true)
      let ordinary =
        policy == .leapOnly || (policy == .leapOrOrdinary && leap != nil)
        ? nil : table.month(year: year, month: number.number)
      if let ordinary { forEachDay(from: ordinary.firstDay, length: ordinary.length, body) }
      if let leap { forEachDay(from: leap.firstDay, length: leap.length, body) }
    }
  }

  /// Calls `body` with every day of the pattern in a month.
  private func forEachDay(from first: Day, length: Int, _ body: (Day) -> Void) {
    for item in days {
      switch item {
      case .one(let day):
        let number = day.number(inMonthOf: length)
        if number > length, let shifted = shortDay(after: length) {
          body(first + (shifted - 1))
        } else if 1...length ~= number {
          body(first + (number - 1))
        }
      case .run(let from, let to):
        let last = min(to.number(inMonthOf: length), length)
        for number in stride(from: max(from.number(inMonthOf: length), 1), through: last, by: 1) {
          body(first + (number - 1))
        }
      }
    }
  }

  /// What a day beyond a month of that length becomes, counted from the month's first.
  private func shortDay(after length: Int) -> Int? {
    switch shortMonthPolicy ?? .lastDay {
    case .lastDay: length
    case .nextMonth: length + 1
    case .skip: nil
    }
  }
}
