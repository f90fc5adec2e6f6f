/// The numbers of the months of one sui: from the month of a December solstice up to the month
/// before that of the next. Months are places in a list of lunations.
struct Sui: Equatable {
  /// The place of month 11, with which the sui begins.
  let start: Int
  /// The numbers in order, one for each month.
  let numbers: [Number]

  /// A month number, 11, 12, 1, …, 10, and whether it repeats as a leap month.
  struct Number: Equatable {
    var month: Int
    var isLeap: Bool
  }

  /// Numbers a sui by the places of the months that contain its major terms, from its solstice to
  /// the next one, both included. Nil when it has neither 12 nor 13 months, or 13 and no month
  /// without a major term: no calendar, only a supposition that cannot come true.
  init?(termMonths: ArraySlice<Int>) {
    guard let start = termMonths.first, let end = termMonths.last else { return nil }
    let count = end - start
    guard count == 12 || count == 13 else { return nil }
    var leap: Int?
    if count == 13 {
      leap = (start + 1..<end).first { !termMonths.contains($0) }
      if leap == nil { return nil }
    }
    self.start = start
    numbers = (start..<end).map { place in
      let isAfterLeap = leap.map { place >= $0 } ?? false
      let steps = place - start - (isAfterLeap ? 1 : 0)
      return Number(month: (10 + steps) % 12 + 1, isLeap: place == leap)
    }
  }
}
