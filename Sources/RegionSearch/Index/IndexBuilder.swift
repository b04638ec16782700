import RegionModel

/// Makes the index of a tree.
///
/// - Complexity: O(*n* log *n*) in the characters of distinct names; a tenth of a second for 45,000 places.
package struct IndexBuilder {
  private let tree: RegionTree
  /// Where the label of each name begins, in the order of the first place that bears it.
  private var ownLabels: [UInt32] = []
  private var nodeStarts: [UInt32] = [0]
  private var nodes: [UInt32] = []

  init(_ tree: RegionTree) {
    self.tree = tree
    gatherKeys()
  }

  /// The whole index, as numbers.
  func words() -> [UInt32] {
    let aliasLabels = (0..<tree.aliasCount).map { UInt32(tree.aliasLabelOffset($0)) }
    let keys = ownLabels.indices.map { key(ofOwn: $0) } + (0..<tree.aliasCount).map(key(ofAlias:))
    let entries = Spelling.allCases.map { sortedEntries($0, keys) }
    var words = [SearchIndex.version, UInt32(ownLabels.count), UInt32(aliasLabels.count), UInt32(tree.count)]
    words += entries.map { UInt32($0.count) }
    words += ownLabels + aliasLabels
    words += keys.map(\.lengths)
    words += nodeStarts + nodes
    return entries.reduce(words, +)
  }

  /// The tree's block with its index.
  ///
  /// - Throws: Where the block is no tree.
  package static func indexed(_ block: [UInt8]) throws(AtlasError) -> [UInt8] {
    let tree = try RegionTree(compiled: block, check: .header)
    let index = IndexBuilder(tree).words().flatMap { word in
      withUnsafeBytes(of: word.littleEndian, Array.init)
    }
    return try tree.block(withSearchIndex: index)
  }

  /// Sorts the nodes by their labels; equal labels begin at the same byte, and first ones first.
  private mutating func gatherKeys() {
    let labels = (0...tree.count).map { tree.labelOffsets.uint32(at: $0 * 4) }
    nodes = (1..<UInt32(tree.count + 1)).sorted { (labels[Int($0)], $0) < (labels[Int($1)], $1) }
    for (position, node) in nodes.enumerated() where ownLabels.last != labels[Int(node)] {
      if position > 0 { nodeStarts.append(UInt32(position)) }
      ownLabels.append(labels[Int(node)])
    }
    nodeStarts.append(UInt32(nodes.count))
    if nodes.isEmpty { nodeStarts = [0] }
  }

  private func key(ofOwn index: Int) -> IndexKey {
    IndexKey(RegionTree.label(in: tree.labels, at: Int(ownLabels[index])), kind: nil)
  }

  private func key(ofAlias index: Int) -> IndexKey {
    IndexKey(tree.aliasLabel(index), kind: tree.aliasEntry(index).kind ?? .common)
  }

  /// Where the spellings of a key begin, sorted by what they spell, then by key.
  private func sortedEntries(_ spelling: Spelling, _ keys: [IndexKey]) -> [UInt32] {
    var entries: [(start: UInt64, entry: UInt32)] = []
    for (number, key) in keys.prefix(SearchIndex.maximumKeyCount).enumerated() {
      for offset in key.offsets(spelling) {
        let entry = UInt32(number) << 8 | UInt32(offset)
        entries.append((IndexBuilder.start(of: key.spelled(spelling, from: offset)), entry))
      }
    }
    entries.sort { a, b in
      if a.start != b.start { return a.start < b.start }
      return a.start & 0xFF == 0 ? a.entry < b.entry : precedes(a.entry, b.entry, spelling, keys)
    }
    return entries.map(\.entry)
  }

  /// The first eight bytes as a number that sorts as they do.
  private static func start(of spelled: SpellingBytes) -> UInt64 {
    var bytes = spelled
    return (0..<8).reduce(0) { start, _ in start << 8 | UInt64(bytes.next() ?? 0) }
  }

  private func precedes(_ a: UInt32, _ b: UInt32, _ spelling: Spelling, _ keys: [IndexKey]) -> Bool {
    var left = keys[Int(a >> 8)].spelled(spelling, from: Int(a & 0xFF))
    var right = keys[Int(b >> 8)].spelled(spelling, from: Int(b & 0xFF))
    while true {
      let (byte, other) = (left.next() ?? 0, right.next() ?? 0)
      if byte != other { return byte < other }
      if byte == 0 { return a < b }
    }
  }
}

/// A name to be indexed.
private struct IndexKey {
  let label: RegionTree.Label
  /// Nil for a name of places' own.
  let kind: Alias.Kind?
  private let readableInShort: Int

  init(_ label: RegionTree.Label, kind: Alias.Kind?) {
    self.label = label
    self.kind = kind
    readableInShort = String(decoding: label.name.prefix(label.shortNameCount), as: UTF8.self).count {
      $0.isReadable
    }
  }

  func spelled(_ spelling: Spelling, from offset: Int) -> SpellingBytes {
    let text = spelling == .name ? label.name : label.reading
    return spelling.bytes(of: UnsafeRawBufferPointer(rebasing: text.dropFirst(offset)))
  }

  /// As `SearchIndex.lengths` has them, the first in the lowest byte.
  var lengths: UInt32 {
    let syllables = label.reading.split(separator: UInt8(ascii: " "))
    let short = kind == .foreign ? syllables.count : min(readableInShort, syllables.count)
    let letters = [syllables.prefix(short), syllables[...]].map { $0.reduce(0) { $0 + $1.count } }
    let all = letters + [short, syllables.count]
    return all.reversed().reduce(0) { $0 << 8 | UInt32(min($1, 255)) }
  }

  /// The bytes of the name or the reading from which on it is spelled.
  ///
  /// A place's own name is found from each of its characters on, its reading from each syllable of the short name;
  /// other names only from their start, but for the words of foreign ones.
  func offsets(_ spelling: Spelling) -> [Int] {
    switch spelling {
    case .name:
      if kind == .reading || label.name.isEmpty { return [] }
      return kind == nil ? nameOffsets : [0]
    case .reading: return kind == nil || kind == .foreign ? readingOffsets : label.reading.isEmpty ? [] : [0]
    case .initials: return kind == nil ? readingOffsets : label.reading.isEmpty ? [] : [0]
    case .phonetic: return label.reading.isEmpty ? [] : [0]
    }
  }

  /// Starts of characters, but not those inside words of ASCII letters and digits.
  private var nameOffsets: [Int] {
    func isWordByte(_ byte: UInt8) -> Bool {
      let lowered = SpellingBytes.lowered(byte)
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowered)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let name = label.name
    return name.indices.prefix(256).filter { index in
      guard name[index] & 0xC0 != 0x80 else { return false }
      return index == 0 || !(isWordByte(name[index]) && isWordByte(name[index - 1]))
    }
  }

  private var readingOffsets: [Int] {
    let reading = label.reading
    let starts = reading.indices.prefix(256).filter { $0 == 0 || reading[$0 - 1] == UInt8(ascii: " ") }
    return Array(kind == .foreign ? starts[...] : starts.prefix(max(readableInShort, 1)))
  }
}
