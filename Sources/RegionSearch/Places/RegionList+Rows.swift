import RegionModel

extension Region {
  /// Whether both are one place: the same of one tree, or with one code and one name in two.
  public func isSame(as other: Region) -> Bool {
    tree === other.tree ? self == other : isNamesake(of: other) && code == other.code
  }
}

/// Rows found by what identifies them, not by where they stand in memory.
extension RegionList {
  /// The row of a region, or of one that is the same in another tree: with its code and its name.
  ///
  /// - Complexity: O(1) for a region of the list; O(*n*) for another's.
  public func row(of region: Region) -> Int? {
    if let position = position(of: region) { return position }
    guard region.tree !== tree else { return nil }
    let code = region.code
    return firstIndex { $0.isNamesake(of: region) && $0.code == code }
  }

  /// The rows that a word names: by the code, else by the full name, else by the short or a folded one.
  ///
  /// - Complexity: O(*n*).
  public func rows(named word: String) -> [Int] {
    let text = Array(PlaceWords.word(word).utf8)
    let byCode = text.isEmpty ? [] : indices.filter { self[$0].code.utf8.elementsEqual(text) }
    if !byCode.isEmpty { return byCode }
    let named = NameSearch(tree: tree, manner: .strict).named(text[...], in: [self])
    return named.compactMap(position)
  }
}
