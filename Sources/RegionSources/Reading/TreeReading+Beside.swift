import RegionModel

/// Several files of which each is a whole tree: a province a file, with all that lies in it.
extension TreeReading {
  /// The trees of the files beside each other; nil where one of them is none by itself.
  ///
  /// Places that are the highest in several files, the country of each province, are one.
  func besideEachOther() -> (Interpretation, SourceText)? {
    guard !options.isAnswer else { return nil }
    var (trees, first): ([RegionTree], Understanding?) = ([], nil)
    for file in files.all {
      guard let read = whole(file), read.tree.roots.count < read.tree.count, read.understanding.skipped == 0
      else { return nil }
      trees.append(read.tree)
      first = first ?? read.understanding
    }
    guard var understanding = first else { return nil }
    understanding.shape = "trees beside each other"
    understanding.notes = []
    var (records, text) = (Records(), SourceText(files.bytes))
    var roots: [Place: Int] = [:]
    for (tree, file) in zip(trees, files.all) {
      add(tree, from: file, to: &records, &text, &roots)
    }
    return (Interpretation(records: records, understanding: understanding), text)
  }

  private func whole(_ file: SourceFiles.File) -> ReadTree? {
    var own = options
    own.format = options.format ?? file.format
    own.findsNamesakes = false
    own.readings = nil
    own.progress = nil
    return try? readTree(files.bytes(of: file), name: file.name, options: own)
  }

  private func add(
    _ tree: RegionTree, from file: SourceFiles.File, to records: inout Records, _ text: inout SourceText,
    _ roots: inout [Place: Int]
  ) {
    let fields = tree.fieldNames.map { name in
      if let known = records.fieldNames.firstIndex(of: name) { return known }
      records.fieldNames.append(name)
      return records.fieldNames.count - 1
    }
    var numbers: [Region: Int] = [:]
    for region in tree.roots.subtrees {
      let parent = region.parent.flatMap { numbers[$0] } ?? -1
      if parent < 0, let known = roots[Place(region)] {
        numbers[region] = known
        continue
      }
      let number = records.append(
        name: text.make(region.name), code: text.make(region.code), parent: parent,
        place: UInt32(clamping: file.start))
      numbers[region] = number
      if parent < 0 { roots[Place(region)] = number }
      for (field, bytes) in region.fieldTexts where fields.indices.contains(field) {
        records.addField(UInt16(clamping: fields[field]), text.make(bytes))
      }
    }
  }
}
