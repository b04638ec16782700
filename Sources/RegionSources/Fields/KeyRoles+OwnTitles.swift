/// Objects whose own title stands under a word for parents, since what lies in them names it so:
///
///     {"_id": "64158b6744fa7ab0e83f7b39", "parent": "New Arrival", "children": ["Bath", "Cosmetics"]}
extension KeyRoles {
  /// Takes the texts under a word for parents as names, where objects with others in them have each one of its own, which is no
  /// text of another object, and nothing but identifiers names them.
  ///
  /// - Complexity: O(*n*) where no word for names is among the keys and one for parents is, else O(keys).
  mutating func nameByParentWords(_ document: Document) {
    guard name.count < KeyRoles.fewKeys, !name.contains(where: { $0 < KeyRoles.identifier }) else { return }
    let words = parent.indices.filter { parent[$0] < KeyRoles.none }
    guard words.count == 1, let word = words.first, areTitles(UInt32(word), document) else { return }
    for key in name.indices where name[key] < KeyRoles.none {
      (name[key], code[key]) = (KeyRoles.none, anyCode[key])
    }
    (name[word], parent[word]) = (KeyRoles.anyText, KeyRoles.none)
  }

  private func areTitles(_ word: UInt32, _ document: Document) -> Bool {
    var titles: [String: Int] = [:]
    var others: [(text: String, object: Int)] = []
    for object in document.values.indices where document.values[object].kind == .object {
      var (title, holds): (String?, Bool) = (nil, false)
      for member in document.children(of: object) {
        let value = document.values[member]
        if value.kind == .array {
          holds = holds || document.hasNames(member) || document.hasObject(member)
          others += texts(document.children(of: member), document).map { ($0, object) }
        } else if value.key == word, value.kind == .string {
          title = document.text.string(value.slice)
        } else if value.kind == .string {
          others.append((document.text.string(value.slice), object))
        }
      }
      guard let title else { continue }
      guard holds, titles.updateValue(object, forKey: title) == nil else { return false }
    }
    return titles.count > 1 && others.allSatisfy { titles[$0.text] ?? $0.object == $0.object }
  }

  private func texts(_ members: Document.Children, _ document: Document) -> [String] {
    members.filter { document.values[$0].kind == .string }.map {
      document.text.string(document.values[$0].slice)
    }
  }
}
