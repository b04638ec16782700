import Soaking
import Testing

/// A short soak; scripts/soak runs the long one.
struct SoakTests {
  /// Twenty sessions per case, so that cases run in parallel.
  @Test(arguments: [1, 21, 41])
  func randomSessionsLeaveTheTerminalAsFound(from first: Int) throws {
    let forest = try SoakForest(hasHuge: false, faces: Faces.known(to: Areapick.path))
    var tally = SessionRun.Tally()
    for seed in UInt64(first)..<UInt64(first) + 20 {
      let session = RandomSession(seed: seed, in: forest)
      let problem = SessionRun.problem(of: session, in: forest, with: Areapick.path, counting: &tally)
      #expect(problem == nil)
    }
    #expect(tally.sessions == 20)
    #expect(tally.comparisons > 0)
    #expect(tally.suspensions > 0)
  }

  @Test func aSeedMakesOneSession() throws {
    let forest = try SoakForest(hasHuge: false)
    let (one, same) = (RandomSession(seed: 7, in: forest), RandomSession(seed: 7, in: forest))
    #expect("\(one.steps)" == "\(same.steps)")
    #expect("\(one)" == "\(same)")
    #expect("\(one.steps)" != "\(RandomSession(seed: 8, in: forest).steps)")
  }

  /// Every face gets sessions, and except for the face, a session is the same for a program with only one.
  @Test func everyFaceIsPlayed() throws {
    let faces = ["timeline", "tabs", "wheels"]
    let (some, one) = (try SoakForest(hasHuge: false, faces: faces), try SoakForest(hasHuge: false))
    var played: Set<String> = []
    for seed in 1...30 as ClosedRange<UInt64> {
      let session = RandomSession(seed: seed, in: some)
      guard session.value == nil else { continue }
      let face = "\(session)".split(separator: " ").last.map(String.init) ?? ""
      played.insert(face)
      #expect("\(session)".hasSuffix(" --face \(face)"))
      #expect("\(session.steps)" == "\(RandomSession(seed: seed, in: one).steps)")
      #expect(!"\(RandomSession(seed: seed, in: one))".contains("--face"))
    }
    #expect(played == Set(faces))
  }

  @Test func everyValueIsPicked() throws {
    let forest = try SoakForest(hasHuge: false)
    let values = (1...60 as ClosedRange<UInt64>).compactMap { RandomSession(seed: $0, in: forest).value }
    #expect(Set(values) == Set(SoakValue.allCases))
  }

  /// Observed for half a second without input.
  @Test func anIdleProgramDoesNotWake() throws {
    #expect(try IdlePick(Areapick.path).wakeUpCount(inMilliseconds: 500) == 0)
  }
}
