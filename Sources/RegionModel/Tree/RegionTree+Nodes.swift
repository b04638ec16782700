/// The accessors: the only code that follows an offset in the block.
extension RegionTree {
  /// The children of `node`; empty if there are none or the block is damaged.
  @inlinable @inline(__always)
  package func childNodes(of node: Int) -> Range<Int> {
    let lower = Int(firstChild.uint32(at: node * 4))
    let upper = Int(firstChild.uint32(at: node * 4 + 4))
    guard node >= 0, lower > node, lower <= upper, upper <= count + 1 else { return 0..<0 }
    return lower..<upper
  }

  func children(ofNode node: Int) -> RegionList {
    let nodes = childNodes(of: node)
    return RegionList(tree: self, lower: UInt32(nodes.lowerBound), upper: UInt32(nodes.upperBound))
  }

  /// The parent of `node`; the root for top regions and for damaged ones.
  @inlinable
  package func parentNode(of node: Int) -> Int {
    let parent = Int(parents.uint32(at: node * 4))
    return parent < node ? parent : 0
  }

  @inlinable @inline(__always)
  package func level(ofNode node: Int) -> Level { Level(rawValue: levels.uint8(at: node)) }

  package func codeBytes(ofNode node: Int) -> UnsafeRawBufferPointer {
    let lower = Int(codeOffsets.uint32(at: node * 4))
    let upper = Int(codeOffsets.uint32(at: node * 4 + 4))
    return codes.bytes(from: lower, count: upper - lower)
  }

  package func nodeInCodeOrder(_ position: Int) -> Int {
    let node = Int(codeOrder.uint32(at: position * 4))
    return node <= count ? node : 0
  }

  /// The texts of one node, as bytes.
  ///
  /// Inlined into other rooms, since the search reads thousands of labels per query.
  @usableFromInline
  package struct Label {
    @usableFromInline package let name: UnsafeRawBufferPointer
    @usableFromInline package let shortNameCount: Int
    @usableFromInline package let reading: UnsafeRawBufferPointer
    @usableFromInline package let otherReadings: UnsafeRawBufferPointer

    @inlinable @inline(__always)
    package init(
      name: UnsafeRawBufferPointer, shortNameCount: Int, reading: UnsafeRawBufferPointer,
      otherReadings: UnsafeRawBufferPointer
    ) {
      self.name = name
      self.shortNameCount = shortNameCount
      self.reading = reading
      self.otherReadings = otherReadings
    }
  }

  /// Where the label of a node begins in `labels`.
  package func labelOffset(ofNode node: Int) -> Int { Int(labelOffsets.uint32(at: node * 4)) }

  @inlinable @inline(__always)
  package func label(ofNode node: Int) -> Label {
    RegionTree.label(in: labels, at: Int(labelOffsets.uint32(at: node * 4)))
  }

  @inlinable @inline(__always)
  package static func label(in labels: ByteView, at start: Int) -> Label {
    let nameCount = Int(labels.uint16(at: start))
    let readingCount = Int(labels.uint16(at: start + 4))
    let text = start + AtlasFormat.labelHeaderSize
    return Label(
      name: labels.bytes(from: text, count: nameCount),
      shortNameCount: min(Int(labels.uint16(at: start + 2)), nameCount),
      reading: labels.bytes(from: text + nameCount, count: readingCount),
      otherReadings: labels.bytes(
        from: text + nameCount + readingCount, count: Int(labels.uint16(at: start + 6))))
  }

  @inline(__always)
  func reading(ofNode node: Int) -> UnsafeRawBufferPointer {
    let start = Int(labelOffsets.uint32(at: node * 4))
    let nameCount = Int(labels.uint16(at: start))
    let count = Int(labels.uint16(at: start + 4))
    return labels.bytes(from: start + AtlasFormat.labelHeaderSize + nameCount, count: count)
  }
}
