import DayCore
import Events
import Holidays
import Lunisolar
import TerminalRenderer

extension AnniversaryReport {
  /// A heading, then one return a line.
  func text(in language: Language) -> String {
    let rows = days.map { day in
      [
        day.day.description,
        day.day.weekday.name(in: language, width: .abbreviated),
        lunarDate(of: day.day)?.description ?? "",
        anniversary.name(of: day, in: language, tables: tables),
        language.distanceName(from: today, to: day.day),
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).filter { $1 > 0 }.map { $0.padded(to: $1) }
      return "  " + (cells + [row[4]]).joined(separator: "  ") + "\n"
    }
    return heading + "\n" + lines.joined()
  }

  /// What was asked, with the policies that matter for it: `Giỗ ông nội: 1962-07-20 (Vietnamese),
  /// 1962-08-19`.
  private var heading: String {
    var parts: [String] = []
    if case .lunar(let month, let day) = anniversary.date {
      let year = anniversary.originYear.map { "\($0)-" } ?? ""
      parts.append(
        "\(year)\(month.isLeap ? "L" : "")\(month.number)-\(day) (\(anniversary.tradition.name))")
      if month.isLeap { parts.append(anniversary.leapPolicy.rawValue) }
      if day == 30 { parts.append(anniversary.shortMonthPolicy.rawValue) }
    }
    if let origin = anniversary.origin {
      parts.insert(origin.description, at: 0)
    } else if case .solar(let month, let day) = anniversary.date {
      parts.append("\(month)-\(day)")
    }
    return (title.isEmpty ? "" : "\(title): ") + parts.joined(separator: ", ")
  }
}
