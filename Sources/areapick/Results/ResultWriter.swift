import Glibc
import TerminalKit

/// Writes a result, all of it or with an error.
///
/// Into a file or a pipe it goes as it is; to a terminal, where a person reads it, without what could command that.
struct ResultWriter {
  /// The number of the file that is written to.
  let stream: Int32
  /// Whether that file is one that the program was started with.
  let isOpen: Bool
  /// Whether the program ends by SIGPIPE where nobody reads any more, as filters do: for lines of which somebody may
  /// want the first alone. A pick's result is one answer, and that it was lost is said.
  var isFilter = false

  /// - Throws: Where the stream was closed from the start; better found out before a person picks.
  func checkOpen() throws(CommandError) {
    guard isOpen else { throw CommandError("standard output is closed") }
  }

  /// Writes every byte, whatever the pieces in which the system takes them.
  ///
  /// - Parameter hasOwnSequences: Whether the program made the sequences in the bytes itself, and took those of others
  ///   out of the text between them: then a terminal gets them as they are, too.
  /// - Throws: Where the stream is closed, the pipe has no reader, the disk is full, the file at its limit.
  func write(_ bytes: [UInt8], hasOwnSequences: Bool = false) throws(CommandError) {
    try checkOpen()
    // A pipe without a reader and a file at its limit are errors of write(2) then, and reported.
    signal(SIGXFSZ, SIG_IGN)
    let previous = isFilter ? nil : signal(SIGPIPE, SIG_IGN)
    defer { if !isFilter { signal(SIGPIPE, previous) } }
    try writeAll(!hasOwnSequences && isatty(stream) == 1 ? ResultWriter.shown(bytes) : bytes)
  }

  /// What a terminal is sent for a result: its lines and columns, and the text between them without harm.
  static func shown(_ bytes: [UInt8]) -> [UInt8] {
    var shown: [UInt8] = []
    var start = bytes.startIndex
    for (index, byte) in bytes.enumerated() where separators.contains(byte) {
      shown += SafeText.line(String(decoding: bytes[start..<index], as: UTF8.self)).utf8
      shown.append(byte)
      start = index + 1
    }
    return shown + SafeText.line(String(decoding: bytes[start...], as: UTF8.self)).utf8
  }

  /// The ends of lines, of columns, and of results with `--print0`.
  private static let separators: [UInt8] = [0, UInt8(ascii: "\t"), UInt8(ascii: "\n")]

  private func writeAll(_ bytes: [UInt8]) throws(CommandError) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { Glibc.write(stream, $0.baseAddress! + offset, $0.count - offset) }
      if written >= 0 {
        offset += written
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw CommandError("standard output: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Waits for room in a pipe that somebody else made non-blocking.
  private func waitUntilWritable() {
    var wanted = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, -1)
  }
}
