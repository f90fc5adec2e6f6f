import DayCore

/// One of the twenty-eight lunar mansions (宿) as a cycle of days.
///
/// The cycle runs without a break; since 28 is four times 7, a mansion always falls on the same
/// weekday: 角 on Thursday, 房, 虛, 昴 and 星 on Sunday. The days follow the reckoning of Qing
/// almanacs, which Japan shares since the Jōkyō calendar of 1685; the older Japanese and Indian
/// reckoning by 27 mansions and lunar months is another one.
public enum LunarMansion: Int, CaseIterable, Hashable, Codable, Sendable {
  case horn, neck, root, room, heart, tail, winnowingBasket
  case dipper, ox, girl, emptiness, rooftop, encampment, wall
  case legs, bond, stomach, hairyHead, net, turtleBeak, threeStars
  case well, ghost, willow, star, extendedNet, wings, chariot
}

extension LunarMansion {
  /// The mansion of a day: 1970-01-01, a Thursday, had 斗, the eighth.
  public init(day: Day) {
    let place = (day.daysSince1970 % 28 + 7).flooredQuotientAndRemainder(dividingBy: 28).remainder
    self = Self.allCases[place]
  }
}
