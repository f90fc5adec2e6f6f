import CommandLineOptions

/// The output formats of `lookup` and `holidays`.
enum OutputFormat: String, CaseIterable {
  case text, json, ndjson

  init(named name: String) throws(CommandError) {
    guard let format = OutputFormat(rawValue: name) else {
      let names = OutputFormat.allCases.map(\.rawValue)
      throw .usage(
        .unknownWord(kind: "format", word: name, nearest: suggestions(for: name, among: names)))
    }
    self = format
  }
}
