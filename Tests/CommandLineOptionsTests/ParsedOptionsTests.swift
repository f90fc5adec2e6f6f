import CommandLineOptions
import Testing

@Suite("ParsedOptions")
struct ParsedOptionsTests {
  private static let specs = [
    OptionSpec("tradition", "t", value: "CODES", help: ""),
    OptionSpec("lunar", help: ""), OptionSpec("quiet", "q", help: ""),
  ]

  private func parse(_ arguments: String...) throws(UsageError) -> ParsedOptions {
    try ParsedOptions(arguments, specs: Self.specs)
  }

  @Test("options and operands may mix, and values come in three ways")
  func mixed() throws {
    let parsed = try parse("2026-01", "-t", "cn", "--quiet", "x", "--tradition=vn", "-tkr", "-")
    #expect(parsed.operands == ["2026-01", "x", "-"])
    #expect(parsed.values("tradition") == ["cn", "vn", "kr"])
    #expect(parsed.value("tradition") == "kr")
    #expect(parsed.has("quiet"))
    #expect(!parsed.has("lunar"))
  }

  @Test("two dashes end the options")
  func dashes() throws {
    #expect(try parse("--", "--quiet").operands == ["--quiet"])
  }

  @Test("long names may be cut")
  func prefix() throws {
    #expect(try parse("--trad", "cn").value("tradition") == "cn")
  }

  @Test("what is wrong is said, with the nearest right name")
  func errors() {
    #expect(throws: UsageError.unknownOption("--tradtion", nearest: "--tradition")) {
      try parse("--tradtion", "cn")
    }
    #expect(throws: UsageError.unknownOption("--xyzzy", nearest: nil)) { try parse("--xyzzy") }
    #expect(throws: UsageError.unknownOption("-x", nearest: nil)) { try parse("a", "-qx") }
    #expect(throws: UsageError.missingValue(option: "--tradition", value: "CODES")) {
      try parse("a", "--tradition")
    }
    #expect(throws: UsageError.missingValue(option: "-t", value: "CODES")) { try parse("-t") }
    #expect(throws: UsageError.unexpectedValue(option: "--quiet")) { try parse("--quiet=1") }
  }
}
