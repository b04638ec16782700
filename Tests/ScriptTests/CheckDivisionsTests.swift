import Glibc
import Testing

/// `scripts/check-divisions` says where the table and a list differ.
@Suite struct CheckDivisionsTests {
  @Test func theRegisterThatTheTableIsMadeOfDiffersNowhere() {
    let answer = run(
      "'\(root)/scripts/check-divisions' '\(root)/Tests/AtlascTests/Fixtures/townships-register.tsv' 2>&1")
    #expect(answer.status == 0)
    #expect(
      answer.text.hasSuffix(
        ": 38364 rows, 0 differ; 309 for known reasons, 2519 zones and farms of ours alone\n"))
  }

  @Test func whatDiffersIsALineEach() throws {
    let answer = try check(
      """
      code parent name
      100001001 100001 甲街道
      100001002 100001 乙街道
      100001003 100001 丙镇
      100001005 100001 戊镇
      100001009 100001 庚乡
      100002001 100001 辛镇
      """)
    #expect(answer.status == 1)
    #expect(
      answer.text == """
        renamed	100001002	100001 南县	乙街道	乙镇
        spelled	100001003	100001 南县	丙镇	丙乡
        recoded	100001005	100001 南县	戊镇	100001004
        missing	100001009	100001 南县	庚乡	100002002 in 北县
        moved	100002001	100001 南县	辛镇	100002 北县
        extra	100001006	100001 南县		己乡

        """)
  }

  @Test func knownReasonsAndZonesAreCounted() throws {
    let list = "code parent name\n100001001 100001 甲路街道\n100001007 100001 壬镇"
    let quiet = try check(
      list,
      exceptions: ["100001001 100001 甲路街道 spelled 甲街道 why", "100001007 100001 壬镇 elsewhere 100002001 why"])
    #expect(quiet.text.split(separator: "\n").allSatisfy { $0.hasPrefix("extra") })
    let all = try check(list, "--all", exceptions: ["100001001 100001 甲路街道 spelled 甲街道 why"])
    #expect(all.text.contains("spelled\t100001001\t100001 南县\t甲路街道\t甲街道\n"))
    #expect(all.text.contains("missing\t100001007\t100001 南县\t壬镇\t\n"))
  }

  @Test func aListInTheBureausCodesIsReadAsSuch() throws {
    let answer = try check(
      "code parent name\n100071001 100001 甲街道\n100071009 100001 旧镇\n100001003 100001 丙乡", "--codes", "bureau")
    #expect(
      answer.text.split(separator: "\n").filter { !$0.hasPrefix("extra") } == ["missing\t100001003\t\t丙乡\t"])
  }

  @Test func aListThatCannotBeReadIsTwo() throws {
    #expect(try check("parent name\n10 甲街道").status == 2)
    #expect(try check("").status == 2)
    #expect(run("'\(root)/scripts/check-divisions' /nowhere 2>/dev/null").status == 2)
    #expect(run("'\(root)/scripts/check-divisions' 2>/dev/null").status == 2)
    #expect(run("'\(root)/scripts/check-divisions' --what x 2>/dev/null").status == 2)
    #expect(run("'\(root)/scripts/check-divisions' --codes mine x 2>/dev/null").status == 2)
  }

  /// What the script says of a list, held against a table of two counties; blanks stand for tabs.
  private func check(_ list: String, _ options: String..., exceptions: [String] = []) throws -> Answer {
    var template = Array("/tmp/check-divisions.XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { _ = run("rm -r '\(folder)'") }
    let divisions = [
      "code parent level name short", "100001  3 南县 ", "100001001 100001 4 甲街道 ", "100001002 100001 4 乙镇 ",
      "100001003 100001 4 丙乡 ",
      "100001004 100001 4 戊镇 ", "100001006 100001 4 己乡 ", "100002  3 北县 ", "100002001 100002 4 辛镇 ",
      "100002002 100002 4 庚乡 ",
    ]
    let tables = [
      "divisions.tsv": divisions,
      "aliases.tsv": [
        "code alias kind reading why", "100001003 丙镇 former  why", "100001001 甲路街道 common  why",
      ],
      "codes-bureau.tsv": [
        "code bureau was name", "100001001 100071001  甲街道", "100001003   丙乡", "100001002 100071009 旧镇 乙镇",
      ],
      "register-exceptions.tsv": ["code parent name kind instead why"] + exceptions,
      "list.tsv": list.isEmpty ? [] : list.split(separator: "\n").map(String.init),
    ]
    for (name, lines) in tables {
      let stream = try #require(fopen("\(folder)/\(name)", "w"))
      fputs(lines.map { $0.replacing(" ", with: "\t") + "\n" }.joined(), stream)
      fclose(stream)
    }
    let words = options.joined(separator: " ")
    return run(
      "AREAPICK_ASSETS='\(folder)' '\(root)/scripts/check-divisions' \(words) '\(folder)/list.tsv' 2>/dev/null"
    )
  }
}
