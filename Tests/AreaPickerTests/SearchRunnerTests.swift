import Glibc
import PickerCore
import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import AreaPicker

/// Searches are answered at once or on a thread; only the newest counts.
@Suite struct SearchRunnerTests {
  private let china = SmallTrees.china

  private func answer(_ text: String, _ generation: Int) -> Action {
    .searchResultsFound(RegionSearcher(china).search(SearchQuery(text)), generation: generation)
  }

  @Test func nothingAskedIsNothingToAnswer() {
    var runner = SearchRunner(.tree(china), mailbox: Mailbox())
    #expect(runner.answer() == nil)
  }

  @Test func ofSeveralQuestionsTheNewestIsAnsweredOnce() {
    var runner = SearchRunner(.tree(china), mailbox: Mailbox())
    runner.ask(SearchQuery("南"), generation: 1)
    runner.ask(SearchQuery("南山"), generation: 2)
    #expect(runner.answer() == answer("南山", 2))
    #expect(runner.answer() == nil)
  }

  @Test func aHugeTreeIsSearchedOnAnotherThread() {
    let mailbox = Mailbox()
    var runner = SearchRunner(.tree(china), mailbox: mailbox, largestAtOnce: 0)
    for (generation, text) in ["南", "南山", "粤海"].enumerated() {
      runner.ask(SearchQuery(text), generation: generation)
    }
    #expect(runner.answer() == nil)
    #expect(lastAnswer(in: mailbox, upTo: 2) == answer("粤海", 2))
    runner.ask(SearchQuery("南山"), generation: 3)  // The thread has ended, or takes one more.
    #expect(lastAnswer(in: mailbox, upTo: 3) == answer("南山", 3))
    #expect(mailbox.take().isEmpty)
  }

  /// Waits for the answer numbered `wanted`, ignoring earlier ones.
  private func lastAnswer(in mailbox: Mailbox, upTo wanted: Int) -> Action? {
    while true {
      for answer in mailbox.take() {
        if case .searchResultsFound(_, wanted) = answer { return answer }
      }
      sched_yield()
    }
  }
}
