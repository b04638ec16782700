/// Writes the sections of a block, as laid out in `AtlasFormat`.
package struct AtlasWriter {
  let texts: RowTexts
  let order: NodeOrder
  /// Optional sections.
  var extras: [BlockSection] = []
  /// The nodes, sorted by their codes.
  let codeOrder: [UInt32]

  init(_ texts: RowTexts, order: NodeOrder) {
    self.texts = texts
    self.order = order
    codeOrder = AtlasWriter.codeOrder(texts, order)
  }

  /// The whole block, without its checksum.
  ///
  /// What is written is measured first, and no section is in memory beside the block but the numbers of the order.
  func block(dataDate: Int, provenance: String, successions: [CodeSuccession]) -> [UInt8] {
    let labels = labelOffsets()
    var sections = [
      BlockSection(.firstChild, .numbers(order.firstChildren)),
      BlockSection(.parent, .numbers(order.parents)),
      BlockSection(.label, .numbers(labels.offsets)),
      BlockSection(.labels, .pieces(count: labels.size) { write(labels.offsets, to: &$0) }),
      BlockSection(.level, .bytes(levels())),
      BlockSection(.codeOffset, .numbers(codeOffsets())),
      BlockSection(.codes, .pieces(count: codesSize, writeCodes)),
      BlockSection(.codeOrder, .numbers(codeOrder)),
      BlockSection(.provenance, .bytes(Array(provenance.utf8))),
    ]
    if !successions.isEmpty { sections.append(BlockSection(.successions, .bytes(lines(of: successions)))) }
    return AtlasWriter.assemble(sections + extras, count: order.rows.count, dataDate: dataDate)
  }

  /// Where each node's label will stand, and how long all labels are together.
  ///
  /// Equal labels are written once, in the order of their first node. Where hardly any of the first ones repeats, the others
  /// are not compared: that would cost time and save nothing.
  private func labelOffsets() -> (offsets: [UInt32], size: Int) {
    // The root's label is an empty name.
    var size = AtlasFormat.labelHeaderSize
    let end = UInt32(order.rows.count + 1)
    var offsets = [UInt32](repeating: 0, count: Int(end))
    let label = { (node: UInt32) in texts.label(Int(order.rows[Int(node) - 1])) }
    let sample = min(end, AtlasWriter.labelSample)
    var distinct = 0
    var written = ByteTable(capacity: Int(end <= sample ? end : sample))
    func insert(_ nodes: Range<UInt32>) {
      written.insertAll(nodes, bytesOf: label) { node, first in
        offsets[Int(node)] = first == node ? UInt32(size) : offsets[Int(first)]
        guard first == node else { return }
        size += label(node).count
        distinct += 1
      }
    }
    insert(1..<sample)
    guard sample < end else { return (offsets, size) }
    if distinct < Int(sample) - Int(sample) / 64 {
      (written, distinct, size) = (ByteTable(capacity: Int(end)), 0, AtlasFormat.labelHeaderSize)
      insert(1..<end)
    } else {
      for node in sample..<end {
        offsets[Int(node)] = UInt32(size)
        size += label(node).count
      }
    }
    return (offsets, size)
  }

  /// Nodes whose labels are compared before it is known whether labels repeat.
  private static let labelSample: UInt32 = 1 << 14

  private func write(_ offsets: [UInt32], to cursor: inout BlockCursor) {
    let start = cursor.position
    cursor.fill(to: start + AtlasFormat.labelHeaderSize)
    for (index, row) in order.rows.enumerated() where Int(offsets[index + 1]) == cursor.position - start {
      cursor.put(texts.label(Int(row)))
    }
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

  /// How long all codes are together, in bytes.
  private var codesSize: Int { texts.rows.reduce(0) { $0 + Int($1.codeCount) } }

  private func codeOffsets() -> [UInt32] {
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(order.rows.count + 2)
    var end: UInt32 = 0
    for row in order.rows {
      offsets.append(end)
      end += UInt32(texts.rows[Int(row)].codeCount)
    }
    offsets.append(end)
    return offsets
  }

  private func writeCodes(to cursor: inout BlockCursor) {
    for row in order.rows { cursor.put(texts.code(Int(row))) }
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

  /// Whether a row bears the code of another one below the same parent.
  ///
  /// Nodes of one code follow each other in their order, and siblings are numbered one after the other: two of one parent
  /// would be neighbours.
  var hasSiblingsOfOneCode: Bool {
    codeOrder.indices.dropFirst().contains { index in
      let (a, b) = (codeOrder[index - 1], codeOrder[index])
      guard order.parents[Int(a)] == order.parents[Int(b)] else { return false }
      let (left, right) = (code(ofNode: a), code(ofNode: b))
      // Neighbours mostly differ in their last byte.
      guard let last = left.last, last == right.last, left.count == right.count else { return false }
      return left.elementsEqual(right)
    }
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
    var block = assemble(sections.map { BlockSection($0.0, .bytes($0.1)) }, count: count, dataDate: dataDate)
    AtlasFormat.seal(&block)
    return block
  }

  private static func assemble(_ sections: [BlockSection], count: Int, dataDate: Int) -> [UInt8] {
    let head = head(
      sections.map { ($0.section, $0.count) }, count: count, dataDate: dataDate, makesRoom: false)
    let size = sections.reduce(head.count) { aligned($0) + $1.count }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      var cursor = BlockCursor(UnsafeMutableRawBufferPointer(buffer))
      cursor.put(head)
      for section in sections {
        let start = aligned(cursor.position)
        cursor.fill(to: start)
        section.write(to: &cursor)
        cursor.fill(to: start + section.count)
      }
      initialized = cursor.position
    }
  }

  /// The next multiple of eight bytes.
  private static func aligned(_ position: Int) -> Int { (position + 7) / 8 * 8 }

  /// The header and the section table, in an array with room for the sections.
  static func head(
    _ sections: [(AtlasFormat.Section, count: Int)], count: Int, dataDate: Int, makesRoom: Bool = true
  ) -> [UInt8] {
    var table: [UInt8] = []
    var end = AtlasFormat.headerSize + sections.count * AtlasFormat.sectionEntrySize
    for (section, count) in sections {
      end += (8 - end % 8) % 8
      table += AtlasWriter.bytes([section.rawValue, 0])
      table += AtlasWriter.bytes([UInt64(end), UInt64(count)])
      end += count
    }
    var block: [UInt8] = []
    if makesRoom { block.reserveCapacity(end) }
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
