import Glibc
import TerminalSupport
import Testing

/// The places that were picked last, from one start of the program to the next.
struct RecentTests {
  /// A state folder for one test, deleted with the object.
  private final class Folder {
    let path: String

    init() {
      var template = Array("/tmp/areapick-state-XXXXXX".utf8CString)
      path = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
    }

    deinit { _ = system("rm -rf '\(path)'") }
  }

  private let folder = Folder()
  private var environment: [String: String] { ["XDG_STATE_HOME": folder.path] }

  private func program(_ arguments: String...) -> Program {
    var program = Areapick.program(environment: environment)
    program.arguments += arguments
    return program
  }

  private func output(of arguments: String...) throws -> String {
    var program = Areapick.program(environment: environment)
    program.arguments = arguments
    let terminal = try Terminal(program)
    _ = try terminal.waitForExit()
    return terminal.standardOutputText
  }

  @Test func theSecondStartShowsWhatTheFirstPicked() throws {
    let first = try Terminal(program("--recent", "--selected", "440305"))
    try first.waitFor(text: "选择街道/镇")
    first.send("yh\r")
    #expect(try first.waitForExit() == .exited(0))
    let second = try Terminal(program("--recent=3", "--hot", "110000,310000"))
    let screen = try second.waitFor(text: "▌ ★  粤海街道  广东省/深圳市/南山区")
    #expect(screen.contains("  ◆  北京市") && screen.contains("     上海市") && screen.contains("  A  安徽省"))
    #expect(screen.contains("1/37"))
    second.key(.enter)
    #expect(try second.waitForExit() == .exited(0))
    #expect(second.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    #expect(try output(of: "recent") == "440305007\t广东省/深圳市/南山区/粤海街道\n")
    #expect(try output(of: "recent", "--clear") == "")
    #expect(try output(of: "recent", "--list") == "")
  }

  @Test func withoutTheOptionNothingIsShownAndNothingIsKept() throws {
    #expect(try output(of: "--recent", "-1", "-q", "440305007") == "广东省/深圳市/南山区/粤海街道\n")
    let terminal = try Terminal(program())
    let screen = try terminal.waitFor(text: "1/34")
    #expect(!screen.contains("粤海街道"))
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(try output(of: "-1", "-q", "440305001") != "")
    #expect(try output(of: "recent", "--output", "code") == "440305007\n")
  }

  /// The same where a command prints the lists: a recent place is followed through them.
  @Test func listsThatComeOneByOneHaveThemToo() throws {
    let command = """
      case $AREA_LEVEL in 0) echo 1"$AREA_TAB"Alpha; echo 2"$AREA_TAB"Beta ;;
      1) echo "${AREA_CODE}1${AREA_TAB}A/1"; echo "${AREA_CODE}2${AREA_TAB}B 2" ;;
      *) echo "${AREA_CODE}x${AREA_TAB}leaf${AREA_TAB}-"; echo "${AREA_CODE}y${AREA_TAB}other${AREA_TAB}-" ;; esac
      """
    let children = ["--children", command, "--lang", "en", "--no-animation"]
    func pick(_ arguments: String...) throws -> Terminal {
      var program = Areapick.program(environment: environment)
      program.arguments = children + arguments
      return try Terminal(program)
    }
    let first = try pick("--recent")
    try first.waitFor(text: "1/2")
    for (key, next) in [("b", "2/2"), ("\r", "A/1"), ("\r", "leaf")] {
      first.send(key)
      try first.waitFor(text: next)
    }
    first.send("\r")
    #expect(try first.waitForExit() == .exited(0))
    #expect(first.standardOutputText == "Beta/A\\/1/leaf\n")

    let second = try pick("--recent", "--hot", "Alpha/12")
    let screen = try second.waitFor(text: "▌ ★  leaf  Beta/A/1")
    #expect(screen.contains("  ◆  12  Alpha") && screen.contains("1/4"))
    second.key(.enter)
    #expect(try second.waitForExit() == .exited(0))
    #expect(second.standardOutputText == "Beta/A\\/1/leaf\n")

    func recent(_ arguments: String...) throws -> String {
      var program = Areapick.program(environment: environment)
      program.arguments = ["recent"] + children.prefix(4) + arguments
      let terminal = try Terminal(program)
      _ = try terminal.waitForExit()
      return terminal.standardOutputText
    }
    #expect(try recent() == "21x\tBeta/A\\/1/leaf\n")
    #expect(try recent("--clear") == "")
    #expect(try recent() == "")
  }

  /// Twenty programs at once: each reads what the others wrote, and none writes over it.
  @Test func programsThatPickAtOnceLoseNothing() throws {
    let codes = try ["440300", "440100"].flatMap {
      try output(of: "list", $0, "--output", "code").split(separator: "\n")
    }
    #expect(codes.count == 20)
    let picks = codes.map { "areapick --recent --depth 3 -1 -q \($0) >/dev/null &" }.joined(separator: " ")
    var shell = Areapick.shell("export XDG_STATE_HOME='\(folder.path)'; \(picks) wait")
    shell.standardOutput = .pipe
    let terminal = try Terminal(shell)
    #expect(try terminal.waitForExit() == .exited(0))
    let kept = try output(of: "recent", "--output", "code").split(separator: "\n")
    #expect(kept.sorted() == codes.sorted())
    #expect(system("[ \"$(stat -c %a '\(folder.path)/areapick/recent/divisions')\" = 600 ]") == 0)
    #expect(system("[ ! -e '\(folder.path)/areapick/recent/divisions.new' ]") == 0)
  }

  @Test func whatCannotBeKeptIsSaidAndThePickIsPrinted() throws {
    #expect(system("printf x >'\(folder.path)/areapick'") == 0)
    let terminal = try Terminal(program("--recent", "-1", "-q", "440305007"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    #expect(
      terminal.standardErrorText == "areapick: --recent：\(folder.path)/areapick/recent/divisions：路径中有一段不是目录\n"
    )
  }

  @Test func theSearchsTextIsPrintedFirst() throws {
    let terminal = try Terminal(program("--print-query", "--recent"))
    try terminal.waitFor(text: "1/34")
    terminal.send("/粤海街道")
    try terminal.waitFor(text: "个结果")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "粤海街道\n广东省/深圳市/南山区/粤海街道\n")
    let again = try Terminal(program("--print-query", "--print0", "--recent"))
    try again.waitFor(text: "★")
    again.key(.enter)
    #expect(try again.waitForExit() == .exited(0))
    #expect(again.standardOutputText == "\0广东省/深圳市/南山区/粤海街道\0")
  }

  @Test func placesThatDoNotCountAreNeitherListedNorFound() throws {
    let terminal = try Terminal(program("--exclude", "110000,120000", "--exclude", "广东省/深圳市"))
    let screen = try terminal.waitFor(text: "1/32")
    #expect(!screen.contains("北京市"))
    terminal.send("/深圳市")
    try terminal.waitFor(text: "没有找到“深圳市”")
    terminal.key(.control("c"))
    #expect(try terminal.waitForExit() == .exited(130))
  }
}
