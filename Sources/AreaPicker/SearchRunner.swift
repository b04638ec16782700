import AddressResolving
import PickerCore
import RegionModel
import RegionSearch

/// Answers the picker's searches: at once in a tree of usual size, and beside the loop in a huge one.
///
/// Only the newest question is answered. A search at once runs just before the next frame, or before a key that reads
/// its results, so that a burst of keys costs one search. Nothing is built before the first question.
struct SearchRunner {
  /// A search request, as in `Effect.search`.
  struct Question {
    let query: SearchQuery
    let generation: Int
  }

  private let ground: SearchGround
  private let mailbox: Mailbox
  private let largestAtOnce: Int
  private var waiting: Question?
  private var searcher: PlaceSearcher?
  private var worker: SearchWorker?

  /// - Parameters:
  ///   - mailbox: Receives the answers that are found beside the loop.
  ///   - largestAtOnce: The most places that are searched between a key and its frame.
  init(_ ground: SearchGround, mailbox: Mailbox, largestAtOnce: Int = 200_000) {
    self.ground = ground
    self.mailbox = mailbox
    self.largestAtOnce = largestAtOnce
  }

  mutating func ask(_ query: SearchQuery, generation: Int) {
    let question = Question(query: query, generation: generation)
    if case .tree(let tree) = ground, tree.count <= largestAtOnce {
      waiting = question
      return
    }
    let worker = worker ?? SearchWorker(ground, mailbox: mailbox)
    self.worker = worker
    worker.ask(question)
  }

  /// The answer to the newest question, once; nil if there is none, or if it comes by the mailbox.
  mutating func answer() -> Action? {
    guard let question = waiting, case .tree(let tree) = ground else { return nil }
    waiting = nil
    let searcher = searcher ?? PlaceSearcher(tree)
    self.searcher = searcher
    return .searchResultsFound(searcher.search(question.query), generation: question.generation)
  }

  /// Forgets the newest question, and ends the search that runs beside the loop.
  mutating func cancel() {
    waiting = nil
    worker?.cancel()
  }
}
