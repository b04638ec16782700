import Glibc
import TerminalSupport
import Testing

/// A data file that changes while it is in use.
struct AtlasFileTests {
  /// Runs a shell in which the program shows a copy of the divisions, changes the copy, and returns how the
  /// program ends.
  private func ending(
    _ change: (_ path: String) throws -> Void
  ) throws -> (status: TerminalSupport.ExitStatus, message: String, isAsFound: Bool) {
    let path = "/tmp/areapick-atlas-\(getpid())-\(UInt32.random(in: .min ... .max))"
    defer { for file in [path, path + ".new"] { unlink(file) } }
    let copy = try Terminal(Program("/bin/cp", Areapick.atlas, path))
    try #require(try copy.waitForExit() == .exited(0))
    let terminal = try Terminal(Areapick.program("--atlas", path))
    try terminal.waitForMouse()
    try change(path)
    terminal.key(.end)
    terminal.send("\r")
    try terminal.waitFor(text: "● 浙江省")
    terminal.send("\u{3}")
    let status = try terminal.waitForExit()
    return (status, terminal.standardErrorText, terminal.isAsFound && terminal.standardOutput.isEmpty)
  }

  @Test(arguments: [0, 5000])
  func aFileThatIsCutShortIsUsedToTheEnd(_ size: Int) throws {
    let ending = try ending { #expect(truncate($0, size) == 0) }
    #expect(ending.status == .exited(130))
    #expect(ending.message == "")
    #expect(ending.isAsFound)
  }

  @Test func aFileThatIsWrittenOverIsUsedToTheEnd() throws {
    let ending = try ending { path in
      let file = open(path, O_WRONLY)
      #expect(write(file, [UInt8](repeating: 0xFF, count: 1 << 20), 1 << 20) == 1 << 20)
      close(file)
    }
    #expect(ending.status == .exited(130))
    #expect(ending.message == "")
    #expect(ending.isAsFound)
  }

  /// Files too large to read are mapped; if one is cut short, reading it raises SIGBUS.
  @Test(arguments: ["file", "thread-file"])
  func whereAMappedFileIsCutShortTheProgramSaysSo(_ how: String) throws {
    var program = Program(Areapick.debugFolder + "/Crashing", how)
    program.standardError = .pipe
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .signalled(SIGBUS))
    #expect(terminal.standardErrorText == "areapick: 使用中的数据文件被截短了\n")
    #expect(terminal.isAsFound)
  }

  /// The replaced file stays open.
  @Test func aFileThatIsReplacedIsUsedToTheEnd() throws {
    let ending = try ending { path in
      let empty = creat(path + ".new", 0o600)
      #expect(close(empty) == 0)
      #expect(rename(path + ".new", path) == 0)
    }
    #expect(ending.status == .exited(130))
    #expect(ending.message == "")
    #expect(ending.isAsFound)
  }
}
