/// Flat objects as rows of a table.
extension DocumentInterpreter {
  /// The values of a list that is a table: objects of texts, which may name their parents.
  ///
  /// Nil if the objects contain further nodes, or if the values are no objects.
  func flatRows(_ root: Int?) -> [Int]? {
    var rows: [Int] = []
    for row in document.children(of: root) {
      if document.values[row].kind == .array, root != nil {
        rows += document.children(of: row)
      } else {
        rows.append(row)
      }
    }
    guard rows.count > 0, rows.allSatisfy({ document.values[$0].kind == .object }) else { return nil }
    if let root, document.values[root].kind == .object { return nil }
    var hasTexts = false
    var widest = 0
    for row in rows {
      var width = 0
      for member in document.children(of: row) {
        let value = document.values[member]
        width += 1
        guard value.isContainer else {
          hasTexts = hasTexts || value.kind == .string || value.kind == .number
          continue
        }
        if holdsNodes(member) { return nil }
      }
      widest = max(widest, width)
    }
    // Objects with one key are names with their children.
    return hasTexts && widest > 1 || hasNames(rows) ? rows : nil
  }

  /// Lists of one length that hold texts alone, as rows of cells; nil where the document is something else.
  func arrayRows(_ root: Int?) -> Table? {
    guard let root, document.values[root].kind == .array else { return nil }
    let rows = Array(document.children(of: root))
    guard rows.count > 1, let first = rows.first else { return nil }
    let width = document.count(of: first)
    let isTable = rows.allSatisfy { row in
      document.values[row].kind == .array && document.count(of: row) == width && !document.hasContainer(row)
    }
    guard isTable, width > 1 else { return nil }
    var table = Table(document.text, width: width)
    for row in rows {
      let cells = document.children(of: row).map { document.values[$0] }.map {
        $0.kind == .null ? .none : $0.slice
      }
      table.append(cells, at: document.place(of: row))
    }
    return HeaderRow.isHeader(table, options.fields) ? table : nil
  }

  /// The document as a table; nil if it is none.
  func rowTable() -> Table? {
    let (root, isRecord) = Wrappers.root(of: document, roles)
    return isRecord ? nil : flatRows(root).map(table)
  }

  private func hasNames(_ rows: [Int]) -> Bool {
    rows.allSatisfy { RecordFields($0, document, roles, depth: 0).isRecord }
  }

  /// Whether a member holds the children of its object, and not a list of its properties.
  private func holdsNodes(_ member: Int) -> Bool {
    let value = document.values[member]
    guard value.end > member + 1 else { return false }
    if roles.children[Int(value.key)] != KeyRoles.none { return true }
    guard roles.mayHoldChildren[Int(value.key)] else { return false }
    if value.kind == .array, document.hasNames(member) { return true }
    return document.hasObject(member) && RecordFields(member + 1, document, roles, depth: 1).isRecord
  }

  /// The members of a row that are texts, and those of its `properties`, as GeoJSON has them.
  private func texts(of row: Int) -> [Int] {
    document.children(of: row).flatMap { member -> [Int] in
      let value = document.values[member]
      guard value.isContainer else { return [member] }
      let isProperties = document.text.isEqual(document.keys.slices[Int(value.key)], "properties")
      return isProperties ? document.children(of: member).filter { !document.values[$0].isContainer } : []
    }
  }

  /// A table with a column for each key.
  func table(_ rows: [Int]) -> Table {
    var columns: [Int: Int] = [:]
    var order: [Int] = []
    for row in rows {
      for member in texts(of: row) {
        let key = Int(document.values[member].key)
        if columns[key] == nil {
          columns[key] = order.count
          order.append(key)
        }
      }
    }
    var table = Table(document.text, width: order.count)
    table.header = order.map { document.text.string(document.keys.slices[$0]) }
    table.cells.reserveCapacity(rows.count * order.count)
    var cells = [Slice](repeating: .none, count: order.count)
    for row in rows {
      for column in cells.indices { cells[column] = .none }
      for member in texts(of: row) {
        let value = document.values[member]
        if let column = columns[Int(value.key)] { cells[column] = value.kind == .null ? .none : value.slice }
      }
      table.append(cells, at: document.place(of: row))
    }
    return table
  }
}
