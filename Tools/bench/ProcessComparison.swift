import Foundation

/// Programs that do one task: ours first, peers after it. Those that are not installed are named
/// and left out.
struct ProcessComparison {
  struct Contender {
    let name: String
    let command: [String]
    var input = "/dev/null"
    /// How many times it runs; a slow peer needs not run as often as we do.
    var rounds = Int.max
  }

  let task: String
  var rounds: Int
  /// The bytes that a run works on, for a column with the rate.
  var bytes: Int?
  let contenders: [Contender]

  /// Runs all in turn, so that each round of ours has one of each peer beside it, and prints the
  /// median and the minimum of the time, how far its middle half spreads, the processor time and
  /// the memory, and the median of the ratios to ours, round by round. Gives the median seconds of
  /// each.
  @discardableResult
  func report() -> [String: Double] {
    var runs: [[ProcessRun]] = contenders.map { _ in [] }
    var failures: [String] = []
    for round in 0...rounds {
      for (place, contender) in contenders.enumerated() where round <= contender.rounds {
        do {
          let run = try ProcessRun(contender.command, input: contender.input)
          // The first round only warms up.
          if round > 0 { runs[place].append(run) }
        } catch {
          if round == 0 { failures.append("\(contender.name): \(error)") }
        }
      }
    }
    print("\n\(task) (\(rounds) rounds; milliseconds)")
    let rate = bytes == nil ? [] : ["MB/s"]
    print(row("", ["median", "min", "spread", "processor", "MB"] + rate + ["ratio"]))
    var medians: [String: Double] = [:]
    for (contender, own) in zip(contenders, runs) where !own.isEmpty {
      let times = own.map(\.seconds).sorted()
      let median = times[times.count / 2]
      medians[contender.name] = median
      let ratios = zip(own, runs[0]).map { $0.seconds / $1.seconds }.sorted()
      let processor = own.map(\.processorSeconds).sorted()[own.count / 2]
      let spread = times[times.count * 3 / 4] - times[times.count / 4]
      let memory = ProcessRun.megabytes(contender.command, input: contender.input) ?? .nan
      var columns: [Double] = [median * 1e3, times[0] * 1e3, spread * 1e3, processor * 1e3, memory]
      if let bytes { columns.append(Double(bytes) / median / 1e6) }
      columns.append(ratios.isEmpty ? 1 : ratios[ratios.count / 2])
      print(row(contender.name, columns.map { String(format: "%.2f", $0) }))
    }
    for failure in failures { print("left out, \(failure)") }
    return medians
  }

  private func row(_ name: String, _ columns: [String]) -> String {
    let padded = columns.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }
    return name.padding(toLength: 36, withPad: " ", startingAt: 0) + padded.joined()
  }
}

/// Where our own program is: the static one of `Tools/build-release`, else the one beside this.
enum OwnProgram {
  static let lunarcal: String = {
    let released = "lunarcal"
    if access(released, X_OK) == 0 { return "./" + released }
    return beside("lunarcal")
  }()

  /// A program that was built together with this one.
  static func beside(_ name: String) -> String {
    let own = CommandLine.arguments[0]
    return (own.lastIndex(of: "/").map { String(own[...$0]) } ?? "./") + name
  }
}
