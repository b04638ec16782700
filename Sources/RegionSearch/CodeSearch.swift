import RegionModel

/// Finds the place that a code stands for, or stood for.
struct CodeSearch {
  let tree: RegionTree

  /// The place that bears `code`, else what took its place, else the nearest place above by its digits.
  ///
  /// - Returns: Nil where `code` is neither known to the tree nor of a code's form.
  func find(_ code: String) -> PlaceMatch? {
    let written = [code] + RegionCode.candidates(code)
    for code in written {
      if let region = tree.region(code: code) { return PlaceMatch(path: region.path) }
    }
    for old in written {
      if let match = successor(of: old) { return match }
    }
    guard let likeliest = RegionCode.candidates(code).first else { return nil }
    let above = CodeSearch.ancestors(ofCode: likeliest)
    let path = above.lazy.compactMap { tree.region(code: $0)?.path ?? successor(of: $0)?.path }.first
    return PlaceMatch(path: path ?? [], problem: .notFound(code))
  }

  /// Where a code that is out of force leads to; nil for one that leads nowhere.
  private func successor(of code: String) -> PlaceMatch? {
    let heirs = Heirs(of: code, in: tree)
    guard let first = heirs.regions.first else { return nil }
    if heirs.regions.count == 1, heirs.deadEnds.isEmpty {
      return PlaceMatch(path: first.path, outdatedCode: code)
    }
    let above = heirs.deadEnds.compactMap { dead in
      CodeSearch.ancestors(ofCode: dead).lazy.compactMap(tree.region).first
    }
    let problem: PlaceMatch.Problem =
      heirs.deadEnds.isEmpty ? .ambiguous(code, candidates: heirs.regions) : .notFound(code)
    return PlaceMatch(path: commonPath(heirs.regions + above), problem: problem, outdatedCode: code)
  }

  /// The codes above a code of 6 or 9 digits, the nearest first: 440305001 has 440305, 440300, 440000.
  private static func ancestors(ofCode code: String) -> [String] {
    let county = String(code.prefix(6))
    return [county, county.prefix(4) + "00", county.prefix(2) + "0000"].filter { $0 != code }
  }
}

/// The regions that the successors of a code lead to, through codes that are out of force themselves.
private struct Heirs {
  private(set) var regions: [Region] = []
  /// Codes on the way that nothing more is known of.
  private(set) var deadEnds: [String] = []
  /// More codes than any place has been through; a longer way is damage.
  private static let limit = 1000

  init(of code: String, in tree: RegionTree) {
    var seen: Set<String> = [code]
    var waiting = [code]
    while let code = waiting.popLast() {
      if let region = tree.region(code: code) {
        regions.append(region)
      } else if seen.count <= Heirs.limit, let next = tree.succession(ofCode: code), !next.successors.isEmpty
      {
        waiting += next.successors.reversed().filter { seen.insert($0).inserted }
      } else {
        deadEnds.append(code)
      }
    }
  }
}
