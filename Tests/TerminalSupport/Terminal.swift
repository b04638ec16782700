import Glibc

/// A program in a terminal: send input, read the screen, wait for content.
///
///     let terminal = try Terminal(Program("/bin/sh", "-c", "read name; echo hello $name"))
///     terminal.send("深圳\r")
///     try terminal.waitFor(text: "hello 深圳")
///     #expect(try terminal.waitForExit() == .exited(0))
///
/// Bytes move only during waiting calls, so a program that fills the kernel's buffers blocks until the next
/// one. When the terminal is released, its program is killed and reaped.
public final class Terminal {
  /// How long a wait lasts before it fails.
  public var patience: Duration = .seconds(20)
  /// The terminal's attributes before the program started.
  public let attributesAtStart: TerminalAttributes?
  /// All bytes that the program has written to the terminal.
  public private(set) var received: [UInt8] = []

  let program: Program
  let emulator: Emulator
  let pseudoterminal: Pseudoterminal
  let child: ChildProcess
  let streams: [ChildStream]
  /// Typed bytes that the kernel has not taken yet.
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

  /// Kills the program if it still runs, reaps it, and releases everything; may be called again.
  public func close() {
    child.end()
    pseudoterminal.hangUp()
    for stream in streams { stream.pipeEnd?.close() }
  }

  public var processIdentifier: pid_t { child.pid }

  /// How the program ended; nil until a wait has noticed its end.
  public var exitStatus: ExitStatus? { child.status }

  /// The screen after the bytes received so far.
  public var screen: Screen { emulator.screen }

  /// The terminal's current attributes, also after the program's end; nil after `hangUp`.
  public var attributes: TerminalAttributes? { pseudoterminal.attributes }

  /// The process group that ^C and resizing reach: the program's, or that of a shell's job.
  public var foregroundGroup: pid_t? { pseudoterminal.foregroundGroup }

  /// The bytes captured from standard output so far.
  public var standardOutput: [UInt8] { streams[1].captured }

  /// The bytes captured from standard error so far.
  public var standardError: [UInt8] { streams[2].captured }

  public var standardOutputText: String { String(decoding: standardOutput, as: UTF8.self) }

  public var standardErrorText: String { String(decoding: standardError, as: UTF8.self) }

  /// The bytes written to the terminal since `received.count` was `mark`.
  public func received(since mark: Int) -> ArraySlice<UInt8> { received.dropFirst(mark) }

  /// Ignores SIGPIPE, so that a closed pipe is an error of `write` and does not end the tests; children start
  /// with the default.
  private static let ignoresBrokenPipes: Void = {
    _ = Glibc.signal(SIGPIPE, SIG_IGN)
  }()
}

extension Terminal {
  /// Types `bytes`, as fast as the program reads.
  ///
  /// While the terminal edits lines, the kernel drops what exceeds 4,095 bytes of a line.
  public func send(bytes: some Sequence<UInt8>) {
    outgoing += bytes
    _ = flush()
  }

  /// Writes as much typed input as the kernel takes; returns whether it took any.
  func flush() -> Bool {
    guard !outgoing.isEmpty, pseudoterminal.master.isOpen else { return false }
    let count = pseudoterminal.master.write(outgoing) ?? outgoing.count
    outgoing = Array(outgoing.dropFirst(count))
    return count > 0
  }

  var hasOutgoing: Bool { !outgoing.isEmpty }

  /// Reads the program's output; returns whether there was any.
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
