import CursesTerminal
import PickerCore
import RegionModel
import RegionSearch
import RegionSources
import Synchronization

/// Fetches lists, each on its own thread, and keeps them: the same question gets the same answer.
final class ListRunner: Sendable {
  private struct Work {
    var fetched = FetchedLists()
    var known: [[Place]: RegionList] = [:]
    var running: [Int: Cancellation] = [:]
    /// When a list was asked for last, by its depth: a wheel that turns asks for one after the other.
    var asked: [Int: Milliseconds] = [:]
    /// All fetched lists in one tree, as of the last search.
    var snapshot: FetchedLists.Snapshot?
  }

  let source: (any ListSource)?
  private let mailbox: Mailbox
  private let work = Mutex(Work())

  /// - Parameter tree: The lists that need no request; it may be empty.
  init(_ tree: RegionTree, source: (any ListSource)?, mailbox: Mailbox) {
    self.source = source
    self.mailbox = mailbox
    guard source != nil, tree.count > 0 else { return }
    work.withLock { $0.fetched.add(tree.roots, below: []) }
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
    let cancellation = Cancellation()
    let isTurning = work.withLock { work in
      work.running[generation] = cancellation
      let now = Clock.now
      let last = work.asked.updateValue(now, forKey: path.count)
      return last.map { now - $0 < ListRunner.rest } ?? false
    }
    Errand.run {
      if isTurning, cancellation.isCancelled(within: Int(ListRunner.rest)) { return }
      let answer = Result { () throws(ListSourceError) in try source.children(of: places, cancellation) }
      self.take(answer, for: path, generation: generation)
    }
  }

  func cancel(generation: Int) {
    work.withLock { $0.running.removeValue(forKey: generation) }?.cancel()
  }

  /// How long a wheel must rest before a list is fetched for it, where it was asked for another just before.
  private static let rest: Milliseconds = 150

  /// Cancels all running requests.
  func end() {
    let running = work.withLock { work in
      defer { work.running = [:] }
      return work.running.values
    }
    for cancellation in running { cancellation.cancel() }
  }

  /// Keeps and posts an answer, unless its request was cancelled.
  private func take(_ answer: Result<RegionTree, ListSourceError>, for path: [Region], generation: Int) {
    let action: Action? = work.withLock { work in
      guard work.running.removeValue(forKey: generation) != nil else { return nil }
      switch answer {
      case .success(let tree):
        work.known[path.map(Place.init)] = tree.roots
        work.fetched.add(tree.roots, below: path)
        work.snapshot = nil
        return .childrenLoaded(tree.roots, generation: generation)
      case .failure(let failure): return .childrenFailed(failure.description, generation: generation)
      }
    }
    if let action { mailbox.post(action) }
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
