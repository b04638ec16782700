import AddressResolving
import PickerCore
import RegionModel
import RegionSearch

/// Answers the picker's searches: at once in a tree of usual size, and beside the loop in a huge one.
///
/// Only the newest question is answered. At once means when the answer is needed, before the next frame or the next
/// key that reads it, so that a burst of keys makes one search of it. Nothing is made before the first question.
struct SearchRunner {
  /// A question, as `Effect.search` has it.
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
  ///   - mailbox: Where the answers come that are found beside the loop.
  ///   - largestAtOnce: How many places are searched between a key and its frame at most.
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

  /// The answer to the newest question, once, where it is found at once; nil where it comes in the mailbox.
  mutating func answer() -> Action? {
    guard let question = waiting, case .tree(let tree) = ground else { return nil }
    waiting = nil
    let searcher = searcher ?? PlaceSearcher(tree)
    self.searcher = searcher
    return .searchResultsFound(searcher.search(question.query), generation: question.generation)
  }

  /// Ends what is on its way beside the loop.
  func end() { worker?.end() }
}
