import PickerCore
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// A query opens the sheet's search, or decides the pick without a sheet.
@Suite struct QueryTests {
  private func pick(_ query: String, _ change: (inout Settings) -> Void = { _ in }) throws -> Pick {
    var settings = Settings()
    settings.query = query
    change(&settings)
    return try Pick(settings, tree: SmallTrees.china)
  }

  private func pickOnly(_ query: String, _ change: (inout Settings) -> Void = { _ in }) throws -> Pick {
    try pick(query) {
      $0.takesOnlyMatch = true
      change(&$0)
    }
  }

  @Test func theSheetOpensWithTheQuery() throws {
    let pick = try pick("粤海街道")
    #expect(pick.options.query == "粤海街道")
    #expect(pick.immediateOutcome == nil)
  }

  @Test(arguments: ["", " ", "\u{3000}\t"]) func aBlankQueryDecidesNothing(query: String) throws {
    let pick = try pickOnly(query) { $0.leavesWithoutMatch = true }
    #expect(pick.options == Options())
    #expect(pick.immediateOutcome == nil)
  }

  @Test func theOnlyMatchIsTakenWhereThePickCouldEndThere() throws {
    #expect(try pickOnly("粤海街道").immediateOutcome == .picked(path("广东省/深圳市/南山区/粤海街道")))
    #expect(try pickOnly("金门县").immediateOutcome == .picked(path("台湾省/金门县")))
    #expect(try pickOnly("罗湖区") { $0.takesAnyLevel = true }.immediateOutcome == .picked(path("广东省/深圳市/罗湖区")))
    #expect(try pickOnly("罗湖区") { $0.depth = 3 }.immediateOutcome == .picked(path("广东省/深圳市/罗湖区")))
  }

  /// The sheet tells that such a place cannot be chosen.
  @Test func theSheetOpensWhereTheOnlyMatchCannotBeChosen() throws {
    var builder = TreeBuilder()
    builder.append(RegionRecord(code: "1", parent: .none, name: "Beta"))
    builder.append(RegionRecord(code: "2", parent: .code("1"), name: "Pear"))
    builder.flags = [0, RegionTree.Flags.disabled.rawValue]
    var settings = Settings()
    (settings.query, settings.takesOnlyMatch) = ("Pear", true)
    let pick = try Pick(settings, tree: try builder.tree())
    #expect(pick.immediateOutcome == nil)
    #expect(pick.options.query == "Pear")
  }

  @Test func theSheetOpensBelowAnOnlyMatchThatIsNoEnd() throws {
    for depth in [nil, 4] {
      let pick = try pickOnly("罗湖区") {
        $0.depth = depth
        $0.selected = "湖北省"
      }
      #expect(pick.immediateOutcome == nil)
      #expect(pick.options.query == nil)
      #expect(pick.options.selected == path("广东省/深圳市/罗湖区"))
      #expect(pick.options.notice == nil)
    }
  }

  @Test func whatIsSelectedBelowARootBeginsThere() throws {
    let pick = try pickOnly("罗湖区") { $0.root = "广东省" }
    #expect(pick.options.selected == Array(path("广东省/深圳市/罗湖区").dropFirst()))
  }

  @Test func matchesCountAtTheDepthAtWhichThePickEnds() throws {
    #expect(try pickOnly("粤海街道") { $0.depth = 2 }.immediateOutcome == .picked(path("广东省/深圳市")))
    #expect(try pickOnly("路街道") { $0.depth = 2 }.immediateOutcome == .picked(path("河南省/郑州市")))
    #expect(try pickOnly("路街道") { $0.depth = 3 }.immediateOutcome == nil)
  }

  @Test func severalMatchesAreForThePerson() throws {
    let pick = try pickOnly("路街道") { $0.leavesWithoutMatch = true }
    #expect(pick.immediateOutcome == nil)
    #expect(pick.options.query == "路街道")
  }

  @Test func whereNothingFitsThePickNeedNotBegin() throws {
    #expect(try pick("没有这个") { $0.leavesWithoutMatch = true }.immediateOutcome == .nothingMatched)
    #expect(try pickOnly("没有这个").immediateOutcome == nil)
    #expect(try pickOnly("没有这个").options.query == "没有这个")
    #expect(try pick("粤海街道") { $0.leavesWithoutMatch = true }.immediateOutcome == nil)
  }

  @Test func whatLiesOutsideTheRootDoesNotCount() throws {
    let elsewhere = try pickOnly("克井镇") {
      $0.root = "广东省"
      $0.leavesWithoutMatch = true
    }
    #expect(elsewhere.immediateOutcome == .nothingMatched)
  }

  @Test(arguments: [
    ["-1", "-0", "-q", "x"], ["-10", "-qx"], ["-10qx"], ["--select-1", "--exit-0", "--query=x"],
    ["-q", "y", "--no-query", "-1q", "x", "-0"], ["-q", "--no-query", "-qx", "-0", "--no-exit-0", "-10"],
  ])
  func theOptionsHaveLetters(words: [String]) throws {
    guard case .pick(let settings) = try Invocation(words, environment: { _ in nil }) else {
      Issue.record("\(words) is no pick")
      return
    }
    var expected = Settings()
    expected.query = "x"
    expected.takesOnlyMatch = true
    expected.leavesWithoutMatch = true
    #expect(settings == expected)
  }

  @Test func aValueStandsBehindItsLetter() throws {
    #expect(try settings("-q=x")?.query == "=x")
    #expect(try settings("-q-1")?.query == "-1")
    #expect(try settings("-q", "-1")?.query == "-1")
    #expect(try settings("-q", "")?.query == nil)
    #expect(try settings("-q深圳 南山")?.query == "深圳 南山")
    #expect(complaint("-1q") == "2: missing value for -q")
    #expect(complaint("-1x0") == "2: unknown option '-x' in '-1x0' (areapick --help)")
  }

  @Test func defaultsMayHoldAQuery() throws {
    let environment = ["AREAPICK_DEFAULT_OPTS": "-10 -q 深圳"]
    #expect(try settings("--no-select-1", environment: environment)?.query == "深圳")
    #expect(try settings("--no-select-1", environment: environment)?.takesOnlyMatch == false)
    #expect(try settings("--query=", environment: environment)?.query == nil)
  }
}
