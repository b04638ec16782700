import Glibc
import PickerCore
import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import AreaPicker

/// Searches are answered at once or beside the loop; only the newest counts.
@Suite struct SearchRunnerTests {
  private let china = SmallTrees.china

  private func answer(_ text: String, _ generation: Int) -> Action {
    .searchResultsFound(RegionSearcher(china).search(SearchQuery(text)), generation: generation)
  }

  @Test func nothingAskedIsNothingToAnswer() {
    var runner = SearchRunner(china)
    #expect(runner.answer() == nil)
  }

  @Test func ofSeveralQuestionsTheNewestIsAnsweredOnce() {
    var runner = SearchRunner(china)
    runner.ask(SearchQuery("南"), generation: 1)
    runner.ask(SearchQuery("南山"), generation: 2)
    #expect(runner.answer() == answer("南山", 2))
    #expect(runner.answer() == nil)
  }

  @Test func aHugeTreeIsSearchedOnAnotherThread() {
    var runner = SearchRunner(china, largestAtOnce: 0)
    for (generation, text) in ["南", "南山", "粤海"].enumerated() {
      runner.ask(SearchQuery(text), generation: generation)
    }
    var last: Action?
    while last != answer("粤海", 2) {
      sched_yield()
      last = runner.answer() ?? last
    }
    #expect(runner.answer() == nil)
    runner.ask(SearchQuery("南山"), generation: 3)  // The thread has ended, or takes one more.
    while last != answer("南山", 3) {
      sched_yield()
      last = runner.answer() ?? last
    }
  }
}
