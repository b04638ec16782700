import RegionModel
import RegionSources
import Testing

@testable import areapick

/// A command or a query whose highest list is empty, or whose lists never end.
@Suite struct CheckedSourceTests {
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
    (true, ":parent is NULL for the first list: write IS :parent"),
  ])
  func anEmptyHighestListIsAMistake(lacksIs: Bool, message: String) {
    #expect(throws: ListSourceError.failed(message)) {
      try CheckedSource(Answers(rows: 0), lacksIs: lacksIs, fillsByItself: false).children(
        of: [], Cancellation())
    }
  }

  @Test func belowAPlaceAnEmptyListIsItsEnd() throws {
    let path = [Place(code: "1", name: "one")]
    #expect(
      try CheckedSource(Answers(rows: 0), lacksIs: true, fillsByItself: false).children(
        of: path, Cancellation()
      ).count == 0)
    #expect(
      try CheckedSource(Answers(rows: 2), lacksIs: true, fillsByItself: false).children(
        of: [], Cancellation()
      ).count == 2)
  }

  /// Such a command looks at no variable.
  @Test func aListThatRepeatsItselfEnds() throws {
    let source = CheckedSource(Answers(rows: 1), lacksIs: false, fillsByItself: true)
    let (coded, named) = (Place(code: "0", name: "row 0"), Place(code: "", name: "src"))
    let repeated = ListSourceError.failed("row 0 stands below itself again and again")
    #expect(try source.children(of: [coded, coded], Cancellation()).count == 1)
    #expect(throws: repeated) { try source.children(of: [coded, coded, coded], Cancellation()) }
    #expect(throws: repeated) { try source.children(of: [coded, named, coded, coded], Cancellation()) }
    #expect(try source.children(of: Array(repeating: named, count: 8), Cancellation()).count == 1)
    #expect(throws: ListSourceError.failed("src stands below itself again and again")) {
      try source.children(of: Array(repeating: named, count: 9), Cancellation())
    }
    // Whoever opens place after place may do so longer.
    let attended = CheckedSource(Answers(rows: 1), lacksIs: false, fillsByItself: false)
    #expect(try attended.children(of: Array(repeating: coded, count: 31), Cancellation()).count == 1)
    #expect(throws: repeated) {
      try attended.children(of: Array(repeating: coded, count: 32), Cancellation())
    }
  }

  @Test func theListSaysSo() {
    let command = "LC_ALL=C.UTF-8 \(ProgramTests.binary) list --children true"
    #expect(printed("\(command) 2>&1; printf '[%s]' $?") == "areapick: 没有可选的内容\n[2]")
  }
}
