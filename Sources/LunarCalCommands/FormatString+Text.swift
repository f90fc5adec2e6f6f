import DayCore
import Lunisolar

/// What a format's directives speak of: a day and a time of it.
struct FormatMoment {
  let day: Day
  /// What is known of the day; nil for a format that asks for its solar date alone.
  let report: DayReport?
  let language: Language
  /// The next day off or festival.
  let nextHoliday: DayNote?
  /// The fields of the time, for strftime(3).
  let time: tm
}

extension FormatString {
  /// The format with its directives filled in.
  func text(at moment: FormatMoment) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let field): field.text(moment)
      case .time(let directive): Self.time(directive, moment)
      }
    }.joined()
  }

  /// Names of weekdays and months come in the language asked for, all else from the C library.
  private static func time(_ directive: String, _ moment: FormatMoment) -> String {
    let day = moment.day
    switch directive {
    case "%A": return day.weekday.name(in: moment.language)
    case "%a": return day.weekday.name(in: moment.language, width: .abbreviated)
    case "%B": return moment.language.solarMonthName(day.dayComponents.month)
    case "%b", "%h":
      return moment.language.solarMonthName(day.dayComponents.month, width: .abbreviated)
    case "%%": return "%"
    default:
      var time = moment.time
      // A width has three digits at most, and nothing else is longer.
      var buffer = [CChar](repeating: 0, count: 1200)
      let count = strftime(&buffer, buffer.count, directive, &time)
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}

extension FormatField {
  fileprivate func text(_ moment: FormatMoment) -> String {
    guard let report = moment.report, let date = report.primary.date(of: report.day) else {
      return ""
    }
    let language = moment.language
    let year = StemBranch(lunarYear: date.year)
    switch self {
    case .lunar: return date.name(in: language)
    case .numbers: return language.words.numbers(of: date)
    case .year: return String(date.year)
    case .month: return String(date.month)
    case .day: return String(date.day)
    case .leap: return date.isLeapMonth ? language.words.leapPrefix : ""
    case .yearName: return year.name(in: language)
    case .monthName: return date.monthName(in: language)
    case .dayName: return date.dayName(in: language)
    case .yearPair: return year.description
    case .monthPair: return StemBranch(lunarYear: date.year, month: date.month).description
    case .dayPair: return StemBranch(day: report.day).description
    case .zodiac: return year.animal.name(in: language, tradition: report.primary.tradition)
    case .term: return report.currentTerm.term.name(in: language)
    case .nextTerm: return report.nextTerm.term.name(in: language)
    case .daysToTerm: return String(report.nextTerm.day - report.day)
    case .moon: return report.lastPhase.phase.name(in: language)
    case .holiday:
      return report.notes.filter { $0.kind != .term }.map(\.title).joined(separator: ", ")
    case .nextHoliday: return moment.nextHoliday?.title ?? ""
    case .daysToHoliday: return moment.nextHoliday.map { String($0.day - report.day) } ?? ""
    }
  }
}
