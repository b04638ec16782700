import RegionModel
import RegionSources
import Testing

/// The same trees in every shape of the contract, with and without wrappers, as JSON, CSV, lines and XML.
///
/// The texts are made here, so that what is expected is known; names and depths are those of real lists.
@Suite struct ShapeMatrixTests {
  @Test(arguments: WrittenTree.all)
  func nestedObjectsEndInLists(tree: WrittenTree) {
    for text in tree.wrapped(tree.nestedObjects) {
      #expect(outline(text) == tree.outline(codes: false), "\(text)")
    }
  }

  @Test(arguments: WrittenTree.all)
  func objectsWithOneKeyEachStandInLists(tree: WrittenTree) {
    for text in tree.wrapped(tree.oneKeyObjects) + [tree.indexedObjects] {
      #expect(outline(text) == tree.outline(codes: false), "\(text)")
    }
  }

  @Test(arguments: WrittenTree.all)
  func objectsHaveNamesCodesAndChildren(tree: WrittenTree) {
    let keys = [("name", "code", "children"), ("label", "value", "items"), ("title", "id", "sub")]
    for (name, code, children) in keys {
      for text in tree.wrapped(tree.objects(name, code, children)) {
        #expect(outline(text) == tree.outline(codes: true), "\(text)")
      }
      #expect(outline(tree.objects(name, nil, children)) == tree.outline(codes: false))
    }
  }

  @Test(arguments: WrittenTree.all)
  func codesTellATreeOfOneDictionary(tree: WrittenTree) {
    for text in tree.wrapped(tree.codesAndNames) {
      #expect(outline(text) == tree.outline(codes: true), "\(text)")
    }
    for text in tree.wrapped(tree.dictionariesByParent) {
      #expect(outline(text) == tree.outline(codes: true), "\(text)")
    }
  }

  @Test(arguments: WrittenTree.all)
  func rowsNameTheirParents(tree: WrittenTree) {
    for root in ["", "0", "-1"] {
      #expect(outline(tree.rowsWithParents(root: root)) == tree.outline(codes: true))
    }
    for text in tree.wrapped(tree.objectsWithParents) {
      #expect(outline(text) == tree.outline(codes: true), "\(text)")
    }
  }

  @Test(arguments: WrittenTree.all)
  func rowsHaveAColumnALevel(tree: WrittenTree) {
    for separator in [",", ";", "\t"] {
      #expect(outline(tree.columnsALevel(separator)) == tree.outline(codes: false))
      #expect(outline(tree.columnsALevel(separator, codes: true)) == tree.outline(codes: true))
      #expect(outline(tree.columnsALevel(separator, isMerged: true)) == tree.outline(codes: false))
    }
  }

  @Test(arguments: WrittenTree.all)
  func codesOfRowsLieInEachOther(tree: WrittenTree) {
    #expect(outline(tree.codedRows(",")) == tree.outline(codes: true))
    #expect(outline(tree.codedRows("\t")) == tree.outline(codes: true))
  }

  @Test(arguments: WrittenTree.all)
  func linesArePathsAndOutlines(tree: WrittenTree) {
    for separator in ["/", " > "] {
      #expect(outline(tree.paths(separator)) == tree.outline(codes: false))
    }
    #expect(outline(tree.paths(" > ", codes: " - ")) == tree.outline(codes: true))
    for indent in ["\t", "  ", "    "] {
      #expect(outline(tree.indented(indent)) == tree.outline(codes: false))
    }
    #expect(outline(tree.indented("  ", "- ")) == tree.outline(codes: false))
    #expect(outline(tree.elements) == tree.outline(codes: true))
  }
}

/// A tree that writes itself in the shapes that others use.
struct WrittenTree: Sendable, CustomTestStringConvertible {
  struct Node: Sendable {
    let name: String
    let code: String
    let children: [Node]
  }

  let levels: [String]
  let roots: [Node]
  var testDescription: String { roots[0].name }

  /// - Parameter places: A line a way to a lowest place, `A/B/C`.
  init(_ levels: String, _ ways: String) {
    self.levels = levels.split(separator: ",").map(String.init)
    let all = ways.split(separator: "\n").map { $0.split(separator: "/").map(String.init) }
    roots = WrittenTree.nodes(all, code: "", first: 11)
  }

  private static func nodes(_ ways: [[String]], code: String, first: Int) -> [Node] {
    var names: [String] = []
    for way in ways where !names.contains(way[0]) { names.append(way[0]) }
    return names.enumerated().map { place, name in
      let number = first + place
      let own = code + (number < 10 ? "0\(number)" : "\(number)")
      let inner = ways.filter { $0[0] == name && $0.count > 1 }.map { Array($0.dropFirst()) }
      return Node(name: name, code: own, children: nodes(inner, code: own, first: 1))
    }
  }

  static let all = [
    WrittenTree(
      "State,District,Village",
      """
      Kerala/Kollam/Anchal
      Kerala/Kollam/Chadayamangalam
      Kerala/Idukki/Adimali
      Goa/North Goa/Bardez
      Goa/North Goa/Tiswadi
      Goa/South Goa/Salcete
      """),
    WrittenTree(
      "省,市,县",
      """
      广东省/广州市/天河区
      广东省/广州市/越秀区
      广东省/深圳市/南山区
      浙江省/杭州市/西湖区
      浙江省/杭州市/余杭区
      浙江省/宁波市/海曙区
      """),
    WrittenTree(
      "Departamento,Provincia,Distrito",
      """
      Áncash/Huaraz/Cochabamba
      Áncash/Huaraz/Independencia
      Áncash/Aija/Coris
      Junín/Huancayo/Chilca
      Junín/Huancayo/El Tambo
      Junín/Jauja/Acolla
      """),
    WrittenTree(
      "Category,Subcategory,Product",
      """
      Tools/Hand tools/Hammer
      Tools/Hand tools/Chisel
      Tools/Power tools/Drill
      Garden/Seeds/Basil
      Garden/Seeds/Thyme
      Garden/Pots & trays/Clay pot, 20 cm
      """),
    WrittenTree(
      "Faculty,Year,Course",
      """
      Mathematics/Year 1/Algebra
      Mathematics/Year 1/Logic
      Mathematics/Year 2/Rings
      Law/Year 1/Contracts
      Law/Year 2/Torts
      Law/Year 2/Property
      """),
  ]

  /// The nodes with the levels above each, from the highest.
  private var walk: [(node: Node, above: [Node])] {
    func below(_ node: Node, _ above: [Node]) -> [(node: Node, above: [Node])] {
      [(node, above)] + node.children.flatMap { below($0, above + [node]) }
    }
    return roots.flatMap { below($0, []) }
  }

  func outline(codes: Bool) -> String {
    walk.map { node, above in
      String(repeating: "  ", count: above.count) + (codes ? node.code + " " : "") + node.name
    }.joined(separator: "\n")
  }

  /// A text of JSON as it is, and inside of wrappers.
  func wrapped(_ json: String) -> [String] {
    [json] + ["data", "result", "RECORDS", "regions"].map { "{\"\($0)\": \(json)}" }
  }

  private func list(_ nodes: [Node], _ body: (Node) -> String) -> String {
    "[" + nodes.map(body).joined(separator: ", ") + "]"
  }

  private func object(_ nodes: [Node], _ body: (Node) -> String) -> String {
    "{" + nodes.map(body).joined(separator: ", ") + "}"
  }

  private func holdsNames(_ node: Node) -> Bool { node.children.allSatisfy(\.children.isEmpty) }

  var nestedObjects: String {
    func value(_ node: Node) -> String {
      "\"\(node.name)\": "
        + (holdsNames(node) ? list(node.children) { "\"\($0.name)\"" } : object(node.children, value))
    }
    return object(roots, value)
  }

  var oneKeyObjects: String {
    func value(_ node: Node) -> String {
      "{\"\(node.name)\": "
        + (holdsNames(node) ? list(node.children) { "\"\($0.name)\"" } : list(node.children, value))
        + "}"
    }
    return list(roots, value)
  }

  var indexedObjects: String {
    func values(_ nodes: [Node]) -> String {
      "{"
        + nodes.enumerated().map { place, node in
          "\"\(place)\": {\"\(node.name)\": "
            + (holdsNames(node) ? list(node.children) { "\"\($0.name)\"" } : values(node.children)) + "}"
        }.joined(separator: ", ") + "}"
    }
    return values(roots)
  }

  func objects(_ name: String, _ code: String?, _ children: String) -> String {
    func value(_ node: Node) -> String {
      let own = code.map { "\"\($0)\": \"\(node.code)\", " } ?? ""
      let inner = node.children.isEmpty ? "" : ", \"\(children)\": " + list(node.children, value)
      return "{\(own)\"\(name)\": \"\(node.name)\"\(inner)}"
    }
    return list(roots, value)
  }

  var codesAndNames: String {
    "{" + walk.map { "\"\($0.node.code)\": \"\($0.node.name)\"" }.joined(separator: ", ") + "}"
  }

  var dictionariesByParent: String {
    let lists =
      [("86", roots)] + walk.filter { !$0.node.children.isEmpty }.map { ($0.node.code, $0.node.children) }
    return "{"
      + lists.map { code, nodes in "\"\(code)\": " + object(nodes) { "\"\($0.code)\": \"\($0.name)\"" } }
      .joined(separator: ", ") + "}"
  }

  var objectsWithParents: String {
    "["
      + walk.map { node, above in
        let parent = above.last.map { "\"\($0.code)\"" } ?? "null"
        return "{\"id\": \"\(node.code)\", \"pid\": \(parent), \"name\": \"\(node.name)\"}"
      }.joined(separator: ", ") + "]"
  }

  func rowsWithParents(root: String) -> String {
    "id,parent_id,name\n"
      + walk.map { node, above in "\(node.code),\(above.last?.code ?? root),\"\(node.name)\"" }
      .joined(separator: "\n")
  }

  func columnsALevel(_ separator: String, codes: Bool = false, isMerged: Bool = false) -> String {
    var last: [Node] = []
    let rows = walk.filter(\.node.children.isEmpty).map { node, above in
      let way = above + [node]
      let cells = way.enumerated().flatMap { place, node in
        let isSame = isMerged && zip(way, last).prefix(place + 1).count { $0.code == $1.code } == place + 1
        return codes ? [node.code, "\"\(node.name)\""] : [isSame ? "" : "\"\(node.name)\""]
      }
      last = way
      return cells.joined(separator: separator)
    }
    let isHan = levels[0] == "省"
    let header = levels.flatMap { level in
      codes ? [level + (isHan ? "代码" : " Code"), level + (isHan ? "名称" : " Name")] : [level]
    }
    return ([header.joined(separator: separator)] + rows).joined(separator: "\n")
  }

  func codedRows(_ separator: String) -> String {
    (["code\(separator)name"] + walk.map { "\($0.node.code)\(separator)\"\($0.node.name)\"" })
      .joined(separator: "\n")
  }

  func paths(_ separator: String, codes: String? = nil) -> String {
    walk.map { node, above in
      (codes.map { node.code + $0 } ?? "") + (above + [node]).map(\.name).joined(separator: separator)
    }.joined(separator: "\n")
  }

  func indented(_ indent: String, _ mark: String = "") -> String {
    walk.map { String(repeating: indent, count: $0.above.count) + mark + $0.node.name }.joined(
      separator: "\n")
  }

  /// As XML.
  var elements: String {
    func value(_ node: Node) -> String {
      let name = node.name.replacing("&", with: "&amp;")
      return "<node code=\"\(node.code)\" name=\"\(name)\">" + node.children.map(value).joined() + "</node>"
    }
    return "<nodes>" + roots.map(value).joined() + "</nodes>"
  }
}
