import Fuzzing
import RegionModel
import TestSupport
import Testing

/// A tree may know its places by the codes of a second system.
struct SecondCodeTests {
  /// 龙华 was numbered anew: its streets' codes stand for other streets in the second system. 福城 has none there, and 旧街
  /// is a part of 民治 now.
  private let block: [UInt8] = {
    let records = SmallTrees.records(
      """
      440309 3 龙华|区 long hua qu
        440309001 4 龙华|街道 long hua jie dao
        440309002 4 民治|街道 min zhi jie dao
        440309003 4 大浪|街道 da lang jie dao
        440309006 4 福城|街道 fu cheng jie dao
      """)
    var builder = TreeBuilder(records)
    builder.secondCodes = [
      SecondCode("440309006", second: ""), SecondCode("440309001", second: "440309003"),
      SecondCode("440309003", second: "440309004"),
      SecondCode("440309002", second: "440309009", isWhole: false),
      SecondCode("440309001", second: "too late"), SecondCode("nobody", second: "440309008"),
    ]
    return (try? builder.build()) ?? []
  }()

  private func tree() throws -> RegionTree { try RegionTree(compiled: block) }

  private func names(_ code: String, in system: CodeSystem) throws -> [String] {
    try tree().regions(code: code, in: system).map(\.name)
  }

  @Test func aCodeMeansWhatItsSystemSays() throws {
    #expect(try names("440309003", in: .first) == ["大浪街道"])
    #expect(try names("440309003", in: .second) == ["龙华街道"])
    #expect(try names("440309004", in: .first) == [])
    #expect(try names("440309004", in: .second) == ["大浪街道"])
    #expect(try names("440309001", in: .second) == [])
  }

  @Test func aPlaceThatIsNotNamedHasOneCodeInBoth() throws {
    #expect(try names("440309", in: .second) == ["龙华区"])
    #expect(try names("440309002", in: .second) == ["民治街道"])
    #expect(try tree().region(code: "440309002")?.code(in: .second) == "440309002")
  }

  @Test func aPlaceMayHaveNone() throws {
    #expect(try names("440309006", in: .first) == ["福城街道"])
    #expect(try names("440309006", in: .second) == [])
    #expect(try tree().region(code: "440309006")?.code(in: .second) == "")
    #expect(try names("", in: .second) == [])
  }

  @Test func whatIsAPartOfAPlaceLeadsToItAlone() throws {
    #expect(try tree().regions(holdingSecond: "440309009").map(\.name) == ["民治街道"])
    #expect(try names("440309009", in: .second) == [])
    #expect(try tree().regions(holdingSecond: "440309003") == [])
  }

  @Test func codesAreWrittenWithoutStrings() throws {
    var bytes: [UInt8] = []
    let street = try #require(try tree().region(code: "440309001"))
    street.appendCode(in: .second, to: &bytes)
    street.appendCode(in: .first, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "440309003440309001")
  }

  @Test func whatNobodyBearsAndWhatComesTwiceIsLeftOut() throws {
    let codes = [
      SecondCode("440309003", second: "440309004"), SecondCode("440309006", second: ""),
      SecondCode("440309001", second: "440309003"),
      SecondCode("440309002", second: "440309009", isWhole: false),
    ]
    #expect(try tree().allSecondCodes == codes)
  }

  @Test func aTreeWithoutThemHasOneSystem() throws {
    let plain = try RegionTree(compiled: TreeBuilder(SmallTrees.records("1 1 广|东 guang dong")).build())
    #expect(!plain.hasSecondCodes)
    #expect(plain.regions(code: "1", in: .second).map(\.name) == ["广东"])
    #expect(plain.region(code: "1")?.code(in: .second) == "1")
    #expect(plain.regions(holdingSecond: "1") == [])
    #expect(try tree().hasSecondCodes)
  }

  @Test func anIndexLeavesThemAsTheyWere() throws {
    let indexed = try RegionTree(compiled: tree().block(withSearchIndex: [1, 2, 3]))
    #expect(indexed.allSecondCodes == (try tree().allSecondCodes))
  }
}

/// A section of second codes that is not as it should be is refused when it is looked at, and does no harm when not.
struct SecondCodeDamageTests {
  private let block: [UInt8] = {
    var builder = TreeBuilder(SmallTrees.records("1 1 甲 jia\n2 1 乙 yi\n3 1 丙 bing"))
    builder.secondCodes = [
      SecondCode("1", second: "b"), SecondCode("2", second: "a"),
      SecondCode("3", second: "c", isWhole: false),
    ]
    return (try? builder.build()) ?? []
  }()

  /// Where the section begins: its table's entry is the last one.
  private var start: Int {
    let entry = 64 + (Int(block[14]) - 1) * 24
    return Int(block[entry + 8]) | Int(block[entry + 9]) << 8
  }

  /// What opening says once the word at a place in the section is another.
  private func answer(word: Int, _ value: UInt8) -> String {
    var damaged = block
    damaged[start + word * 4] = value
    AtlasFormat.seal(&damaged)
    var sum = 0
    if let tree = try? RegionTree(compiled: damaged, check: .header) {
      #expect(AtlasWalk.flaw(in: tree, sum: &sum) == nil)
    }
    do {
      _ = try RegionTree(compiled: damaged)
      return "opened"
    } catch {
      return error.description
    }
  }

  @Test func asItIsItOpens() { #expect(answer(word: 0, 3) == "opened") }

  @Test(arguments: [
    (0, 2, "entry 0 has second codes of the wrong size"),
    (0, 200, "entry 0 has second codes of the wrong size"),
    (1, 4, "entry 0 has second codes of the wrong size"), (2, 0, "entry 0 has a second code of no region"),
    (2, 9, "entry 0 has a second code of no region"), (2, 3, "entry 0 has second codes out of order"),
    (3, 1, "entry 0 has second codes of the wrong size"),
    (5, 9, "entry 0 has a second code that cannot be shown"),
    (9, 9, "entry 0 has second codes of the wrong size"),
    (10, 0, "entry 0 has second codes out of the codes' order"),
    (10, 7, "entry 0 has second codes out of the codes' order"),
    (13, 10, "entry 0 has a second code that cannot be shown"),
  ])
  func aWordThatIsAnotherIsNamed(word: Int, value: UInt8, expected: String) {
    #expect(answer(word: word, value) == expected)
  }
}
