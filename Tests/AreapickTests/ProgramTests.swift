import Glibc
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// The binary as scripts run it: its output on each stream, and its status.
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
        == "areapick: --depth 的值“x”不对：要 1 到 10000 之间的整数\n[2]")
    #expect(run("list 丙 --atlas \(atlas.path) 2>&1") == "areapick: list：没有找到“丙”\n[1]")
    #expect(run("list --atlas /nowhere 2>&1") == "areapick: /nowhere：没有这个文件或目录\n[2]")
  }

  @Test func messagesAreEnglishWhereTheSheetIs() {
    #expect(
      run("--lang en --thme 2>&1")
        == "areapick: unknown option '--thme'; did you mean '--theme'? (areapick --help)\n[2]")
    #expect(run("--thme 2>&1") == "areapick: 没有选项“--thme”，是不是“--theme”？（见 areapick --help）\n[2]")
    #expect(
      run("lookup 9 --atlas \(atlas.path) 2>&1", locale: "en_US.UTF-8")
        == "areapick: lookup: '9' is no code: 2, 4, 6, 9 or 12 digits are wanted\n[2]")
    #expect(run("lookup 9 --atlas \(atlas.path) 2>&1") == "areapick: lookup：“9”不是代码：要 2、4、6、9 或 12 位数字\n[2]")
  }

  @Test func whatPeopleWroteIsNoCommandToTheTerminal() {
    #expect(
      run("list \"$(printf 'a\\033[2Jb\\nc')\" --atlas \(atlas.path) 2>&1")
        == "areapick: list：没有找到“a[2Jb c”\n[1]")
  }

  @Test func formattingCharactersDoNotReachTheTerminal() {
    #expect(
      run("list \"$(printf 'a\\342\\200\\256b\\342\\200\\213c')\" --atlas \(atlas.path) 2>&1")
        == "areapick: list：没有找到“abc”\n[1]")
  }

  @Test func aResultThatCannotBeWrittenIsAnError() {
    let list = "list --atlas \(atlas.path)"
    #expect(run("\(list) 2>&1 >/dev/full") == "areapick: 标准输出：磁盘已满\n[2]")
    #expect(run("\(list) 2>&1 >&-") == "areapick: 标准输出已关闭\n[2]")
    #expect(run("\(list) 2>&1 <&- >&-") == "areapick: 标准输出已关闭\n[2]")
    #expect(run("\(list) >/dev/full 2>&-") == "[2]")
  }

  @Test func aPickWithoutAnOutputIsNotBegun() {
    #expect(run("--atlas \(atlas.path) 2>&1 >&-") == "areapick: 标准输出已关闭\n[2]")
  }

  @Test func aClosedInputIsNothingToAList() {
    #expect(run("list --atlas \(atlas.path) <&-") == "1\t甲省\n[0]")
  }

  /// The binary built with the tests, beside theirs.
  static let binary: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let tests = String(decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return tests.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/areapick"
  }()

  /// What the binary prints for arguments of a shell, and its status in brackets.
  private func run(_ arguments: String, locale: String = "C.UTF-8") -> String {
    let clean = "env -u AREAPICK_DEFAULT_OPTS -u AREAPICK_DEFAULT_OPTS_FILE LC_ALL=\(locale)"
    return printed("\(clean) \(ProgramTests.binary) \(arguments); printf '[%s]' $?")
  }
}
