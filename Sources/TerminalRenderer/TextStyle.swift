/// How a piece of text looks, in the terms of ECMA-48's "select graphic rendition".
public struct TextStyle: Hashable, Sendable {
  /// The colour of the text, or nil for the terminal's own.
  public var foreground: TerminalColor?
  /// SGR 1.
  public var isBold = false
  /// SGR 2.
  public var isDim = false
  /// SGR 4.
  public var isUnderlined = false
  /// Foreground and background exchanged, SGR 7.
  public var isReversed = false

  /// The parameters of the control sequence, parted by semicolons; empty for plain text.
  func parameters(depth: ColorDepth) -> String {
    var parameters: [String] = []
    if isBold { parameters.append("1") }
    if isDim { parameters.append("2") }
    if isUnderlined { parameters.append("4") }
    if isReversed { parameters.append("7") }
    if let foreground { parameters.append(foreground.parameters(depth: depth)) }
    return parameters.joined(separator: ";")
  }
}

/// A colour of text on a terminal, as terminals of different ages can show it.
public struct TerminalColor: Hashable, Sendable {
  /// `0xRRGGBB`, for true colour.
  public var rgb: UInt32
  /// The place in the palette of 256 colours, 16 to 255.
  public var indexed: UInt8
  /// The place among the sixteen colours that the user's own settings define, 0 to 15; nil for
  /// faint text (SGR 2), since no grey of the sixteen is readable under every setting.
  public var ansi: UInt8?

  /// Creates a colour.
  public init(rgb: UInt32, indexed: UInt8, ansi: UInt8?) {
    self.rgb = rgb
    self.indexed = indexed
    self.ansi = ansi
  }

  func parameters(depth: ColorDepth) -> String {
    switch depth {
    case .sixteen: ansi.map { String($0 < 8 ? 30 + $0 : 82 + $0) } ?? "2"
    case .indexed: "38;5;\(indexed)"
    case .trueColor: "38;2;\(rgb >> 16 & 0xff);\(rgb >> 8 & 0xff);\(rgb & 0xff)"
    }
  }
}

/// How many colours a terminal has.
public enum ColorDepth: Hashable, Sendable {
  /// The sixteen of ECMA-48 and its bright ones.
  case sixteen
  /// A palette of 256.
  case indexed
  /// Red, green and blue of eight bits each.
  case trueColor
}

extension ColorDepth {
  /// The depth that a terminal says it has by `COLORTERM` and `TERM`.
  public init(colorTerm: String?, term: String?) {
    let term = term ?? ""
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .trueColor
    } else if term.hasSuffix("256color") {
      self = .indexed
    } else {
      self = .sixteen
    }
  }
}
