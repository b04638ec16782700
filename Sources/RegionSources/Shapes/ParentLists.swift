/// One list among several of a document whose objects name each other as parents: that is the tree, as the categories of a
/// shop beside its currencies:
///
///     {"currencies": [{"id": "USD"}], "categories": [{"id": 1, "name": "Books"}, {"id": 2, "parentId": 1, "name": "Poems"}]}
extension DocumentInterpreter {
  /// The tree of that list, with the rows of lists that are said to lie in it; nil where none or several are such.
  ///
  /// - Complexity: O(1) where no key names parents.
  func parentList() -> (Interpretation, SourceText)? {
    guard roles.hasParents, options.fields == FieldChoice(), !options.isAnswer,
      let first = document.values.first, first.kind == .object, Int(first.end) == document.values.count
    else { return nil }
    let lists = listsOfObjects()
    let trees = lists.filter(holdsParents)
    guard lists.count > 1, trees.count == 1, let tree = trees.first else { return nil }
    let name = title(tree)
    let others = lists.filter { list in
      list != tree
        && document.keysOfFirst(list).contains {
          TableName.meaning(
            of: document.text.string(document.keys.slices[Int($0)]), TableName.normalized(name))
            == .whole
        }
    }
    var result = joined([tree] + others).map { (found: $0.tree, used: $0.used) }
    if result.map({ !$0.found.0.records.flaws.isEmpty }) ?? true {
      var interpreter = TableInterpreter(
        table(Array(document.children(of: tree))), options, format: format, name: self.name)
      guard let alone = try? interpreter.interpretation() else { return nil }
      result = ((alone, interpreter.table.text), [tree])
    }
    guard var result else { return nil }
    let rest = lists.filter { !result.used.contains($0) }.map(title).joined(separator: ", ")
    if !rest.isEmpty {
      result.found.0.understanding.notes.append("beside the lists stand \(rest); passed over")
    }
    return result.found
  }

  /// The lists of objects that lie in no other list.
  private func listsOfObjects() -> [Int] {
    var lists: [Int] = []
    var open = [0]
    while let object = open.popLast(), lists.count <= DocumentInterpreter.mostLists {
      for member in document.children(of: object).prefix(DocumentInterpreter.mostMembers) {
        switch document.values[member].kind {
        case .object: open.append(member)
        case .array where document.hasObject(member): lists.append(member)
        default: break
        }
      }
    }
    return lists.count <= DocumentInterpreter.mostLists ? lists.sorted() : []
  }

  /// An object with more is a map of them.
  private static let mostMembers = 40

  /// Whether a list holds flat objects alone that have names and name each other as parents.
  private func holdsParents(_ list: Int) -> Bool {
    let rows = Array(document.children(of: list))
    return rows.allSatisfy { row in
      document.values[row].kind == .object
        && document.children(of: row).allSatisfy { !holdsNodes($0) || isSaid($0) }
        && RecordFields(row, document, roles, depth: 0).name != nil
    } && refer(rows, mayLack: true)
  }
}

extension Document {
  /// The keys of the first object of a list.
  fileprivate func keysOfFirst(_ list: Int) -> [UInt32] { children(of: list + 1).map { values[$0].key } }
}
