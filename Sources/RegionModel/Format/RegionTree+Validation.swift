extension RegionTree {
  /// Checks every byte of a block from outside.
  ///
  /// - Throws: The first broken rule of the format.
  /// - Complexity: O(bytes).
  func validate(_ block: ByteView) throws(AtlasError) {
    let summed = block.part(
      offset: UInt64(AtlasFormat.checksumStart), length: UInt64(block.count - AtlasFormat.checksumStart))
    guard let summed, AtlasFormat.checksum(summed) == block.uint64(at: 24) else { throw .wrongChecksum }
    try validateShape()
    try validateCodes()
    for node in 1..<(count + 1) { try validateLabel(node) }
    try validateLevelNames()
    try validateFields()
    try validateSecondCodes()
    if let flaw = englishNames.flaw(regionCount: count) { throw .badNode(index: 0, flaw) }
  }

  private func validateFields() throws(AtlasError) {
    for name in fieldNames where TextRules.flaw(in: name.utf8) != nil {
      throw .badNode(index: 0, "has a field whose name cannot be shown")
    }
    guard !fieldOffsets.isEmpty else { return }
    for node in 1..<(count + 1) {
      for field in region(numbered: UInt32(node)).fields where TextRules.flaw(in: field.text.utf8) != nil {
        throw .badNode(index: node, "has a field that cannot be shown")
      }
    }
  }

  private func validateSecondCodes() throws(AtlasError) {
    if let flaw = secondCodes.flaw(regionCount: count) { throw .badNode(index: 0, flaw) }
  }

  private func validateLevelNames() throws(AtlasError) {
    for index in 0..<levelEntryCount {
      for isHeading in [false, true] {
        let text = levelBytes(at: index, isHeading: isHeading)
        guard !text.isEmpty, TextRules.flaw(in: text) == nil else {
          throw .badNode(index: 0, "has a name of a level that cannot be shown")
        }
      }
    }
  }

  private func validateShape() throws(AtlasError) {
    guard firstChild.uint32(at: 0) == 1 else { throw .badNode(index: 0, "is not followed by its children") }
    guard Int(firstChild.uint32(at: (count + 1) * 4)) == count + 1 else {
      throw .badNode(index: count, "does not end the children")
    }
    for node in 0..<(count + 1) {
      let lower = Int(firstChild.uint32(at: node * 4))
      let upper = Int(firstChild.uint32(at: node * 4 + 4))
      guard lower > node, lower <= upper, upper <= count + 1 else {
        throw .badNode(index: node, "has children outside the tree")
      }
      for child in lower..<upper {
        guard Int(parents.uint32(at: child * 4)) == node else {
          throw .badNode(index: child, "does not know its parent")
        }
        guard level(ofNode: child).mayStandBelow(level(ofNode: node)) else {
          throw .badNode(index: child, "has a level not below its parent's")
        }
      }
    }
  }

  private func validateCodes() throws(AtlasError) {
    guard Int(codeOffsets.uint32(at: (count + 1) * 4)) == codes.count else {
      throw .badNode(index: count, "does not end the codes")
    }
    for node in 1..<(count + 1) {
      guard codeOffsets.uint32(at: node * 4) <= codeOffsets.uint32(at: node * 4 + 4) else {
        throw .badNode(index: node, "has a code that ends before it begins")
      }
      guard TextRules.flaw(in: codeBytes(ofNode: node)) == nil else {
        throw .badNode(index: node, "has a code that cannot be shown")
      }
    }
    try validateCodeOrder()
  }

  /// Checks that the order of codes lists every region once.
  private func validateCodeOrder() throws(AtlasError) {
    var before = 0
    for position in 0..<count {
      let node = nodeInCodeOrder(position)
      let (left, right) = (codeBytes(ofNode: before), codeBytes(ofNode: node))
      let isInOrder = left.lexicographicallyPrecedes(right) || before < node && left.elementsEqual(right)
      guard node > 0, before == 0 || isInOrder else {
        throw .badNode(index: node, "is out of the codes' order")
      }
      before = node
    }
  }

  private func validateLabel(_ node: Int) throws(AtlasError) {
    let start = Int(labelOffsets.uint32(at: node * 4))
    let lengths = [0, 4, 6].map { Int(labels.uint16(at: start + $0)) }
    guard start + AtlasFormat.labelHeaderSize + lengths.reduce(0, +) <= labels.count else {
      throw .badNode(index: node, "has a name outside the file")
    }
    let label = label(ofNode: node)
    guard !label.name.isEmpty, label.shortNameCount > 0 else { throw .badNode(index: node, "has no name") }
    let shortName = UnsafeRawBufferPointer(rebasing: label.name.prefix(label.shortNameCount))
    for text in [label.name, shortName, label.reading, label.otherReadings] {
      if let flaw = TextRules.flaw(in: text) { throw .badNode(index: node, "holds \(flaw)") }
    }
  }
}
