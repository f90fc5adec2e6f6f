import LunarCalCommands
import Testing

@Suite("lunarcal completions and manual")
struct CompletionsCommandTests {
  @Test("each shell gets what its file holds", arguments: ["bash", "zsh", "fish"])
  func shells(shell: String) throws {
    Golden(name: "completions.\(shell)").check(try answer("completions \(shell)"))
  }

  @Test("the manual page is what its file holds, in ASCII")
  func manual() throws {
    let page = try answer("manual")
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    Golden(name: "lunarcal.1").check(page)
  }

  @Test("every command has help with examples, and stands in the completions and the manual")
  func everyCommand() throws {
    let help = try answer("help")
    let names = help.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count > 8 && names.contains("show") && names.contains("manual"))
    let manual = try answer("manual")
    let bash = try answer("completions bash")
    for name in names {
      #expect(try answer("help \(name)").contains("lunarcal \(name)"))
      #expect(try answer("\(name) --help") == answer("help \(name)"))
      #expect(manual.contains(".SS lunarcal \(name) "))
      #expect(bash.contains("    \(name))\n"))
    }
  }

  @Test("what is no shell is refused")
  func refused() throws {
    #expect(throws: CommandError.self) { try answer("completions") }
    let error = #expect(throws: CommandError.self) { try answer("completions csh") }
    #expect(error?.description.contains("zsh") == true)
  }

  @Test("options without a command are those of show")
  func options() throws {
    #expect(try answer("--lang vi --no-list") == answer("show --lang vi --no-list"))
  }
}
