/// Reads the fields of a date that is written in ASCII digits, one after the other.
///
/// Pointers: a byte is read only after its position was found to be below `bytes.count`, and the
/// position grows by one at a time; the scanner is valid while the bytes are.
package struct DateScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// What the closure makes of the bytes of a text, which it may read only while it runs. They are
  /// copied only where they do not lie together, as in strings of other frameworks.
  @inlinable @inline(__always)
  package static func withBytes<Result>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.utf8.withContiguousStorageIfAvailable(body)
      ?? Array(text.utf8).withUnsafeBufferPointer(body)
  }

  package var isAtEnd: Bool { position == bytes.count }

  /// The next byte, left where it is.
  package var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// Steps over that character, or stays and says no.
  package mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// A number of exactly that many digits.
  package mutating func number(digits: Int) -> Int? {
    guard bytes.count - position >= digits else { return nil }
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// A year as ISO 8601 writes it: four digits, or a sign and at least four.
  package mutating func year() -> Int? {
    let isNegative = next == UInt8(ascii: "-")
    guard isNegative || next == UInt8(ascii: "+") else { return number(digits: 4) }
    position += 1
    guard var year = number(digits: 4) else { return nil }
    while let digit = digit() {
      let (tens, overflow) = year.multipliedReportingOverflow(by: 10)
      let (sum, tooLarge) = tens.addingReportingOverflow(digit)
      guard !overflow, !tooLarge else { return nil }
      year = sum
    }
    // The year 0 has no sign of its own.
    return isNegative ? (year == 0 ? nil : -year) : year
  }

  private mutating func digit() -> Int? {
    guard let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
    position += 1
    return Int(byte &- UInt8(ascii: "0"))
  }
}
