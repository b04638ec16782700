/// Keys of what is said of nodes that are named by their keys, `keywords` and `_description`:
///
///     {"Electronics": {"_description": "…", "Cables": {"_parameters": ["Length"], "Ribbon Cable": {}}}}
///     {"Games": {"keywords": ["games"], "children": {"Xbox": {"keywords": ["xbox"]}}}}
enum SaidKeys {
  /// Keys that begin with a sign, and stand beside objects under keys without one.
  ///
  /// Where nodes are named by codes, their name may stand under such a key, and where the signs are everywhere, they tell nothing.
  ///
  /// - Complexity: O(*n*) in the values, if there is such a key.
  static func marked(_ document: Document) -> Set<UInt32> {
    guard document.values.first?.kind == .object else { return [] }
    let marked = Set(document.keys.slices.indices.filter { isMarked($0, document) }.map { UInt32($0) })
    guard !marked.isEmpty, marked.count <= most else { return [] }
    var (found, named, coded): (Set<UInt32>, Int, Int) = ([], 0, 0)
    for object in document.values.indices where document.values[object].kind == .object {
      var (own, hasNodes): (Set<UInt32>, Bool) = ([], false)
      for member in document.children(of: object) {
        let value = document.values[member]
        if marked.contains(value.key) {
          own.insert(value.key)
        } else if value.kind == .object {
          hasNodes = true
        }
      }
      guard !own.isEmpty else { continue }
      if hasNodes { found.formUnion(own) }
      let key = document.values[object].key
      guard key != Value.noKey else { return [] }
      named += 1
      if document.text.bytes(document.keys.slices[Int(key)], CodeShape.isCode) { coded += 1 }
    }
    guard !found.isEmpty, named > 1, coded * 2 < named else { return [] }
    // What stands below names alone is as the others are.
    return marked
  }

  /// In keys; with more, they are names.
  private static let most = 60

  /// Words for what lies below, and for records that a program keeps.
  private static let others: Set<String> = [
    "children", "items", "nodes", "id", "embedded", "source", "sub", "name",
  ]

  private static func isMarked(_ key: Int, _ document: Document) -> Bool {
    let slice = document.keys.slices[key]
    let isMarked = document.text.bytes(slice) { bytes in
      bytes.count > 2 && "_$@".utf8.contains(bytes[0]) && (bytes[1] | 0x20) >= 0x61
        && (bytes[1] | 0x20) <= 0x7A
    }
    return isMarked && !others.contains(document.text.string(slice).dropFirst().lowercased())
  }
}
