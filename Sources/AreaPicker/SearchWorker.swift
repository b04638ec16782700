import AddressResolving
import PickerCore
import RegionModel
import RegionSearch
import RegionSources
import Synchronization

/// Searches on a thread of its own: one question at a time, then the newest of those that came meanwhile.
final class SearchWorker: Sendable {
  private struct Work {
    var waiting: SearchRunner.Question?
    var isRunning = false
    /// Cancels the running search of the source.
    var cancellation: Cancellation?
  }

  private let ground: SearchGround
  private let mailbox: Mailbox
  private let work = Mutex(Work())
  /// Created by the first search, on the worker's thread, since building its index may take long.
  private let searcher = Mutex<PlaceSearcher?>(nil)

  init(_ ground: SearchGround, mailbox: Mailbox) {
    self.ground = ground
    self.mailbox = mailbox
  }

  func ask(_ question: SearchRunner.Question) {
    let starts = work.withLock { work in
      defer { work.isRunning = true }
      work.waiting = question
      work.cancellation?.cancel()
      return !work.isRunning
    }
    if starts { Errand.run { self.run() } }
  }

  /// Ends the running search, since nobody waits for it any more.
  func cancel() {
    work.withLock { work in
      work.waiting = nil
      work.cancellation?.cancel()
    }
  }

  private func run() {
    while let (question, cancellation) = next() {
      guard let results = results(question.query, cancellation) else { continue }
      mailbox.post(.searchResultsFound(results, generation: question.generation))
    }
  }

  /// Nil if the search was cancelled.
  private func results(_ query: SearchQuery, _ cancellation: Cancellation) -> SearchResults? {
    switch ground {
    case .tree(let tree): return search(query, in: tree)
    case .lists(let lists):
      guard let source = lists.source, source.canSearch else { return search(query, in: lists) }
      do throws(ListSourceError) {
        let matches = try source.search(query.text, cancellation)
        let extent = matches.isPartial ? SearchResults.Extent.partOfSource : .source
        return SearchResults(query, found: matches.regions, in: matches.tree, extent)
      } catch {
        guard case .failed(let reason) = error else { return nil }
        var results = search(query, in: lists)
        results.extent = .failed(reason)
        return results
      }
    }
  }

  private func search(_ query: SearchQuery, in lists: ListRunner) -> SearchResults {
    let (snapshot, query) = lists.searchable(query)
    var results = search(query, in: snapshot.tree)
    results.extent = .fetched(snapshot.count)
    return results
  }

  private func search(_ query: SearchQuery, in tree: RegionTree) -> SearchResults {
    searcher.withLock { searcher in
      if let known = searcher, known.tree === tree { return known.search(query) }
      let made = PlaceSearcher(tree)
      searcher = made
      return made.search(query)
    }
  }

  /// How long a source may search before what it has found is shown, in milliseconds: some thirty million rows of a database.
  private static let patience = 10_000

  private func next() -> (SearchRunner.Question, Cancellation)? {
    work.withLock { work in
      defer { work.waiting = nil }
      work.isRunning = work.waiting != nil
      let cancellation = Cancellation(patience: SearchWorker.patience)
      work.cancellation = cancellation
      return work.waiting.map { ($0, cancellation) }
    }
  }
}

/// The data to search.
enum SearchGround: Sendable {
  case tree(RegionTree)
  /// The lists fetched so far, or their source itself if it can search.
  case lists(ListRunner)
}
