/// The whole life of small commands beside `cal`, `gcal` and `lunar`.
enum StartUpBench {
  static func run() throws {
    print("our program:", OwnProgram.lunarcal)
    ProcessComparison(
      task: "a month on the terminal", rounds: 300,
      contenders: [
        .init(name: "lunarcal show 2026-02", command: [OwnProgram.lunarcal, "show", "2026-02"]),
        .init(name: "cal 2 2026", command: ["cal", "2", "2026"]),
        .init(
          name: "gcal --chinese-months 2 2026", command: ["gcal", "--chinese-months", "2", "2026"]),
        .init(name: "true", command: ["true"]),
      ]
    ).report()
    ProcessComparison(
      task: "one day", rounds: 300,
      contenders: [
        .init(
          name: "lunarcal lookup 2026-01-29",
          command: [OwnProgram.lunarcal, "lookup", "2026-01-29"]),
        .init(name: "cal 2 2026", command: ["cal", "2", "2026"]),
        .init(name: "lunar 2026 1 29 12", command: ["lunar", "2026", "1", "29", "12"]),
      ]
    ).report()
  }
}
