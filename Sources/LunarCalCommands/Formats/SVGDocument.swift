import TerminalRenderer

/// A drawing that stands alone: no script, nothing loaded from elsewhere, light and dark.
struct SVGDocument {
  var title: String
  /// The BCP 47 tag of the texts.
  var language: String
  let width: Int
  /// The height drawn so far.
  var height = 0
  private var elements: [String] = []

  init(title: String, language: String, width: Int) {
    self.title = title
    self.language = language
    self.width = width
  }

  /// On which side of its x a text stands.
  enum Anchor: String {
    case start, middle, end
  }

  /// Draws a text on a baseline.
  mutating func text(
    _ text: String, x: Int, y: Int, size: Int, _ role: TextRole = .plain, anchor: Anchor = .start,
    isBold: Bool = false
  ) {
    guard !text.isEmpty else { return }
    let classes = role.cssClass.isEmpty ? "" : " class=\"\(role.cssClass)\""
    let weight = isBold ? " font-weight=\"700\"" : ""
    let side = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    elements.append(
      "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\"\(classes)\(weight)\(side)>"
        + Markup.escaped(text) + "</text>")
  }

  /// Draws a horizontal line.
  mutating func line(x: Int, y: Int, width: Int) {
    elements.append("<path class=\"line\" d=\"M\(x) \(y)h\(width)\"/>")
  }

  /// Draws a frame with round corners.
  mutating func frame(x: Int, y: Int, width: Int, height: Int) {
    elements.append(
      "<rect class=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"6\"/>"
    )
  }

  /// A text in lines that are no wider than a width at a size.
  ///
  /// A full-width character is as wide as the size, so that one of its two columns is half of that;
  /// the letters of the usual fonts are up to 0.62 of the size wide.
  func wrapped(_ text: String, width: Int, size: Int) -> [String] {
    let columns = text.displayWidth
    let isWide = columns > text.count * 3 / 2
    return TextMetrics().wrapped(text, width: max(2, width * 100 / (size * (isWide ? 52 : 62))))
  }

  /// The drawing as text.
  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" xml:lang="\(language)" lang="\(language)" \
    viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" \
    aria-labelledby="title">
    <title id="title">\(Markup.escaped(title))</title>
    <style>
    \(Self.style)</style>
    <rect class="paper" width="\(width)" height="\(height)"/>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  private static let style = """
    text{font-family:system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;fill:#1a1a1a}
    .paper{fill:#fff}.line{stroke:#d8d8d8;fill:none}.frame{fill:none;stroke:#1a1a1a;stroke-width:2}
    \(colors(.light))@media(prefers-color-scheme:dark){text{fill:#ececec}.paper{fill:#16181c}\
    .line{stroke:#3c3f45}.frame{stroke:#ececec}
    \(colors(.dark))}

    """

  private static func colors(_ theme: Theme) -> String {
    TextRole.allCases.compactMap { role in
      guard !role.cssClass.isEmpty, let color = theme.style(of: role).foreground else { return nil }
      return ".\(role.cssClass){fill:\(color.cssColor)}\n"
    }.joined()
  }
}
