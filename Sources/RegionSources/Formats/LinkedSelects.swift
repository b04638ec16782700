/// Scripts of linked selects, which fill the members of a variable one by one:
///
///     var countries = new Array("Austria", "Belgium");     cities["Texas"] = "Austin,Dallas";
///     s_a[1] = "Tyrol|Vienna";                             cities["Texas"]["Hays"] = new Array("Kyle", "Buda");
///     s_a[2] = "Antwerp|Ghent";                            city[0] = new Array("北京市", "东城区|西城区");
///     store[0] = ["CA", "Fresno"];                         dsy.add("0_1", ["Tyrol", "Vienna"]);
struct LinkedSelects {
  private let bytes: UnsafeRawBufferPointer
  private var members: [Member] = []
  /// The lists that are assigned to a variable itself.
  private var lists: [(variable: String, list: [String])] = []

  /// What is assigned to a member of a variable.
  private struct Member {
    let variable: String
    /// The names or numbers in brackets.
    let keys: [String]
    let isNumbered: Bool
    let value: Value
  }

  private enum Value {
    case text(String)
    case list([String])

    var isText: Bool { if case .text = self { true } else { false } }
    var text: String { if case .text(let text) = self { text } else { "" } }
    var list: [String] { if case .list(let list) = self { list } else { [] } }
  }

  /// A name with what lies below it.
  private struct Node {
    let name: String
    var below: [Node] = []

    init(_ name: String, _ below: [Node] = []) { (self.name, self.below) = (name, below) }
    init(_ name: String, names: [String]) { self.init(name, names.map { Node($0) }) }
  }

  /// The JSON of the names with what lies below each; nil in any other script.
  ///
  /// - Complexity: O(1) in a text that begins as JSON does, else O(*n*).
  static func json(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let first = bytes.first(where: { $0 > 0x20 }), !"{[<".utf8.contains(first),
      Bytes.hold("[1]", in: bytes) || Bytes.hold("[\"", in: bytes) || Bytes.hold("['", in: bytes)
        || Bytes.hold(".add(\"0", in: bytes) || Bytes.hold("_1", in: bytes)
    else { return nil }
    var reader = LinkedSelects(bytes)
    reader.readMembers()
    reader.readLists()
    guard let nodes = reader.added() ?? reader.named() ?? reader.numbered() ?? reader.numberedLists() else {
      return nil
    }
    var output: [UInt8] = []
    write(nodes, to: &output)
    return output
  }

  private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  // MARK: Reading

  private mutating func readMembers() {
    var at = bytes.startIndex
    while let open = bytes[at...].firstIndex(of: UInt8(ascii: "[")) {
      at = open + 1
      guard let (member, end) = assignment(bracket: open) else { continue }
      members.append(member)
      at = end
    }
  }

  /// What is assigned to a member of a variable, and where that ends: `s_a[1] = "…"`.
  private func assignment(bracket open: Int) -> (Member, end: Int)? {
    var start = open
    while start > 0, ScriptData.isWord(bytes[start - 1]), open - start < LinkedSelects.longestName {
      start -= 1
    }
    guard start < open else { return nil }
    var (keys, at, isNumbered): ([String], Int, Bool) = ([], open, true)
    while at < bytes.count, bytes[at] == UInt8(ascii: "["), keys.count < 3 {
      guard let (key, end, isNumber) = key(bracket: at) else { return nil }
      keys.append(key)
      (at, isNumbered) = (end, isNumbered && isNumber)
    }
    let sign = ScriptData.behindBlanks(bytes, at)
    guard !keys.isEmpty, sign < bytes.count, bytes[sign] == UInt8(ascii: "=") else { return nil }
    guard let (value, end) = value(at: ScriptData.behindBlanks(bytes, sign + 1)) else { return nil }
    guard !isComment(start) else { return nil }
    let member = Member(
      variable: String(decoding: bytes[start..<open], as: UTF8.self), keys: keys, isNumbered: isNumbered,
      value: value)
    return (member, end)
  }

  /// In bytes.
  private static let longestName = 40

  /// The number or the name in brackets, and where the bracket is closed.
  private func key(bracket open: Int) -> (key: String, end: Int, isNumber: Bool)? {
    let digits = bytes[(open + 1)...].prefix(5).prefix { (0x30...0x39).contains($0) }
    let quoted = digits.isEmpty ? text(at: open + 1) : nil
    let close = quoted?.end ?? digits.endIndex
    guard quoted != nil || !digits.isEmpty, close < bytes.count, bytes[close] == UInt8(ascii: "]") else {
      return nil
    }
    return (quoted?.text ?? String(decoding: digits, as: UTF8.self), close + 1, quoted == nil)
  }

  /// A text or a list of texts that is a whole statement.
  private func value(at start: Int) -> (Value, end: Int)? {
    let found =
      text(at: start).map { (Value.text($0.text), $0.end) }
      ?? list(at: start).map { (.list($0.list), $0.end) }
    guard let (value, end) = found else { return nil }
    let next = bytes[end...].first { $0 != 0x20 && $0 != 0x09 } ?? 0x0A
    return ";\r\n/".utf8.contains(next) ? (value, end) : nil
  }

  /// The text in quotes that begins at a place, and where it ends; nil where none does, or it does not end on its line.
  private func text(at start: Int) -> (text: String, end: Int)? {
    guard start < bytes.count, "\"'".utf8.contains(bytes[start]) else { return nil }
    var (text, at): ([UInt8], Int) = ([], start + 1)
    while at < bytes.count, bytes[at] != bytes[start] {
      guard bytes[at] != 0x0A else { return nil }
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count { at += 1 }
      text.append(max(bytes[at], 0x20))
      at += 1
    }
    return at < bytes.count ? (String(decoding: text, as: UTF8.self), at + 1) : nil
  }

  /// The texts of a list that begins at a place, and where it ends: `new Array("A", "B")`, `["A", "B"]`.
  private func list(at start: Int) -> (list: [String], end: Int)? {
    var next = start
    for word in ["new", "Array"] where next < bytes.count && bytes[next...].starts(with: word.utf8) {
      next = ScriptData.behindBlanks(bytes, next + word.utf8.count)
    }
    guard next < bytes.count, bytes[next] == UInt8(ascii: next == start ? "[" : "(") else { return nil }
    var (list, at): ([String], Int) = ([], next)
    repeat {
      guard let (text, end) = text(at: ScriptData.behindBlanks(bytes, at + 1)) else { return nil }
      list.append(text)
      at = ScriptData.behindBlanks(bytes, end)
      // A comma may stand behind the last.
      let next = at < bytes.count ? ScriptData.behindBlanks(bytes, at + 1) : at
      if next < bytes.count, bytes[at] == UInt8(ascii: ","), ")]".utf8.contains(bytes[next]) { at = next }
    } while at < bytes.count && bytes[at] == UInt8(ascii: ",")
    return at < bytes.count && ")]".utf8.contains(bytes[at]) ? (list, at + 1) : nil
  }

  /// The lists of texts alone that are assigned to a variable.
  private mutating func readLists() {
    var at = bytes.startIndex
    while let sign = bytes[at...].firstIndex(of: UInt8(ascii: "=")) {
      at = sign + 1
      guard let last = bytes[..<sign].lastIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        ScriptData.isWord(bytes[last]),
        let found = list(at: ScriptData.behindBlanks(bytes, at))
      else { continue }
      var start = last
      while start > 0, ScriptData.isWord(bytes[start - 1]), last - start < LinkedSelects.longestName {
        start -= 1
      }
      if !isComment(start) {
        lists.append((String(decoding: bytes[start...last], as: UTF8.self), found.list))
      }
      at = found.end
    }
  }

  /// Whether a place stands behind the sign of a comment on its line. In a long line none does: programs without line ends
  /// have no such comments, and would be looked through again and again.
  private func isComment(_ place: Int) -> Bool {
    let near = bytes[max(place - LinkedSelects.longestFront, 0)..<place]
    let front = near[(near.lastIndex(of: 0x0A).map { $0 + 1 } ?? near.startIndex)...]
    return front.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
  }

  /// In bytes.
  private static let longestFront = 200

  // MARK: Shapes

  /// Lists by the ways of numbers to them: `dsy.add("0", ["Austria"]); dsy.add("0_0", ["Tyrol"]);`
  private func added() -> [Node]? {
    var (lists, at): ([String: [String]], Int) = ([:], bytes.startIndex)
    while let point = bytes[at...].firstIndex(of: UInt8(ascii: ".")) {
      at = point + 1
      guard bytes[at...].starts(with: "add(".utf8), !isComment(point),
        let (way, end) = text(at: ScriptData.behindBlanks(bytes, at + 4)),
        !way.isEmpty, way.utf8.allSatisfy({ $0 == 0x5F || (0x30...0x39).contains($0) })
      else { continue }
      let comma = ScriptData.behindBlanks(bytes, end)
      guard comma < bytes.count, bytes[comma] == UInt8(ascii: ","),
        let found = list(at: ScriptData.behindBlanks(bytes, comma + 1)),
        lists[way] ?? found.list == found.list
      else { return nil }
      lists[way] = found.list
      at = found.end
    }
    guard lists.count > 1, let root = lists.keys.min(by: { ($0.count, $0) < ($1.count, $1) }),
      !root.contains("_"), lists.keys.allSatisfy({ $0 == root || $0.hasPrefix(root + "_") })
    else { return nil }
    func nodes(_ way: String, _ depth: Int) -> [Node] {
      guard depth < 10 else { return [] }
      return (lists[way] ?? []).enumerated().map { Node($1, nodes("\(way)_\($0)", depth + 1)) }
    }
    return nodes(root, 0)
  }

  /// What names lead to: `cities["Texas"]["Hays"] = new Array("Kyle", "Buda")`. Lists under one name are a dictionary, which
  /// others read.
  private func named() -> [Node]? {
    let deep = members.filter { !$0.isNumbered && $0.keys.count == 2 }
    if let variable = deep.first?.variable {
      guard deep.count > 1, deep.allSatisfy({ $0.variable == variable && !$0.value.isText }) else {
        return nil
      }
      // Another variable may have the lists of the names between, in their order.
      let between = members.filter { $0.variable != variable && $0.keys.count == 1 && !$0.value.isText }
      var nodes = between.map {
        Node($0.keys[0], names: LinkedSelects.withoutChoice($0.value.list))
      }
      for member in deep {
        let own = Node(member.keys[1], names: LinkedSelects.withoutChoice(member.value.list))
        if let at = nodes.firstIndex(where: { $0.name == member.keys[0] }) {
          if let row = nodes[at].below.firstIndex(where: { $0.name == own.name && $0.below.isEmpty }) {
            nodes[at].below[row] = own
          } else {
            nodes[at].below.append(own)
          }
        } else {
          nodes.append(Node(member.keys[0], [own]))
        }
      }
      return nodes
    }
    guard let (_, own) = single(isNumbered: false), own.allSatisfy(\.value.isText),
      let lists = split(own.map(\.value.text))
    else { return nil }
    return zip(own, lists).map { Node($0.keys[0], names: $1) }
  }

  /// What numbers lead to.
  private func numbered() -> [Node]? {
    guard let (variable, own) = single(isNumbered: true) else { return nil }
    let byNumber = Dictionary(
      own.compactMap { member in Int(member.keys[0]).map { ($0, member.value) } },
      uniquingKeysWith: { first, _ in first })
    guard let last = byNumber.keys.max(), last > 0, (1...last).allSatisfy({ byNumber[$0] != nil }) else {
      return nil
    }
    if own.allSatisfy(\.value.isText) {
      let texts = (0...last).map { byNumber[$0]?.text ?? "" }
      guard let below = split(texts), let (names, shift) = upper(below[0], last, variable) else { return nil }
      return nodes(names, below, shift)
    }
    guard own.allSatisfy({ !$0.value.isText }) else { return nil }
    let below = (0...last).map { byNumber[$0]?.list ?? [] }
    let rows = byNumber[0] == nil ? Array(below.dropFirst()) : below
    if let nodes = LinkedSelects.splitPairs(rows) { return nodes }
    if let (names, shift) = upper(below[0], last, variable) { return nodes(names, below, shift) }
    return LinkedSelects.pairs(rows)
  }

  private func nodes(_ names: [String], _ below: [[String]], _ shift: Int) -> [Node] {
    names.enumerated().map { index, name in
      Node(
        name,
        names: below.indices.contains(index + shift) ? LinkedSelects.withoutChoice(below[index + shift]) : [])
    }
  }

  /// The members of the only variable that has any, all with one key, and each key once.
  private func single(isNumbered: Bool) -> (variable: String, members: [Member])? {
    guard let first = members.first, members.count > 1,
      members.allSatisfy({
        $0.variable == first.variable && $0.isNumbered == isNumbered && $0.keys.count == 1
      }),
      Set(members.map { $0.keys[0] }).count == members.count
    else { return nil }
    return (first.variable, members)
  }

  /// The parts of texts between bars, or commas; nil where they are something else than lists of names.
  private func split(_ texts: [String]) -> [[String]]? {
    let filled = texts.filter { !$0.isEmpty }
    let separator: Character = filled.contains { $0.contains("|") } ? "|" : ","
    // Sentences and settings have commas, too.
    let areLists =
      separator == "|"
      || filled.count { $0.contains(",") } * 2 >= filled.count
        && !filled.contains { $0.contains(", ") || $0.contains("/") || $0.contains(".") }
    let lists = texts.map { $0.split(separator: separator).map(String.init) }
    // Rows of a table have numbers, and questions of a quiz a sign.
    let areNames = !lists.joined().contains {
      $0.allSatisfy { $0.isNumber || $0 == "." } || $0.hasSuffix("?")
    }
    return areLists && areNames ? lists : nil
  }

  /// The names of what has the numbers, and the number of the first.
  ///
  /// - Parameter first: What number 0 has; nothing, or one text, is the row that says to choose.
  private func upper(_ first: [String], _ last: Int, _ variable: String) -> (names: [String], shift: Int)? {
    let lists = lists.map(\.list).filter { $0.count > 1 && !$0.contains { $0.contains("|") } }
    let isRow = first.count < 2
    func fits(_ count: Int, _ wanted: Int) -> Bool {
      variable != LinkedSelects.copied ? count == wanted : (wanted...2 * wanted + 1).contains(count)
    }
    let below = lists.filter { fits($0.count, last + 1) && ($0[0] == first.first || !isRow) }
    if below.count == 1, let names = below.first {
      // The row that says to choose stands in both.
      return isRow ? (Array(names.dropFirst()), 1) : (names, 0)
    }
    let behind = lists.filter { isRow && first.first ?? "" == "" && fits($0.count, last) }
    return behind.count == 1 ? behind.first.map { ($0, 1) } : nil
  }

  /// The variable of the script that half the web has copied, in which countries may lack states.
  private static let copied = "s_a"

  /// Rows of a name and the names below it between bars: `["北京市", "东城区|西城区"]`.
  private static func splitPairs(_ rows: [[String]]) -> [Node]? {
    guard rows.allSatisfy({ $0.count == 2 && !$0[0].contains("|") }),
      rows.count { $0[1].contains("|") } * 2 >= rows.count
    else { return nil }
    let first = withoutChoice(rows.map { $0[0] }).count < rows.count ? 1 : 0
    return rows[first...].map { Node($0[0], names: $0[1].split(separator: "|").map(String.init)) }
  }

  /// Rows of a place and a name, or of a name, a place and a code of the name: `["CA", "Fresno"]`.
  private static func pairs(_ rows: [[String]]) -> [Node]? {
    guard let width = rows.first?.count, (2...3).contains(width), rows.allSatisfy({ $0.count == width }),
      rows.count > 2
    else { return nil }
    let counts = (0..<2).map { column in Set(rows.map { $0[column] }).count }
    let upper = counts[0] < counts[1] ? 0 : 1
    guard counts[upper] * 3 <= rows.count * 2, counts[1 - upper] * 10 >= rows.count * 9 else { return nil }
    var (nodes, places): ([Node], [String: Int]) = ([], [:])
    for row in rows {
      if let at = places[row[upper]] {
        nodes[at].below.append(Node(row[1 - upper]))
      } else {
        places[row[upper]] = nodes.count
        nodes.append(Node(row[upper], names: [row[1 - upper]]))
      }
    }
    return nodes
  }

  /// Lists whose variables end in the numbers of the names in another: `provincias_1` below the first of `paises`.
  private func numberedLists() -> [Node]? {
    func number(_ variable: String) -> (stem: Substring, number: Int)? {
      let digits = variable.reversed().prefix { $0.isNumber }.count
      let stem = variable.dropLast(digits)
      guard stem.hasSuffix("_"), let number = Int(variable.suffix(digits)) else { return nil }
      return (stem, number)
    }
    let below = lists.compactMap { entry in number(entry.variable).map { ($0.stem, $0.number, entry.list) } }
    let others = lists.filter { number($0.variable) == nil }
    guard members.isEmpty, below.count > 1, others.count == 1, below.allSatisfy({ $0.0 == below[0].0 }),
      below.map(\.1) == Array(1...below.count), (0...1).contains(others[0].list.count - below.count)
    else { return nil }
    let names = others[0].list.suffix(below.count)
    return zip(names, below).map { Node($0, names: LinkedSelects.withoutChoice($1.2)) }
  }

  /// A list without the row at its beginning that says to choose: `--Select City--`, `-`.
  private static func withoutChoice(_ list: [String]) -> [String] {
    guard list.count > 1, let first = list.first else { return list }
    let word = first.lowercased().filter { $0.isLetter }
    let isChoice =
      first.hasPrefix("--") || word.isEmpty || first.hasPrefix("请选择")
      || ["select", "choose", "seleccion", "escolha", "bitte"].contains(where: word.hasPrefix)
    return isChoice ? Array(list.dropFirst()) : list
  }

  private static func write(_ nodes: [Node], to output: inout [UInt8]) {
    output.append("[")
    for (index, node) in nodes.enumerated() {
      output.append(index == 0 ? "{\"name\":" : ",{\"name\":")
      output.append(quoted: node.name)
      output.append(",\"children\":")
      write(node.below, to: &output)
      output.append("}")
    }
    output.append("]")
  }
}
