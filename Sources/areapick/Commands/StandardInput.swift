import Glibc

/// The data that other programs pass on standard input.
struct StandardInput {
  /// Whether it was open when the program started.
  let isOpen: Bool

  /// - Throws: `CommandError` if standard input was closed from the start: an empty input would hide that.
  func checkOpen() throws(CommandError) {
    guard isOpen else { throw CommandError("standard input is closed") }
  }

  /// Checks that another program can send lines.
  ///
  /// - Parameters:
  ///   - command: The command that reads the lines, for messages.
  ///   - things: What the lines contain, for messages.
  /// - Throws: `CommandError` if standard input is closed, or is a terminal.
  func checkLines(_ command: String, of things: String) throws(CommandError) {
    try checkOpen()
    guard isatty(STDIN_FILENO) == 0 else {
      throw CommandError("\(command): there are no \(things), and standard input is a terminal")
    }
  }

  /// All bytes up to the end.
  ///
  /// - Throws: `CommandError` if standard input is closed, holds more than `limit`, or cannot be read.
  func bytes() throws(CommandError) -> [UInt8] {
    try checkOpen()
    do throws(CommandError) {
      return try TextFile.bytes(of: STDIN_FILENO, limit: StandardInput.limit)
    } catch {
      throw error.at("standard input")
    }
  }

  /// The largest input in bytes: 256 MB, some millions of recorded actions.
  static let limit = 1 << 28
}
