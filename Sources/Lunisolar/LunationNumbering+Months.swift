import DayCore

/// A month as the rule computes it, with the margins that tell how firm it is.
public struct ComputedMonth: Hashable, Sendable {
  /// The month.
  public var month: LunarMonth
  /// Seconds from the new moon to the nearer local midnight.
  public var newMoonMargin: Int
  /// Seconds by which the nearest instant that decides the number would have to shift to change
  /// the number: a major term across the first midnight of a month, or a new moon across the
  /// midnight that puts a major term on the other side. Nil when no single shift would.
  public var termMargin: Int?

  /// Creates a month with its margins.
  public init(month: LunarMonth, newMoonMargin: Int, termMargin: Int? = nil) {
    self.month = month
    self.newMoonMargin = newMoonMargin
    self.termMargin = termMargin
  }
}

extension LunationNumbering {
  /// The months of all whole sui, in order.
  ///
  /// - Throws: `LunisolarError.brokenMonths` where the instants make no calendar.
  public func months() throws(LunisolarError) -> [ComputedMonth] {
    let starts = newMoons.map(\.day)
    let termMonths = monthPlaces(of: majorTerms.map(\.day), among: starts)
    var result: [ComputedMonth] = []
    result.reserveCapacity(newMoons.count)
    for (from, to) in zip(solstices, solstices.dropFirst()) {
      guard let sui = Sui(termMonths: termMonths[from...to]) else {
        throw .brokenMonths(tradition: tradition, after: starts[termMonths[from]])
      }
      let solsticeYear = majorTerms[from].day.dayComponents.year
      for (offset, number) in sui.numbers.enumerated() {
        let place = sui.start + offset
        result.append(
          ComputedMonth(
            month: LunarMonth(
              year: number.month >= 11 ? solsticeYear : solsticeYear + 1,
              month: number.month, isLeap: number.isLeap, firstDay: starts[place],
              length: starts[place + 1] - starts[place]),
            newMoonMargin: newMoons[place].margin))
      }
    }
    let first = termMonths[solstices[0]]
    for (place, margin) in numberMargins(starts: starts, termMonths: termMonths) {
      if result.indices ~= place - first { result[place - first].termMargin = margin }
    }
    return result
  }

  /// The place of the month that contains each day. Both lists ascend.
  private func monthPlaces(of days: [Day], among starts: [Day]) -> [Int] {
    var place = 0
    return days.map { day in
      while place + 1 < starts.count, starts[place + 1] <= day { place += 1 }
      return place
    }
  }
}

// MARK: - Margins of numbers

extension LunationNumbering {
  /// For each month, by place, the least shift of one instant that would change its number.
  private func numberMargins(starts: [Day], termMonths: [Int]) -> [Int: Int] {
    var margins: [Int: Int] = [:]
    var termMonths = termMonths
    func suppose(term: Int, in month: Int, at margin: Int) {
      for place in monthsRenumbered(moving: term, to: month, termMonths: &termMonths) {
        margins[place] = min(margins[place] ?? margin, margin)
      }
    }
    for (term, instant) in majorTerms.enumerated() {
      let month = termMonths[term]
      guard month > 0, month + 1 < starts.count else { continue }
      suppose(term: term, in: month - 1, at: instant.distance(toStartOf: starts[month]))
      suppose(term: term, in: month + 1, at: instant.distance(toStartOf: starts[month + 1]))
    }
    for (place, moon) in newMoons.enumerated() where place > 0 {
      // Moving this new moon by a day moves the terms of one day into the neighbouring month.
      let isEarlier = moon.neighbour < moon.day
      let day = isEarlier ? moon.neighbour : moon.day
      if let term = term(on: day) {
        suppose(term: term, in: isEarlier ? place : place - 1, at: moon.margin)
      }
    }
    return margins
  }

  /// The major term that falls on a day, or nil.
  private func term(on day: Day) -> Int? {
    var low = 0
    var high = majorTerms.count
    while low < high {
      let middle = (low + high) / 2
      if majorTerms[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low < majorTerms.count && majorTerms[low].day == day ? low : nil
  }

  /// The places of the months that get another number when a term moves to another month.
  private func monthsRenumbered(
    moving term: Int, to month: Int, termMonths: inout [Int]
  ) -> [Int] {
    let actual = termMonths[term]
    var renumbered: [Int] = []
    for sui in suiPlaces(containing: term) {
      let range = solstices[sui]...solstices[sui + 1]
      guard let now = Sui(termMonths: termMonths[range]) else { continue }
      termMonths[term] = month
      defer { termMonths[term] = actual }
      guard let then = Sui(termMonths: termMonths[range]) else {
        // The sui would break up: every number in it is open.
        renumbered += now.start..<now.end
        continue
      }
      for place in min(now.start, then.start)..<max(now.end, then.end)
      where now.number(at: place) != then.number(at: place) {
        renumbered.append(place)
      }
    }
    return renumbered
  }

  /// The sui whose terms include a major term: one, or two for a solstice. Solstices stand twelve
  /// major terms apart.
  private func suiPlaces(containing term: Int) -> Range<Int> {
    let (sui, rest) = (term - solstices[0]).flooredQuotientAndRemainder(dividingBy: 12)
    return ((rest == 0 ? sui - 1 : sui)..<(sui + 1)).clamped(to: 0..<(solstices.count - 1))
  }
}

extension Sui {
  fileprivate var end: Int { start + numbers.count }

  fileprivate func number(at place: Int) -> Number? {
    numbers.indices ~= place - start ? numbers[place - start] : nil
  }
}
