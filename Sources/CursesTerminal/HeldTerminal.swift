import Glibc
import TerminalGuard

/// A terminal whose settings come back, whatever ends the program; at most one at a time.
public enum HeldTerminal {
  /// Opens a terminal for reading and writing, without making it the process's own.
  ///
  /// - Parameter flags: Added to those of `open`: `O_NONBLOCK`.
  /// - Throws: `TerminalError.cannotOpen`.
  public static func open(_ path: String, flags: Int32 = 0) throws(TerminalError) -> Int32 {
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOCTTY | flags)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, errno: errno) }
    return descriptor
  }

  /// Has the settings that the terminal has now restored at the end, whatever ends the program.
  ///
  /// In the background they are the shell's own while it reads a line: so the program stops there until it is
  /// brought to the foreground, as it would for reading.
  ///
  /// - Throws: `TerminalError` where it is no terminal, or another's now.
  public static func hold(_ terminal: Int32, path: String) throws(TerminalError) {
    if isInBackground(terminal) { kill(0, SIGTTIN) }
    guard !isInBackground(terminal) else { throw .inBackground(path: path) }
    var found = termios()
    guard tcgetattr(terminal, &found) == 0 else { throw .notATerminal(path: path) }
    guard_hold(terminal, &found)
  }

  /// What is written before the settings come back, 1,024 bytes at most.
  public static func setEnding(_ text: String) {
    let bytes = Array(text.utf8)
    guard_set_ending(bytes, bytes.count)
  }

  /// From now on the ending is written.
  public static func enter(_ begin: [UInt8] = []) { guard_enter(begin, begin.count) }

  /// Gives the terminal back as it was found; without effect where it is not held.
  public static func release() { guard_leave() }

  private static func isInBackground(_ terminal: Int32) -> Bool {
    let foreground = tcgetpgrp(terminal)
    return foreground > 0 && foreground != getpgrp()
  }
}
