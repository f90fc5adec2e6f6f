import CommandLineOptions
import DayCore
import LunarDatabase

// Damages copies of a table in memory, thousands of times, and asks each what the whole one was
// asked: every answer must be the same or be refused. Tools/check-table-damage runs it.

let specs = [
  OptionSpec("seed", value: "NUMBER", help: "what damage is done (1)"),
  OptionSpec("part", value: "NUMBER", help: "do only one trial in so many (1)"),
  OptionSpec("trace", value: "PATH", help: "a file that says which trial runs"),
  OptionSpec("answers", help: "ask the files after TABLE instead of damaged copies"),
]

func stop(_ message: String, status: Int32) -> Never {
  _ = writeAll(Array("table-damage: \(message)\n".utf8), to: STDERR_FILENO)
  exit(status)
}

/// Bytes that stay in place until the program ends.
func load(_ path: String) -> UnsafeMutableRawBufferPointer {
  guard let file = fopen(path, "r") else { stop("cannot read \(path)", status: 1) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 20)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  // Pointers: as many bytes are allocated as are copied, and never freed.
  let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 4096)
  copy.copyBytes(from: bytes)
  return copy
}

func number(_ name: String, in parsed: ParsedOptions) -> Int {
  guard let text = parsed.value(name) else { return 1 }
  guard let number = Int(text), number > 0 else { stop("\(text) is no \(name)", status: 2) }
  return number
}

let parsed: ParsedOptions
do {
  parsed = try ParsedOptions(Array(CommandLine.arguments.dropFirst()), specs: specs)
} catch {
  stop("\(error)", status: 2)
}
guard let path = parsed.operands.first else { stop("name a table", status: 2) }
let whole = load(path)
let examination: Examination
do {
  examination = try Examination(bytes: UnsafeRawBufferPointer(whole))
} catch {
  stop("\(error)", status: 1)
}

var isRight = true
if parsed.has("answers") {
  for path in parsed.operands.dropFirst() {
    let outcome: Outcome
    do {
      outcome = examination.outcome(of: try LunarDatabase(path: path), verifies: true)
    } catch {
      outcome = .refused("\(error)")
    }
    switch outcome {
    case .right: print("\(path): right")
    case .refused(let message): print("\(path): refused: \(message)")
    case .wrong(let question):
      print("\(path): WRONG about \(question)")
      isRight = false
    }
  }
  exit(isRight ? 0 : 1)
}

let trace = parsed.value("trace").map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o644) } ?? -1
let damaged = UnsafeMutableRawBufferPointer.allocate(byteCount: whole.count, alignment: 4096)
var random = SplitMix64(seed: UInt64(number("seed", in: parsed)))
let part = number("part", in: parsed)
for kind in Damage.Kind.allCases {
  var counts = (right: 0, refused: 0, wrong: 0)
  var reasons: [String: Int] = [:]
  let trials = kind.usualCount / part
  for trial in 0..<trials {
    let damage = kind.damage(ofSize: whole.count, using: &random)
    if trace >= 0 {
      let line = "\(kind.rawValue) \(trial): \(damage)\n"
      pwrite(trace, line, line.utf8.count, 0)
      ftruncate(trace, off_t(line.utf8.count))
    }
    // No trial may take so long; the signal ends the program.
    alarm(120)
    damaged.copyMemory(from: UnsafeRawBufferPointer(whole))
    let count = damage.apply(to: damaged)
    let outcome = examination.outcome(
      of: UnsafeRawBufferPointer(rebasing: damaged[..<count]), damaged: damage.pages,
      verifies: trial % 100 == 0)
    switch outcome {
    case .right: counts.right += 1
    case .refused(let message):
      counts.refused += 1
      reasons[message, default: 0] += 1
    case .wrong(let question):
      counts.wrong += 1
      isRight = false
      print("WRONG about \(question): \(damage)")
    }
  }
  print(
    """
    \(kind.rawValue): \(trials) tried, \(counts.refused) refused, \(counts.right) answered right, \
    \(counts.wrong) answered wrong
    """)
  for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(8) {
    print("  \(count) × \(reason)")
  }
}
exit(isRight ? 0 : 1)
