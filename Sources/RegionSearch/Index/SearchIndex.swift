import RegionModel

/// All spellings of all names, sorted; the search reads this instead of the places.
///
/// A name that many places share is stored once, as a *key*: first the distinct names in the order of their
/// first place, then the aliases in their order. Each spelling has an array of *entries*, sorted by the
/// spelled bytes. An entry is a key and the byte offset in its name or reading from which it is spelled. So
/// all names that begin with a word, or contain it from some character, are adjacent.
///
/// The section is UInt32 little-endian: `version`, the counts of own keys, aliases, regions and entries of
/// each spelling, then the arrays of the properties below. Every number is checked on use, so a damaged index
/// can only find wrong places.
struct SearchIndex: Sendable {
  /// The key in the upper 24 bits, the byte offset in the lower 8.
  typealias Entry = UInt32

  static let version: UInt32 = 2
  static let headerCount = 4 + Spelling.allCases.count
  static let maximumKeyCount = 1 << 24

  let tree: RegionTree
  let ownKeyCount: Int
  let keyCount: Int
  /// The start of each key's label, in the tree's labels or in its aliases' labels.
  private let labels: ByteView
  /// Four bytes per key.
  ///
  /// With a reading: the letters of the short name's reading, all its letters, then the syllables of both.
  /// Without one: the folded lengths of the short and the whole name, two bytes each.
  private let lengths: ByteView
  /// For each own key, the position in `nodes` of its first region; one more closes the last.
  private let nodeStarts: ByteView
  private let nodes: ByteView
  private let entries: [ByteView]
  private let owner: (any AnyObject & Sendable)?

  /// Reads the index of a tree; nil if it has none or one of another tree.
  init?(_ tree: RegionTree) { self.init(tree, tree.searchIndex, owner: nil) }

  /// Reads an index that was just built.
  init?(_ tree: RegionTree, built words: [UInt32]) {
    let owner = OwnedWords(words)
    self.init(tree, ByteView(UnsafeRawBufferPointer(owner.memory)), owner: owner)
  }

  private init?(_ tree: RegionTree, _ bytes: ByteView, owner: (any AnyObject & Sendable)?) {
    self.tree = tree
    self.owner = owner
    let header = (0..<SearchIndex.headerCount).map { Int(bytes.uint32(at: $0 * 4)) }
    guard header[0] == SearchIndex.version, header[2] == tree.aliasCount, header[3] == tree.count else {
      return nil
    }
    ownKeyCount = header[1]
    keyCount = ownKeyCount + header[2]
    var position = SearchIndex.headerCount
    func take(_ count: Int) -> ByteView? {
      defer { position += count }
      return bytes.part(offset: UInt64(position) * 4, length: UInt64(count) * 4)
    }
    guard let labels = take(keyCount), let lengths = take(keyCount), let nodeStarts = take(ownKeyCount + 1),
      let nodes = take(tree.count)
    else { return nil }
    (self.labels, self.lengths, self.nodeStarts, self.nodes) = (labels, lengths, nodeStarts, nodes)
    let entries = header[4...].compactMap(take)
    guard entries.count == Spelling.allCases.count, position * 4 == bytes.count else { return nil }
    self.entries = entries
  }

  /// Whether any name has a reading.
  var hasReadings: Bool { entryCount(.reading) > 0 }

  func entryCount(_ spelling: Spelling) -> Int { entries[spelling.rawValue].count / 4 }

  @inline(__always)
  func entry(_ spelling: Spelling, _ position: Int) -> Entry {
    entries[spelling.rawValue].uint32(at: position * 4)
  }

  /// The alias of a key; nil for a place's own name.
  @inline(__always)
  func alias(ofKey key: Int) -> Int? { key >= ownKeyCount ? key - ownKeyCount : nil }

  @inline(__always)
  func label(ofKey key: Int) -> RegionTree.Label {
    RegionTree.label(
      in: key < ownKeyCount ? tree.labels : tree.aliasLabels, at: Int(labels.uint32(at: key * 4)))
  }

  /// The lengths of a key's short and whole spelling: in letters, or in bytes for names; for initials in
  /// syllables.
  @inline(__always)
  func lengths(ofKey key: Int, _ spelling: Spelling) -> (short: Int, whole: Int) {
    switch spelling {
    case .name:
      let label = label(ofKey: key)
      guard label.reading.isEmpty else { return (label.shortNameCount, label.name.count) }
      return (Int(lengths.uint16(at: key * 4)), Int(lengths.uint16(at: key * 4 + 2)))
    case .reading: return (Int(lengths.uint8(at: key * 4)), Int(lengths.uint8(at: key * 4 + 1)))
    case .initials: return (Int(lengths.uint8(at: key * 4 + 2)), Int(lengths.uint8(at: key * 4 + 3)))
    case .phonetic: return (0, 0)
    }
  }

  /// Calls `body` with each region that has the key's name.
  @inline(__always)
  func forEachNode(ofKey key: Int, _ body: (UInt32) -> Void) {
    if let alias = alias(ofKey: key) {
      for node in tree.aliasEntry(alias).nodes { body(node) }
      return
    }
    let upper = min(Int(nodeStarts.uint32(at: key * 4 + 4)), tree.count)
    var position = Int(nodeStarts.uint32(at: key * 4))
    while position < upper {
      let node = nodes.uint32(at: position * 4)
      if node > 0, node <= tree.count { body(node) }
      position += 1
    }
  }
}

/// The memory of an index built at run time.
private final class OwnedWords: @unchecked Sendable {  // Written only in `init`.
  let memory: UnsafeMutableBufferPointer<UInt32>

  init(_ words: [UInt32]) {
    memory = .allocate(capacity: words.count)
    for (index, word) in words.enumerated() { memory.initializeElement(at: index, to: word.littleEndian) }
  }

  deinit { memory.deallocate() }
}
