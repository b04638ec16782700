import Glibc

/// What other programs hand over on standard input.
struct StandardInput {
  /// Whether it was open when the program started.
  let isOpen: Bool

  /// - Throws: Where it was closed from the start: nothing to read would look like nothing to do.
  func checkOpen() throws(CommandError) {
    guard isOpen else { throw CommandError("standard input is closed") }
  }

  /// Whether lines can come from there.
  ///
  /// - Parameters:
  ///   - command: Which command reads them, for messages.
  ///   - things: What stands on the lines, for messages.
  /// - Throws: Where it is closed, and where a person would have to type them.
  func checkLines(_ command: String, of things: String) throws(CommandError) {
    try checkOpen()
    guard isatty(STDIN_FILENO) == 0 else {
      throw CommandError("\(command): there are no \(things), and standard input is a terminal")
    }
  }

  /// All bytes up to the end.
  ///
  /// - Throws: Where it is closed, holds more than `limit`, or cannot be read.
  func bytes() throws(CommandError) -> [UInt8] {
    try checkOpen()
    do throws(CommandError) {
      return try TextFile.bytes(of: STDIN_FILENO, limit: StandardInput.limit)
    } catch {
      throw error.at("standard input")
    }
  }

  /// In bytes: 256 MB, some millions of recorded actions.
  static let limit = 1 << 28
}
