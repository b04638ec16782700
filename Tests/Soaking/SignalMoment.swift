import Fuzzing
import Glibc
import TerminalSupport

/// One run of the program that a signal ends at a random moment.
public struct SignalMoment: Sendable, CustomStringConvertible {
  /// When the signal is sent.
  enum Moment: Equatable {
    /// This many microseconds after the start; before its first output nothing shows the program's progress.
    case afterStart(microseconds: UInt32)
    /// After this many bytes of its screen, while it handles keys.
    case afterBytes(Int)
    /// After this many bytes that follow the key that ends it.
    case afterBytesOfEnding(Int)
    /// While it is blocked by a terminal that takes no output.
    case unread
  }

  public let seed: UInt64
  let signal: Int32
  let moment: Moment
  let keys: [UInt8]

  /// Signals that people send, and all others that end the program.
  static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  static let signals = requests + [SIGPIPE, SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE]
  private static let pieces = ["\u{1B}[B", "\u{1B}[A", "g", "\r", "\u{1B}[6~", "/", "山", "?", "\t", "\u{C}"]

  public init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    self.seed = seed
    signal = random.oneOf(SignalMoment.signals)
    keys = (0..<random.below(30)).flatMap { _ in Array(random.oneOf(SignalMoment.pieces).utf8) }
    switch random.below(40) {
    case 0: moment = .unread
    case 1..<15: moment = .afterStart(microseconds: UInt32(random.below(6000)))
    case 15..<30: moment = .afterBytes(random.below(6000))
    default: moment = .afterBytesOfEnding(random.below(200))
    }
  }

  public var description: String { "seed \(seed): signal \(signal) \(moment)" }

  /// Runs the program and returns the failed check; nil if all held.
  public func problem(with program: Program) throws -> String? {
    let isUnread = moment == .unread
    let terminal = try Terminal(program, rows: isUnread ? 300 : 24, columns: isUnread ? 500 : 80)
    try interrupt(terminal)
    let status = isUnread ? try terminal.waitForExitUnread() : try terminal.waitForExit()
    if status != .signalled(signal), !mayEndByItself(status) { return "it ended as \(status)" }
    if !mayPrint(terminal.standardOutputText, endingAs: status) {
      return "it printed \(terminal.standardOutputText)"
    }
    return SignalMoment.problem(after: terminal)
  }

  /// Whether the program may end by itself: the last key cancels, and earlier ones may have picked a place.
  private func mayEndByItself(_ status: ExitStatus) -> Bool {
    switch moment {
    case .afterStart, .unread: false
    case .afterBytes: status == .exited(0)
    case .afterBytesOfEnding: status == .exited(0) || status == .exited(130)
    }
  }

  /// Whether the output is allowed: a whole result with status 0, or with a signal that came after printing.
  private func mayPrint(_ text: String, endingAs status: ExitStatus) -> Bool {
    if text.isEmpty { return status != .exited(0) }
    guard text.hasSuffix("\n") else { return false }
    if case .afterBytesOfEnding = moment, status == .signalled(signal) { return true }
    return status == .exited(0)
  }

  /// Sends the keys and the signal.
  private func interrupt(_ terminal: Terminal) throws {
    switch moment {
    case .afterStart(let microseconds): usleep(microseconds)
    case .unread: try terminal.waitUntilBlocked()
    case .afterBytes(let count):
      try? terminal.waitForQuiet {
        terminal.received.count >= count || terminal.screen.modes.isBracketedPaste
      }
      if terminal.received.count < count {
        // A busy machine may take long to start the program: keys before its screen would be echoed by the terminal.
        try terminal.wait(for: "a screen") { $0.modes.isBracketedPaste }
        terminal.send(bytes: keys)
      }
      try? terminal.waitForQuiet { terminal.received.count >= count }
    case .afterBytesOfEnding(let count):
      try terminal.wait(for: "a screen") { $0.modes.isBracketedPaste }
      let mark = terminal.received.count
      terminal.send(bytes: keys + [3])
      try? terminal.waitForQuiet { terminal.received.count >= mark + count }
    }
    try? terminal.signal(signal)  // It may have ended.
  }

  /// The difference from the terminal's state before the program; nil if it is restored.
  public static func problem(after terminal: Terminal) -> String? {
    let screen = terminal.screen
    if terminal.attributes != terminal.attributesAtStart {
      return "the settings are \(String(describing: terminal.attributes))"
    }
    if screen.modes != .initial { return "the modes are \(screen.modes)" }
    if screen.rows.contains(where: { !$0.isEmpty }) { return "on the screen stands\n\(screen.text)" }
    if screen.cursor != .init(row: 0, column: 0) { return "the cursor is at \(screen.cursor)" }
    return nil
  }
}
