import RegionModel
import TestSupport
import Testing

/// Errors in tables, with their messages.
struct TreeBuilderTests {
  private static func region(
    _ code: String, below parent: String = "", level: UInt8 = 1, name: String = "广东", short: String? = nil,
    reading: String = "", others: [String] = []
  ) -> RegionRecord {
    RegionRecord(
      code: code, parentCode: parent, level: Level(rawValue: level), name: name, shortName: short,
      reading: reading, otherReadings: others)
  }

  /// The errors as lines `record: description`; empty for a sound table.
  private func flaws(_ records: RegionRecord..., rules: RegionTree.Rules = []) -> [String] {
    do {
      var builder = TreeBuilder(records)
      builder.rules = rules
      _ = try builder.build()
      return []
    } catch {
      return error.all.map { "\($0.record): \($0.description)" }
    }
  }

  @Test func aSoundTableHasNoFlaw() {
    #expect(flaws(Self.region("1", reading: "guang dong"), Self.region("11", below: "1", level: 4)) == [])
  }

  @Test func aDivisionsCodeIsThereAndOnlyOnce() {
    #expect(flaws(Self.region(""), rules: .divisionCodes) == ["0: the code is empty"])
    #expect(
      flaws(Self.region("1"), Self.region("1"), rules: .divisionCodes)
        == ["1: the code 1 stands here a second time"])
  }

  @Test func elsewhereCodesMayBeMissingOrShared() {
    #expect(flaws(Self.region(""), Self.region("")) == [])
    #expect(
      flaws(
        Self.region("1"), Self.region("2"), Self.region("7", below: "1", level: 2),
        Self.region("7", below: "2", level: 2)) == [])
    #expect(flaws(Self.region("1"), Self.region("1")) == ["1: the code 1 stands twice below one parent"])
    #expect(
      flaws(
        Self.region("1"), Self.region("7", below: "1", level: 2), Self.region("7"),
        Self.region("9", below: "7", level: 3)) == ["3: the parent 7 is the code of several"])
    let long = String(repeating: "a", count: 4_096)
    #expect(flaws(Self.region(long)) == [])
    #expect(flaws(Self.region(long + "a")) == ["0: the code is longer than 4,096 bytes"])
  }

  @Test func aParentIsNamedByItsNumber() throws {
    let records = [
      RegionRecord(parent: .record(2), name: "child"), RegionRecord(parent: .record(0), name: "grandchild"),
      RegionRecord(parent: .none, name: "root"),
    ]
    let tree = try TreeBuilder(records).tree()
    #expect(tree.roots.subtrees.map(\.pathText) == ["root", "root/child", "root/child/grandchild"])
    #expect(tree.roots.subtrees.map(\.level.rawValue) == [1, 2, 3])
    #expect(
      flaws(RegionRecord(parent: .record(1), name: "a"), RegionRecord(parent: .record(0), name: "b"))
        == ["0: a is its own ancestor"])
    #expect(flaws(RegionRecord(parent: .record(5), name: "a")) == ["0: the parent 5 does not exist"])
    #expect(flaws(RegionRecord(parent: .record(-1), name: "a")) == ["0: the parent -1 does not exist"])
  }

  @Test func textsInMemoryMakeTheSameTree() throws {
    let records = [
      RegionRecord(code: "44", parent: .none, name: "广东", reading: "guang dong"),
      RegionRecord(code: "x", parent: .record(0), name: "Foo"),
    ]
    var builder = TreeBuilder()
    for record in records {
      let texts = [record.name, record.reading, record.code].map { Array($0.utf8) }
      let parent = record.parent == .none ? nil : 0
      texts[0].withUnsafeBytes { name in
        texts[1].withUnsafeBytes { reading in
          texts[2].withUnsafeBytes { code in
            _ = builder.append(name: name, reading: reading, code: code, parent: parent)
          }
        }
      }
    }
    #expect(try builder.build() == TreeBuilder(records).build())
    _ = [UInt8]("a\tb".utf8).withUnsafeBytes { name in
      builder.append(
        name: name, reading: .init(start: nil, count: 0), code: .init(start: nil, count: 0), parent: 9)
    }
    #expect(throws: TreeBuilder.BuildErrors.self) { _ = try builder.build() }
  }

  /// Parents may come after their children.
  @Test(arguments: [false, true])
  func aTreeIsNoDeeper(isReversed: Bool) {
    let records = (0..<10_002).map { index in
      let parent = isReversed ? index + 1 : index - 1
      return RegionRecord(
        parent: (0..<10_002).contains(parent) ? .record(parent) : .none, name: "n\(index)")
    }
    var builder = TreeBuilder()
    for record in records { builder.append(record) }
    do {
      _ = try builder.build()
      Issue.record("no failure")
    } catch {
      #expect(error.all.map(\.record) == [isReversed ? 1 : 10_000])
      #expect(error.all.map(\.description) == ["lies deeper than 10,000 levels"])
    }
  }

  @Test func aTreeMayBeTenThousandDeep() throws {
    let records = (0..<10_000).map { index in
      RegionRecord(parent: index == 0 ? .none : .record(index - 1), name: "n\(index)")
    }
    let tree = try RegionTree(compiled: TreeBuilder(records).build(), check: .whole)
    let deepest = try #require(Array(tree.roots.subtrees).last)
    #expect(deepest.path.count == 10_000)
    #expect(deepest.level == .deepest)
    var path: [UInt8] = []
    deepest.appendPath(to: &path, separator: "/")
    #expect(path.count(where: { $0 == UInt8(ascii: "/") }) == 9_999)
    #expect(path.starts(with: "n0/n1/n2/".utf8))
  }

  @Test func aParentExists() {
    #expect(flaws(Self.region("11", below: "2", level: 2)) == ["0: the parent 2 does not exist"])
  }

  @Test func aLevelIsBelowItsParents() {
    #expect(flaws(Self.region("1", level: 0)) == ["0: the level 0 is not a region's"])
    #expect(
      flaws(Self.region("1", level: 2), Self.region("2", below: "1", level: 2))
        == ["1: level 2 is not below its parent's, 2"])
  }

  @Test func noRegionIsItsOwnAncestor() {
    #expect(
      flaws(Self.region("1", below: "1")) == [
        "0: level 1 is not below its parent's, 1", "0: 1 is its own ancestor",
      ])
    #expect(
      flaws(
        Self.region("0", below: "1", level: 4), Self.region("1", below: "3", level: 1),
        Self.region("2", below: "1", level: 2), Self.region("3", below: "2", level: 3))
        == ["1: level 1 is not below its parent's, 3", "1: 1 is its own ancestor"])
  }

  @Test func aNameIsThereAndCanBeShown() {
    #expect(
      flaws(Self.region("1", name: "")) == [
        "0: the name is empty", "0: the short name  is not a beginning of ",
      ])
    #expect(flaws(Self.region("1", name: "广\n东")) == ["0: the name holds a control character"])
    #expect(flaws(Self.region("1\u{0}")) == ["0: the code holds a control character"])
    #expect(
      flaws(Self.region("1", name: "广\u{202E}")) == ["0: the name holds an invisible formatting character"])
  }

  @Test func aShortNameIsABeginningOfTheNameByteForByte() {
    #expect(flaws(Self.region("1", short: "广")) == [])
    #expect(flaws(Self.region("1", short: "东")) == ["0: the short name 东 is not a beginning of 广东"])
    #expect(flaws(Self.region("1", short: "")) == ["0: the short name  is not a beginning of 广东"])
    // Equal as characters, different as bytes: a cut by the short name's length would break a character.
    #expect(flaws(Self.region("1", name: "\u{E9}a", short: "e\u{301}")).count == 1)
  }

  @Test func aReadingIsSmallLettersAndSingleSpaces() {
    for reading in ["Guang dong", "guang  dong", " guang dong", "guang dong ", "guǎng dong", "guang1 dong"] {
      #expect(
        flaws(Self.region("1", reading: reading)) == [
          "0: the reading \"\(reading)\" is not small letters separated by single spaces"
        ])
    }
    #expect(
      flaws(Self.region("1", reading: "guang dong", others: ["guang-dong"])) == [
        "0: the reading \"guang-dong\" is not small letters separated by single spaces"
      ])
  }

  @Test func aReadingHasASyllableForEveryCharacterThatCanBeRead() {
    #expect(
      flaws(Self.region("1", reading: "guang")) == ["0: \"guang\" has 1 syllables and 广东 has 2 characters"])
    #expect(flaws(Self.region("1", name: "一〇一团", reading: "yi ling yi tuan")) == [])
    #expect(flaws(Self.region("1", name: "城关镇（东）", reading: "cheng guan zhen dong")) == [])
    #expect(flaws(Self.region("1", name: "东－西", reading: "dong xi")) == [])
    #expect(flaws(Self.region("1", name: "㑇𠀀", reading: "zhou he")) == [])
  }

  @Test func aTextFitsItsLength() {
    let long = String(repeating: "东", count: 20_001)
    #expect(flaws(Self.region("1", name: long)) == ["0: the name is longer than 60,000 bytes"])
    #expect(
      flaws(Self.region("1", others: Array(repeating: "", count: 70_000)))
        == ["0: the list of readings is longer than 60,000 bytes"])
    #expect(flaws(Self.region("1", name: String(long.dropLast()))) == [])
  }

  @Test func flawsComeInTheOrderOfTheRecords() {
    #expect(
      flaws(
        Self.region("2", below: "9", level: 2), Self.region("1", name: ""), Self.region("2"),
        rules: .divisionCodes)
        == [
          "0: the parent 9 does not exist", "1: the name is empty",
          "1: the short name  is not a beginning of ", "2: the code 2 stands here a second time",
        ])
  }

  @Test func theSameRecordsGiveTheSameBytesInAnyOrder() throws {
    let records = SmallTrees.records(
      """
      1 1 广东 guang dong
        11 2 深圳 shen zhen
        12 2 东莞 dong guan
      2 1 ☆ -
      """)
    let bytes = try TreeBuilder(records).build()
    #expect(try TreeBuilder(records.reversed()).build() == bytes)
  }

  @Test func anEmptyTableIsATreeWithoutRegions() {
    #expect(SmallTrees.empty.count == 0)
    #expect(SmallTrees.empty.roots.isEmpty)
    #expect(SmallTrees.empty.roots.letters == [])
    #expect(SmallTrees.empty.region(code: "1") == nil)
    #expect(SmallTrees.empty.region(code: "") == nil)
  }

  @Test func theDateAndTheSourceComeWithTheTree() throws {
    var builder = TreeBuilder([Self.region("1")])
    builder.dataDate = 20_260_401
    builder.provenance = "由公开资料汇编"
    let tree = try RegionTree(compiled: builder.build())
    #expect(tree.dataDate == 20_260_401)
    #expect(tree.provenance == "由公开资料汇编")
    builder.dataDate = -1
    #expect(try RegionTree(compiled: builder.build()).dataDate == 0)
  }
}
