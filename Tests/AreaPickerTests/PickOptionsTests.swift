import ChinaDivisions
import CursesTerminal
import PickerCore
import PickerView
import RegionModel
import Testing

@testable import AreaPicker

/// What the options of a call come to in a tree, and what the environment asks for.
@Suite struct PickOptionsTests {
  @Test func placesAreWrittenAsPeopleWriteThem() throws {
    var options = PickOptions()
    options.root = "广东"
    options.selected = "广东/深圳"
    options.depth = 3
    let found = try Options(options, in: .divisions)
    #expect(found.rootPath.map(\.name) == ["广东省"])
    #expect(found.selected.map(\.name) == ["深圳市"])
    #expect(found.depth == 3)
    #expect(found.notice == nil)
  }

  @Test func aPlaceToOpenAtThatIsNotThereIsANotice() throws {
    var options = PickOptions()
    options.selected = "广东/无此地"
    let found = try Options(options, in: .divisions)
    #expect(found.selected.map(\.name) == ["广东省"])
    #expect(found.notice == .notFound("无此地"))
  }

  private static let misfits: [(String?, Int?, PickError)] = [
    ("无此地", nil, .noSuchRoot("无此地")), ("朝阳区", nil, .noSuchRoot("朝阳区")),
    ("440305007", nil, .nothingBelow("粤海街道")), ("广东/深圳", 2, .tooShallow(depth: 2)),
    (nil, 0, .tooShallow(depth: 0)), (nil, -1, .tooShallow(depth: -1)),
  ]

  @Test(arguments: misfits)
  func optionsThatDoNotFitAreErrors(_ root: String?, _ depth: Int?, _ error: PickError) throws {
    var options = PickOptions()
    options.root = root
    options.depth = depth
    let tree = try RegionTree.divisions
    #expect(throws: error) { try Options(options, in: tree) }
  }

  @Test(arguments: [
    (Duration.seconds(30), 30_000), (.milliseconds(1500), 1500), (.zero, 0), (.seconds(-5), 0),
    (.milliseconds(-500), 0),
    (.seconds(Int64.max), 1_000_000_000_000),
  ])
  func aTimeoutIsInMilliseconds(_ duration: Duration, _ milliseconds: Milliseconds) throws {
    var options = PickOptions()
    options.timeout = duration
    #expect(try PickRequest(.divisions, options).timeout == milliseconds)
  }

  @Test func theDivisionsAreOneObject() throws {
    #expect(try RegionTree.divisions === RegionTree.divisions)
    #expect(try RegionTree.divisions.count == 45_038)
  }

  @Test func theLanguageIsTheLocales() {
    func language(_ variables: [String: String]) -> Language { PickEnvironment.language { variables[$0] } }
    #expect(language([:]) == .chinese)
    #expect(language(["LANG": "en_US.UTF-8"]) == .english)
    #expect(language(["LC_ALL": "zh_CN", "LANG": "en_US"]) == .chinese)
    #expect(language(["LC_ALL": "", "LANG": "de"]) == .english)
    #expect(language(["LC_ALL": "C.UTF-8"]) == .chinese)
  }

  @Test func theEnvironmentIsRespected() {
    let nothing: PickEnvironment.Lookup = { _ in nil }
    #expect(!PickEnvironment.asksPlainQuestions(nothing) && !PickEnvironment.keepsBackEscape(nothing))
    #expect(PickEnvironment.colors(nothing) == .asTerminal)
    #expect(PickEnvironment.colors { ["NO_COLOR": "1"][$0] } == Session.Options.Colors.none)
    #expect(PickEnvironment.colors { ["NO_COLOR": ""][$0] } == .asTerminal)
    #expect(PickEnvironment.asksPlainQuestions { ["ACCESSIBLE": "1"][$0] })
    #expect(!PickEnvironment.asksPlainQuestions { ["ACCESSIBLE": "0"][$0] })
    #expect(PickEnvironment.asksPlainQuestions { ["TERM": "dumb"][$0] })
    #expect(PickEnvironment.keepsBackEscape { ["STY": "1.tty", "TERM": "screen-256color"][$0] })
  }
}
