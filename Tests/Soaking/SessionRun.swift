import Glibc
import TerminalSupport

/// A random session with a program, and checks during and after it.
public struct SessionRun {
  /// Counts of what was done.
  public struct Tally: Sendable {
    public var sessions = 0
    public var actions = 0
    public var signals = 0
    public var sizes = 0
    public var suspensions = 0
    public var comparisons = 0
    public var failures = 0

    public init() {}
  }

  /// A failed check.
  struct SessionError: Error {
    let description: String

    init(_ description: String) { self.description = description }
  }

  let session: RandomSession
  let forest: SoakForest
  let binary: String
  let terminal: Terminal
  var tally = Tally()
  /// How many steps were begun.
  private var count = 0

  /// Runs a session to its end.
  ///
  /// - Parameters:
  ///   - binary: The program's file.
  ///   - environment: Added to a plain one.
  /// - Returns: The failed check; nil if all held.
  public static func problem(
    of session: RandomSession, in forest: SoakForest, with binary: String,
    environment: [String: String] = [:], counting tally: inout Tally
  ) -> String? {
    defer { tally.sessions += 1 }
    var count = 0
    do {
      var run = try SessionRun(session, forest, binary, environment)
      run.tally = tally
      defer {
        (tally, count) = (run.tally, run.count)
        unlink(run.recording)
      }
      try run.perform()
      return nil
    } catch {
      tally.failures += 1
      let last = session.steps.prefix(count).suffix(6).map { "\($0)" }.joined(separator: "\n")
      return
        "\(session)\n\((error as? SessionError)?.description ?? "\(error)")\nthe last of \(count) steps:\n\(last)"
    }
  }

  private init(
    _ session: RandomSession, _ forest: SoakForest, _ binary: String, _ environment: [String: String]
  ) throws {
    (self.session, self.forest, self.binary) = (session, forest, binary)
    let arguments = session.arguments + (session.isRecorded ? ["--record", "\(forest.folder)/record"] : [])
    var program = Program(binary, arguments: arguments)
    if session.isUnderShell {
      program = Program("/bin/sh", arguments: ["-c", SessionRun.script, binary] + arguments)
    }
    program.environment["TERM"] = session.terminalType
    program.environment.merge(environment) { $1 }
    program.echoes = false  // Keys typed after the program's end must not appear.
    program.standardOutput = .pipe
    program.standardError = .pipe
    terminal = try Terminal(program, rows: session.rows, columns: session.columns)
    terminal.patience = .seconds(60)
  }

  var recording: String { "\(forest.folder)/record" }

  /// A shell with job control that continues the program at every input line and discards its own output.
  ///
  /// It waits for a line after the program's end too, because Linux discards unread terminal output when the
  /// session leader ends.
  /// leader of its session ends.
  private static let script = """
    exec 3>&1 4>&2 >/dev/null 2>&1; set -m; trap : INT QUIT
    "$0" "$@" >&3 2>&4 3>&- 4>&-
    while status=$?; [ $status -eq 148 ]; do read line; fg; done
    line=; until case $line in *over) ;; *) false ;; esac do line=; read line; done
    exit $status
    """

  private mutating func perform() throws {
    _ = try? terminal.wait(for: "a screen") { $0.modes.isBracketedPaste }
    for step in session.steps where terminal.exitStatus == nil {
      count += 1
      try perform(step)
    }
    try end()
    try checkAfterwards()
  }

  private mutating func perform(_ step: Step) throws {
    try bringBack()
    try terminal.drain()
    switch step {
    case .typed(let bytes):
      terminal.send(bytes: bytes)
      tally.actions += 1
    case .typedOneByOne(let bytes):
      try unlessEnded { try terminal.sendOneByOne(bytes: bytes) }
      tally.actions += 1
    case .resized(let rows, let columns):
      try terminal.resize(rows: rows, columns: columns)
      tally.sizes += 1
    case .paused:
      try? terminal.signalForeground(SIGSTOP)
      try? terminal.signalForeground(SIGCONT)
      tally.suspensions += 1
    case .suspended(let isByKey): try suspend(isByKey: isByKey)
    case .compared: tally.comparisons += try compare() ? 1 : 0
    }
  }

  /// Runs `body`, in which the program may end by itself.
  func unlessEnded(_ body: () throws -> Void) throws {
    do { try body() } catch TerminalError.exited {}
  }
}
