/// Lists of names that are paths: `[["Food", "Fruit", "Apple"], ["Food", "Bread"]]`.
extension DocumentInterpreter {
  /// The tree of such lists; nil where the document is something else, or where no two of them begin alike.
  func pathLists(_ root: Int?) -> Interpretation? {
    guard let root, document.values[root].kind == .array, beginAlike(root) else { return nil }
    var paths = PathRecords()
    for path in document.children(of: root) {
      var parent = -1
      for (depth, name) in document.children(of: path).enumerated() {
        parent = paths.step(
          name: document.values[name].slice, code: .none, below: parent, depth: depth,
          place: document.place(of: name), document.text)
      }
    }
    let understanding = Understanding(format: format, shape: "lists of names, a path each")
    return Interpretation(records: paths.finished(), understanding: understanding)
  }

  /// Whether a list holds lists of names alone, some of which begin with the same name.
  private func beginAlike(_ root: Int) -> Bool {
    var firsts: Set<String> = []
    var (count, widest) = (0, 0)
    for path in document.children(of: root) {
      guard document.values[path].kind == .array, path + 1 < Int(document.values[path].end) else {
        return false
      }
      var width = 0
      for name in document.children(of: path) {
        let value = document.values[name]
        guard value.kind == .string, !value.slice.isEmpty else { return false }
        width += 1
      }
      count += 1
      widest = max(widest, width)
      firsts.insert(document.text.string(document.values[path + 1].slice))
    }
    return widest > 1 && firsts.count < count
  }
}
