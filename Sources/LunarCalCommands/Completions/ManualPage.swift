import CommandLineOptions

/// The manual page in the language of man(7), out of the help of the commands.
struct ManualPage {
  let commands: [CommandOutline]

  var text: String {
    """
    .TH LUNARCAL 1 "" "lunarcal \(LunarCal.version)" "User Commands"
    .SH NAME
    lunarcal \\- solar and lunar calendars side by side
    .SH SYNOPSIS
    .B lunarcal
    .RI [ COMMAND ]
    .RI [ OPTION ...]
    .RI [ OPERAND ...]
    .SH DESCRIPTION
    Chinese, Korean, Vietnamese and Japanese lunar dates for solar ones from 1645 to 2648, with
    holidays, festivals, solar terms and moon phases.
    Without a command
    .B lunarcal
    shows this month.
    .SH COMMANDS
    \(commands.map(section).joined())\
    .SH EXIT STATUS
    .TP
    .B 0
    The answer is on standard output.
    .TP
    .B 1
    There is no answer; standard error says why.
    .TP
    .B 2
    The command line is wrong; standard error says what would be right.
    .SH ENVIRONMENT
    .TP
    .B LUNARCAL_TRADITION\\fR, \\fBLUNARCAL_REGION\\fR, \\fBLUNARCAL_LANG\\fR, ...
    Values for options that are not given, named as the options are:
    .B LUNARCAL_WEEK_NUMBERS
    for
    .BR \\-\\-week\\-numbers .
    .TP
    .B LC_ALL\\fR, \\fBLC_MESSAGES\\fR, \\fBLC_TIME\\fR, \\fBLANG
    The language, the tradition, the region and the first day of the week where nothing else says
    them. Where the characters of the locale are not UTF\\-8, text is ASCII.
    .TP
    .B NO_COLOR\\fR, \\fBTERM\\fR, \\fBCOLORTERM\\fR, \\fBCOLORFGBG\\fR, \\fBCOLUMNS
    Whether text is coloured, in how many colours, for which background, and how wide it may be.
    .TP
    .B TZ\\fR, \\fBTZDIR
    The local time zone, and where the zones are.
    .SH NOTES
    Dates are those of the calendars that were promulgated where there were such, else those of the
    rule, computed from JPL DE440. Dates that may still shift by a day are called uncertain.
    .SH SEE ALSO
    .BR cal (1),
    .BR strftime (3)

    """
  }

  private func section(_ command: CommandOutline) -> String {
    let options = command.options.map { option in
      let letter = option.letter.map { "\\-\($0)\\fR, \\fB" } ?? ""
      let value = option.value.map { "\\fR \\fI\(Self.escaped($0))" } ?? ""
      return ".TP\n\\fB\(letter)\\-\\-\(Self.escaped(option.name))\(value)\\fR\n"
        + Self.escaped(option.help) + ".\n"
    }
    return """
      .SS lunarcal \(command.name) \\fR\(Self.escaped(command.operands))
      \(Self.escaped(command.summary)).
      .PP
      \(Self.body(command.details))\(options.joined())
      """
  }

  /// Paragraphs are filled; lines that are indented, and what stands over them, stay as they are.
  private static func body(_ details: String) -> String {
    var text = ""
    var isFilled = true
    for line in details.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        text += (isFilled ? "" : ".fi\n") + ".PP\n"
        isFilled = true
        continue
      }
      let isKept = line.hasPrefix("  ") || line == "examples:"
      if isKept == isFilled { text += isKept ? ".nf\n" : ".fi\n" }
      isFilled = !isKept
      // A leading dot or apostrophe would make a request of the line.
      text += (line.first == "." || line.first == "'" ? "\\&" : "") + escaped(String(line)) + "\n"
    }
    return text + (isFilled ? "" : ".fi\n")
  }

  /// A text without requests, in ASCII.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case _ where !scalar.isASCII:
        "\\[u" + (scalar.value < 0x100 ? "00" : scalar.value < 0x1000 ? "0" : "")
          + String(scalar.value, radix: 16).uppercased() + "]"
      default: String(scalar)
      }
    }.joined()
  }
}
