import Glibc
import TerminalGuard

/// A terminal that is restored to its first state, however the program ends.
///
/// One at a time: `Session` holds it for a screen, others for lines.
public enum HeldTerminal {
  /// Opens a terminal for reading and writing, without making it the controlling terminal.
  ///
  /// - Parameter flags: Added to those of `open`, such as `O_NONBLOCK`.
  public static func open(_ path: String, flags: Int32 = 0) throws(TerminalError) -> Int32 {
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOCTTY | flags)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, errno: errno) }
    return descriptor
  }

  /// Saves the terminal's settings, to be restored at the end.
  ///
  /// In the background the settings are those of the shell's line editor, so the process stops there until it
  /// is in the foreground, as for reading.
  ///
  /// - Parameter path: The terminal's name, for messages.
  public static func hold(_ terminal: Int32, path: String) throws(TerminalError) {
    if isInBackground(terminal) { kill(0, SIGTTIN) }
    guard !isInBackground(terminal) else { throw .inBackground(path: path) }
    var found = termios()
    guard tcgetattr(terminal, &found) == 0 else { throw .notATerminal(path: path) }
    guard_hold(terminal, &found)
  }

  /// Ends an unfinished line if a signal ends the program, so that the shell's prompt starts a new one.
  public static func beginLine() {
    guard_set_ending("\n", 1)
    guard_enter("", 0)
  }

  /// Restores the terminal and leaves the cursor where it is.
  public static func release() {
    guard_set_ending("", 0)
    guard_leave()
  }

  private static func isInBackground(_ terminal: Int32) -> Bool {
    let foreground = tcgetpgrp(terminal)
    return foreground > 0 && foreground != getpgrp()
  }
}
