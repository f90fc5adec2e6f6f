import TerminalRenderer

/// An answer that is one table of facts in every form that people read.
protocol TableReport: Report {
  var table: FactTable { get }
  var options: CommonOptions { get }
}

extension TableReport {
  func text(_ output: TextOutput) -> String {
    output.text(table.lines(columns: output.columns, output.metrics))
  }

  func markdown() -> String { table.markdown }

  func html() -> HTMLDocument {
    HTMLDocument(
      title: table.title, language: options.language.code,
      body: table.html(heading: "h1"))
  }

  func svg() -> SVGDocument {
    FactTable.poster([table], title: table.title, language: options.language.code)
  }
}
