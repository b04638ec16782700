/// Lists of children in a command's answer that hold nothing: nothing lies below such a place, and nobody asks for it.
extension Document {
  /// The document with a word for that in the place of such lists, beside those that say themselves what they are.
  ///
  /// `null` and an empty text may mean that nobody has asked yet, unless other places of the answer have lists.
  ///
  /// - Complexity: O(keys) where no word for children has a list, else O(values).
  func withLeaves() -> Document {
    let leaves = emptyLists()
    guard !leaves.isEmpty else { return self }
    var document = self
    var newText = document.text
    // Records have one word for it: that which some have already.
    let leaf = FieldNames.of(.leaf)
    let known = keys.slices.first { leaf.rank(FieldNames.normalized(text.string($0))) != nil }
    let word = known.map { text.string($0) } ?? "leaf"
    let isLeaf = leaf.rank(FieldNames.normalized(word)) ?? 0 <= 1
    let yes = newText.make(isLeaf ? "true" : "false")
    let name = Array(word.utf8)
    let key = name.withUnsafeBytes { bytes in document.keys.number(of: bytes, in: &newText) }
    document.text = newText
    for index in leaves {
      var value = Value(.bool, yes, key: key)
      value.end = UInt32(index + 1)
      document.values[index] = value
    }
    return document
  }

  /// The first list of children of each object whose lists of children hold nothing.
  private func emptyLists() -> [Int] {
    guard keys.count < Document.mostKeys else { return [] }
    let words = keys.slices.map { $0.count < 24 ? FieldNames.normalized(text.string($0)) : "" }
    let children = FieldNames.of(.children)
    let areChildren = words.map { children.rank($0) ?? .max < FieldNames.lastResort }
    guard areChildren.contains(true) else { return [] }
    let names = FieldNames.of(.name)
    let areNames = words.map { names.rank($0) ?? .max < FieldNames.lastResort }
    let leaf = FieldNames.of(.leaf)
    let sayLeaf = words.map { leaf.rank($0) != nil || Document.wordsForLater.contains($0) }
    let isFilled = values.indices.contains { index in
      let value = values[index]
      return value.isContainer && value.key != Value.noKey && areChildren[Int(value.key)]
        && Int(value.end) > index + 1
    }
    var found: [Int] = []
    for index in values.indices where values[index].kind == .object {
      let members = Array(self.children(of: index))
      guard members.contains(where: { areNames[Int(values[$0].key)] && !values[$0].slice.isEmpty }),
        !members.contains(where: { sayLeaf[Int(values[$0].key)] })
      else { continue }
      let lists = members.filter { areChildren[Int(values[$0].key)] }
      if let first = lists.first, lists.allSatisfy({ isEmpty($0, isFilled) }) { found.append(first) }
    }
    return found
  }

  private func isEmpty(_ member: Int, _ isFilled: Bool) -> Bool {
    let value = values[member]
    switch value.kind {
    case .object, .array: return Int(value.end) == member + 1
    case .null: return isFilled
    case .string: return isFilled && value.slice.isEmpty
    case .number, .bool: return false
    }
  }

  /// Words for what says that children are there and come later.
  private static let wordsForLater: Set<String> = [
    "childcount", "childrencount", "numchildren", "childcnt", "numberofchildren", "lazy", "expanded",
    "opened",
    "isexpanded", "folder", "isfolder", "state", "hasmore", "haschilds", "expandable",
  ]

  private static let mostKeys = 10_000
}
