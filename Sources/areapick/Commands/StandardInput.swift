import Glibc

/// What other programs hand over on standard input.
struct StandardInput {
  /// Whether it was open when the program started.
  let isOpen: Bool

  /// - Throws: Where it was closed from the start: nothing to read would look like nothing to do.
  func checkOpen() throws(Failure) {
    guard isOpen else { throw Failure("standard input is closed") }
  }

  /// The lines up to the end, without white space around them and without blank ones.
  ///
  /// - Parameters:
  ///   - command: Which command reads them, for messages.
  ///   - things: What stands on the lines, for messages.
  /// - Throws: Where a person would have to type them, and where they cannot be read.
  func lines(_ command: String, of things: String) throws(Failure) -> [String] {
    try checkOpen()
    guard isatty(STDIN_FILENO) == 0 else {
      throw Failure("\(command): there are no \(things), and standard input is a terminal")
    }
    let text = TextFile.text(try bytes())
    return text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// All bytes up to the end.
  ///
  /// - Throws: Where it is closed, holds more than `limit`, or cannot be read.
  func bytes() throws(Failure) -> [UInt8] {
    try checkOpen()
    do throws(Failure) {
      return try TextFile.bytes(of: STDIN_FILENO, limit: StandardInput.limit)
    } catch {
      throw error.at("standard input")
    }
  }

  /// In bytes: 256 MB, more codes than all countries have, and some millions of recorded actions.
  static let limit = 1 << 28
}

extension Substring {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(
      start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}
