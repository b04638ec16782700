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

  private let tree: RegionTree
  private let largestAtOnce: Int
  private var waiting: Question?
  private var searcher: PlaceSearcher?
  private var worker: SearchWorker?

  /// - Parameter largestAtOnce: How many places are searched between a key and its frame at most.
  init(_ tree: RegionTree, largestAtOnce: Int = 200_000) {
    self.tree = tree
    self.largestAtOnce = largestAtOnce
  }

  mutating func ask(_ query: SearchQuery, generation: Int) {
    let question = Question(query: query, generation: generation)
    guard tree.count > largestAtOnce else {
      waiting = question
      return
    }
    let worker = worker ?? SearchWorker(tree)
    self.worker = worker
    worker.ask(question)
  }

  /// The answer that is there, once; nil where there is none yet.
  mutating func answer() -> Action? {
    guard let question = waiting else { return worker?.takeAnswer() }
    waiting = nil
    let searcher = searcher ?? PlaceSearcher(tree)
    self.searcher = searcher
    return .searchResultsFound(searcher.search(question.query), generation: question.generation)
  }
}
