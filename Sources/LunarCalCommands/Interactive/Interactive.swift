import DayCore
import TerminalRenderer
import TerminalUI

/// Shows a screen on the terminal and gives its result back, nil when it was left without one.
///
/// Where the program was told to end by a signal, it ends by that signal, the terminal being as it
/// was found.
func showing<S: Screen>(
  _ options: CommonOptions, theme: Theme, reportsMotion: Bool = false,
  _ makeScreen: (TableSource) -> S
) throws(CommandError) -> S.Result? {
  let source = try TableSource(options, isUTF8: Terminal.isUTF8)
  let ending = try answering { () throws(TerminalError) in
    try Terminal.show(
      makeScreen(source), theme: theme, depth: options.colorDepth, reportsMotion: reportsMotion)
  }
  switch ending {
  case .done(let result): return result
  case .signal(let number):
    signal(number, SIG_DFL)
    raise(number)
    throw .failure("ended by signal \(number)")
  }
}

extension CommandContext {
  /// The same world, seen from the terminal itself: an interactive command draws there, wherever
  /// standard output goes.
  var onTerminal: CommandContext {
    var context = self
    context.isTerminal = true
    return context
  }
}
