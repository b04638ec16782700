import Fuzzing
import Glibc
import TerminalSupport

/// Many resizes while keys arrive; afterwards the screen must equal that of a fresh start.
public struct ResizeBurst: Sendable {
  public let seed: UInt64
  public let count: Int

  public init(seed: UInt64, count: Int) {
    self.seed = seed
    self.count = count
  }

  /// The result of a burst.
  public struct Outcome {
    /// The program's processor time per size, in milliseconds.
    public var millisecondsPerSize: Double
    public var problem: String?
  }

  /// - Parameter program: Started without motion and at a place, so that its screen depends only on the size.
  /// - Throws: `TerminalError` if the program ends early.
  public func run(_ program: Program) throws -> Outcome {
    var random = SplitMix64(seed: seed)
    let terminal = try Terminal(program)
    try terminal.wait(for: "a first screen") { $0.modes.isBracketedPaste }
    var size = (rows: 24, columns: 80)
    for _ in 0..<count {
      size = (1 + random.below(300), 1 + random.below(500))
      try terminal.resize(rows: size.rows, columns: size.columns)
      if random.onceIn(3) { terminal.send(random.oneOf(["\u{1B}[B", "\u{1B}[A"])) }
    }
    terminal.send("\u{1B}[H")  // The first row, wherever the keys led.
    let fresh = try Terminal(program, rows: size.rows, columns: size.columns)
    try fresh.wait(for: "a drawn screen") { $0.modes.isBracketedPaste }
    fresh.send("\u{1B}[H")
    try fresh.drawWhole()
    let expected = fresh.screen
    try terminal.drawWhole()
    let isSame = terminal.screen.rows == expected.rows && terminal.screen.cursor == expected.cursor
    return Outcome(
      millisecondsPerSize: terminal.processorTime * 1000 / Double(count),
      problem: isSame ? nil : "at \(size):\n\(terminal.screen.text)instead of\n\(expected.text)")
  }
}
