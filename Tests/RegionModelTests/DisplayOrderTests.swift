import RegionModel
import TestSupport
import Testing

/// The order of siblings.
struct DisplayOrderTests {
  private func names(_ text: String) -> [String] { SmallTrees.tree(text).roots.map(\.name) }

  @Test func rowsStandByTheLettersOfTheFollowingCharacters() {
    #expect(
      SmallTrees.china.roots.map(\.shortName) == ["北京", "广东", "甘肃", "广西", "贵州", "河南", "台湾"])
  }

  @Test func aNameThatIsTheBeginningOfAnotherStandsBeforeIt() {
    #expect(names("1 1 河北 he bei\n2 1 河 he") == ["河", "河北"])
  }

  @Test func equalLettersStandByTheWholeReading() {
    #expect(names("1 1 广东 guang dong\n2 1 高店 gao dian\n3 1 高大 gao da") == ["高大", "高店", "广东"])
  }

  @Test func aSpaceSortsBeforeLettersInTheWholeReading() {
    #expect(names("1 1 先安 xian an\n2 1 西安 xi an\n3 1 西昂 xi ang") == ["西安", "西昂", "先安"])
  }

  @Test func equalReadingsStandByTheCode() {
    let tree = SmallTrees.tree("9 1 桥西 qiao xi\n10 1 桥溪 qiao xi\n2 1 桥西 qiao xi")
    #expect(tree.roots.map(\.code) == ["10", "2", "9"])
  }

  @Test func namesWithoutALetterStandLast() {
    #expect(names("1 1 ※ -\n2 1 ☆ -\n3 1 邹 zou\n4 1 〇 -") == ["邹", "※", "☆", "〇"])
  }

  @Test func textsAreComparedByTheirBytes() {
    // Folded, both forms of é are equal; as bytes, the one of two code points comes first.
    let tree = SmallTrees.tree("b 1 \u{E9} -\na 1 e\u{301} -\nc 1 f -")
    #expect(tree.roots.map(\.code) == ["a", "b", "c"])
  }

  @Test func childrenLieInTheSameOrderWhereverTheirParentStands() {
    #expect(SmallTrees.china.at("河南").children.map(\.name) == ["济源市", "郑州市"])
    #expect(SmallTrees.china.at("广东/深圳").children.map(\.name) == ["龙岗区", "罗湖区", "南山区"])
    #expect(
      SmallTrees.china.at("广东/深圳/南山区").children.map(\.name) == ["南山街道", "南头街道", "粤海街道"])
  }
}
