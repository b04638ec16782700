import Glibc

/// The last line of standard error, where that is a terminal, for what takes long.
///
/// Nothing is shown in the first half second, and nothing is left when the work is done.
final class StatusLine: @unchecked Sendable {  // It is told on the thread that works alone.
  private let watch = Stopwatch()
  /// Whether standard error is a terminal that takes the line back.
  let isShown: Bool
  private var isDrawn = false

  /// In milliseconds.
  private static let patience = 500

  init() {
    isShown = isatty(STDERR_FILENO) == 1 && getenv("TERM").map { strcmp($0, "dumb") != 0 } ?? false
  }

  /// Whether a text would be shown now.
  var isDue: Bool { isShown && watch.milliseconds >= StatusLine.patience }

  /// Shows a text that begins as the one before it did, or is longer.
  func show(_ text: String) {
    guard isDue else { return }
    isDrawn = true
    StatusLine.write("\r" + text)
  }

  /// Runs what may block for long, and shows a text once it does.
  func showing<Value, Failure>(
    _ text: String, while work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard isShown, !isDrawn, let late = LateText(text, of: self) else { return try work() }
    defer { late.end() }
    return try work()
  }

  /// How long nothing is shown yet, in milliseconds.
  fileprivate var timeLeft: Int32 { Int32(clamping: max(StatusLine.patience - watch.milliseconds, 0)) }

  func clear() {
    if isDrawn { StatusLine.write("\r\u{1B}[K") }
    isDrawn = false
  }

  private static func write(_ text: String) {
    try? ResultWriter(stream: STDERR_FILENO, isOpen: true).write(Array(text.utf8), hasOwnSequences: true)
  }
}

/// A thread that shows a text late, unless it is ended before.
///
/// What it holds is constant, and the line is its own until its end.
private final class LateText: @unchecked Sendable {
  private let text: String
  private let line: StatusLine
  private var pipe: [Int32] = [-1, -1]
  private var thread = pthread_t()

  /// Nil where no thread can be started.
  init?(_ text: String, of line: StatusLine) {
    (self.text, self.line) = (text, line)
    guard Glibc.pipe(&pipe) == 0 else { return nil }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Signals are for the thread that works.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    let this = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { this in
        guard let this else { return nil }
        Unmanaged<LateText>.fromOpaque(this).takeRetainedValue().wait()
        return nil
      }, this.toOpaque())
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard status == 0 else {
      this.release()
      for end in pipe { close(end) }
      return nil
    }
  }

  private func wait() {
    var ending = pollfd(fd: pipe[0], events: Int16(POLLIN), revents: 0)
    if poll(&ending, 1, line.timeLeft + 1) == 0 { line.show(text) }
  }

  /// Ends the thread and waits for its end.
  func end() {
    close(pipe[1])
    pthread_join(thread, nil)
    close(pipe[0])
  }
}
