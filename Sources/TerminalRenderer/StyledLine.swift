/// How a piece of text stands out, in the terms of ECMA-48's "select graphic rendition".
public struct TextStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set of bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold, SGR 1.
  public static let bold = TextStyle(rawValue: 1)
  /// Faint, SGR 2.
  public static let dim = TextStyle(rawValue: 2)
  /// Foreground and background exchanged, SGR 7.
  public static let reverse = TextStyle(rawValue: 4)

  /// The parameters of the control sequence, in order.
  var parameters: [Int] {
    [(TextStyle.bold, 1), (.dim, 2), (.reverse, 7)].filter { contains($0.0) }.map(\.1)
  }
}

/// One line of text in pieces of one style each.
public struct StyledLine: Hashable, Sendable {
  /// The pieces in order.
  public private(set) var pieces: [(text: String, style: TextStyle)] = []

  /// An empty line.
  public init() {}

  /// A line of one piece.
  public init(_ text: String, _ style: TextStyle = []) {
    append(text, style)
  }

  /// Adds a piece at the end.
  public mutating func append(_ text: String, _ style: TextStyle = []) {
    if let last = pieces.last, last.style == style {
      pieces[pieces.count - 1].text += text
    } else if !text.isEmpty {
      pieces.append((text, style))
    }
  }

  /// The text without any style.
  public var plainText: String { pieces.map(\.text).joined() }

  /// The text with control sequences for a terminal.
  public var terminalText: String {
    pieces.map { text, style in
      style.isEmpty
        ? text
        : "\u{1B}[\(style.parameters.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
    }.joined()
  }

  /// The columns of the line.
  public var displayWidth: Int { pieces.reduce(0) { $0 + $1.text.displayWidth } }

  /// Equal texts in equal styles.
  public static func == (left: Self, right: Self) -> Bool {
    left.pieces.elementsEqual(right.pieces) { $0 == $1 }
  }

  /// Hashes texts and styles.
  public func hash(into hasher: inout Hasher) {
    for (text, style) in pieces {
      hasher.combine(text)
      hasher.combine(style)
    }
  }
}
