import RegionModel
import RegionSearch
import TestSupport

/// Places that share names, have unusual levels, or names of one character.
///
/// Each line is code, parent, level, name; a bar ends the short name.
let places = SmallTrees.flat(
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

/// A tree outside China: names contain blanks and commas, and codes are words.
let states = SmallTrees.flat(
  """
  US - 1 United_States
  US-NY US 2 New_York
  US-DC US 2 Washington,_D.C.
  NL - 1 Nederland
  """, rules: [])

/// A tree with codes of two digits per level.
let shortCodes = SmallTrees.flat(
  """
  44 - 1 广东|省
  4403 44 2 深圳|市
  """)

/// Places whose official suffix is longer than people's, and towns with the names of cities.
let kinds = SmallTrees.flat(
  """
  110000 - 1 北京|市
  110101 110000 3 东城|区
  120000 - 1 天津|市
  120116 120000 3 滨海新区
  130000 - 1 河北|省
  130100 130000 2 石家庄|市
  130107 130100 3 井陉矿区
  130121 130100 3 井陉|县
  150000 - 1 内蒙古|自治区
  150400 150000 2 赤峰|市
  150428 150400 3 喀喇沁旗
  150200 150000 2 包头|市
  150223 150200 3 达尔罕茂明安联合旗
  210000 - 1 辽宁|省
  210500 210000 2 本溪|市
  210521 210500 3 本溪满族自治县
  210522 210500 3 通化县
  211300 210000 2 朝阳|市
  211303 211300 3 双塔|区
  211324 211300 3 喀喇沁左翼|蒙古族自治县
  211324101 211324 4 喀喇沁|镇
  220000 - 1 吉林|省
  222400 220000 2 延边|朝鲜族自治州
  222424 222400 3 汪清|县
  222424101 222424 4 南京|镇
  310000 - 1 上海|市
  310115 310000 3 浦东新区
  310115101 310115 4 朝阳|回族乡
  320000 - 1 江苏|省
  320100 320000 2 南京|市
  320104 320100 3 朝阳|区
  320900 320000 2 盐城|市
  320922 320900 3 滨海|县
  410000 - 1 河南|省
  411424 410000 3 柘城|县
  411424001 411424 4 浦东|街道
  411424002 411424 4 县
  419001 410000 3 济源|市
  420000 - 1 湖北|省
  422800 420000 2 恩施|土家族苗族自治州
  422801 422800 3 恩施|市
  440000 - 1 广东|省
  442000 440000 2 中山|市
  442000001 442000 4 石岐区|街道办事处
  442000002 442000 4 西区|街道
  450000 - 1 广西|壮族自治区
  610100 450000 3 碑林|区
  710000 - 1 台湾|省
  719007 710000 2 嘉义县
  719014 710000 2 嘉义市
  810000 - 1 香港|特别行政区
  """)

/// The result of `PlaceFinder` as one line: the path, then a bar with the unmatched rest, or a question mark
/// with the ambiguous rest and its candidates.
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
