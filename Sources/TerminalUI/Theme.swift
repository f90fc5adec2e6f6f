import CalendarModels

/// How many colours a terminal has.
public enum ColorDepth: Int, Comparable, Sendable, CaseIterable {
  /// None: bold, underline and reverse video only.
  case monochrome
  /// The eight or sixteen of ANSI (ISO 6429).
  case ansi
  /// xterm's palette of 256.
  case palette
  /// Red, green and blue, eight bits each.
  case direct

  /// Fewer colours come first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How a style looks on a terminal. Colours are numbers as curses takes them at the depth of the
/// theme: ANSI and palette indices, or `0xRRGGBB`; nil is the terminal's own colour.
struct Look: Hashable {
  var foreground: Int32?
  var background: Int32?
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isReversed = false
  var isBlinking = false
}

/// Turns styles into looks, for each number of colours.
///
/// Text keeps the terminal's own background, so that it is readable on light and on dark ones;
/// where a background is set, the foreground is set with it. States differ without colour too.
struct Theme {
  let depth: ColorDepth

  func look(_ style: Style) -> Look {
    var look = Look(isDim: style.isDimmed)
    switch style.role {
    case .plain: break
    case .title: look.isBold = true
    case .off:
      look.foreground = colour(ansi: 1, palette: 160, direct: 0xD02020)
      look.isBold = depth == .monochrome
    case .rest: look.foreground = colour(ansi: 1, palette: 131, direct: 0xB06060)
    case .makeup: look.foreground = colour(ansi: 5, palette: 133, direct: 0xA347A3)
    case .special: look.foreground = colour(ansi: 2, palette: 34, direct: 0x209040)
    case .alert:
      look.foreground = colour(ansi: 1, palette: 160, direct: 0xD02020)
      look.isBold = true
    }
    if style.isToday {
      look.isBold = true
      look.isUnderlined = true
      look.isDim = false
    }
    shade(&look, style.highlight)
    if style.isCursor { look.isReversed.toggle() }
    return look
  }

  /// The selection lies behind the text.
  private func shade(_ look: inout Look, _ highlight: DayHighlight) {
    switch highlight {
    case .none: return
    case .range:
      look.foreground = colour(ansi: 0, palette: 16, direct: 0x000000)
      look.background = colour(ansi: 6, palette: 153, direct: 0xB8DCF8)
      look.isUnderlined = look.isUnderlined || depth == .monochrome
    case .rangeStart, .rangeEnd, .selectedStart, .selectedEnd:
      look.foreground = colour(ansi: 7, palette: 231, direct: 0xFFFFFF)
      look.background = colour(ansi: 4, palette: 25, direct: 0x1F5FAF)
      look.isBold = true
      look.isReversed = depth == .monochrome
      look.isBlinking = highlight == .selectedStart || highlight == .selectedEnd
    }
    look.isDim = false
  }

  private func colour(ansi: Int32, palette: Int32, direct: Int32) -> Int32? {
    switch depth {
    case .monochrome: nil
    case .ansi: ansi
    case .palette: palette
    case .direct: direct
    }
  }
}
