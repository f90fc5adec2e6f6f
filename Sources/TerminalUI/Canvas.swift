import TerminalRenderer

/// A screen in memory: rows of cells, each with a character and a style. Screens draw on it, a
/// ``Terminal`` paints it, and tests read it.
public struct Canvas: Equatable, Sendable {
  /// One column of a row. The second column of a wide character is empty text.
  struct Cell: Equatable, Sendable {
    var text: String
    var style: Style

    static let blank = Cell(text: " ", style: .plain)
  }

  /// The number of rows.
  public let rows: Int
  /// The number of columns.
  public let columns: Int
  /// Where the terminal's own cursor is shown, nil where it is hidden.
  public var cursor: (row: Int, column: Int)?
  /// Whether characters beyond ASCII are replaced, for a terminal that cannot show them.
  let isASCII: Bool
  private var cells: [Cell]

  /// An empty canvas.
  public init(rows: Int, columns: Int, isASCII: Bool = false) {
    self.rows = max(0, rows)
    self.columns = max(0, columns)
    self.isASCII = isASCII
    cells = Array(repeating: .blank, count: self.rows * self.columns)
  }

  /// Whether both show the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.rows == right.rows && left.columns == right.columns && left.cells == right.cells
      && left.cursor?.row == right.cursor?.row && left.cursor?.column == right.cursor?.column
  }
}

extension Canvas {
  /// Writes text from a position to the right, no further than `width` columns and the canvas's
  /// own edge. What lies outside is left out; a wide character is never cut in two. Control
  /// characters and bidirectional marks are left out.
  ///
  /// - Returns: The columns that were filled.
  @discardableResult
  public mutating func write(
    _ text: String, row: Int, column: Int, width: Int = .max, style: Style = .plain
  ) -> Int {
    guard 0..<rows ~= row else { return 0 }
    if column >= 0, text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      return writeASCII(text, row: row, column: column, width: width, style: style)
    }
    var used = 0
    for character in isASCII ? text.asciiFallback : text {
      guard let shown = TerminalText.printable(character).map(String.init(_:)) else { continue }
      let size = shown.displayWidth
      guard size > 0 else { continue }
      guard size <= width - used, column + used + size <= columns else { break }
      if column + used >= 0 {
        put(shown, size: size, row: row, column: column + used, style: style)
      }
      used += size
    }
    return used
  }

  /// Most of what is written is printable ASCII, a column a byte.
  private mutating func writeASCII(
    _ text: String, row: Int, column: Int, width: Int, style: Style
  ) -> Int {
    let count = max(0, min(text.utf8.count, width, columns - column))
    for (offset, byte) in text.utf8.prefix(count).enumerated() {
      put(
        String(Unicode.Scalar(byte)), size: 1, row: row, column: column + offset, style: style)
    }
    return count
  }

  /// Writes text at the right end of a field.
  public mutating func writeRight(
    _ text: String, row: Int, column: Int, width: Int, style: Style = .plain
  ) {
    let size = min(text.displayWidth, width)
    write(text, row: row, column: column + width - size, width: size, style: style)
  }

  /// Writes text in the middle of a field.
  public mutating func writeCentred(
    _ text: String, row: Int, column: Int = 0, width: Int, style: Style = .plain
  ) {
    let size = min(text.displayWidth, width)
    write(text, row: row, column: column + (width - size) / 2, width: size, style: style)
  }

  /// Gives a piece of a row another style, the text stays.
  public mutating func restyle(row: Int, columns range: Range<Int>, _ style: Style) {
    guard 0..<rows ~= row else { return }
    for column in range.clamped(to: 0..<columns) { cells[row * columns + column].style = style }
  }

  private mutating func put(
    _ text: String, size: Int, row: Int, column: Int, style: Style
  ) {
    let start = row * columns
    // The other half of a wide character that is overwritten becomes a blank.
    if cells[start + column].text.isEmpty { cells[start + column - 1].text = " " }
    let end = column + size
    if end < columns, cells[start + end].text.isEmpty { cells[start + end].text = " " }
    cells[start + column] = Cell(text: text, style: style)
    for rest in column + 1..<max(end, column + 1) {
      cells[start + rest] = Cell(text: "", style: style)
    }
  }
}

extension Canvas {
  /// A piece of a row in one style.
  struct Run: Equatable {
    var column: Int
    var text: String
    var style: Style
  }

  /// Whether a row is the same in another canvas of as many columns.
  func hasRow(_ row: Int, of other: Canvas) -> Bool {
    let places = row * columns..<(row + 1) * columns
    return cells[places] == other.cells[places]
  }

  /// The pieces of a row, left to right, blanks at its end left out where they have no style.
  func runs(ofRow row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<columns {
      let cell = cells[row * columns + column]
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].text += cell.text
      } else {
        runs.append(Run(column: column, text: cell.text, style: cell.style))
      }
    }
    if let last = runs.last, last.style == .plain, last.text.allSatisfy({ $0 == " " }) {
      runs.removeLast()
    }
    return runs
  }

  /// The text of the rows, without the blanks at their ends.
  public var lines: [String] {
    (0..<rows).map { row in
      let text = cells[row * columns..<(row + 1) * columns].map(\.text).joined()
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
  }
}
