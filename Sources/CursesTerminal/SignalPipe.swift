import Glibc
import TerminalGuard

/// Signals as bytes on a pipe, for the loop that waits for keys.
///
/// Signals that end the program do not come here: their handlers restore the terminal and end it
/// (`TerminalGuard`).
public enum SignalPipe {
  /// Installs the handlers, before ncurses starts, and returns the end of the pipe to read.
  ///
  /// The bytes are the numbers of `SIGCONT`, `SIGWINCH` and, unless it was ignored at the start, `SIGTSTP`. Every pick of
  /// a process has the same pipe; what an earlier one left in it is dropped.
  ///
  /// - Throws: `TerminalError.noPipe`; no handler is installed then.
  public static func install() throws(TerminalError) -> Int32 {
    if readEnd < 0 { try open() } else { drop() }
    guard_install(writeEnd)
    return readEnd
  }

  private static func open() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noPipe(errno: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Reads the pipe until it is empty.
  private static func drop() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }

  /// Whether what is said of a signal that ends the process is in English, or in Chinese.
  public static func speak(english: Bool) { guard_speak_english(english ? 1 : 0) }

  /// Wakes the loop that waits on the pipe, from any thread: something else has come for it.
  public static func wake() {
    var byte: UInt8 = 0  // No signal has this number.
    _ = write(writeEnd, &byte, 1)
  }

  /// Restores the terminal and ends the process with `status` after `milliseconds`, even if it is stuck.
  ///
  /// A blocked terminal keeps the loop from checking its clock. Nil cancels the timeout.
  public static func endProcess(after milliseconds: Int?, status: Int32 = 0) {
    guard_set_timeout(milliseconds.map { Int32(clamping: max($0, 1)) } ?? 0, status)
  }

  /// Runs `body` on its own thread, on which signals are handed to the terminal's owner.
  ///
  /// - Returns: Whether the thread started.
  public static func startThread(
    _ context: UnsafeMutableRawPointer,
    _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) -> Bool {
    guard_start_thread(body, context) == 0
  }

  /// Stops the process group and returns when it continues; returns at once if SIGTSTP was ignored at the
  /// start.
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

  /// Ends the process as the unhandled `signal` would.
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

/// The ends of the pipe, set once, before the first signal can come.
nonisolated(unsafe) private var readEnd: Int32 = -1
nonisolated(unsafe) private var writeEnd: Int32 = -1
