import DayType

/// A CSV file with rows that are dated at random, 1900 to 2099, and made anew where it is not there.
struct SampleRows {
  let path: String
  let bytes: Int

  /// Writes a file of that many rows and a header.
  init(_ rows: Int) throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(folder)/lunarcal-bench-\(getpid())-\(rows).csv"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw ProcessRun.Failure(command: [path], reason: "cannot be written") }
    defer { close(file) }
    let dates = (-25_567...47_481).map { Array(Day(daysSince1970: $0).description.utf8) }
    var random = SystemRandomNumberGenerator()
    var buffer = Array("id,date,amount,customer,note\n".utf8)
    var written = 0
    for row in 0..<rows {
      buffer += String(row).utf8
      buffer.append(UInt8(ascii: ","))
      buffer += dates[Int(random.next(upperBound: UInt(dates.count)))]
      buffer += ",\(row * 7919 % 100_000).50,customer-\(10_000 + row % 9973),order of items\n".utf8
      if buffer.count > 1 << 20 || row == rows - 1 {
        guard writeAll(buffer, to: file) == 0 else {
          throw ProcessRun.Failure(command: [path], reason: "cannot be written")
        }
        written += buffer.count
        buffer.removeAll(keepingCapacity: true)
      }
    }
    bytes = written
  }

  func remove() {
    unlink(path)
  }
}
