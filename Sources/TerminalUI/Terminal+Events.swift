import CNcurses
import CTerminal
import DayCore

extension Terminal {
  /// Waits for what happens next. Suspension and resizing are dealt with here.
  public func nextEvent() -> TerminalEvent {
    while true {
      if let event = pendingInput() { return event }
      var waits = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waits, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return .hangUp
      }
      if waits[1].revents != 0, let event = pendingSignal() { return event }
      guard waits[0].revents != 0 else { continue }
      // A terminal that has gone away is readable for ever, without anything to read.
      if waits[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return .hangUp }
      var modes = termios()
      if tcgetattr(descriptor, &modes) != 0 { return .hangUp }
    }
  }

  // MARK: - Signals

  private func pendingSignal() -> TerminalEvent? {
    var number: UInt8 = 0
    guard read(signals, &number, 1) == 1 else { return nil }
    switch Int32(number) {
    case SIGWINCH: return resized()
    case SIGTSTP: return suspend()
    case SIGCONT:
      enter()
      return resized()
    default: return .signal(Int32(number))
    }
  }

  private func resized() -> TerminalEvent {
    var rows: Int32 = 0
    var columns: Int32 = 0
    if cterminal_size(descriptor, &rows, &columns) == 0 { resizeterm(rows, columns) }
    return .redraw
  }

  /// Stops the program as Ctrl-Z does, until it is continued. Where no shell is there to continue
  /// it, as in `$(lunarcal pick)` typed at a prompt, nothing happens.
  private func suspend() -> TerminalEvent? {
    guard getpgrp() != getsid(0) else { return nil }
    leave()
    cterminal_stop()
    enter()
    return resized()
  }

  // MARK: - Keys and mouse

  /// The next key or mouse event that has come in, nil when there is none.
  func pendingInput() -> TerminalEvent? {
    var code: wint_t = 0
    while true {
      switch wget_wch(window, &code) {
      case OK:
        if let event = typed(code) { return event }
      case KEY_CODE_YES:
        if let event = functionKey(Int32(bitPattern: code)) { return event }
      default: return nil
      }
    }
  }

  private func typed(_ code: wint_t) -> TerminalEvent? {
    switch code {
    case 3: return .signal(SIGINT)
    case 26: return suspend()
    case 28: return .signal(SIGQUIT)
    case 9: return .key(.tab)
    case 10, 13: return .key(.enter)
    case 27: return isUnknownSequence() ? nil : .key(.escape)
    case 8, 127: return .key(.backspace)
    case 1..<27:
      return .key(.control(Character(Unicode.Scalar(UInt8(code) + 0x60))))
    case ..<32: return nil
    default: return Unicode.Scalar(UInt32(code)).map { .key(.character(Character($0))) }
    }
  }

  /// Takes what belongs to an escape that curses does not know: the keys of a terminal beyond its
  /// description, and letters with the Alt key. Escape itself has nothing behind it.
  private func isUnknownSequence() -> Bool {
    var code: wint_t = 0
    guard wget_wch(window, &code) == OK else { return false }
    // ECMA-48, section 5.4: a control sequence ends with a byte of columns 4 to 7.
    guard code == 0x5B || code == 0x4F else { return true }
    while wget_wch(window, &code) == OK, !(0x40...0x7E).contains(code) {}
    return true
  }

  private func functionKey(_ code: Int32) -> TerminalEvent? {
    switch code {
    case KEY_UP: return .key(.up)
    case KEY_DOWN: return .key(.down)
    case KEY_LEFT: return .key(.left)
    case KEY_RIGHT: return .key(.right)
    case KEY_PPAGE: return .key(.pageUp)
    case KEY_NPAGE: return .key(.pageDown)
    case KEY_HOME: return .key(.home)
    case KEY_END: return .key(.end)
    case KEY_ENTER: return .key(.enter)
    case KEY_BACKSPACE, KEY_DC: return .key(.backspace)
    case KEY_BTAB: return .key(.backTab)
    case KEY_RESIZE: return .redraw
    case KEY_MOUSE: return mouse()
    default: return nil
    }
  }

  private func mouse() -> TerminalEvent? {
    var event = MEVENT()
    guard getmouse(&event) == OK else { return nil }
    let (row, column) = (Int(event.y), Int(event.x))
    if event.bstate & shim_wheel_up != 0 { return .wheel(-1, row: row, column: column) }
    if event.bstate & shim_wheel_down != 0 { return .wheel(1, row: row, column: column) }
    if event.bstate & shim_button1 != 0 { return .press(row: row, column: column) }
    return event.bstate & shim_mouse_moved != 0 ? .move(row: row, column: column) : nil
  }
}
