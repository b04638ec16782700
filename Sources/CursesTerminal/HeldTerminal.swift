import Glibc
import TerminalGuard

/// A terminal that is restored to its first state, however the program ends.
///
/// One at a time: `Session` holds it for a screen, others for lines.
public enum HeldTerminal {
  /// The process's own terminal, by the name that every process has for it.
  public static let own = "/dev/tty"

  /// Opens a terminal for reading and writing, without making it the process's own.
  ///
  /// A process that has none of its own (`su -c` and `setsid` begin a session without one) is given the terminal that is
  /// its standard error or input.
  ///
  /// - Parameter flags: Added to those of `open`: `O_NONBLOCK`.
  public static func open(_ path: String, flags: Int32 = 0) throws(TerminalError) -> Int32 {
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOCTTY | flags)
    if descriptor >= 0 { return descriptor }
    let code = errno
    guard path == own, let stream = standardTerminal(flags) else {
      throw .cannotOpen(path: path, errno: code)
    }
    return stream
  }

  /// The terminal on standard error or input; nil where neither is one that can be read and written.
  ///
  /// One that belongs to another user, as after `su`, cannot be opened anew: a copy of the stream has to do, which
  /// goes without `flags`, since they would hold for whoever shares the stream.
  private static func standardTerminal(_ flags: Int32) -> Int32? {
    for stream in [STDERR_FILENO, STDIN_FILENO] where isatty(stream) == 1 {
      let opened = Glibc.open("/proc/self/fd/\(stream)", O_RDWR | O_CLOEXEC | O_NOCTTY | flags)
      if opened >= 0 { return opened }
      guard fcntl(stream, F_GETFL) & O_ACCMODE == O_RDWR else { continue }
      let copy = fcntl(stream, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      if copy >= 0 { return copy }
    }
    return nil
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
