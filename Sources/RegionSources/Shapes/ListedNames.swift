/// A list of names beside one of rows that say which of these they lie in, by the name or by its number from 0 on:
///
///     {"states": ["Johor", "Kedah"], "zones": [{"code": "JHR01", "state": "Johor", "name": "Pulau Aur"}]}
///     {"regions": ["North", "South"], "towns": [{"name": "Bray", "region": 1}]}
extension DocumentInterpreter {
  /// The names with the rows below them; nil where a row says another name, or where the lists are others.
  func listedNames(_ root: Int?) -> (Interpretation, SourceText)? {
    guard options.fields == FieldChoice(), !options.isAnswer, let root, document.values[root].kind == .object
    else { return nil }
    let lists = document.children(of: root).filter { document.values[$0].isContainer }
    let tables = lists.filter(document.hasObject)
    guard lists.count > 1, lists.count <= DocumentInterpreter.mostLists, tables.count == 1,
      let rows = tables.first, lists.allSatisfy({ document.values[$0].kind == .array || $0 != rows }),
      document.values[rows].kind == .array,
      document.children(of: rows).allSatisfy({
        document.values[$0].kind == .object && !document.hasContainer($0)
      })
    else { return nil }
    let table = table(Array(document.children(of: rows)))
    guard table.width > 1 else { return nil }
    for names in lists
    where document.values[names].kind == .array && document.hasNames(names) && !document.hasContainer(names) {
      guard let column = column(of: TableName.normalized(title(names)), in: table),
        let upper = upper(names, table, column), var found = below(names, upper, table, column)
      else { continue }
      let others = lists.filter { $0 != names && $0 != rows }
      // What holds lists of its own says more than that.
      guard others.allSatisfy({ !document.hasContainer($0) }) else { return nil }
      let rest = others.map(title).joined(separator: ", ")
      if !rest.isEmpty { found.0.understanding.notes.append("beside the lists stand \(rest); passed over") }
      return found
    }
    return nil
  }

  /// The column that is called after the list of names, with its word for one or with the same.
  private func column(of title: String, in table: Table) -> Int? {
    table.header.firstIndex { heading in
      FieldNames.normalized(heading) == title || TableName.meaning(of: heading, title) == .whole
    }
      ?? table.header.indices.first { column in
        ListedNames.areOneWord(FieldNames.normalized(table.header[column]), title)
          && table.count > 0 && Int(table.string(0, column)) != nil
      }
  }

  /// The number of the name that each row says; nil where one says none of them.
  private func upper(_ names: Int, _ table: Table, _ column: Int) -> [Int]? {
    var numbers: [String: Int] = [:]
    for (number, name) in document.children(of: names).enumerated() {
      let text = document.text.string(document.text.trimmed(document.values[name].slice))
      guard numbers.updateValue(number, forKey: text) == nil else { return nil }
    }
    var upper: [Int] = []
    for row in 0..<table.count {
      guard let number = numbers[table.text.string(table.text.trimmed(table.cell(row, column)))] else {
        return places(of: numbers.count, table, column)
      }
      upper.append(number)
    }
    return numbers.count > 1 ? upper : nil
  }

  /// The number from 0 on that each row says, where the rows go through all names that any of them says.
  private func places(of count: Int, _ table: Table, _ column: Int) -> [Int]? {
    let places = (0..<table.count).compactMap {
      Int(table.text.string(table.text.trimmed(table.cell($0, column))))
    }
    guard places.count == table.count, let last = places.max(), places.min() == 0, last > 0, last < count,
      Set(places).count == last + 1
    else { return nil }
    return places
  }

  private func below(
    _ names: Int, _ upper: [Int], _ table: Table, _ column: Int
  ) -> (Interpretation, SourceText)? {
    var rest = table.withoutColumn(column)
    rest.isOfObjects = true
    let interpreter = TableInterpreter(rest, options, format: format, name: name)
    guard let name = interpreter.columns.name, interpreter.table.count == upper.count else { return nil }
    let code = interpreter.columns.code == name ? nil : interpreter.columns.code
    var records = interpreter.rows(name, code)
    let roots = document.children(of: names).map { name in
      records.append(name: document.values[name].slice, parent: -1, place: document.place(of: name))
    }
    for (row, number) in upper.enumerated() { records.parents[row] = Int32(roots[number]) }
    let shape = interpreter.finished(
      records, "names, and rows that say in which of them they lie", parent: nil)
    return (shape, interpreter.table.text)
  }
}

private enum ListedNames {
  /// Whether two long words differ in their last letters alone, as one and several do in many languages: `województwo`,
  /// `województwa`.
  static func areOneWord(_ one: String, _ other: String) -> Bool {
    let common = zip(one, other).prefix { $0 == $1 }.count
    return common > 4 && common + 2 >= max(one.count, other.count)
  }
}
