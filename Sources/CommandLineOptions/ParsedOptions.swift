import CGetopt
import DayCore
import Synchronization

/// The options and operands of a command line, as `getopt_long` takes them apart.
public struct ParsedOptions: Sendable {
  /// Options in the order given, by long name; a switch has an empty value.
  public private(set) var options: [(name: String, value: String)] = []
  /// The words that are no options.
  public private(set) var operands: [String] = []

  /// The last value given for an option, or nil.
  public func value(_ name: String) -> String? {
    options.last { $0.name == name }?.value
  }

  /// All values given for an option, in order.
  public func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }

  /// Whether an option was given.
  public func has(_ name: String) -> Bool { value(name) != nil }
}

extension ParsedOptions {
  /// Takes the words behind the command's name apart. Options and operands may mix; `--` ends the
  /// options; a long name may be cut as long as it is unambiguous.
  ///
  /// - Throws: `UsageError` for an option that is unknown, lacks its value, or has one too many.
  public init(_ arguments: [String], specs: [OptionSpec]) throws(UsageError) {
    self = try Self.scanner.withLock { (_) throws(UsageError) in
      try Self(scanning: arguments, specs: specs)
    }
  }

  /// The C library has one scanner for the whole process.
  private static let scanner = Mutex(())

  private init(scanning arguments: [String], specs: [OptionSpec]) throws(UsageError) {
    let words = ["lunarcal"] + arguments
    // getopt_long reorders this array of words, never the words; all are freed below.
    var copies = words.map { strdup($0) } + [nil]
    let owned = copies
    let names = specs.map { strdup($0.name) }
    defer { (owned + names).forEach { free($0) } }
    let table = zip(names, specs.indices).compactMap { name, index in
      name.map {
        cgetopt_option(
          name: $0, takes_argument: specs[index].value == nil ? 0 : 1,
          value: Self.firstValue + Int32(index))
      }
    }
    let letters =
      ":"
      + specs.map { spec in
        spec.letter.map { "\($0)" + (spec.value == nil ? "" : ":") } ?? ""
      }.joined()
    cgetopt_restart()
    var reached = 1
    while true {
      let step = cgetopt_next(Int32(words.count), &copies, letters, table, table.count)
      let at = Int(step.next)
      if step.value == -1 {
        operands = copies[at..<words.count].compactMap { $0.map { String(cString: $0) } }
        return
      }
      let word = copies[max(at - 1, reached)].map { String(cString: $0) } ?? ""
      reached = min(at, words.count - 1)
      guard let spec = Self.spec(of: step.value, in: specs) else {
        throw Self.error(step, word: word, specs: specs)
      }
      options.append((spec.name, step.argument.map { String(cString: $0) } ?? ""))
    }
  }

  /// Long options have values above all letters.
  private static let firstValue: Int32 = 0x1000

  private static func spec(of value: Int32, in specs: [OptionSpec]) -> OptionSpec? {
    if value >= firstValue { return specs[Int(value - firstValue)] }
    return UInt8(exactly: value).flatMap { byte in
      specs.first { $0.letter == Character(Unicode.Scalar(byte)) }
    }
  }

  private static func error(
    _ step: cgetopt_step, word: String, specs: [OptionSpec]
  ) -> UsageError {
    if step.value == Int32(UInt8(ascii: ":")) {
      let name = word.hasPrefix("--") ? String(word.dropFirst(2)) : ""
      let spec =
        specs.first { $0.name.hasPrefix(name) && !name.isEmpty && $0.value != nil }
        ?? specs.first { $0.letter != nil && $0.letter == word.last }
      return .missingValue(option: word, value: spec?.value ?? "VALUE")
    }
    guard word.hasPrefix("--") else {
      let letter = UInt8(exactly: step.letter).map { String(Character(Unicode.Scalar($0))) }
      return .unknownOption(letter.map { "-\($0)" } ?? word, nearest: nil)
    }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    if word.contains("="), specs.contains(where: { $0.name == name && $0.value == nil }) {
      return .unexpectedValue(option: "--\(name)")
    }
    let near = nearest(to: String(name), among: specs.map(\.name)).first
    return .unknownOption("--\(name)", nearest: near.map { "--\($0)" })
  }
}
