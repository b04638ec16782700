/// What Django writes of its models, `dumpdata`: each object says of which model it is, and refers to others by their keys.
///
///     [{"model": "places.country", "pk": 1, "fields": {"name": "Bolivia"}},
///      {"model": "places.state", "pk": 1, "fields": {"name": "La Paz", "country": 1}}]
extension DocumentInterpreter {
  /// The tree of the objects of several models; nil for another list, and where they do not refer to each other.
  ///
  /// - Complexity: O(1) where no key is the word for a model.
  func modelFixtures(_ root: Int?) -> (Interpretation, SourceText)? {
    guard let root, document.values[root].kind == .array, options.fields == FieldChoice(), !options.isAnswer,
      let model = document.keys.number(ofName: "model", in: document.text),
      let code = document.keys.number(ofName: "pk", in: document.text)
    else { return nil }
    var groups: [(name: String, rows: [Int])] = []
    for row in document.children(of: root) {
      guard document.values[row].kind == .object, let own = text(model, row), text(code, row) != nil else {
        return nil
      }
      let name = document.text.string(own)
      if let last = groups.firstIndex(where: { $0.name == name }) {
        groups[last].rows.append(row)
      } else {
        guard groups.count < DocumentInterpreter.mostLists else { return nil }
        groups.append((name, [row]))
      }
    }
    guard groups.count > 1 else { return nil }
    let tables = groups.map { group in
      var table = table(group.rows).without("model")
      table.header = table.header.map {
        $0 == "pk" ? "id" : $0.hasPrefix("fields.") ? String($0.dropFirst(7)) : $0
      }
      let name = String(group.name.split(separator: ".").last ?? "")
      table.nameColumn(after: name)
      return NamedTable(table: table, format: format, name: name)
    }
    .filter { named in
      named.table.header.contains { FieldNames.of(.name).rank(FieldNames.normalized($0)) != nil }
    }
    guard tables.count > 1 else { return nil }
    if let tree = joined(tables) { return tree }
    // Another model may say something of the last beside its place: cities that govern what lies in provinces.
    guard tables.count > 2 else { return nil }
    for other in tables.sorted(by: { $0.table.count < $1.table.count }) {
      guard var found = joined(tables.filter { $0.name != other.name }) else { continue }
      found.0.understanding.notes.append("beside the lists stand \(other.name); passed over")
      found.0.understanding.leftAside.append("beside the lists stand \(other.name); passed over")
      return found
    }
    return nil
  }

  private func joined(_ tables: [NamedTable]) -> (Interpretation, SourceText)? {
    do throws(SourceErrors) {
      let joined = try JoinedTables(tables, document.text, options)
      let text = joined.text
      return joined.areReferring ? (try joined.interpretation(), text) : nil
    } catch {
      // What does not fit is no table of a level.
      return nil
    }
  }

  private func text(_ key: UInt32, _ object: Int) -> Slice? {
    document.children(of: object).first { document.values[$0].key == key && !document.values[$0].isContainer }
      .map { document.values[$0].slice }
  }
}

extension Table {
  /// Calls the column of names so that is called as the model is: `"fields": {"district": "Jinja", "region": 1}`.
  fileprivate mutating func nameColumn(after model: String) {
    let isNamed = header.contains { ["name", "title", "label"].contains(FieldNames.normalized($0)) }
    let word = FieldNames.normalized(model)
    let words = [word, String(word.dropLast()), String(word.dropLast(3)) + "y"]
    guard !isNamed, let own = header.firstIndex(where: { words.contains(FieldNames.normalized($0)) }),
      (0..<min(count, 100)).contains(where: { string($0, own).contains(where: \.isLetter) })
    else { return }
    header[own] = "name"
  }

  /// The table without a column.
  fileprivate func without(_ title: String) -> Table {
    guard let column = header.firstIndex(of: title) else { return self }
    var table = Table(text, width: width - 1)
    table.header = header
    table.header.remove(at: column)
    table.isOfObjects = isOfObjects
    for row in 0..<count {
      table.append((0..<width).filter { $0 != column }.map { cell(row, $0) }, at: places[row])
    }
    return table
  }
}
