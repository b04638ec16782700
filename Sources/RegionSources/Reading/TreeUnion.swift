import RegionModel

/// Several trees as one.
struct TreeUnion {
  private(set) var records = Records()
  private(set) var text: SourceText
  /// The records of earlier files by what they lie in, -1 for a root.
  private var known: [Way: Int] = [:]

  private struct Way: Hashable {
    let parent: Int
    let place: Place
  }

  /// The records of the places of each tree, by its number.
  private var numbers: [Int: [Region: Int]] = [:]

  /// A place of a tree that was added.
  struct Owner {
    /// The number of its tree.
    let file: Int
    let region: Region
  }

  init(_ files: SourceFiles) { text = SourceText(files.bytes) }

  /// Adds a tree. What an earlier file has is taken once; what stands twice in one file stands twice.
  ///
  /// - Parameters:
  ///   - owner: The place that the tree's roots lie in. A tree whose only root is that place itself has its children
  ///     below it.
  ///   - title: The name of a new root that the tree's roots lie in.
  ///   - places: The places of earlier trees that places of this one are.
  mutating func add(
    _ tree: RegionTree, from file: SourceFiles.File, number own: Int, below owner: Owner? = nil,
    under title: String? = nil, at places: [Region: Owner] = [:]
  ) {
    let fields = tree.fieldNames.map { name in
      if let known = records.fieldNames.firstIndex(of: name) { return known }
      records.fieldNames.append(name)
      return records.fieldNames.count - 1
    }
    let place = UInt32(clamping: file.start)
    let top =
      title.map { records.append(name: text.make($0), parent: -1, place: place) }
      ?? owner.flatMap { self.numbers[$0.file]?[$0.region] } ?? -1
    var (numbers, added): ([Region: Int], [Way: Int]) = ([:], [:])
    for region in tree.roots.subtrees {
      if let known = places[region].flatMap({ self.numbers[$0.file]?[$0.region] }) {
        numbers[region] = known
        continue
      }
      let way = Way(parent: region.parent.map { numbers[$0] ?? -1 } ?? top, place: Place(region))
      if let owner, region.parent == nil, tree.roots.count == 1, way.place == Place(owner.region) {
        numbers[region] = top
        continue
      }
      if let known = known[way] {
        numbers[region] = known
        continue
      }
      let number = records.append(
        name: text.make(region.name), code: text.make(region.code), parent: way.parent, place: place)
      records.setFlags(region.flags.rawValue)
      (numbers[region], added[way]) = (number, number)
      for (field, bytes) in region.fieldTexts where fields.indices.contains(field) {
        records.addField(UInt16(clamping: fields[field]), text.make(bytes))
      }
    }
    known.merge(added) { first, _ in first }
    self.numbers[own] = numbers
  }
}
