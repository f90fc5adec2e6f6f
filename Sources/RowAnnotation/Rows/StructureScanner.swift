import CByteMask
import DayCore

/// Finds separators, line feeds and quotes in the bytes of a `ByteBuffer`, 64 at a time.
///
/// Pointers: a chunk is loaded only where it begins within `count` bytes, so that it ends at most
/// `ByteBuffer.slack` bytes behind them; bits behind `count` are cleared.
struct StructureScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var count: Int { bytes.count }
  private let separator: UInt8
  private let quote: UInt8
  private var chunk = 0
  private var mask: UInt64 = 0

  /// Without a quote, the separator is looked for twice.
  init(_ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8, quote: UInt8?) {
    self.bytes = bytes
    self.separator = separator
    self.quote = quote ?? separator
    mask = load(0)
  }

  /// The next place, or `count` behind the last.
  @inline(__always)
  mutating func next() -> Int {
    while mask == 0 {
      chunk &+= 64
      guard chunk < count else { return count }
      mask = load(chunk)
    }
    let place = chunk &+ mask.trailingZeroBitCount
    mask &= mask &- 1
    return place
  }

  /// Steps over a quoted field that begins at `place`, behind its closing quote. False where it
  /// has none: then nothing follows any more.
  @inline(__always)
  mutating func skipQuoted(from place: Int) -> Bool {
    let end = endOfQuoted(from: place)
    resume(at: end ?? count)
    return end != nil
  }

  /// Does not change the scanner, which therefore stays in registers between two quotes.
  @inline(never)
  private func endOfQuoted(from place: Int) -> Int? {
    var place = place + 1
    while let closing = firstQuote(from: place) {
      place = closing + 1
      // Two quotes are one of the text.
      guard place < count, bytes[place] == quote else { return place }
      place += 1
    }
    return nil
  }

  private func firstQuote(from place: Int) -> Int? {
    guard place < count, let start = bytes.baseAddress,
      let found = memchr(start + place, Int32(quote), count - place)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  @inline(__always)
  private mutating func resume(at place: Int) {
    let next = place & ~63
    if next != chunk {
      chunk = next
      mask = load(next)
    }
    mask &= UInt64.max << UInt64(place &- next)
  }

  @inline(__always)
  private func load(_ chunk: Int) -> UInt64 {
    guard chunk < count, let start = bytes.baseAddress else { return 0 }
    let bits = cbytemask_any(start + chunk, separator, quote, UInt8(ascii: "\n"))
    return count &- chunk < 64 ? bits & ((1 << UInt64(count &- chunk)) &- 1) : bits
  }
}
