/// What a person is told of how a document was understood.
extension DocumentInterpreter {
  /// Which of several fields names the objects, and which could have: a person sees what was passed over.
  func nameNotes(_ used: Set<UInt32>, fields: [String]) -> [String] {
    guard options.fields.name.isEmpty else { return [] }
    let told = used.intersection(roles.guessedNames)
    guard told.isEmpty else {
      return ["no word says which field is the name; the texts of \(list(told)) tell the places apart"]
    }
    let others = Set(
      roles.name.indices.lazy.filter { roles.name[$0] < KeyRoles.anyText }.map { UInt32($0) })
    let passed = others.subtracting(used).filter {
      fields.contains(document.text.string(document.keys.slices[Int($0)]))
    }
    return passed.isEmpty || used.isEmpty
      ? [] : ["of several names \(list(used)) was taken; passed over: \(list(passed))"]
  }

  /// Which keys were taken for others that are written a little differently.
  func misspeltNotes(_ reader: StructureReader) -> [String] {
    let own = Set(reader.misspelt)
    return own.isEmpty
      ? []
      : ["\(list(own)) was taken for the name, where others have \(list(reader.used.name.subtracting(own)))"]
  }

  private func list(_ keys: Set<UInt32>) -> String {
    names(keys).prefix(DocumentInterpreter.mostTold).joined(separator: ", ")
  }

  /// The keys of texts and numbers beside several lists of objects, which are no places: `version: "1"` beside `expenses` and
  /// `income`.
  func textsBesideLists(_ root: Int?) -> Set<UInt32> {
    guard let root, document.values[root].kind == .object else { return [] }
    var (lists, texts): (Int, Set<UInt32>) = (0, [])
    for member in document.children(of: root) {
      let value = document.values[member]
      if value.kind == .null { continue }
      if !value.isContainer {
        texts.insert(value.key)
      } else if value.kind == .array, document.hasObject(member) {
        lists += 1
      } else {
        return []
      }
    }
    return lists > 1 && texts.count <= lists ? texts : []
  }

  /// The keys of texts and numbers in objects.
  func texts(of objects: [Int]) -> String {
    objects.flatMap { Array(document.children(of: $0)) }.map { document.values[$0] }.filter {
      !$0.isContainer
    }
    .prefix(DocumentInterpreter.mostTold).map { document.text.string(document.keys.slices[Int($0.key)]) }
    .joined(separator: ", ")
  }

  /// The most keys that one note tells.
  private static let mostTold = 12

  /// The names of keys, in the order of the document.
  func names(_ keys: Set<UInt32>) -> [String] {
    keys.sorted().map { document.text.string(document.keys.slices[Int($0)]) }
  }
}
