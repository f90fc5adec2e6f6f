import TerminalRenderer
import Testing

@Suite("Theme")
struct ThemeTests {
  @Test("every colour of the balanced theme contrasts by 4.5 to 1 with black and with white")
  func balanced() {
    for role in TextRole.allCases {
      guard let color = Theme.balanced.style(of: role).foreground else { continue }
      #expect(contrast(color, with: 0x000000) >= 4.5 && contrast(color, with: 0xffffff) >= 4.5)
    }
  }

  @Test("every colour of a theme for one background contrasts by 4.5 to 1 with it")
  func oneBackground() {
    for role in TextRole.allCases {
      if let color = Theme.dark.style(of: role).foreground {
        #expect(contrast(color, with: 0x1e1e1e) >= 4)
        #expect(contrast(color, with: 0x000000) >= 4.5)
      }
      if let color = Theme.light.style(of: role).foreground {
        #expect(contrast(color, with: 0xffffff) >= 4.5)
      }
    }
  }

  @Test("the monochrome theme has no colour, and tells days off, today and makeup work apart")
  func mono() {
    #expect(TextRole.allCases.allSatisfy { Theme.mono.style(of: $0).foreground == nil })
    let roles: [TextRole] = [.day, .dayOff, .makeupWorkday, .today, .outside]
    #expect(Set(roles.map { Theme.mono.style(of: $0) }).count == roles.count)
  }

  @Test("a piece of text is wrapped in its sequence and reset, plain text is not")
  func sequences() {
    var line = StyledLine("a")
    line.append("b", .sunday)
    line.append("c", .sunday)
    #expect(line.terminalText(theme: .balanced, depth: .sixteen) == "a\u{1B}[31mbc\u{1B}[0m")
    #expect(
      line.terminalText(theme: .dark, depth: .indexed) == "a\u{1B}[38;5;203mbc\u{1B}[0m")
    #expect(
      line.terminalText(theme: .dark, depth: .trueColor)
        == "a\u{1B}[38;2;255;107;94mbc\u{1B}[0m")
    #expect(line.plainText == "abc")
  }

  /// The contrast ratio of WCAG 2.
  private func contrast(_ color: TerminalColor, with other: UInt32) -> Double {
    let (a, b) = (luminance(color.rgb), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ rgb: UInt32) -> Double {
    let channels = [rgb >> 16, rgb >> 8, rgb].map { value -> Double in
      let share = Double(value & 0xff) / 255
      return share <= 0.03928 ? share / 12.92 : power24((share + 0.055) / 1.055)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// x to the power of 2.4, as x² times the fifth root of x², by Newton's method.
  private func power24(_ x: Double) -> Double {
    let square = x * x
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
