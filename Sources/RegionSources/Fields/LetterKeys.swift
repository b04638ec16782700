/// Keys of one letter, as pickers for the web have: `[{"p": "北京", "c": [{"n": "东城区"}]}]`.
///
/// Where all objects have one text and at most one list, the text is the name and the list holds the children, whatever
/// the letters are.
struct LetterKeys {
  private(set) var names: [Int] = []
  private(set) var children: [Int] = []

  private static let mostKeys = 12

  /// Nil where the keys are others: one alone, that of the whole list, may be a word.
  init?(_ document: Document) {
    let keys = document.keys.slices
    guard keys.count > 2, keys.count < LetterKeys.mostKeys, keys.count(where: { $0.count != 1 }) < 2,
      document.values.first.map({ $0.isContainer }) ?? false
    else { return nil }
    var (names, children): (Set<UInt32>, Set<UInt32>) = ([], [])
    for index in document.values.indices where document.values[index].kind == .object {
      var (texts, lists) = (0, 0)
      for member in document.children(of: index) {
        let value = document.values[member]
        switch value.kind {
        case .array:
          lists += 1
          children.insert(value.key)
        case .string:
          texts += 1
          names.insert(value.key)
        default: return nil
        }
      }
      guard texts == 1 || index == 0, lists < 2 else { return nil }
    }
    guard names.count > 1, !children.isEmpty, names.isDisjoint(with: children) else { return nil }
    (self.names, self.children) = (names.sorted().map { Int($0) }, children.sorted().map { Int($0) })
  }
}
