import Soaking
import Testing

/// A short soak; scripts/soak has the long one.
struct SoakTests {
  /// Twenty sessions in each case, so that cases run beside each other.
  @Test(arguments: [1, 21, 41])
  func randomSessionsLeaveTheTerminalAsFound(from first: Int) throws {
    let forest = try SoakForest(hasHuge: false)
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
    #expect("\(one.deeds)" == "\(same.deeds)")
    #expect("\(one)" == "\(same)")
    #expect("\(one.deeds)" != "\(RandomSession(seed: 8, in: forest).deeds)")
  }

  /// Within half a second of which nothing happens.
  @Test func anIdleProgramDoesNotWake() throws {
    #expect(try IdlePick(Areapick.path).wakeUpCount(inMilliseconds: 500) == 0)
  }
}
