import DayCore
import Lunisolar

/// The instants of `Data/ephemeris`, in Universal Time.
struct Ephemeris {
  let phases: [MoonPhaseInstant]
  let terms: [SolarTermInstant]
  let timeScale: TimeScale

  /// Reads the four files of a folder.
  init(folder: String) throws(GeneratorError) {
    let timeScale = try TimeScale(
      deltaT: DataFile(path: folder + "/delta-t.csv"),
      leapSeconds: DataFile(path: folder + "/leap-seconds.csv"))
    phases = try Self.instants(folder + "/moon-phases.csv", "phase", timeScale) { utc, value in
      MoonPhase(rawValue: value).map { MoonPhaseInstant(phase: $0, utc: utc) }
    }
    terms = try Self.instants(folder + "/solar-terms.csv", "term", timeScale) { utc, value in
      SolarTerm(rawValue: value).map { SolarTermInstant(term: $0, utc: utc) }
    }
    self.timeScale = timeScale
  }

  /// Rows of an instant in Terrestrial Time and a small number that names what happens then.
  private static func instants<Instant>(
    _ path: String, _ column: String, _ timeScale: TimeScale,
    make: (_ utc: Int, _ value: Int) -> Instant?
  ) throws(GeneratorError) -> [Instant] {
    let file = try DataFile(path: path)
    var instants: [Instant] = []
    var last = -Double.infinity
    try file.forEachRow(columns: ["tt", column]) { (line, fields) throws(GeneratorError) in
      guard let tt = terrestrialTime(fields[0]), tt > last, let value = fields[1].integer,
        let instant = make(timeScale.universalTime(tt: tt), value)
      else {
        throw file.badLine(
          line,
          "it must be an instant later than the one before, as YYYY-MM-DDThh:mm:ss.s, and a \(column)"
        )
      }
      last = tt
      instants.append(instant)
    }
    return instants
  }

  /// Seconds of Terrestrial Time since 1970-01-01T00:00:00 of `YYYY-MM-DDThh:mm:ss.s`.
  private static func terrestrialTime(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count == 21 else { return nil }
    let at = text.startIndex
    guard text[at + 10] == UInt8(ascii: "T"), let day = text[at..<at + 10].day,
      let hour = text[at + 11..<at + 13].integer, 0..<24 ~= hour,
      let minute = text[at + 14..<at + 16].integer, 0..<60 ~= minute,
      let second = text[(at + 17)...].decimal, second >= 0, second < 60
    else { return nil }
    return Double(day.daysSince1970 * 86_400 + hour * 3600 + minute * 60) + second
  }
}
