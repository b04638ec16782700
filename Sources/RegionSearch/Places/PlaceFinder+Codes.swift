import RegionModel

/// Paths of codes, as `--output codes` prints them.
extension PlaceFinder {
  /// The place that a path leads to step by step, each a code or a whole name: `440000/440300`, `EU/3`.
  ///
  /// - Parameter root: Where the path may begin, besides the highest level.
  /// - Returns: Nil for a single word, and where a step is none or several.
  /// - Complexity: O(siblings) a step.
  func codePath(_ text: String, below root: Region?) -> Region? {
    let words = PlaceFinder.words(of: text, separator: separator)
    guard words.count > 1 else { return nil }
    for start in root == nil ? [nil] : [root, nil] {
      var place = start
      let isThere = words.allSatisfy { word in
        let list = place?.children ?? tree.roots
        let fitting = list.filter { $0.code == word || $0.name == word }
        guard fitting.count == 1 else { return false }
        place = fitting[0]
        return true
      }
      if isThere, let place, isInside(place, root) { return place }
    }
    return nil
  }

  private func isInside(_ place: Region, _ root: Region?) -> Bool {
    guard let root else { return true }
    return place.path.contains(root)
  }
}
