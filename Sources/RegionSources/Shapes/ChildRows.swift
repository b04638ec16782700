/// Flat lists whose objects name their children by their codes, or their parents although they have lists of their own.
extension DocumentInterpreter {
  /// The objects of such a list as a table; nil where the document is something else.
  ///
  /// Of an answer, which is one level, only those with the codes of their children: lists inside of rows are known subtrees.
  func referringRows(_ root: Int?) -> Table? {
    childRows(root) ?? (options.isAnswer ? nil : parentRows(root))
  }

  // MARK: Children by codes

  /// `[{"id": 1, "name": "A", "children": [2, 3]}, …]`, or the same by their codes.
  private func childRows(_ root: Int?) -> Table? {
    guard let found = codedRows(root) else { return nil }
    let (rows, own) = (found.rows, found.own)
    // Of a place in several others the parent is but one.
    if let uppers = uppers(of: found.codes, found.children),
      uppers.count(where: { $0.count > 1 }) * 100 <= uppers.count,
      let table = rowsWithParents(found.rows, found.codes, isCoded: !own[0].isEmpty)
    {
      return table
    }
    guard
      let parents = parents(of: found.codes, found.children) ?? parents(of: numbers(rows), found.children)
    else { return nil }
    let table = self.table(rows)
    guard !table.header.contains("parent"), !(own[0].isEmpty && table.header.contains("code")) else {
      return nil
    }
    var result = Table(document.text, width: table.width + (own[0].isEmpty ? 2 : 1))
    result.header = table.header + ["parent"] + (own[0].isEmpty ? ["code"] : [])
    for row in rows.indices {
      let cells = (0..<table.width).map { table.cell(row, $0) }
      result.append(
        cells + [parents[row]] + (own[0].isEmpty ? [found.codes[row]] : []), at: table.places[row])
    }
    return result
  }

  /// The rows where they name their parents as well, each by the code of one of them; nil where they do not.
  private func rowsWithParents(_ rows: [Int], _ codes: [Slice], isCoded: Bool) -> Table? {
    let table = self.table(rows)
    let parent = table.header.firstIndex {
      FieldNames.of(.parent).rank(FieldNames.normalized($0)).map { $0 < FieldNames.ending } ?? false
    }
    guard let parent, isCoded || !table.header.contains("code") else { return nil }
    var numbers = SliceTable(capacity: codes.count)
    for row in codes.indices { _ = numbers.insert(row, codes, document.text) }
    var named = 0
    for row in rows.indices {
      let upper = table.text.trimmed(table.cell(row, parent))
      if ParentRows.meansNone(table.text.string(upper)) { continue }
      guard table.text.bytes(upper, { numbers.number(of: $0, codes, document.text) }) != nil else {
        return nil
      }
      named += 1
    }
    guard named > 0 else { return nil }
    if isCoded { return table }
    var result = Table(table.text, width: table.width + 1)
    result.header = table.header + ["code"]
    for row in rows.indices {
      result.append((0..<table.width).map { table.cell(row, $0) } + [codes[row]], at: table.places[row])
    }
    return result
  }

  /// The same where several rows name one child: it stands below each of them, as terms of an ontology do; nil for others.
  func sharedChildren(_ root: Int?) -> Interpretation? {
    guard !options.isAnswer, let found = codedRows(root) else { return nil }
    let codes = [found.codes, numbers(found.rows)].first { areShared($0, found.children) }
    guard let codes, !found.children.contains(where: { $0.map(document.hasObject) ?? false }) else {
      return nil
    }
    var records = Records()
    for (row, code) in zip(found.rows, codes) {
      guard let name = RecordFields(row, document, roles, depth: 0).name else { return nil }
      _ = records.append(
        name: document.values[name].slice, code: code, parent: -1, place: document.place(of: row))
    }
    var places = LinkedPlaces(records, document.text)
    for (row, list) in found.children.enumerated() {
      guard let list, document.values[list].isContainer else { continue }
      for child in document.children(of: list) {
        if let lower = places.number(stubCode(child)) { places.link(row, lower) }
      }
    }
    let (tree, note) = places.tree()
    var understanding = Understanding(format: format, shape: "rows that name their children")
    understanding.notes += [note].compactMap(\.self)
    return Interpretation(records: tree, understanding: understanding)
  }

  /// The rows of a list that names children by codes, the list of children of each, and the code of each; nil for others.
  ///
  /// `own` is empty where the keys of an object are the codes.
  private func codedRows(_ root: Int?) -> (
    rows: [Int], children: [Int?], codes: [Slice], own: [Slice]
  )? {
    let rows = Array(document.children(of: root))
    guard rows.count > 1, rows.allSatisfy({ document.values[$0].kind == .object }) else { return nil }
    let first = rows.lazy.compactMap { RecordFields($0, document, roles, depth: 0).children }.first
    guard let first else { return nil }
    let key = document.values[first].key
    let children = rows.map { row in document.children(of: row).first { document.values[$0].key == key } }
    let isList = children.allSatisfy { list in
      list.map {
        document.values[$0].kind == .array && (!document.hasContainer($0) || areStubs($0))
          || !document.values[$0].isContainer
      }
        ?? true
    }
    guard isList else { return nil }
    let isKeyed = root.map { document.values[$0].kind == .object } ?? false
    let own = rows.map { row in
      let fields = RecordFields(row, document, roles, depth: 0)
      // An identifier alone is the name and the code at once, unless the key is the code.
      let isIdentifier = !isKeyed && fields.nameRank >= UInt8(FieldNames.lastResort)
      return (fields.code ?? (isIdentifier ? fields.name : nil)).map { document.values[$0].slice } ?? .none
    }
    let codes =
      isKeyed && own.allSatisfy(\.isEmpty)
      ? rows.map { document.keys.slices[Int(document.values[$0].key)] } : own
    guard !codes.contains(where: \.isEmpty), areNamed(children, as: rows, codes) else { return nil }
    return (rows, children, codes, own)
  }

  /// Whether objects in lists have the names of the rows with their codes: `CA` in `US` is California, and a row `CA` is Canada.
  private func areNamed(_ children: [Int?], as rows: [Int], _ codes: [Slice]) -> Bool {
    func name(_ object: Int) -> Slice? {
      RecordFields(object, document, roles, depth: 0).name.map { document.values[$0].slice }
    }
    var numbers: SliceTable?
    for case let list? in children where document.values[list].isContainer && document.hasObject(list) {
      if numbers == nil {
        var table = SliceTable(capacity: codes.count)
        for row in codes.indices { _ = table.insert(row, codes, document.text) }
        numbers = table
      }
      for child in document.children(of: list) {
        guard document.values[child].kind == .object, let own = name(child),
          let row = document.text.bytes(stubCode(child), { numbers?.number(of: $0, codes, document.text) }),
          let other = name(rows[row])
        else { continue }
        if !document.text.areEqual(own, other) { return false }
      }
    }
    return true
  }

  /// Whether a list holds objects alone that say which rows they stand for, and hold nothing themselves:
  /// `[{"id": 2, "name": "B"}]`, where the file has a whole object with that code.
  private func areStubs(_ list: Int) -> Bool {
    document.children(of: list).allSatisfy { stub in
      document.values[stub].kind == .object
        && !document.children(of: stub).contains(where: document.hasObject) && !stubCode(stub).isEmpty
    }
  }

  /// The code of a row that a member of a list says.
  private func stubCode(_ child: Int) -> Slice {
    guard document.values[child].kind == .object else { return document.values[child].slice }
    return RecordFields(child, document, roles, depth: 0).code.map { document.values[$0].slice } ?? .none
  }

  /// The `id` of each row, by which rows may refer to each other although they have codes for people.
  private func numbers(_ rows: [Int]) -> [Slice] {
    rows.map { row in
      let id = document.children(of: row).first { member in
        !document.values[member].isContainer
          && document.text.isEqual(document.keys.slices[Int(document.values[member].key)], "id")
      }
      return id.map { document.values[$0].slice } ?? .none
    }
  }

  /// The code of each row's parent; nil where a list holds something else than codes of rows, or two lists the same.
  private func parents(of codes: [Slice], _ children: [Int?]) -> [Slice]? {
    guard let uppers = uppers(of: codes, children), uppers.allSatisfy({ $0.count < 2 }) else { return nil }
    return uppers.map { $0.first.map { codes[$0] } ?? .none }
  }

  /// Whether lists hold codes of rows alone, and some code stands in two of them.
  private func areShared(_ codes: [Slice], _ children: [Int?]) -> Bool {
    uppers(of: codes, children)?.contains { $0.count > 1 } ?? false
  }

  /// The rows that name each row as their child; nil where a list holds something else than codes of rows, or none holds one.
  private func uppers(of codes: [Slice], _ children: [Int?]) -> [[Int]]? {
    var numbers = SliceTable(capacity: codes.count)
    for row in codes.indices where !codes[row].isEmpty { _ = numbers.insert(row, codes, document.text) }
    var uppers = [[Int]](repeating: [], count: codes.count)
    var found = 0
    for (row, list) in children.enumerated() {
      guard let list, document.values[list].isContainer else { continue }
      for child in document.children(of: list) {
        let code = stubCode(child)
        let number = document.text.bytes(code) { numbers.number(of: $0, codes, document.text) }
        guard let number, number != row else { return nil }
        if uppers[number].last != row { uppers[number].append(row) }
        found += 1
      }
    }
    return found > 0 ? uppers : nil
  }

  // MARK: Parents beside lists

  /// A flat list whose objects name parents in it, whatever lists they hold themselves; or several such lists.
  private func parentRows(_ root: Int?) -> Table? {
    let rows = Array(document.children(of: root))
    guard rows.allSatisfy({ document.values[$0].kind == .object }) else { return nil }
    if refer(rows) {
      let others = nestedRows(rows)
      return table(!others.isEmpty && refer(rows + others) ? rows + others : rows)
    }
    var inner: [Int] = []
    for row in rows {
      let lists = document.children(of: row).filter {
        document.values[$0].kind == .array && document.hasObject($0)
      }
      guard lists.count == 1 else { return nil }
      inner += document.children(of: lists[0])
    }
    return !inner.isEmpty && inner.allSatisfy { document.values[$0].kind == .object } && refer(inner)
      ? table(inner) : nil
  }

  /// The objects in lists of rows, and in theirs, whose codes no row has: a part of a tree is nested, the rest names its parents.
  ///
  /// - Complexity: O(*n*) where one of the first rows has such a list, else O(1).
  func nestedRows(_ rows: [Int]) -> [Int] {
    let mayBeThere = rows.prefix(1_000).contains { row in
      document.children(of: row).contains { document.values[$0].kind == .array && document.hasObject($0) }
    }
    guard mayBeThere else { return [] }
    func code(_ row: Int) -> String? {
      RecordFields(row, document, roles, depth: 0).code.map {
        document.text.string(document.values[$0].slice)
      }
    }
    func inner(_ row: Int) -> [Int] {
      document.children(of: row).filter { document.values[$0].kind == .array && document.hasObject($0) }
        .flatMap { Array(document.children(of: $0)) }
        .filter { object in
          document.values[object].kind == .object && document.children(of: object).contains(where: isParent)
        }
    }
    var (rest, found) = (rows.flatMap(inner), [Int]())
    var known = Set(rows.compactMap(code))
    while !rest.isEmpty {
      let new = rest.filter { row in code(row).map { known.insert($0).inserted } ?? false }
      found += new
      rest = new.flatMap(inner)
    }
    return found
  }

  /// The flat list below a record whose objects name each other as parents: `{"title": "Staff", "nodes": [ … ]}`.
  func rowsBelow(_ record: Int) -> Table? {
    guard let list = RecordFields(record, document, roles, depth: 0).children,
      document.values[list].kind == .array, document.count(of: list) > 1
    else { return nil }
    let rows = Array(document.children(of: list))
    return rows.allSatisfy({ document.values[$0].kind == .object }) && refer(rows, mayLack: true)
      ? table(rows) : nil
  }

  /// Whether a member names a parent by its word; one that only ever holds objects has no role among texts.
  private func isParent(_ member: Int) -> Bool {
    let key = Int(document.values[member].key)
    if roles.parent[key] != KeyRoles.none { return true }
    guard document.values[member].kind != .string, document.values[member].kind != .number,
      document.keys.slices[key].count < 30
    else { return false }
    let word = FieldNames.normalized(document.text.string(document.keys.slices[key]))
    return (FieldNames.of(.parent).rank(word) ?? .max) < FieldNames.lastResort
  }

  /// Whether objects name each other as parents, by a field or by an object with the parent's code.
  ///
  /// - Parameter mayLack: Whether some may lack the field, as attributes of XML that say nothing are left out.
  func refer(_ rows: [Int], mayLack: Bool = false) -> Bool {
    var codes: Set<String> = []
    var parents: [String] = []
    for row in rows {
      if let code = RecordFields(row, document, roles, depth: 0).code {
        codes.insert(document.text.string(document.values[code].slice))
      }
      let parent = document.children(of: row).first { member in
        let isObject = document.values[member].kind == .object && !document.hasContainer(member)
        return (isObject || !document.values[member].isContainer) && isParent(member)
      }
      guard let parent else {
        if mayLack { continue }
        return false
      }
      let text = document.text.string(stubCode(parent))
      if !ParentRows.meansNone(text) { parents.append(text) }
    }
    return !parents.isEmpty && parents.allSatisfy(codes.contains)
  }
}
