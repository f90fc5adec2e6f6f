import Foundation

/// One task and the contenders that do it: ours first, peers after it.
struct Comparison {
  /// Something that does the task; what it returns has to be what every other contender returns.
  struct Contender {
    let name: String
    let run: () throws -> Int
  }

  struct Disagreement: Error {
    let task: String
    let results: [String: Int]
  }

  let task: String
  /// How many operations one run is; times are given for one operation.
  let operations: Int
  var rounds = 31
  /// Whether a contender runs once untimed before every timed run, so that what the others left in
  /// the caches does not count.
  var isWarm = false
  let contenders: [Contender]

  /// Runs the contenders in turn, many times, and prints the median, the minimum, and how far the
  /// middle half of the rounds spreads, with the ratio of each median to ours.
  func report() throws {
    let results = try contenders.map { try $0.run() }
    guard results.allSatisfy({ $0 == results.first }) else {
      let named = zip(contenders, results).map { ($0.name, $1) }
      throw Disagreement(task: task, results: Dictionary(uniqueKeysWithValues: named))
    }
    var times = contenders.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (number, contender) in contenders.enumerated() {
        if isWarm { _ = try contender.run() }
        let start = Self.processorTime()
        let result = try contender.run()
        let end = Self.processorTime()
        guard result == results[number] else {
          throw Disagreement(task: task, results: [contender.name: result])
        }
        times[number].append((end - start) / Double(operations))
      }
    }
    print("\n\(task) (\(operations) operations, \(rounds) rounds; ns an operation)")
    print(row("", "median", "min", "spread", "ratio"))
    let ours = median(times[0])
    for (contender, samples) in zip(contenders, times) {
      let sorted = samples.sorted()
      let spread = sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]
      print(
        row(
          contender.name, figure(median(samples)), figure(sorted[0]), figure(spread),
          figure(median(samples) / ours)))
    }
  }

  /// Nanoseconds that the processor worked for this thread: what else the machine does counts less
  /// than on a clock.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

  private func figure(_ value: Double) -> String { String(format: "%.2f", value) }

  private func row(_ name: String, _ columns: String...) -> String {
    let padded = columns.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
    return name.padding(toLength: 44, withPad: " ", startingAt: 0) + padded.joined()
  }
}
