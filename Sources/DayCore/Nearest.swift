/// The known words most like a word: those of the fewest edits, if few enough to be a slip.
package func nearest(to word: String, among known: [String]) -> [String] {
  let distances = known.map { ($0, editDistance(word.lowercased(), $0.lowercased())) }
  let limit = word.count > 3 ? min(word.count, 12) / 3 + 1 : 1
  guard let least = distances.map(\.1).min(), least <= limit else { return [] }
  return distances.filter { $0.1 == least }.map(\.0)
}

/// The least number of insertions, deletions, replacements and swaps of neighbours that make one
/// word of another (optimal string alignment). Long words are cut: they are no slips.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.prefix(64))
  let right = Array(right.prefix(64))
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var row = [i + 1]
    for (j, b) in right.enumerated() {
      var best = min(last[j] + (a == b ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
