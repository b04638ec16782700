import RegionModel
import TestSupport
import Testing

@testable import areapick

/// `areapick search` in scripts.
@Suite struct SearchTests {
  private func search(_ words: String...) throws -> SearchCommand { try request(["search"] + words) }

  private func printed(_ words: String..., tree: RegionTree = SmallTrees.china) throws -> String {
    let command = try request(["search"] + words, as: SearchCommand.self)
    return String(decoding: try command.lines(from: tree), as: UTF8.self)
  }

  @Test func aPlaceIsFoundByItsName() throws {
    #expect(try printed("克井镇") == "419001100\t河南省/济源市/克井镇\n")
    #expect(try printed("克井镇", "--output", "name", "--print0") == "克井镇\0")
    #expect(try printed("克井镇", "--names", "en") == "419001100\tHenan/Jiyuan/Kejing\n")
    #expect(try printed("金门", "--format", "{letter} {name}[{alias}]") == "J 金门县[]\n")
  }

  @Test func nothingIsPrintedWhereNothingFits() throws {
    #expect(try printed("没有这个") == "")
    #expect(try printed("没有这个", "--format", "x") == "")
  }

  @Test func allThatFitIsPrintedUnlessThereIsALimit() throws {
    let lines = try printed("路街道", "--output", "name").split(separator: "\n")
    #expect(lines.sorted() == ["大学路街道", "建设路街道", "淮河路街道"])
    #expect(
      try printed("路街道", "--limit", "2", "--output", "name").split(separator: "\n") == Array(lines.prefix(2)))
    #expect(try printed("路街道", "--limit=99", "--output", "name").split(separator: "\n") == lines)
  }

  @Test func wordsAreJoinedByBlanks() throws {
    #expect(try search("深圳", "南山").query == "深圳 南山")
    #expect(try search("--limit", "3", "a", "--", "-b", "--limit").query == "a -b --limit")
    #expect(try search("--", "--help").query == "--help")
    #expect(try search("-").query == "-")
  }

  @Test func optionsReachTheRequest() throws {
    let command = try search(
      "--root", "广东", "x", "--limit", "7", "--fill-levels", "--separator", "-", "--atlas", "a.atlas")
    var style = ResultStyle(separator: "-")
    style.fillsLevels = true
    #expect(
      command
        == SearchCommand(
          query: "x", root: "广东", limit: 7, style: style, source: SourceChoice(paths: ["a.atlas"])))
    #expect(
      try search("x", "--limit", "7", "--no-limit", "--root", "a", "--root=") == SearchCommand(query: "x"))
  }

  @Test(arguments: [[], ["--"], ["--limit", "3"]])
  func withoutAQueryLinesAreRead(words: [String]) throws {
    #expect(try request(["search"] + words, as: SearchCommand.self).query == nil)
  }

  @Test(arguments: [
    ("county", ["二七区"]), ("COUNTY", ["二七区"]), ("区", ["二七区"]), ("区/县", ["二七区"]), ("3", ["二七区"]),
    ("district", ["二七区"]), ("township", []), ("4", []), ("9", []),
  ])
  func aLevelLeavesOutTheOthers(level: String, names: [String]) throws {
    let lines = try printed("二七", "--level", level, "--output", "name").split(separator: "\n")
    #expect(lines.map(String.init) == names)
  }

  @Test func theLimitCountsWhatIsPrinted() throws {
    #expect(try printed("南山", "--level", "township", "--limit", "1", "--output", "name") == "南山街道\n")
  }

  @Test func aLevelThatIsNotThereIsNamed() {
    #expect(
      throws: CommandError(
        "the value 'contry' is invalid for --level: one of province, city, county, township, 省份, 城市, 区/县, "
          + "街道/镇, Province, City, District, Town is wanted; did you mean 'county'? (areapick --help)")
    ) { try printed("x", "--level", "contry") }
  }

  @Test func theQueryCanBePrinted() throws {
    #expect(try printed("克井", "--format", "{query}={name}") == "克井=克井镇\n")
  }

  @Test(arguments: [[""], [" ", "\u{3000}"]])
  func anEmptyQueryIsAMistake(words: [String]) {
    #expect(throws: CommandError("search: there is nothing to search for")) {
      try request(["search"] + words, as: SearchCommand.self)
    }
  }

  @Test(arguments: [
    (["x", "--limit", "0"], "the value '0' is invalid for --limit: a number from 1 on is wanted"),
    (["x", "--limit", "-1"], "the value '-1' is invalid for --limit: a number from 1 on is wanted"),
    (
      ["x", "--limit", "99999999999999999999"],
      "the value '99999999999999999999' is invalid for --limit: a number from 1 on is wanted"
    ),
    (["x", "--recursive"], "unknown option '--recursive' (areapick search --help)"),
    (["-x"], "unknown option '-x' (areapick search --help)"),
    (["x", "--limit"], "missing value for --limit"),
  ])
  func mistakesAreNamed(words: [String], expected: String) {
    #expect(throws: CommandError(expected)) { try request(["search"] + words, as: SearchCommand.self) }
  }

  @Test func thePlaceToSearchBelowMustBeOne() {
    #expect(throws: CommandError("--root: there is no place 湖北省", status: 1)) {
      try printed("x", "--root", "湖北省")
    }
    #expect(throws: CommandError("--root: 2 places fit 桥西: 河北省/桥西区, 河北省/桥西区")) {
      try printed("x", "--root", "桥西", tree: SmallTrees.names)
    }
  }

  @Test func whatLiesElsewhereIsNotFoundBelowARoot() throws {
    #expect(try printed("克井镇", "--root", "广东省") == "")
    #expect(try printed("粤海街道", "--root", "广东省") == "440305007\t广东省/深圳市/南山区/粤海街道\n")
  }

  @Test func theOtherNameThatFitsCanBePrinted() throws {
    var place = PlaceText(path("广东省/深圳市"), ResultStyle())
    place.alias = "Shenzhen"
    #expect(try Template("{name} = {alias}").text(of: place) == "深圳市 = Shenzhen")
  }
}
