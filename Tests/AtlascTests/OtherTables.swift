import RegionModel

@testable import atlasc

/// The tables of other names, together with those of places, readings and characters.
struct OtherTables {
  var divisions: [String]
  var readings: [String] = []
  var history: [String] = []
  var aliases: [String] = []
  var misreadings: [String] = []
  var foldings: [String] = []
  var prominence: [String] = []
  var englishNames: [String] = []

  private static let syllables = """
    三san 上shang 东dong 乡xiang 京jing 佛fo 佳jia 侗dong 北bei 区qu 十shi 南nan 县xian 吕lv 喀ka 回hui 土tu 城cheng \
    女nv 家jia 尔er 崇chong 左zuo 州zhou 广guang 庄zhuang 庆qing 应ying 延yan 开kai 恩en 我wo 文wen 新xin 施shi 旗qi \
    明ming 朝chao 木mu 本ben 村cun 桥qiao 梁liang 樊fan 民min 江jiang 治zhi 沁qin 浦pu 海hai 港gang 湖hu 满man 溪xi \
    特te 甲jia 省sheng 石shi 矿kuang 穗sui 立li 粤yue 罕han 翼yi 联lian 自zi 苗miao 茂mao 茫mang 蒙meng 西xi 襄xiang \
    行xing 襄xiang 达da 道dao 重zhong 镇zhen 阳yang 陉xing 香xiang 鲜xian 街jie 边bian 市shi 井jing 古gu 合he 族zu 政zheng \
    别bie 嘉jia 义yi 黄huang 浔xun 花hua 绿lv 乙yi 丙bing 丁ding 戊wu 己ji 济ji 源yuan 六liu 安an 郊jiao 辖xia 拉la 喇la
    """

  private static let characters: [String] = {
    var seen: Set<Character> = []
    let words = syllables.split(separator: " ").filter { seen.insert($0.first ?? " ").inserted }
    return ["character\tdefault\tothers"] + words.map { "\($0.prefix(1))\t\($0.dropFirst())\t" }
  }()

  var compiler: AtlasCompiler {
    AtlasCompiler(
      divisions: source("d.tsv", "code parent level name short", divisions),
      readings: source("r.tsv", "scope text reading also why", readings),
      characters: AtlasCompiler.Source(file: "c.tsv", bytes: lines(OtherTables.characters)),
      history: source("h.tsv", "code name until successors", history),
      aliases: source("a.tsv", "code alias kind reading why", aliases),
      misreadings: source("m.tsv", "character reading why", misreadings),
      foldings: source("t.tsv", "character simplified", foldings),
      prominence: source("p.tsv", "code rank why", prominence),
      englishNames: source("e.tsv", "code name why", englishNames))
  }

  /// Lines have blanks for tabs, and `_` for a blank.
  private func source(_ file: String, _ header: String, _ rows: [String]) -> AtlasCompiler.Source {
    let written = [header] + rows
    return AtlasCompiler.Source(
      file: file,
      bytes: lines(written.map { String($0.map { $0 == " " ? "\t" : $0 == "_" ? " " : $0 }) }))
  }

  private func lines(_ lines: [String]) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }

  /// The errors of the tables, as printed.
  var flaws: [String] {
    do throws(TableErrors) {
      _ = try compiler.compile(date: 0, provenance: "")
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  func tree() throws -> RegionTree {
    try RegionTree(compiled: compiler.compile(date: 0, provenance: ""))
  }

  /// The other names of one kind as lines: the name with a bar after the short name, the reading in brackets,
  /// the year if known, the codes.
  func names(_ kind: Alias.Kind) throws -> [String] {
    try tree().aliases.filter { $0.kind == kind }.map { alias in
      let short = alias.shortName
      let bar = short == alias.name ? "" : "|" + alias.name.dropFirst(short.count)
      let year = alias.year == 0 ? "" : " \(alias.year)"
      return "\(short)\(bar) [\(alias.reading)]\(year) " + alias.regions.map(\.code).joined(separator: ";")
    }
  }
}
