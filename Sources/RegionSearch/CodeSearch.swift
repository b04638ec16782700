import RegionModel

/// Finds the place that a code stands for.
struct CodeSearch {
  let tree: RegionTree

  /// The place that bears `code`; where none does, the nearest place above by its digits.
  ///
  /// - Returns: Nil where `code` is neither in the tree nor of a code's form.
  func find(_ code: String) -> PlaceMatch? {
    if let region = tree.region(code: code) { return PlaceMatch(path: region.path) }
    let written = RegionCode.candidates(code)
    guard !written.isEmpty else { return nil }
    for code in written {
      if let region = tree.region(code: code) { return PlaceMatch(path: region.path) }
    }
    let above = CodeSearch.ancestors(ofCode: written[0]).lazy.compactMap { tree.region(code: $0) }.first
    return PlaceMatch(path: above?.path ?? [], problem: .notFound(code))
  }

  /// The codes above a code of 6 or 9 digits, the nearest first: 440305001 has 440305, 440300, 440000.
  static func ancestors(ofCode code: String) -> [String] {
    let county = String(code.prefix(6))
    let above = [county, county.prefix(4) + "00", county.prefix(2) + "0000"]
    return above.filter { $0 != code }
  }
}
