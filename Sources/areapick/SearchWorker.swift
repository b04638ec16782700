import AddressResolving
import CursesTerminal
import Glibc
import PickerCore
import RegionModel
import RegionSearch

/// Searches on a thread of its own: one question at a time, then the newest that came meanwhile.
///
/// Everything that both threads touch is touched with the lock held.
final class SearchWorker: @unchecked Sendable {
  private let tree: RegionTree
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var waiting: SearchRunner.Question?
  private var answer: Action?
  private var isRunning = false
  /// Only the running thread's; made by the first, since it may have an index to build.
  private var searcher: PlaceSearcher?

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
    let this = Unmanaged.passRetained(self)
    let hasStarted = SignalPipe.startThread(this.toOpaque()) { worker in
      Unmanaged<SearchWorker>.fromOpaque(worker!).takeRetainedValue().run()
      return nil
    }
    if !hasStarted {
      this.release()
      run()
    }
  }

  private func run() {
    let searcher = self.searcher ?? PlaceSearcher(tree)
    self.searcher = searcher
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
