import RegionModel

/// Paths of which each step is written out, as the program prints them.
extension PlaceFinder {
  /// The place that a path leads to, each step a code or a whole name: `440000/440300`, `EU/3`.
  ///
  /// - Returns: Nil for a single word, and where a step is none or several.
  func codePath(_ text: String, below root: Region?) -> Region? {
    let words = PlaceFinder.words(of: text, separator: separator)
    return words.count > 1 ? place(along: words, below: root) { $0.code == $1 || $0.name == $1 } : nil
  }

  /// The place that words lead to step by step, from a region or from the top, where exactly one fits each.
  ///
  /// - Complexity: O(siblings) a step.
  func place(along words: [String], below root: Region?, _ fits: (Region, String) -> Bool) -> Region? {
    guard !words.isEmpty else { return nil }
    for start in root == nil ? [nil] : [root, nil] {
      var place = start
      let isThere = words.allSatisfy { word in
        let fitting = (place?.children ?? tree.roots).filter { fits($0, word) }
        place = fitting.first
        return fitting.count == 1
      }
      if isThere, let place, root.map({ place != $0 && place.path.contains($0) }) ?? true { return place }
    }
    return nil
  }
}
