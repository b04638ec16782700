/// The section of second codes; `SecondCodes` says how it lies.
extension AtlasWriter {
  /// A code for an own one that no record bears is left out, as is a second whole one for a region.
  mutating func writeSecondCodes(_ codes: [SecondCode]) {
    let entries = ordered(codes)
    guard !entries.isEmpty else { return }
    let wholeCount = entries.prefix { $0.isWhole }.count
    var numbers = [UInt32(entries.count), UInt32(wholeCount)]
    var texts: [UInt8] = []
    for entry in entries {
      numbers += [entry.node, UInt32(texts.count)]
      texts += entry.code
    }
    numbers += [0, UInt32(texts.count)]
    numbers += entries.indices.sorted { a, b in
      let (left, right) = (entries[a].code, entries[b].code)
      return left == right ? a < b : left.lexicographicallyPrecedes(right)
    }.map(UInt32.init)
    extras.append(BlockSection(.secondCodes, .bytes(AtlasWriter.bytes(numbers) + texts)))
  }

  private struct Entry: Hashable {
    let node: UInt32
    let code: [UInt8]
    let isWhole: Bool
  }

  /// Whole regions first, in the order of the nodes, each once; then the others, in that of their codes.
  private func ordered(_ codes: [SecondCode]) -> [Entry] {
    guard !codes.isEmpty else { return [] }
    var nodes: [String: UInt32] = [:]
    for (index, row) in order.rows.enumerated() {
      nodes[String(decoding: texts.code(Int(row)), as: UTF8.self)] = UInt32(index + 1)
    }
    let entries = codes.compactMap { code in
      nodes[code.code].map { Entry(node: $0, code: Array(code.second.utf8), isWhole: code.isWhole) }
    }
    var seen: Set<UInt32> = []
    let whole = entries.filter { $0.isWhole && seen.insert($0.node).inserted }.sorted { $0.node < $1.node }
    let parts = Set(entries.filter { !$0.isWhole }).sorted {
      $0.code == $1.code ? $0.node < $1.node : $0.code.lexicographicallyPrecedes($1.code)
    }
    return whole + parts
  }
}
