/// How much is done, in the last line of standard error.
final class ProgressBar: @unchecked Sendable {  // It is told on the thread that reads alone.
  private let line = StatusLine()
  /// Cells that are filled; -1 while nothing is drawn.
  private var filled = -1

  /// In cells.
  private static let width = 40

  /// Does what takes long, which is handed what to tell the progress to.
  func shown<Result, Failure: Error>(
    _ work: ((@Sendable (Double) -> Void)?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard line.isShown else { return try work(nil) }
    defer { line.clear() }
    return try work { self.tell($0) }
  }

  private func tell(_ share: Double) {
    let count = min(max(Int(share * Double(ProgressBar.width)), 0), ProgressBar.width)
    guard count > filled, line.isDue else { return }
    filled = count
    let bar = String(repeating: "#", count: count) + String(repeating: "-", count: ProgressBar.width - count)
    line.show("[\(bar)] \(count * 100 / ProgressBar.width)%")
  }
}
