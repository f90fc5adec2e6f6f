import Holidays
import Lunisolar

extension LeapPolicy {
  /// The policy that is customary for an anniversary in a leap month, where a family has not said
  /// otherwise.
  ///
  /// | occasion | Chinese, Korean, Japanese | Vietnamese |
  /// |---|---|---|
  /// | birthday, other | leap month when there is one, else the ordinary month | ordinary month |
  /// | memorial | ordinary month | ordinary month |
  ///
  /// Sources: for the dead, the Kaiyuan ritual code of 732 (開元禮, 王公以下居喪雜制: anniversaries
  /// of those who died in a leap month are kept in the month that it is attached to), after the
  /// debate in Tongdian (通典), chapter 100; Yi Hwang (退溪) and Kim Jang-saeng (沙溪) confirm it
  /// for Korea, with a fast on the day of the leap month. For Vietnam the answers of the Buddhist
  /// weekly Giác Ngộ of 2023: the leap month is a surplus of its year, the giỗ stays in the main
  /// month even when the leap month comes again. For birthdays there is no code; the custom is the
  /// leap month in the rare year that has it.
  public static func customary(for occasion: Occasion, in tradition: Tradition) -> LeapPolicy {
    switch (tradition, occasion) {
    case (_, .memorial), (.vietnamese, _), (.vietnameseSouth, _): .ordinaryOnly
    case (.chinese, _), (.korean, _), (.japanese, _): .leapOrOrdinary
    }
  }
}

extension Rule {
  /// The rule with the customary leap policy where it is an anniversary in a leap month that has
  /// none of its own: `lunar 2017-L6-15`.
  ///
  /// - Parameters:
  ///   - occasion: What is kept.
  ///   - tradition: Whose months count where the rule names no tradition itself.
  /// - Returns: The rule, otherwise unchanged.
  public func customary(for occasion: Occasion, in tradition: Tradition) -> Rule {
    guard case .lunar(var pattern, let origin?) = base, pattern.leapPolicy == nil,
      pattern.months?.contains(where: \.isLeap) == true
    else { return self }
    var rule = self
    pattern.leapPolicy = .customary(for: occasion, in: self.tradition ?? tradition)
    rule.base = .lunar(pattern, origin: origin)
    return rule
  }
}

extension ShortMonthPolicy {
  /// The policy that is customary for a day 30 in a month of 29 days: its last day, in every
  /// tradition.
  ///
  /// Source: Yu Weizhi (庾蔚之, 5th century, in Tongdian 通典, chapter 100): whoever died on the
  /// 30th of the last month is not mourned on New Year's Day of the year after because the month
  /// is short then; Korean ritual books say the same of the 29th and 30th.
  public static let customary = ShortMonthPolicy.lastDay
}
