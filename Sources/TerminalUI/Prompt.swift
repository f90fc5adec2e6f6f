/// A line that the user types on, at the foot of the screen.
struct Prompt: Hashable, Sendable {
  /// What the text is for.
  enum Purpose: Hashable, Sendable {
    /// A date to go to.
    case date
    /// A text to search for.
    case search
  }

  /// What follows from a key.
  enum Outcome: Hashable {
    case stay
    case accept(String)
    case cancel
  }

  let purpose: Purpose
  private(set) var text = ""
  /// What was wrong with the last text, nil when nothing was.
  var complaint: String?

  /// As much as anyone types; more is left out, so that pasting a book does no harm.
  private static let longest = 200

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  mutating func handle(_ key: Key) -> Outcome {
    complaint = nil
    switch key {
    case .enter: return text.isEmpty ? .cancel : .accept(text)
    case .escape, .control("g"): return .cancel
    case .backspace:
      if text.isEmpty { return .cancel }
      text.removeLast()
    case .control("u"): text = ""
    case .control("w"):
      while text.last == " " { text.removeLast() }
      while let last = text.last, last != " " { text.removeLast() }
    case .character(let character):
      if text.count < Self.longest { text.append(character) }
    default: break
    }
    return .stay
  }
}
