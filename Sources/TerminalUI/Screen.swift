import TerminalRenderer

/// A full-screen interface: it takes events and draws itself. It knows no terminal, so that tests
/// can drive it.
public protocol Screen {
  /// What the screen is for: what it gives back when it is done.
  associatedtype Result

  /// Makes itself fit; called before anything else and whenever the size changes.
  mutating func resize(rows: Int, columns: Int)
  /// Takes a key or a mouse event.
  mutating func handle(_ event: TerminalEvent) -> Outcome<Result>
  /// Draws itself on an empty canvas of the size it was given.
  func draw(on canvas: inout Canvas)
}

/// What follows from an event.
public enum Outcome<Result> {
  /// The screen goes on.
  case stay
  /// The screen is done, with a result or, when it was left, nil.
  case done(Result?)
}

extension Outcome: Equatable where Result: Equatable {}

extension Terminal {
  /// How a screen ended.
  public enum Ending<Result> {
    /// The screen is done, with a result or, when it was left, nil.
    case done(Result?)
    /// The program was told to end by that signal.
    case signal(Int32)
  }

  /// Opens the terminal, shows a screen until it is done, and leaves the terminal as it was found.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - theme: The colours of text.
  ///   - depth: The most colours to use, nil for none.
  ///   - reportsMotion: Whether the screen is told of the mouse while no button is pressed.
  /// - Returns: How the screen ended.
  /// - Throws: `TerminalError` when there is no terminal that a screen can be shown on, or when it
  ///   has gone away.
  public static func show<S: Screen>(
    _ screen: S, theme: Theme = .balanced, depth: ColorDepth? = .trueColor,
    reportsMotion: Bool = false
  ) throws(TerminalError) -> Ending<S.Result> {
    let terminal = try Terminal(theme: theme, depth: depth, reportsMotion: reportsMotion)
    defer { terminal.close() }
    var screen = screen
    screen.resize(rows: terminal.size.rows, columns: terminal.size.columns)
    while true {
      var canvas = Canvas(
        rows: terminal.size.rows, columns: terminal.size.columns, isASCII: !isUTF8)
      screen.draw(on: &canvas)
      terminal.paint(canvas)
      // Events that have come in while painting are taken before the next painting, so that a key
      // held down never runs behind; not without end, so that the screen stays alive.
      var next: TerminalEvent? = terminal.nextEvent()
      for _ in 0..<mostEventsBetweenPaints {
        guard let event = next else { break }
        switch event {
        case .signal(let number): return .signal(number)
        case .hangUp: throw .hungUp
        case .redraw: screen.resize(rows: terminal.size.rows, columns: terminal.size.columns)
        default:
          if case .done(let result) = screen.handle(event) { return .done(result) }
        }
        next = terminal.pendingInput()
      }
    }
  }

  private static var mostEventsBetweenPaints: Int { 64 }
}
