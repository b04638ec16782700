import RegionModel
import TestSupport
import Testing

@testable import areapick

/// `areapick lookup` in scripts, also with old codes and those of villages.
@Suite struct LookupTests {
  /// Codes out of force: 440306 became one district, 440308 one that was itself divided, 440309 nothing,
  /// 440310 a place and an unknown code, 410199 four places.
  private static let china: RegionTree = {
    var builder = SmallTrees.builder(records)
    builder.successions = [
      CodeSuccession(code: "440306", name: "宝安县", year: 1993, successors: ["440307"]),
      CodeSuccession(code: "440308", name: "沙头角区", year: 1998, successors: ["440399"]),
      CodeSuccession(code: "440399", successors: ["440303", "440305"]),
      CodeSuccession(code: "440309", name: "蛇口区", year: 1990, successors: []),
      CodeSuccession(code: "440310", name: "上步区", successors: ["440305", "440311"]),
      CodeSuccession(code: "440399001", name: "旧镇", year: 2001, successors: ["440305007"]),
      CodeSuccession(code: "440398", name: "大区", successors: ["440303", "440305", "440307", "441900"]),
    ].compactMap { $0 }
    do { return try RegionTree(compiled: builder.build()) } catch { preconditionFailure("\(error)") }
  }()

  private static let records = SmallTrees.records(
    """
    440000 1 广东|省 guang dong sheng
      440300 2 深圳|市 shen zhen shi
        440303 3 罗湖|区 luo hu qu
        440305 3 南山|区 nan shan qu
          440305007 4 粤海|街道 yue hai jie dao
        440307 3 龙岗|区 long gang qu
      441900 2 东莞|市 dong guan shi
    """)

  private func lookUp(_ words: String...) throws -> LookupCommand.Answer {
    let command = try request(["lookup"] + words, as: LookupCommand.self)
    return try command.answer(to: command.codes, from: LookupTests.china)
  }

  private func answer(_ output: String, _ notes: [String] = [], status: Int32 = 0) -> LookupCommand.Answer {
    LookupCommand.Answer(output: Array(output.utf8), notes: notes.map { "lookup: \($0)" }, status: status)
  }

  @Test(arguments: ["44", "440000", "440000000", "440000000000"]) func aCodeMayBeShortOrLong(code: String)
    throws
  {
    #expect(try lookUp(code) == answer("440000\t广东省\n"))
  }

  @Test func eachCodeIsAnsweredInItsTurn() throws {
    #expect(
      try lookUp("440305007", "44", "4403", "44")
        == answer("440305007\t广东省/深圳市/南山区/粤海街道\n440000\t广东省\n440300\t广东省/深圳市\n440000\t广东省\n"))
  }

  @Test func resultOptionsHold() throws {
    #expect(try lookUp("440305", "--output", "name", "--print0") == answer("南山区\0"))
    #expect(try lookUp("440305", "--format", "{province}-{county}") == answer("广东省-南山区\n"))
  }

  @Test func aCodeOutOfForceLeadsToWhatTookItsPlace() throws {
    #expect(
      try lookUp("440306")
        == answer(
          "440307\t广东省/深圳市/龙岗区\n", ["440306 宝安县: out of force since 1993, now 440307 广东省/深圳市/龙岗区"]))
    #expect(
      try lookUp("440308")
        == answer(
          "440303\t广东省/深圳市/罗湖区\n440305\t广东省/深圳市/南山区\n",
          ["440308 沙头角区: out of force since 1998, now 440303 广东省/深圳市/罗湖区, 440305 广东省/深圳市/南山区"]))
  }

  @Test func whatIsNotKnownIsNotSaid() throws {
    #expect(
      try lookUp("440399").notes
        == ["lookup: 440399: out of force, now 440303 广东省/深圳市/罗湖区, 440305 广东省/深圳市/南山区"])
    #expect(
      try lookUp("440310").notes
        == ["lookup: 440310 上步区: out of force, now 440305 广东省/深圳市/南山区; nothing is known of 440311"])
  }

  @Test func aNoteNamesThreePlacesAtMost() throws {
    let answer = try lookUp("440398", "--output", "name")
    #expect(String(decoding: answer.output, as: UTF8.self) == "罗湖区\n南山区\n龙岗区\n东莞市\n")
    #expect(answer.notes.count == 1 && answer.notes[0].hasSuffix(", 440307 广东省/深圳市/龙岗区, …"))
  }

  @Test func aCodeThatNothingFollowedIsStatusOne() throws {
    #expect(
      try lookUp("440309", "44")
        == answer(
          "440000\t广东省\n", ["440309 蛇口区 in 深圳市: out of force since 1990, and nothing took its place"],
          status: 1))
  }

  @Test func aVillageLeadsToItsTownship() throws {
    #expect(
      try lookUp("440305007001")
        == answer(
          "440305007\t广东省/深圳市/南山区/粤海街道\n",
          ["440305007001, a village: its township is 440305007 广东省/深圳市/南山区/粤海街道"]))
    #expect(
      try lookUp("440399001200")
        == answer(
          "440305007\t广东省/深圳市/南山区/粤海街道\n",
          [
            "440399001200, a village: 440399001 旧镇: out of force since 2001, "
              + "now 440305007 广东省/深圳市/南山区/粤海街道"
          ]))
  }

  @Test func anUnknownCodeKeepsTheOthersFromNothing() throws {
    #expect(
      try lookUp("440388", "44", "99", "440388001002")
        == answer(
          "440000\t广东省\n",
          [
            "there is no place 440388 in 深圳市", "there is no place 99",
            "there is no place 440388001002 in 深圳市",
          ],
          status: 1))
  }

  @Test(arguments: ["abc", "", "4", "440", "44030５", "-44", "４４", "4403050070011"])
  func whatIsNoCodeIsStatusTwo(word: String) throws {
    #expect(
      try lookUp("--", "99", word, "44")
        == answer(
          "440000\t广东省\n",
          ["there is no place 99", "'\(word)' is no code: 2, 4, 6, 9 or 12 digits are wanted"], status: 2))
  }

  @Test func strictlyOnlyTheVeryPlaceCounts() throws {
    let strict = try lookUp("--strict", "440306", "440305", "440305007001", "440309", "88")
    #expect(String(decoding: strict.output, as: UTF8.self) == "440305\t广东省/深圳市/南山区\n")
    #expect(strict.status == 1)
    #expect(strict.notes == (try lookUp("440306", "440305", "440305007001", "440309", "88")).notes)
    #expect(try lookUp("--strict", "44", "440305007000").status == 0)
  }

  @Test func codesOfAnotherTreeMayHaveAnyForm() throws {
    let tree = SmallTrees.tree("GB 1 英国 ying guo")
    let answer = try LookupCommand().answer(to: ["GB", "DE"], from: tree)
    #expect(String(decoding: answer.output, as: UTF8.self) == "GB\t英国\n")
    #expect(answer.status == 2)
  }

  @Test func aNameThatCouldReachATerminalIsNotPrinted() throws {
    var bytes = try SmallTrees.builder(SmallTrees.records("44 1 甲AB|省 -")).build()
    let position = try #require(bytes.indices.first { bytes[$0...].starts(with: "AB".utf8) })
    bytes.replaceSubrange(position..<position + 2, with: [0xC2, 0x9B])  // CSI in UTF-8.
    let tree = try RegionTree(compiled: bytes, check: .header)
    #expect(throws: CommandError("the place with the code 44 has a name that holds a control character")) {
      try LookupCommand().answer(to: ["44"], from: tree)
    }
  }

  @Test func optionsReachTheRequest() throws {
    let command = try request(
      ["lookup", "44", "--strict", "--atlas", "a.atlas", "11"], as: LookupCommand.self)
    #expect(
      command == LookupCommand(codes: ["44", "11"], isStrict: true, source: SourceChoice(paths: ["a.atlas"])))
    #expect(try request(["lookup", "--strict", "--no-strict"]) == LookupCommand())
  }
}
