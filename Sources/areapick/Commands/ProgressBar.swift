import Glibc

/// How much is done, in the last line of standard error, where that is a terminal and it takes long.
///
/// Nothing is shown in the first half second, and nothing is left when the work is done.
final class ProgressBar: @unchecked Sendable {  // It is told on the thread that reads alone.
  private let watch = Stopwatch()
  /// Cells that are filled; -1 while nothing is drawn.
  private var filled = -1

  /// In milliseconds.
  private static let patience = 500
  /// In cells.
  private static let width = 40

  /// Does what takes long, which is handed what to tell the progress to.
  func shown<Result, Failure: Error>(
    _ work: ((@Sendable (Double) -> Void)?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isatty(STDERR_FILENO) == 1, getenv("TERM").map({ strcmp($0, "dumb") != 0 }) ?? false else {
      return try work(nil)
    }
    defer { clear() }
    return try work { self.tell($0) }
  }

  private func tell(_ share: Double) {
    guard watch.milliseconds >= ProgressBar.patience else { return }
    let count = min(max(Int(share * Double(ProgressBar.width)), 0), ProgressBar.width)
    guard count > filled else { return }
    filled = count
    let bar = String(repeating: "#", count: count) + String(repeating: "-", count: ProgressBar.width - count)
    ProgressBar.write("\r[\(bar)] \(count * 100 / ProgressBar.width)%")
  }

  private func clear() {
    if filled >= 0 { ProgressBar.write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) {
    try? ResultWriter(stream: STDERR_FILENO, isOpen: true).write(Array(text.utf8), hasOwnSequences: true)
  }
}
