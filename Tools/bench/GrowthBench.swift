import Annotation
import DayType
import Foundation
import LunarDatabaseBundled
import Lunisolar

/// How cost grows with work: `annotate` from 1 to 10^8 rows (or `BENCH_ROWS`), `export` from 1 to
/// 1000 years.
enum GrowthBench {
  static func run() throws {
    let most =
      ProcessInfo.processInfo.environment["BENCH_ROWS"].flatMap(Int.init) ?? 100_000_000
    print("\nlunarcal annotate --threads 1 (medians of 5; of the processor's time a row takes)")
    print("                 elapsed   processor        a row      memory  growth, 1 is linear")
    var rows = 1
    var before: Double?
    while rows <= most {
      let sample = try SampleRows(rows)
      defer { sample.remove() }
      let command = [OwnProgram.lunarcal, "annotate", "--quiet", "--threads", "1"]
      let runs = try (0..<5).map { _ in try ProcessRun(command, input: sample.path) }
      let elapsed = runs.map(\.seconds).sorted()[2]
      // What else the machine does counts less in it, and one thread has no other.
      let processor = runs.map(\.processorSeconds).sorted()[2]
      let each = processor / Double(rows)
      let growth = before.map { String(format: "%.3f", each / $0) } ?? ""
      print(
        String(
          format: "%9d rows %8.2f ms %8.2f ms %9.2f ns %8.1f MB  %@", rows, elapsed * 1e3,
          processor * 1e3, each * 1e9,
          ProcessRun.megabytes(command, input: sample.path) ?? .nan, growth))
      before = each
      rows *= 10
    }
    print("\nlunarcal export dates (median of 3)")
    for years in [1, 10, 100, 1000] {
      let range = "1645-01-28..\(1644 + years)-12-31"
      let runs = try (0..<3).map { _ in
        try ProcessRun([OwnProgram.lunarcal, "export", "dates", range])
      }
      let seconds = runs.map(\.seconds).sorted()[1]
      print(
        String(
          format: "%10d years %11.2f ms %10.2f µs a year", years, seconds * 1e3,
          seconds * 1e6 / Double(years)))
    }
  }
}
