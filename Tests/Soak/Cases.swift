import Soaking
import TerminalSupport

/// The cases for one binary; each prints a summary and returns whether all held.
enum Cases {
  private static func program(_ binary: String, _ arguments: String...) -> Program {
    var program = Program(binary, arguments: ["--no-animation"] + arguments)
    program.standardOutput = .pipe
    program.standardError = .pipe
    return program
  }

  static func signals(_ binary: String, count: Int, seed: UInt64) throws -> Bool {
    var failures = 0
    for number in 0..<count {
      let moment = SignalMoment(seed: seed &+ UInt64(number))
      guard let problem = try moment.problem(with: program(binary)) else { continue }
      say("\(moment): \(problem)")
      failures += 1
    }
    say("signals: \(count) moments, \(failures) failures")
    return failures == 0
  }

  static func sizes(_ binary: String, count: Int, seed: UInt64) throws -> Bool {
    let outcome = try ResizeBurst(seed: seed, count: count).run(program(binary, "--selected", "440305"))
    if let problem = outcome.problem { say("seed \(seed): \(problem)") }
    let time = (outcome.millisecondsPerSize * 100).rounded() / 100
    say(
      "sizes: \(count) in a burst, \(time) ms of processor time each, \(outcome.problem == nil ? 0 : 1) failures"
    )
    return outcome.problem == nil
  }

  /// The most memory, in KiB, that the program may gain after the first tenth of the actions: pages used for the first
  /// time.
  private static let growth = 1024

  static func memory(_ binary: String, count: Int, seed: UInt64) throws -> Bool {
    var pick = try LongPick(binary, seed: seed)
    let early = try pick.memory(afterActions: count / 10)
    let (first, late) = (pick.actions, try pick.memory(afterActions: count))
    let holds = late > 0 && late <= early + growth
    say(
      "memory: \(early) KiB after \(first) actions, \(late) KiB after \(pick.actions): \(holds ? 0 : 1) failures"
    )
    return holds
  }

  static func idle(_ binary: String, seconds: Int) throws -> Bool {
    let pick = try IdlePick(binary)
    let wakeUps = pick.wakeUpCount(inMilliseconds: UInt32(seconds) * 1000)
    let calls = try pick.systemCalls(inSeconds: seconds)
    for call in calls ?? [] { say("idle: \(call)") }
    let seen = calls.map { "strace saw \($0.count) system calls in as long" } ?? "there is no strace"
    say("idle: \(wakeUps.map(String.init) ?? "unknown") wake-ups in \(seconds) s, \(seen)")
    return wakeUps == 0 && calls?.isEmpty != false
  }
}
