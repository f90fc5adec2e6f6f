/// What is wrong with the words of a command line.
public enum UsageError: Error, Hashable, Sendable {
  /// There is no such option; `nearest` is the one most like it, if any is.
  case unknownOption(String, nearest: String?)
  /// An option that needs a value stands without one.
  case missingValue(option: String, value: String)
  /// A switch was given a value.
  case unexpectedValue(option: String)
  /// A word is none of those that are known here; `nearest` are the ones most like it.
  case unknownWord(kind: String, word: String, nearest: [String])
  /// Something else, in a sentence of its own.
  case other(String)
}

extension UsageError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "there is no option \(option)" + (nearest.map { ": did you mean \($0)?" } ?? "")
    case .missingValue(let option, let value):
      "\(option) needs a value: \(option) \(value)"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .unknownWord(let kind, let word, let nearest):
      "there is no \(kind) \"\(word)\""
        + (nearest.isEmpty ? "" : ": did you mean \(nearest.joined(separator: " or "))?")
    case .other(let sentence):
      sentence
    }
  }
}
