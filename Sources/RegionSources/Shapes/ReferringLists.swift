/// Lists of a document whose objects say in which object of another list they lie, as tables of a database do:
///
///     {"departments": [{"id": 1, "name": "Sales"}], "teams": [{"id": 11, "department_id": 1, "name": "North"}]}
extension DocumentInterpreter {
  /// The tree of the lists in an object; nil where they do not say it.
  func referringLists(_ root: Int?) -> (Interpretation, SourceText)? {
    guard let root, document.values[root].kind == .object, options.fields == FieldChoice(), !options.isAnswer
    else { return nil }
    let members = document.children(of: root).filter { document.values[$0].isContainer }
    guard members.count > 1, members.count <= DocumentInterpreter.mostLists else { return nil }
    let lists = members.filter(document.hasObject)
    // What holds texts alone says something of the lists.
    guard lists.count > 1, members.allSatisfy({ lists.contains($0) || !document.hasContainer($0) }),
      lists.contains(where: isReferredTo), lists.allSatisfy(isFlat)
    else { return nil }
    guard var joined = joined(lists) else { return nil }
    let others = members.filter { !lists.contains($0) }.map(title).joined(separator: ", ")
    if !others.isEmpty {
      joined.0.understanding.notes.append("beside the lists stand \(others); passed over")
    }
    return joined
  }

  /// An object with more lists is a map of them.
  private static let mostLists = 12

  /// Whether some key is called after a list, or is a parent's.
  private func isReferredTo(_ list: Int) -> Bool {
    let name = TableName.normalized(title(list))
    return document.keys.slices.indices.contains { key in
      document.values[list].key != key
        && (roles.parent[key] != KeyRoles.none
          || TableName.meaning(of: document.text.string(document.keys.slices[key]), name) != nil)
    }
  }

  private func title(_ list: Int) -> String {
    document.text.string(document.keys.slices[Int(document.values[list].key)])
  }

  /// Whether a member is a list of objects, or of such by their codes, without others below them.
  private func isFlat(_ member: Int) -> Bool {
    document.children(of: member).allSatisfy { row in
      document.values[row].kind == .object
        && document.children(of: row).allSatisfy { !document.values[$0].isContainer || !holdsNodes($0) }
    }
  }

  private func joined(_ lists: [Int]) -> (Interpretation, SourceText)? {
    do throws(SourceErrors) {
      let tables = try JoinedTables(
        lists.map { NamedTable(table: rows(of: $0), format: format, name: title($0)) }, document.text, options
      )
      let text = tables.text
      return tables.areReferring ? (try tables.interpretation(), text) : nil
    } catch {
      // What does not fit is no table of a level.
      return nil
    }
  }

  /// The objects of a list as rows; where they stand by their codes, these are a column `id`.
  private func rows(of list: Int) -> Table {
    let rows = Array(document.children(of: list))
    let plain = table(rows)
    guard document.values[list].kind == .object, !plain.header.contains("id") else { return plain }
    var table = Table(document.text, width: plain.width + 1)
    table.header = ["id"] + plain.header
    for (index, row) in rows.enumerated() {
      let code = document.keys.slices[Int(document.values[row].key)]
      table.append([code] + (0..<plain.width).map { plain.cell(index, $0) }, at: plain.places[index])
    }
    return table
  }
}
