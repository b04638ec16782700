/// Lists of texts that mostly stand beside a list of objects which is what lies below: they are said of the node.
///
///     {"name": "Afghanistan", "regions": ["Asia", "Southern Asia"], "states": [{"name": "Badakhshan"}]}
enum TextsBesideObjects {
  /// The keys of such lists of texts. `cities` of states that have nothing else below them are none.
  ///
  /// - Complexity: O(keys), and O(*n*) where words for children hold lists of texts and others lists of objects.
  static func keys(_ document: Document, _ survey: KeySurvey, children: [UInt8]) -> [Int] {
    let known = children.indices.filter { children[$0] < KeyRoles.none }
    let texts = known.filter {
      survey.nameArrays[$0] > 0 && !survey.isAlone[$0]
        && survey.objectArrays[$0] + survey.dictionaries[$0] == 0
    }
    let objects = Set(known.filter { survey.objectArrays[$0] > 0 })
    guard !texts.isEmpty, !objects.isEmpty else { return [] }
    // By the key of the list around the objects: the states of countries have areas, and countries have other ones.
    var uses: [Int: [UInt32: (all: Int, beside: Int)]] = Dictionary(
      uniqueKeysWithValues: texts.map { ($0, [:]) })
    for list in document.values.indices where document.values[list].isContainer && document.hasObject(list) {
      let around = document.values[list].key
      for object in document.children(of: list) where document.values[object].kind == .object {
        let keys = document.children(of: object).filter { document.values[$0].isContainer }
          .map { Int(document.values[$0].key) }
        for key in keys where uses[key] != nil {
          let isBeside = keys.contains {
            objects.contains($0) && !isWeaker(children[$0], than: children[key])
          }
          uses[key]?[around, default: (0, 0)].all += 1
          if isBeside { uses[key]?[around]?.beside += 1 }
        }
      }
    }
    return texts.filter { key in
      let kinds = uses[key] ?? [:]
      return !kinds.isEmpty && kinds.values.allSatisfy { $0.beside * 2 >= $0.all }
    }
  }

  /// Whether a word only ends like one for children, and the other is one: `airportList` beside `cities`.
  static func isWeaker(_ rank: UInt8, than other: UInt8) -> Bool {
    let ending = UInt8(FieldNames.lastResort) + 50
    return rank >= ending && other < ending
  }
}
