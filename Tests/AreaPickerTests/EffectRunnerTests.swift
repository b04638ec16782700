import CursesTerminal
import PickerCore
import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import AreaPicker

/// All effects are carried out in one place, on every terminal.
@Suite struct EffectRunnerTests {
  /// A terminal that records its calls.
  private final class TerminalDouble: PickTerminal {
    var calls: [String] = []
    var isLost = false

    func suspend() throws(TerminalError) {
      calls.append("suspend")
      if isLost { throw .inBackground(path: "/dev/tty") }
    }

    func redraw() { calls.append("redraw") }
  }

  private let terminal = TerminalDouble()

  private func runner(deadline: Milliseconds? = nil) -> EffectRunner {
    EffectRunner(terminal: terminal, tree: SmallTrees.china, deadline: deadline)
  }

  @Test func theTerminalIsStoppedAndDrawnAsWished() {
    var runner = runner()
    runner.perform([.suspend, .redraw], at: 0)
    #expect(terminal.calls == ["suspend", "redraw"])
    #expect(!runner.hasLostTerminal)
  }

  @Test func aTerminalThatIsAnothersAfterTheStopIsLost() {
    var runner = runner()
    terminal.isLost = true
    runner.perform([.suspend], at: 0)
    #expect(runner.hasLostTerminal)
  }

  @Test func theFirstOutcomeHolds() {
    var runner = runner()
    runner.perform([.finish(.cancelled), .finish(.timedOut)], at: 0)
    runner.perform([.finish(.timedOut)], at: 9)
    #expect(runner.outcome == .cancelled)
  }

  @Test func aTickComesOnceWhenItsTimeHasCome() {
    var runner = runner()
    #expect(runner.waits(at: 100).timeout == nil)
    runner.perform([.tick(after: 20)], at: 100)
    #expect(runner.waits(at: 105).timeout == 15)
    #expect(runner.dueActions(at: 119) == [])
    #expect(runner.dueActions(at: 121) == [.clockTicked(at: 121)])
    #expect(runner.dueActions(at: 200) == [])
    #expect(runner.waits(at: 200).timeout == nil)
  }

  @Test func theLocalTimeIsToldOnceWhenItIsDue() throws {
    var runner = runner()
    runner.perform([.tellTime(after: 5_000)], at: 100)
    #expect(runner.waits(at: 100).timeout == 5_000)
    #expect(runner.dueTime(at: 5_099) == nil)
    // The machine slept: the time is told late, and before the keys that woke the loop.
    guard case .timeTold(let time)? = runner.dueTime(at: 40_000_000) else {
      Issue.record("no time was told")
      return
    }
    #expect((-1...0).contains(time.day.number - Clock.moment.day.number))
    #expect(runner.dueTime(at: 40_000_001) == nil)
    #expect(runner.waits(at: 40_000_001).timeout == nil)
  }

  /// A key that means now is told the time of its minute; keys in the same minute, and an idle loop, are not.
  @Test func aKeyIsToldTheTimeThatItMeans() {
    var runner = runner()
    runner.perform([.tellTime(after: 5_000_000)], at: 100)
    #expect(runner.dueTime(at: 1_099, isForKey: true, limit: 1_000) == nil)
    #expect(runner.dueTime(at: 900_000, limit: 1_000) == nil)
    #expect(runner.dueTime(at: 900_000, isForKey: true) == nil)
    guard case .timeTold? = runner.dueTime(at: 900_000, isForKey: true, limit: 60_000) else {
      Issue.record("no time was told")
      return
    }
    runner.perform([.tellTime(after: 4_000_000)], at: 900_000)
    #expect(runner.dueTime(at: 959_999, isForKey: true, limit: 60_000) == nil)
    #expect(runner.waits(at: 900_000).timeout == 4_000_000)
  }

  @Test func theTimeIsUpOnceAndWakesNobodyAgain() {
    var runner = runner(deadline: 1_000)
    #expect(runner.waits(at: 400).timeout == 600)
    #expect(runner.timeLeft(at: 400) == 600)
    #expect(runner.dueActions(at: 1_000) == [.timedOut])
    #expect(runner.dueActions(at: 1_001) == [])
    #expect(runner.waits(at: 1_001).timeout == nil)
    #expect(runner.timeLeft(at: 1_050) == -50)
  }

  @Test func theSoonerOfTickAndDeadlineEndsTheWait() {
    var runner = runner(deadline: 1_000)
    runner.perform([.tick(after: 20)], at: 990)
    #expect(runner.waits(at: 990).timeout == 10)
    #expect(runner.dueActions(at: 1_010) == [.clockTicked(at: 1_010), .timedOut])
  }

  @Test func theNewestSearchIsAnsweredOnce() {
    var runner = runner()
    let query = SearchQuery("南山")
    runner.perform([.search(SearchQuery("南"), generation: 1), .search(query, generation: 2)], at: 0)
    let results = RegionSearcher(SmallTrees.china).search(query)
    #expect(runner.answers() == [.searchResultsFound(results, generation: 2)])
    #expect(runner.answers() == [])
  }
}
