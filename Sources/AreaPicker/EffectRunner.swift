import CursesTerminal
import Glibc
import PickerCore
import RegionModel

/// Carries out what the picker wishes of the world outside, and keeps its clocks.
struct EffectRunner {
  /// How the pick ended, once it has.
  private(set) var outcome: Outcome?
  /// Whether another has the terminal now, for good.
  private(set) var hasLostTerminal = false
  private let session: Session
  private var searches: SearchRunner
  private var nextTick: Milliseconds?
  private var deadline: Milliseconds?

  /// - Parameters:
  ///   - tree: What is searched.
  ///   - deadline: When the pick gives up; nil for never.
  init(session: Session, tree: RegionTree, deadline: Milliseconds?) {
    self.session = session
    searches = SearchRunner(tree)
    self.deadline = deadline
  }

  mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .finish(let outcome): self.outcome = self.outcome ?? outcome
      case .suspend: suspend()
      case .redraw: session.redraw()
      case .tick(let delay): nextTick = Clock.now + delay
      case .search(let query, let generation): searches.ask(query, generation: generation)
      }
    }
  }

  /// What the newest search has found, once.
  mutating func searchAnswer() -> Action? { searches.answer() }

  /// How long to wait for keys at most, in milliseconds; nil for as long as it takes.
  func timeout(at now: Milliseconds) -> Milliseconds? {
    [nextTick, deadline].compactMap { $0 }.min().map { max($0 - now, 0) }
  }

  /// The facts that the clock has brought.
  mutating func dueActions(at now: Milliseconds) -> [Action] {
    var actions: [Action] = []
    if let tick = nextTick, tick <= now {
      nextTick = nil
      actions.append(.clockTicked(at: now))
    }
    if let end = deadline, end <= now {
      deadline = nil
      actions.append(.timedOut)
    }
    return actions
  }

  /// Stops the whole process group with the terminal sane, as ^Z does in a program without a screen.
  ///
  /// Where nobody could wake it up again (no job control), the kernel does not stop it and it goes on.
  private mutating func suspend() {
    session.leave()
    SignalPipe.stopProcessGroup()
    do { try session.resume() } catch { hasLostTerminal = true }
  }
}

/// The clock of a pick: its deadlines, its ticks, the times in its recording.
enum Clock {
  /// Milliseconds since some moment before the program started; they never go backwards.
  static var now: Milliseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
