import RegionModel

/// Small trees that together contain every kind of place in real data.
///
/// Each line is a region: two spaces per level, then code, level, name and reading. A bar in the name ends
/// the short name; a dash means no reading.
public enum SmallTrees {
  /// Paths that end at the second, third and fourth step; lists of mixed levels; four provinces under G.
  public static let china = tree(
    """
    110000 1 北京|市 bei jing shi
      110101 3 东城|区 dong cheng qu
        110101001 4 东华门|街道 dong hua men jie dao
        110101002 4 景山|街道 jing shan jie dao
      110105 3 朝阳|区 chao yang qu
        110105001 4 建外|街道 jian wai jie dao
        110105002 4 朝外|街道 chao wai jie dao
    410000 1 河南|省 he nan sheng
      410100 2 郑州|市 zheng zhou shi
        410102 3 中原|区 zhong yuan qu
          410102001 4 林山寨|街道 lin shan zhai jie dao
          410102002 4 建设路|街道 jian she lu jie dao
        410103 3 二七|区 er qi qu
          410103001 4 淮河路|街道 huai he lu jie dao
          410103002 4 大学路|街道 da xue lu jie dao
      419001 3 济源|市 ji yuan shi
        419001001 4 沁园|街道 qin yuan jie dao
        419001100 4 克井|镇 ke jing zhen
    440000 1 广东|省 guang dong sheng
      440300 2 深圳|市 shen zhen shi
        440303 3 罗湖|区 luo hu qu
          440303001 4 桂园|街道 gui yuan jie dao
          440303002 4 黄贝|街道 huang bei jie dao
        440305 3 南山|区 nan shan qu
          440305001 4 南头|街道 nan tou jie dao
          440305002 4 南山|街道 nan shan jie dao
          440305007 4 粤海|街道 yue hai jie dao
        440307 3 龙岗|区 long gang qu
          440307001 4 平湖|街道 ping hu jie dao
          440307002 4 坂田|街道 ban tian jie dao
      441900 2 东莞|市 dong guan shi
        441900003 4 东城|街道 dong cheng jie dao
        441900101 4 石碣|镇 shi jie zhen
    450000 1 广西|壮族自治区 guang xi zhuang zu zi zhi qu
      450100 2 南宁|市 nan ning shi
        450102 3 兴宁|区 xing ning qu
        450103 3 青秀|区 qing xiu qu
      450200 2 柳州|市 liu zhou shi
        450202 3 城中|区 cheng zhong qu
        450203 3 鱼峰|区 yu feng qu
    520000 1 贵州|省 gui zhou sheng
      520100 2 贵阳|市 gui yang shi
      520300 2 遵义|市 zun yi shi
    620000 1 甘肃|省 gan su sheng
      620100 2 兰州|市 lan zhou shi
      620200 2 嘉峪关|市 jia yu guan shi
    710000 1 台湾|省 tai wan sheng
      710100 2 台北|市 tai bei shi
      719001 3 金门|县 jin men xian
    """)

  /// Regions without siblings at the first, a middle and the last step; 单链 has no choice below it.
  public static let chains = tree(
    """
    1 1 单省 dan sheng
      11 2 甲市 jia shi
        111 3 独区 du qu
          1111 4 一街 yi jie
          1112 4 二街 er jie
        112 3 双区 shuang qu
          1121 4 独街 du jie
      12 2 乙市 yi shi
        121 3 单链 dan lian
          1211 4 链尾 lian wei
    """)

  /// One path without any choice.
  public static let onePath = tree(
    """
    1 1 唯省 wei sheng
      11 2 唯市 wei shi
        111 3 唯区 wei qu
    """)

  /// Names that are easy to get wrong: single characters, equal names, 〇, brackets, digits, no letter.
  public static let names = tree(
    """
    1 1 河北|省 he bei sheng
      11 3 桥西|区 qiao xi qu
      12 3 桥西|区 qiao xi qu
      13 3 一〇一团 yi ling yi tuan
      14 3 城关镇（东） cheng guan zhen dong
      15 3 县 xian
      16 3 ☆ -
      17 3 ※ -
      18 3 㑇镇 zhou zhen
    2 1 河 he
    """)

  /// A hundred regions under one letter, and one under another.
  public static let manyUnderG = tree(
    (0..<100).map { index in
      let (first, second) = (index / 10, index % 10)
      let syllables = ["an", "e", "u", "ai", "ao", "en", "ong", "ou", "ua", "un"]
      return "\(100 + index) 1 高\(first)\(second) gao g\(syllables[first]) h\(syllables[second])"
    }.joined(separator: "\n") + "\n900 1 安省 an sheng")

  /// Two cities, of which the first cannot be chosen.
  public static let withDisabledCity: RegionTree = {
    var builder = SmallTrees.builder(records("1 2 甲市 jia shi\n2 2 乙市 yi shi"))
    builder.flags = [RegionTree.Flags.disabled.rawValue, 0]
    do { return try RegionTree(compiled: builder.build()) } catch { preconditionFailure("\(error)") }
  }()

  /// A tree without regions.
  public static let empty = tree("")

  /// Builds the tree of an indented text.
  public static func tree(_ text: String) -> RegionTree {
    do {
      return try RegionTree(compiled: builder(records(text)).build())
    } catch {
      preconditionFailure("the fixture is no tree: \(error)")
    }
  }

  /// A builder with the rules and level names of China's divisions.
  public static func builder(_ records: [RegionRecord]) -> TreeBuilder {
    var builder = TreeBuilder(records)
    builder.rules = .china
    builder.levelNames = levelNames
    return builder
  }

  /// The built-in atlas's level names.
  public static let levelNames = [
    LevelName(.province, language: "zh", noun: "省份", heading: "选择省份/地区"),
    LevelName(.prefecture, language: "zh", noun: "城市", heading: "选择城市"),
    LevelName(.county, language: "zh", noun: "区/县", heading: "选择区/县"),
    LevelName(.township, language: "zh", noun: "街道/镇", heading: "选择街道/镇"),
    LevelName(.province, language: "en", noun: "Province", heading: "Province or region"),
    LevelName(.prefecture, language: "en", noun: "City", heading: "City"),
    LevelName(.county, language: "en", noun: "District", heading: "District or county"),
    LevelName(.township, language: "en", noun: "Town", heading: "Street or town"),
  ]

  /// The records of an indented text.
  public static func records(_ text: String) -> [RegionRecord] {
    var above: [String] = []
    return text.split(separator: "\n").map { line in
      let depth = line.prefix { $0 == " " }.count / 2
      let fields = line.split(separator: " ")
      let code = String(fields[0])
      above = above.prefix(depth) + [code]
      return RegionRecord(
        code: code, parentCode: depth > 0 ? above[depth - 1] : "", level: Level(rawValue: UInt8(fields[1])!),
        name: fields[2].filter { $0 != "|" }, shortName: String(fields[2].split(separator: "|")[0]),
        reading: fields[3] == "-" ? "" : fields[3...].joined(separator: " "))
    }
  }
}

extension RegionTree {
  /// The region at a path of names joined by slashes; fixtures have no equal siblings on such paths.
  public func at(_ path: String) -> Region {
    var list = roots
    var found: Region?
    for name in path.split(separator: "/") {
      guard let region = list.first(where: { $0.name == name || $0.shortName == name }) else {
        preconditionFailure("the fixture has no \(path)")
      }
      found = region
      list = region.children
    }
    guard let found else { preconditionFailure("an empty path") }
    return found
  }
}

extension Region {
  /// The names of the path, joined by slashes.
  public var pathText: String { path.map(\.name).joined(separator: "/") }
}
