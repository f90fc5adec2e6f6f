import DayType

/// The generation of the whole table, from text to a synced file.
enum GenerationBench {
  static func run() throws {
    let output = "/tmp/lunarcal-bench-\(getpid()).db"
    defer { unlink(output) }
    ProcessComparison(
      task: "generate everything", rounds: 5,
      contenders: [
        .init(
          name: "generator",
          command: [OwnProgram.beside("generator"), "--quiet", "--output", output])
      ]
    ).report()
  }
}
