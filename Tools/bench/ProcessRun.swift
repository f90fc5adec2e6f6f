import DayType
import Foundation

/// A program that ran to its end, and how long.
struct ProcessRun {
  /// Seconds from the start to the end.
  let seconds: Double
  /// Seconds of processor time, of the program and of the kernel for it.
  let processorSeconds: Double

  struct Failure: Error {
    let command: [String]
    let reason: String
  }

  /// Runs a program, found on the `PATH`, with a file as its standard input and everything that it
  /// prints thrown away.
  init(
    _ command: [String], input: String = "/dev/null", errors: String = "/dev/null"
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY, 0)
    // Copies for the call, freed after it.
    var words = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let clock = ContinuousClock()
    let start = clock.now
    let code = posix_spawnp(&process, command[0], &actions, nil, &words, environ)
    guard code == 0 else {
      throw Failure(command: command, reason: String(cString: strerror(code)))
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    seconds = (clock.now - start) / .seconds(1)
    guard status == 0 else { throw Failure(command: command, reason: "status \(status)") }
    processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
  }

  /// The most memory that a program holds resident, in megabytes, as GNU `time` tells it: to us
  /// the system would tell our own, of which a spawned process begins as a copy. Nil where `time`
  /// is not installed.
  static func megabytes(_ command: [String], input: String = "/dev/null") -> Double? {
    let path = "/tmp/lunarcal-bench-\(getpid()).time"
    defer { unlink(path) }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      (try? ProcessRun(["time", "-f", "%M"] + command, input: input, errors: path)) != nil
    else { return nil }
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n")
    return lines?.last.flatMap { Double($0) }.map { $0 / 1024 }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
