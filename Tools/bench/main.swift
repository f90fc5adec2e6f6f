// Benchmarks: `swift run -c release bench all`, or TOPIC…. Each topic is a file that measures ours and
// its peers in the same run and prints their ratios. A new topic is a file and a line in this list.

let topics: [(name: String, run: () throws -> Void)] = [
  ("day", DayBench.run),
  ("decoding", DayDecodingBench.run),
  ("table", LunarTableBench.run),
  ("month", MonthBench.run),
  ("start", StartUpBench.run),
  ("annotate", AnnotateBench.run),
  ("generate", GenerationBench.run),
  ("events", EventsBench.run),
  ("growth", GrowthBench.run),
]

let words = CommandLine.arguments.dropFirst()
let names = words == ["all"] ? topics.map(\.name)[...] : words
let unknown = names.filter { name in !topics.contains { $0.name == name } }
if names.isEmpty || !unknown.isEmpty {
  let known = topics.map(\.name).joined(separator: " ")
  print("usage: swift run -c release bench all | TOPIC…\ntopics: \(known)")
} else {
  for topic in topics where names.contains(topic.name) { try topic.run() }
}
