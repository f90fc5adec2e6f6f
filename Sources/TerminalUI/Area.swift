import TerminalRenderer

/// A rectangle of the canvas.
struct Area: Equatable {
  var row: Int
  var column: Int
  var rows: Int
  var columns: Int
}

extension Canvas {
  /// Writes lines into an area, as many as it has rows and as far as it has columns.
  mutating func write(_ lines: [StyledLine], in area: Area) {
    for (offset, line) in lines.prefix(max(0, area.rows)).enumerated() {
      var used = 0
      for piece in line.pieces {
        used += write(
          piece.text, row: area.row + offset, column: area.column + used,
          width: area.columns - used, style: Style(piece.role))
      }
    }
  }
}
