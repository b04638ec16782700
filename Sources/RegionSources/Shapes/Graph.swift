/// Graphs that are trees: a list of nodes, and a list of the links between them.
///
///     {"nodes": [{"id": "a"}, {"id": "b"}], "links": [{"source": "a", "target": "b"}]}
extension DocumentInterpreter {
  /// The tree of a graph, and the text of its names; nil where the document is no graph.
  ///
  /// - Throws: `SourceErrors` where a node has several parents, or where links name nodes that are not there.
  func graph() throws(SourceErrors) -> (Interpretation, SourceText)? {
    guard document.mayBeGraph, let (nodes, links) = document.graph() else { return nil }
    let ends = links.compactMap(document.ends)
    guard ends.count == links.count else { return nil }
    var table = table(nodes)
    guard let key = GraphKey(table, ends, document.text) else {
      throw SourceErrors(source: name, "a graph whose links name nodes that are not among its nodes")
    }
    let parents = try parents(table, key.links)
    var options = options
    let parentTitle = table.header.contains("parent") ? "parent node" : "parent"
    if let column = key.column {
      table = table.adding(parentTitle, parents.map { $0.map { table.cell($0, column) } ?? .none })
    } else {
      var text = table.text
      let numbers = (0..<table.count).map { text.make("\($0)") }
      table.text = text
      table = table.adding(parentTitle, parents.map { $0.map { numbers[$0] } ?? .none })
      table = table.adding("index", numbers)
      options.fields.code = ["index"]
    }
    options.fields.parent = [parentTitle]
    var interpreter = TableInterpreter(table, options, format: format, name: name)
    var result = try interpreter.interpretation()
    result.understanding.shape = "nodes and their links"
    result.understanding.parent = []
    return (result, interpreter.table.text)
  }

  /// The row of each node's parent. Where nodes would have several, the links may lead from child to parent.
  private func parents(_ table: Table, _ links: [(from: Int, to: Int)]) throws(SourceErrors) -> [Int?] {
    let turned = links.map { (from: $0.to, to: $0.from) }
    let (parents, double) = GraphKey.parents(of: table.count, links)
    guard let double else { return parents }
    let (others, isDouble) = GraphKey.parents(of: table.count, turned)
    if isDouble == nil { return others }
    func name(_ row: Int) -> String {
      let columns = TableColumns(table, (0..<table.width).map { ColumnContent(table, $0) }, options.fields)
      return table.string(row, columns.name ?? columns.code ?? 0)
    }
    throw SourceErrors(
      source: self.name,
      "a graph, no tree: \(name(double.node)) has several parents, \(name(double.first)) and \(name(double.second))"
    )
  }
}

/// Which nodes the ends of links mean: by a column that tells nodes apart, or by their places in the list.
private struct GraphKey {
  /// Nil where links tell places in the list.
  let column: Int?
  private(set) var links: [(from: Int, to: Int)] = []

  init?(_ table: Table, _ ends: [(from: Slice, to: Slice)], _ text: SourceText) {
    let ends = ends.map { (text.string($0.from), text.string($0.to)) }
    let ranks = table.header.map { FieldNames.of(.code).rank(FieldNames.normalized($0)) ?? .max }
    for column in table.header.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
      var rows: [String: Int] = [:]
      for row in 0..<table.count { rows[table.string(row, column)] = row }
      guard rows.count == table.count, let links = GraphKey.links(ends, { rows[$0] }) else { continue }
      (self.column, self.links) = (column, links)
      return
    }
    let places = 0..<table.count
    guard let links = GraphKey.links(ends, { Int($0).flatMap { places.contains($0) ? $0 : nil } }) else {
      return nil
    }
    (column, self.links) = (nil, links)
  }

  private static func links(
    _ ends: [(String, String)], _ row: (String) -> Int?
  ) -> [(from: Int, to: Int)]? {
    var links: [(from: Int, to: Int)] = []
    for (from, to) in ends {
      guard let from = row(from), let to = row(to) else { return nil }
      if from != to { links.append((from, to)) }
    }
    return links
  }

  /// The parent of each node, and the first node with two of them.
  static func parents(
    of count: Int, _ links: [(from: Int, to: Int)]
  ) -> ([Int?], double: (node: Int, first: Int, second: Int)?) {
    var parents = [Int?](repeating: nil, count: count)
    for (from, to) in links {
      if let first = parents[to], first != from { return (parents, (to, first, from)) }
      parents[to] = from
    }
    return (parents, nil)
  }
}

extension Document {
  private static let nodeKeys = ["nodes", "vertices"]
  private static let linkKeys = ["links", "edges"]
  /// The keys of a link's ends: of the parent, and of the child.
  private static let endKeys = [
    ("source", "target"), ("from", "to"), ("parent", "child"), ("parent_id", "child_id"),
    ("sourceId", "targetId"), ("fromId", "toId"), ("src", "dst"), ("start", "end"), ("obj", "sub"),
  ]

  /// Whether the keys of a graph occur.
  ///
  /// - Complexity: O(1).
  var mayBeGraph: Bool {
    func has(_ names: [String]) -> Bool { names.contains { keys.number(ofName: $0, in: text) != nil } }
    return has(Document.nodeKeys) && has(Document.linkKeys)
      && Document.endKeys.contains { has([$0.0]) && has([$0.1]) }
  }

  /// The nodes and the links of a graph, which may lie in objects of their own; nil where there are none.
  func graph() -> (nodes: [Int], links: [Int])? {
    guard !isMany, !values.isEmpty else { return nil }
    var root = 0
    for _ in 0..<4 {
      if values[root].kind == .object, let nodes = list(root, Document.nodeKeys),
        let links = list(root, Document.linkKeys)
      {
        return (nodes, links)
      }
      let inner = children(of: root).filter { values[$0].isContainer && hasContainer($0) }
      guard inner.count == 1 else { return nil }
      root = inner[0]
    }
    return nil
  }

  /// The objects of a list under one of the keys.
  private func list(_ object: Int, _ names: [String]) -> [Int]? {
    let list = children(of: object).first { member in
      values[member].kind == .array && names.contains { isKey(member, $0) }
    }
    guard let list else { return nil }
    let all = Array(children(of: list))
    return !all.isEmpty && all.allSatisfy { values[$0].kind == .object } ? all : nil
  }

  private func isKey(_ member: Int, _ name: String) -> Bool {
    let slice = keys.slices[Int(values[member].key)]
    return Int(slice.count) == name.utf8.count && text.string(slice) == name
  }

  /// The ends of a link, which may stand in an object of their own: `{"data": {"source": …}}`.
  func ends(of link: Int) -> (from: Slice, to: Slice)? {
    func text(_ object: Int, _ name: String) -> Slice? {
      children(of: object).first { !values[$0].isContainer && isKey($0, name) }.map { values[$0].slice }
    }
    for object in [link] + children(of: link).filter({ values[$0].kind == .object }) {
      for (parent, child) in Document.endKeys {
        if let from = text(object, parent), let to = text(object, child) { return (from, to) }
      }
    }
    return nil
  }
}

extension Table {
  /// The table with another column behind the others.
  func adding(_ title: String, _ column: [Slice]) -> Table {
    var table = Table(text, width: width + 1)
    table.header = header + [title]
    table.reserve(count)
    for row in 0..<count { table.append((0..<width).map { cell(row, $0) } + [column[row]], at: places[row]) }
    return table
  }
}
