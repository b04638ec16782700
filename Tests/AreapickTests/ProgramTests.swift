import Glibc
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// The binary, as a script runs it: what comes out on which stream, and with which status.
@Suite struct ProgramTests {
  private let atlas: TemporaryFile

  init() throws {
    let records = SmallTrees.records("1 1 甲|省 jia sheng\n  11 2 乙|市 yi shi")
    atlas = TemporaryFile(try SmallTrees.builder(records).build())
  }

  @Test func aListIsPrinted() {
    #expect(run("list --atlas \(atlas.path)") == "1\t甲省\n[0]")
    #expect(run("list 甲 --atlas \(atlas.path)") == "11\t甲省/乙市\n[0]")
  }

  @Test func theVersionNamesTheDataToo() {
    #expect(run("--version --atlas \(atlas.path)") == "areapick 0.1.0\ndata of unknown date, 2 places\n[0]")
  }

  @Test func helpIsAnOutputAndNoError() {
    #expect(run("--help 2>/dev/null").hasPrefix("在终端里全屏选择一个行政区划，打印出来。\n"))
    #expect(run("--help 2>/dev/null").hasSuffix("[0]"))
    #expect(run("list --help 2>/dev/null >/dev/null") == "[0]")
  }

  @Test func mistakesGoToStandardErrorInOneLine() {
    #expect(run("--theme=blue 2>/dev/null") == "[2]")
    #expect(
      run("--depth=x 2>&1 >/dev/null")
        == "areapick: the value 'x' is invalid for --depth: a number from 1 on is wanted\n[2]")
    #expect(run("list 丙 --atlas \(atlas.path) 2>&1") == "areapick: list: there is no place 丙\n[1]")
    #expect(run("list --atlas /nowhere 2>&1") == "areapick: /nowhere: No such file or directory\n[2]")
  }

  @Test func whatPeopleWroteIsNoCommandToTheTerminal() {
    #expect(
      run("list \"$(printf 'a\\033[2Jb\\nc')\" --atlas \(atlas.path) 2>&1")
        == "areapick: list: there is no place a[2Jb c\n[1]")
  }

  @Test func formattingCharactersDoNotReachTheTerminal() {
    #expect(
      run("list \"$(printf 'a\\342\\200\\256b\\342\\200\\213c')\" --atlas \(atlas.path) 2>&1")
        == "areapick: list: there is no place abc\n[1]")
  }

  @Test func aResultThatCannotBeWrittenIsAnError() {
    let list = "list --atlas \(atlas.path)"
    #expect(run("\(list) 2>&1 >/dev/full") == "areapick: standard output: No space left on device\n[2]")
    #expect(run("\(list) 2>&1 >&-") == "areapick: standard output is closed\n[2]")
    #expect(run("\(list) 2>&1 <&- >&-") == "areapick: standard output is closed\n[2]")
    #expect(run("\(list) >/dev/full 2>&-") == "[2]")
  }

  @Test func aPickWithoutAnOutputIsNotBegun() {
    #expect(run("--atlas \(atlas.path) 2>&1 >&-") == "areapick: standard output is closed\n[2]")
  }

  @Test func aClosedInputIsNothingToAList() {
    #expect(run("list --atlas \(atlas.path) <&-") == "1\t甲省\n[0]")
  }

  /// The binary that was built with the tests, beside them.
  static let binary: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let tests = String(decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return tests.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/areapick"
  }()

  /// What the binary prints for arguments of a shell, and its status in brackets.
  private func run(_ arguments: String) -> String {
    let clean = "env -u AREAPICK_DEFAULT_OPTS -u AREAPICK_DEFAULT_OPTS_FILE LC_ALL=C.UTF-8"
    return printed("\(clean) \(ProgramTests.binary) \(arguments); printf '[%s]' $?")
  }
}
