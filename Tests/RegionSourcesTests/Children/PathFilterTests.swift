import RegionModel
import RegionSources
import TestSupport
import Testing

/// Places that were asked for or ruled out, in lists that come one by one.
struct PathFilterTests {
  private let source = SplitTree(SmallTrees.china)

  /// The names that are left of the list below a path.
  private func rows(
    below path: String = "", including included: [[String]] = [], excluding excluded: [[String]] = []
  ) throws -> [String] {
    let path = source.path(path)
    return try PathFilter(including: included, excluding: excluded)
      .filtered(source.children(of: path).tree, below: path.map(Place.init)).roots.map(\.name)
  }

  @Test func whatIsRuledOutIsNoRow() throws {
    let excluded = [["台湾省"], ["广东省", "深圳市"], ["110000"]]
    #expect(try rows(excluding: excluded) == ["广东省", "甘肃省", "广西壮族自治区", "贵州省", "河南省"])
    #expect(try rows(below: "广东", excluding: excluded) == ["东莞市"])
    #expect(try rows(below: "河南", excluding: excluded) == rows(below: "河南"))
  }

  @Test func aCodeIsRuledOutWhereverItStands() throws {
    #expect(try rows(excluding: [["440300"]]).count == 7)
    #expect(try rows(below: "广东", excluding: [["440300"]]) == ["东莞市"])
  }

  @Test func whatWasAskedForStandsWithWhatLeadsThereAndAllBelow() throws {
    let included = [["广东省", "440300", "南山区"], ["台湾省"]]
    #expect(try rows(including: included) == ["广东省", "台湾省"])
    #expect(try rows(below: "广东", including: included) == ["深圳市"])
    #expect(try rows(below: "广东/深圳", including: included) == ["南山区"])
    #expect(try rows(below: "广东/深圳/南山", including: included) == rows(below: "广东/深圳/南山"))
    #expect(try rows(below: "台湾", including: included) == rows(below: "台湾"))
  }

  @Test func anAnswerOfSeveralLevelsIsCutInAllOfThem() throws {
    let tree = SmallTrees.china
    let filter = PathFilter(including: [["广东省", "深圳"]], excluding: [["广东", "深圳市", "罗湖区"]])
    let left = try filter.filtered(tree)
    #expect(left.roots.map(\.name) == ["广东省"])
    #expect(left.at("广东省").children.map(\.name) == ["深圳市"])
    #expect(left.at("广东省/深圳市").children.map(\.name) == ["龙岗区", "南山区"])
    #expect(left.at("广东省/深圳市/南山区").code == "440305")
    #expect(left.at("广东省/深圳市/南山区").reading == tree.at("广东/深圳/南山").reading)
  }

  @Test func aListOfWhichNothingIsLeftSaysSo() throws {
    let nothing = ListSourceError.failed("--include and --exclude leave nothing to choose")
    #expect(throws: nothing) { try rows(including: [["没有这里"]]) }
    #expect(throws: nothing) { try rows(below: "广东", including: [["广东省", "没有这里"]]) }
    #expect(throws: nothing) { try rows(below: "广东", excluding: [["440300"], ["广东省", "东莞市"]]) }
    #expect(try rows(below: "广东/东莞/石碣", including: [["广东省"]]) == [])
  }

  @Test func aListThatCountsWholeIsTheSameTree() throws {
    let tree = source.roots.tree
    #expect(try PathFilter(including: [], excluding: [["没有这里"]]).filtered(tree) === tree)
  }

  @Test func pathsOfResultsCountOrNot() {
    let filter = PathFilter(including: [["广东省"], ["台湾省", "金门县"]], excluding: [["广东省", "东莞市"], ["440305"]])
    func counts(_ path: String) -> Bool { filter.contains(source.path(path).map(Place.init)) }
    #expect(counts("广东") && counts("广东/深圳/罗湖") && counts("台湾") && counts("台湾/金门县"))
    #expect(!counts("广东/东莞") && !counts("广东/东莞/石碣") && !counts("广东/深圳/南山") && !counts("河南"))
  }
}
