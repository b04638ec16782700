/// Tables whose rows are no places but say which place lies in which.
///
/// Four are known: the relationships of SNOMED (`sourceId` "is a" `destinationId`), closure tables, with a row for each
/// place and each of those above it (`ancestor, descendant, depth`), the edges of a graph (`source, target`), and two
/// columns of codes without headings.
struct LinkTable {
  /// The columns of the upper and of the lower end.
  let upper: Int
  let lower: Int
  private let kind: Kind

  private enum Kind {
    /// - Parameter active: The column that says whether a row is in force.
    case relationships(type: Int, active: Int?)
    /// - Parameter distance: The column of the steps between both; nil where their number tells.
    case closure(distance: Int?)
    case edges
  }

  /// What SNOMED calls "is a".
  private static let isA: StaticString = "116680003"
  private static let uppers: Set<String> = ["ancestor", "ancestorid", "ancestorcode", "祖先", "祖先id"]
  private static let lowers: Set<String> = ["descendant", "descendantid", "descendantcode", "后代", "后代id"]
  private static let distances: Set<String> = [
    "depth", "distance", "length", "pathlength", "level", "lvl", "generations", "hops", "深度", "距离",
  ]

  /// The headings of edges, each upper end with its lower one.
  static let ends: [(upper: String, lower: String)] = [
    ("source", "target"), ("sourceid", "targetid"), ("from", "to"), ("fromid", "toid"),
    ("fromnode", "tonode"),
    ("src", "dst"), ("起点", "终点"),
  ]
  /// The same in a database beside a table of the places; in a file these are rows that name their parent.
  static let families: [(upper: String, lower: String)] = [
    ("parent", "child"), ("parentid", "childid"), ("parentcode", "childcode"), ("parentkey", "childkey"),
    ("parentnode", "childnode"), ("parentnodeid", "childnodeid"), ("上级", "下级"), ("父级", "子级"), ("父节点", "子节点"),
  ]
  /// What else an edge may have.
  private static let edgeWords: Set<String> = [
    "id", "weight", "value", "type", "kind", "relation", "relationship", "label", "key", "order", "sort",
    "sortorder",
    "position", "seq", "权重", "关系", "类型", "排序",
  ]

  /// Edges, where the headings are those of two ends, and nothing else but what edges have.
  ///
  /// - Parameter isDatabase: Whether places stand in another table, so that a parent and a child are two ends too.
  init?(edges header: [String], isDatabase: Bool = false) {
    let names = header.map(FieldNames.normalized)
    for ends in LinkTable.ends + (isDatabase ? LinkTable.families : []) {
      guard let upper = names.firstIndex(of: ends.upper), let lower = names.firstIndex(of: ends.lower),
        names.allSatisfy({
          $0 == ends.upper || $0 == ends.lower || LinkTable.edgeWords.contains($0) || $0.hasSuffix("type")
        })
      else { continue }
      (self.upper, self.lower, kind) = (upper, lower, .edges)
      return
    }
    return nil
  }

  /// The words for both ends of a link between things of one kind, in front of what these are.
  private static let pairs = [
    ("parent", "child"), ("upper", "lower"), ("assembly", "component"), ("super", "sub"), ("父", "子"),
    ("上级", "下级"), ("container", "contained"), ("whole", "part"), ("outer", "inner"), ("group", "member"),
  ]
  private static let amounts: Set<String> = [
    "qty", "quantity", "amount", "count", "uom", "unit", "数量", "用量", "单位",
  ]

  /// Edges of a database whose headings say what both ends are: `parent_part, child_part, qty`.
  ///
  /// - Parameter isDeclared: Whether two columns refer to one other table, so that a row may have more to say.
  init?(pairs header: [String], isDeclared: (_ upper: Int, _ lower: Int) -> Bool) {
    let names = header.map(FieldNames.normalized)
    for (word, other) in LinkTable.pairs {
      for upper in names.indices {
        guard names[upper].has(word),
          let lower = names.firstIndex(of: names[upper].replacing(word, with: other, maxReplacements: 1))
        else { continue }
        let isPlain = names.indices.allSatisfy {
          $0 == upper || $0 == lower || LinkTable.edgeWords.contains(names[$0])
            || LinkTable.amounts.contains(names[$0])
        }
        guard isPlain || isDeclared(upper, lower) else { continue }
        (self.upper, self.lower, kind) = (upper, lower, .edges)
        return
      }
    }
    return nil
  }

  /// Edges whose rows, and not their headings, tell which end is the upper one.
  init(upper: Int, lower: Int) {
    (self.upper, self.lower, kind) = (upper, lower, .edges)
  }

  /// Nil where the headings are others.
  init?(_ header: [String]) {
    let names = header.map(FieldNames.normalized)
    func column(_ known: Set<String>) -> Int? { names.firstIndex(where: known.contains) }
    if let lower = column(["sourceid"]), let upper = column(["destinationid"]), let type = column(["typeid"])
    {
      (self.lower, self.upper) = (lower, upper)
      kind = .relationships(type: type, active: column(["active"]))
    } else if let upper = column(LinkTable.uppers), let lower = column(LinkTable.lowers) {
      (self.lower, self.upper) = (lower, upper)
      kind = .closure(distance: column(LinkTable.distances))
    } else {
      guard let edges = LinkTable(edges: header) else { return nil }
      self = edges
    }
  }

  /// Rows of two codes without headings, the upper and the lower, as GeoNames has them; nil where they are others.
  init?(edges table: Table, _ contents: [ColumnContent]) {
    guard table.header.isEmpty, (2...3).contains(table.width), table.count > 2,
      contents.prefix(2).allSatisfy({ $0.isCodes && $0.filled == $0.total && $0.hasDigits }),
      contents[1].distinct > contents[0].distinct, table.width < 3 || contents[2].distinct <= 5
    else { return nil }
    let uppers = Set((0..<table.count).lazy.map { table.string($0, 0) })
    let lowers = Set((0..<table.count).lazy.map { table.string($0, 1) })
    let known = uppers.count(where: lowers.contains)
    guard known * 2 >= uppers.count, known < uppers.count else { return nil }
    (upper, lower, kind) = (0, 1, .edges)
  }

  /// The column of the steps between both ends; nil where there is none.
  var distance: Int? { if case .closure(let distance) = kind { distance } else { nil } }

  /// Whether a place has a row with each of those above it.
  var isClosure: Bool { if case .closure = kind { true } else { false } }

  /// Whether each row links a place to one that it lies in, and nothing else is said.
  var isEdges: Bool { if case .edges = kind { true } else { false } }

  /// The shape in a few words.
  var shape: String {
    switch kind {
    case .relationships: "relationships, each from a concept to the one that it is a kind of"
    case .closure: "a closure table, each place with all above it"
    case .edges: "codes, each with the one that it lies in"
    }
  }

  /// The rows that link a place to the one that it lies in, each with both ends.
  func links(_ table: Table) -> [(row: Int, upper: Slice, lower: Slice)] {
    func cell(_ row: Int, _ column: Int) -> Slice { table.text.trimmed(table.cell(row, column)) }
    func link(_ row: Int) -> (row: Int, upper: Slice, lower: Slice) {
      (row, cell(row, upper), cell(row, lower))
    }
    switch kind {
    case .relationships(let type, let active):
      return (0..<table.count).lazy.filter { row in
        table.text.isEqual(cell(row, type), LinkTable.isA)
          && (active.map { Truth.isTrue(table.string(row, $0)) } ?? true)
      }.map(link)
    case .closure(let distance?):
      return (0..<table.count).lazy.filter { table.text.isEqual(cell($0, distance), "1") }.map(link)
    case .edges: return (0..<table.count).map(link)
    case .closure(nil): return nearest((0..<table.count).map(link), table.text)
    }
  }

  /// Of a place's links to all above it, the one to the place that lies in as many of them but one.
  private func nearest(
    _ all: [(row: Int, upper: Slice, lower: Slice)], _ text: SourceText
  ) -> [(row: Int, upper: Slice, lower: Slice)] {
    let links = all.filter { !text.areEqual($0.upper, $0.lower) }
    var depths: [String: Int] = [:]
    for link in links { depths[text.string(link.lower), default: 0] += 1 }
    return links.filter { link in
      depths[text.string(link.upper), default: 0] + 1 == depths[text.string(link.lower)]
    }
  }
}

extension TableInterpreter {
  private static let lowerNames: Set<String> = [
    "descendantname", "descendanttitle", "descendantlabel", "sourcename", "sourceterm", "name", "title",
    "label",
    "term",
  ]
  private static let upperNames: Set<String> = [
    "ancestorname", "ancestortitle", "ancestorlabel", "destinationname", "destinationterm",
  ]

  /// The tree of rows that link codes; nil where they are others.
  ///
  /// The codes are the names, unless columns of the links have those: names stand in a file of their own, which
  /// `JoinedTables` reads beside this one.
  mutating func linkRows() -> Interpretation? {
    guard options.fields == FieldChoice(),
      let columns = LinkTable(table.header) ?? LinkTable(edges: table, contents),
      !columns.isEdges || table.header.isEmpty
        || mayBeTree(column(columns.upper), column(columns.lower), columns.upper)
    else { return nil }
    func named(_ known: Set<String>) -> Int? {
      table.header.firstIndex { known.contains(FieldNames.normalized($0)) }
    }
    var places = LinkedPlaces(table.text)
    let (upperName, lowerName) = (named(TableInterpreter.upperNames), named(TableInterpreter.lowerNames))
    let links = columns.links(table)
    // Rows of a closure that link a place to itself tell all places, in their order.
    for row in 0..<table.count {
      let (upper, lower) = (column(columns.upper, row), column(columns.lower, row))
      guard table.text.areEqual(upper, lower) else { continue }
      places.add(lower, name: lowerName.map { column($0, row) }, at: table.places[row])
    }
    for link in links {
      let place = table.places[link.row]
      let upper = places.add(link.upper, name: upperName.map { column($0, link.row) }, at: place)
      let lower = places.add(link.lower, name: lowerName.map { column($0, link.row) }, at: place)
      places.link(upper, lower)
    }
    guard !places.links.isEmpty else { return nil }
    let (records, note) = places.tree()
    var result = finished(records, columns.shape, parent: columns.upper)
    result.understanding.name = [title(lowerName ?? columns.lower)]
    result.understanding.code = [title(columns.lower)]
    if let note { result.understanding.notes.append(note) }
    if lowerName == nil {
      result.understanding.notes.append(
        "the codes are the names; where the names stand in another file, say it before this one: --data NAMES --data THIS"
      )
    }
    return result
  }

  private func column(_ column: Int, _ row: Int) -> Slice { table.text.trimmed(table.cell(row, column)) }
}

/// Places that are linked, and the tree that they make.
struct LinkedPlaces {
  private let text: SourceText
  private(set) var records = Records()
  private(set) var links: [(upper: Int, lower: Int)] = []
  private var numbers: [String: Int] = [:]

  /// The most places that a tree gets where some stand in several places.
  private static let most = 1_000_000

  init(_ text: SourceText) { self.text = text }

  /// Begins with places that are there already; those without a code are linked to nothing.
  init(_ records: Records, _ text: SourceText) {
    self.init(text)
    self.records = records
    for record in 0..<records.count where !records.codes[record].isEmpty {
      let code = text.string(records.codes[record])
      if numbers[code] == nil { numbers[code] = record }
    }
  }

  /// The number of a place by its code, or by another key; nil where it is not there.
  func number(_ code: Slice) -> Int? { numbers[text.string(code)] }

  /// Adds another key of a place, unless a place has it already.
  mutating func addKey(_ key: Slice, of record: Int) {
    let key = text.string(key)
    if !key.isEmpty, numbers[key] == nil { numbers[key] = record }
  }

  /// Adds a place, unless it is there already.
  @discardableResult
  mutating func add(_ code: Slice, name: Slice?, at place: UInt32) -> Int {
    let key = text.string(code)
    if let number = numbers[key] { return number }
    let own = name.map { $0.isEmpty ? code : $0 } ?? code
    let number = records.append(name: own, code: code, parent: -1, place: place)
    numbers[key] = number
    return number
  }

  mutating func link(_ upper: Int, _ lower: Int) {
    if upper != lower { links.append((upper, lower)) }
  }

  /// The places below each other, and a note where some lie in several.
  ///
  /// A place with several above it stands in each of them, as in a printed index, unless that makes too many; then it
  /// stands in the first alone.
  ///
  /// - Complexity: O(links + places of the tree).
  consuming func tree() -> (Records, note: String?) {
    var parents = [[Int]](repeating: [], count: records.count)
    var known: Set<[Int]> = []
    for link in links where known.insert([link.upper, link.lower]).inserted {
      parents[link.lower].append(link.upper)
    }
    let several = parents.count { $0.count > 1 }
    for place in parents.indices { records.parents[place] = Int32(parents[place].first ?? -1) }
    guard several > 0 else { return (records, nil) }
    let note = "\(several) places lie in several others; they stand in the first of these alone"
    guard let copies = LinkedPlaces.copies(records, parents) else { return (records, note) }
    return (copies, "\(several) places lie in several others; they stand in each of these")
  }

  /// The tree with each place in all those that it lies in; nil where it is too large, or where a place lies in itself.
  private static func copies(_ records: Records, _ parents: [[Int]]) -> Records? {
    var children = [[Int]](repeating: [], count: records.count)
    for place in parents.indices { for parent in parents[place] { children[parent].append(place) } }
    guard let total = size(parents, children), total <= most else { return nil }
    var result = Records()
    result.fieldNames = records.fieldNames
    result.reserve(total)
    var rest = parents.indices.filter { parents[$0].isEmpty }.reversed().map { (place: $0, parent: -1) }
    while let next = rest.popLast() {
      let place = next.place
      let number = result.append(
        name: records.names[place], code: records.codes[place], parent: next.parent,
        place: records.places[place])
      result.setFlags(records.flags(of: place))
      for field in records.fields(of: place) { result.addField(field.name, field.text) }
      for child in children[place].reversed() { rest.append((child, number)) }
    }
    return result
  }

  /// How many places the tree has; nil where a place lies in itself.
  private static func size(_ parents: [[Int]], _ children: [[Int]]) -> Int? {
    var (waiting, counts) = (parents.map(\.count), parents.map { $0.isEmpty ? 1 : 0 })
    var ready = parents.indices.filter { parents[$0].isEmpty }
    var (total, done) = (0, 0)
    while let place = ready.popLast() {
      done += 1
      total += counts[place]
      guard total <= most else { return total }
      for child in children[place] {
        counts[child] += counts[place]
        waiting[child] -= 1
        if waiting[child] == 0 { ready.append(child) }
      }
    }
    return done == parents.count ? total : nil
  }
}
