/// What somebody who mistyped a word most likely meant.
enum NearestWord {
  /// The word among `words` that differs least from a mistyped one; nil where none is near.
  ///
  /// One that begins with it is near, and one that a slip in three letters leads to: a letter too many, too few, another
  /// one, or two that changed places. Of those equally near the first counts.
  ///
  /// - Complexity: O(words × letters²).
  static func of(_ word: String, among words: [String]) -> String? {
    let typed = Array(word.lowercased())
    guard typed.count > 1, typed.count <= longest else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in words {
      let letters = Array(candidate)
      let isBegun = typed.count > 2 && letters.starts(with: typed)
      let distance = isBegun ? 0 : distance(typed, letters)
      let isNear = distance <= max(min(typed.count, letters.count) / 3, 1)
      if isNear, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.word
  }

  private static let longest = 40

  /// How many slips lead from one word to the other (optimal string alignment).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
