import RegionModel
import RegionSearch
import TestSupport
import Testing

/// Paths, whole or in part.
@Suite struct PathTests {
  @Test func aWholePathIsFound() {
    #expect(found("广东省/深圳市/南山区/粤海街道") == "广东省/深圳市/南山区/粤海街道")
  }

  @Test func leadingLevelsSuffice() {
    #expect(found("广东省") == "广东省")
    #expect(found("广东省/深圳市") == "广东省/深圳市")
  }

  @Test(arguments: [
    "广东省 深圳市 南山区", "广东省>深圳市>南山区", "广东省 › 深圳市 › 南山区", "广东省,深圳市,南山区", "广东省，深圳市，南山区",
    "广东省、深圳市、南山区", "广东省\t深圳市\t南山区", "广东省　深圳市　南山区", " 广东省 / 深圳市 / 南山区 \n", "/广东省//深圳市/南山区/",
  ])
  func peopleSeparateNamesInManyWays(text: String) {
    #expect(found(text) == "广东省/深圳市/南山区")
  }

  @Test func aSeparatorOfOnesOwnSeparatesToo() {
    let finder = PlaceFinder(places, separator: "·")
    #expect(finder.find("广东省·深圳市")?.region?.name == "深圳市")
    #expect(found("广东省·深圳市") == "广东省 | ·深圳市")
  }

  @Test func codesMayStandForNames() throws {
    var builder = TreeBuilder()
    func add(_ code: String, _ name: String, below parent: RegionRecord.Parent) -> Int {
      builder.append(RegionRecord(code: code, parent: parent, level: nil, name: name))
    }
    let europe = add("1", "Europe", below: .none)
    _ = add("3", "Swiss", below: .record(europe))
    _ = add("4", "Twin", below: .record(europe))
    _ = add("4b", "Twin", below: .record(europe))
    let tree = try builder.tree()
    #expect(found("440000/440300/440305") == "广东省/深圳市/南山区")
    #expect(found("1/3", in: tree) == "Europe/Swiss")
    #expect(found("Europe/3", in: tree) == "Europe/Swiss")
    #expect(found("1/Swiss", in: tree) == "Europe/Swiss")
    #expect(found("1/4", in: tree) == "Europe/Twin")
    #expect(found("1/9", in: tree) == " | 1/9")
    #expect(found("3", below: "Europe", in: tree) == "Europe/Swiss")
  }

  @Test func theWordForTheKindMayBeLeftOut() {
    #expect(found("广东/深圳/南山区") == "广东省/深圳市/南山区")
    #expect(found("青海/海南/共和") == "青海省/海南藏族自治州/共和县")
    #expect(found("河北/石家庄/赵") == "河北省/石家庄市/赵县")
  }

  @Test func aPartOfANameIsNoName() {
    #expect(found("广") == " | 广")
    #expect(found("广东省/深") == "广东省 | 深")
    #expect(found("广东省/圳市") == "广东省 | 圳市")
    #expect(found("海南藏族") == " | 海南藏族")
  }

  @Test func whatCannotBeFoundIsSaid() {
    #expect(found("广东省/深圳市/福田区/莲花街道") == "广东省/深圳市 | 福田区/莲花街道")
    #expect(found("湖南省/长沙市") == " | 湖南省/长沙市")
  }

  @Test func aNameWrittenTwiceCountsOnce() {
    #expect(found("北京市/北京市/东城区") == "北京市/东城区")
    #expect(found("广东省/东莞市/东莞市/石碣镇") == "广东省/东莞市/石碣镇")
    #expect(found("吉林/吉林/船营") == "吉林省/吉林市/船营区")
  }

  @Test func namesFollowEachOtherWithoutSeparators() {
    #expect(found("广东省深圳市南山区") == "广东省/深圳市/南山区")
    #expect(found("北京市朝阳区") == "北京市/朝阳区")
    #expect(found("北京市北京市朝阳区") == "北京市/朝阳区")
    #expect(found("深圳市南山区粤海街道") == "广东省/深圳市/南山区/粤海街道")
    #expect(found("河北石家庄赵县") == "河北省/石家庄市/赵县")
    #expect(found("广东深圳/南山区") == "广东省/深圳市/南山区")
  }

  @Test func aFullNameGoesBeforeTheShortNameOfAnother() {
    #expect(found("黑龙江/五大连池/龙镇") == "黑龙江省/五大连池市/龙镇")
    #expect(found("黑龙江省五大连池市龙镇") == "黑龙江省/五大连池市/龙镇")
  }

  @Test func twoSiblingsOfOneShortNameAreNotGuessed() {
    #expect(found("五大连池/襄河") == "黑龙江省/五大连池市 ? 襄河: 黑龙江省/五大连池市/襄河农场, 黑龙江省/五大连池市/襄河镇")
  }

  @Test func fullNamesThatBeginATextAreTakenAndTheRestIsSaid() {
    #expect(found("广东省深圳市科技园") == "广东省/深圳市 | 科技园")
    #expect(found("广东深圳科技园") == " | 广东深圳科技园")
  }

  @Test(arguments: ["", " ", "\t\n", "　", "/", " , "]) func aBlankTextIsNoPlace(text: String) {
    #expect(found(text) == "nothing")
  }

  @Test func aTextThatNeverEndsIsNoPlace() {
    let text = String(repeating: "北京市", count: 100_000)
    #expect(PlaceFinder(places).find(text) == PlaceMatch(path: [], problem: .notFound(text)))
    #expect(found(String(repeating: "北京市", count: 400)) == "北京市")
    #expect(found(String(repeating: "北京市/", count: 400)) == "北京市")
  }

  @Test func aPrintedPathLeadsBackWhateverItsLength() throws {
    var builder = TreeBuilder()
    for depth in 0..<1_200 {
      builder.append(
        RegionRecord(code: "", parent: depth == 0 ? .none : .record(depth - 1), name: "d\(depth) a/b"))
    }
    let tree = try builder.tree()
    var place = tree.roots[0]
    while let below = place.children.first { place = below }
    let path = place.path.map { PathText.escaped($0.name, separator: "/") }.joined(separator: "/")
    #expect(path.utf8.count > 10_000)
    #expect(PlaceFinder(tree).find(path) == PlaceMatch(path: place.path, problem: nil))
    #expect(PlaceFinder(tree).find(path + "/x") == PlaceMatch(path: [], problem: .notFound(path + "/x")))
  }

  @Test func namesOfForeignTreesMayHoldBlanksAndCommas() {
    #expect(found("United States/New York", in: states) == "United States/New York")
    #expect(found("New York", in: states) == "United States/New York")
    #expect(found("United States/Washington, D.C.", in: states) == "United States/Washington, D.C.")
    #expect(found("United States, Nederland", in: states) == "United States | Nederland")
  }

  @Test func anEmptyTreeHasNoPlaces() throws {
    let empty = try RegionTree(compiled: TreeBuilder([]).build())
    #expect(found("广东省", in: empty) == " | 广东省")
    #expect(found("440305", in: empty) == " | 440305")
  }

  /// A program prints `A>B` as it is: the names of a foreign tree may hold what people separate paths by.
  @Test(arguments: [
    ("A>B", "1"), ("A>B/x", "2"), ("A/B", "5"), ("R&D > Lab", "6"), ("R&D > Lab/a, b", "7"), ("A B", "8"),
  ])
  func aPrintedPathLeadsToItsPlace(text: String, code: String) {
    let tree = SmallTrees.foreign("1|A>B\n  2|x\n3|A\n  5|B\n6|R&D > Lab\n  7|a, b\n8|A B", order: .source)
    #expect(PlaceFinder(tree).find(text)?.region?.code == code)
  }

  @Test func theSeparatorAloneCutsAPathThatHasIt() {
    #expect(PlaceFinder.words(of: "A>B/x") == ["A>B", "x"])
    #expect(PlaceFinder.words(of: "A > B") == ["A", "B"])
    #expect(PlaceFinder.words(of: "A>B::x", separator: "::") == ["A>B", "x"])
    #expect(PlaceFinder.words(of: "A/B>x", separator: "::") == ["A", "B", "x"])
  }

  /// Nobody types the backslash of a printed path, where what is typed can mean nothing else.
  @Test(arguments: [
    ("TCP/IP", "1"), ("TCP/IP/ports", "2"), ("Music/AC/DC", "5"), ("AC/DC", "5"), ("Cats/Dogs", "6"),
    ("Cats / Dogs/a/b", "7"), ("Twice/x", "-"), ("TCP/IP/none", "-"), ("a/b", "7"), ("TCP/", "-"),
    ("M/N/O", "-"), ("Music/X", "9"),
  ])
  func aNameWithASlashNeedsNoBackslash(text: String, code: String) {
    let tree = SmallTrees.foreign(
      "1|TCP/IP\n  2|ports\n3|Music\n  5|AC/DC\n  9|X\n6|Cats / Dogs\n  7|a/b\n8|One\n  81|Twice/x\n82|Two\n  83|Twice/x\n"
        + "84|M\n  85|N/O\n86|M/N\n  87|O", order: .source)
    let match = PlaceFinder(tree).find(text)
    #expect((match?.problem == nil ? match?.region?.code : nil) ?? "-" == code)
  }
}
