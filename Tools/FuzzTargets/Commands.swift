import DayCore
import LunarCalCommands

/// Command lines, a word a line, behind variables as a shell takes them (`LANG=ko_KR.UTF-8`); the
/// first byte says what the world around them is like. What is answered, and what an error says,
/// cannot act on a terminal.
func tryCommands(_ bytes: [UInt8]) {
  guard let choice = bytes.first else { return }
  var words = bytes.dropFirst().split(separator: 10, omittingEmptySubsequences: false)[...]
  var variables: [String: String] = [:]
  while let word = words.first, let equals = word.firstIndex(of: UInt8(ascii: "=")),
    word[..<equals].allSatisfy({ 65...90 ~= $0 || $0 == UInt8(ascii: "_") })
  {
    variables[String(decoding: word[..<equals], as: UTF8.self)] =
      String(decoding: word[equals...].dropFirst(), as: UTF8.self)
    words.removeFirst()
  }
  answer(words.map { String(decoding: $0, as: UTF8.self) }, variables, choice: choice)
}

/// Format strings of `lunarcal format`.
func tryFormats(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  answer(["format", "--lang", "vi", "--region", "VN", "--", text], [:], choice: 0)
  answer(["format", "--lang", "ja", "--tradition", "jp", "--", text, "2025-07-30"], [:], choice: 0)
}

/// Runs a command line in a world that the choice says.
func answer(_ words: [String], _ variables: [String: String], choice: UInt8) {
  // Without those that take over the terminal, and without files that never end.
  let texts = words + variables.values
  guard let command = words.first, !["browse", "pick"].contains(command),
    !texts.contains(where: { $0.holds("/dev") || $0.holds("/proc") || $0.holds("/sys") }),
    !words.contains(where: isLong)
  else { return }
  let locales = ["C", "vi_VN.UTF-8", "zh_CN.UTF-8", "ko_KR.UTF-8"]
  var context = CommandContext(
    environment: { variables[$0] ?? ($0 == "LC_ALL" ? locales[Int(choice & 3)] : nil) },
    today: { Day(daysSince1970: choice & 4 == 0 ? 20_501 : Int(choice) * 10_000) },
    isTerminal: choice & 8 != 0,
    terminalColumns: { choice & 16 != 0 ? Int(choice >> 2) : nil },
    standardInput: { () throws(CommandError) in "2026-02-17\ntoday\n" })
  context.standardInputDescriptor = nowhere
  context.standardOutputDescriptor = nowhere
  do throws(CommandError) {
    let text = try LunarCal.answer(words, context: context)
    hold(text.isWrittenFitForTerminals, "answer to \(words)")
  } catch {
    hold(LunarCal.message(of: error).isPlain, "error about \(words)")
  }
}

/// Whether a word is a range beyond a decade: such a one is right, and takes its time.
private func isLong(_ word: String) -> Bool {
  let ends = word.parts("..")
  return ends.count == 2 && !ends[0].utf8.prefix(3).elementsEqual(ends[1].utf8.prefix(3))
}

private let nowhere = open("/dev/null", O_RDWR)

extension String {
  /// Whether the text is plain apart from colours, and from what calendar files and tabs in formats
  /// need.
  fileprivate var isWrittenFitForTerminals: Bool {
    var plain = ""
    var rest = Substring(self)
    while let start = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<start]
      rest = rest[start...].dropFirst()
      guard rest.first == "[" else { return false }
      rest = rest.dropFirst().drop { ("0"..."9").contains($0) || $0 == ";" }
      guard rest.popFirst() == "m" else { return false }
    }
    plain += rest
    return plain.replacingLineEnds.isPlain
  }

  private var replacingLineEnds: String {
    String(map { $0 == "\r\n" || $0 == "\t" ? "\n" : $0 })
  }
}
