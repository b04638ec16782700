import RegionModel
import RegionSearch

/// Places that bear each other's names, stand at odd levels, or have names of one character.
///
/// A line is code, parent, level, name; a bar ends the short name.
let places = tree(
  """
  110000 - 1 北京|市
  110101 110000 3 东城|区
  110105 110000 3 朝阳|区
  130000 - 1 河北|省
  130100 130000 2 石家庄|市
  130104 130100 3 桥西|区
  130133 130100 3 赵|县
  130500 130000 2 邢台|市
  130503 130500 3 桥西|区
  220000 - 1 吉林|省
  220100 220000 2 长春|市
  220104 220100 3 朝阳|区
  220200 220000 2 吉林|市
  220204 220200 3 船营|区
  320000 - 1 江苏|省
  320100 320000 2 南京|市
  320106 320100 3 鼓楼|区
  230000 - 1 黑龙江|省
  231182 230000 3 五大连池|市
  231182101 231182 4 龙|镇
  231182503 231182 4 龙镇|农场
  231182504 231182 4 襄河|镇
  231182505 231182 4 襄河|农场
  350000 - 1 福建|省
  350100 350000 2 福州|市
  350102 350100 3 鼓楼|区
  350103 350100 3 台江|区
  440000 - 1 广东|省
  440300 440000 2 深圳|市
  440305 440300 3 南山|区
  440305002 440305 4 南山|街道
  440305007 440305 4 粤海|街道
  441900 440000 2 东莞|市
  441900101 441900 4 石碣|镇
  460000 - 1 海南|省
  460100 460000 2 海口|市
  630000 - 1 青海|省
  632500 630000 2 海南|藏族自治州
  632521 632500 3 共和|县
  """,
  successions: [
    "110103": ["110101"], "442527": ["441900"], "441901": ["442527"], "130103": ["130104", "130133"],
    "130199": ["130104", "130503"], "990001": ["990002"], "990002": ["990001"], "440398": [],
    "440397": ["440396"], "130198": ["130104", "440396"],
  ])

/// A tree that is not of this country: names hold blanks and commas, codes are words.
let states = tree(
  """
  US - 1 United_States
  US-NY US 2 New_York
  US-DC US 2 Washington,_D.C.
  NL - 1 Nederland
  """)

private func tree(_ text: String, successions: [String: [String]] = [:]) -> RegionTree {
  let records = text.split(separator: "\n").map { line in
    let fields = line.split(separator: " ")
    let name = String(fields[3]).map { $0 == "_" ? " " : $0 }
    return RegionRecord(
      code: String(fields[0]), parentCode: fields[1] == "-" ? "" : String(fields[1]),
      level: Level(rawValue: UInt8(fields[2]) ?? 0), name: String(name.filter { $0 != "|" }),
      shortName: String(name.prefix { $0 != "|" }))
  }
  do {
    var builder = TreeBuilder(records)
    builder.successions = successions.compactMap { CodeSuccession(code: $0, successors: $1) }
    return try RegionTree(compiled: builder.build())
  } catch {
    preconditionFailure("the fixture is no tree: \(error)")
  }
}

/// What became of a text, as one line: the path; behind a bar what was not found, behind a question mark what
/// fits several places, and those places.
func found(_ text: String, below root: String? = nil, in tree: RegionTree = places) -> String {
  let finder = PlaceFinder(tree)
  let root = root.flatMap { finder.find($0)?.region }
  guard let match = finder.find(text, below: root) else { return "nothing" }
  let path = pathText(match.path)
  switch match.problem {
  case nil: return path
  case .notFound(let rest): return "\(path) | \(rest)"
  case .ambiguous(let rest, let candidates):
    return "\(path) ? \(rest): " + candidates.map { pathText($0.path) }.joined(separator: ", ")
  }
}

private func pathText(_ path: [Region]) -> String { path.map(\.name).joined(separator: "/") }
