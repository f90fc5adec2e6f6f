import DayCore
import LunarCalCommands
import LunarDatabase
import Testing

/// The same hostile strings at every command and every format: as titles of events, as names in a
/// table, as words of the command line.
@Suite("Hostile text")
struct HostileTextTests {
  private static let formats = ["text", "json", "ndjson", "csv", "md", "html", "svg", "ics"]

  /// Command lines that show the texts of events (E) and of a table (T).
  private static let commands = [
    "show 2026-02 --region VN --layers none -t cn --database T --events E",
    "show --week 2026-02-17 --region VN --layers none -t cn --database T --events E",
    "lookup 2026-02-16..2026-02-18 --region VN --layers none -t cn --database T --events E",
    "agenda --days 20 --region VN --layers none -t cn --database T --events E",
    "holidays 2026 --region VN --database T",
  ]

  private func answer(
    _ line: String, format: String, table: String, events: String, _ more: [String] = []
  ) throws -> String {
    let words = line.split(separator: " ").map {
      $0 == "T" ? table : $0 == "E" ? events : String($0)
    }
    return try LunarCal.answer(words + ["--format", format] + more, context: context())
  }

  @Test("in events and in names of a table stays text", arguments: EscapingTests.hostile)
  func texts(hostile: String) throws {
    // Names that differ, for the same name twice on a day is told once.
    let plain = try TemporaryFile(table(named: "n"))
    let plainEvents = try TemporaryFile("solar *-17  xa\nsolar *-18  xb\n")
    let table = try TemporaryFile(self.table(named: hostile.withoutControlCharacters))
    let title = hostile.split { $0.isNewline }.joined(separator: " ")
    let events = try TemporaryFile(
      "solar *-17  x\(title)\nsolar *-18  b\n  en: \(title)x\n")
    for command in Self.commands {
      for format in Self.formats {
        let expected = try answer(
          command, format: format, table: plain.path, events: plainEvents.path)
        let text = try answer(command, format: format, table: table.path, events: events.path)
        let isSame = Skeleton.of(text, format: format) == Skeleton.of(expected, format: format)
        #expect(isSame, "\(command) as \(format)")
        let isFit = text.isFitForTerminals(colors: false)
        #expect(isFit, "\(command) as \(format)")
      }
      for more in [["--color", "always"], ["--charset", "ascii"], ["--columns", "20"]] {
        let text = try answer(
          command, format: "text", table: table.path, events: events.path, more)
        #expect(text.isFitForTerminals(colors: more[1] == "always"), "\(command) \(more)")
      }
    }
    for (format, options) in [("csv", "dates"), ("ndjson", "holidays"), ("sql", "holidays")] {
      let output = try exported("\(options) --region VN --format \(format)", table: table.path)
      #expect(output.isFitForTerminals(colors: false), "export \(options) as \(format)")
    }
    let line = try LunarCal.answer(
      [
        "format", "%{holiday}|%{next-holiday}", "2026-02-17", "--region", "VN", "--layers", "none",
        "-t", "cn",
        "--database", table.path, "--events", events.path,
      ], context: context())
    #expect(line.isFitForTerminals(colors: false))
  }

  private func exported(_ line: String, table: String) throws -> String {
    let words = ["export"] + line.split(separator: " ").map(String.init)
    return try streamed("", words + ["--database", table, "-t", "cn"])
  }

  @Test("in names of a table is refused where it could act on a terminal")
  func controls() throws {
    for hostile in ["\u{1B}[2J", "a\u{202E}b", "a\nb", "\u{9B}x"] {
      let table = try TemporaryFile(self.table(named: hostile))
      #expect {
        try answer(Self.commands[0], format: "text", table: table.path, events: "none")
      } throws: {
        "\($0)".contains("has control characters")
      }
    }
  }

  @Test("in a calendar file stays text", arguments: EscapingTests.hostile)
  func calendarFile(hostile: String) throws {
    func file(_ title: String) throws -> TemporaryFile {
      let escaped = title.map { character in
        character.isNewline ? "\\n" : "\\,;".contains(character) ? "\\\(character)" : "\(character)"
      }.joined()
      return try TemporaryFile(
        """
        BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:\(escaped)\r\nDTSTART;VALUE=DATE:20260217\r
        SUMMARY:x\(escaped)\r\nDESCRIPTION:x\(escaped)\r\nCATEGORIES:x\(escaped)\r
        RRULE:FREQ=YEARLY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
        """)
    }
    let (plain, events) = (try file("x"), try file(hostile))
    let table = try TemporaryFile(self.table(named: "n"))
    for command in Self.commands.dropLast() {
      for format in Self.formats {
        let expected = try answer(command, format: format, table: table.path, events: plain.path)
        let text = try answer(command, format: format, table: table.path, events: events.path)
        let isSame = Skeleton.of(text, format: format) == Skeleton.of(expected, format: format)
        #expect(isSame, "\(command) as \(format)")
        let isFit = text.isFitForTerminals(colors: false)
        #expect(isFit, "\(command) as \(format)")
      }
    }
  }

  @Test("in words of the command line stays text", arguments: EscapingTests.hostile)
  func words(hostile: String) throws {
    let hostile = hostile.split(separator: "\0").joined()
    for format in Self.formats {
      func lines(_ word: String) throws -> [String] {
        try [
          ["anniversary", "--lunar", "7-20", "-t", "vn", "--title", "x" + word, "--name", word],
          ["next", "lunar 8-15", "--name", word],
          ["agenda", "--days", "9", "--region", "VN", "--name", word],
        ].map { try LunarCal.answer($0 + ["--format", format], context: context()) }
      }
      for (text, expected) in zip(try lines(hostile), try lines("x")) {
        let isNameLost = format == "ics" && hostile.allSatisfy(\.isWhitespaceOrControl)
        let isSame = Skeleton.of(text, format: format) == Skeleton.of(expected, format: format)
        let isFit = text.isFitForTerminals(colors: false)
        #expect(isNameLost || isSame, "\(format)")
        #expect(isFit, "\(format)")
      }
    }
    let line = try LunarCal.answer(["format", "--", "%{lunar}\(hostile)%d"], context: context())
    #expect(line.isFitForTerminals(colors: false))
    let rows = try streamed("date\n2026-02-17\n", ["annotate", "--prefix", hostile])
    #expect(rows.isFitForTerminals(colors: false))
    #expect(Skeleton.of(rows, format: "csv") == ["5", "5"])
  }

  @Test("in words that are wrong is repeated as text", arguments: EscapingTests.hostile)
  func errors(hostile: String) throws {
    let hostile = "x" + hostile
    for words in [
      [hostile], ["show", hostile], ["lookup", hostile], ["lookup", "--lunar", hostile],
      ["show", "--" + hostile], ["show", "-t", hostile], ["holidays", "--region", hostile],
      ["info", "--database", hostile], ["agenda", "--events", hostile], ["next", hostile],
      ["format", "%{\(hostile)}"], ["annotate", hostile], ["export", hostile], ["help", hostile],
      ["anniversary", hostile], ["terms", "2026", "--zone", hostile], ["completions", hostile],
      ["show", "--layers", hostile], ["show", "--format", hostile], ["pick", hostile],
      ["browse", hostile], ["verify", hostile],
    ] {
      do throws(CommandError) {
        _ = try LunarCal.answer(words, context: context())
      } catch {
        let message = LunarCal.message(of: error)
        #expect(message.isFitForTerminals(colors: false), "\(words)")
        #expect(!message.contains { $0.isNewline }, "\(words)")
      }
    }
  }

  @Test("of a million characters is cut in the error about it")
  func length() {
    let word = String(repeating: "é\u{301}", count: 500_000)
    do throws(CommandError) {
      _ = try LunarCal.answer([word], context: context())
      Issue.record("there is such a command")
    } catch {
      #expect(LunarCal.message(of: error).unicodeScalars.count < 2_100)
    }
  }
}

extension HostileTextTests {
  /// A small table in which everything of Vietnam has that name.
  private func table(named name: String) throws -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    let connection = try Connection()
    try connection.execute("ATTACH '\(folder)/Corpora/database/small.db' AS small")
    try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    try connection.execute("PRAGMA user_version = \(Schema.version)")
    for table in Schema.tables {
      try connection.execute(table.createStatement)
      guard table != Schema.meta else { continue }
      try connection.execute("INSERT INTO \(table.name) SELECT * FROM small.\(table.name)")
    }
    let update = try connection.prepare("UPDATE names SET name = ?")
    try update.bind(name, at: 0)
    _ = try update.step()
    for table in Schema.hashedTables + [Schema.meta] {
      let hash = try connection.contentHash(of: table)
      try connection.execute(
        "INSERT INTO meta VALUES ('\(Schema.hashKey(of: table))', '\(hash)')")
    }
    return try connection.serialized()
  }
}

extension String {
  /// What is left for a name in a table, which is refused if it has them.
  fileprivate var withoutControlCharacters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter {
          ![.control, .format, .lineSeparator, .paragraphSeparator]
            .contains($0.properties.generalCategory)
        }))
  }
}

extension Character {
  fileprivate var isWhitespaceOrControl: Bool {
    isWhitespace || unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
