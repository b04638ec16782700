import CLinux
import Glibc

/// A terminal of the kernel's: the program has its slave, the driver its master.
///
/// The driver keeps a slave of its own open, so that the terminal outlives the moments when no process
/// has it open, as a window does: a program may open `/dev/tty` late, and what the terminal was left in
/// can be read after the program's end.
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

  /// Sets the size; the kernel sends SIGWINCH to the foreground group if it is another one.
  func resize(rows: Int, columns: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &size)
  }

  /// The attributes as they stand; nil after `hangUp`.
  var attributes: TerminalAttributes? {
    var raw = termios()
    return tcgetattr(master.number, &raw) == 0 ? TerminalAttributes(raw) : nil
  }

  /// Shows nothing of what is typed until a program wants it to, nor throws away for a ^C what is on its way to the
  /// terminal.
  func stopEchoing() {
    var raw = termios()
    guard tcgetattr(slave.number, &raw) == 0 else { return }
    raw.c_lflag &= ~UInt32(ECHO)
    raw.c_lflag |= UInt32(NOFLSH)
    tcsetattr(slave.number, TCSANOW, &raw)
  }

  /// Takes nothing from the program, as after ^S, or goes on.
  func hold(_ isHeld: Bool) { tcflow(slave.number, isHeld ? TCOOFF : TCOON) }

  /// The process group that keys and signals go to; nil if there is none.
  var foregroundGroup: pid_t? {
    let group = tcgetpgrp(master.number)
    return group > 0 ? group : nil
  }

  /// Whether bytes were sent that no program has read yet.
  ///
  /// While the terminal edits lines itself, these are whole lines only.
  var hasUnreadInput: Bool {
    var request = pollfd(fd: slave.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1 && request.revents & Int16(POLLIN) != 0
  }

  /// Closes the terminal, as a window that is closed: its session gets SIGHUP, its readers an end.
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
