import EmbeddedAtlas
import RegionModel
import Testing

/// Single built-in readings.
struct CarriedReadingsTests {
  private let tree: RegionTree

  init() throws { tree = try #require(Self.carried) }

  private static let carried: RegionTree? = {
    let block = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    return try? RegionTree(bytes: block, check: .header)
  }()

  private static let readings: [String: Set<String>] = all(of: carried?.roots).reduce(into: [:]) {
    $0[$1.name, default: []].insert($1.reading)
  }

  @Test(arguments: [
    ("500000", "重庆市", "chong qing shi"), ("341500", "六安市", "lu an shi"), ("652823", "尉犁县", "yu li xian"),
    ("350200", "厦门市", "xia men shi"), ("441900", "东莞市", "dong guan shi"), ("340300", "蚌埠市", "beng bu shi"),
    ("510181", "都江堰市", "du jiang yan shi"), ("331000", "台州市", "tai zhou shi"),
    ("331100", "丽水市", "li shui shi"), ("371481", "乐陵市", "le ling shi"), ("131025", "大城县", "da cheng xian"),
    ("330382", "乐清市", "yue qing shi"), ("130225", "乐亭县", "lao ting xian"),
    ("411522", "光山县", "guang shan xian"),
    ("140428", "长子县", "zhang zi xian"), ("430100", "长沙市", "chang sha shi"),
    ("540000", "西藏自治区", "xi zang zi zhi qu"),
    ("321302", "宿城区", "su cheng qu"), ("361124", "铅山县", "yan shan xian"), ("130726", "蔚县", "yu xian"),
    ("451000", "百色市", "bai se shi"), ("450804", "覃塘区", "qin tang qu"), ("610728", "镇巴县", "zhen ba xian"),
  ])
  func placesAboveTheTownships(_ code: String, _ name: String, _ reading: String) throws {
    let region = try #require(tree.region(code: code))
    #expect(region.name == name)
    #expect(region.reading == reading)
  }

  @Test(arguments: [
    ("朝阳门街道", "chao yang men jie dao"), ("什刹海街道", "shi cha hai jie dao"), ("瓦窑堡街道", "wa yao bu jie dao"),
    ("佟二堡镇", "tong er pu zhen"), ("龙洞堡街道", "long dong bao jie dao"), ("河西堡镇", "he xi pu zhen"),
    ("团陂镇", "tuan pi zhen"), ("麻涌镇", "ma chong zhen"), ("上涌镇", "shang yong zhen"), ("独峒镇", "du dong zhen"),
    ("沙扒镇", "sha pa zhen"), ("殷行街道", "yin hang jie dao"), ("大柳行镇", "da liu hang zhen"),
    ("鸭绿江街道", "ya lu jiang jie dao"), ("绿林镇", "lu lin zhen"), ("罗布泊镇", "luo bu po zhen"),
    ("畹町镇", "wan ding zhen"), ("太姥山镇", "tai mu shan zhen"), ("下马圈乡", "xia ma juan xiang"),
    ("祝阿镇", "zhu e zhen"), ("解州镇", "hai zhou zhen"), ("兀术街街道", "wu zhu jie jie dao"),
    ("星宿苗族彝族仡佬族乡", "xing xiu miao zu yi zu ge lao zu xiang"), ("柳树酄镇", "liu shu quan zhen"),
    ("普淜镇", "pu peng zhen"), ("枚乘街道", "mei sheng jie dao"), ("竹行街道", "zhu hang jie dao"),
    ("三义寨乡", "san yi zhai xiang"), ("塘厦镇", "tang xia zhen"), ("广厦街道", "guang sha jie dao"),
  ])
  func townshipsOfOneName(_ name: String, _ reading: String) {
    #expect(Self.readings[name] == [reading])
  }

  @Test func provincesStandByTheLettersOfTheirCharacters() {
    let names = tree.roots.filter { $0.letter.character == "G" }.map(\.shortName)
    #expect(names == ["广东", "甘肃", "广西", "贵州"])
    #expect(tree.roots.map(\.shortName).prefix(4) == ["安徽", "澳门", "北京", "重庆"])
  }

  @Test func anotherReadingIsKeptForSearch() throws {
    #expect(try #require(tree.region(code: "131025")).otherReadings == ["dai cheng xian"])
    #expect(try #require(tree.region(code: "371481")).otherReadings == ["lao ling shi"])
    #expect(try #require(tree.region(code: "451000")).otherReadings == ["bo se shi"])
    #expect(try #require(tree.region(code: "450804")).otherReadings == ["tan tang qu"])
  }

  @Test func everyNameHasALetter() {
    for region in Self.all(of: tree.roots) where region.letter == .none { Issue.record("\(region.name)") }
  }

  private static func all(of list: RegionList?) -> [Region] {
    list?.flatMap { [$0] + all(of: $0.children) } ?? []
  }
}
