import RegionModel

/// Finds the place of a code, also of a former one.
struct CodeSearch {
  let tree: RegionTree
  /// The system in which a code is looked for first.
  var system = CodeSystem.first

  /// The place with `code`, else its successor, else the nearest place above by its digits.
  ///
  /// A village's code counts as not found: trees hold no villages. Its match ends at the township.
  ///
  /// - Returns: Nil if the tree does not know `code` and it does not look like a code.
  func find(_ code: String) -> PlaceMatch? {
    let candidates = tree.codeCandidates(code)
    let written = candidates.isEmpty ? [code] : candidates
    let systems = systems(for: code)
    for system in systems {
      for code in written {
        if let use = CodeUse(code, in: system, of: tree) { return match(code, use) }
      }
    }
    for old in written {
      if let match = successor(of: old) { return match }
    }
    guard !candidates.isEmpty else { return nil }
    let above = tree.codesAbove(code).lazy
    let path = above.compactMap { code in
      systems.lazy.compactMap { CodeUse(code, in: $0, of: tree)?.regions.first?.path }.first
        ?? successor(of: code)?.path
    }.first
    return PlaceMatch(path: path ?? [], problem: .notFound(code))
  }

  /// The systems in which to look for a code, in their order. Twelve digits are those of the second one: nobody else writes
  /// so many.
  private func systems(for code: String) -> [CodeSystem] {
    guard tree.hasSecondCodes else { return [.first] }
    let first = code.utf8.count == RegionCode.villageLength ? .second : system
    return [first, first.other]
  }

  private func match(_ code: String, _ use: CodeUse) -> PlaceMatch {
    let outdated = use.isPart ? code : nil
    if use.regions.count == 1 { return PlaceMatch(path: use.regions[0].path, outdatedCode: outdated) }
    let problem = PlaceMatch.MatchError.ambiguous(code, candidates: use.regions)
    return PlaceMatch(path: commonPath(use.regions), problem: problem, outdatedCode: outdated)
  }

  /// Where a code that is out of force leads to; nil for one that leads nowhere.
  private func successor(of code: String) -> PlaceMatch? {
    let successors = Successors(of: code, in: tree)
    guard let first = successors.regions.first else { return nil }
    if successors.regions.count == 1, successors.deadEnds.isEmpty {
      return PlaceMatch(path: first.path, outdatedCode: code)
    }
    let above = successors.deadEnds.compactMap { dead in
      tree.codesAbove(dead).lazy.compactMap { tree.region(code: $0) }.first
    }
    let problem: PlaceMatch.MatchError =
      successors.deadEnds.isEmpty ? .ambiguous(code, candidates: successors.regions) : .notFound(code)
    return PlaceMatch(path: commonPath(successors.regions + above), problem: problem, outdatedCode: code)
  }
}

/// The regions that succeed a code, found also through outdated codes in between.
struct Successors {
  private(set) var regions: [Region] = []
  /// Successor codes that the data says nothing about.
  private(set) var deadEnds: [String] = []
  /// More codes than any place has had; a longer chain is damaged data.
  private static let limit = 1000

  init(of code: String, in tree: RegionTree) {
    var seen: Set<String> = [code]
    var waiting = [code]
    while let code = waiting.popLast() {
      if let region = tree.region(code: code) {
        regions.append(region)
      } else if seen.count <= Successors.limit, let next = tree.succession(ofCode: code),
        !next.successors.isEmpty
      {
        waiting += next.successors.reversed().filter { seen.insert($0).inserted }
      } else {
        deadEnds.append(code)
      }
    }
  }
}

/// Rules for codes that a tree does not contain.
extension RegionTree {
  /// The codes under which the place may be stored, as in `RegionCode`; empty in trees without China's codes.
  func codeCandidates(_ text: String) -> [String] { hasDivisionCodes ? RegionCode.candidates(text) : [] }

  /// The codes of the places that may contain the place with the code `text`, nearest first; empty as above.
  func codesAbove(_ text: String) -> [String] { hasDivisionCodes ? RegionCode.above(text) : [] }
}
