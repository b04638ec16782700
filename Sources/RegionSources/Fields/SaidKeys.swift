/// Keys of what is said of nodes that are named by their keys, `keywords` and `_description`:
///
///     {"Electronics": {"_description": "…", "Cables": {"_parameters": ["Length"], "Ribbon Cable": {}}}}
///     {"Games": {"keywords": ["games"], "children": {"Xbox": {"keywords": ["xbox"]}}}}
enum SaidKeys {
  /// Keys that begin with a sign, some of which stand beside objects under keys without one. They hold texts, numbers and
  /// truths, and some of them objects of these or lists of what nodes have: `_aliases`.
  ///
  /// Where nodes are named by codes, their name may stand under such a key. What holds nodes, or nothing, is a node.
  ///
  /// - Complexity: O(*n*) in the values, if there is such a key.
  static func marked(_ document: Document) -> Set<UInt32> {
    guard document.values.first?.kind == .object else { return [] }
    let marked = Set(document.keys.slices.indices.filter { isMarked($0, document) }.map { UInt32($0) })
    guard !marked.isEmpty, marked.count <= most else { return [] }
    var uses: [UInt32: (beside: Int, texts: Int)] = [:]
    var (others, named, coded): (Set<UInt32>, Int, Int) = ([], 0, 0)
    for object in document.values.indices where document.values[object].kind == .object {
      let members = Array(document.children(of: object))
      let own = members.filter { marked.contains(document.values[$0].key) }
      guard !own.isEmpty else { continue }
      let hasNodes = members.contains {
        document.values[$0].kind == .object && !marked.contains(document.values[$0].key)
      }
      for member in own {
        let key = document.values[member].key
        uses[key, default: (0, 0)].beside += hasNodes ? 1 : 0
        if !document.values[member].isContainer, !document.values[member].slice.isEmpty {
          uses[key, default: (0, 0)].texts += 1
        } else if !isSaid(member, document) {
          others.insert(key)
        }
      }
      let key = document.values[object].key
      guard key != Value.noKey else { return [] }
      named += 1
      if document.text.bytes(document.keys.slices[Int(key)], CodeShape.isCode) { coded += 1 }
    }
    let said = uses.filter { !others.contains($0.key) }
    let texts = said.values.reduce(0) { $0 + $1.texts }
    guard said.values.contains(where: { $0.beside > 0 && $0.texts > 0 }), texts > 1, named > 1,
      coded * 2 < named
    else { return [] }
    return Set(said.keys)
  }

  /// Whether a list or an object is said of a node: texts under a word for what nodes have, or an object of texts and numbers.
  private static func isSaid(_ member: Int, _ document: Document) -> Bool {
    let value = document.values[member]
    guard value.end > member + 1, !document.hasContainer(member) else { return false }
    let word = FieldNames.normalized(document.text.string(document.keys.slices[Int(value.key)]))
    return value.kind == .object || lists.contains(word) || KeyRoles.isPropertyWord(word)
  }

  private static let lists: Set<String> = [
    "parameters", "params", "attributes", "options", "fields", "properties", "props",
  ]

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
        && !bytes.contains(UInt8(ascii: "."))
    }
    return isMarked && !others.contains(document.text.string(slice).dropFirst().lowercased())
  }
}
