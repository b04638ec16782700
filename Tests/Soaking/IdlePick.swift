import Glibc
import TerminalSupport

/// A program without any input.
public struct IdlePick {
  private let terminal: Terminal

  /// - Parameter binary: The program's file.
  public init(_ binary: String) throws {
    var program = Program(binary)
    program.standardOutput = .pipe
    program.standardError = .pipe
    terminal = try Terminal(program)
    try terminal.wait(for: "a screen") { $0.modes.isBracketedPaste }
    try terminal.waitUntilAtRest()
  }

  /// How often the program woke in an idle period.
  public func wakeUpCount(inMilliseconds time: UInt32) -> Int? {
    guard let before = terminal.sleepCount else { return nil }
    usleep(time * 1000)
    return terminal.sleepCount.map { $0 - before }
  }

  /// The system calls that strace sees in that time; nil if strace is missing or not permitted.
  public func systemCalls(inSeconds time: Int) throws -> [String]? {
    let options = ["\(time)", "strace", "-f", "-qq", "-p", "\(terminal.processIdentifier)"]
    var strace = Program("/usr/bin/timeout", arguments: ["-s", "INT"] + options)
    (strace.standardOutput, strace.standardError) = (.pipe, .pipe)
    let watcher = try Terminal(strace)
    let status = try watcher.waitForExit()
    guard status == .exited(124) || status == .exited(0) else { return nil }
    // The system call in which the program already waited is shown as unfinished; it is not a wake-up.
    let lines = watcher.standardErrorText.split(separator: "\n").map(String.init)
    return lines.filter { !$0.hasSuffix("<unfinished ...>") && !$0.hasSuffix("<detached ...>") }
  }
}
