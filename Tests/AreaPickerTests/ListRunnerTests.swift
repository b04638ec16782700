import Glibc
import PickerCore
import RegionModel
import RegionSearch
import RegionSources
import Synchronization
import TestSupport
import Testing

@testable import AreaPicker

/// Lists are fetched beside the loop; the same question has the same answer.
@Suite struct ListRunnerTests {
  /// A source that gives what it is told to, and counts the questions.
  private final class SourceDouble: ListSource {
    let questions = Mutex<[[Place]]>([])
    let answer: @Sendable ([Place], Cancellation) throws(ListSourceError) -> RegionTree

    init(_ answer: @escaping @Sendable ([Place], Cancellation) throws(ListSourceError) -> RegionTree) {
      self.answer = answer
    }

    func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
      questions.withLock { $0.append(path) }
      return try answer(path, cancellation)
    }

    let canSearch = false
    func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
      throw .failed("no search")
    }
  }

  private let mailbox = Mailbox()

  private func next() -> Action {
    while true {
      if let action = mailbox.take().first { return action }
      sched_yield()
    }
  }

  @Test func aListIsFetchedOnceAndGivenAgain() {
    let source = SourceDouble { _, _ in SmallTrees.china }
    let runner = ListRunner(SmallTrees.empty, source: source, mailbox: mailbox)
    runner.ask([], generation: 1)
    #expect(next() == .childrenLoaded(SmallTrees.china.roots, generation: 1))
    runner.ask([], generation: 2)
    #expect(next() == .childrenLoaded(SmallTrees.china.roots, generation: 2))
    #expect(source.questions.withLock { $0 } == [[]])
  }

  /// What a query fetched before the sheet opened is not asked for again, and searched.
  @Test func listsThatWereFetchedBeforeAreKnown() throws {
    func tree(_ names: [String]) throws -> RegionTree {
      try TreeBuilder(names.map { RegionRecord(code: "", parent: .none, name: $0) }).tree()
    }
    let lists = [try tree(["A", "B"]), try tree(["X", "Y"]), SmallTrees.empty]
    let source = SourceDouble { path, _ in lists[min(path.count, 2)] }
    let kept = KeptLists(source)
    let paths = [[], ["A"], ["A", "Y"]].map { $0.map { Place(code: "", name: $0) } }
    for path in paths { _ = try kept.children(of: path, Cancellation()) }
    #expect(kept.fetchedPaths.map { $0.map(\.name) } == [["A"], ["A", "X"]])
    let runner = ListRunner(
      SmallTrees.empty, source: kept, fetched: FetchedPaths(kept.fetchedPaths), mailbox: mailbox)
    runner.ask([], generation: 1)
    #expect(next() == .childrenLoaded(lists[0].roots, generation: 1))
    runner.ask([lists[0].roots[0]], generation: 2)
    #expect(next() == .childrenLoaded(lists[1].roots, generation: 2))
    #expect(source.questions.withLock { $0.count } == 3)
    let (snapshot, _) = runner.searchable(SearchQuery("x"))
    #expect(snapshot.tree.roots.subtrees.map(\.name) == ["A", "X", "Y", "B"])
  }

  @Test func aFailureIsNotKept() {
    let source = SourceDouble { _, _ throws(ListSourceError) in throw .failed("no (status 1)") }
    let runner = ListRunner(SmallTrees.empty, source: source, mailbox: mailbox)
    let path = SmallTrees.china.at("广东").path
    for generation in 1...2 {
      runner.ask(path, generation: generation)
      #expect(next() == .childrenFailed("no (status 1)", generation: generation))
    }
    #expect(
      source.questions.withLock { $0 } == Array(repeating: [Place(code: "440000", name: "广东省")], count: 2))
  }

  @Test func aWheelThatTurnsFetchesWhenItRests() {
    let source = SourceDouble { _, _ in SmallTrees.china }
    let runner = ListRunner(SmallTrees.empty, source: source, mailbox: mailbox)
    let rows = ["北京", "河南", "广东"].map { SmallTrees.china.at($0).path }
    runner.ask(rows[0], generation: 1)
    #expect(next() == .childrenLoaded(SmallTrees.china.roots, generation: 1))
    runner.ask(rows[1], generation: 2)
    runner.cancel(generation: 2)
    runner.ask(rows[2], generation: 3)
    #expect(next() == .childrenLoaded(SmallTrees.china.roots, generation: 3))
    #expect(source.questions.withLock { $0.map { $0[0].name } } == ["北京市", "广东省"])
  }

  @Test func aCancelledQuestionHasNoAnswer() {
    let source = SourceDouble { path, cancellation throws(ListSourceError) in
      guard path.isEmpty else { return SmallTrees.china }
      while !cancellation.isCancelled { sched_yield() }
      throw .cancelled
    }
    let runner = ListRunner(SmallTrees.empty, source: source, mailbox: mailbox)
    runner.ask([], generation: 1)
    runner.cancel(generation: 1)
    runner.ask(SmallTrees.china.at("广东").path, generation: 2)
    #expect(next() == .childrenLoaded(SmallTrees.china.roots, generation: 2))
    runner.ask([], generation: 3)
    runner.end()
    #expect(mailbox.take() == [])
  }

  /// Waits as the loop does: on what the runner names, and no longer than it says.
  private func nextOfLoop(_ runner: ListRunner) -> Action? {
    while true {
      let (descriptors, patience) = runner.waits
      guard !descriptors.isEmpty else { return nil }
      var wanted = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&wanted, nfds_t(wanted.count), Int32(clamping: patience ?? 0))
      if let action = runner.advance().first { return action }
    }
  }

  private func runner(_ command: String, timeout: Int = 30_000) -> ListRunner {
    ListRunner(SmallTrees.empty, source: ChildCommand(command, timeout: timeout), mailbox: mailbox)
  }

  @Test func theLoopWaitsForACommandsListItself() {
    let runner = runner("printf '1\\tone\\n2\\ttwo\\n'")
    runner.ask([], generation: 1)
    guard case .childrenLoaded(let list, generation: 1)? = nextOfLoop(runner) else {
      Issue.record("no list came")
      return
    }
    #expect(list.map(\.name) == ["one", "two"])
    #expect(runner.waits == ([], nil))
    runner.ask([], generation: 2)
    #expect(next() == .childrenLoaded(list, generation: 2))
  }

  @Test(arguments: [
    ("echo no >&2; exit 4", "no (status 4)"), ("printf '1\\t'", "line 1: there is no name"),
    ("exec >&-; sleep 0.05; exit 5", "status 5"),
  ])
  func theLoopIsToldWhyThereIsNoList(command: String, reason: String) {
    let runner = runner(command)
    runner.ask([], generation: 1)
    #expect(nextOfLoop(runner) == .childrenFailed(reason, generation: 1))
  }

  @Test func aCommandThatTakesLongIsWaitedForBesideTheLoop() {
    let runner = runner("sleep 0.3; echo late")
    runner.ask([], generation: 1)
    #expect(nextOfLoop(runner) == nil)
    guard case .childrenLoaded(let list, generation: 1) = next() else {
      Issue.record("no list came")
      return
    }
    #expect(list.map(\.name) == ["late"])
  }

  @Test func aCommandThatTakesTooLongIsStoppedBesideTheLoop() {
    let runner = runner("trap '' TERM; while :; do sleep 100; done", timeout: 50)
    runner.ask([], generation: 1)
    #expect(nextOfLoop(runner) == nil)
    #expect(next() == .childrenFailed("no answer within 0.05 s", generation: 1))
  }

  @Test func aLongListIsReadBesideTheLoop() {
    let runner = runner("seq 100000 | sed 's/.*/&\tplace &/'")
    runner.ask([], generation: 1)
    #expect(nextOfLoop(runner) == nil)
    guard case .childrenLoaded(let list, generation: 1) = next() else {
      Issue.record("no list came")
      return
    }
    #expect(list.count == 100_000)
  }

  @Test func aListThatNobodyWaitsForIsNotReadAndItsCommandEnds() throws {
    let file = TemporaryFile("")
    let runner = runner("echo $$ >\(file.path); trap '' TERM; while :; do sleep 100; done")
    runner.ask([], generation: 1)
    var process: Int32?
    #expect(
      holds {
        process = number(at: file.path)
        return process != nil
      })
    runner.cancel(generation: 1)
    #expect(runner.waits == ([], nil))
    #expect(holds { kill(process ?? 0, 0) != 0 }, "the command outlived the wait for it")
    #expect(runner.advance() == [])
    #expect(mailbox.take() == [])
  }

  @Test func withoutASourceThereIsNothingToLoad() {
    ListRunner(SmallTrees.china, source: nil, mailbox: mailbox).ask([], generation: 1)
    #expect(next() == .childrenFailed("no source to load from", generation: 1))
  }

  @Test func whatCameIsSearchedAndSaysHowMuchThatIs() {
    let source = SourceDouble { _, _ in SmallTrees.chains }
    let lists = ListRunner(SmallTrees.empty, source: source, mailbox: mailbox)
    var searches = SearchRunner(.lists(lists), mailbox: mailbox)
    func found(_ text: String, generation: Int) -> SearchResults? {
      searches.ask(SearchQuery(text), generation: generation)
      if case .searchResultsFound(let results, generation) = next() { return results }
      return nil
    }
    let before = found("链尾", generation: 1)
    #expect(before?.count == 0)
    #expect(before?.extent == .fetched(0))
    lists.ask([], generation: 1)
    #expect(next() == .childrenLoaded(SmallTrees.chains.roots, generation: 1))
    let after = found("链尾", generation: 2)
    #expect(after?.first?.path.map(\.name) == ["单省", "乙市", "单链", "链尾"])
    #expect(after?.extent == .fetched(SmallTrees.chains.count))
  }
}

/// The number in a file; nil until a whole line of it is written.
private func number(at path: String) -> Int32? {
  let file = open(path, O_RDONLY)
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 32)
  let count = read(file, &bytes, bytes.count)
  let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  return text.hasSuffix("\n") ? Int32(text.dropLast()) : nil
}
