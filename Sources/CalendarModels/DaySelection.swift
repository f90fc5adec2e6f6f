import DayCore

/// The selection of a calendar: one day, or a range whose ends are picked up and put down.
///
/// In range mode a tap outside the two ends begins a new range on that day and holds its end; a
/// tap on the start or the end takes hold of that end; the next tap, wherever it falls, puts the
/// held end down. Ends that have crossed are swapped, so ``days`` is ordered at all times. While
/// an end is held, ``point(at:)`` previews where it would fall.
///
/// ```swift
/// var selection = DaySelection(.range, day)
/// selection.tap(day)              // takes hold
/// selection.point(at: day + 3)    // selection.preview == day...(day + 3)
/// selection.tap(day - 2)          // selection.days == (day - 2)...day
/// ```
public struct DaySelection: Hashable, Sendable {
  /// Whether one day is chosen or a range of days.
  public enum Mode: Hashable, Sendable {
    /// Every tap chooses the day.
    case single
    /// Taps choose the two ends of a range.
    case range
  }

  /// An end that is held: the range reaches from the end that stays to wherever the held one is.
  private struct Grip: Hashable, Sendable {
    /// The end that stays.
    var anchor: Day
    /// The day from which the held end was taken.
    var origin: Day
    /// The day the pointer is on, if it is on any.
    var pointed: Day?
    /// The selection to go back to.
    var before: ClosedRange<Day>

    var moving: Day { pointed ?? origin }
  }

  /// Whether one day is chosen or a range of days.
  public let mode: Mode
  /// The chosen days, first to last: one day in single mode. Every tap writes it at once.
  public private(set) var days: ClosedRange<Day>
  private var grip: Grip?

  /// A selection of the days given, both ends at rest. Single mode keeps only the first.
  public init(_ mode: Mode, _ days: ClosedRange<Day>) {
    self.mode = mode
    self.days = mode == .single ? days.lowerBound...days.lowerBound : days
  }

  /// A selection of that one day.
  public init(_ mode: Mode, _ day: Day) {
    self.init(mode, day...day)
  }

  /// Whether an end of the range is held, so that the next tap puts it down.
  public var isHolding: Bool { grip != nil }

  /// The days that would be chosen if the held end were put down where the pointer is, or where
  /// it was taken while no pointer shows; ``days`` when nothing is held.
  public var preview: ClosedRange<Day> {
    grip.map { Self.range($0.anchor, $0.moving) } ?? days
  }

  /// Takes a tap, or the Enter key, on a day.
  public mutating func tap(_ day: Day) {
    if let grip {
      days = Self.range(grip.anchor, day)
      self.grip = nil
    } else if mode == .single {
      days = day...day
    } else if day == days.lowerBound {
      grip = Grip(anchor: days.upperBound, origin: day, before: days)
    } else if day == days.upperBound {
      grip = Grip(anchor: days.lowerBound, origin: day, before: days)
    } else {
      grip = Grip(anchor: day, origin: day, before: days)
      days = day...day
    }
  }

  /// Takes note of the day under the pointer or cursor, nil when it has left the calendar. It
  /// counts only while an end is held.
  public mutating func point(at day: Day?) {
    grip?.pointed = day
  }

  /// Lets go of a held end and goes back to the selection there was before it was taken.
  public mutating func cancel() {
    guard let grip else { return }
    days = grip.before
    self.grip = nil
  }

  /// How the day's cell is to be drawn, the preview included.
  public func highlight(of day: Day) -> DayHighlight {
    let shown = preview
    guard shown.contains(day) else { return .none }
    if day == shown.lowerBound {
      return day == grip?.moving ? .selectedStart : .rangeStart
    }
    guard day == shown.upperBound else { return .range }
    return day == grip?.moving ? .selectedEnd : .rangeEnd
  }

  private static func range(_ one: Day, _ other: Day) -> ClosedRange<Day> {
    min(one, other)...max(one, other)
  }
}
