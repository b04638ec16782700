import Glibc

/// Signals as bytes on a pipe, so that the loop that waits for keys hears of them in between.
///
/// The handler does one `write`, which is safe in a handler. Signals that were ignored when the program started
/// stay ignored, as `nohup` wants it.
public enum SignalPipe {
  /// Installs the handler, before ncurses installs its own, and answers with the end to read from; -1 where
  /// there is no pipe to be had.
  public static func install(_ signals: [Int32]) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writeEnd = ends[1]
    for signal in signals { install(signal) }
    return ends[0]
  }

  private static func install(_ signal: Int32) {
    var before = sigaction()
    sigaction(signal, nil, &before)
    let isIgnored = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == 1  // SIG_IGN
    if isIgnored { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(writeEnd, &byte, 1)
      errno = saved
    }
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, nil)
  }

  /// Wakes the loop that waits on the pipe, from any thread: something else has come for it.
  public static func wake() {
    var byte: UInt8 = 0  // No signal has this number.
    _ = write(writeEnd, &byte, 1)
  }

  /// Stops the process group, this process with it, and comes back when it goes on.
  public static func stopProcessGroup() {
    var listening = sigaction()
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
