/// How each ``TextRole`` looks.
public enum Theme: String, CaseIterable, Sendable {
  /// Colours that are readable on light and dark backgrounds alike.
  case balanced
  /// Brighter colours for a dark background.
  case dark
  /// Deeper colours for a light background.
  case light
  /// No colours: bold, faint, underlined, reversed.
  case mono
}

extension Theme {
  /// The style of a role.
  public func style(of role: TextRole) -> TextStyle {
    var style = TextStyle()
    switch role {
    case .plain, .subtitle, .day: break
    case .title: style.isBold = true
    case .lunar:
      style.foreground = quiet
    case .weekday, .label, .legend:
      style.foreground = quiet
      style.isDim = self == .mono
    case .outside:
      style.foreground = faint
      style.isDim = self == .mono
    case .saturday: style.foreground = saturday
    case .sunday: style.foreground = sunday
    case .dayOff:
      style.isBold = true
      style.foreground = sunday
    case .makeupWorkday:
      style.isUnderlined = true
      style.foreground = work
    case .today:
      style.isBold = true
      style.isReversed = true
    case .lunarFirst, .festival:
      style.isBold = self == .mono
      style.foreground = accent
    case .event:
      style.isUnderlined = self == .mono
      style.foreground = event
    case .term:
      style.foreground = term
    }
    return style
  }

  // The true colours of `balanced` have a luminance of 0.178 to 0.180, so that they contrast by at
  // least 4.5 to 1 with black and with white (WCAG 2, success criterion 1.4.3).

  private var quiet: TerminalColor? {
    pick(
      TerminalColor(rgb: 0x757575, indexed: 243, ansi: nil),
      dark: TerminalColor(rgb: 0xa8a8a8, indexed: 248, ansi: nil),
      light: TerminalColor(rgb: 0x5c5c5c, indexed: 59, ansi: nil))
  }

  private var faint: TerminalColor? {
    pick(
      TerminalColor(rgb: 0x757575, indexed: 243, ansi: nil),
      dark: TerminalColor(rgb: 0x808080, indexed: 244, ansi: nil),
      light: TerminalColor(rgb: 0x757575, indexed: 243, ansi: nil))
  }

  private var sunday: TerminalColor? {
    pick(
      TerminalColor(rgb: 0xe02d27, indexed: 196, ansi: 1),
      dark: TerminalColor(rgb: 0xff6b5e, indexed: 203, ansi: 9),
      light: TerminalColor(rgb: 0xb3140e, indexed: 124, ansi: 1))
  }

  private var saturday: TerminalColor? {
    pick(
      TerminalColor(rgb: 0x1f75d7, indexed: 63, ansi: 6),
      dark: TerminalColor(rgb: 0x6cb2ff, indexed: 75, ansi: 14),
      light: TerminalColor(rgb: 0x0b4fa8, indexed: 25, ansi: 4))
  }

  private var work: TerminalColor? {
    pick(
      TerminalColor(rgb: 0x218282, indexed: 30, ansi: 6),
      dark: TerminalColor(rgb: 0x5fd7d7, indexed: 80, ansi: 14),
      light: TerminalColor(rgb: 0x0a5c5c, indexed: 23, ansi: 6))
  }

  private var accent: TerminalColor? {
    pick(
      TerminalColor(rgb: 0xcd359a, indexed: 163, ansi: 5),
      dark: TerminalColor(rgb: 0xff87d7, indexed: 212, ansi: 13),
      light: TerminalColor(rgb: 0x94126b, indexed: 89, ansi: 5))
  }

  private var event: TerminalColor? {
    pick(
      TerminalColor(rgb: 0xa054c6, indexed: 98, ansi: 5),
      dark: TerminalColor(rgb: 0xc9a0ff, indexed: 183, ansi: 13),
      light: TerminalColor(rgb: 0x6a1f9c, indexed: 54, ansi: 5))
  }

  private var term: TerminalColor? {
    pick(
      TerminalColor(rgb: 0x2c854a, indexed: 28, ansi: 2),
      dark: TerminalColor(rgb: 0x7bd88f, indexed: 114, ansi: 10),
      light: TerminalColor(rgb: 0x1a6b33, indexed: 22, ansi: 2))
  }

  private func pick(
    _ balanced: TerminalColor, dark: TerminalColor, light: TerminalColor
  ) -> TerminalColor? {
    switch self {
    case .balanced: balanced
    case .dark: dark
    case .light: light
    case .mono: nil
    }
  }
}
