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
    // Plain loops: this runs at every start, and the first use of each generic shape costs more
    // than the work itself.
    let table = OptionTable(specs)
    // Pointers: each word is a C string of its own until `free`, as many as the array has but the
    // last, which is null; option names live as long as their table.
    // getopt_long reorders this array of words, never the words; it ends with a null pointer.
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("lunarcal")]
    for argument in arguments { words.append(strdup(argument)) }
    words.append(nil)
    let owned = words
    defer { for word in owned { free(word) } }
    let count = words.count - 1
    cgetopt_restart()
    var reached = 1
    while true {
      let step = cgetopt_next(
        Int32(count), &words, table.letters, table.options, table.options.count)
      let at = Int(step.next)
      if step.value == -1 {
        for word in words[at..<count] { operands.append(Self.text(word)) }
        return
      }
      let word = words[max(at - 1, reached)]
      reached = min(at, count - 1)
      guard let place = table.place(of: step.value) else {
        throw Self.error(step, word: Self.text(word), specs: specs)
      }
      options.append((specs[place].name, Self.text(step.argument)))
    }
  }

  /// A C string as text, empty for a null pointer.
  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
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

/// What getopt_long wants to know of the options. The names it points to live as long as the table.
private final class OptionTable {
  /// Long options have values above all letters.
  private static let firstValue: Int32 = 0x1000

  private(set) var options: [cgetopt_option] = []
  /// The letters, a colon behind those that take a value, a zero byte at the end; the leading
  /// colon asks for missing values to be told apart.
  private(set) var letters = [CChar(UInt8(ascii: ":"))]
  private var places: [(letter: Int32, place: Int)] = []

  init(_ specs: [OptionSpec]) {
    for (place, spec) in specs.enumerated() {
      if let name = strdup(spec.name) {
        options.append(
          cgetopt_option(
            name: name, takes_argument: spec.value == nil ? 0 : 1,
            value: Self.firstValue + Int32(place)))
      }
      if let letter = spec.letter?.asciiValue {
        letters.append(CChar(letter))
        if spec.value != nil { letters.append(CChar(UInt8(ascii: ":"))) }
        places.append((Int32(letter), place))
      }
    }
    letters.append(0)
  }

  /// The place of the option that a step of the scan found.
  func place(of value: Int32) -> Int? {
    if value >= Self.firstValue { return Int(value - Self.firstValue) }
    for entry in places where entry.letter == value { return entry.place }
    return nil
  }

  deinit {
    for option in options { free(UnsafeMutablePointer(mutating: option.name)) }
  }
}
