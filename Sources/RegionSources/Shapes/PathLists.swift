/// Lists of names that are paths: `[["Food", "Fruit", "Apple"], ["Food", "Bread"]]`.
extension DocumentInterpreter {
  /// The tree of such lists; nil where the document is something else, or where no two of them begin alike.
  func pathLists(_ root: Int?) -> Interpretation? {
    guard let root, document.values[root].kind == .array else { return nil }
    if let told = pathTexts(root) { return told }
    guard beginAlike(root) else { return nil }
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

  /// The tree of a list of texts that are paths: `["Food", "Food/Fruit", "Food/Fruit/Apple"]`.
  private func pathTexts(_ root: Int) -> Interpretation? {
    guard options.fields == FieldChoice(), !options.isAnswer else { return nil }
    var (lines, areEscaped): ([String], Bool) = ([], false)
    for member in document.children(of: root) {
      let value = document.values[member]
      guard value.kind == .string else { return nil }
      areEscaped = areEscaped || document.text.bytes(value.slice) { $0.contains(0x5C) }
      if lines.count < DocumentInterpreter.sampleOfTexts {
        lines.append(document.text.string(document.text.trimmed(value.slice)))
      }
    }
    if let sign = options.separator, lines.contains(where: { $0.contains(sign) }) {
      return pathTexts(root, sign)
    }
    // Paths of files may begin at the root.
    if lines.allSatisfy({ $0.hasPrefix("/") }) { lines = lines.map { String($0.dropFirst()) } }
    guard lines.count > 2, let found = PathSign.found(in: lines), found != ".",
      let sign = [found, " \(found) "].first(where: { RareSigns.arePaths(lines, $0) }),
      sign == "\\" || !areEscaped
    else { return nil }
    return pathTexts(root, sign)
  }

  private func pathTexts(_ root: Int, _ sign: String) -> Interpretation? {
    let splitter = PathSplitter(sign)
    var (paths, text, names) = (PathRecords(), document.text, [Slice]())
    for member in document.children(of: root) {
      splitter.names(document.values[member].slice, &text, into: &names)
      var parent = -1
      for (depth, name) in names.enumerated() {
        parent = paths.step(
          name: name, code: .none, below: parent, depth: depth, place: document.place(of: member), text)
      }
    }
    let shape = "paths, separated by \(sign.split(separator: " ").joined())"
    return Interpretation(
      records: paths.finished(), understanding: Understanding(format: format, shape: shape))
  }

  /// How many texts tell whether all are paths.
  private static let sampleOfTexts = 3_000

  /// Objects without a name whose way stands in a list: `{"id": "11", "hierarchy": ["Bank Fees", "Overdraft"]}`; nil for
  /// others.
  func waysOfRows(_ root: Int?) -> Interpretation? {
    let rows = Array(document.children(of: root))
    guard options.fields == FieldChoice(), !options.isAnswer, rows.count > 1,
      root.map({ document.values[$0].kind != .object }) ?? true,
      rows.allSatisfy({ document.values[$0].kind == .object }), let key = wayKey(of: rows[0])
    else { return nil }
    var (records, numbers): (Records, [[String]: Int]) = (Records(), [:])
    for row in rows {
      let fields = RecordFields(row, document, roles, depth: 0)
      guard fields.nameRank >= KeyRoles.identifier,
        let way = document.children(of: row).first(where: { document.values[$0].key == key }),
        document.values[way].kind == .array, document.hasNames(way)
      else { return nil }
      var (steps, parent): ([String], Int) = ([], -1)
      for name in document.children(of: way) {
        let slice = document.values[name].slice
        steps.append(document.text.string(document.text.trimmed(slice)))
        let known = numbers[steps]
        parent = known ?? records.append(name: slice, parent: parent, place: document.place(of: name))
        numbers[steps] = parent
      }
      if let code = fields.code ?? fields.name { records.codes[parent] = document.values[code].slice }
    }
    let understanding = Understanding(format: format, shape: "lists of names, a path each")
    return Interpretation(records: records, understanding: understanding)
  }

  /// The key of a list of texts in an object that says by its word that it is a way.
  private func wayKey(of row: Int) -> UInt32? {
    let words: Set<String> = [
      "path", "hierarchy", "breadcrumb", "breadcrumbs", "categorypath", "fullpath", "lineage",
    ]
    return document.children(of: row).first { member in
      document.values[member].kind == .array && document.hasNames(member)
        && words.contains(
          FieldNames.normalized(document.text.string(document.keys.slices[Int(document.values[member].key)])))
    }.map { document.values[$0].key }
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
