import PickerCore
import PickerView
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// The settings of a pick, resolved in the tree before the screen opens.
@Suite struct PickTests {
  private func pick(in tree: RegionTree = SmallTrees.china, _ change: (inout Settings) -> Void) throws
    -> Options
  {
    var settings = Settings()
    change(&settings)
    return try Pick(settings, tree: tree).options
  }

  /// A taxonomy or a company is no place.
  @Test func onlyTheDivisionsAreCalledPlacesByTheTitle() throws {
    func title(_ tree: RegionTree, _ language: Language, _ own: String? = nil) throws -> String? {
      var settings = Settings()
      (settings.language, settings.title) = (language, own)
      return try Pick(settings, tree: tree).request { _ in nil }.presentation.title
    }
    let foreign = try TreeBuilder([RegionRecord(code: "1", parent: .none, level: .province, name: "Shoes")])
      .tree()
    #expect(try title(foreign, .english) == "Choose")
    #expect(try title(foreign, .chinese) == "请选择")
    #expect(try title(foreign, .chinese, "鞋子") == "鞋子")
    #expect(try title(SmallTrees.china, .english) == nil)
    #expect(try title(SmallTrees.china, .chinese, "哪里") == "哪里")
  }

  /// Linked columns have defaults and results by row, as independent ones have.
  @Test func rowsAreWrittenAndSelected() throws {
    let records = [("A", ["x", "y"]), ("B", ["x", "z"])].enumerated().flatMap { index, column in
      [RegionRecord(code: "\(index)", parent: .none, level: .province, name: column.0)]
        + column.1.enumerated().map {
          RegionRecord(code: "\(index)\($0)", parent: .code("\(index)"), level: .prefecture, name: $1)
        }
    }
    let tree = try TreeBuilder(records).tree()
    func selected(_ text: String) throws -> Options { try pick(in: tree) { $0.selected = text } }
    #expect(try selected("#1,#0").selected.map(\.name) == ["B", "x"])
    #expect(try selected("B,#1").selected.map(\.name) == ["B", "z"])
    #expect(try selected("#1").selected.map(\.name) == ["B"])
    let outside = try selected("#1,#2")
    #expect(outside.selected.map(\.name) == ["B"])
    #expect(outside.notice != nil)
    #expect(written("B/z", ResultStyle(format: .index), in: tree) == "1 1\n")
  }

  @Test func thePickerOpensAtThePlaceThatWasSelected() throws {
    let options = try pick { $0.selected = "广东省/深圳市" }
    #expect(options.selected.map(\.name) == ["广东省", "深圳市"])
    #expect(options.notice == nil)
  }

  /// What cannot be printed only says where the sheet opens.
  @Test func whatWasSelectedIsMarkedWhereSeveralCanBe() throws {
    let china = SmallTrees.china
    let options = try pick {
      $0.markLimit = Options.noMarkLimit
      $0.selections = ["440305007", "台湾省/金门县", "没有这里", "广东省/深圳市"]
    }
    #expect(options.marked == [china.at("广东/深圳/南山/粤海"), china.at("台湾/金门县")])
    #expect(options.selected.map(\.name) == ["广东省", "深圳市"])
    let few = try pick {
      $0.markLimit = 1
      $0.depth = 1
      $0.selections = ["440305007", "台湾省/金门县"]
    }
    #expect(few.marked == [china.at("广东"), china.at("台湾")])
    #expect(few.notice == .marksFull(1))
    #expect(try pick { $0.selections = ["440305007"] }.marked == nil)
  }

  @Test(
    arguments: [
      (["没有这里", "广东省"], "没有这里"), (["广东省", "没有这里"], "没有这里"), (["广东省"], nil),
      (["没有这里", "广东省/没有", "广东省"], "没有这里, 广东省/没有"), (["那里", "没有这里"], "那里, 没有这里"), (["", "广东省"], nil),
    ] as [([String], String?)])
  func whatIsNotThereIsSaidOfAllThatWereSelected(_ selections: [String], _ missing: String?) throws {
    let options = try pick { ($0.markLimit, $0.selections) = (5, selections) }
    #expect(options.notice == missing.map { .notFound($0) })
  }

  @Test func anEmptyPlaceIsNone() throws {
    #expect(
      try pick {
        $0.selected = ""
        $0.root = " "
      } == Options())
  }

  @Test func whatWasNotFoundIsSaidInThePicker() throws {
    let options = try pick { $0.selected = "广东省/深圳市/福田区" }
    #expect(options.selected.map(\.name) == ["广东省", "深圳市"])
    #expect(options.notice == .notFound("福田区"))
  }

  @Test func severalPlacesAreSaidInThePicker() throws {
    let tree = SmallTrees.names
    let options = try pick(in: tree) { $0.selected = "河北/桥西" }
    #expect(options.selected.map(\.name) == ["河北省"])
    let candidates = tree.roots.flatMap(\.children).filter { $0.name == "桥西区" }
    #expect(candidates.count == 2)
    #expect(options.notice == .ambiguous("桥西", candidates: candidates))
  }

  @Test func aCodeThatCameToSeveralIsSaidInThePicker() throws {
    var builder = SmallTrees.builder(
      SmallTrees.records("1 1 甲|省 jia sheng\n  11 2 乙|市 yi shi\n  12 2 丙|市 bing shi"))
    builder.successions = [CodeSuccession(code: "13", successors: ["11", "12"])].compactMap { $0 }
    let tree = try RegionTree(compiled: builder.build())
    let options = try pick(in: tree) { $0.selected = "13" }
    #expect(options.selected.map(\.name) == ["甲省"])
    #expect(options.notice == .divided(code: "13", among: [tree.at("甲省/乙市"), tree.at("甲省/丙市")]))
  }

  @Test func whatIsKnownOfACodeWithoutAPlaceIsSaidInThePicker() throws {
    var builder = SmallTrees.builder(
      SmallTrees.records("440000 1 甲|省 jia sheng\n  440300 2 乙|市 yi shi\n    440300001 4 丙|镇 bing zhen"))
    builder.successions = [CodeSuccession(code: "440100", successors: [])].compactMap { $0 }
    let tree = try RegionTree(compiled: builder.build())
    let village = try pick(in: tree) { $0.selected = "440300001007" }
    #expect(village.selected.map(\.name) == ["甲省", "乙市", "丙镇"])
    #expect(village.notice == .village(code: "440300001007", in: tree.at("甲省/乙市/丙镇")))
    let abolished = try pick(in: tree) { $0.selected = "440100" }
    #expect(abolished.selected.map(\.name) == ["甲省"])
    #expect(abolished.notice == .abolished(code: "440100"))
  }

  @Test func thePickStartsBelowARoot() throws {
    let options = try pick {
      $0.root = "广东省/深圳市"
      $0.selected = "广东省/深圳市/南山区"
      $0.depth = 3
    }
    #expect(options.root?.name == "深圳市")
    #expect(options.selected.map(\.name) == ["南山区"])
    #expect(options.depth == 3)
  }

  @Test func aSelectedPlaceElsewhereIsNotFoundBelowTheRoot() throws {
    let options = try pick {
      $0.root = "广东省"
      $0.selected = "北京市"
    }
    #expect(options.selected == [])
    #expect(options.notice == .outside("北京市", of: SmallTrees.china.at("广东省")))
    let nowhere = try pick {
      $0.root = "广东省"
      $0.selected = "火星市"
    }
    #expect(nowhere.notice == .notFound("火星市"))
  }

  @Test func settingsOfThePickerAreHandedOn() throws {
    let options = try pick {
      $0.takesAnyLevel = true
      $0.skipsSingleChoice = false
      $0.canSuspend = false
      $0.height = .rows(9)
    }
    var expected = Options()
    expected.takesAnyLevel = true
    expected.skipsSingleChoice = false
    expected.canSuspend = false
    expected.height = .rows(9)
    #expect(options == expected)
  }

  @Test func aRootThatIsNoneIsRefused() {
    #expect(throws: CommandError("--root: there is no place 湖北省", status: 1)) { try pick { $0.root = "湖北省" } }
    #expect(throws: CommandError("--root: 2 places fit 桥西: 河北省/桥西区, 河北省/桥西区")) {
      try pick(in: SmallTrees.names) { $0.root = "桥西" }
    }
    #expect(throws: CommandError("--root 金门县: nothing lies below it")) { try pick { $0.root = "金门县" } }
  }

  @Test func aDepthThatIsNotBelowTheRootIsRefused() throws {
    #expect(throws: CommandError("--depth 2 is not below --root 深圳市, which is step 2")) {
      try pick {
        $0.root = "深圳市"
        $0.depth = 2
      }
    }
    #expect(try pick { $0.depth = 99 }.depth == 99)
  }
}
