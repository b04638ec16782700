import Glibc

/// Says on the terminal that a pipe is waited for, for commands: a named pipe may wait for its writer for ever.
final class PipeLine: Sendable {
  private let text: String
  private let status = StatusLine()

  init(_ text: String) { self.text = text }

  /// Waits until the pipe can be read; says so where that takes long and nothing has come yet.
  ///
  /// - Returns: Always true: an interrupt ends the program.
  func wait(for pipe: Int32, read count: Int) -> Bool {
    if PipeLine.isReady(pipe, within: count == 0 ? PipeLine.patience : -1) {
      status.clear()
      return true
    }
    status.show(text)
    return PipeLine.isReady(pipe, within: -1)
  }

  func clear() { status.clear() }

  /// When the line appears, in milliseconds.
  private static let patience: Int32 = 600

  private static func isReady(_ pipe: Int32, within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&wanted, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
