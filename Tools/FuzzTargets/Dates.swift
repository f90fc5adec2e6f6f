import DayCore
import LunarDatabaseBundled
import Lunisolar
import RowAnnotation

/// Solar dates: what is read is written the same way, and every day is one step from the next.
func tryDates(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let day = try? Day(iso8601: text) else { return }
  let parts = day.dayComponents
  hold((try? Day(parts.year, parts.month, parts.dayOfMonth)) == day, "fields of \(text)")
  hold((try? Day(iso8601: day.description)) == day, "text of \(text)")
  hold(day.description == text || text.first == "+" || text.first == "-", "form of \(text)")
  let next = day + 1
  hold(next.weekday.rawValue == (day.weekday.rawValue + 1) % 7, "weekday of \(text)")
  hold(next.dayComponents.dayOfMonth == 1 || next.dayComponents.month == parts.month, text)
  hold(1...366 ~= day.dayOfYear && 1...53 ~= day.isoWeekNumber, "week of \(text)")
  guard let database = try? LunarDatabase.bundled else { return }
  for tradition in Tradition.allCases {
    guard let date = try? database.lunarDate(for: day, in: tradition) else { continue }
    hold((try? database.day(for: date, in: tradition)) == day, "lunar date of \(text)")
  }
}

/// Lunar dates: what is read is written the same way, and is a day's date where there is a day.
func tryLunarDates(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let date = try? LunarDate(text) else { return }
  let written = date.description
  // A year of four digits loses its zeros in front.
  hold(date.year < 1000 || (try? LunarDate(written)) == date, "text of \(text)")
  guard let database = try? LunarDatabase.bundled else { return }
  for tradition in Tradition.allCases {
    do throws(LunarDatabaseError) {
      let day = try database.day(for: date, in: tradition)
      hold((try? database.lunarDate(for: day, in: tradition)) == date, "day of \(text)")
    } catch {
      if case .damaged = error { hold(false, "\(error)") }
      hold(error.description.isPlain, "message about \(text)")
    }
  }
}

extension String {
  /// Whether nothing in the text acts on a terminal: line breaks apart, no control characters and
  /// no marks that turn the order of writing.
  var isPlain: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\n"
      case .lineSeparator, .paragraphSeparator: false
      // The joiners and tags of emoji may stay.
      case .format: ["\u{200C}", "\u{200D}"].contains(scalar) || 0xe0020...0xe007f ~= scalar.value
      default: true
      }
    }
  }
}
