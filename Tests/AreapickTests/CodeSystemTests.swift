import RegionModel
import TestSupport
import Testing

@testable import areapick

/// Codes are the register's or the bureau's, both ways.
@Suite struct CodeSystemTests {
  /// 龙华 was numbered anew: the bureau's codes of its streets stand for others in the register. 福城 is new, and 旧街 of the
  /// bureau is a part of 民治 now.
  private static let china: RegionTree = {
    var builder = SmallTrees.builder(
      SmallTrees.records(
        """
        440000 1 广东|省 guang dong sheng
          440309 3 龙华|区 long hua qu
            440309001 4 龙华|街道 long hua jie dao
            440309002 4 民治|街道 min zhi jie dao
            440309003 4 大浪|街道 da lang jie dao
            440309006 4 福城|街道 fu cheng jie dao
        """))
    builder.secondCodes = [
      SecondCode("440309001", second: "440309003"), SecondCode("440309003", second: "440309004"),
      SecondCode("440309006", second: ""), SecondCode("440309002", second: "440309009", isWhole: false),
    ]
    do { return try RegionTree(compiled: builder.build()) } catch { preconditionFailure("\(error)") }
  }()

  private func lookUp(_ words: String..., in tree: RegionTree = china) throws -> LookupCommand.Answer {
    let command = try request(["lookup"] + words, as: LookupCommand.self)
    return try command.answer(to: command.codes, from: tree)
  }

  private func answer(_ output: String, _ notes: [String] = [], status: Int32 = 0) -> LookupCommand.Answer {
    LookupCommand.Answer(output: Array(output.utf8), notes: notes.map { "lookup: \($0)" }, status: status)
  }

  @Test func aCodeOfTwoPlacesIsTheRegistersAndTheOtherIsTold() throws {
    let note = "440309003 is taken as the register's; as the bureau's it is 440309001 广东省/龙华区/龙华街道"
    #expect(try lookUp("440309003") == answer("440309003\t广东省/龙华区/大浪街道\n", [note]))
  }

  @Test func askedForTheBureausItIsTheOther() throws {
    let note = "440309003 is taken as the bureau's; as the register's it is 440309004 广东省/龙华区/大浪街道"
    #expect(try lookUp("--codes", "bureau", "440309003") == answer("440309003\t广东省/龙华区/龙华街道\n", [note]))
  }

  @Test func aCodeOfOneSystemAloneIsTakenAsThat() throws {
    let note = "440309004 is taken as the bureau's: 440309003 广东省/龙华区/大浪街道"
    #expect(try lookUp("440309004") == answer("440309003\t广东省/龙华区/大浪街道\n", [note]))
    #expect(try lookUp("--codes=bureau", "440309004") == answer("440309004\t广东省/龙华区/大浪街道\n"))
    #expect(try lookUp("--strict", "440309004") == answer("", [note], status: 1))
  }

  @Test func aCodeThatIsTheSameInBothNeedsNoWord() throws {
    #expect(try lookUp("440309", "440309002") == answer("440309\t广东省/龙华区\n440309002\t广东省/龙华区/民治街道\n"))
  }

  @Test func aPlaceThatTheBureauDoesNotNumberHasNoCodeThere() throws {
    #expect(try lookUp("--codes=bureau", "440309001").output.isEmpty == false)
    let note = "440309006 is taken as the register's: 广东省/龙华区/福城街道"
    #expect(try lookUp("--codes=bureau", "440309006") == answer("\t广东省/龙华区/福城街道\n", [note]))
  }

  @Test func whatBecamePartOfAPlaceLeadsToIt() throws {
    let note = "440309009: of the bureau, out of force, now 440309002 广东省/龙华区/民治街道"
    #expect(try lookUp("440309009") == answer("440309002\t广东省/龙华区/民治街道\n", [note]))
    #expect(try lookUp("--codes=bureau", "440309009") == answer("440309002\t广东省/龙华区/民治街道\n", [note]))
  }

  @Test func twelveDigitsAreTheBureausAlways() throws {
    #expect(
      try lookUp("440309003000")
        == answer(
          "440309001\t广东省/龙华区/龙华街道\n",
          ["440309003000 is taken as the bureau's; as the register's it is 440309003 广东省/龙华区/大浪街道"]))
    #expect(
      try lookUp("440309003012")
        == answer(
          "440309001\t广东省/龙华区/龙华街道\n",
          ["440309003012, a village: its township is 440309001 广东省/龙华区/龙华街道"]))
  }

  @Test func aTreeWithOneKindOfCodesHasNoOther() throws {
    #expect(throws: CommandError("--codes bureau: this tree has codes of one kind alone")) {
      try lookUp("--codes=bureau", "440305", in: SmallTrees.china)
    }
    #expect(
      complaint("lookup", "--codes", "mine", "1")
        == "2: the value 'mine' is invalid for --codes: one of register, bureau is wanted (areapick --help)")
  }

  @Test(arguments: [
    ("--output=code", "440309003\n440309004\n440309002\n\n"),
    ("--format={code}", "440309003\n440309004\n440309002\n\n"),
  ])
  func listsPrintTheCodesAskedFor(form: String, lines: String) throws {
    let list = try request(["list", "--codes=bureau", form, "440309"], as: ListCommand.self)
    let printed = String(decoding: try list.lines(from: Self.china), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      printed.sorted() == lines.split(separator: "\n", omittingEmptySubsequences: false).map { $0 }.sorted())
  }

  @Test func aSearchReadsThemToo() throws {
    func found(_ words: String...) throws -> String {
      let search = try request(["search", "--output=name"] + words, as: SearchCommand.self)
      return String(decoding: try search.lines(from: Self.china), as: UTF8.self)
    }
    #expect(try found("440309003") == "大浪街道\n龙华街道\n")
    #expect(try found("--codes=bureau", "440309003") == "龙华街道\n大浪街道\n")
  }

  @Test func aPickOpensAtThem() throws {
    let words = try #require(try settings("--codes=bureau", "--selected=440309003", "--output=codes"))
    let pick = try Pick(words, tree: Self.china)
    #expect(pick.options.selected.map(\.name) == ["广东省", "龙华区", "龙华街道"])
    #expect(
      String(decoding: try pick.result([pick.options.selected]), as: UTF8.self)
        == "440000\n440309\n440309003\n"
    )
  }
}
