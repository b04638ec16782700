/// Writes the sections of a block; `AtlasFormat` says what they hold.
package struct AtlasWriter {
  let records: [RegionRecord]
  let order: NodeOrder
  /// Sections that a tree may lack.
  var extras: [(AtlasFormat.Section, [UInt8])] = []
  private var labels: [UInt8] = []
  private var labelOffsets: [UInt32] = [0]

  init(_ records: [RegionRecord], order: NodeOrder) {
    self.records = records
    self.order = order
  }

  /// The whole block.
  mutating func block(
    dataDate: Int, provenance: String, successions: [CodeSuccession]
  ) -> [UInt8] {
    writeLabels()
    let (codeOffsets, codes) = codeSections()
    var sections: [(AtlasFormat.Section, [UInt8])] = [
      (.firstChild, AtlasWriter.bytes(order.firstChildren.map(UInt32.init))),
      (.parent, AtlasWriter.bytes(order.parents.map(UInt32.init))),
      (.label, AtlasWriter.bytes(labelOffsets)),
      (.labels, labels),
      (.level, [0] + order.records.map { records[$0].level.rawValue }),
      (.codeOffset, AtlasWriter.bytes(codeOffsets)),
      (.codes, codes),
      (.codeOrder, AtlasWriter.bytes(codeOrder())),
      (.provenance, Array(provenance.utf8)),
    ]
    if !successions.isEmpty { sections.append((.successions, lines(of: successions))) }
    return AtlasWriter.assemble(sections + extras, count: order.records.count, dataDate: dataDate)
  }

  /// Equal labels are written once, in the order in which the nodes first need them.
  private mutating func writeLabels() {
    labels = Array(repeating: 0, count: AtlasFormat.labelHeaderSize)  // The root's: an empty name.
    var written: [[UInt8]: UInt32] = [:]
    for record in order.records {
      let label = labelBytes(records[record])
      if let offset = written[label] {
        labelOffsets.append(offset)
        continue
      }
      let offset = UInt32(labels.count)
      written[label] = offset
      labelOffsets.append(offset)
      labels.append(contentsOf: label)
    }
  }

  private func labelBytes(_ record: RegionRecord) -> [UInt8] {
    AtlasWriter.label(record.name, record.shortName, record.reading, record.otherReadings)
  }

  package static func label(_ name: String, _ shortName: String, _ reading: String, _ others: [String] = [])
    -> [UInt8]
  {
    let others = others.joined(separator: ";")
    let lengths = [name, shortName, reading, others].map { UInt16(clamping: $0.utf8.count) }
    return bytes(lengths) + Array(name.utf8) + Array(reading.utf8) + Array(others.utf8)
  }

  private func codeSections() -> (offsets: [UInt32], codes: [UInt8]) {
    var offsets: [UInt32] = [0]
    var codes: [UInt8] = []
    for record in order.records {
      offsets.append(UInt32(codes.count))
      codes.append(contentsOf: records[record].code.utf8)
    }
    offsets.append(UInt32(codes.count))
    return (offsets, codes)
  }

  private func codeOrder() -> [UInt32] {
    let nodes = 1..<UInt32(order.records.count + 1)
    return nodes.sorted { code(ofNode: $0).lexicographicallyPrecedes(code(ofNode: $1)) }
  }

  private func lines(of successions: [CodeSuccession]) -> [UInt8] {
    let sorted = successions.sorted { $0.code.utf8.lexicographicallyPrecedes($1.code.utf8) }
    return sorted.flatMap {
      "\($0.code)\t\($0.name)\t\($0.year)\t\($0.successors.joined(separator: ";"))\n".utf8
    }
  }

  private func code(ofNode node: UInt32) -> String.UTF8View {
    records[order.records[Int(node) - 1]].code.utf8
  }

  package static func assemble(
    _ sections: [(AtlasFormat.Section, [UInt8])], count: Int, dataDate: Int
  ) -> [UInt8] {
    var table: [UInt8] = []
    var body: [UInt8] = []
    let bodyStart = AtlasFormat.headerSize + sections.count * AtlasFormat.sectionEntrySize
    for (section, content) in sections {
      body.append(contentsOf: repeatElement(0, count: (8 - (bodyStart + body.count) % 8) % 8))
      table += AtlasWriter.bytes([section.rawValue, 0])
      table += AtlasWriter.bytes([UInt64(bodyStart + body.count), UInt64(content.count)])
      body += content
    }
    let size = UInt64(bodyStart + body.count)
    var block = AtlasFormat.magic + AtlasWriter.bytes([AtlasFormat.byteOrderMark])
    block += AtlasWriter.bytes([AtlasFormat.version, UInt16(sections.count)])
    block += AtlasWriter.bytes([size, 0])
    block += AtlasWriter.bytes([UInt32(count), UInt32(clamping: dataDate)])
    block += repeatElement(0, count: AtlasFormat.headerSize - block.count)
    block += table
    block += body
    AtlasFormat.seal(&block)
    return block
  }

  /// Little-endian bytes of numbers, one after the other.
  package static func bytes<Number: FixedWidthInteger>(_ numbers: [Number]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count * MemoryLayout<Number>.size)
    for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }
    return bytes
  }
}
