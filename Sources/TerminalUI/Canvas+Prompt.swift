import TerminalRenderer

extension Canvas {
  /// Draws a prompt on a row, its end in view, with the terminal's cursor behind the text; what
  /// was wrong stands on the row above.
  mutating func drawPrompt(_ prompt: Prompt, label: String, row: Int) {
    if let complaint = prompt.complaint {
      write(String(repeating: " ", count: columns), row: row - 1, column: 0)
      write(complaint, row: row - 1, column: 0, style: .alert)
    }
    // A label that would leave no room for the text gives way.
    let labelWidth = label.displayWidth <= columns - 12 ? write(label, row: row, column: 0) : 0
    let room = max(1, columns - labelWidth - 1)
    var shown = prompt.text
    while shown.displayWidth > room { shown.removeFirst() }
    let used = write(shown, row: row, column: labelWidth, width: room, style: .title)
    cursor = (row, min(labelWidth + used, columns - 1))
  }
}
