import DayCore

/// What a command sees of the world around it, so that a test can give it another.
public struct CommandContext: Sendable {
  /// The value of an environment variable, nil where it is unset or empty.
  public var environment: @Sendable (String) -> String?
  /// Today's day, asked for only where it is needed.
  public var today: @Sendable () -> Day
  /// Whether standard output is a terminal.
  public var isTerminal: Bool
  /// The columns of the terminal, nil where there is none that says so.
  public var terminalColumns: @Sendable () -> Int?
  /// Where streams come from.
  public var standardInputDescriptor: Int32 = STDIN_FILENO
  /// Where streams go to.
  public var standardOutputDescriptor: Int32 = STDOUT_FILENO
  /// All of standard input.
  public var standardInput: @Sendable () throws(CommandError) -> String
  /// Seconds of UTC since 1970 as the clock shows them in the local zone.
  public var localTime: @Sendable (Int) -> Int = { $0 }
  /// Takes what is to be said besides the answer, one line without its end.
  public var warn: @Sendable (String) -> Void

  /// Creates a context.
  public init(
    environment: @escaping @Sendable (String) -> String?,
    today: @escaping @Sendable () -> Day,
    isTerminal: Bool,
    terminalColumns: @escaping @Sendable () -> Int? = { nil },
    standardInput: @escaping @Sendable () throws(CommandError) -> String,
    warn: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.environment = environment
    self.today = today
    self.isTerminal = isTerminal
    self.terminalColumns = terminalColumns
    self.standardInput = standardInput
    self.warn = warn
  }

  /// The world of this process.
  public static var process: CommandContext {
    var context = CommandContext(
      environment: { name in
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      },
      today: { .today },
      isTerminal: isatty(STDOUT_FILENO) == 1,
      terminalColumns: columnsOfTerminal,
      standardInput: { () throws(CommandError) in try readStandardInput() },
      warn: { _ = writeAll("\(LunarCal.message($0))\n", to: STDERR_FILENO) })
    context.localTime = { seconds in
      var instant = time_t(seconds)
      var fields = tm()
      guard localtime_r(&instant, &fields) != nil else { return seconds }
      return seconds + fields.tm_gmtoff
    }
    return context
  }

  /// `COLUMNS` where it is set, which is for the user to do, else what the terminal itself says.
  @Sendable private static func columnsOfTerminal() -> Int? {
    if let text = getenv("COLUMNS"), let columns = Int(String(cString: text)), columns > 0 {
      return columns
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func readStandardInput() throws(CommandError) -> String {
    let bytes = try readAll(of: STDIN_FILENO, named: "standard input")
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// More than this is no list of dates and no calendar.
private let inputLimit = 64 << 20

/// All bytes of a file, or nil where there is no file of that name.
///
/// - Throws: `CommandError.failure` for a file that cannot be read, or is longer than 64 MiB.
func contents(ofFile path: String) throws(CommandError) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else {
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .failure("cannot read \"\(path)\": \(String(cString: strerror(errno)))")
  }
  defer { close(file) }
  return try readAll(of: file, named: "\"\(path)\"")
}

private func readAll(of file: Int32, named name: String) throws(CommandError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(file, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else {
      throw .failure("cannot read \(name): \(String(cString: strerror(errno)))")
    }
    if count == 0 { return bytes }
    bytes += buffer[..<count]
    guard bytes.count <= inputLimit else {
      throw .failure("\(name) is longer than \(inputLimit >> 20) MiB")
    }
  }
}
