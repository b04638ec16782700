import RegionModel

/// Several files of which each is a whole tree: a province a file, with all that lies in it.
extension TreeReading {
  /// The trees of the files beside each other; nil where one of them is none by itself.
  ///
  /// Places with the same way from a root in several files, as the country of each province is, are one.
  ///
  /// - Throws: What is wrong with a file that cannot be read, where another is a whole tree.
  func besideEachOther() throws(SourceErrors) -> (Interpretation, SourceText)? {
    guard !options.isAnswer else { return nil }
    var (trees, first, broken): ([RegionTree], Understanding?, SourceErrors?) = ([], nil, nil)
    for file in files.all {
      do throws(SourceErrors) {
        let read = try whole(file)
        guard read.tree.roots.count < read.tree.count, read.understanding.skipped == 0 else { continue }
        trees.append(read.tree)
        first = first ?? read.understanding
      } catch {
        broken = broken ?? error
      }
    }
    guard var understanding = first else { return nil }
    if let broken { throw broken }
    guard trees.count == files.all.count else { return nil }
    understanding.shape = "trees beside each other"
    understanding.notes = []
    var union = Union(files)
    for (tree, file) in zip(trees, files.all) { union.add(tree, from: file) }
    return (Interpretation(records: union.records, understanding: understanding), union.text)
  }

  private func whole(_ file: SourceFiles.File) throws(SourceErrors) -> ReadTree {
    var own = options
    own.format = options.format ?? file.format
    own.findsNamesakes = false
    own.readings = nil
    own.progress = nil
    return try readTree(files.bytes(of: file), name: file.name, options: own)
  }
}

/// Several trees as one.
private struct Union {
  private(set) var records = Records()
  private(set) var text: SourceText
  /// The records of earlier files by what they lie in, -1 for a root.
  private var known: [Way: Int] = [:]

  private struct Way: Hashable {
    let parent: Int
    let place: Place
  }

  init(_ files: SourceFiles) { text = SourceText(files.bytes) }

  /// Adds a tree. What an earlier file has is taken once; what stands twice in one file stands twice.
  mutating func add(_ tree: RegionTree, from file: SourceFiles.File) {
    let fields = tree.fieldNames.map { name in
      if let known = records.fieldNames.firstIndex(of: name) { return known }
      records.fieldNames.append(name)
      return records.fieldNames.count - 1
    }
    var (numbers, added): ([Region: Int], [Way: Int]) = ([:], [:])
    for region in tree.roots.subtrees {
      let way = Way(parent: region.parent.flatMap { numbers[$0] } ?? -1, place: Place(region))
      if let known = known[way] {
        numbers[region] = known
        continue
      }
      let number = records.append(
        name: text.make(region.name), code: text.make(region.code), parent: way.parent,
        place: UInt32(clamping: file.start))
      records.setFlags(region.flags.rawValue)
      (numbers[region], added[way]) = (number, number)
      for (field, bytes) in region.fieldTexts where fields.indices.contains(field) {
        records.addField(UInt16(clamping: fields[field]), text.make(bytes))
      }
    }
    known.merge(added) { first, _ in first }
  }
}
