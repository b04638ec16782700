import CLinux
import Glibc

/// How a program ended.
public enum ExitStatus: Equatable, Sendable {
  case exited(Int32)
  /// Ended by this signal.
  case signalled(Int32)

  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xff) : .signalled(signal)
  }
}

/// A child process started here; it can be signalled and is reaped exactly once.
final class ChildProcess {
  let pid: pid_t
  /// Becomes readable when the child ends.
  let ending: Descriptor
  /// How it ended; nil while it runs or has not been reaped.
  private(set) var status: ExitStatus?
  /// The processor time that it used, in seconds; 0 before it is reaped.
  private(set) var processorTime = 0.0

  init(_ program: Program, on terminalPath: String, streams: [ChildStream]) throws {
    let actions = try Self.actions(for: program, on: terminalPath, streams: streams)
    let pid = try actions.spawn(program)
    self.pid = pid
    do {
      ending = try Descriptor(pidfd_open(pid, 0), from: "pidfd_open")
    } catch {
      _ = kill(pid, SIGKILL)
      _ = retryingInterrupted { waitpid(pid, nil, 0) }
      throw error
    }
  }

  deinit { end() }

  /// Reaps the child if it has ended.
  func reap() { reap(options: WNOHANG) }

  /// Sends a signal to the child alone; false if it has been reaped.
  func send(_ signal: Int32) -> Bool {
    status == nil && kill(pid, signal) == 0
  }

  /// Kills the child and the rest of its process group, and reaps it.
  func end() {
    guard status == nil else { return }
    // An unreaped child keeps its number, so the group cannot be another's.
    _ = kill(-pid, SIGKILL)
    _ = kill(pid, SIGKILL)
    reap(options: 0)
  }

  private func reap(options: Int32) {
    guard status == nil else { return }
    var waitStatus: Int32 = 0
    var usage = rusage()
    guard retryingInterrupted({ wait4(pid, &waitStatus, options, &usage) }) == pid else { return }
    processorTime = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    status = ExitStatus(waitStatus: waitStatus)
    ending.close()
  }

  private static func actions(
    for program: Program, on terminalPath: String, streams: [ChildStream]
  ) throws -> SpawnActions {
    let actions = try SpawnActions()
    for stream in streams { try stream.addPipe(to: actions) }
    // The first terminal that a session leader opens becomes the session's. It gets number 3, which no pipe
    // needs any more.
    let control = program.hasControllingTerminal ? 0 : O_NOCTTY
    try actions.open(terminalPath, O_RDWR | control, as: 3)
    for stream in streams { try stream.addRest(to: actions) }
    try actions.close(from: 3)
    if let directory = program.directory { try actions.changeDirectory(to: directory) }
    return actions
  }
}
