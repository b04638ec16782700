import RegionModel

/// Several files of which each has the places of those before it as keys.
///
///     regions.json   {"BA": "Batken", "TA": "Talas"}
///     cities.json    {"BA": ["Leylek"], "TA": ["Manas"]}
extension TreeReading {
  /// The tree of such files; nil where a key is no place without others below it, or where several places are called so.
  ///
  /// - Complexity: O(bytes).
  func belowTheirKeys() -> (Interpretation, SourceText)? {
    guard !options.isAnswer, options.fields == FieldChoice() else { return nil }
    var (trees, union, first): ([RegionTree], TreeUnion, Understanding?) = ([], TreeUnion(files), nil)
    for (number, file) in files.all.enumerated() {
      guard let read = try? whole(file), read.understanding.skipped == 0 else { return nil }
      let places = number == 0 ? [:] : LeafKeys(trees).places(of: read.tree)
      guard let places else { return nil }
      union.add(read.tree, from: file, number: number, at: places)
      trees.append(read.tree)
      first = first ?? read.understanding
    }
    guard trees.count > 1, var understanding = first else { return nil }
    understanding.shape = "files whose keys are the places of those before them"
    understanding.notes = []
    return (Interpretation(records: union.records, understanding: understanding), union.text)
  }
}

/// The places of trees that have nothing below them, by what a later tree may call them.
private struct LeafKeys {
  private let trees: [RegionTree]
  private var names: [String: [TreeUnion.Owner]] = [:]
  private var codes: [String: [TreeUnion.Owner]] = [:]

  init(_ trees: [RegionTree]) {
    self.trees = trees
    for (number, tree) in trees.enumerated() {
      for region in tree.roots.subtrees where region.isLeaf {
        let owner = TreeUnion.Owner(file: number, region: region)
        names[region.name, default: []].append(owner)
        if !region.code.isEmpty { codes[region.code, default: []].append(owner) }
      }
    }
  }

  /// The place that each root of a tree is; a root that both trees have alone, as a country, is opened. Nil where one is none.
  func places(of tree: RegionTree) -> [Region: TreeUnion.Owner]? {
    var found: [Region: TreeUnion.Owner] = [:]
    var (open, above) = (Array(tree.roots), trees.first.map { Array($0.roots) } ?? [])
    while open.count == 1, above.count == 1, open[0].name == above[0].name, !open[0].isLeaf, !above[0].isLeaf
    {
      found[open[0]] = TreeUnion.Owner(file: 0, region: above[0])
      (open, above) = (Array(open[0].children), Array(above[0].children))
    }
    guard let owners = owners(of: open, codes) ?? owners(of: open, names) else { return nil }
    return found.merging(zip(open, owners)) { first, _ in first }
  }

  /// The place of each key; nil where one has nothing below it, or is not the name of one place alone.
  private func owners(
    of keys: [Region], _ places: [String: [TreeUnion.Owner]]
  ) -> [TreeUnion.Owner]? {
    var found: [TreeUnion.Owner] = []
    for key in keys {
      guard !key.isLeaf, let all = places[key.name], all.count == 1, let owner = all.first,
        key.code.isEmpty || key.code == owner.region.code
      else { return nil }
      found.append(owner)
    }
    return found.isEmpty || Set(found.map(\.region)).count < found.count ? nil : found
  }
}
