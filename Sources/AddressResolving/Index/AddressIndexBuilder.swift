import RegionModel

/// Builds the index of a tree.
package struct AddressIndexBuilder {
  private let tree: RegionTree

  init(_ tree: RegionTree) { self.tree = tree }

  /// The block of a tree with its index added.
  ///
  /// - Throws: `AtlasError` if the block is no tree.
  package static func indexed(_ block: [UInt8]) throws(AtlasError) -> [UInt8] {
    let tree = try RegionTree(compiled: block, check: .header)
    return try tree.block(withAddressIndex: AddressIndexBuilder(tree).bytes())
  }

  /// The whole index.
  func bytes() -> [UInt8] {
    var names = NameRecords(tree).all
    let towns = townRecords
    let others = OtherTownshipNames.records(of: tree)
    let moves = MoveRecords(tree, names)
    for index in names.indices where moves.has(names[index]) { names[index].isMoved = true }
    var zones: Set<[UInt8]> = []
    for index in names.indices where names[index].use.contains(.zone) {
      names[index].isFurtherZone = !zones.insert(names[index].name).inserted
    }
    let counts =
      [tree.count, tree.aliasCount, names.count, towns.count, others.count] + moves.all.map(\.count)
    let keys: [(bit: UInt8, keys: [UInt64])] = [
      (KeyFilters.name, names.map(\.key)), (KeyFilters.township, towns.map(\.key)),
      (KeyFilters.otherTownship, others.map(\.key)),
    ]
    let hasASCII =
      keys.contains { $0.keys.contains(where: KeyFilters.hasASCII) }
      || others.contains { KeyFilters.hasWordOfASCII(tree.aliasLabel(Int($0.alias)).name) }
    var bytes = AtlasWriter.bytes([AddressIndex.version] + counts.map { UInt32($0) } + [hasASCII ? 1 : 0])
    let sortedNames = slotted(names, bits: NameTable.slotBits, key: \.sortingKey)
    bytes += AtlasWriter.bytes(sortedNames.starts)
    for name in sortedNames.records { name.append(to: &bytes) }
    let sortedTowns = slotted(towns, bits: TownshipTable.slotBits, key: \.key)
    bytes += AtlasWriter.bytes(sortedTowns.starts)
    for town in sortedTowns.records {
      bytes += AtlasWriter.bytes([town.record])
    }
    for town in sortedTowns.records { bytes += town.name }
    bytes += TownshipTable.bearers(tree)
    let sortedOthers = slotted(others, bits: OtherTownshipNames.slotBits, key: \.key)
    bytes += AtlasWriter.bytes(sortedOthers.starts)
    for other in sortedOthers.records { other.append(to: &bytes) }
    bytes += KeyFilters.bytes(of: keys + [(KeyFilters.tail, OtherTownshipNames.tails(of: others, in: tree))])
    for table in moves.all {
      for move in table {
        bytes += AtlasWriter.bytes([move.node, move.place])
        bytes += AtlasWriter.bytes([move.key])
      }
    }
    return bytes
  }

  /// Records sorted by the slots of their keys, in their own order within a slot; and the start of each slot, plus the
  /// end.
  private func slotted<Record>(_ records: [Record], bits: UInt64, key: (Record) -> UInt64) -> (
    records: [Record], starts: [UInt32]
  ) {
    let slots = records.map { Text.slot(key($0), bits: bits) }
    var starts = [UInt32](repeating: 0, count: (1 << Int(bits)) + 1)
    for slot in slots { starts[slot + 1] += 1 }
    for slot in 1..<starts.count { starts[slot] += starts[slot - 1] }
    // By slot, then by the original order.
    let order = records.indices.sorted { (slots[$0], $0) < (slots[$1], $1) }
    return (order.map { records[$0] }, starts)
  }

  private struct Town {
    let key: UInt64
    let record: UInt64
    let name: [UInt8]
  }

  private var townRecords: [Town] {
    (0..<min(tree.count + 1, TownshipTable.capacity)).compactMap { node in
      guard tree.level(ofNode: node) > .county else { return nil }
      let label = tree.label(ofNode: node)
      guard label.name.count >= NameTable.shortest, let text = label.name.baseAddress else { return nil }
      let record = TownshipTable.record(
        label.name, shortCount: label.shortNameCount, node: node, isKind: Zone.isWhole(label.name))
      return Town(
        key: Text.key(text), record: record,
        name: TownshipTable.nameRecord(
          label.name, shortCount: label.shortNameCount, label: tree.labelOffset(ofNode: node)))
    }
  }
}

/// A name of a province, a prefecture or a county, for building the index.
struct NameRecord {
  let name: [UInt8]
  /// The offset of its label.
  let label: UInt32
  let node: UInt32
  let alias: Int32
  /// The top place around the node.
  let root: UInt8
  let use: NameTable.Use
  let shortCount: UInt8
  /// Whether the place lay in another place when it had such a name.
  var isMoved = false
  /// Whether it is a zone's, and another zone with the same name goes before it.
  var isFurtherZone = false

  var key: UInt64 { name.withUnsafeBytes { $0.baseAddress.map { Text.key($0) } ?? 0 } }
  /// What decides the slot of the record.
  var sortingKey: UInt64 { isFurtherZone ? NameTable.zoneKey(key, root: root) : key }

  func append(to bytes: inout [UInt8]) {
    let missing = max(NameTable.textSize - name.count, 0)
    bytes += name.prefix(NameTable.textSize) + [UInt8](repeating: 0, count: missing)
    let kinds = NameTable.Kinds(use, count: name.count, shortCount: Int(shortCount), isMoved: isMoved)
    bytes += [kinds.rawValue, root]
    bytes += AtlasWriter.bytes([node, UInt32(bitPattern: alias), label])
    bytes += AtlasWriter.bytes([use.rawValue])
    bytes += [UInt8(name.count), shortCount]
  }
}

/// All names of a tree's provinces, prefectures and counties, with their other names.
private struct NameRecords {
  private(set) var all: [NameRecord] = []
  private let tree: RegionTree
  /// The own names of the places.
  private var inForce: Set<[UInt8]> = []

  init(_ tree: RegionTree) {
    self.tree = tree
    for node in 0..<tree.count + 1 where tree.level(ofNode: node) <= .county {
      inForce.insert(Array(tree.label(ofNode: node).name))
      add(tree.label(ofNode: node), tree.labelOffset(ofNode: node), node: node)
    }
    for alias in 0..<tree.aliasCount { add(alias: alias) }
  }

  private mutating func add(
    _ label: RegionTree.Label, _ offset: Int, node: Int, alias: Int = -1, use: NameTable.Use = []
  ) {
    guard (NameTable.shortest...255).contains(label.name.count), label.name[0] >= 0x80 else { return }
    let short = label.shortNameCount
    let hasShort = short >= NameTable.shortest && short < label.name.count
    all.append(
      NameRecord(
        name: Array(label.name), label: UInt32(offset), node: UInt32(node), alias: Int32(alias),
        root: Places(tree).root(of: node), use: use.union(placeUse(node, label.name)),
        shortCount: hasShort ? UInt8(short) : 0))
  }

  private mutating func add(alias: Int) {
    let entry = tree.aliasEntry(alias)
    guard let kind = entry.kind, kind != .reading, kind != .foreign else { return }
    let label = tree.aliasLabel(alias)
    for node in tree.aliasNodes(alias).map(Int.init)
    where !kind.isSearched || tree.level(ofNode: node) <= .county {
      var use = use(kind, label.name, year: entry.year)
      if !kind.isSearched || lacksSuffix(label.name, of: node, kind) { use.insert(.lacksSuffix) }
      add(label, tree.aliasLabelOffset(alias), node: node, alias: alias, use: use)
    }
  }

  private func use(_ kind: Alias.Kind, _ name: UnsafeRawBufferPointer, year: Int) -> NameTable.Use {
    switch kind {
    case .former:
      // Without a year, a name in force elsewhere is believed to have been given up long ago: 梁山县, of 梁平区.
      year >= 2010 || year == 0 && !inForce.contains(Array(name)) ? [.former, .recent] : .former
    case .zone: Zone.isWhole(name) ? [.zone, .generic] : .zone
    case .phrase: .phrase
    default: []
    }
  }

  private func placeUse(_ node: Int, _ name: UnsafeRawBufferPointer) -> NameTable.Use {
    var use = NameTable.Use(level: tree.level(ofNode: node))
    // A longer name says where the town lay: 叶城县西合休乡.
    if Words.endsInTown(name), name.count <= 15 { use.insert(.town) }
    if tree.level(ofNode: node) == .county, tree.name(node, endsIn: "区") { use.insert(.district) }
    if tree.isOverseas(node) { use.insert(.overseas) }
    if Zone.isWhole(name) { use.insert(.kind) }
    return use
  }

  /// Whether another name of a place has no suffix, such as 浦东 for 浦东新区, unlike 恩施州.
  private func lacksSuffix(_ name: UnsafeRawBufferPointer, of node: Int, _ kind: Alias.Kind) -> Bool {
    kind != .former && tree.label(ofNode: node).name.starts(with: name) || !Words.endsInSuffix(name)
  }
}
