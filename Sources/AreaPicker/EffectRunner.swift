import PickerCore
import RegionModel
import RegionSources

/// Carries out what a pick wishes of the world outside, for the sheet and for plain questions alike, and keeps the
/// pick's clocks.
///
/// A wish that takes time is answered by an action. A source of such answers is a type of its own that is asked in
/// `perform` and posts what it finds in the mailbox, from any thread; `answers` hands it to the loop.
struct EffectRunner {
  /// How the pick ended, once it has.
  private(set) var outcome: Outcome?
  /// Whether another has the terminal now, for good.
  private(set) var hasLostTerminal = false
  private let terminal: any PickTerminal
  private let mailbox = Mailbox()
  private let lists: ListRunner
  private var searches: SearchRunner
  private var nextTick: Milliseconds?
  /// When the picker is to be told what the clock on the wall says.
  private var nextTime: Milliseconds?
  private let deadline: Milliseconds?
  private var isTimeUp = false

  /// - Parameters:
  ///   - tree: What is searched.
  ///   - source: Where lists come from that the tree has not.
  ///   - deadline: When the pick gives up; nil for never.
  init(
    terminal: any PickTerminal, tree: RegionTree, source: (any ListSource)? = nil, deadline: Milliseconds?
  ) {
    self.terminal = terminal
    self.deadline = deadline
    lists = ListRunner(tree, source: source, mailbox: mailbox)
    searches = SearchRunner(source == nil ? .tree(tree) : .lists(lists), mailbox: mailbox)
  }

  /// Ends whatever still works for the pick: nobody waits for it any more.
  func end() {
    lists.end()
    searches.end()
  }

  mutating func perform(_ effects: [Effect], at now: Milliseconds) {
    for effect in effects {
      switch effect {
      case .finish(let outcome):
        self.outcome = self.outcome ?? outcome
        end()
      case .suspend: suspend()
      case .redraw: terminal.redraw()
      case .tick(let delay): nextTick = min(nextTick ?? .max, now + delay)
      case .tellTime(let delay): nextTime = now + delay
      case .search(let query, let generation): searches.ask(query, generation: generation)
      case .loadChildren(let path, let generation): lists.ask(path, generation: generation)
      case .cancelLoad(let generation): lists.cancel(generation: generation)
      }
    }
  }

  /// The answers that have come, each once: to the newest search, and those in the mailbox.
  mutating func answers() -> [Action] {
    let found = searches.answer()
    return (found.map { [$0] } ?? []) + mailbox.take()
  }

  /// How long to wait for keys at most, in milliseconds; nil for as long as it takes.
  func timeout(at now: Milliseconds) -> Milliseconds? {
    [nextTick, nextTime, isTimeUp ? nil : deadline].compactMap { $0 }.min().map { max($0 - now, 0) }
  }

  /// How long the pick may still take, in milliseconds: below zero where the time is up, nil where it has no end.
  func timeLeft(at now: Milliseconds) -> Milliseconds? { deadline.map { $0 - now } }

  /// The facts that the clock has brought, each once.
  mutating func dueActions(at now: Milliseconds) -> [Action] {
    var actions: [Action] = []
    if let tick = nextTick, tick <= now {
      nextTick = nil
      actions.append(.clockTicked(at: now))
    }
    if let time = nextTime, time <= now {
      nextTime = nil
      actions.append(.timeTold(Clock.moment))
    }
    if let deadline, deadline <= now, !isTimeUp {
      isTimeUp = true
      actions.append(.timedOut)
    }
    return actions
  }

  private mutating func suspend() {
    do { try terminal.suspend() } catch { hasLostTerminal = true }
  }
}
