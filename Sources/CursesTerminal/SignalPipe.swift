import Glibc
import TerminalGuard

/// Signals as bytes on a pipe, so that the loop that waits for keys hears of them in between.
///
/// Those that end a program do not come here: wherever it is, they restore the terminal and end it
/// (`TerminalGuard`).
public enum SignalPipe {
  /// Begins to listen, before ncurses does, and answers with the end to read from.
  ///
  /// What comes are `SIGCONT`, `SIGWINCH` and, unless it was ignored when the program started, `SIGTSTP`.
  ///
  /// - Throws: `TerminalError.noPipe`, and nothing listens.
  public static func install() throws(TerminalError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noPipe(errno: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writeEnd = ends[1]
    guard_install(writeEnd)
    return ends[0]
  }

  /// Whether what is said of a signal that ends the process is in English, or in Chinese.
  public static func speak(english: Bool) { guard_speak_english(english ? 1 : 0) }

  /// Wakes the loop that waits on the pipe, from any thread: something else has come for it.
  public static func wake() {
    var byte: UInt8 = 0  // No signal has this number.
    _ = write(writeEnd, &byte, 1)
  }

  /// Ends the process with `status` after so many milliseconds, the terminal restored, wherever it is stuck then: a
  /// terminal that takes nothing keeps the loop from looking at its clock. Nil takes that back.
  public static func endProcess(after milliseconds: Int?, status: Int32 = 0) {
    guard_set_timeout(milliseconds.map { Int32(clamping: max($0, 1)) } ?? 0, status)
  }

  /// Runs `body` on a thread of its own, of which signals know that the terminal is not its own.
  ///
  /// - Returns: Whether there is such a thread.
  public static func startThread(
    _ context: UnsafeMutableRawPointer,
    _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) -> Bool {
    guard_start_thread(body, context) == 0
  }

  /// Stops the process group, this process with it, and comes back when it goes on; at once where whoever started
  /// the program had it ignore SIGTSTP.
  public static func stopProcessGroup() {
    var listening = sigaction()
    sigaction(SIGTSTP, nil, &listening)
    let handler = unsafeBitCast(listening.__sigaction_handler.sa_handler, to: Int.self)
    guard handler != unsafeBitCast(SIG_IGN, to: Int.self) else { return }
    var standard = sigaction()
    standard.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGTSTP, &standard, &listening)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &listening, nil)
  }

  /// Ends the process the way `signal` would have ended it, had nobody been listening.
  public static func die(of signal: Int32) -> Never {
    Glibc.signal(signal, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    raise(signal)
    _exit(128 + signal)
  }
}

/// Written once, before the first signal can come.
nonisolated(unsafe) private var writeEnd: Int32 = -1
