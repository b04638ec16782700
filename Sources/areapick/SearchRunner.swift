import CursesTerminal
import Glibc
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
  private var searcher: RegionSearcher?
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
    let searcher = searcher ?? RegionSearcher(tree)
    self.searcher = searcher
    return .searchResultsFound(searcher.search(question.query), generation: question.generation)
  }
}

/// Searches on a thread of its own: one question at a time, then the newest that came meanwhile.
///
/// Everything that both threads touch is touched with the lock held.
private final class SearchWorker: @unchecked Sendable {
  private let tree: RegionTree
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var waiting: SearchRunner.Question?
  private var answer: Action?
  private var isRunning = false

  init(_ tree: RegionTree) {
    self.tree = tree
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func ask(_ question: SearchRunner.Question) {
    let starts = locked {
      waiting = question
      defer { isRunning = true }
      return !isRunning
    }
    if starts { start() }
  }

  func takeAnswer() -> Action? {
    locked {
      defer { answer = nil }
      return answer
    }
  }

  /// Starts the thread, which keeps the worker alive and ends when nothing waits. Where the system has no thread
  /// to give, the search is run here: late is better than never.
  private func start() {
    var thread = pthread_t()
    let this = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { worker in
        Unmanaged<SearchWorker>.fromOpaque(worker!).takeRetainedValue().run()
        return nil
      }, this.toOpaque())
    if status == 0 {
      pthread_detach(thread)
    } else {
      this.release()
      run()
    }
  }

  private func run() {
    let searcher = RegionSearcher(tree)
    while let question = next() {
      let results = searcher.search(question.query)
      locked { answer = .searchResultsFound(results, generation: question.generation) }
      SignalPipe.wake()
    }
  }

  private func next() -> SearchRunner.Question? {
    locked {
      defer { waiting = nil }
      if waiting == nil { isRunning = false }
      return waiting
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
