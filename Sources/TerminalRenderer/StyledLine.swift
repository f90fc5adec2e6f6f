/// One line of text in pieces of one role each.
public struct StyledLine: Hashable, Sendable {
  /// A piece of text with what it is.
  public struct Piece: Hashable, Sendable {
    /// The text.
    public var text: String
    /// What it is.
    public var role: TextRole
  }

  /// The pieces in order; no two neighbours have one role.
  public private(set) var pieces: [Piece] = []

  /// An empty line.
  public init() {}

  /// A line of one piece.
  public init(_ text: String, _ role: TextRole = .plain) {
    append(text, role)
  }

  /// Adds a piece at the end, less what could act on the terminal.
  public mutating func append(_ text: String, _ role: TextRole = .plain) {
    let text = text.withoutControls
    if let last = pieces.last, last.role == role {
      pieces[pieces.count - 1].text += text
    } else if !text.isEmpty {
      pieces.append(Piece(text: text, role: role))
    }
  }

  /// Adds a line at the end.
  public mutating func append(_ line: StyledLine) {
    for piece in line.pieces { append(piece.text, piece.role) }
  }

  /// The text without any style.
  public var plainText: String {
    var text = ""
    for piece in pieces { text += piece.text }
    return text
  }

  /// The text with the control sequences of a theme for a terminal of so many colours.
  public func terminalText(theme: Theme, depth: ColorDepth) -> String {
    pieces.map { piece in
      let parameters = theme.style(of: piece.role).parameters(depth: depth)
      return parameters.isEmpty ? piece.text : "\u{1B}[\(parameters)m\(piece.text)\u{1B}[0m"
    }.joined()
  }

  /// The columns of the line.
  public func width(_ metrics: TextMetrics = TextMetrics()) -> Int {
    pieces.reduce(0) { $0 + metrics.width(of: $1.text) }
  }

  /// Fills the line up with spaces to a width in columns.
  public mutating func pad(to width: Int, _ metrics: TextMetrics) {
    append(spaces(width - self.width(metrics)))
  }
}
