import Glibc
import TerminalKit

/// Writes a whole result, or throws.
///
/// A file or a pipe gets the bytes unchanged; a terminal gets them without control sequences.
struct ResultWriter {
  /// The file descriptor.
  let stream: Int32
  /// Whether the descriptor was open when the program started.
  let isOpen: Bool
  /// Whether SIGPIPE ends the program when nobody reads any more, as usual for filters.
  ///
  /// It suits commands that print lines, of which a reader may want only the first. For a pick, which prints one
  /// result, the loss is reported as an error.
  var isFilter = false

  /// - Throws: `CommandError` if the stream was closed from the start; call it before a person picks.
  func checkOpen() throws(CommandError) {
    guard isOpen else { throw CommandError("standard output is closed") }
  }

  /// Writes all bytes, in as many pieces as the system needs.
  ///
  /// - Parameter hasOwnSequences: Whether the bytes contain only the program's own control sequences; a terminal then
  ///   gets them unchanged.
  /// - Throws: `CommandError` if the stream is closed, the pipe has no reader, the disk is full, or the file is at its
  ///   limit.
  func write(_ bytes: [UInt8], hasOwnSequences: Bool = false) throws(CommandError) {
    do {
      try bytes.withUnsafeBytes { try write($0, hasOwnSequences: hasOwnSequences) }
    } catch {
      throw error as? CommandError ?? CommandError("\(error)")
    }
  }

  /// Writes bytes of any memory, as the other `write` does.
  func write(_ bytes: UnsafeRawBufferPointer, hasOwnSequences: Bool = false) throws(CommandError) {
    try checkOpen()
    if !hasOwnSequences, isatty(stream) == 1 {
      return try write(ResultWriter.shown(Array(bytes)), hasOwnSequences: true)
    }
    // With these signals ignored, write(2) reports a lost reader or a file at its limit as an error.
    signal(SIGXFSZ, SIG_IGN)
    let previous = isFilter ? nil : signal(SIGPIPE, SIG_IGN)
    defer { if !isFilter { signal(SIGPIPE, previous) } }
    try writeAll(bytes)
  }

  /// The bytes for a terminal: line ends and tabs stay, and the text between them is made safe.
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

  private func writeAll(_ bytes: UnsafeRawBufferPointer) throws(CommandError) {
    var offset = 0
    while offset < bytes.count {
      let written = Glibc.write(stream, bytes.baseAddress! + offset, bytes.count - offset)
      if written >= 0 {
        offset += written
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw CommandError("standard output: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Waits for room in a pipe that another program made non-blocking.
  private func waitUntilWritable() {
    var wanted = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, -1)
  }
}
