import CursesTerminal
import PickerCore
import RegionModel
import RegionSearch
import RegionSources
import Synchronization

/// Fetches lists and keeps them: the same question gets the same answer.
///
/// A list whose answer the loop can wait for has no thread (`waits`, `advance`); any other has its own.
final class ListRunner: Sendable {
  private struct Work {
    var fetched = FetchedLists()
    var known: [[Place]: RegionList] = [:]
    var running: [Int: Cancellation] = [:]
    /// The lists that the loop waits for.
    var fetches: [Int: (fetch: ListFetch, path: [Region])] = [:]
    /// Those that were answered and are to be finished.
    var answered: [ListFetch] = []
    /// When a list was asked for last, by its depth: a wheel that turns asks for one after the other.
    var asked: [Int: Milliseconds] = [:]
    /// All fetched lists in one tree, as of the last search.
    var snapshot: FetchedLists.Snapshot?
  }

  let source: (any ListSource)?
  private let mailbox: Mailbox
  private let work = Mutex(Work())

  /// - Parameters:
  ///   - tree: The lists that need no request; it may be empty.
  ///   - paths: Those to the first places of lists that were fetched before.
  init(
    _ tree: RegionTree, source: (any ListSource)?, fetched paths: FetchedPaths? = nil, mailbox: Mailbox
  ) {
    self.source = source
    self.mailbox = mailbox
    guard source != nil else { return }
    work.withLock { work in
      if tree.count > 0 { work.fetched.add(tree.roots, below: []) }
      for (above, list) in paths?.lists ?? [] {
        work.fetched.add(list, below: above)
        work.known[above.map(Place.init)] = list
      }
    }
  }

  /// Fetches the children of the last region of a path, and posts them, or the reason why they cannot be had.
  func ask(_ path: [Region], generation: Int) {
    let places = path.map(Place.init)
    if let list = work.withLock({ $0.known[places] }) {
      mailbox.post(.childrenLoaded(list, generation: generation))
      return
    }
    guard let source else {
      mailbox.post(.childrenFailed("no source to load from", generation: generation))
      return
    }
    let isTurning = work.withLock { work in
      let now = Clock.now
      let last = work.asked.updateValue(now, forKey: path.count)
      return last.map { now - $0 < ListRunner.rest } ?? false
    }
    if isTurning || !fetch(path, from: source, generation: generation) {
      runErrand(for: path, generation: generation) { (cancellation) throws(ListSourceError) in
        if isTurning, cancellation.isCancelled(within: Int(ListRunner.rest)) { throw .cancelled }
        return try source.children(of: places, cancellation)
      }
    }
  }

  /// Begins to fetch a list that the loop waits for; returns false if the source has no such lists.
  private func fetch(_ path: [Region], from source: any ListSource, generation: Int) -> Bool {
    do throws(ListSourceError) {
      guard let fetch = try source.fetch(childrenOf: path.map(Place.init)) else { return false }
      work.withLock { $0.fetches[generation] = (fetch, path) }
    } catch {
      mailbox.post(.childrenFailed(error.description, generation: generation))
    }
    return true
  }

  /// Waits for a list on a thread of its own.
  private func runErrand(
    for path: [Region], generation: Int,
    _ list: @escaping @Sendable (Cancellation) throws(ListSourceError) -> RegionTree
  ) {
    let cancellation = Cancellation()
    work.withLock { $0.running[generation] = cancellation }
    Errand.run {
      let answer = Result { () throws(ListSourceError) in try list(cancellation) }
      guard self.work.withLock({ $0.running.removeValue(forKey: generation) }) != nil else { return }
      self.mailbox.post(self.keep(answer, for: path, generation: generation))
    }
  }

  /// Finishes the fetches that were answered: work for the time after the frame that shows their lists.
  func finish() {
    let answered = work.withLock { work in
      defer { work.answered = [] }
      return work.answered
    }
    for fetch in answered { fetch.finish() }
  }

  /// What the loop is to poll for input, and how long it may wait at most before `advance`, in milliseconds.
  var waits: (descriptors: [Int32], patience: Milliseconds?) {
    let fetches = work.withLock { $0.fetches.values.map(\.fetch) }
    return (fetches.flatMap(\.descriptors), fetches.map(\.patience).min())
  }

  /// The answers that have come to the lists that the loop waits for.
  func advance() -> [Action] {
    work.withLock { $0.fetches }.sorted { $0.key < $1.key }.compactMap { generation, running in
      advance(running.fetch, for: running.path, generation: generation)
    }
  }

  private func advance(_ fetch: ListFetch, for path: [Region], generation: Int) -> Action? {
    switch fetch.advance() {
    case .waiting: return nil
    case .isLong:
      drop(generation)
      runErrand(for: path, generation: generation) { (cancellation) throws(ListSourceError) in
        try fetch.rest(cancellation)
      }
      return nil
    case .answered(let answer):
      drop(generation)
      work.withLock { $0.answered.append(fetch) }
      return keep(answer, for: path, generation: generation)
    }
  }

  /// Forgets a list that the loop waited for.
  @discardableResult
  private func drop(_ generation: Int) -> ListFetch? {
    work.withLock { $0.fetches.removeValue(forKey: generation)?.fetch }
  }

  func cancel(generation: Int) {
    work.withLock { $0.running.removeValue(forKey: generation) }?.cancel()
    drop(generation).map(ListRunner.end)
  }

  private static func end(_ fetch: ListFetch) {
    fetch.askToEnd()
    Errand.run { fetch.end() }
  }

  /// How long a wheel must rest before a list is fetched for it, where it was asked for another just before.
  private static let rest: Milliseconds = 150

  /// Cancels all running requests.
  func end() {
    let (running, fetches) = work.withLock { work in
      defer { (work.running, work.fetches) = ([:], [:]) }
      return (work.running.values, work.fetches.values)
    }
    for cancellation in running { cancellation.cancel() }
    for waited in fetches { ListRunner.end(waited.fetch) }
    finish()
  }

  /// Keeps a list that came, and says what happened.
  private func keep(
    _ answer: Result<RegionTree, ListSourceError>, for path: [Region], generation: Int
  ) -> Action {
    switch answer {
    case .success(let tree):
      work.withLock { work in
        work.known[path.map(Place.init)] = tree.roots
        work.fetched.add(tree.roots, below: path)
        work.snapshot = nil
      }
      return .childrenLoaded(tree.roots, generation: generation)
    case .failure(let failure): return .childrenFailed(failure.description, generation: generation)
    }
  }

  /// All fetched lists in one tree, and the query translated to that tree.
  func searchable(_ query: SearchQuery) -> (snapshot: FetchedLists.Snapshot, query: SearchQuery) {
    let (fetched, known) = work.withLock { ($0.fetched, $0.snapshot) }
    let snapshot = known ?? fetched.tree()
    work.withLock { if $0.fetched.count == fetched.count { $0.snapshot = snapshot } }
    return (snapshot, fetched.query(query, in: snapshot.tree))
  }
}

/// Work on a thread of its own.
final class Errand: Sendable {
  private let body: @Sendable () -> Void

  private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  /// Runs `body` on a new thread, or before returning if the system has no thread left.
  static func run(_ body: @escaping @Sendable () -> Void) {
    let errand = Unmanaged.passRetained(Errand(body))
    let hasStarted = SignalPipe.startThread(errand.toOpaque()) { errand in
      Unmanaged<Errand>.fromOpaque(errand!).takeRetainedValue().body()
      return nil
    }
    if !hasStarted { errand.takeRetainedValue().body() }
  }
}
