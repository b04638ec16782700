import Glibc
import TestSupport
import Testing

@testable import areapick

/// A result is written whole, or an error is reported.
@Suite struct ResultWriterTests {
  @Test func aReaderThatHasLeftIsAnErrorAndNoDeath() {
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    shutdown(ends[0], Int32(SHUT_RD))  // Holds for copies in other tests' children, too.
    let writer = ResultWriter(stream: ends[1], isOpen: true)
    #expect(throws: CommandError("standard output: Broken pipe")) { try writer.write([1]) }
    for end in ends { close(end) }
  }

  @Test func aSlowReaderGetsEveryByteThroughAPipeThatDoesNotBlock() throws {
    let file = TemporaryFile("")
    let reader = try #require(popen("cat >\(file.path)", "w"))
    _ = fcntl(fileno(reader), F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8($0 % 251) }
    try ResultWriter(stream: fileno(reader), isOpen: true).write(bytes)
    pclose(reader)
    let sum = bytes.withUnsafeBytes { TemporaryFile($0) }
    withExtendedLifetime((file, sum)) {
      #expect(printed("cmp \(file.path) \(sum.path) && printf same") == "same")
    }
  }

  @Test func nothingIsWrittenToAStreamThatWasClosed() {
    let writer = ResultWriter(stream: STDOUT_FILENO, isOpen: false)
    #expect(throws: CommandError("standard output is closed")) { try writer.write([1]) }
  }

  @Test func aTerminalIsSentLinesAndColumnsAndNothingThatCommandsIt() {
    let bytes = Array("a\tb\u{1B}[2J\nc\r\u{202E}d\u{0}e\u{9B}f\n\n".utf8) + [0xFF]
    let shown = ResultWriter.shown(bytes)
    #expect(String(decoding: shown, as: UTF8.self) == "a\tb[2J\nc d\u{0}ef\n\n\u{FFFD}")
    #expect(ResultWriter.shown([]) == [])
  }
}
