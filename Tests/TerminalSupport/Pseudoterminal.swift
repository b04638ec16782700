import CLinux
import Glibc

/// A kernel terminal: the program has its slave, the driver its master.
///
/// The driver keeps a slave open too, so that the terminal outlives moments when no process has it open, like
/// a window. A program may open `/dev/tty` late, and the final settings can be read after the program's end.
final class Pseudoterminal {
  let master: Descriptor
  let path: String
  private let slave: Descriptor

  /// - Throws: `TerminalError.system` if the system has no terminal left.
  init(rows: Int, columns: Int) throws {
    master = try Descriptor(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC), from: "posix_openpt")
    path = try Self.unlockedPath(of: master)
    slave = try Descriptor(open(path, O_RDWR | O_NOCTTY | O_CLOEXEC), from: "open \(path)")
    master.makeNonBlocking()
    resize(rows: rows, columns: columns)
  }

  /// Sets the size; the kernel sends SIGWINCH to the foreground group if it changes.
  func resize(rows: Int, columns: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &size)
  }

  /// The current attributes; nil after `hangUp`.
  var attributes: TerminalAttributes? {
    var raw = termios()
    return tcgetattr(master.number, &raw) == 0 ? TerminalAttributes(raw) : nil
  }

  /// Turns off the echo and the flush at ^C, until a program sets them again.
  func stopEchoing() {
    var raw = termios()
    guard tcgetattr(slave.number, &raw) == 0 else { return }
    raw.c_lflag &= ~UInt32(ECHO)
    raw.c_lflag |= UInt32(NOFLSH)
    tcsetattr(slave.number, TCSANOW, &raw)
  }

  /// Stops the terminal from taking output, as after ^S, or continues.
  func hold(_ isHeld: Bool) { tcflow(slave.number, isHeld ? TCOOFF : TCOON) }

  /// The process group that receives keys and signals; nil if there is none.
  var foregroundGroup: pid_t? {
    let group = tcgetpgrp(master.number)
    return group > 0 ? group : nil
  }

  /// Whether there is typed input that no program has read.
  ///
  /// While the terminal edits lines, only whole lines count.
  var hasUnreadInput: Bool {
    var request = pollfd(fd: slave.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1 && request.revents & Int16(POLLIN) != 0
  }

  /// Closes the terminal like a window: its session gets SIGHUP, its readers an end.
  func hangUp() {
    master.close()
    slave.close()
  }

  private static func unlockedPath(of master: Descriptor) throws -> String {
    var path = [CChar](repeating: 0, count: 128)
    guard grantpt(master.number) == 0, unlockpt(master.number) == 0 else {
      throw TerminalError.system(call: "unlockpt", code: errno)
    }
    let code = ptsname_r(master.number, &path, path.count)
    guard code == 0 else { throw TerminalError.system(call: "ptsname_r", code: code) }
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
