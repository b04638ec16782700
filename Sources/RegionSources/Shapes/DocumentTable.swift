/// Flat objects as rows of a table.
extension DocumentInterpreter {
  /// The values of a list that is a table: objects of texts, which may name their parents.
  ///
  /// Nil if the objects contain further nodes, or if the values are no objects.
  func flatRows(_ root: Int?) -> [Int]? {
    var rows = Array(document.children(of: root))
    // Lists in lists, as columns of a picker are, hold the rows of all.
    for _ in 0..<DocumentInterpreter.mostListsInLists
    where root != nil && rows.contains(where: { document.values[$0].kind == .array }) {
      rows = rows.flatMap { row in
        document.values[row].kind == .array ? Array(document.children(of: row)) : [row]
      }
    }
    guard rows.count > 0, rows.allSatisfy({ document.values[$0].kind == .object }) else { return nil }
    if let root, document.values[root].kind == .object { return nil }
    var hasTexts = false
    var widest = 0
    let areLevelled = areLevelled(rows)
    var areReferring: Bool?
    for row in rows {
      var width = 0
      for member in document.children(of: row) {
        let value = document.values[member]
        width += 1
        guard value.isContainer else {
          hasTexts = hasTexts || value.kind == .string || value.kind == .number
          continue
        }
        guard holdsNodes(member), !areLevelled || !isSaid(member) else { continue }
        // Objects that name each other hold nothing but what is said of them, unless a word says that it lies below them.
        if roles.children[Int(value.key)] < UInt8(FieldNames.lastResort) { return nil }
        areReferring = areReferring ?? nameEachOther(rows)
        if areReferring != true { return nil }
      }
      widest = max(widest, width)
    }
    // Objects with one key are names with their children.
    return hasTexts && widest > 1 || hasNames(rows) ? rows : nil
  }

  /// Whether some objects name others of them under a word for parents, and all that do.
  ///
  /// - Complexity: O(1) where no key is such a word, else O(*n*).
  private func nameEachOther(_ rows: [Int]) -> Bool {
    guard roles.hasParents else { return false }
    var (parents, codes): ([UInt32: Set<String>], [UInt32: Set<String>]) = ([:], [:])
    for row in rows {
      for member in document.children(of: row) where !document.values[member].isContainer {
        let value = document.values[member]
        let isParent = roles.parent[Int(value.key)] != KeyRoles.none
        guard isParent || roles.code[Int(value.key)] != KeyRoles.none else { continue }
        let text = document.text.string(value.slice)
        if !isParent {
          codes[value.key, default: []].insert(text)
        } else if value.kind != .null, !ParentRows.meansNone(text) {
          parents[value.key, default: []].insert(text)
        }
      }
    }
    return parents.values.contains { named in
      codes.values.contains { named.isSubset(of: $0) && !named.isEmpty }
    }
  }

  /// Whether each object has its level: lists of texts in them say something of them.
  private func areLevelled(_ rows: [Int]) -> Bool {
    let levels = rows.map { row in
      document.children(of: row).first { member in
        roles.level[Int(document.values[member].key)] != KeyRoles.none && !document.values[member].isContainer
      }.flatMap { Int(document.text.string(document.values[$0].slice)) }
    }
    return !levels.contains(nil) && LevelNumbers.areLevels(levels.compactMap(\.self))
  }

  /// More than levels of places have.
  private static let mostListsInLists = 8

  /// Lists of one length that hold texts alone, as rows of cells; nil where the document is something else.
  func arrayRows(_ root: Int?) -> Table? {
    guard let root, document.values[root].kind == .array else { return nil }
    let rows = Array(document.children(of: root))
    // An answer may have one row.
    guard rows.count > 1 || options.isAnswer, let first = rows.first else { return nil }
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
    if areChoices(table) { table.header = ["code", "name"] }
    let isCodesAndNames = options.isAnswer && width <= 3 || !table.header.isEmpty
    return isCodesAndNames || hasNamesInFront(table) || HeaderRow.isHeader(table, options.fields)
      || hasNamedCodes(table) ? table : nil
  }

  /// Whether rows are a word for programs and a text for people, as frameworks write what a form offers:
  /// `(("draft", "A draft"), ("done", "Done"))`.
  private func areChoices(_ table: Table) -> Bool {
    guard table.width == 2, table.count > 1, !HeaderRow.isHeader(table, options.fields) else { return false }
    let rows = 0..<table.count
    return rows.allSatisfy { row in
      table.text.bytes(table.cell(row, 0)) { bytes in
        !bytes.isEmpty && bytes.count < 40
          && bytes.allSatisfy {
            $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F || $0 == 0x2D
          }
      }
    }
      && rows.count { row in
        table.text.bytes(table.cell(row, 1)) {
          $0.contains { $0 >= 0x80 || $0 == 0x20 || $0 >= 0x41 && $0 <= 0x5A }
        }
      } * 5 >= table.count * 4
  }

  /// Whether each row begins with a text that no other row has, so that the rest is said of it: `[["Al", "Rome"], …]`.
  private func hasNamesInFront(_ table: Table) -> Bool {
    let first = ColumnContent(table, 0)
    return table.count > 2 && !options.isAnswer && first.isUnique && first.filled == first.total
      && !first.isNumbers && !first.isCodes
  }

  /// Whether a table without a heading has a code and a name in each row, or columns that group each other.
  private func hasNamedCodes(_ table: Table) -> Bool {
    let contents = (0..<table.width).map { ColumnContent(table, $0) }
    let columns = TableColumns(table, contents, options.fields)
    if columns.levels.count > 1 { return table.count > 2 }
    guard let name = columns.name, let code = columns.code else { return false }
    return contents[code].hasDigits && !contents[name].isCodes
  }

  /// The document as a table; nil if it is none.
  func rowTable() -> Table? {
    let (root, isRecord, _) = Wrappers.root(of: document, roles)
    // A file of one line is a table of one row.
    if isRecord, let root, document.values[root].kind == .object, !document.hasContainer(root) {
      return table([root])
    }
    return isRecord
      ? nil
      : (flatRows(root) ?? keyedRows(root)).map(table) ?? coded(root) ?? listed(root) ?? named(root)
        ?? arrayRows(root)
  }

  /// A list of names as a table of one column.
  private func named(_ root: Int?) -> Table? {
    guard let root, document.values[root].kind == .array, document.count(of: root) > 1,
      document.children(of: root).allSatisfy({ document.values[$0].kind == .string })
    else { return nil }
    var table = Table(document.text, width: 1)
    table.header = ["name"]
    for name in document.children(of: root) {
      table.append([document.values[name].slice], at: document.place(of: name))
    }
    return table
  }

  /// Lists of flat objects under the codes of what they lie in, `{"110000": [{"id": "110100", "name": "…"}]}`, as a table with
  /// the keys as its last column.
  private func listed(_ root: Int?) -> Table? {
    guard let root, document.values[root].kind == .object else { return nil }
    var (rows, keys): ([Int], [Slice]) = ([], [])
    for list in document.children(of: root) {
      let key = document.keys.slices[Int(document.values[list].key)]
      guard document.values[list].kind == .array, document.text.bytes(key, CodeShape.isCode) else {
        return nil
      }
      for row in document.children(of: list) {
        guard document.values[row].kind == .object, !document.hasContainer(row) else { return nil }
        rows.append(row)
        keys.append(key)
      }
    }
    return rows.count > 1 ? table(rows).adding("parent_code", keys) : nil
  }

  /// Flat objects under their codes, as a table with the keys as its last column.
  func coded(_ root: Int?) -> Table? {
    guard let root, document.values[root].kind == .object else { return nil }
    let rows = Array(document.children(of: root))
    let keys = rows.map { document.keys.slices[Int(document.values[$0].key)] }
    let areRows = rows.indices.allSatisfy { row in
      let value = document.values[rows[row]]
      return value.kind == .object && value.end > rows[row] + 1
        && !document.children(of: rows[row]).contains(where: holdsNodes)
        && document.text.bytes(keys[row], CodeShape.isCode)
    }
    return rows.count > 1 && areRows ? table(rows).adding("key", keys) : nil
  }

  /// Flat objects under keys that they hold as well: `{"AK": {"code": "AK", "name": "Alaska"}}`.
  private func keyedRows(_ root: Int?) -> [Int]? {
    let rows = Array(document.children(of: root))
    let areRows = rows.allSatisfy { row in
      document.values[row].kind == .object && document.values[row].key != Value.noKey
        && !document.children(of: row).contains { document.values[$0].isContainer && holdsNodes($0) }
        && document.children(of: row).contains { member in
          document.text.bytes(document.keys.slices[Int(document.values[row].key)]) { key in
            document.text.bytes(document.values[member].slice) { Bytes.areEqual(key, $0) }
          }
        }
    }
    return rows.count > 1 && areRows ? rows : nil
  }

  private func hasNames(_ rows: [Int]) -> Bool {
    rows.allSatisfy { RecordFields($0, document, roles, depth: 0).isRecord }
  }

  /// Whether a member holds the children of its object, and not a list of its properties.
  func holdsNodes(_ member: Int) -> Bool {
    let value = document.values[member]
    guard value.end > member + 1 else { return false }
    if roles.children[Int(value.key)] != KeyRoles.none { return true }
    guard roles.mayHoldChildren[Int(value.key)] else { return false }
    if value.kind == .array
      ? document.hasNames(member) || roles.holdsNumbers[Int(value.key)] : roles.isOnlyChild[Int(value.key)]
    {
      return true
    }
    return document.hasObject(member) && RecordFields(member + 1, document, roles, depth: 1).isRecord
  }

  /// A column's key, with that of the object around it where its cells stand in one: `region.name`.
  private struct ColumnKey: Hashable {
    var outer = Value.noKey
    let key: UInt32
  }

  /// Calls `body` with the texts of a row, and with those of the small objects in it.
  private func forEachText(of row: Int, _ body: (ColumnKey, Int) -> Void) {
    for member in document.children(of: row) {
      let value = document.values[member]
      guard value.isContainer else {
        body(ColumnKey(key: value.key), member)
        continue
      }
      if namesAbove(member) { body(ColumnKey(key: value.key), member) }
      guard holdsColumns(member) else { continue }
      let isProperties = isProperties(member)
      for inner in document.children(of: member) where !document.values[inner].isContainer {
        let key = document.values[inner].key
        body(ColumnKey(outer: isProperties ? Value.noKey : value.key, key: key), inner)
      }
    }
  }

  /// Whether a list of texts tells what lies above a row: `"parents": ["x"]`, `"ancestors": ["a", "b"]`.
  private func namesAbove(_ member: Int) -> Bool {
    let value = document.values[member]
    guard value.kind == .array, value.end > member + 1, !document.hasContainer(member) else { return false }
    let word = FieldNames.normalized(document.text.string(document.keys.slices[Int(value.key)]))
    return word.utf8.count < 30 && (word == "parents" || TableInterpreter.ancestorHeadings.contains(word))
  }

  /// The texts of a list in one cell, with commas between; of several parents the first.
  private func cell(of list: Int, _ text: inout SourceText) -> Slice {
    let members = document.children(of: list).map { document.values[$0].slice }
    guard members.count > 1, let first = members.first else { return members.first ?? .none }
    let key = document.keys.slices[Int(document.values[list].key)]
    if document.text.isEqual(key, "parents") { return first }
    return text.make(members.map { document.text.string($0) }.joined(separator: ","))
  }

  private func isProperties(_ member: Int) -> Bool {
    document.text.isEqual(document.keys.slices[Int(document.values[member].key)], "properties")
  }

  /// Whether an object in a row is so small that its texts become columns.
  private func holdsColumns(_ member: Int) -> Bool {
    let value = document.values[member]
    guard value.kind == .object, value.end > member + 1 else { return false }
    return Int(value.end) - member <= DocumentInterpreter.smallObject || isProperties(member)
  }

  /// The fields of rows whose lists or objects become no columns, and those beside the list of the rows.
  func unread(_ rows: [Int], _ root: Int?) -> [UnreadField] {
    var isRead = [Bool](repeating: false, count: document.keys.count)
    for row in rows {
      for member in document.children(of: row) where holdsColumns(member) || namesAbove(member) {
        isRead[Int(document.values[member].key)] = true
      }
    }
    return UnreadFields.all(document, root: root) { isRead[Int($0)] }
  }

  /// The most values of an object whose texts become columns: larger ones are data of their own.
  private static let smallObject = 12
  private static let mostColumns = 300

  /// The keys of rows, in the order in which they come first. Where each row has keys of its own, those that several have, and
  /// those that tell what a row is.
  private func columns(of rows: [Int]) -> [ColumnKey] {
    var (uses, order): ([ColumnKey: Int], [ColumnKey]) = ([:], [])
    for row in rows {
      forEachText(of: row) { key, _ in
        if let count = uses[key] {
          uses[key] = count + 1
        } else if order.count < DocumentInterpreter.mostColumns || key.outer == Value.noKey {
          uses[key] = 1
          order.append(key)
        }
      }
    }
    guard order.count > DocumentInterpreter.mostColumns,
      order.count > DocumentInterpreter.mostCells / max(rows.count, 1)
    else { return order }
    let told = order.filter { key in
      let number = Int(key.key)
      return key.outer == Value.noKey
        && [roles.name, roles.code, roles.parent, roles.level].contains { $0[number] != KeyRoles.none }
    }
    let known = Set(told)
    let shared = order.filter { uses[$0] ?? 0 > 1 && !known.contains($0) }
    return (told + shared).count > DocumentInterpreter.mostColumns
      ? Array((told + shared).prefix(DocumentInterpreter.mostColumns)) : told + shared
  }

  /// More cells take too much memory.
  private static let mostCells = 20_000_000

  /// A table with a column for each key.
  func table(_ rows: [Int]) -> Table {
    let order = columns(of: rows)
    let columns = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    var table = Table(document.text, width: order.count)
    table.header = order.map { column in
      let key = document.text.string(document.keys.slices[Int(column.key)])
      guard column.outer != Value.noKey else { return key }
      return document.text.string(document.keys.slices[Int(column.outer)]) + "." + key
    }
    table.isOfObjects = true
    table.cells.reserveCapacity(rows.count * order.count)
    var cells = [Slice](repeating: .none, count: order.count)
    for row in rows {
      for column in cells.indices { cells[column] = .none }
      var lists: [(column: Int, list: Int)] = []
      forEachText(of: row) { key, member in
        guard let column = columns[key] else { return }
        let value = document.values[member]
        cells[column] = value.kind == .null ? .none : value.slice
        if value.isContainer { lists.append((column, member)) }
      }
      for (column, list) in lists { cells[column] = cell(of: list, &table.text) }
      table.append(cells, at: document.place(of: row))
    }
    return table
  }
}
