import DayType
import Foundation

/// `lunarcal annotate` beside programs that only read, and beside engines that join with the same
/// dates: 10 million rows (or `BENCH_ROWS`), thrown away.
///
/// DuckDB and polars are run by `python3`, or by the Python that `BENCH_PYTHON` names.
enum AnnotateBench {
  static func run() throws {
    let rows = try SampleRows(
      ProcessInfo.processInfo.environment["BENCH_ROWS"].flatMap(Int.init) ?? 10_000_000)
    defer { rows.remove() }
    let dates = rows.path + ".dates"
    defer { unlink(dates) }
    try write(dates)
    let annotate = [OwnProgram.lunarcal, "annotate", "--quiet", "--threads"]
    ProcessComparison(
      task: "annotate \(rows.bytes / 1_000_000) MB of CSV", rounds: 5, bytes: rows.bytes,
      contenders: [
        .init(name: "lunarcal annotate, 1 thread", command: annotate + ["1"], input: rows.path),
        .init(name: "lunarcal annotate, 2 threads", command: annotate + ["2"], input: rows.path),
        .init(name: "cat", command: ["cat"], input: rows.path),
        .init(name: "wc -l", command: ["wc", "-l"], input: rows.path),
        .init(
          name: "mawk, join by array",
          command: [
            "mawk", "-F,", "NR == FNR { d[$1] = $2; next } { print $0 \",\" d[$2] }",
            dates + ".awk",
            rows.path,
          ], rounds: 1),
        .init(name: "DuckDB, join, 1 thread", command: python(duckdb, rows.path, dates), rounds: 2),
        .init(name: "polars, join, 1 thread", command: python(polars, rows.path, dates), rounds: 2),
      ]
    ).report()
    unlink(dates + ".awk")
  }

  /// The table that the peers join with, and the same with the four columns in one for mawk.
  private static func write(_ path: String) throws {
    let first = try Day(1900, 1, 31)
    let table = try LunarDates(days: first...Day(2101, 1, 28))
    try table.csv.write(toFile: path, atomically: false, encoding: .utf8)
    try table.awk.write(toFile: path + ".awk", atomically: false, encoding: .utf8)
  }

  private static func python(_ program: String, _ rows: String, _ dates: String) -> [String] {
    let python = ProcessInfo.processInfo.environment["BENCH_PYTHON"] ?? "python3"
    return [python, "-c", program, rows, dates]
  }

  private static let duckdb = """
    import duckdb, sys
    connection = duckdb.connect(config={"threads": 1})
    connection.execute(f'''COPY (
      SELECT r.*, lunar_year, lunar_month, lunar_day, is_leap_month
      FROM read_csv('{sys.argv[1]}', header=true, all_varchar=true) r
      LEFT JOIN read_csv('{sys.argv[2]}', header=true, all_varchar=true) USING (date)
    ) TO '/dev/null' (FORMAT csv, HEADER)''')
    """

  private static let polars = """
    import os, sys
    os.environ["POLARS_MAX_THREADS"] = "1"
    import polars
    rows = polars.scan_csv(sys.argv[1], infer_schema=False)
    dates = polars.scan_csv(sys.argv[2], infer_schema=False)
    rows.join(dates, on="date", how="left").sink_csv("/dev/null")
    """
}
