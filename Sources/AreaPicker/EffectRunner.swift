import PickerCore
import RegionModel
import RegionSources

/// Carries out a pick's effects, for the sheet and for plain questions alike, and keeps the pick's clocks.
///
/// An effect that takes time is answered by an action later. Each source of such answers is a type of its own:
/// `perform` asks it, it posts to the mailbox from any thread, and `answers` hands the actions to the loop.
struct EffectRunner {
  /// How the pick ended, once it has.
  private(set) var outcome: Outcome?
  /// Whether another process has taken over the terminal for good.
  private(set) var hasLostTerminal = false
  private let terminal: any PickTerminal
  private let mailbox = Mailbox()
  private let lists: ListRunner
  private var searches: SearchRunner
  private let feed: ItemFeed?
  private var nextTick: Milliseconds?
  /// When to tell the picker the local time.
  private var nextTime: Milliseconds?
  /// When it was told last.
  private var lastTime: Milliseconds = 0
  private let deadline: Milliseconds?
  private var isTimeUp = false

  /// - Parameters:
  ///   - tree: The tree to search.
  ///   - source: The source of lists that the tree lacks.
  ///   - fetched: The paths to the first places of lists that were fetched before.
  ///   - feed: The items that are still to come.
  ///   - deadline: When the pick times out; nil for never.
  init(
    terminal: any PickTerminal, tree: RegionTree, source: (any ListSource)? = nil,
    fetched: FetchedPaths? = nil, feed: ItemFeed? = nil, deadline: Milliseconds?
  ) {
    self.feed = feed
    self.terminal = terminal
    self.deadline = deadline
    lists = ListRunner(tree, source: source, fetched: fetched, mailbox: mailbox)
    searches = SearchRunner(source == nil ? .tree(tree) : .lists(lists), mailbox: mailbox)
    feed?.start(mailbox)
  }

  /// Ends all work for the pick, since nobody waits for it any more.
  mutating func end() {
    lists.end()
    searches.cancel()
    feed?.end()
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
      case .tellTime(let delay): (nextTime, lastTime) = (now + delay, now)
      case .search(let query, let generation): searches.ask(query, generation: generation)
      case .cancelSearch: searches.cancel()
      case .loadChildren(let path, let generation): lists.ask(path, generation: generation)
      case .cancelLoad(let generation): lists.cancel(generation: generation)
      }
    }
  }

  /// The answers that have come, each once: that of the newest search, those in the mailbox, and the lists that the
  /// loop waits for.
  mutating func answers() -> [Action] {
    let found = searches.answer()
    let answers = (found.map { [$0] } ?? []) + mailbox.take()
    return lists.source == nil ? answers : answers + lists.advance()
  }

  /// What to wait for beside keys, asked for when the frame is drawn.
  func waits(at now: Milliseconds) -> Waits {
    let due = [nextTick, nextTime, isTimeUp ? nil : deadline].compactMap { $0 }.min().map { max($0 - now, 0) }
    guard lists.source != nil else { return Waits(timeout: due) }
    lists.finish()
    let (descriptors, patience) = lists.waits
    return Waits(timeout: [due, patience].compactMap { $0 }.min(), descriptors: descriptors)
  }

  /// What a loop waits for beside keys.
  struct Waits: Equatable {
    /// The longest wait, in milliseconds; nil for no limit.
    var timeout: Milliseconds?
    /// To be polled for input; `answers` takes what they bring.
    var descriptors: [Int32] = []
  }

  /// The time left for the pick, in milliseconds: negative after the deadline, nil without one.
  func timeLeft(at now: Milliseconds) -> Milliseconds? { deadline.map { $0 - now } }

  /// The local time, once it is due. It comes before the keys of the same moment: they mean the new day.
  ///
  /// - Parameters:
  ///   - isForKey: Whether a key waits that may mean now.
  ///   - limit: How old a time may be that a key means by now; nil for any age.
  mutating func dueTime(
    at now: Milliseconds, isForKey: Bool = false, limit: Milliseconds? = nil
  ) -> Action? {
    let isStale = isForKey && limit.map { now - lastTime >= $0 } ?? false
    guard let time = nextTime, time <= now || isStale else { return nil }
    nextTime = nil
    return .timeTold(Clock.moment)
  }

  /// The other actions that are due by the clock, each once.
  mutating func dueActions(at now: Milliseconds) -> [Action] {
    var actions: [Action] = []
    if let tick = nextTick, tick <= now {
      nextTick = nil
      actions.append(.clockTicked(at: now))
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
