import PickerCore
import RegionModel
import RegionSearch
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// Rules for every frame of a search at every size.
struct SearchDrawingTests {
  private func searching(_ text: String, _ size: Size, answered: Bool = true) -> State {
    var options = Options()
    options.selected = SmallTrees.china.at("广东/深圳").path
    var state = State.opened(SmallTrees.china, options: options, size: size).state
    if answered {
      state.take(.searchEdited(.typed(text)))
    } else {
      _ = reduce(&state, .searchEdited(.typed(text)))
    }
    return state
  }

  @Test func noWideCharacterIsCutAndTheCaretIsOnTheLineAtAnySize() {
    for columns in 1...100 {
      for rows in [1, 2, 3, 5, 8, 10, 24, 40] {
        let state = searching("南山 区", Size(columns: columns, rows: rows))
        let frame = render(state).frame
        #expect(frame.isWhole, "\(columns)×\(rows)")
        #expect(frame.cursor?.row == state.layout.body.searchLine, "\(columns)×\(rows)")
        #expect((0..<columns).contains(frame.cursor?.column ?? -1), "\(columns)×\(rows)")
      }
    }
  }

  @Test func asciiDrawsNamesAndNothingElseOutsideAscii() {
    let state = searching("南山", Size(columns: 50, rows: 24))
    let frame = render(state, presentation: Presentation(language: .english, glyphs: .ascii)).frame
    let foreign = Set(
      frame.cells.map(\.scalar).filter { $0.value > 0x7E && !(0x4E00...0x9FFF).contains($0.value) })
    #expect(foreign == [])
  }

  @Test func theLineSaysThatItWorksAndOldResultsStay() {
    var state = searching("南山", Size(columns: 80, rows: 24))
    _ = reduce(&state, .searchEdited(.typed("区")))
    let screen = ScreenPlanes(render(state).frame).description
    #expect(screen.contains("/  南山区"))
    #expect(screen.contains("… 正在查找"))
    #expect(screen.contains("▌    南山"))
    let first = searching("南山", Size(columns: 80, rows: 24), answered: false)
    #expect(
      ScreenPlanes(render(first, presentation: Presentation(language: .english)).frame).description.contains(
        "… searching"))
  }

  @Test func theNumberOfResultsIsShownInEveryUsualWidth() {
    for columns in 16...100 {
      let state = searching("无此地", Size(columns: columns, rows: 10))
      guard let row = state.layout.body.searchLine else { return #expect(Bool(false), "no line") }
      let text = String(String.UnicodeScalarView(render(state).frame.row(row).map(\.scalar)))
      #expect(text.contains("0"), "\(columns)")
    }
  }

  /// Two of the three stand in one place: only their codes tell them apart.
  @Test func resultsThatWouldLookTheSameHaveTheirCodes() {
    let tree = SmallTrees.flat(
      """
      1 - 1 Land
      101 1 2 Nord
      102 1 2 Süd
      10101 101 3 Springfield
      10102 101 3 Springfield
      10201 102 3 Springfield
      """)
    func screen(_ columns: Int, _ detail: Detail) -> String {
      let presentation = Presentation(language: .english, detail: detail)
      var state = State.opened(tree, size: Size(columns: columns, rows: 24)).state
      for case .search(let query, let generation) in reduce(&state, .searchEdited(.typed("spr"))) {
        let results = RegionSearcher(tree).search(query)
        _ = reduce(&state, .searchResultsFound(results, generation: generation))
      }
      return ScreenPlanes(render(state, presentation: presentation).frame).description
    }
    for detail in [Detail.none, .english] {
      let wide = screen(80, detail)
      #expect(wide.contains("Springfield  10101  ") && wide.contains("Springfield  10102  "))
      #expect(!wide.contains("10201"))
    }
    // Where paths begin too early for it, the code goes before them.
    for detail in [Detail.none, .code] {
      let narrow = screen(46, detail)
      #expect(narrow.contains("Springfield  10101  Land/Nord"))
      #expect(narrow.contains("Springfield  10102  Land/Nord"))
    }
  }

  /// A screen with what is loaded already, where the source's own search failed.
  private func failing(
    _ text: String, _ size: Size, face: Face = .timeline, _ extent: SearchResults.Extent = .failed(reason)
  ) -> String {
    let presentation = Presentation(face: face, language: .english)
    var options = Options()
    presentation.configure(&options)
    var state = State.opened(SmallTrees.china, options: options, size: size).state
    for case .search(let query, let generation) in reduce(&state, .searchEdited(.typed(text))) {
      var results = RegionSearcher(SmallTrees.china).search(query)
      results.extent = extent
      _ = reduce(&state, .searchResultsFound(results, generation: generation))
    }
    return ScreenPlanes(render(state, presentation: presentation).frame).description
  }

  private static let reason = "database is down and will not be back soon (status 3)"

  /// The reason would not fit beside the number of results.
  @Test(arguments: Face.ofPlaces) func aSearchThatFailedSaysWhyBelowWhatIsLoaded(_ face: Face) {
    let screen = failing("南山", Size(columns: 80, rows: 24), face: face)
    #expect(screen.contains("2 matches  │"))
    #expect(screen.contains("│     Could not load: database is down and will not be back soon (status 3)"))
    let low = failing("南山", Size(columns: 40, rows: 10), face: face)
    #expect(low.contains("2 matches  │"))
    #expect(low.contains("│     Could not load: database is      │"))
    #expect(low.contains("│     down and will not be back soon   │"))
    #expect(low.contains("│     (status 3)                       │"))
    // Where every row has a result, it has one.
    let full = failing("市", Size(columns: 40, rows: 10), face: face)
    #expect(full.contains("Could not load:") && full.contains("(status 3)"))
    #expect(failing("南山", Size(columns: 20, rows: 5), face: face).contains("tatus 3)"))
  }

  @Test func aSearchThatWasNotFinishedSaysSoBelowWhatItFound() {
    let screen = failing("南山", Size(columns: 40, rows: 10), .partOfSource)
    #expect(screen.contains("│     out of time: not all was         │"))
    #expect(screen.contains("│     searched                         │"))
    #expect(screen.contains("2 matches  │"))
  }

  @Test func theNumberOfResultsStaysWhereTheNumberOfPlacesHasNoRoom() {
    let wide = failing("南山", Size(columns: 80, rows: 24), .fetched(412))
    #expect(wide.contains("2 matches, 412 loaded so far  │"))
    let narrow = failing("南山", Size(columns: 40, rows: 10), .fetched(412))
    #expect(narrow.contains("2 matches  │") && !narrow.contains("412"))
  }

  /// The path of a row with a former name begins below the others, without the name's year where that is too wide.
  @Test func pathsBeginInOneColumn() throws {
    let tree = SmallTrees.flat(
      "50 - 1 重庆市\n5001 50 2 两江|新区\n5002 50 2 江北|街道",
      aliases: [Alias(name: "江北区", kind: .former, year: 2025, codes: ["5001"])])
    func columns(_ width: Int) throws -> (String, Set<Int>) {
      var state = State.opened(tree, size: Size(columns: width, rows: 24)).state
      for case .search(let query, let generation) in reduce(&state, .searchEdited(.typed("江北"))) {
        let results = RegionSearcher(tree).search(query)
        _ = reduce(&state, .searchResultsFound(results, generation: generation))
      }
      let count = try #require(state.search?.resultCount)
      let frame = render(state).frame
      let rows = state.layout.body.list.prefix(count).map { frame.row($0).map(\.scalar) }
      let starts = rows.compactMap { row in row.lastIndex(of: "重") }
      #expect(count == 2 && starts.count == 2)
      return (ScreenPlanes(frame).description, Set(starts))
    }
    let (narrow, starts) = try columns(70)
    #expect(narrow.contains("两江新区  原江北区  ") && starts.count == 1)
    let (wide, others) = try columns(80)
    #expect(wide.contains("原江北区（2025）") && others.count == 1)
  }

  @Test func aResultsRowIsTakenByAClickAndNothingElseIs() {
    let state = searching("南山", Size(columns: 80, rows: 24))
    func click(_ column: Int, _ row: Int) -> Action? {
      let event = MouseEvent(.leftPress, column: column, row: row)
      return render(state).action(for: event, in: state, keymap: .places, at: 0)
    }
    let count = state.search?.resultCount ?? 0
    let first = state.layout.body.list.lowerBound
    #expect(click(10, first) == .rowPicked(0))
    #expect(click(77, first + 1) == .rowPicked(1))
    #expect(click(10, first + count) == nil)
    #expect(click(10, first - 1) == nil)
    #expect(click(6, 3) == .stepFocused(0))
    #expect(click(74, 2) == .cancelled)
    #expect(click(40, 0) == .cancelled)
  }
}

/// The text beside a place that was found by another name.
struct AliasTextTests {
  private func texts(_ alias: Alias) throws -> [String] {
    var builder = SmallTrees.builder(SmallTrees.records("1 1 广东|省 guang dong sheng"))
    builder.aliases = [alias]
    let tree = try RegionTree(compiled: builder.build())
    let entry = try #require(tree.aliases.first { _ in true })
    return Language.allCases.map { Texts(language: $0).alias(entry, of: tree.at("广东")) }
  }

  @Test func aFormerNameIsCalledThat() throws {
    #expect(
      try texts(Alias(name: "南海市", kind: .former, year: 2002, codes: ["1"])) == [
        "原南海市（2002）", "formerly 南海市 (2002)",
      ])
    #expect(try texts(Alias(name: "南海市", kind: .former, codes: ["1"])) == ["原南海市", "formerly 南海市"])
  }

  @Test func anyOtherStandsInBrackets() throws {
    #expect(try texts(Alias(name: "粤", kind: .short, codes: ["1"])) == ["（粤）", "(粤)"])
    #expect(try texts(Alias(name: "Canton", kind: .foreign, codes: ["1"])) == ["（Canton）", "(Canton)"])
    let reading = Alias(name: "广东省", reading: "an dong sheng", kind: .reading, codes: ["1"])
    #expect(try texts(reading) == ["（an dong sheng）", "(an dong sheng)"])
  }
}
