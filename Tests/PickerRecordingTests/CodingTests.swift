import Fuzzing
import PickerCore
import RegionModel
import TestSupport
import Testing

@testable import PickerRecording

/// Actions with new kinds of values are written and read without code for them.
struct CodingTests {
  /// An enum with cases of every form.
  private enum Sample: Codable, Equatable {
    case bare
    case unlabelled(Int)
    case labelled(row: Int, name: String)
    case mixed(String, generation: Int)
    case two(Int, row: Int)
    case flag(Bool)
    case list([Int])
    case optional(text: String?)
    case object(Size)
    case objectBeside(Size, generation: Int)
    case nested(LineEdit)
    case nestedBeside(LineEdit, generation: Int)
    case lists(RegionList, generation: Int)
  }

  private func coded(_ sample: Sample, _ tree: RegionTree = SmallTrees.china) throws -> (String, Sample) {
    let json = try JSONEncoding.json(of: sample)
    let node = JSONNode(try JSONReader.read(Array(json.description.utf8)[...]), name: "sample")
    let read: Sample = try JSONDecoding.value(from: node, CodingContext(tree))
    try node.finish()
    return (json.description, read)
  }

  @Test(arguments: [
    (Sample.bare, #"{"bare":{}}"#),
    (.unlabelled(-3), #"{"unlabelled":-3}"#),
    (.labelled(row: 2, name: "甲"), #"{"labelled":{"row":2,"name":"甲"}}"#),
    (.mixed("甲", generation: 2), #"{"mixed":{"value":"甲","generation":2}}"#),
    (.two(1, row: 2), #"{"two":{"value":1,"row":2}}"#),
    (.flag(false), #"{"flag":false}"#),
    (.list([]), #"{"list":[]}"#),
    (.list([1, 2]), #"{"list":[1,2]}"#),
    (.optional(text: nil), #"{"optional":{}}"#),
    (.optional(text: "甲"), #"{"optional":{"text":"甲"}}"#),
    (.object(Size(columns: 3, rows: 4)), #"{"object":{"columns":3,"rows":4}}"#),
    (
      .objectBeside(Size(columns: 3, rows: 4), generation: 5),
      #"{"objectBeside":{"columns":3,"rows":4,"generation":5}}"#
    ),
    (.nested(.typed("甲")), #"{"nested":{"typed":"甲"}}"#),
    (.nested(.endDeleted), #"{"nested":{"endDeleted":{}}}"#),
    (
      .nestedBeside(.caretMoved(by: 1), generation: 5),
      #"{"nestedBeside":{"caretMoved":{"by":1},"generation":5}}"#
    ),
  ])
  private func aCaseIsWrittenFlatAndReadAgain(_ sample: Sample, _ text: String) throws {
    let (written, read) = try coded(sample)
    #expect(written == text)
    #expect(read == sample)
  }

  @Test func anEnumInsideThatIsNotThereIsRefused() {
    let node = JSONNode(.object(["nested": .object(["typo": .text("甲")])]), name: "sample")
    #expect(throws: LineError.self) {
      let _: Sample = try JSONDecoding.value(from: node, CodingContext(SmallTrees.china))
    }
  }

  /// All lists of each fixture keep their names, codes, readings, levels and children.
  @Test(arguments: [
    SmallTrees.china, SmallTrees.chains, SmallTrees.onePath,
  ])
  func aListThatCameLateIsWrittenWhole(_ tree: RegionTree) throws {
    var lists = [tree.roots]
    while let list = lists.popLast() {
      guard case (let text, .lists(let read, generation: 7)) = try coded(.lists(list, generation: 7)) else {
        Issue.record("not a list")
        return
      }
      #expect(text.hasPrefix(#"{"lists":{"regions":["#))
      #expect(facts(of: read) == facts(of: list))
      lists += list.map(\.children).filter { !$0.isEmpty }
    }
  }

  @Test func anEmptyListIsReadAsOne() throws {
    let leaf = SmallTrees.china.at("贵州/贵阳").children
    guard case (let text, .lists(let read, generation: 1)) = try coded(.lists(leaf, generation: 1)) else {
      Issue.record("not a list")
      return
    }
    #expect(text == #"{"lists":{"regions":[],"generation":1}}"#)
    #expect(read.isEmpty)
  }

  /// What the levels are called and what has nothing below it is the list's, and no tree's of the replay.
  @Test func aListKeepsTheNamesOfItsLevelsAndItsFlags() throws {
    var builder = TreeBuilder([RegionRecord(code: "1", parent: .none, level: .prefecture, name: "Leaf")])
    builder.levelNames = [LevelName(.prefecture, language: "en", noun: "City", heading: "Choose a city")]
    builder.flags = [RegionTree.Flags.leaf.rawValue]
    let json = try JSONEncoding.json(of: builder.tree().roots)
    let list: RegionList = try JSONDecoding.value(
      from: JSONNode(json, name: "list"), CodingContext(SmallTrees.china))
    #expect(list.tree.levelHeading(.prefecture, language: "en") == "Choose a city")
    #expect(list.map(\.flags) == [.leaf])
  }

  @Test(arguments: [
    (#"{"regions":[{"code":"1","name":"","level":1}]}"#, "region 0: the name is empty"),
    (#"{"regions":[{"code":"1","name":"甲","level":256}]}"#, "\"level\" must be a number from 0 to 255"),
    (
      #"{"regions":[{"code":"1","name":"甲","level":1,"parent":1}]}"#, "region 1 stands below none of the list"
    ),
    (
      #"{"regions":[{"code":"1","name":"甲","level":1,"parent":-1}]}"#,
      "region 1 stands below none of the list"
    ),
    (#"{"regions":[{"code":"1","name":"甲","level":1,"by":1}]}"#, "\"by\" is not known here"),
    (#"{"regions":[{"code":"1","level":1}]}"#, "\"name\" must be a text"),
    (#"{"regions":{}}"#, "\"regions\" must be a list"),
    (#"{"regions":[3]}"#, "\"code\" must be a text"),
  ])
  func aDamagedListIsRefused(_ text: String, _ complaint: String) throws {
    let node = JSONNode(try JSONReader.read(Array(text.utf8)[...]), name: "list")
    #expect(throws: LineError(complaint)) {
      let _: RegionList = try JSONDecoding.value(from: node, CodingContext(SmallTrees.china))
    }
  }

  /// Damaged lists never crash or hang the reader.
  @Test func twoThousandDamagedListsAreReadOrRefused() throws {
    let whole = Array(try JSONEncoding.json(of: SmallTrees.china.at("广东/深圳").children).description.utf8)
    let context = CodingContext(SmallTrees.china)
    var (random, read, refused) = (SplitMix64(seed: 6), 0, 0)
    for _ in 0..<2_000 {
      var bytes = whole
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[place] = UInt8(random.below(128))
      case 1: bytes.removeSubrange(place..<min(place + random.below(9), bytes.count))
      default: bytes.insert(contentsOf: Array(random.oneOf(["1", "-", "\"", ",", "null"]).utf8), at: place)
      }
      do {
        let node = JSONNode(try JSONReader.read(bytes[...]), name: "list")
        let list: RegionList = try JSONDecoding.value(from: node, context)
        read += facts(of: list).isEmpty ? 0 : 1
      } catch { refused += 1 }
    }
    #expect(read > 100)
    #expect(refused > 100)
  }

  @Test func aRegionWithoutACodeOfItsOwnIsWrittenByItsRows() throws {
    let json = try JSONReader.read(Array("[3,1,0]".utf8)[...])
    let region: Region = try JSONDecoding.value(
      from: JSONNode(json, name: "root"), CodingContext(SmallTrees.china))
    let expected = SmallTrees.china.roots[3].children[1].children[0]
    #expect(region == expected)
    #expect(try JSONEncoding.json(of: region) == .text(expected.code))
    #expect(throws: LineError("there is no place [3, 99] in these divisions")) {
      let _: Region = try JSONDecoding.value(
        from: JSONNode(.list([.number(3), .number(99)]), name: "root"), CodingContext(SmallTrees.china))
    }
  }

  /// Everything that a person sees of a list and of what is below it.
  private func facts(of list: RegionList) -> [String] {
    list.flatMap { region in
      [
        "\(region.code) \(region.name) \(region.shortName) \(region.reading) \(region.otherReadings) \(region.level)"
      ]
        + (region.isLeaf ? ["leaf"] : ["("] + facts(of: region.children) + [")"])
    }
  }
}
