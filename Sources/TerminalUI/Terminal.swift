import CNcurses
import CTerminal
import DayCore
import TerminalRenderer

/// A terminal opened for a full screen, through ncurses.
///
/// It is the process's controlling terminal, not standard output, so that what a program prints
/// there stays apart from what it draws. Only one may be open, on one thread. ``close()`` leaves
/// the terminal as it was found; so does the end of the program by a signal or a crash.
///
/// Pointers: `file`, `window` and `screen` are handles of the C library and of ncurses, which are
/// passed on and never read through; they are made here and given back once, by ``close()``.
public final class Terminal {
  /// How many colours are used, nil for none.
  public let depth: ColorDepth?

  let file: UnsafeMutablePointer<FILE>
  let descriptor: Int32
  let signals: Int32
  let window: UnsafeMutablePointer<WINDOW>
  let reportsMotion: Bool
  private let screen: OpaquePointer
  private let theme: Theme
  /// Whether the terminal has sixteen colours and not eight.
  private let hasBrightColors: Bool
  private var pairs: [Look: Int32] = [:]
  private var isOpen = true
  /// What was painted last.
  private var painted: Canvas?

  /// Opens the controlling terminal.
  ///
  /// - Parameters:
  ///   - theme: The colours of text.
  ///   - depth: The most colours to use, nil for bold, underline and reverse video only; no more
  ///     than the terminal has are used.
  ///   - reportsMotion: Whether the mouse is reported while no button is pressed.
  /// - Throws: `TerminalError.noTerminal`, `.noTerminalName`, `.unknownTerminal` or
  ///   `.dumbTerminal`; the terminal is untouched then.
  public init(
    theme: Theme = .balanced, depth: ColorDepth? = .trueColor, reportsMotion: Bool = false
  ) throws(TerminalError) {
    guard let file = fopen("/dev/tty", "r+") else { throw .noTerminal }
    self.file = file
    descriptor = fileno(file)
    self.reportsMotion = reportsMotion
    do {
      try Self.check(descriptor)
    } catch {
      fclose(file)
      throw error
    }
    Self.chooseCharacterSet()
    let restoring = Self.restoringBytes()
    cterminal_rescue(descriptor, restoring, restoring.count)
    guard let screen = newterm(nil, file, file), let window = shim_screen() else {
      cterminal_rescue(descriptor, restoring, 0)
      fclose(file)
      throw .noTerminal
    }
    self.screen = screen
    self.window = window
    signals = cterminal_catch_signals()
    (self.depth, hasBrightColors) = Self.colorDepth(depth)
    self.theme = theme
    raw()
    noecho()
    nonl()
    keypad(window, true)
    nodelay(window, true)
    // Long enough for the bytes of a key to arrive together over a slow line.
    set_escdelay(100)
    mouseinterval(0)
    // Keys that wait are taken before painting, which is then done whole.
    typeahead(-1)
    if self.depth != nil {
      start_color()
      use_default_colors()
    }
    // Until the screen has been left once, ncurses sends every movement of the cursor by itself and
    // not a whole painting at once (lib_mvcur.c of ncurses 6.4): it would flicker.
    endwin()
    enter()
  }

  deinit { close() }

  /// Leaves the terminal as it was found. Calls after the first do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    delscreen(screen)
    cterminal_rescue(descriptor, "", 0)
    cterminal_release_signals()
    fclose(file)
  }

  /// The number of rows and columns.
  public var size: (rows: Int, columns: Int) {
    (Int(getmaxy(window)), Int(getmaxx(window)))
  }

  /// Paints the canvas; only what differs from what is on the screen is sent.
  public func paint(_ canvas: Canvas) {
    if painted?.rows != canvas.rows || painted?.columns != canvas.columns {
      werase(window)
      painted = nil
    }
    for row in 0..<min(canvas.rows, size.rows) {
      if let painted, painted.hasRow(row, of: canvas) { continue }
      wmove(window, Int32(row), 0)
      wclrtoeol(window)
      for run in canvas.runs(ofRow: row) {
        set(look(run.style))
        wmove(window, Int32(row), Int32(run.column))
        waddstr(window, run.text)
      }
    }
    painted = canvas
    if let cursor = canvas.cursor {
      wmove(window, Int32(cursor.row), Int32(cursor.column))
    }
    curs_set(canvas.cursor == nil ? 0 : 1)
    wrefresh(window)
  }

  private func look(_ style: Style) -> Look {
    var look = Look(style, theme: theme, depth: depth)
    if !hasBrightColors, let colour = look.foreground, colour >= 8 {
      look.foreground = colour - 8
      look.isBold = true
    }
    return look
  }

  private func set(_ look: Look) {
    var attributes: attr_t = 0
    if look.isBold { attributes |= shim_bold }
    if look.isDim { attributes |= shim_dim }
    if look.isUnderlined { attributes |= shim_underline }
    if look.isReversed { attributes |= shim_reverse }
    if look.isBlinking { attributes |= shim_blink }
    wattr_set(window, attributes, Int16(pair(look)), nil)
  }

  /// The colour pair of a look; pairs are made as they are needed, a dozen in all.
  private func pair(_ look: Look) -> Int32 {
    let key = Look(foreground: look.foreground, background: look.background)
    if key == Look() { return 0 }
    if let pair = pairs[key] { return pair }
    let pair = Int32(pairs.count + 1)
    init_extended_pair(pair, key.foreground ?? -1, key.background ?? -1)
    pairs[key] = pair
    return pair
  }
}

// MARK: - Entering and leaving

extension Terminal {
  /// Takes the screen, after opening and after a suspension.
  func enter() {
    clearok(window, true)
    wrefresh(window)
    mousemask(shim_all_mouse_events, nil)
    if reportsMotion { send(Self.motionOn) }
  }

  /// Gives the screen back.
  func leave() {
    if reportsMotion { send(Self.motionOff) }
    mousemask(0, nil)
    endwin()
  }

  private func send(_ bytes: String) {
    fputs(bytes, file)
    fflush(file)
  }

  // xterm's "any event" mouse mode, which ncurses does not ask for (XTerm Control Sequences,
  // "Any-event tracking"). Terminals that do not know it ignore it.
  private static let motionOn = "\u{1B}[?1003h"
  private static let motionOff = "\u{1B}[?1003l"

  /// What gives the screen back when there is no time to ask ncurses.
  private static func restoringBytes() -> [CChar] {
    let names = ["rmcup", "rmkx", "sgr0", "cnorm"]
    let strings = names.compactMap { name -> String? in
      guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
      return withoutPadding(String(cString: value))
    }
    return (strings.joined() + "\u{1B}[?1003l\u{1B}[?1000l\u{1B}[?1006l").utf8.map {
      CChar(bitPattern: $0)
    }
  }

  /// Terminfo writes delays as `$<5>`.
  private static func withoutPadding(_ capability: String) -> String {
    let parts = capability.split(separator: "$", omittingEmptySubsequences: false)
    return String(parts[0])
      + parts.dropFirst().map { part in
        guard part.first == "<", let end = part.firstIndex(of: ">") else { return "$" + part }
        return String(part[part.index(after: end)...])
      }.joined()
  }
}

// MARK: - What terminal it is

extension Terminal {
  private static func check(_ descriptor: Int32) throws(TerminalError) {
    guard let value = getenv("TERM"), value.pointee != 0 else { throw .noTerminalName }
    let name = String(cString: value)
    var status: Int32 = 0
    guard setupterm(nil, descriptor, &status) == OK else {
      // 1: a printing terminal; 0: not found, or "generic"; -1: no terminfo at all.
      if status == 1 { throw .dumbTerminal(name: name) }
      throw .unknownTerminal(name: name)
    }
    guard let move = tigetstr("cup"), Int(bitPattern: move) != -1 else {
      throw .dumbTerminal(name: name)
    }
  }

  /// The colours to use out of those wanted: terminfo knows what the terminal has.
  private static func colorDepth(_ wanted: ColorDepth?) -> (ColorDepth?, hasBrightColors: Bool) {
    let count = tigetnum("colors")
    guard let wanted, count >= 8 else { return (nil, false) }
    // A terminal of direct colours takes every number for red, green and blue.
    if tigetflag("RGB") > 0 { return (.trueColor, true) }
    return (count >= 256 && wanted != .sixteen ? .indexed : .sixteen, count >= 16)
  }

  /// Whether the terminal shows characters beyond ASCII: whether the locale's name says UTF-8.
  public static var isUTF8: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { name -> String? in
      guard let value = getenv(name), value.pointee != 0 else { return nil }
      return String(cString: value).uppercased()
    }
    return names.first.map { $0.holds("UTF-8") || $0.holds("UTF8") } ?? false
  }

  /// Sets the character set of the C library, and with it that of ncurses.
  private static func chooseCharacterSet() {
    // A locale that is not installed may still be one whose characters are known.
    if isUTF8, setlocale(LC_CTYPE, "") == nil { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
