import AddressResolving
import CursesTerminal
import PickerCore
import RegionModel
import RegionSearch
import Synchronization

/// Searches on a thread of its own: one question at a time, then the newest that came meanwhile.
final class SearchWorker: Sendable {
  private struct Work {
    var waiting: SearchRunner.Question?
    var isRunning = false
  }

  private let tree: RegionTree
  private let mailbox: Mailbox
  private let work = Mutex(Work())
  /// Made by the first search on that thread, since it may have an index to build.
  private let searcher = Mutex<PlaceSearcher?>(nil)

  init(_ tree: RegionTree, mailbox: Mailbox) {
    self.tree = tree
    self.mailbox = mailbox
  }

  func ask(_ question: SearchRunner.Question) {
    let starts = work.withLock { work in
      defer { work.isRunning = true }
      work.waiting = question
      return !work.isRunning
    }
    if starts { start() }
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
    while let question = next() {
      let results = search(question.query)
      mailbox.post(.searchResultsFound(results, generation: question.generation))
    }
  }

  private func search(_ query: SearchQuery) -> SearchResults {
    searcher.withLock { searcher in
      let found = searcher ?? PlaceSearcher(tree)
      searcher = found
      return found.search(query)
    }
  }

  private func next() -> SearchRunner.Question? {
    work.withLock { work in
      defer { work.waiting = nil }
      work.isRunning = work.waiting != nil
      return work.waiting
    }
  }
}
