import AreaPicker
import CursesTerminal
import Glibc
import PickerView
import RegionModel
import Testing

@testable import areapick

/// Every message has its Chinese, and the parts of it in their places.
struct CatalogueTests {
  /// Sends each text of the sources through the catalogue: a message that somebody adds without its Chinese is named.
  @Test func everyTextInTheSourcesIsKnown() throws {
    let texts = try MessageTexts.all()
    #expect(texts.count > 100)
    let catalogue = Catalogue(texts: Catalogue.all + [("x", "某")])
    for text in texts {
      let isKnown = text.samples.contains { catalogue.chinese($0)?.contains(where: \.isHan) == true }
      #expect(isKnown, "\(text.place): no Chinese for \"\(text.sample)\"")
    }
  }

  @Test func theFindingOfTextsFindsThem() {
    let source = #"""
      guard a else { throw CommandError("no \(b.map { "\($0)" } ?? "") here \\ \"x\"") }
      return .mistake(
        "two\(c)")
      case .tooLong(let n): "long \(n)"
      let other = "not one"
      understood.append(n == 1 ? "one row" : "\(n) rows")
      understood.append("over")
      """#
    #expect(
      MessageTexts.texts(in: source, file: "X.swift", isErrors: true).map(\.sample) == [
        "no x here \\ \"x\"", "twox", "long x", "one row", "x rows", "over",
      ])
    #expect(
      MessageTexts.texts(in: source, file: "X.swift", isErrors: false).map(\.sample) == [
        "no x here \\ \"x\"", "twox", "one row", "x rows", "over",
      ])
  }

  @Test(arguments: [
    (
      "unknown option '--ouput'; did you mean '--output'? (areapick --help)",
      "没有选项“--ouput”，是不是“--output”？（见 areapick --help）"
    ),
    (
      "unknown command 'lst'; did you mean 'list'? (areapick --help)",
      "没有命令“lst”，是不是“list”？（见 areapick --help）"
    ),
    (
      "the value 'drak' is invalid for --theme: one of auto, light, dark is wanted; did you mean 'dark'? (areapick --help)",
      "--theme 的值“drak”不对：可以是 auto, light, dark，是不是“dark”？（见 areapick --help）"
    ),
    (
      "AREAPICK_DEFAULT_OPTS: the value '0' is invalid for --depth: a number from 1 to 10000 is wanted",
      "AREAPICK_DEFAULT_OPTS：--depth 的值“0”不对：要 1 到 10000 之间的整数"
    ),
    (
      "the value '{nmae}' is invalid for --format: there is no field {nmae}; there are {path} {code}",
      "--format 的值“{nmae}”不对：没有字段“nmae”；有的是 {path} {code}"
    ),
    (
      "the value '{' is invalid for --format: a { has no } behind it; write {{ for the sign itself",
      "--format 的值“{”不对：有一个 { 后面没有 }；要这个符号本身就写 {{"
    ),
    ("sh: 1: x: not found (status 127)", "sh: 1: x: not found（状态 127）"),
    (
      "the command's answer: there is nothing to choose from",
      "命令的回答：没有可选的内容"
    ),
    ("late: a: b (ended by signal 9)", "late: a: b（被信号 9 结束）"), ("status 3", "状态 3"),
    ("--root: there is no place 南山 in 广东省", "--root：广东省里没有找到“南山”"),
    ("list: 2 places fit 桥西: 河北省/石家庄市/桥西区, 河北省/邢台市/桥西区", "list：“桥西”有 2 处：河北省/石家庄市/桥西区, 河北省/邢台市/桥西区"),
    ("--record /x/y: No such file or directory", "--record /x/y：没有这个文件或目录"),
    ("--record a: No space left on device; the recording is not whole", "--record a：磁盘已满；记录不完整"),
    ("replay: a: line 3: \"by\" must be a number from 1 to 9", "replay：a：第 3 行：\"by\" 要 1 到 9 之间的数"),
    ("/tmp/a: b/tree.atlas: entry 7 holds a control character", "/tmp/a: b/tree.atlas：第 7 项里有控制字符"),
    (
      "TERM=xyz is not known here: TERM=xterm-256color fits most terminals, --accessible all of them",
      "这里不认识 TERM=xyz：多数终端可用 TERM=xterm-256color，任何终端都可用 --accessible"
    ),
    (
      "TERM is not set: TERM=xterm-256color fits most terminals, --accessible all of them",
      "没有设置 TERM：多数终端可用 TERM=xterm-256color，任何终端都可用 --accessible"
    ),
    (
      "TERM=glass cannot move its cursor: --accessible asks in plain lines",
      "TERM=glass 不能移动光标：请用 --accessible 作纯文字问答"
    ),
    (
      "cannot open the terminal /dev/x: No such file or directory; --tty names another terminal",
      "打不开终端 /dev/x：没有这个文件或目录；可用 --tty 指定别的终端"
    ),
    ("unexpected argument ''' (areapick list --help)", "多出了“'”（见 areapick list --help）"),
  ])
  func aMessageIsSaidInChinese(english: String, chinese: String) {
    #expect(Catalogue.shared.chinese(english) == chinese)
  }

  @Test func whatIsNotKnownHasNoChinese() {
    #expect(Catalogue.shared.chinese("something else") == nil)
    #expect(Catalogue.shared.chinese("standard output: nonsense") == nil)
    #expect(Catalogue.shared.chinese("") == nil)
    #expect(Catalogue.shared.chinese(": ") == nil)
  }

  @Test func theLineThatSaysMostCounts() {
    let catalogue = Catalogue(texts: [("{} is {}", "{1}是{2}"), ("{} is not {}", "{1}不是{2}"), ("it is", "是")])
    #expect(catalogue.chinese("a is not b") == "a不是b")
    #expect(catalogue.chinese("a is b") == "a是b")
    #expect(catalogue.chinese("it is") == "是")
  }

  /// What the C library says in the locale of messages, which is never set.
  @Test(arguments: [
    ENOENT, EACCES, EPERM, EISDIR, ENOTDIR, ENXIO, ENODEV, ENOTTY, EIO, EPIPE, ENOSPC, EDQUOT, EFBIG, EROFS,
    ELOOP,
    ENAMETOOLONG, EMFILE, ENFILE, ENOMEM, EBADF, EINVAL, ETXTBSY, EBUSY, EEXIST, EAGAIN, ENOSYS, EOPNOTSUPP,
    ECONNRESET, ESTALE, EFAULT, ESPIPE, ENOTCONN,
  ])
  func whatTheSystemSaysIsKnown(code: Int32) {
    #expect(Catalogue.shared.chinese(String(cString: strerror(code)))?.contains(where: \.isHan) == true)
  }
}

extension Character {
  fileprivate var isHan: Bool { unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) } }
}
