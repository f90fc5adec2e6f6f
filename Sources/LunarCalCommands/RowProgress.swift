import DayCore
import RowAnnotation
import Synchronization

/// A line on standard error that says how far a run has come, redrawn five times a second.
final class RowProgress: Sendable {
  /// The bytes to be read, if that is known.
  private let total: Int?
  private let start = Clock.nanoseconds
  private let lastShown = Mutex(Clock.nanoseconds)

  init(total: Int?) {
    self.total = total
  }

  /// Draws the line, unless it was drawn just now.
  func show(_ tally: RowAnnotator.Tally) {
    let now = Clock.nanoseconds
    let isDue = lastShown.withLock { last in
      guard now - last >= 200_000_000 else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    let line = Self.line(
      rows: tally.rows, bytes: tally.bytes, of: total, seconds: Double(now - start) / 1e9)
    _ = writeAll(Array("\r\u{1B}[K\(line)".utf8), to: STDERR_FILENO)
  }

  /// Clears the line.
  func end() {
    _ = writeAll(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }

  /// `12.3 M rows, 640 MB/s, 41 %, 3 s left`.
  static func line(rows: Int, bytes: Int, of total: Int?, seconds: Double) -> String {
    let rate = Double(bytes) / max(seconds, 1e-9)
    let tenths = rows / 100_000
    var line = "\(tenths / 10).\(tenths % 10) M rows, \(Int(rate / 1e6)) MB/s"
    if let total, total > 0 {
      let left = Double(max(0, total - bytes)) / max(rate, 1)
      line += ", \(min(100, bytes * 100 / total)) %, \(Int(left.rounded(.up))) s left"
    }
    return line
  }

  private enum Clock {
    /// The time since some fixed moment.
    static var nanoseconds: Int {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
  }
}
