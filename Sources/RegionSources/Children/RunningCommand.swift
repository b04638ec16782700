import Glibc
import ProcessKeeper

/// A command that runs, and what it has written so far.
///
/// It ends with its process, as a person would say: where that leaves something behind in the background which holds the
/// pipe, its answer is what was written until then, and what was left behind is ended.
///
/// `output` waits for all of it. A loop that waits for other things too polls `descriptors` instead, and calls `advance`
/// when one of them is ready. Either way the command must be brought to its end, by `output`, `finish` or `end`: its
/// process is reaped there and nowhere else.
struct RunningCommand {
  /// How far a command is, and why it is stopped before its end.
  enum Progress { case running, ended, timedOut, tooLong }

  private let run: CommandRun
  private let process: pid_t
  /// Milliseconds of the monotonic clock, as the deadline.
  private let start: Int
  let deadline: Int
  private var standardOutput: Int32
  private var standardErrors: Int32
  /// Readable once the process has ended. It is opened where the output ends before the process, and where the process
  /// takes longer than most; -1 before that, and where the kernel has no such descriptor.
  private var ending: Int32 = -1
  /// How the process ended, as from `waitpid`; nil while it runs.
  private var status: Int32?
  /// When the answer of an ended process is complete although something that it left behind holds its pipe; milliseconds
  /// of the monotonic clock.
  private var lastMoment = Int.max
  /// When that is the case at the latest.
  private var endOfRest = Int.max
  private(set) var answer: [UInt8] = []
  private var complaint: [UInt8] = []

  /// The longest part of standard error that is kept, in bytes.
  private static let longestComplaint = 4_096
  /// How long the group may take to end by itself, in milliseconds.
  private static let grace = 300
  /// How long an ended process's pipe may stay open with nothing to read, in milliseconds: what a child in the background
  /// prints later belongs to no answer.
  private static let patienceForRest = 200
  /// The same where something is printed all the time.
  private static let longestRest = 1_000
  /// When a process is looked at first although its output has not ended, in milliseconds after its start.
  private static let firstLook = 100
  /// How often a process is looked at that has no descriptor of its own, in milliseconds.
  private static let glance = 20
  /// Bytes per read: what a pipe holds.
  private static let chunk = 1 << 16

  /// - Parameters:
  ///   - output: The pipe's end to read, not blocking; it is closed with the command. So is `errors`.
  init(_ run: CommandRun, process: pid_t, output: Int32, errors: Int32) {
    self.run = run
    self.process = process
    start = MonotonicClock.milliseconds
    deadline = start + run.timeout
    (standardOutput, standardErrors) = (output, errors)
  }

  /// Whether everything is read that the command writes to its standard output.
  var isRead: Bool { standardOutput < 0 }

  /// What to poll for input before `advance`.
  var descriptors: [Int32] {
    // The descriptor of an ended process stays readable.
    [standardOutput, standardErrors, status == nil ? ending : -1].filter { $0 >= 0 }
  }

  /// How long to wait at most before `advance`, in milliseconds.
  var patience: Int {
    let left = max(min(deadline, lastMoment) - MonotonicClock.milliseconds, 0)
    guard ending < 0, status == nil else { return left }
    return min(left, isRead ? RunningCommand.glance : RunningCommand.firstLook)
  }

  /// The answer, at its end.
  ///
  /// - Throws: `ListSourceError` if the command fails, takes too long, writes too much, or nobody waits any more.
  mutating func output(_ cancellation: Cancellation) throws(ListSourceError) -> [UInt8] {
    var progress = advance()
    while progress == .running {
      var wanted = ([cancellation.descriptor] + descriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&wanted, nfds_t(wanted.count), Int32(clamping: min(patience, cancellation.timeLeft ?? .max)))
      if cancellation.isCancelled {
        end()
        throw .cancelled
      }
      progress = advance()
    }
    if progress == .ended { finish() } else { end() }
    return try result(progress)
  }

  /// Reads what is there, without waiting, and no more than two pipes of it; the answer is complete at the end.
  mutating func advance() -> Progress {
    if standardErrors >= 0 { readComplaint() }
    // The first read takes a short answer, and the second one sees its end.
    let before = answer.count
    if standardOutput >= 0, readAnswer() { readAnswer() }
    if answer.count > run.limit { return .tooLong }
    let now = MonotonicClock.milliseconds
    if isRead || now - start >= RunningCommand.firstLook, status != nil || hasEnded() {
      if isRead || now >= lastMoment { return .ended }
      if lastMoment == .max { endOfRest = now + RunningCommand.longestRest }
      if answer.count > before || lastMoment == .max {
        lastMoment = min(now + RunningCommand.patienceForRest, endOfRest)
      }
    }
    guard now >= deadline else { return .running }
    return status == nil ? .timedOut : .ended
  }

  /// What the command wrote.
  ///
  /// - Throws: `ListSourceError` if it failed or is to be stopped.
  mutating func result(_ progress: Progress) throws(ListSourceError) -> [UInt8] {
    guard progress == .ended else {
      if progress == .tooLong { throw .failed("the answer is longer than \(run.limit >> 20) MiB") }
      throw .outOfTime(run.timeout)
    }
    if run.isSearch, status == 1 << 8, answer.isEmpty, complaint.isEmpty { return [] }
    guard status == 0 else { throw .failed(CommandRun.complaint(complaint, status: status ?? 0)) }
    if let failure = CommandRun.hiddenFailure(answer, complaint) { throw .failed(failure) }
    return answer
  }

  /// Asks the group to end, without waiting for it.
  func askToEnd() {
    kill(-process, SIGTERM)
    kill(-process, SIGCONT)
  }

  /// Ends a command that still runs: after a short time by force.
  mutating func end() {
    askToEnd()
    openEnding()
    var wanted = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
    _ = poll(&wanted, 1, Int32(RunningCommand.grace))
    finish()
  }

  /// Ends what an ended command has left behind, and reaps its process.
  mutating func finish() {
    for descriptor in [standardOutput, standardErrors, ending] where descriptor >= 0 { close(descriptor) }
    (standardOutput, standardErrors, ending) = (-1, -1, -1)
    kill(-process, SIGTERM)
    kill(-process, SIGKILL)
    keeper_remove(process)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// - Returns: Whether anything was read.
  @discardableResult
  private mutating func readAnswer() -> Bool {
    guard let read = RunningCommand.read(from: &standardOutput) else { return false }
    if answer.isEmpty { answer = read } else { answer += read }
    return true
  }

  /// - Returns: Whether anything was read.
  @discardableResult
  private mutating func readComplaint() -> Bool {
    guard let read = RunningCommand.read(from: &standardErrors) else { return false }
    complaint += read.prefix(RunningCommand.longestComplaint - complaint.count)
    return true
  }

  /// What is in a pipe; nil if that is nothing. At the end of the pipe the descriptor is closed and becomes -1.
  private static func read(from descriptor: inout Int32) -> [UInt8]? {
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: chunk) { bytes, count in
      let size = Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      isOver = size == 0 || size < 0 && errno != EAGAIN && errno != EINTR
      count = max(size, 0)
    }
    if isOver {
      close(descriptor)
      descriptor = -1
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Whether the process has ended; it is not reaped, so that its number is not reused. If it has not, its descriptor
  /// is opened.
  private mutating func hasEnded() -> Bool {
    var info = siginfo_t()
    var answer: Int32
    repeat {
      answer = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    } while answer != 0 && errno == EINTR
    guard answer != 0 || info._sifields._sigchld.si_pid != 0 else {
      openEnding()
      return false
    }
    // A program that ignores SIGCHLD learns nothing of its children but that they are gone: 0 then.
    let number = answer == 0 ? info._sifields._sigchld.si_status : 0
    status = answer == 0 && info.si_code != CLD_EXITED ? number : number << 8
    // Everything written before the end is in the pipe by now.
    while standardErrors >= 0, readComplaint() {}
    return true
  }

  private mutating func openEnding() {
    if ending < 0 { ending = keeper_open_process(process) }
  }
}
