import Glibc

/// A program running in a terminal of the size of a test: type into it, look at it, wait for it.
///
///     let terminal = try Terminal(Program("/bin/sh", "-c", "read name; echo hello $name"))
///     terminal.send("深圳\r")
///     try terminal.waitFor(text: "hello 深圳")
///     #expect(try terminal.waitForExit() == .exited(0))
///
/// Nothing moves but in the calls that wait: a program that writes more than the kernel holds stands
/// still until the next one. When the terminal is let go of, its program is killed and reaped.
public final class Terminal {
  /// How long a wait lasts before it fails.
  public var patience: Duration = .seconds(20)
  /// What the terminal was set to before the program started.
  public let attributesAtStart: TerminalAttributes?
  /// Everything that the program has written to the terminal.
  public private(set) var received: [UInt8] = []

  let program: Program
  let emulator: Emulator
  let pseudoterminal: Pseudoterminal
  let child: ChildProcess
  let streams: [ChildStream]
  /// What was typed and not taken by the kernel yet.
  private var outgoing: [UInt8] = []

  /// Starts `program` in a terminal of `rows` by `columns`, at least 1 by 1.
  ///
  /// - Throws: `TerminalError.system` if it cannot be started.
  public init(_ program: Program, rows: Int = 24, columns: Int = 80) throws {
    _ = Self.ignoresBrokenPipes
    self.program = program
    emulator = Emulator(rows: rows, columns: columns)
    pseudoterminal = try Pseudoterminal(rows: rows, columns: columns)
    if !program.echoes { pseudoterminal.stopEchoing() }
    attributesAtStart = pseudoterminal.attributes
    let kinds = [program.standardInput, program.standardOutput, program.standardError]
    streams = try kinds.enumerated().map { try ChildStream($1, number: Int32($0)) }
    child = try ChildProcess(program, on: pseudoterminal.path, streams: streams)
    for stream in streams { stream.releaseChildEnd() }
  }

  deinit { close() }

  /// Kills the program if it still runs, reaps it, and gives everything back; to call again does nothing.
  public func close() {
    child.end()
    pseudoterminal.hangUp()
    for stream in streams { stream.pipeEnd?.close() }
  }

  public var processIdentifier: pid_t { child.pid }

  /// How the program ended; nil before a wait has seen its end.
  public var exitStatus: ExitStatus? { child.status }

  /// What the terminal shows of the bytes received so far.
  public var screen: Screen { emulator.screen }

  /// What the terminal is set to now, after the program's end too; nil after `hangUp`.
  public var attributes: TerminalAttributes? { pseudoterminal.attributes }

  /// The process group that ^C and resizing reach: the program's, or that of the job a shell runs.
  public var foregroundGroup: pid_t? { pseudoterminal.foregroundGroup }

  /// What came through a captured standard output so far.
  public var standardOutput: [UInt8] { streams[1].captured }

  /// What came through a captured standard error so far.
  public var standardError: [UInt8] { streams[2].captured }

  public var standardOutputText: String { String(decoding: standardOutput, as: UTF8.self) }

  public var standardErrorText: String { String(decoding: standardError, as: UTF8.self) }

  /// What the program has written to the terminal since `received.count` was `mark`.
  public func received(since mark: Int) -> ArraySlice<UInt8> { received.dropFirst(mark) }

  /// A pipe whose reader is gone is an answer here, not a reason to end the tests. Children start with
  /// the default all the same.
  private static let ignoresBrokenPipes: Void = {
    _ = Glibc.signal(SIGPIPE, SIG_IGN)
  }()
}

extension Terminal {
  /// Has `bytes` typed, as fast as the program reads.
  ///
  /// While the terminal edits lines itself, the kernel drops what goes beyond 4,095 bytes of one line.
  public func send(bytes: some Sequence<UInt8>) {
    outgoing += bytes
    _ = flush()
  }

  /// Writes what the kernel takes of what was typed; returns whether it took anything.
  func flush() -> Bool {
    guard !outgoing.isEmpty, pseudoterminal.master.isOpen else { return false }
    let count = pseudoterminal.master.write(outgoing) ?? outgoing.count
    outgoing = Array(outgoing.dropFirst(count))
    return count > 0
  }

  var hasOutgoing: Bool { !outgoing.isEmpty }

  /// Reads what the program wrote to the terminal; returns whether there was anything.
  func readTerminal() -> Bool {
    guard pseudoterminal.master.isOpen, case .bytes(let bytes) = pseudoterminal.master.read() else {
      return false
    }
    received += bytes
    emulator.feed(bytes)
    outgoing += emulator.takeAnswers()
    return true
  }
}
