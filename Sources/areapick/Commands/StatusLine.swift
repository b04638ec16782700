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

  func clear() {
    if isDrawn { StatusLine.write("\r\u{1B}[K") }
    isDrawn = false
  }

  private static func write(_ text: String) {
    try? ResultWriter(stream: STDERR_FILENO, isOpen: true).write(Array(text.utf8), hasOwnSequences: true)
  }
}
