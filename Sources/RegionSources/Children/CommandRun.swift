import Glibc
import ProcessKeeper

/// One run of a shell command: its text, its variables and its time limit.
///
/// The command has its own session, so it cannot ask on the terminal, and its own process group. The group is ended
/// when nobody waits, when the time is up, when it writes too much, and when this process ends.
struct CommandRun {
  let command: String
  /// Added to this process's environment.
  let variables: [(name: String, value: String)]
  /// The time limit, in milliseconds.
  let timeout: Int
  /// The longest answer, in bytes.
  let limit: Int

  /// The longest part of standard error that is kept, in bytes.
  private static let longestComplaint = 4_096
  /// How long the group may take to end by itself, in milliseconds.
  private static let grace = 300

  /// Runs the command to its end.
  ///
  /// - Returns: Its standard output.
  /// - Throws: `ListSourceError` if it cannot start, fails, takes too long, or writes too much.
  func output(_ cancellation: Cancellation) throws(ListSourceError) -> [UInt8] {
    keeper_start()
    var started = try start()
    let end = read(from: &started, cancellation)
    let status = finish(started, isRunning: end != nil)
    switch end {
    case .cancelled: throw .cancelled
    case .timedOut: throw .failed("no answer within \(CommandRun.seconds(timeout)) s")
    case .tooLong: throw .failed("the answer is longer than \(limit >> 20) MiB")
    case nil: break
    }
    guard status == 0 else { throw .failed(CommandRun.complaint(started.complaint, status: status)) }
    return started.answer
  }

  /// Why a run is stopped before its end.
  private enum Cut { case cancelled, timedOut, tooLong }

  /// A running command.
  private struct Started {
    let process: pid_t
    /// Readable once the process has ended; -1 if the kernel has no such descriptor.
    let ending: Int32
    var output: Int32
    var errors: Int32
    var answer: [UInt8] = []
    var complaint: [UInt8] = []
  }

  /// Reads the command's output until it has ended and closed it; then returns nil.
  private func read(from started: inout Started, _ cancellation: Cancellation) -> Cut? {
    let deadline = MonotonicClock.milliseconds + timeout
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var hasEnded = false
    while started.output >= 0 || !hasEnded {
      let patience = deadline - MonotonicClock.milliseconds
      if patience <= 0 { return .timedOut }
      var wanted = [
        pollfd(fd: started.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: started.errors, events: Int16(POLLIN), revents: 0),
        pollfd(fd: cancellation.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: hasEnded ? -1 : started.ending, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(
        &wanted, nfds_t(wanted.count), Int32(clamping: started.ending < 0 ? min(patience, 20) : patience))
      if cancellation.isCancelled { return .cancelled }
      if wanted[1].revents != 0 { CommandRun.readComplaint(&started, &buffer) }
      if wanted[0].revents != 0 {
        CommandRun.readAnswer(&started, &buffer)
        if started.answer.count > limit { return .tooLong }
      }
      if !hasEnded, wanted[3].revents != 0 || started.ending < 0 {
        hasEnded = CommandRun.hasEnded(started.process)
      }
    }
    // Everything written before the end is in the pipe by now.
    while started.errors >= 0, CommandRun.readComplaint(&started, &buffer) {}
    return nil
  }

  private static func readAnswer(_ started: inout Started, _ buffer: inout [UInt8]) {
    let count = Glibc.read(started.output, &buffer, buffer.count)
    if count > 0 { started.answer.append(contentsOf: buffer[..<count]) }
    if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR {
      close(started.output)
      started.output = -1
    }
  }

  /// - Returns: Whether there was anything to read.
  @discardableResult
  private static func readComplaint(_ started: inout Started, _ buffer: inout [UInt8]) -> Bool {
    let count = Glibc.read(started.errors, &buffer, buffer.count)
    if count > 0 {
      started.complaint += buffer[..<min(count, longestComplaint - started.complaint.count)]
      return true
    }
    if count == 0 || errno != EAGAIN && errno != EINTR {
      close(started.errors)
      started.errors = -1
    }
    return false
  }

  /// Whether the process has ended; it is not reaped, so that its number is not reused.
  private static func hasEnded(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    let answer = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return answer != 0 || info._sifields._kill.si_pid != 0
  }

  /// Ends the rest of the group and reaps its leader.
  ///
  /// - Returns: The leader's status, as from `waitpid`.
  private func finish(_ started: Started, isRunning: Bool) -> Int32 {
    if started.output >= 0 { close(started.output) }
    if started.errors >= 0 { close(started.errors) }
    kill(-started.process, SIGTERM)
    if isRunning {
      kill(-started.process, SIGCONT)
      var wanted = [pollfd(fd: started.ending, events: Int16(POLLIN), revents: 0)]
      _ = poll(&wanted, 1, Int32(CommandRun.grace))
    }
    kill(-started.process, SIGKILL)
    keeper_remove(started.process)
    if started.ending >= 0 { close(started.ending) }
    var status: Int32 = 0
    while waitpid(started.process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}

/// Error messages.
extension CommandRun {
  static func seconds(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)"
  }

  /// The first line of standard error, and how the command ended.
  static func complaint(_ bytes: [UInt8], status: Int32) -> String {
    let signal = status & 0x7f
    let end = signal == 0 ? "status \(status >> 8 & 0xff)" : "ended by signal \(signal)"
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) }
    return first.map { "\($0.prefix(500)) (\(end))" } ?? end
  }
}

/// Starting the command.
extension CommandRun {
  private func start() throws(ListSourceError) -> Started {
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    defer {
      for end in [output[1], errors[1]] where end >= 0 { close(end) }
    }
    guard keeper_pipe(&output) == 0, keeper_pipe(&errors) == 0 else {
      for end in [output[0], errors[0]] where end >= 0 { close(end) }
      throw .failed(CommandRun.text(errno))
    }
    var process: pid_t = 0
    let code = spawn(&process, output: output[1], errors: errors[1])
    guard code == 0 else {
      close(output[0])
      close(errors[0])
      throw .failed("sh: \(CommandRun.text(code))")
    }
    for end in [output[0], errors[0]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return Started(
      process: process, ending: keeper_open_process(process), output: output[0], errors: errors[0])
  }

  private func spawn(_ process: inout pid_t, output: Int32, errors: Int32) -> Int32 {
    let environment = environmentWords()
    defer { for word in environment { free(word) } }
    return keeper_spawn_shell(&process, command, environment, output, errors)
  }

  /// This process's environment, byte for byte, with `variables` in place of its own values.
  private func environmentWords() -> [UnsafeMutablePointer<CChar>?] {
    let beginnings = variables.map { $0.name + "=" }
    var words: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let word = next.pointee {
      if !beginnings.contains(where: { strncmp(word, $0, $0.utf8.count) == 0 }) { words.append(strdup(word)) }
      next += 1
    }
    return words + variables.map { strdup("\($0.name)=\($0.value)") } + [nil]
  }

  private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
