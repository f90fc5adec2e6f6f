import CommandLineOptions
import DayCore
import Events
import Holidays
import Lunisolar

/// `lunarcal anniversary`: birthdays and death anniversaries over years.
enum AnniversaryCommand: Command {
  static let name = "anniversary"
  static let operands = "DATE"
  static let summary = "Print lunar birthdays and death anniversaries"
  static let details = """
    DATE is the solar date of the birth or the death (1962-08-19), or with --lunar the lunar one of
    the tradition: 1962-07-20, or without a year 7-20; L before the month marks a leap month. The
    day comes again by the lunar calendar, or with --by solar by the solar one.

    In a leap month a memorial is kept in the ordinary month, a birthday in the leap month of a year
    that has it, else in the ordinary one (in Vietnam always in the ordinary one); --leap leap-only,
    ordinary-only, leap-or-ordinary or leap-and-ordinary says otherwise. Day 30 of a month of 29
    days is its last day; --short short-last, short-next or short-skip says otherwise.

    examples:
      lunarcal anniversary --lunar 7-20 -t vn --for memorial --title "Giỗ ông nội"
      lunarcal anniversary 1985-03-21 -t cn --for birthday --years 2026..2045
      lunarcal anniversary 2025-03-01 -t kr --for memorial --milestones add
      lunarcal anniversary --lunar 1962-7-20 -t vn --title Giỗ --format ics --alarm 1d > gio.ics
    """
  static let options =
    [
      OptionSpec("lunar", help: "DATE is a lunar one"),
      OptionSpec(
        "by", value: "CALENDAR", choices: "lunar solar",
        help: "lunar or solar: how the day comes again"),
      OptionSpec(
        "for", value: "OCCASION", choices: "birthday memorial other",
        help: "birthday, memorial or other"),
      OptionSpec("title", value: "TEXT", help: "what the day is called"),
      OptionSpec(
        "years", "y", value: "YEARS", help: "2026, or 2026..2035; ten years from this one"),
      OptionSpec(
        "leap", value: "POLICY",
        choices: "leap-only ordinary-only leap-or-ordinary leap-and-ordinary",
        help: "what an anniversary in a leap month means"),
      OptionSpec(
        "short", value: "POLICY", choices: "short-last short-next short-skip",
        help: "what day 30 of a month of 29 days means"),
      OptionSpec(
        "milestones", value: "WHICH", choices: "add only",
        help: "add the 49th and 100th day and names such as 三回忌, or only those"),
      CommonOptions.tradition, CommonOptions.language, CommonOptions.format,
    ] + CalendarFileOptions.options + TextOutput.options
    + [CommonOptions.database, CommonOptions.todayIs]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    var options = try CommonOptions(parsed, context: context)
    let format = try OutputFormat(parsed, context: context)
    let output = try TextOutput(parsed, context: context, options: options)
    if output.isASCII, format == .text { options.language = options.language.inASCII }
    guard let word = parsed.operands.first, parsed.operands.count == 1 else {
      throw .usage(.other("lunarcal anniversary needs one date, for example 1962-08-19"))
    }
    let report = try AnniversaryReport(word, parsed, options: options)
    if case .lunar = report.anniversary.date {
      try context.tellLimits(
        of: report.span, calendars: options.traditions, in: options.openDatabase())
    }
    return try report.written(as: format, output)
  }
}

/// What `--milestones` asks for.
enum MilestoneChoice: String, CaseIterable {
  /// The customary days besides the yearly ones.
  case add
  /// The customary days and no others.
  case only
}
