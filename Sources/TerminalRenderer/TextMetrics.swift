import CDisplayWidth

/// How many columns text takes on a terminal.
///
/// A scalar takes what libc's `wcwidth` says: two columns for a full-width character, none for a
/// combining mark. What a zero-width joiner joins to an emoji shares the emoji's columns, as tmux
/// and most terminals draw it.
public struct TextMetrics: Hashable, Sendable {
  /// Whether characters of East Asian Width "Ambiguous" (UAX #11) take two columns, as they do on
  /// terminals set up for older East Asian encodings.
  public var ambiguousIsWide: Bool

  /// Creates metrics.
  public init(ambiguousIsWide: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// The columns that a text takes.
  public func width(of text: String) -> Int {
    text.isPrintableASCII ? text.utf8.count : width(of: text.unicodeScalars)
  }

  /// The columns that a text takes that is no `String` of its own.
  public func width(of text: some StringProtocol) -> Int { width(of: String(text)) }

  /// The columns that a grapheme cluster takes.
  public func width(of character: Character) -> Int { width(of: character.unicodeScalars) }

  @inline(__always)
  private func width(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    var columns = 0
    var isJoined = false
    for scalar in scalars {
      if !isJoined { columns += width(of: scalar) }
      isJoined = scalar == "\u{200D}"
    }
    return columns
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 0x20..<0x7f ~= scalar.value ? 1 : 0 }
    if ambiguousIsWide, cdisplaywidth_is_ambiguous(scalar.value) != 0 { return 2 }
    return Self.commonWidth(scalar.value) ?? max(0, Int(cdisplaywidth_of_scalar(scalar.value)))
  }

  /// The width of the letters that calendars are mostly written in, for which no locale has to be
  /// loaded: Latin with its marks, dashes, kana, Chinese characters, Hangul. Nil for all others.
  static func commonWidth(_ value: UInt32) -> Int? {
    switch value {
    case 0xa1..<0xad, 0xae..<0x300, 0x1e00..<0x1f00, 0x2010..<0x2028: 1
    case 0x3041..<0x3097, 0x30a1..<0x3100, 0x4e00..<0x9fff, 0xac00..<0xd7a4: 2
    default: nil
    }
  }
}

/// On which side of a field a text stands.
public enum Alignment: Sendable {
  /// At the left end.
  case left
  /// In the middle, or half a column to the left of it.
  case center
  /// At the right end.
  case right
}

extension TextMetrics {
  /// The text filled up with spaces to a width in columns; a wider text stays as it is.
  public func padded(_ text: String, to width: Int, _ alignment: Alignment = .left) -> String {
    let room = max(0, width - self.width(of: text))
    let before =
      switch alignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      }
    return spaces(before) + text + spaces(room - before)
  }

  /// The longest beginning of a text that takes no more than so many columns.
  public func prefix(of text: String, width: Int) -> String {
    var taken = 0
    var result = ""
    for character in text {
      taken += self.width(of: character)
      if taken > width { break }
      result.append(character)
    }
    return result
  }

  /// The text in lines of no more than so many columns, broken at spaces, and within a word only
  /// where the word alone is wider. There is always at least one line.
  public func wrapped(_ text: String, width: Int) -> [String] {
    if self.width(of: text) <= width { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let candidate = line.isEmpty ? String(word) : "\(line) \(word)"
      if self.width(of: candidate) <= width {
        line = candidate
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var rest = String(word)
      while self.width(of: rest) > width {
        // At least one character a line, however narrow the room is.
        let piece = rest.prefix(max(1, prefix(of: rest, width: width).count))
        lines.append(String(piece))
        rest = String(rest.dropFirst(piece.count))
      }
      line = rest
    }
    return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
  }
}

/// So many spaces; none for a negative count.
func spaces(_ count: Int) -> String {
  count > 0 ? String(repeating: " ", count: count) : ""
}

extension StringProtocol {
  /// The columns that the text takes on a usual terminal: see ``TextMetrics``.
  public var displayWidth: Int { TextMetrics().width(of: String(self)) }
}

extension String {
  /// The text filled up with spaces to a width on a usual terminal: see ``TextMetrics``.
  public func padded(to width: Int, _ alignment: Alignment = .left) -> String {
    TextMetrics().padded(self, to: width, alignment)
  }
}
