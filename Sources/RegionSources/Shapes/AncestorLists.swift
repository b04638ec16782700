/// Objects that list the ones that they lie in, from the highest on, with themselves at the end or without:
///
///     [{"id": "1", "name": "A", "path": [{"id": "1", "name": "A"}]},
///      {"id": "2", "name": "B", "path": [{"id": "1", "name": "A"}, {"id": "2", "name": "B"}]}]
extension DocumentInterpreter {
  /// Such objects as a table with a column of their parents; nil where they list something else.
  func ancestorLists(_ root: Int?) -> Table? {
    guard options.fields == FieldChoice(), !options.isAnswer else { return nil }
    let rows = Array(document.children(of: root))
    guard rows.count > 1, rows.allSatisfy({ document.values[$0].kind == .object }) else { return nil }
    let codes = rows.map(code)
    guard codes.allSatisfy({ !$0.isEmpty }) else { return nil }
    var keys: [UInt32] = []
    for row in rows {
      for member in document.children(of: row)
      where document.values[member].kind == .array && document.hasObject(member) {
        if !keys.contains(document.values[member].key) { keys.append(document.values[member].key) }
      }
      guard keys.count <= DocumentInterpreter.mostListKeys else { return nil }
    }
    for key in keys {
      if let parents = parents(of: rows, codes, key: key) { return table(rows, parents: parents) }
    }
    return nil
  }

  /// The parents that the lists under a key tell; nil where they hold what is no row, or none holds another one.
  private func parents(of rows: [Int], _ codes: [Slice], key: UInt32) -> [Slice]? {
    let known = Set(codes.map(document.text.string))
    guard known.count == codes.count else { return nil }
    var (parents, deepest, own): ([Slice], Int, Int) = ([], 0, 0)
    for (row, code) in zip(rows, codes) {
      let list = document.children(of: row).first { document.values[$0].key == key }
      var ways = list.map { document.children(of: $0).map { self.code($0) } } ?? []
      guard ways.allSatisfy({ known.contains(document.text.string($0)) }) else { return nil }
      if let last = ways.last, document.text.areEqual(last, code) {
        ways.removeLast()
        own += 1
      }
      // What lies in itself, or in one twice, is no way.
      guard Set(ways.map(document.text.string)).count == ways.count,
        !ways.contains(where: { document.text.areEqual($0, code) })
      else { return nil }
      deepest = max(deepest, ways.count)
      parents.append(ways.last ?? .none)
    }
    guard areWhole(parents, rows, codes, key: key, hasSelf: own > 0) else { return nil }
    // Lists with themselves end so in all rows. Lists without reach two levels up, or they may list anything.
    return deepest > 0 && (own == rows.count || own == 0 && deepest > 1) ? parents : nil
  }

  /// Whether what each row lists is what its parent lists, and the parent behind that.
  private func areWhole(
    _ parents: [Slice], _ rows: [Int], _ codes: [Slice], key: UInt32, hasSelf: Bool
  ) -> Bool {
    var listed: [String: [String]] = [:]
    for (row, code) in zip(rows, codes) {
      let list = document.children(of: row).first { document.values[$0].key == key }
      var ways = list.map { document.children(of: $0).map { document.text.string(self.code($0)) } } ?? []
      if hasSelf, !ways.isEmpty { ways.removeLast() }
      listed[document.text.string(code)] = ways
    }
    return zip(codes, parents).allSatisfy { code, parent in
      let ways = listed[document.text.string(code)] ?? []
      guard !parent.isEmpty else { return ways.isEmpty }
      return ways == (listed[document.text.string(parent)] ?? []) + [document.text.string(parent)]
    }
  }

  /// The code of an object; empty where it has none.
  private func code(_ object: Int) -> Slice {
    guard document.values[object].kind == .object else { return .none }
    return RecordFields(object, document, roles, depth: 0).code.map { document.values[$0].slice } ?? .none
  }

  /// A table of rows with a further column of their parents; nil where they have a field of that name.
  func table(_ rows: [Int], parents: [Slice]) -> Table? {
    let table = self.table(rows)
    guard !table.header.contains("parent") else { return nil }
    return table.adding("parent", parents)
  }

  /// Objects with more lists are data of another kind.
  private static let mostListKeys = 8
}
