/// Writes the sections of a block, as laid out in `AtlasFormat`.
package struct AtlasWriter {
  let texts: RowTexts
  let order: NodeOrder
  /// Optional sections.
  var extras: [(AtlasFormat.Section, [UInt8])] = []
  /// The nodes, sorted by their codes.
  let codeOrder: [UInt32]

  init(_ texts: RowTexts, order: NodeOrder) {
    self.texts = texts
    self.order = order
    codeOrder = AtlasWriter.codeOrder(texts, order)
  }

  /// The whole block.
  func block(dataDate: Int, provenance: String, successions: [CodeSuccession]) -> [UInt8] {
    let (labelOffsets, labels) = labelSections()
    let (codeOffsets, codes) = codeSections()
    var sections: [(AtlasFormat.Section, [UInt8])] = [
      (.firstChild, AtlasWriter.bytes(order.firstChildren)), (.parent, AtlasWriter.bytes(order.parents)),
      (.label, AtlasWriter.bytes(labelOffsets)), (.labels, labels), (.level, levels()),
      (.codeOffset, AtlasWriter.bytes(codeOffsets)), (.codes, codes),
      (.codeOrder, AtlasWriter.bytes(codeOrder)), (.provenance, Array(provenance.utf8)),
    ]
    if !successions.isEmpty { sections.append((.successions, lines(of: successions))) }
    return AtlasWriter.assemble(sections + extras, count: order.rows.count, dataDate: dataDate)
  }

  /// Equal labels are written once, in the order of their first node.
  private func labelSections() -> (offsets: [UInt32], labels: [UInt8]) {
    // The root's label is an empty name.
    var labels = [UInt8](repeating: 0, count: AtlasFormat.labelHeaderSize)
    labels.reserveCapacity(texts.pool.count)
    var offsets = [UInt32](repeating: 0, count: order.rows.count + 1)
    var written = ByteTable(capacity: order.rows.count)
    for (index, row) in order.rows.enumerated() {
      let label = texts.label(Int(row))
      let node = UInt32(index + 1)
      let first = written.insert(label, node) { texts.label(Int(order.rows[Int($0) - 1])) }
      offsets[Int(node)] = first == node ? UInt32(labels.count) : offsets[Int(first)]
      if first == node { labels.append(contentsOf: label) }
    }
    return (offsets, labels)
  }

  package static func label(_ name: String, _ shortName: String, _ reading: String, _ others: [String] = [])
    -> [UInt8]
  {
    let others = others.joined(separator: ";")
    let lengths = [name, shortName, reading, others].map { UInt16(clamping: $0.utf8.count) }
    return bytes(lengths) + Array(name.utf8) + Array(reading.utf8) + Array(others.utf8)
  }

  private func levels() -> [UInt8] {
    var levels = [UInt8](repeating: 0, count: order.rows.count + 1)
    for (index, row) in order.rows.enumerated() {
      let above = Level(rawValue: levels[Int(order.parents[index + 1])])
      let own = texts.rows[Int(row)].level
      levels[index + 1] = own > 0 ? own : above.next.rawValue
    }
    return levels
  }

  private func codeSections() -> (offsets: [UInt32], codes: [UInt8]) {
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(order.rows.count + 2)
    var codes: [UInt8] = []
    codes.reserveCapacity(texts.rows.reduce(0) { $0 + Int($1.codeCount) })
    for row in order.rows {
      offsets.append(UInt32(codes.count))
      codes.append(contentsOf: texts.code(Int(row)))
    }
    offsets.append(UInt32(codes.count))
    return (offsets, codes)
  }

  private static func codeOrder(_ texts: RowTexts, _ order: NodeOrder) -> [UInt32] {
    var pairs = order.rows.enumerated().map { index, row in
      KeySort.Pair(key: KeySort.key(texts.code(Int(row))), value: UInt32(index + 1))
    }
    let code = { (node: UInt32) in texts.code(Int(order.rows[Int(node) - 1])) }
    KeySort.sort(
      &pairs, key: { KeySort.key(code($0), skipping: $1) },
      precedes: { a, b in
        let (left, right) = (code(a), code(b))
        return left.elementsEqual(right) ? a < b : left.lexicographicallyPrecedes(right)
      })
    return pairs.map(\.value)
  }

  /// The rows that bear the code of another one below the same parent, which stands before them.
  ///
  /// Nodes of one code follow each other in their order, and siblings are numbered one after the other: two of one parent
  /// would be neighbours.
  var rowsWithSiblingsCode: [Int] {
    var rows: [Int] = []
    for index in codeOrder.indices.dropFirst() {
      let (a, b) = (codeOrder[index - 1], codeOrder[index])
      guard order.parents[Int(a)] == order.parents[Int(b)] else { continue }
      let (left, right) = (code(ofNode: a), code(ofNode: b))
      guard !left.isEmpty, left.elementsEqual(right) else { continue }
      rows.append(Int(max(order.rows[Int(a) - 1], order.rows[Int(b) - 1])))
    }
    return rows.sorted()
  }

  private func code(ofNode node: UInt32) -> UnsafeRawBufferPointer {
    texts.code(Int(order.rows[Int(node) - 1]))
  }

  private func lines(of successions: [CodeSuccession]) -> [UInt8] {
    let sorted = successions.sorted { $0.code.utf8.lexicographicallyPrecedes($1.code.utf8) }
    return sorted.flatMap {
      "\($0.code)\t\($0.name)\t\($0.year)\t\($0.successors.joined(separator: ";"))\n".utf8
    }
  }

  package static func assemble(
    _ sections: [(AtlasFormat.Section, [UInt8])], count: Int, dataDate: Int
  ) -> [UInt8] {
    var block = head(sections.map { ($0.0, $0.1.count) }, count: count, dataDate: dataDate)
    for (_, content) in sections { append(&block) { $0 += content } }
    AtlasFormat.seal(&block)
    return block
  }

  /// The header and the section table, in an array with room for the sections.
  static func head(_ sections: [(AtlasFormat.Section, count: Int)], count: Int, dataDate: Int) -> [UInt8] {
    var table: [UInt8] = []
    var end = AtlasFormat.headerSize + sections.count * AtlasFormat.sectionEntrySize
    for (section, count) in sections {
      end += (8 - end % 8) % 8
      table += AtlasWriter.bytes([section.rawValue, 0])
      table += AtlasWriter.bytes([UInt64(end), UInt64(count)])
      end += count
    }
    var block: [UInt8] = []
    block.reserveCapacity(end)
    withUnsafeBytes(of: AtlasFormat.magic.littleEndian) { block += $0 }
    block += AtlasWriter.bytes([AtlasFormat.byteOrderMark])
    block += AtlasWriter.bytes([AtlasFormat.version, UInt16(sections.count)])
    block += AtlasWriter.bytes([UInt64(end), 0])
    block += AtlasWriter.bytes([UInt32(count), UInt32(clamping: dataDate)])
    block += repeatElement(0, count: AtlasFormat.headerSize - block.count)
    block += table
    return block
  }

  /// Appends a section at the next multiple of eight bytes.
  static func append(_ block: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
    block += repeatElement(0, count: (8 - block.count % 8) % 8)
    write(&block)
  }

  /// Little-endian bytes of numbers; on a little-endian machine one copy.
  package static func bytes(_ numbers: [UInt32]) -> [UInt8] {
    let isLittleEndian = UInt32(1).littleEndian == 1
    return (isLittleEndian ? numbers : numbers.map(\.littleEndian)).withUnsafeBytes { Array($0) }
  }

  /// Little-endian bytes of numbers.
  package static func bytes<Number: FixedWidthInteger & BitwiseCopyable>(_ numbers: [Number]) -> [UInt8] {
    let size = MemoryLayout<Number>.size
    return Array(unsafeUninitializedCapacity: numbers.count * size) { buffer, count in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      for (index, number) in numbers.enumerated() {
        bytes.storeBytes(of: number.littleEndian, toByteOffset: index * size, as: Number.self)
      }
      count = numbers.count * size
    }
  }
}
