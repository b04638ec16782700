import CursesTerminal
import Glibc

/// A terminal that is read and written line by line, without a screen, curses or escape sequences.
///
/// The kernel edits and echoes the line, so a person's own settings for typing apply. If the terminal was left in a
/// mode without lines, line mode is turned on, and restored at the end, however the program ends.
final class LineTerminal {
  /// The result of a wait.
  enum Input: Equatable {
    /// A line without its end.
    case line(String)
    /// ^D on an empty line.
    case end
    case hungUp
    /// A signal that `SignalPipe` hands over.
    case signal(Int32)
    /// Nothing came in time, another thread woke the loop, or another descriptor is ready.
    case nothing
  }

  private let path: String
  private let descriptor: Int32
  private let signals: Int32
  private var line: [UInt8] = []
  private var unwritten: [UInt8] = []

  /// The longest line, in bytes. The kernel's limit is 4,095, but ^D hands over a line in parts.
  private static let longestLine = 1 << 14

  /// - Parameter signals: The read end of `SignalPipe`.
  /// - Throws: `TerminalError` if there is no terminal at `path`; nothing was written then.
  init(_ path: String, signals: Int32) throws(TerminalError) {
    self.path = path
    self.signals = signals
    descriptor = try HeldTerminal.open(path, flags: O_NONBLOCK)
    try enter()
  }

  /// Takes the terminal over: at the start, and after a stop.
  ///
  /// - Throws: `TerminalError` if another job has the terminal, or if it is gone.
  func enter() throws(TerminalError) {
    try HeldTerminal.hold(descriptor, path: path)
    useLines()
    HeldTerminal.beginLine()
  }

  /// Turns on the modes that typing a line needs, if they are off.
  func useLines() {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    let found = LineTerminal.modes(settings)
    settings.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ISIG)
    settings.c_iflag |= tcflag_t(ICRNL)
    settings.c_oflag |= tcflag_t(OPOST | ONLCR)
    if LineTerminal.modes(settings) != found { tcsetattr(descriptor, TCSANOW, &settings) }
  }

  /// Restores the terminal's modes.
  func leave() { HeldTerminal.release() }

  private static func modes(_ settings: termios) -> [tcflag_t] {
    [settings.c_lflag, settings.c_iflag, settings.c_oflag]
  }

  /// Drops typed characters that were not read, such as half a line that nobody will read.
  func dropUnreadLine() { tcflush(descriptor, TCIFLUSH) }

  /// Writes a text. If the terminal was stopped with ^S, `wait` writes the rest later.
  func write(_ text: String) {
    unwritten += Array(text.utf8)
    writeOn()
  }

  /// Waits until everything is written, or the terminal is gone; signals can still end the program.
  ///
  /// - Parameter patience: How many milliseconds a stopped terminal may take nothing before the rest is dropped; nil
  ///   for no limit.
  func finishWriting(atMost patience: Int?) {
    let limit = patience.map { Int32(clamping: $0) } ?? -1
    while !unwritten.isEmpty {
      var wanted = [poll(POLLOUT, on: descriptor)]
      let ready = Glibc.poll(&wanted, nfds_t(wanted.count), limit)
      if ready == 0 { unwritten = [] }
      if ready > 0, wanted[0].revents & Int16(POLLOUT) == 0 { return }
      writeOn()
    }
  }

  /// Writes as much as the terminal takes. If it is gone, the rest is dropped: the next read reports it.
  private func writeOn() {
    while !unwritten.isEmpty {
      let count = unwritten.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        unwritten.removeFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        unwritten = []
      }
    }
  }

  /// Waits for a line, a signal, or the end of the terminal.
  ///
  /// - Parameters:
  ///   - timeout: In milliseconds; nil for no limit.
  ///   - readsLines: Whether typed lines are read now, or left for later.
  ///   - others: Descriptors that end the wait when there is something to read, and are left to the caller.
  func wait(timeout: Int?, readsLines: Bool, alsoFor others: [Int32] = []) -> Input {
    let events = (readsLines ? POLLIN : 0) | (unwritten.isEmpty ? 0 : POLLOUT)
    var wanted = [poll(events, on: descriptor), poll(POLLIN, on: signals)]
    wanted += others.map { poll(POLLIN, on: $0) }
    let patience = timeout.map { Int32(clamping: max($0, 0)) } ?? -1
    guard Glibc.poll(&wanted, nfds_t(wanted.count), patience) > 0 else { return .nothing }
    if wanted[1].revents & Int16(POLLIN) != 0 { return readSignal() }
    if wanted[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return .hungUp }
    if wanted[0].revents & Int16(POLLOUT) != 0 { writeOn() }
    return wanted[0].revents & Int16(POLLIN) != 0 ? readLine() : .nothing
  }

  private func poll(_ events: Int32, on descriptor: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  private func readSignal() -> Input {
    var byte: UInt8 = 0
    return read(signals, &byte, 1) == 1 && byte != 0 ? .signal(Int32(byte)) : .nothing
  }

  /// Reads what the kernel hands over at once: a line, or the part of a line before ^D.
  private func readLine() -> Input {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? .nothing : .hungUp }
    if count == 0 { return .end }
    line += bytes.prefix(count).prefix(LineTerminal.longestLine - line.count)
    guard bytes[count - 1] == UInt8(ascii: "\n") else { return .nothing }
    defer { line = [] }
    return .line(String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }

  deinit { close(descriptor) }
}
