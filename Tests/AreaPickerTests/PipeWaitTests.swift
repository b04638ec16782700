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
    func fill() { _ = Glibc.write(writer, "x", 1) }
  }

  @Test(arguments: [[0x1B], [0x07]] as [[UInt8]]) func escapeEndsTheWait(key: [UInt8]) throws {
    let ends = try Ends()
    defer { ends.close() }
    var said = 0
    let isReady = PipeWait.wait(for: ends.reader, terminal: ends.terminal) {
      said += 1
      ends.type(key)
    }
    #expect(!isReady)
    #expect(said == 1)
  }

  @Test func dataEndsItAndOtherKeysDoNot() throws {
    let ends = try Ends()
    defer { ends.close() }
    #expect(
      PipeWait.wait(for: ends.reader, terminal: ends.terminal) {
        ends.type([0x1B, 0x5B, 0x41])
        ends.type([UInt8(ascii: "a")])
        ends.fill()
      })
  }

  @Test func dataThatIsThereNeedsNoTerminal() throws {
    let ends = try Ends()
    defer { ends.close() }
    ends.fill()
    #expect(PipeWait.wait(for: ends.reader, terminal: "/nowhere") { Issue.record("nothing was to be said") })
  }

  @Test func theTerminalIsLeftAsItWas() throws {
    let ends = try Ends()
    defer { ends.close() }
    let terminal = open(ends.terminal, O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var (before, held, after) = (termios(), termios(), termios())
    tcgetattr(terminal, &before)
    _ = PipeWait.wait(for: ends.reader, terminal: ends.terminal) {
      tcgetattr(terminal, &held)
      ends.type([0x1B])
    }
    tcgetattr(terminal, &after)
    #expect(held.c_lflag & tcflag_t(ICANON | ECHO) == 0)
    #expect(after.c_lflag == before.c_lflag)
  }
}
