import CursesTerminal
import Glibc

/// Waits until a pipe has something to read, and hears Esc on the terminal meanwhile.
///
/// Nothing is shown yet: a named pipe may wait for its writer for ever, and the sheet opens when the data is there.
public enum PipeWait {
  /// How long nothing is said and no key is heard, in milliseconds: most writers are there by then.
  private static let patience: Int32 = 300

  /// - Parameters:
  ///   - path: The terminal's; without one only the pipe is waited for.
  ///   - say: Called once where the wait takes longer.
  /// - Returns: Whether the pipe can be read; false where the person cancelled.
  public static func wait(for pipe: Int32, terminal path: String, say: () -> Void) -> Bool {
    if isReady(pipe, within: patience) { return true }
    guard let signals = try? SignalPipe.install(),
      let terminal = try? HeldTerminal.open(path, flags: O_NONBLOCK)
    else { return isReady(pipe, within: -1) }
    defer {
      HeldTerminal.release()
      close(terminal)
    }
    guard (try? hold(terminal, path)) != nil else { return isReady(pipe, within: -1) }
    say()
    while true {
      var wanted = [pipe, terminal, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&wanted, nfds_t(wanted.count), -1) > 0 else { continue }
      if wanted[0].revents != 0 { return true }
      if wanted[1].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return isReady(pipe, within: -1) }
      if wanted[1].revents != 0, cancels(terminal) { return false }
      if wanted[2].revents != 0, stops(signals) {
        HeldTerminal.release()
        SignalPipe.stopProcessGroup()
        guard (try? hold(terminal, path)) != nil else { return isReady(pipe, within: -1) }
      }
    }
  }

  private static func isReady(_ pipe: Int32, within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&wanted, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Takes the terminal's keys one by one, and shows none of them; it is restored however the program ends.
  private static func hold(_ terminal: Int32, _ path: String) throws(TerminalError) {
    try HeldTerminal.hold(terminal, path: path)
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { return }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(terminal, TCSANOW, &settings)
  }

  /// Whether Esc or ^G was typed by itself; an arrow key begins with the same byte.
  private static func cancels(_ terminal: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(terminal, &bytes, bytes.count)
    return count == 1 && (bytes[0] == 0x1B || bytes[0] == 0x07)
  }

  private static func stops(_ signals: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(signals, &bytes, bytes.count)
    return count > 0 && bytes.prefix(count).contains(UInt8(SIGTSTP))
  }
}
