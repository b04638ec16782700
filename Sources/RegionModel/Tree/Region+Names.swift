/// Comparisons of names with texts, without making strings.
extension Region {
  /// The length in bytes of the full name if `text` begins with it, or nil.
  ///
  /// - Complexity: O(bytes of the name); allocates nothing.
  public func nameLength(beginning text: ArraySlice<UInt8>) -> Int? {
    let name = tree.label(ofNode: Int(node)).name
    return name.count > 0 && text.starts(with: name) ? name.count : nil
  }

  /// The length in bytes of the short name if `text` begins with it, or nil.
  ///
  /// - Complexity: O(bytes of the name); allocates nothing.
  public func shortNameLength(beginning text: ArraySlice<UInt8>) -> Int? {
    let label = tree.label(ofNode: Int(node))
    let name = label.name.prefix(label.shortNameCount)
    return name.count > 0 && text.starts(with: name) ? name.count : nil
  }

  /// Whether the full name begins with all of `text`.
  ///
  /// - Complexity: O(bytes of `text`); allocates nothing.
  public func nameBegins(with text: ArraySlice<UInt8>) -> Bool {
    tree.label(ofNode: Int(node)).name.starts(with: text)
  }

  /// Whether the folded full name equals the folded `text`.
  ///
  /// - Complexity: O(bytes of the name); allocates nothing.
  public func isNamed(folded text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBytes { FoldedBytes($0).elementsEqual(FoldedBytes(tree.label(ofNode: Int(node)).name)) }
  }

  /// The bytes of the name, valid as long as the tree lives.
  package var nameBytes: UnsafeRawBufferPointer { tree.label(ofNode: Int(node)).name }

  /// Appends the bytes of the code.
  public func appendCode(to output: inout [UInt8]) {
    output.append(contentsOf: tree.codeBytes(ofNode: Int(node)))
  }

  /// Appends the name as `appendPath` writes it.
  public func appendName(to output: inout [UInt8], separator: String) {
    PathText.append(tree.label(ofNode: Int(node)).name, to: &output, separator: separator.utf8)
  }

  /// Appends the names of the path, highest level first, with `separator` in between.
  ///
  /// A backslash escapes a separator inside a name: TCP\\/IP (`PathText`). So paths can be split
  /// again.
  ///
  /// - Complexity: O(depth + bytes); a deep path takes no more stack than a short one.
  public func appendPath(to output: inout [UInt8], separator: String) {
    var depth = 1
    var above = tree.parentNode(of: Int(node))
    while above > 0 {
      depth += 1
      above = tree.parentNode(of: above)
    }
    output.append(contentsOf: tree.pathStart(separator: separator).utf8)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: depth) { nodes in
      nodes.initialize(repeating: Int(node))
      for step in 1..<max(depth, 1) { nodes[step] = tree.parentNode(of: nodes[step - 1]) }
      for step in (0..<depth).reversed() {
        PathText.append(tree.label(ofNode: nodes[step]).name, to: &output, separator: separator.utf8)
        if step > 0 { output.append(contentsOf: separator.utf8) }
      }
    }
  }

  /// Whether the name, the code, the reading or a further field contains a control character (C0, DEL, C1).
  ///
  /// Fully checked trees have none; in others, ask before showing a region.
  ///
  /// - Complexity: O(1) in a tree that was checked or built without further fields, O(bytes of the texts) in others;
  ///   allocates nothing where no region has further fields.
  public var hasControlCharacter: Bool {
    if tree.areTextsChecked, !tree.hasFields { return false }
    let label = tree.label(ofNode: Int(node))
    return Region.hasControlCharacter(label.name) || Region.hasControlCharacter(label.reading)
      || Region.hasControlCharacter(tree.codeBytes(ofNode: Int(node)))
      || tree.hasFields && fieldTexts.contains { Region.hasControlCharacter($0.1) }
  }

  private static func hasControlCharacter(_ text: UnsafeRawBufferPointer) -> Bool {
    var before: UInt8 = 0
    for byte in text[PlainBytes.end(of: text)...] {
      if byte < 0x20 || byte == 0x7F || before == 0xC2 && byte < 0xA0 { return true }
      before = byte
    }
    return false
  }
}

extension RegionList {
  /// The children of all regions of the list, siblings together; empty if there are none.
  ///
  /// Repeated calls walk down the levels below a list.
  ///
  /// - Complexity: O(1).
  public var children: RegionList {
    guard !isEmpty else { return self }
    let lower = UInt32(tree.childNodes(of: Int(self.lower)).lowerBound)
    let upper = UInt32(tree.childNodes(of: Int(self.upper) - 1).upperBound)
    guard lower > self.lower, upper >= lower else { return RegionList(tree: tree, lower: 0, upper: 0) }
    return RegionList(tree: tree, lower: lower, upper: upper)
  }
}
