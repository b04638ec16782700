import EmbeddedAtlas
import RegionModel
import Testing

@testable import atlasc

/// The townships that the program carries, held against the register of 2025-12-31.
struct TownshipsTests {
  private static let folder = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/")!))
  private let tree: RegionTree

  init() throws {
    let block = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    tree = try RegionTree(bytes: block, check: .header)
  }

  /// The rows of a table, its header left out.
  private func rows(_ path: String) throws -> [[String]] {
    String(decoding: try Files.read("\(Self.folder)/\(path)"), as: UTF8.self).split(separator: "\n")
      .dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  private func register() throws -> [[String]] { try rows("Fixtures/townships-register.tsv") }

  /// The exceptions of one kind, by their codes.
  private func exceptions(_ kind: String) throws -> [String: [String]] {
    let rows = try rows("../../assets/register-exceptions.tsv").filter { $0[3] == kind }
    return Dictionary(rows.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func everyTownshipOfTheRegisterIsThereUnderItsCodeButFour() throws {
    let register = try register()
    #expect(register.count == 38_364)
    let lost = register.filter { tree.region(code: $0[0])?.parent?.code != $0[1] }
    #expect(lost.map { $0[0] } == ["653126109", "653126110", "653126111", "653126112"])
    let moved = try exceptions("elsewhere")
    #expect(moved.count == 4)
    for row in lost {
      let now = try #require(moved[row[0]])
      #expect(tree.region(code: now[4])?.name == row[2])
      #expect(tree.succession(ofCode: row[0])?.successors == [now[4]])
    }
  }

  @Test func eachBearsItsNameThereOrHasItAsAnotherAndSaysWhy() throws {
    let spelled = try exceptions("spelled")
    #expect(spelled.count == 173)
    let others = Dictionary(
      grouping: tree.aliases.flatMap { alias in alias.regions.map { ($0.code, alias.name) } }, by: \.0)
    for row in try register() {
      guard let region = tree.region(code: row[0]), region.name != row[2] else { continue }
      let exception = try #require(spelled[row[0]], "\(row)")
      #expect(exception[2] == row[2] && exception[4] == region.name && !exception[5].isEmpty)
      #expect(others[row[0]]?.contains { $0.1 == row[2] } == true, "\(row)")
    }
  }

  @Test func everyExceptionIsOneAndHasItsReason() throws {
    let names = Dictionary(uniqueKeysWithValues: try register().map { ($0[0], $0[2]) })
    let kept = try exceptions("kept")
    #expect(kept.count == 132)
    for row in kept.values {
      #expect(tree.region(code: row[0])?.name == row[2] && names[row[0]] == nil && !row[5].isEmpty, "\(row)")
    }
    #expect(try exceptions("spelled").values.allSatisfy { names[$0[0]] == $0[2] })
  }

  @Test(arguments: [
    ("440305007", "440305007", "粤海街道"), ("440309001", "440309003", "龙华街道"), ("320583112", "", "周庄镇"),
    ("500109124", "500112133", "统景镇"), ("130108009", "130171011", "太行街道"), ("532504901", "532504105", "朋普镇"),
    ("653132100", "", "新华镇"), ("659013100", "659003100", "草湖镇"), ("232700100", "232762100", "小扬气镇"),
    ("110000", "110000", "北京市"),
  ])
  func theBureausCodesStandBesideTheRegisters(code: String, bureau: String, name: String) throws {
    let region = try #require(tree.region(code: code))
    #expect(region.name == name)
    #expect(region.code(in: .second) == bureau)
    if !bureau.isEmpty { #expect(tree.regions(code: bureau, in: .second) == [region]) }
  }

  @Test func whatTheBureauListedForNoPlaceLeadsToTheCounty() {
    #expect(tree.regions(holdingSecond: "230803198").map(\.name) == ["向阳区"])
    #expect(tree.regions(holdingSecond: "340323108").map(\.name) == ["杨庙镇"])
    #expect(tree.regions(holdingSecond: "653126214").map(\.name) == ["岑岭县"])
  }

  @Test func noCodeOfTheBureauMeansTwoPlaces() {
    let codes = tree.roots.subtrees.map { $0.code(in: .second) }.filter { !$0.isEmpty }
    #expect(Set(codes).count == codes.count)
    #expect(codes.count == 44_879)
  }

  @Test(arguments: [
    ("653132", 4), ("653228", 2), ("653229", 2), ("659013", 1), ("320583", 10), ("371002", 20),
    ("410902", 18),
  ])
  func countiesHaveTheTownsThatPeopleLiveIn(code: String, count: Int) {
    #expect(
      tree.region(code: code)?.children.count { !"45".contains($0.code.dropFirst(6).prefix(1)) } == count)
  }

  @Test(arguments: [("232700", 14, 4), ("632800", 2, 6)])
  func aPrefectureMayHaveTownsBesideItsCounties(code: String, towns: Int, counties: Int) throws {
    let children = try #require(tree.region(code: code)).children
    #expect(children.count { $0.level == .township } == towns)
    #expect(children.count { $0.level == .county } == counties)
  }

  @Test func noNameHasItsOfficeInFrontOrBehind() {
    let offices = ["管委会", "管理委员会", "办事处", "筹备处", "类似乡级单位", "特殊乡镇", "特殊街道", "直辖村级区划"]
    let names = tree.roots.subtrees.filter { $0.level == .township }.map(\.name)
    #expect(names.filter { name in offices.contains { name.hasSuffix($0) || name.hasPrefix($0) } } == [])
  }
}
