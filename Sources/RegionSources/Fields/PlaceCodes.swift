/// The codes that the United Nations give to places, `pCode`, which sound like those of parents.
enum PlaceCodes {
  private static let word = "pcode"

  /// Whether a column of `pCode` tells all rows apart, where nothing else is called a code: it is theirs and no parent's.
  static func areIn(_ column: Int, _ names: [String], _ contents: [ColumnContent]) -> Bool {
    let content = contents[column]
    guard names[column] == word, content.isUnique, content.filled == content.total, content.total > 1 else {
      return false
    }
    return !names.indices.contains { other in
      other != column && contents[other].isUnique && FieldNames.of(.code).rank(names[other]) != nil
    }
  }
}

extension KeyRoles {
  /// Takes `pCode` for the code, where no object has another and no two have the same.
  ///
  /// - Complexity: O(keys), and O(*n*) where there is such a key.
  mutating func takePlaceCodes(_ document: Document) {
    guard
      let key = ["pCode", "pcode", "p_code", "PCODE", "P_CODE", "PCode", "Pcode"].lazy
        .compactMap({ document.keys.number(ofName: $0, in: document.text) }).first.map({ Int($0) }),
      parent[key] != KeyRoles.none,
      !code.indices.contains(where: { $0 != key && code[$0] < UInt8(FieldNames.lastResort) })
    else { return }
    var known: Set<String> = []
    for value in document.values.indices where document.values[value].key == UInt32(key) {
      let slice = document.values[value].slice
      guard
        document.values[value].isContainer || slice.isEmpty
          || known.insert(document.text.string(slice)).inserted
      else { return }
    }
    (parent[key], code[key]) = (KeyRoles.none, KeyRoles.rank("placecode", .code))
  }
}
