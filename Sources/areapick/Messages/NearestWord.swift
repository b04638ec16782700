/// The word that a person most likely meant by a mistyped one.
enum NearestWord {
  /// The nearest of `words` to a mistyped word; nil if none is near.
  ///
  /// A word is near if it begins with the typed one, or if one typo in three letters leads to it: a letter too many,
  /// too few, wrong, or two swapped. If several are equally near, the first counts.
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

  /// What to add to a message about a mistyped word: a question with the nearest one; empty if none is near.
  ///
  /// - Parameter sign: What people write before such words, such as `--`.
  static func question(_ word: String, among words: [String], after sign: String = "") -> String {
    of(word, among: words).map { "; did you mean '\(sign)\($0)'?" } ?? ""
  }

  /// The longest word that is compared, in characters.
  private static let longest = 40

  /// The number of typos between two words (optimal string alignment).
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
