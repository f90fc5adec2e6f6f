import DayCore
import Holidays
import LunarDatabase
import Lunisolar

/// Fast days as a layer: `fasting-10` and the like. They depend on nothing but the lunar day and the
/// length of its month, so that no table holds them.
enum FastingLayer {
  private static let prefix = "fasting-"

  /// The names of all such layers.
  static var codes: [String] { FastingScheme.allCases.map { prefix + $0.rawValue } }

  /// The scheme of a layer, nil for one of another kind.
  static func scheme(of layer: String) -> FastingScheme? {
    guard layer.lowercased().hasPrefix(prefix) else { return nil }
    return FastingScheme(rawValue: String(layer.lowercased().dropFirst(prefix.count)))
  }

  /// The notes of a scheme's fast days by the first of the span's traditions.
  static func notes(_ scheme: FastingScheme, in span: DaySpan, _ language: Language) -> [DayNote] {
    guard let months = span.columns.first(where: { !$0.months.isEmpty })?.months else { return [] }
    return months.flatMap { month in
      (0..<month.length).compactMap { offset in
        let day = month.firstDay + offset
        guard span.days.contains(day), scheme.isFast(month.date(of: day), monthLength: month.length)
        else { return nil }
        return DayNote(
          day: day, kind: .holiday(.special), id: prefix + scheme.rawValue,
          title: name(in: language),
          isOff: false)
      }
    }
  }

  private static func name(in language: Language) -> String {
    switch language {
    case .english: "Fast day"
    case .vietnamese: "Ngày chay"
    case .simplifiedChinese: "斋日"
    case .traditionalChinese: "齋日"
    case .korean: "재일"
    case .japanese: "斎日"
    }
  }
}
