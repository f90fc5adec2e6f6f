import DayType
import Foundation

/// The agenda and the calendar file of 10,000 family events over 100 years: about a million lines,
/// thrown away. `cat` of the events shows what reading them alone takes.
enum EventsBench {
  static func run() throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/lunarcal-bench-\(getpid()).events"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    defer { unlink(path) }
    let agenda = [
      OwnProgram.lunarcal, "agenda", "--events", path, "--from", "2000-01-01", "--days", "36525",
      "--no-holidays", "--tradition", "vn",
    ]
    ProcessComparison(
      task: "10,000 events over 100 years", rounds: 9,
      contenders: [
        .init(name: "lunarcal agenda", command: agenda),
        .init(name: "lunarcal agenda --format ics", command: agenda + ["--format", "ics"]),
        .init(name: "cat", command: ["cat", path]),
      ]
    ).report()
  }

  /// Births and deaths of 1900 to 1999: eight of ten by the lunar calendar, one by the solar one,
  /// one without a year.
  private static var text: String {
    var lines = ["tradition: vn"]
    for number in 0..<10_000 {
      let (year, month, day) = (1900 + number % 100, 1 + number % 12, 1 + number * 7 % 30)
      switch number % 10 {
      case 8: lines.append("solar \(year)-\(month)-\(min(day, 28))  Birthday \(number)")
      case 9: lines.append("lunar \(month)-\(day)  Ngày \(number)")
      default: lines.append("lunar \(year)-\(month)-\(day)  Giỗ ông nội \(number)")
      }
      lines.append("  category: \(number % 2 == 0 ? "birthday" : "memorial")")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
