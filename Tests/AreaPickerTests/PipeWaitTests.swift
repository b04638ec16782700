import CLinux
import Glibc
import Testing

@testable import AreaPicker

/// A named pipe is waited for with an ear on the terminal.
@Suite(.serialized) struct PipeWaitTests {
  /// A pseudo-terminal and a pipe without anything to read.
  private struct Ends {
    let master: Int32
    let terminal: String
    let reader: Int32
    let writer: Int32

    init() throws {
      master = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
      var path = [CChar](repeating: 0, count: 64)
      try #require(ptsname_r(master, &path, path.count) == 0)
      terminal = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      (reader, writer) = (ends[0], ends[1])
    }

    func close() { for end in [master, reader, writer] { Glibc.close(end) } }

    func type(_ bytes: [UInt8]) { _ = Glibc.write(master, bytes, bytes.count) }
    /// A wait that does something when it says how much was read.
    func wait(_ body: @escaping @Sendable (Int) -> Void) -> PipeWait {
      PipeWait(terminal: terminal) {
        body($0)
        return "read \($0)"
      }
    }

    /// What the terminal is sent, as many bytes of it; waits for them.
    func shown(_ count: Int) -> String {
      var bytes: [UInt8] = []
      while bytes.count < count {
        var more = [UInt8](repeating: 0, count: count - bytes.count)
        let size = read(master, &more, more.count)
        guard size > 0 else { break }
        bytes += more.prefix(size)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    func fill() { _ = Glibc.write(writer, "x", 1) }
  }

  @Test(arguments: [[0x1B], [0x07]] as [[UInt8]]) func escapeEndsTheWait(key: [UInt8]) throws {
    let ends = try Ends()
    defer { ends.close() }
    let wait = ends.wait { _ in ends.type(key) }
    defer { wait.end() }
    #expect(!wait.isReady(ends.reader))
    #expect(ends.shown(7) == "\rread 0")
  }

  @Test func dataEndsItAndOtherKeysDoNot() throws {
    let ends = try Ends()
    defer { ends.close() }
    let wait = ends.wait { _ in
      ends.type([0x1B, 0x5B, 0x41])
      ends.type([UInt8(ascii: "a")])
      ends.fill()
    }
    #expect(wait.isReady(ends.reader))
    wait.end()
    #expect(ends.shown(15) == "\rread 0\r      \r")
  }

  @Test func dataThatIsThereNeedsNoTerminal() throws {
    let ends = try Ends()
    defer { ends.close() }
    ends.fill()
    let wait = PipeWait(terminal: "/nowhere") { _ in
      Issue.record("nothing was to be said")
      return ""
    }
    #expect(wait.isReady(ends.reader))
  }

  @Test func theTerminalIsLeftAsItWas() throws {
    let ends = try Ends()
    defer { ends.close() }
    let terminal = open(ends.terminal, O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var (before, held, after) = (termios(), termios(), termios())
    tcgetattr(terminal, &before)
    let wait = ends.wait { _ in ends.type([0x1B]) }
    _ = wait.isReady(ends.reader)
    tcgetattr(terminal, &held)
    wait.end()
    tcgetattr(terminal, &after)
    #expect(held.c_lflag & tcflag_t(ICANON | ECHO) == 0)
    #expect(after.c_lflag == before.c_lflag)
  }

  /// A writer that never stops is left by Esc too.
  @Test func escapeEndsTheReadingOfAPipeThatIsAlwaysFull() throws {
    let ends = try Ends()
    defer { ends.close() }
    ends.fill()
    let wait = ends.wait { if $0 > 0 { ends.type([0x1B]) } }
    defer { wait.end() }
    var count = 0
    while wait.isReady(ends.reader, read: count) { count += 1 }
    #expect(count > 0)
  }

  /// Plain questions are lines: the wait is said on one of its own, and the keys are left alone.
  @Test func beforePlainQuestionsALineIsSaid() throws {
    let ends = try Ends()
    defer { ends.close() }
    let wait = PipeWait(terminal: ends.terminal, isPlain: true) {
      ends.fill()
      return "read \($0)"
    }
    #expect(wait.isReady(ends.reader))
    wait.end()
    #expect(ends.shown(8) == "read 0\r\n")
  }
}
