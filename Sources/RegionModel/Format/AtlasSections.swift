/// The checked header and section table of a block.
struct AtlasSections {
  /// The number of regions that the header states, without the root.
  let count: Int
  private let block: ByteView
  /// The number of entries in the section table.
  private let entryCount: Int

  /// Reads the header.
  ///
  /// - Throws: `AtlasError` if the block is not an atlas, has another version, is cut, or has sections
  ///   outside itself.
  init(_ block: ByteView) throws(AtlasError) {
    guard block.count >= AtlasFormat.headerSize else { throw .tooShort }
    guard block.uint64(at: 0) == AtlasFormat.magic else { throw .notAnAtlas }
    guard block.uint32(at: 8) == AtlasFormat.byteOrderMark else { throw .foreignByteOrder }
    let version = block.uint16(at: 12)
    guard version == AtlasFormat.version else { throw .unknownVersion(version) }
    let stated = block.uint64(at: 16)
    guard stated == UInt64(block.count) else { throw .wrongSize(stated: stated, actual: block.count) }
    count = Int(block.uint32(at: 32))
    entryCount = Int(block.uint16(at: 14))
    self.block = block
    try checkTable()
  }

  /// Checks that each section lies inside the block and occurs once.
  private func checkTable() throws(AtlasError) {
    guard entryCount <= AtlasFormat.maximumSectionCount else { throw .notAnAtlas }
    var seen: UInt64 = 0
    for index in 0..<entryCount {
      let id = id(ofEntry: index)
      // An unknown section is a later version's and is ignored.
      guard id < AtlasFormat.maximumSectionCount else { continue }
      guard part(ofEntry: index) != nil, seen >> UInt64(id) & 1 == 0 else { throw .missingSection(id) }
      seen |= 1 << UInt64(id)
    }
  }

  private func id(ofEntry index: Int) -> UInt32 {
    block.uint32(at: AtlasFormat.headerSize + index * AtlasFormat.sectionEntrySize)
  }

  private func part(ofEntry index: Int) -> ByteView? {
    let entry = AtlasFormat.headerSize + index * AtlasFormat.sectionEntrySize
    return block.part(offset: block.uint64(at: entry + 8), length: block.uint64(at: entry + 16))
  }

  /// A section's bytes; nil if it is not in the table.
  private func part(_ section: AtlasFormat.Section) -> ByteView? {
    for index in 0..<entryCount where id(ofEntry: index) == section.rawValue { return part(ofEntry: index) }
    return nil
  }

  /// A section of any length.
  ///
  /// - Throws: `AtlasError` if it is missing.
  subscript(section: AtlasFormat.Section) -> ByteView {
    get throws(AtlasError) {
      guard let part = part(section) else { throw .missingSection(section.rawValue) }
      return part
    }
  }

  /// An optional section; empty if it is missing.
  func optional(_ section: AtlasFormat.Section) -> ByteView {
    part(section) ?? ByteView(UnsafeRawBufferPointer(start: nil, count: 0))
  }

  /// A section of `elements` numbers of `size` bytes each.
  ///
  /// - Throws: `AtlasError` if it is missing or has another length.
  subscript(section: AtlasFormat.Section, elements elements: Int, size size: Int) -> ByteView {
    get throws(AtlasError) {
      let part = try self[section]
      guard part.count == elements * size else { throw .missingSection(section.rawValue) }
      return part
    }
  }
}
