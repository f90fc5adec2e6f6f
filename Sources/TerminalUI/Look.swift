import CalendarModels
import TerminalRenderer

/// How a style looks on a terminal of so many colours. Colours are numbers as curses takes them:
/// places in the palette or, for true colour, `0xRRGGBB`; nil is the terminal's own.
///
/// Text keeps the terminal's own background, so that it is readable on light and on dark ones;
/// where a background is set, the foreground is set with it. Everything differs without colour
/// too.
struct Look: Hashable {
  var foreground: Int32?
  var background: Int32?
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isReversed = false
  var isBlinking = false
}

extension Look {
  /// The look of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - theme: The colours of the text.
  ///   - depth: How many colours there are, nil for none.
  init(_ style: Style, theme: Theme, depth: ColorDepth?) {
    let text = (depth == nil ? .mono : theme).style(of: style.role)
    isBold = text.isBold
    isDim = text.isDim
    isUnderlined = text.isUnderlined
    isReversed = text.isReversed
    if let depth, let colour = text.foreground { set(colour, depth) }
    if style.isToday {
      isBold = true
      isUnderlined = true
      isDim = false
    }
    shade(style.highlight, depth)
    if style.isCursor { isReversed.toggle() }
  }

  private mutating func set(_ colour: TerminalColor, _ depth: ColorDepth) {
    switch depth {
    case .sixteen:
      foreground = colour.ansi.map(Int32.init)
      // No grey of the sixteen is readable everywhere: faint text instead.
      if colour.ansi == nil { isDim = true }
    case .indexed: foreground = Int32(colour.indexed)
    case .trueColor: foreground = Int32(colour.rgb)
    }
  }

  /// The selection lies behind the text: pale between the ends, deep at the ends.
  private mutating func shade(_ highlight: DayHighlight, _ depth: ColorDepth?) {
    let isEnd: Bool
    switch highlight {
    case .none: return
    case .range: isEnd = false
    case .rangeStart, .rangeEnd: isEnd = true
    case .selectedStart, .selectedEnd:
      isEnd = true
      isBlinking = true
    }
    isDim = false
    if isEnd { isBold = true }
    switch depth {
    case nil:
      isReversed = isEnd
      isUnderlined = !isEnd
    case .sixteen: (foreground, background) = isEnd ? (7, 4) : (0, 6)
    case .indexed: (foreground, background) = isEnd ? (231, 25) : (16, 153)
    case .trueColor: (foreground, background) = isEnd ? (0xFFFFFF, 0x1F5FAF) : (0, 0xB8DCF8)
    }
  }
}
