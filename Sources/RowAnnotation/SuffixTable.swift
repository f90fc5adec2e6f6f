import CByteMask
import DayCore

/// What is appended to the rows of each day, as bytes: made when a day is first met, and kept.
///
/// Every day of the years covered has a slot of 16 bytes, so that a date is found without a search
/// and a short suffix with one access to memory. A longer one lies in an arena, which starts over
/// when it is full.
///
/// Pointers: `slots` names `slotCount` slots, zero at first, and lives as long as its owner; a slot
/// is named by an index that `slot(year:month:day:)` has checked.
struct SuffixTable {
  /// A suffix: where its bytes are, readable for 16 bytes at least, and whether its row is a bad
  /// one. Valid until the next suffix is made.
  struct Suffix {
    let start: UnsafePointer<UInt8>
    let count: Int
    let isBad: Bool

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
  }

  /// More than this is not kept in the arena.
  private static let arenaLimit = 4 << 20
  private static let slotSize = 16
  /// The last byte of a slot, if the suffix lies in the arena at the offset in the first four;
  /// otherwise it is 0 if there is none yet, or 1 + length × 2 + 128 if the row is bad.
  private static let isInArena: UInt8 = 255
  private static let badBit: UInt8 = 128

  private final class Memory {
    let start: UnsafeMutablePointer<UInt8>?

    /// Zeroed memory, of which pages that are never written cost nothing.
    init(_ count: Int) { start = calloc(count, 1)?.assumingMemoryBound(to: UInt8.self) }

    deinit { free(start) }
  }

  private let columns: [AnnotationColumn]
  private let format: RowAnnotationOptions.Format
  private let form: DateForm
  private let firstYear: Int
  private let slotCount: Int
  private let memory: Memory
  private let slots: UnsafeMutablePointer<UInt8>
  /// A suffix is four bytes, its length times two and 1 if its row is bad, and the bytes. The first
  /// one is that of rows without a day.
  private let arena = ByteBuffer(capacity: 1 << 16)
  /// The suffix made last.
  private let made = ByteBuffer(capacity: 256)

  init(
    _ columns: [AnnotationColumn], covered: ClosedRange<Day>, options: RowAnnotationOptions
  ) {
    self.columns = columns
    format = options.format
    form = options.dateForm
    let years =
      covered.lowerBound.dayComponents.year...covered.upperBound.dayComponents.year
    firstYear = years.lowerBound
    let count = years.count * 372
    memory = Memory(count * Self.slotSize)
    // Without memory no day has a slot: every suffix is made anew.
    slotCount = memory.start == nil ? 0 : count
    slots = memory.start ?? arena.start
    startOver()
  }

  /// The suffix of rows that have no day.
  var empty: Suffix { inArena(at: 0) }

  /// The slot of a field that is a plain ISO day, whose memory is asked for; nil of others.
  @inline(__always)
  func slot(of field: UnsafeBufferPointer<UInt8>) -> Int? {
    guard form == .iso8601, field.count == 10, let start = field.baseAddress,
      let date = DayComponents(isoDate: start),
      let slot = slot(year: date.year, month: date.month, day: date.dayOfMonth)
    else { return nil }
    cbytemask_prefetch(slots + slot &* Self.slotSize)
    return slot
  }

  /// The suffix of the day that a field names, whose slot may be known.
  @inline(__always)
  func suffix(of field: UnsafeBufferPointer<UInt8>, slot: Int?) -> Suffix {
    if let slot {
      let start = slots + slot &* Self.slotSize
      let head = start[Self.slotSize &- 1]
      if head != 0, head != Self.isInArena {
        return Suffix(
          start: start, count: Int((head & ~Self.badBit) >> 1), isBad: head & Self.badBit != 0)
      }
    }
    return longSuffix(of: field)
  }

  /// Why the suffix of a field is a bad one.
  func reason(_ field: UnsafeBufferPointer<UInt8>) -> BadRow.Reason {
    form.day(field).map(BadRow.Reason.uncovered)
      ?? .notADate(String(decoding: field.prefix(200), as: UTF8.self))
  }

  private func longSuffix(of field: UnsafeBufferPointer<UInt8>) -> Suffix {
    guard let day = form.day(field) else { return empty }
    let date = day.dayComponents
    guard let slot = slot(year: date.year, month: date.month, day: date.dayOfMonth) else {
      return slotCount == 0 ? unkeptSuffix(of: day) : empty
    }
    let start = slots + slot * Self.slotSize
    if start[Self.slotSize - 1] == 0 {
      startOverIfFull()
      let isBad = make { $0.value(day) }
      store(isBad, at: start)
    }
    let head = start[Self.slotSize - 1]
    guard head == Self.isInArena else {
      return Suffix(
        start: start, count: Int((head & ~Self.badBit) >> 1), isBad: head & Self.badBit != 0)
    }
    return inArena(at: Int(UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)))
  }

  /// The suffix of a day that has no slot, for want of memory.
  private func unkeptSuffix(of day: Day) -> Suffix {
    startOverIfFull()
    return inArena(at: storeInArena(make { $0.value(day) }))
  }

  /// Puts the suffix just made where a slot finds it.
  private func store(_ isBad: Bool, at slot: UnsafeMutablePointer<UInt8>) {
    guard made.count < Self.slotSize else {
      let place = storeInArena(isBad)
      UnsafeMutableRawPointer(slot).storeBytes(of: UInt32(place), as: UInt32.self)
      slot[Self.slotSize - 1] = Self.isInArena
      return
    }
    // The whole slot: the buffer has more bytes than that.
    slot.update(from: made.start, count: Self.slotSize)
    slot[Self.slotSize - 1] = UInt8(1 + made.count << 1) | (isBad ? Self.badBit : 0)
  }

  private func startOverIfFull() {
    if arena.count > Self.arenaLimit { startOver() }
  }

  private func startOver() {
    if let start = memory.start, arena.count > 0 { memset(start, 0, slotCount * Self.slotSize) }
    arena.count = 0
    _ = storeInArena(make { _ in .uncovered })
  }

  /// Makes a suffix in `made`. True where its row is a bad one.
  private func make(_ value: (AnnotationColumn) -> AnnotationColumn.Value) -> Bool {
    made.count = 0
    var isBad = false
    for column in columns {
      let value = value(column)
      if case .uncovered = value { isBad = true }
      format.append(column.name, value, to: made)
    }
    return isBad
  }

  /// Puts the suffix just made into the arena. Gives its place there.
  private func storeInArena(_ isBad: Bool) -> Int {
    let place = arena.count
    let head = UInt32(truncatingIfNeeded: made.count << 1 | (isBad ? 1 : 0))
    for shift in [0, 8, 16, 24] as [UInt32] { arena.append(UInt8(head >> shift & 0xFF)) }
    arena.append(made.bytes)
    return place
  }

  private func inArena(at offset: Int) -> Suffix {
    // Four bytes that `storeInArena` has written there, and what follows them.
    let start = arena.start + offset
    let head = Int(
      UInt32(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)))
    return Suffix(start: start + 4, count: head >> 1, isBad: head & 1 != 0)
  }

  @inline(__always)
  private func slot(year: Int, month: Int, day: Int) -> Int? {
    let place = ((year &- firstYear) &* 12 &+ month &- 1) &* 31 &+ day &- 1
    guard 0..<slotCount ~= place, 1...12 ~= month, 1...31 ~= day else { return nil }
    return place
  }
}
