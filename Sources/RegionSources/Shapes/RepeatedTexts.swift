/// Lists that say again what the objects of another one have: `STATE_CODES = ["AC", "AL"]` beside
/// `states = [{ uf: "AC", nome: "Acre" }, …]`.
enum RepeatedTexts {
  /// Whether all members but a list of objects are lists of texts, each of which an object of the list has as well.
  ///
  /// - Complexity: O(members) in the objects of the list, only where all others are lists of texts.
  static func stand(beside list: Int, _ members: [Int], _ document: Document) -> Bool {
    let others = members.filter { $0 != list }
    let areTexts = others.allSatisfy { other in
      document.values[other].kind == .array && document.values[other].end > other + 1
        && document.children(of: other).allSatisfy { document.values[$0].kind == .string }
    }
    guard areTexts, !others.isEmpty else { return false }
    var known: Set<String> = []
    for object in document.children(of: list) {
      for member in document.children(of: object) where document.values[member].kind == .string {
        known.insert(document.text.string(document.values[member].slice))
      }
    }
    return others.allSatisfy { other in
      document.children(of: other).allSatisfy {
        known.contains(document.text.string(document.values[$0].slice))
      }
    }
  }
}
