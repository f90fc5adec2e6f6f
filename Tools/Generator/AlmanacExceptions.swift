import DayCore
import Lunisolar

/// Months in which a promulgated calendar differs from the computed one.
struct AlmanacExceptions {
  private struct Key: Hashable {
    var year: Int
    var month: Int
    var isLeap: Bool

    init(year: Int, month: Int, isLeap: Bool) {
      self.year = year
      self.month = month
      self.isLeap = isLeap
    }

    init(_ month: LunarMonth) {
      self.init(year: month.year, month: month.month, isLeap: month.isLeap)
    }
  }

  private struct Exception {
    var line: Int
    var key: Key
    /// Nil: the computed calendar has no such month.
    var computed: Day?
    /// Nil: the promulgated calendar has no such month.
    var recorded: Day?
  }

  private let path: String
  private let exceptions: [Exception]

  /// Reads a file of `Data/almanacs`.
  init(path: String) throws(GeneratorError) {
    let file = try DataFile(path: path)
    var exceptions: [Exception] = []
    let columns = [
      "lunar_year", "month", "is_leap", "computed_first_day", "recorded_first_day", "source",
    ]
    try file.forEachRow(columns: columns) { (line, fields) throws(GeneratorError) in
      guard let year = fields[0].integer, let month = fields[1].integer, 1...12 ~= month,
        let leap = fields[2].integer, 0...1 ~= leap,
        fields[3].isEmpty || fields[3].day != nil, fields[4].isEmpty || fields[4].day != nil,
        fields[3] != fields[4], !fields[5].isEmpty
      else {
        throw file.badLine(
          line, "it must be a lunar month, two differing dates or one, and a source")
      }
      exceptions.append(
        Exception(
          line: line, key: Key(year: year, month: month, isLeap: leap == 1),
          computed: fields[3].day, recorded: fields[4].day))
    }
    self.path = path
    self.exceptions = exceptions
  }

  /// The months as promulgated: the computed ones with every exception applied, in order, with
  /// lengths made new. A recorded month is a fact, so that it keeps its margins but is not
  /// uncertain.
  ///
  /// - Throws: `GeneratorError.exceptionDoesNotFit` where the computation does not have what an
  ///   exception says it has.
  func applied(to months: [ComputedMonth]) throws(GeneratorError) -> [ComputedMonth] {
    var byKey: [Key: ComputedMonth] = [:]
    var byDay: [Day: ComputedMonth] = [:]
    for month in months {
      byKey[Key(month.month)] = month
      byDay[month.month.firstDay] = month
    }
    for exception in exceptions {
      guard byKey[exception.key]?.month.firstDay == exception.computed else {
        throw .exceptionDoesNotFit(
          path: path, line: exception.line,
          problem: "it begins on \(byKey[exception.key]?.month.firstDay.description ?? "no day")")
      }
    }
    for exception in exceptions {
      guard let day = exception.recorded else {
        byKey[exception.key] = nil
        continue
      }
      // The lunation itself, computed at most a day apart, has the margins.
      guard var month = byDay[day] ?? byDay[day - 1] ?? byDay[day + 1] else {
        throw .exceptionDoesNotFit(
          path: path, line: exception.line, problem: "there is no new moon near \(day)")
      }
      month.month.year = exception.key.year
      month.month.month = exception.key.month
      month.month.isLeap = exception.key.isLeap
      month.month.firstDay = day
      month.month.isUncertain = false
      byKey[exception.key] = month
    }
    var result = byKey.values.sorted { $0.month.firstDay < $1.month.firstDay }
    for (place, next) in result.enumerated().dropFirst() {
      result[place - 1].month.length = next.month.firstDay - result[place - 1].month.firstDay
    }
    return result
  }
}
