import CommandLineOptions
import DayCore

/// The names of the system's copy of the IANA time zone database.
enum ZoneDatabase {
  /// The folder that the C library reads.
  private static var folder: String {
    getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"
  }

  /// A name as the database writes it. The C library takes an unknown one for UTC without a word,
  /// so it is looked for first.
  ///
  /// - Throws: `CommandError.usage` where there is no such zone, `.failure` where there is no
  ///   database.
  static func name(_ word: String) throws(CommandError) -> String {
    guard access(folder, R_OK) == 0 else {
      throw .failure(
        "this system has no time zone database (package tzdata): give the offset, --zone +08:00")
    }
    // A name is no path: it stays inside the folder.
    let isName =
      !word.isEmpty && !word.hasPrefix("/") && word.count < 64
      && word.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.first != "."
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_+-".contains($0)) }
      }
    if isName, isZoneFile("\(folder)/\(word)") { return word }
    let names = listed
    if let found = names.first(where: { $0.lowercased() == word.lowercased() }) { return found }
    // A city alone is enough to guess by.
    let city = word.split(separator: "/").last.map(String.init) ?? word
    let cities = names.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let near = nearest(to: city, among: cities)
    let guesses = zip(names, cities).filter { near.contains($0.1) }.map(\.0)
    throw .usage(
      .unknownWord(
        kind: "time zone", word: word,
        nearest: guesses.isEmpty ? ["Asia/Shanghai", "UTC", "+08:00"] : Array(guesses.prefix(3))))
  }

  private static func isZoneFile(_ path: String) -> Bool {
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    return [UInt8](arrayLiteral: 0x54, 0x5a, 0x69, 0x66).allSatisfy { getc(file) == Int32($0) }
  }

  /// The names that the database's own list of zones has.
  private static var listed: [String] {
    guard let file = fopen("\(folder)/tzdata.zi", "r") ?? fopen("\(folder)/zone1970.tab", "r")
    else { return [] }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    defer { free(line) }
    var names: [String] = []
    // Pointers: a C string of the C library's.
    // getline(3) owns the buffer that it makes; it is read only between two calls.
    while getline(&line, &size, file) > 0, let line {
      let fields = String(cString: line).split(whereSeparator: \.isWhitespace)
      guard let first = fields.first, first.first != "#", fields.count > 2 else { continue }
      switch first {
      case "Z": names.append(String(fields[1]))
      case "L": names.append(String(fields[2]))
      case "R": break
      default: if fields[2].contains("/") { names.append(String(fields[2])) }
      }
    }
    return names
  }
}
