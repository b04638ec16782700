/// Lists of a page each, as site generators have them: `- Home: index.md`, `- Guide: [ … ]`.
extension DocumentBuilder {
  /// Makes objects with a name and a file of the entries of the last list, which ends with the values, if they are such:
  /// all are texts or have one key, and a file or a list of entries stands behind each key.
  ///
  /// - Complexity: O(values in the list) where it has entries.
  mutating func nameEntries(of list: Int) {
    let first = list + 1
    guard document.values.count > first, areEntries(list) else { return }
    let old = (first..<document.values.count).map { document.values[$0] }
    let own = document.values[list]
    let keys = ["name", "file", "children"].map { number(ofKey: $0) }
    document.values.cut(to: first)
    var at = 0
    func add(_ range: Range<Int>, key: UInt32) {
      let shift = document.values.count - range.lowerBound - first
      for index in range {
        var value = old[index]
        value.end = UInt32(Int(value.end) + shift)
        if index == range.lowerBound { value.key = key }
        document.values.append(value)
      }
    }
    while at < old.count {
      let end = Int(old[at].end) - first
      if old[at].kind == .object {
        let entry = document.values.count
        document.values.append(old[at])
        var name = Value(.string, document.keys.slices[Int(old[at + 1].key)], key: keys[0])
        name.end = UInt32(document.values.count + 1)
        document.values.append(name)
        add((at + 1)..<end, key: old[at + 1].isContainer ? keys[2] : keys[1])
        var object = document.values[entry]
        object.end = UInt32(document.values.count)
        document.values[entry] = object
      } else {
        add(at..<end, key: Value.noKey)
      }
      at = end
    }
    var whole = own
    whole.end = UInt32(document.values.count)
    document.values[list] = whole
  }

  private mutating func number(ofKey name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { document.keys.number(of: UnsafeRawBufferPointer($0), in: &document.text) }
  }

  private func areEntries(_ list: Int) -> Bool {
    var count = 0
    for entry in document.children(of: list) {
      guard document.values[entry].kind == .object else {
        if document.values[entry].kind == .string { continue }
        return false
      }
      let member = entry + 1
      guard member < document.values.count, document.values[member].end == document.values[entry].end,
        document.values[entry].end > member
      else { return false }
      let value = document.values[member]
      let isEntry =
        value.kind == .string && DocumentBuilder.isPage(document.text.string(value.slice))
        || value.kind == .array && hasPages(member)
      guard isEntry else { return false }
      count += 1
    }
    return count > 0
  }

  /// Whether a list has files alone, or entries that were named before.
  private func hasPages(_ list: Int) -> Bool {
    let entries = Array(document.children(of: list).prefix(2))
    return !entries.isEmpty
      && entries.allSatisfy { entry in
        let value = document.values[entry]
        if value.kind == .string { return DocumentBuilder.isPage(document.text.string(value.slice)) }
        guard value.kind == .object, Int(value.end) > entry + 2 else { return false }
        let key = document.values[entry + 2].key
        return key != Value.noKey
          && ["file", "children"].contains(document.text.string(document.keys.slices[Int(key)]))
      }
  }

  /// Whether a text is the file of a page, or its address.
  private static func isPage(_ text: String) -> Bool {
    [".md", ".html", ".rst", ".ipynb", ".adoc", "/"].contains { text.hasSuffix($0) }
      || text.hasPrefix("http://") || text.hasPrefix("https://")
  }
}
