import CursesTerminal
import Glibc
import PickerCore
import Synchronization
import TerminalKit

/// Waits until a pipe has something to read, and hears Esc on the terminal meanwhile.
///
/// The sheet opens when the data is there: a named pipe may wait for its writer for ever, and a program may write for
/// ever. What comes within a moment leaves the terminal alone. After that a line says what is waited for, and goes away
/// with the wait; other keys are kept for the sheet.
package final class PipeWait: Sendable {
  private enum Hearing {
    case notYet
    /// A terminal that is held, and the pipe of signals.
    case on(Int32, signals: Int32)
    /// There is no terminal.
    case none
  }

  private struct Work {
    var hearing = Hearing.notYet
    /// How wide the line on the terminal is, in cells.
    var width = 0
    var lastSaid: Milliseconds?
  }

  private let path: String
  private let isPlain: Bool
  private let text: @Sendable (Int) -> String
  private let start = Clock.now
  private let work = Mutex(Work())

  /// How long nothing is said and no key is heard, in milliseconds: most data is there by then.
  private static let patience: Milliseconds = 100
  /// How often the line changes, in milliseconds.
  private static let pause: Milliseconds = 100

  /// - Parameters:
  ///   - path: The terminal's; without one only the pipe is waited for.
  ///   - isPlain: Whether plain questions follow: the line stays, and their answers are left on the terminal.
  ///   - text: The line for so many bytes that were read.
  package init(terminal path: String, isPlain: Bool = false, text: @escaping @Sendable (Int) -> String) {
    (self.path, self.isPlain, self.text) = (path, isPlain, text)
  }

  /// Waits until the pipe can be read.
  ///
  /// - Parameter count: How many bytes were read so far.
  /// - Returns: Whether it can; false where the person cancelled.
  package func isReady(_ pipe: Int32, read count: Int = 0) -> Bool {
    work.withLock { work in
      if case .notYet = work.hearing {
        let left = max(start + PipeWait.patience - Clock.now, 0)
        if PipeWait.isReady(pipe, within: Int32(left)), left > 0 { return true }
        work.hearing = hear()
      }
      guard case .on(let terminal, let signals) = work.hearing else {
        return PipeWait.isReady(pipe, within: -1)
      }
      return isReady(pipe, terminal, signals, count, &work)
    }
  }

  private func isReady(
    _ pipe: Int32, _ terminal: Int32, _ signals: Int32, _ count: Int, _ work: inout Work
  ) -> Bool {
    while true {
      say(count, on: terminal, &work)
      var wanted = [pipe, terminal, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&wanted, nfds_t(wanted.count), -1) > 0 else { continue }
      if wanted[1].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return false }  // It is gone.
      if wanted[1].revents != 0, PipeWait.cancels(terminal) { return false }
      if wanted[2].revents != 0, PipeWait.stops(signals) {
        erase(terminal, &work)
        HeldTerminal.release()
        SignalPipe.stopProcessGroup()
        guard (try? PipeWait.hold(terminal, path)) != nil else {
          work.hearing = .none
          return PipeWait.isReady(pipe, within: -1)
        }
      }
      if wanted[0].revents != 0 { return true }
    }
  }

  /// Leaves the terminal as it was found.
  package func end() {
    work.withLock { work in
      guard case .on(let terminal, _) = work.hearing else { return }
      erase(terminal, &work)
      HeldTerminal.release()
      close(terminal)
      work.hearing = .none
    }
  }

  private func hear() -> Hearing {
    guard let signals = try? SignalPipe.install(),
      let terminal = try? HeldTerminal.open(path, flags: O_NONBLOCK)
    else { return .none }
    if isPlain { write(text(0) + "\n", on: terminal) }
    guard !isPlain, (try? PipeWait.hold(terminal, path)) != nil else {
      HeldTerminal.release()
      close(terminal)
      return .none
    }
    return .on(terminal, signals: signals)
  }

  private func say(_ count: Int, on terminal: Int32, _ work: inout Work) {
    let now = Clock.now
    if let last = work.lastSaid, work.width > 0, now - last < PipeWait.pause { return }
    let line = text(count)
    work.lastSaid = now
    let width = TextWidth.of(line)
    write("\r" + line + String(repeating: " ", count: max(work.width - width, 0)), on: terminal)
    work.width = width
  }

  private func erase(_ terminal: Int32, _ work: inout Work) {
    if work.width > 0 { write("\r" + String(repeating: " ", count: work.width) + "\r", on: terminal) }
    work.width = 0
  }

  private func write(_ text: String, on terminal: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(terminal, bytes, bytes.count)
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
    HeldTerminal.beginLine()
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { return }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(terminal, TCSANOW, &settings)
  }

  /// Whether Esc or ^G was typed by itself; an arrow key begins with the same byte. Other keys are kept.
  private static func cancels(_ terminal: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(terminal, &bytes, bytes.count)
    if count == 1, bytes[0] == 0x1B || bytes[0] == 0x07 { return true }
    if count > 0 { TypedAhead.add(bytes.prefix(count)) }
    return false
  }

  private static func stops(_ signals: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(signals, &bytes, bytes.count)
    return count > 0 && bytes.prefix(count).contains(UInt8(SIGTSTP))
  }
}
