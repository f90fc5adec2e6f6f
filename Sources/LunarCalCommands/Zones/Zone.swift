import CommandLineOptions
import DayCore
import Synchronization

/// A time zone of the command line: a fixed offset, a zone of the IANA database, or the process's
/// own.
enum Zone: Hashable {
  /// Seconds east of UTC.
  case offset(Int)
  /// A name such as `Asia/Seoul`.
  case iana(String)
  /// The zone that `TZ`, else the system, says.
  case local
}

extension Zone {
  /// Reads `UTC`, `local`, an offset (`+07:00`, `+7`, `UTC+8`, `-0330`) or an IANA name.
  ///
  /// - Throws: `CommandError.usage` for anything else, with the names most like it.
  init(_ word: String) throws(CommandError) {
    switch word.lowercased() {
    case "utc", "z", "gmt": self = .offset(0)
    case "local": self = .local
    default:
      let isPrefixed = word.lowercased().hasPrefix("utc") || word.lowercased().hasPrefix("gmt")
      if let offset = Self.offset(isPrefixed ? word.dropFirst(3) : word[...]) {
        self = .offset(offset)
      } else {
        self = .iana(try ZoneDatabase.name(word))
      }
    }
  }

  /// The seconds of `+7`, `+07`, `+0700` or `+07:00`, at most 18 hours.
  private static func offset(_ text: Substring) -> Int? {
    guard let sign = text.first, sign == "+" || sign == "-" || sign == "\u{2212}" else {
      return nil
    }
    let body = text.dropFirst()
    let digits = body.filter { $0 != ":" }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      body.count == digits.count || (body.count == 5 && body.dropFirst(2).first == ":"),
      [1, 2, 4].contains(digits.count), let hours = Int(digits.prefix(2)),
      let minutes = digits.count == 4 ? Int(digits.suffix(2)) : 0, minutes < 60,
      hours * 60 + minutes <= 18 * 60
    else { return nil }
    return (sign == "+" ? 1 : -1) * (hours * 3600 + minutes * 60)
  }

  /// What the zone is called.
  var name: String {
    switch self {
    case .offset(0): "UTC"
    case .offset(let seconds): "UTC" + Self.offsetText(seconds)
    case .iana(let name): name
    case .local: "local"
    }
  }

  /// `+07:00`, and with seconds where an old local mean time has them: `+07:06:30`.
  static func offsetText(_ seconds: Int) -> String {
    let size = abs(seconds)
    let fields = [size / 3600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    return (seconds < 0 ? "-" : "+")
      + fields.map { DayComponents.padded($0, to: 2) }.joined(separator: ":")
  }
}

extension Zone {
  /// The offsets in force at instants, in seconds since 1970-01-01T00:00:00 of UTC: seconds east.
  func offsets(at instants: [Int]) -> [Int] {
    switch self {
    case .offset(let seconds): return instants.map { _ in seconds }
    case .local: return instants.map(Self.localOffset)
    case .iana(let name):
      // The C library knows one zone at a time, that of `TZ`: it is lent for the moment, by one
      // caller after the other.
      return Self.turn.withLock { _ in
        let own = getenv("TZ").map { String(cString: $0) }
        setenv("TZ", ":\(name)", 1)
        tzset()
        defer {
          if let own { setenv("TZ", own, 1) } else { unsetenv("TZ") }
          tzset()
        }
        return instants.map(Self.localOffset)
      }
    }
  }

  private static let turn = Mutex(())

  private static func localOffset(_ instant: Int) -> Int {
    var seconds = time_t(instant)
    var fields = tm()
    return localtime_r(&seconds, &fields) == nil ? 0 : fields.tm_gmtoff
  }
}
