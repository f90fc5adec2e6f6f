import CommandLineOptions
import DayCore
import Lunisolar

/// What the generator was asked for.
struct GeneratorOptions {
  var data = "Data"
  var output: String?
  var packed: String?
  var tradition = Tradition.chinese
  var years = 1900...2100
  var isQuiet = false
  var wantsHelp = false

  static let specs = [
    OptionSpec("output", "o", value: "PATH", help: "the table to write (Data/lunar_calendar.db)"),
    OptionSpec(
      "packed", value: "PATH",
      help: "the packed calendar to write (Data/lunar_calendar.packed, none with --output)"),
    OptionSpec(
      "dates", "d", value: "TRADITION[:FROM-TO]",
      help: "what lunar_dates holds, one row a day (cn:1900-2100)"),
    OptionSpec("data", value: "FOLDER", help: "where ephemeris, almanacs and holidays are (Data)"),
    OptionSpec("quiet", "q", help: "show no progress"),
    OptionSpec("help", "h", help: "this text"),
  ]

  static let help = """
    usage: Tools/generate [OPTION...]

    Builds the table of lunar calendars, and the packed form of it that programs start with, out of Data/ephemeris, Data/almanacs and
    Data/holidays. The table is replaced whole when it is ready; a run that fails or is killed leaves the old one as it was.
    The same inputs give the same bytes.

    \(OptionSpec.helpText(specs))
    traditions: \(Tradition.allCases.map(\.code).joined(separator: ", "))
    exit status: 0 the table was written, 1 it was not, 2 wrong usage, 3 it was and the disk did
    not confirm it

    """

  init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ParsedOptions(arguments, specs: Self.specs)
    if let word = parsed.operands.first {
      throw .other("\"\(word)\" is no option: Tools/generate takes options only, see --help")
    }
    data = parsed.value("data") ?? data
    output = parsed.value("output")
    packed = parsed.value("packed")
    isQuiet = parsed.has("quiet")
    wantsHelp = parsed.has("help")
    if let dates = parsed.value("dates") { try setDates(dates) }
  }

  /// Where the table goes.
  var outputPath: String { output ?? data + "/lunar_calendar.db" }

  /// Where the packed calendar goes: beside the table of the project itself, unless said.
  var packedPath: String? { packed ?? (output == nil ? data + "/lunar_calendar.packed" : nil) }

  private mutating func setDates(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let codes = Tradition.allCases.map(\.code)
    guard let found = Tradition(rawValue: parts[0]) else {
      throw .unknownWord(
        kind: "tradition", word: parts[0], nearest: nearest(to: parts[0], among: codes))
    }
    tradition = found
    guard parts.count > 1 else { return }
    let bounds = parts[1].split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, bounds.count == 2, let from = Int(bounds[0]), let to = Int(bounds[1]),
      1...9999 ~= from, 1...9999 ~= to, from <= to
    else {
      throw .other("\"\(text)\" is not TRADITION:FROM-TO, for example cn:1900-2100")
    }
    years = from...to
  }
}
