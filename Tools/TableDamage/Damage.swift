/// One way to damage the bytes of a table.
enum Damage: CustomStringConvertible {
  case bit(Int)
  case bytes(at: Int, [UInt8])
  case truncation(Int)
  case swappedPages(Int, Int)
  case copiedPage(from: Int, to: Int)

  static let pageSize = 4096

  /// The kinds with what a full run tries of each.
  enum Kind: String, CaseIterable {
    case bits, ranges, truncations, swaps, copies

    var usualCount: Int {
      switch self {
      case .bits: 20_000
      case .ranges: 2_000
      case .truncations, .swaps, .copies: 500
      }
    }

    /// Makes one, at random.
    func damage(ofSize size: Int, using random: inout SplitMix64) -> Damage {
      func page() -> Int { Int.random(in: 0..<size / pageSize, using: &random) }
      switch self {
      case .bits:
        // A tenth in the first page, on which everything else hangs.
        let bits = (Int.random(in: 0..<10, using: &random) == 0 ? pageSize : size) * 8
        return .bit(Int.random(in: 0..<bits, using: &random))
      case .ranges:
        let count = 1 << Int.random(in: 0...13, using: &random)
        let start = Int.random(in: 0..<size - count, using: &random)
        let isNoise = Bool.random(using: &random)
        let fill = UInt8.random(in: 0...255, using: &random)
        return .bytes(
          at: start, (0..<count).map { _ in isNoise ? .random(in: 0...255, using: &random) : fill })
      case .truncations: return .truncation(Int.random(in: 1..<size, using: &random))
      case .swaps: return .swappedPages(page(), page())
      case .copies: return .copiedPage(from: page(), to: page())
      }
    }
  }

  /// Does the damage, and gives how many bytes are left.
  func apply(to bytes: UnsafeMutableRawBufferPointer) -> Int {
    // Pointers: every place below is taken from 0..<bytes.count, and whole pages lie within it.
    switch self {
    case .bit(let bit):
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    case .bytes(let start, let values):
      for (place, value) in values.enumerated() { bytes[start + place] = value }
    case .truncation(let size):
      return size
    case .swappedPages(let one, let other):
      for place in 0..<Self.pageSize where one != other {
        bytes.swapAt(one * Self.pageSize + place, other * Self.pageSize + place)
      }
    case .copiedPage(let from, let to):
      for place in 0..<Self.pageSize {
        bytes[to * Self.pageSize + place] = bytes[from * Self.pageSize + place]
      }
    }
    return bytes.count
  }

  /// The numbers of the pages that differ, counted from 0; nil for what cannot be told.
  var pages: [Int]? {
    switch self {
    case .bit(let bit): [bit / 8 / Self.pageSize]
    case .bytes(let start, let values):
      Array(start / Self.pageSize...(start + values.count - 1) / Self.pageSize)
    case .truncation: nil
    case .swappedPages(let one, let other): [one, other]
    case .copiedPage(_, let to): [to]
    }
  }

  var description: String {
    switch self {
    case .bit(let bit): "bit \(bit % 8) of byte \(bit / 8) flipped"
    case .bytes(let start, let values): "\(values.count) bytes from \(start) overwritten"
    case .truncation(let size): "cut to \(size) bytes"
    case .swappedPages(let one, let other): "pages \(one) and \(other) swapped"
    case .copiedPage(let from, let to): "page \(from) copied over page \(to)"
    }
  }
}
