/// Writes the sections that only some trees have.
extension AtlasWriter {
  /// Writes aliases; those with the same text, kind and year are merged and keep the given order.
  mutating func writeAliases(_ aliases: [Alias]) {
    let (merged, targets) = merge(aliases)
    var table: [UInt32] = []
    var labels: [UInt8] = []
    var regions: [UInt32] = []
    for alias in merged {
      guard let nodes = targets[alias], !nodes.isEmpty else { continue }
      table += [
        UInt32(labels.count), UInt32(regions.count), UInt32(clamping: alias.year), alias.kind.rawValue,
      ]
      labels += AtlasWriter.label(alias.name, alias.shortName, alias.reading)
      regions += nodes
    }
    guard !table.isEmpty else { return }
    table += [UInt32(labels.count), UInt32(regions.count), 0, 0]
    extras += [
      BlockSection(.aliases, .numbers(table)), BlockSection(.aliasLabels, .bytes(labels)),
      BlockSection(.aliasTargets, .numbers(regions)),
    ]
  }

  /// The distinct aliases without their codes, and the nodes of each.
  private func merge(_ aliases: [Alias]) -> (order: [Alias], nodes: [Alias: [UInt32]]) {
    guard !aliases.isEmpty else { return ([], [:]) }
    var nodesByCode: [String: UInt32] = [:]
    for (index, row) in order.rows.enumerated() {
      nodesByCode[String(decoding: texts.code(Int(row)), as: UTF8.self)] = UInt32(index + 1)
    }
    var merged: [Alias] = []
    var nodes: [Alias: [UInt32]] = [:]
    for alias in aliases {
      var bare = alias
      bare.codes = []
      if nodes[bare] == nil { merged.append(bare) }
      for node in alias.codes.compactMap({ nodesByCode[$0] }) where nodes[bare]?.contains(node) != true {
        nodes[bare, default: []].append(node)
      }
    }
    return (merged, nodes)
  }

  mutating func writeLevelNames(_ names: [LevelName]) {
    guard !names.isEmpty else { return }
    extras.append(BlockSection(.levelNames, .bytes(AtlasWriter.section(levelNames: names))))
  }

  /// The bytes of the section of levels' names.
  static func section(levelNames names: [LevelName]) -> [UInt8] {
    var table: [UInt8] = AtlasWriter.bytes([UInt32(names.count)])
    var texts: [UInt8] = []
    let start = 4 + names.count * 16
    for name in names {
      let language = RegionTree.packed(language: name.language)
      let (noun, heading) = (Array(name.noun.utf8), Array(name.heading.utf8))
      table += AtlasWriter.bytes([UInt32(name.level.rawValue), language, UInt32(start + texts.count)])
      table += AtlasWriter.bytes([UInt16(clamping: noun.count), UInt16(clamping: heading.count)])
      texts += noun + heading
    }
    return table + texts
  }

  mutating func writeProminence(_ prominence: [String: UInt32]) {
    guard !prominence.isEmpty else { return }
    let pairs = order.rows.enumerated().compactMap { index, row -> [UInt32]? in
      prominence[String(decoding: texts.code(Int(row)), as: UTF8.self)].map { [UInt32(index + 1), $0] }
    }
    extras.append(BlockSection(.prominence, .numbers(pairs.flatMap { $0 })))
  }

  /// `EnglishNames` says how they lie.
  mutating func writeEnglishNames(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    var (table, written): ([UInt32], [UInt8]) = ([], [])
    for (index, row) in order.rows.enumerated() {
      let name = names[String(decoding: texts.code(Int(row)), as: UTF8.self)] ?? ""
      guard !name.isEmpty else { continue }
      table += [UInt32(index + 1), UInt32(written.count)]
      written += name.utf8
    }
    guard !table.isEmpty else { return }
    table = [UInt32(table.count / 2)] + table + [0, UInt32(written.count)]
    extras.append(BlockSection(.englishNames, .bytes(AtlasWriter.bytes(table) + written)))
  }

  mutating func writeRules(_ rules: RegionTree.Rules) {
    if !rules.isEmpty { extras.append(BlockSection(.rules, .numbers([rules.rawValue]))) }
  }

  mutating func writeFoldings(_ foldings: [Unicode.Scalar: Unicode.Scalar]) {
    guard !foldings.isEmpty else { return }
    let pairs = foldings.sorted { $0.key < $1.key }
    extras.append(BlockSection(.foldings, .numbers(pairs.flatMap { [$0.key.value, $0.value.value] })))
  }
}
