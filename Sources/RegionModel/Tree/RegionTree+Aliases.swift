/// The other names of places.
extension RegionTree {
  /// Another name of a place, read from the block on request.
  public struct AliasEntry: Equatable, Sendable {
    let tree: RegionTree
    let index: Int

    public var name: String { String(decoding: label.name, as: UTF8.self) }
    public var shortName: String { String(decoding: label.name.prefix(label.shortNameCount), as: UTF8.self) }
    public var reading: String { String(decoding: label.reading, as: UTF8.self) }
    /// Nil if the block is damaged.
    public var kind: Alias.Kind? { Alias.Kind(rawValue: tree.aliasTable.uint32(at: index * 16 + 12)) }
    /// The year in which a former name ended; 0 if unknown.
    public var year: Int { Int(tree.aliasTable.uint32(at: index * 16 + 8)) }

    /// Its places; those that the tree does not have are left out.
    public var regions: [Region] { nodes.map { Region(tree: tree, node: $0) } }

    /// Whether the name is `text`; nothing is decoded for it.
    public func isNamed(_ text: [UInt8]) -> Bool { label.name.elementsEqual(text) }

    package var nodes: some Sequence<UInt32> {
      let tree = tree
      return tree.aliasTargetRange(index).lazy.map { tree.aliasTargets.uint32(at: $0 * 4) }
        .filter { $0 > 0 && $0 <= tree.count }
    }

    private var label: Label { tree.aliasLabel(index) }
  }

  public var aliasCount: Int { max(aliasTable.count / 16 - 1, 0) }

  /// All other names, in no particular order.
  public var aliases: some Sequence<AliasEntry> {
    (0..<aliasCount).lazy.map { AliasEntry(tree: self, index: $0) }
  }

  package func aliasEntry(_ index: Int) -> AliasEntry { AliasEntry(tree: self, index: index) }

  @inlinable @inline(__always)
  package func aliasLabel(_ index: Int) -> Label {
    RegionTree.label(in: aliasLabels, at: Int(aliasTable.uint32(at: index * 16)))
  }

  /// The start of an alias's label in `aliasLabels`.
  package func aliasLabelOffset(_ index: Int) -> Int { Int(aliasTable.uint32(at: index * 16)) }

  fileprivate func aliasTargetRange(_ index: Int) -> Range<Int> {
    let lower = Int(aliasTable.uint32(at: index * 16 + 4))
    let upper = Int(aliasTable.uint32(at: index * 16 + 20))
    return lower <= upper && upper <= aliasTargets.count / 4 ? lower..<upper : 0..<0
  }

  /// The character that names use instead of `scalar`; `scalar` itself if none is known.
  ///
  /// - Complexity: O(log *n*) in the folded characters.
  public func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var low = 0
    var high = foldings.count / 8
    while low < high {
      let middle = (low + high) / 2
      if foldings.uint32(at: middle * 8) < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard foldings.uint32(at: low * 8) == scalar.value else { return scalar }
    return Unicode.Scalar(foldings.uint32(at: low * 8 + 4)) ?? scalar
  }
}

extension RegionTree {
  /// The characters that `folded` replaces, each with its replacement.
  package var foldingPairs: some Sequence<(from: UInt32, to: UInt32)> {
    (0..<foldings.count / 8).lazy.map { [foldings] in
      (from: foldings.uint32(at: $0 * 8), to: foldings.uint32(at: $0 * 8 + 4))
    }
  }

  package func aliasNodes(_ index: Int) -> some Sequence<UInt32> { aliasEntry(index).nodes }
}
