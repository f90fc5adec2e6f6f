/// The known words that someone who wrote another word most likely meant.
package struct NearestWords {
  /// At most three words, the nearest first; none when nothing is near.
  package let words: [String]

  /// Compares without regard to case, by the number of letters to insert, delete, replace or swap:
  /// at most a third of the word's length.
  package init(to word: String, among known: [String]) {
    // What is this long is no slip.
    guard word.utf8.count <= 100 else {
      words = []
      return
    }
    let letters = Array(word.lowercased())
    let limit = max(1, letters.count / 3)
    let scored = known.map { (word: $0, distance: Self.distance(letters, Array($0.lowercased()))) }
    let near = scored.filter { $0.distance <= limit }
    let best = near.map(\.distance).min() ?? 0
    words = near.filter { $0.distance == best }.prefix(3).map(\.word)
  }

  /// Optimal string alignment: Levenshtein's distance with swaps of neighbours.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var older: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, older[column - 1] + 1)
        }
        current.append(best)
      }
      (older, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
