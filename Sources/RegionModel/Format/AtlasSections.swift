/// The header and the section table of a block, checked.
struct AtlasSections {
  /// The number of regions that the header states, the root left out.
  let count: Int
  /// By the section's number; nil for those that are not there.
  private var parts: [ByteView?] = Array(repeating: nil, count: AtlasFormat.maximumSectionCount)

  /// Reads the header.
  ///
  /// - Throws: Where the block is no atlas, is of another version, is cut, or has sections outside itself.
  init(_ block: ByteView) throws(AtlasError) {
    guard block.count >= AtlasFormat.headerSize else { throw .tooShort }
    guard block.bytes(from: 0, count: 8).elementsEqual(AtlasFormat.magic) else { throw .notAnAtlas }
    guard block.uint32(at: 8) == AtlasFormat.byteOrderMark else { throw .foreignByteOrder }
    let version = block.uint16(at: 12)
    guard version == AtlasFormat.version else { throw .unknownVersion(version) }
    let stated = block.uint64(at: 16)
    guard stated == UInt64(block.count) else { throw .wrongSize(stated: stated, actual: block.count) }
    count = Int(block.uint32(at: 32))
    try readTable(block, sections: Int(block.uint16(at: 14)))
  }

  private mutating func readTable(_ block: ByteView, sections: Int) throws(AtlasError) {
    guard sections <= AtlasFormat.maximumSectionCount else { throw .notAnAtlas }
    for index in 0..<sections {
      let entry = AtlasFormat.headerSize + index * AtlasFormat.sectionEntrySize
      let id = block.uint32(at: entry)
      let part = block.part(offset: block.uint64(at: entry + 8), length: block.uint64(at: entry + 16))
      guard id < parts.count else { continue }  // A later version's, which is nothing to us.
      guard let part, parts[Int(id)] == nil else { throw .missingSection(id) }
      parts[Int(id)] = part
    }
  }

  /// A section of any length.
  ///
  /// - Throws: Where it is missing.
  subscript(section: AtlasFormat.Section) -> ByteView {
    get throws(AtlasError) {
      guard let part = parts[Int(section.rawValue)] else { throw .missingSection(section.rawValue) }
      return part
    }
  }

  /// A section that may be missing; nothing at all then.
  func optional(_ section: AtlasFormat.Section) -> ByteView {
    parts[Int(section.rawValue)] ?? ByteView(UnsafeRawBufferPointer(start: nil, count: 0))
  }

  /// A section of `elements` numbers of `size` bytes each.
  ///
  /// - Throws: Where it is missing or of another length.
  subscript(section: AtlasFormat.Section, elements elements: Int, size size: Int) -> ByteView {
    get throws(AtlasError) {
      let part = try self[section]
      guard part.count == elements * size else { throw .missingSection(section.rawValue) }
      return part
    }
  }
}
