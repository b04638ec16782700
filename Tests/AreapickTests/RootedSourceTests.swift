import RegionModel
import RegionSources
import Testing

@testable import areapick

/// A command or a query whose highest list is empty.
@Suite struct RootedSourceTests {
  private final class Answers: ListSource {
    let canSearch = false
    private let rows: Int

    init(rows: Int) { self.rows = rows }

    func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
      let records = (0..<rows).map { RegionRecord(code: "\($0)", parent: .none, name: "row \($0)") }
      do { return try TreeBuilder(records).tree() } catch { throw .failed("\(error)") }
    }

    func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
      throw .failed("not searched")
    }
  }

  @Test(arguments: [
    (false, "there is nothing to choose from"),
    (true, "the query finds nothing where :parent is NULL: write IS :parent, not = :parent"),
  ])
  func anEmptyHighestListIsAMistake(isQuery: Bool, message: String) {
    #expect(throws: ListSourceError.failed(message)) {
      try RootedSource(Answers(rows: 0), isQuery: isQuery).children(of: [], Cancellation())
    }
  }

  @Test func belowAPlaceAnEmptyListIsItsEnd() throws {
    let path = [Place(code: "1", name: "one")]
    #expect(try RootedSource(Answers(rows: 0), isQuery: true).children(of: path, Cancellation()).count == 0)
    #expect(try RootedSource(Answers(rows: 2), isQuery: true).children(of: [], Cancellation()).count == 2)
  }

  @Test func theListSaysSo() {
    let command = "LC_ALL=C.UTF-8 \(ProgramTests.binary) list --children true"
    #expect(printed("\(command) 2>&1; printf '[%s]' $?") == "areapick: 没有可选的内容\n[2]")
  }
}
