import Fuzzing
import Glibc
import Soaking

/// A build of the program, by a name that the summary has for it.
struct Build {
  let name: String
  let binary: String

  /// - Parameter word: NAME=BINARY.
  init(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    (name, binary) = (parts[0], parts.last ?? "")
  }
}

/// Random sessions, with several builds by turns.
final class Sessions {
  private let builds: [Build]
  private let forest: SoakForest
  private var tallies: [SessionRun.Tally]
  private var seconds: [Double]

  /// The sanitizers say what they find on standard error and leave with a status of their own. None looks for leaks:
  /// what looks for them at the program's end is stopped for good by a ^Z that is typed meanwhile.
  private static let environment = [
    "ASAN_OPTIONS": "detect_leaks=0:exitcode=99:detect_stack_use_after_return=1",
    "TSAN_OPTIONS": "exitcode=99:suppressions=\(suppressions)",
  ]

  /// What ThreadSanitizer takes for a race and is none, with the reason.
  private static let suppressions =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    + "/thread-sanitizer.txt"

  init(builds: [Build]) throws {
    self.builds = builds
    forest = try SoakForest(hasHuge: true, faces: builds.first.map { Faces.known(to: $0.binary) } ?? [])
    tallies = builds.map { _ in SessionRun.Tally() }
    seconds = builds.map { _ in 0 }
  }

  /// Runs sessions until the time is over: the seeds from `seed` on, each build the next one.
  ///
  /// - Returns: Whether all held.
  func run(seconds limit: Int, from seed: UInt64) -> Bool {
    let start = ContinuousClock.now
    var (number, reported) = (0, 0)
    while ContinuousClock.now - start < .seconds(limit) {
      run(seed &+ UInt64(number), build: number % builds.count)
      number += 1
      let minutes = Int((ContinuousClock.now - start) / .seconds(60))
      if minutes > reported { say("\(minutes) minutes, next seed \(seed &+ UInt64(number)): \(summary)") }
      reported = minutes
    }
    return conclude()
  }

  /// The session of one seed with every build.
  func replay(_ seed: UInt64) -> Bool {
    say("\(RandomSession(seed: seed, in: forest))")
    for build in builds.indices { run(seed, build: build) }
    return conclude()
  }

  private func run(_ seed: UInt64, build: Int) {
    let start = ContinuousClock.now
    let drawn = RandomSession(seed: seed, in: forest)
    let session = builds[build].name == "thread" ? drawn.withoutFault : drawn
    let problem = SessionRun.problem(
      of: session, in: forest, with: builds[build].binary, environment: Sessions.environment,
      counting: &tallies[build])
    seconds[build] += (ContinuousClock.now - start) / .seconds(1)
    if let problem { say("FAILED: scripts/soak --replay \(seed) \(builds[build].name)\n\(problem)") }
  }

  /// How much every build has done.
  private var summary: String {
    builds.indices.map { "\(builds[$0].name) \(tallies[$0].sessions)/\(tallies[$0].failures)" }
      .joined(separator: " ") + " sessions/failures"
  }

  private func conclude() -> Bool {
    for (index, tally) in tallies.enumerated() {
      let minutes = (seconds[index] / 6).rounded() / 10
      say(
        "\(builds[index].name): \(tally.sessions) sessions, \(tally.actions) actions, \(tally.signals) signals, "
          + "\(tally.sizes) sizes, \(tally.suspensions) suspensions, \(tally.comparisons) screens compared, "
          + "\(tally.failures) failures, \(minutes) minutes")
    }
    return tallies.allSatisfy { $0.failures == 0 }
  }
}
