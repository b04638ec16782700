import RegionModel

/// Every spelling of every name, sorted: what the search reads instead of the places themselves.
///
/// Names that many places share stand once, as a *key*; the keys are the distinct names in the order of the first
/// place that bears each, then the aliases in their order. For each spelling there is an array of *entries*, a key and
/// the byte of its name or reading from which on it is spelled, sorted by that spelling: so all names that begin with
/// a word, or hold it from some character on, lie next to each other.
///
/// The section is UInt32 little-endian: `version`, the numbers of own keys, of aliases, of regions, of entries of each
/// spelling; then the arrays that the properties below name. Every number is checked where it is used, so a damaged
/// index finds wrong places at worst.
struct SearchIndex: Sendable {
  /// A key and where in it: the key in the upper 24 bits, the byte in the lower 8.
  typealias Entry = UInt32

  static let version: UInt32 = 2
  static let headerCount = 4 + Spelling.allCases.count
  static let maximumKeyCount = 1 << 24

  let tree: RegionTree
  let ownKeyCount: Int
  let keyCount: Int
  /// Where the label of each key begins, in the tree's labels or in those of its aliases.
  private let labels: ByteView
  /// Four bytes a key: the letters of its reading that belong to the short name, all of them, and the syllables of both; of
  /// one without a reading two numbers of two bytes, how long its short name and all of it are when folded.
  private let lengths: ByteView
  /// For each own key, and one more, where in `nodes` the regions begin that bear the name.
  private let nodeStarts: ByteView
  private let nodes: ByteView
  private let entries: [ByteView]
  private let owner: (any AnyObject & Sendable)?

  /// Reads the index of a tree; nil where it has none, or one that does not belong to it.
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

  /// The alias that a key stands for; nil for a name of the places' own.
  @inline(__always)
  func alias(ofKey key: Int) -> Int? { key >= ownKeyCount ? key - ownKeyCount : nil }

  @inline(__always)
  func label(ofKey key: Int) -> RegionTree.Label {
    RegionTree.label(
      in: key < ownKeyCount ? tree.labels : tree.aliasLabels, at: Int(labels.uint32(at: key * 4)))
  }

  /// How long the spelling of a key is, of its short name and of all of it; in letters, or in bytes for names.
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

  /// The regions that bear the name of a key.
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

/// Memory for an index that the program made itself.
private final class OwnedWords: @unchecked Sendable {  // Written in `init` alone.
  let memory: UnsafeMutableBufferPointer<UInt32>

  init(_ words: [UInt32]) {
    memory = .allocate(capacity: words.count)
    for (index, word) in words.enumerated() { memory.initializeElement(at: index, to: word.littleEndian) }
  }

  deinit { memory.deallocate() }
}
