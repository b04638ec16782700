import RegionModel

/// Names of provinces, prefectures and counties by their first two characters, still in the tree's block.
///
/// Making it takes a pass over the tree: less than a millisecond for the country.
final class NameTable: @unchecked Sendable {  // Written in `init` alone.
  /// A name of a place: its own, or another that people use.
  struct Entry {
    fileprivate(set) var key: UInt64
    /// The bytes of the full name.
    let text: UnsafePointer<UInt8>
    let node: UInt32
    /// The other name that it is; -1 for the place's own.
    let alias: Int32
    let count: UInt16
    /// Of the name without its suffix, which it begins with; 0 where that is the name itself.
    let shortCount: UInt16
    /// Whether the name is one of those that are written without a suffix: 浦东.
    let lacksSuffix: Bool
    /// Whether the name is that of a town or township by its last word.
    let isTown: Bool
    /// Whether it is the name of what the place was before.
    let isFormer: Bool
    let use: Use
    var name: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: text, count: Int(count)) }
    /// Whether it is a phrase that holds more than a name: 宝安区龙华.
    var isLongPhrase: Bool { use.contains(.phrase) && count > 9 }
    /// The entry with the same or another key to look at next; negative for none.
    fileprivate(set) var next: Int32
  }

  /// What a name is good for.
  struct Use: OptionSet {
    let rawValue: UInt8
    /// A name out of use since 2010 or later, which many still write.
    static let recent = Use(rawValue: 1)
    /// A zone: a name behind its place's, or one around it.
    static let zone = Use(rawValue: 2)
    /// A zone whose name says but a kind: behind the place that it lies in alone.
    static let generic = Use(rawValue: 4)
    /// Stands alone without its suffix.
    static let phrase = Use(rawValue: 8)
    /// The place is a district, and may have been a town.
    static let district = Use(rawValue: 16)
    /// In Taiwan, Hong Kong or Macao.
    static let overseas = Use(rawValue: 32)
  }

  let entries: [Entry]
  /// For each hash the first entry; negative for none.
  private let heads: [Int32]
  private let bits: UInt64

  init(_ tree: RegionTree) {
    var entries = NameEntries(tree).all
    var bits: UInt64 = 4
    while 1 << bits < entries.count * 2 { bits += 1 }
    var heads = [Int32](repeating: -1, count: 1 << bits)
    for index in entries.indices.reversed() {
      let slot = Text.slot(entries[index].key, bits: bits)
      entries[index].next = heads[slot]
      heads[slot] = Int32(index)
    }
    (self.entries, self.heads, self.bits) = (entries, heads, bits)
  }

  /// The first entry to look at for a key; negative for none.
  @inline(__always)
  func head(_ key: UInt64) -> Int32 {
    heads[Text.slot(key, bits: bits)]
  }

  /// Whether a name stands at a position, in full or short.
  func hasName(in text: Text, at position: Int) -> Bool {
    var index = head(text.key(at: position))
    while index >= 0 {
      let entry = entries[Int(index)]
      let count = entry.shortCount > 0 ? entry.shortCount : entry.count
      if text.has(entry.text, Int(count), at: position) { return true }
      index = entry.next
    }
    return false
  }

  /// Whether a name without its suffix stands at a position, and only a suffix of a township between it and the end.
  func hasWholeName(in text: Text, at position: Int, before end: Int) -> Bool {
    var index = head(text.key(at: position))
    while index >= 0 {
      let entry = entries[Int(index)]
      index = entry.next
      let count = Int(entry.shortCount)
      guard count > 0, !entry.isFormer, entry.use.contains(.district), !entry.use.contains(.overseas), text.has(entry.text, count, at: position)
      else { continue }
      let suffix = Words.townshipSuffixes.contains {
        text.has($0, at: position + count) && position + count + $0.utf8CodeUnitCount == end
      }
      if suffix { return true }
    }
    return false
  }

  /// The places that bear a name in full.
  func nodes(named name: String) -> [Int] {
    let name = Array(name.utf8)
    guard name.count >= NameTable.shortest else { return [] }
    var index = name.withUnsafeBytes { $0.baseAddress.map { head(Text.key($0)) } ?? -1 }
    var nodes: [Int] = []
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.name.elementsEqual(name) { nodes.append(Int(entry.node)) }
      index = entry.next
    }
    return nodes
  }

  /// Two Han characters, in bytes: shorter names say too little.
  static let shortest = 6
}

/// The names of a tree's provinces, prefectures and counties, their own and others.
private struct NameEntries {
  private(set) var all: [NameTable.Entry] = []
  private let tree: RegionTree

  init(_ tree: RegionTree) {
    self.tree = tree
    for node in 0..<tree.count + 1 where tree.level(ofNode: node) <= .county {
      add(tree.label(ofNode: node), node: node)
    }
    for alias in 0..<tree.aliasCount { add(alias: alias) }
  }

  private mutating func add(
    _ label: RegionTree.Label, node: Int, alias: Int = -1, lacksSuffix: Bool = false, isFormer: Bool = false,
    use: NameTable.Use = []
  ) {
    guard label.name.count >= NameTable.shortest, label.name[0] >= 0x80, let text = label.name.baseAddress
    else { return }
    let short = label.shortNameCount
    let hasShort = short >= NameTable.shortest && short < label.name.count
    all.append(
      NameTable.Entry(
        key: Text.key(text), text: text.assumingMemoryBound(to: UInt8.self), node: UInt32(node),
        alias: Int32(alias), count: UInt16(label.name.count), shortCount: hasShort ? UInt16(short) : 0,
        lacksSuffix: lacksSuffix, isTown: Words.endsInTown(label.name), isFormer: isFormer,
        use: use.union(placeUse(node)), next: -1))
  }

  private mutating func add(alias: Int) {
    let entry = tree.aliasEntry(alias)
    guard let kind = entry.kind, kind != .reading, kind != .foreign else { return }
    let label = tree.aliasLabel(alias)
    for node in tree.aliasNodes(alias).map(Int.init)
    where !kind.isSearched || tree.level(ofNode: node) <= .county {
      let lacksSuffix = !kind.isSearched || lacksSuffix(label.name, of: node, kind)
      add(
        label, node: node, alias: alias, lacksSuffix: lacksSuffix, isFormer: kind == .former,
        use: use(kind, label.name, year: entry.year))
    }
  }

  private func use(_ kind: Alias.Kind, _ name: UnsafeRawBufferPointer, year: Int) -> NameTable.Use {
    switch kind {
    case .former: year == 0 || year >= 2010 ? .recent : []
    case .zone: Zone.isWhole(name) ? [.zone, .generic] : .zone
    case .phrase: .phrase
    default: []
    }
  }

  private func placeUse(_ node: Int) -> NameTable.Use {
    var use: NameTable.Use = []
    let name = tree.label(ofNode: node).name
    if tree.level(ofNode: node) == .county, name.suffix(3).elementsEqual("区".utf8) { use.insert(.district) }
    if tree.isOverseas(node) { use.insert(.overseas) }
    return use
  }

  /// Whether another name of a place lacks the suffix: 浦东, of 浦东新区, but not 恩施州.
  private func lacksSuffix(_ name: UnsafeRawBufferPointer, of node: Int, _ kind: Alias.Kind) -> Bool {
    kind != .former && tree.label(ofNode: node).name.starts(with: name) || !Words.endsInSuffix(name)
  }
}
