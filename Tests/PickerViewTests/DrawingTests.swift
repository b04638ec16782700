import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// Rules for every frame at every size.
struct DrawingTests {
  private func frame(_ size: Size, _ selected: String? = nil, presentation: Presentation = Presentation())
    -> Frame
  {
    var options = Options()
    options.selected = selected.map { SmallTrees.china.at($0).path } ?? []
    return render(
      State.opened(SmallTrees.china, options: options, size: size).state, presentation: presentation
    ).frame
  }

  @Test func noWideCharacterIsCutAtAnySize() {
    for columns in 1...100 {
      for rows in [1, 2, 3, 5, 8, 10, 24, 40] {
        let frame = frame(Size(columns: columns, rows: rows), "广东/深圳/南山")
        #expect(frame.isWhole, "\(columns)×\(rows)")
      }
    }
  }

  @Test func theCursorStandsOnTheCurrentRowAtEverySize() {
    for columns in [1, 3, 12, 40, 80, 200] {
      for rows in 1...30 {
        let size = Size(columns: columns, rows: rows)
        let state = State.opened(SmallTrees.china, size: size).state
        let cursor = render(state).frame.cursor
        #expect(cursor?.row == state.layout.body.list.lowerBound, "\(columns)×\(rows)")
      }
    }
  }

  @Test func asciiDrawsNamesAndNothingElseOutsideAscii() {
    let frame = frame(
      Size(columns: 80, rows: 24), "广东/深圳", presentation: Presentation(language: .english, glyphs: .ascii))
    let foreign = Set(
      frame.cells.map(\.scalar).filter { $0.value > 0x7E && !(0x4E00...0x9FFF).contains($0.value) })
    #expect(foreign == [])
  }

  @Test func theIndexStandsBeforeTheRightBorderWhereNamesLeaveRoom() {
    func index(_ columns: Int) -> Int? {
      let size = Size(columns: columns, rows: 24)
      return Grid(SheetLayout(size: size, height: .automatic, stepCount: 0).shell).index
    }
    #expect(index(80) == 76)
    #expect(index(18) == 15)
    #expect(index(17) == nil)
  }

  @Test func aNameTooWideEndsInAnEllipsisAndStandsWholeBelowTheList() {
    let long = SmallTrees.tree(
      "1 1 内蒙古赤峰高新技术产业开发区管理委员会红山产业园 nei \(Array(repeating: "x", count: 23).joined(separator: " "))\n2 1 北京 bei jing"
    )
    let state = State.opened(long, size: Size(columns: 54, rows: 24)).state
    var below = state
    _ = reduce(&below, .letterTyped(Letter("N")!, at: 0))
    let planes = ScreenPlanes(render(below).frame).description
    #expect(planes.contains("内蒙古赤峰高新技术产业开发区管理委员会红山…"))
    #expect(planes.contains("│  内蒙古赤峰高新技术产业开发区管理委员会红山产业园  │"))
    #expect(!ScreenPlanes(render(state).frame).description.contains("产业园"))
  }

  /// A name of several lines takes the rows that the list leaves free; where there are none, an ellipsis ends it.
  @Test func aNameWiderThanALineGoesOnInTheNextOrEndsInAnEllipsis() {
    let name = "黑龙江北大荒农垦集团绥棱农场有限公司"
    let pinyin = Array(repeating: "x", count: 18).joined(separator: " ")
    func screen(_ count: Int, columns: Int = 30) -> String {
      let others = (2...count).map { "\($0) 1 北京 bei jing" }.joined(separator: "\n")
      let tree = SmallTrees.tree("1 1 \(name) \(pinyin)\n\(others)")
      var state = State.opened(tree, size: Size(columns: columns, rows: 10)).state
      _ = reduce(&state, .letterTyped(Letter("X")!, at: 0))
      return ScreenPlanes(render(state).frame).description
    }
    let free = screen(3)
    #expect(free.contains("│  黑龙江北大荒农垦集团绥棱  │"))
    #expect(free.contains("│  农场有限公司              │"))
    #expect(free.contains("Enter"))
    let full = screen(20)
    #expect(full.contains("│  黑龙江北大荒农垦集团绥…   │"))
    #expect(!full.contains("Enter"))
    // What the margin alone keeps from being whole takes it.
    #expect(screen(20, columns: 40).contains("│\(name)  │"))
  }

  @Test func aLongTitleBeginsWhereEverythingBeginsAndEndsBeforeTheButton() {
    let title = String(repeating: "很长的标题", count: 20)
    let frame = frame(Size(columns: 40, rows: 10), presentation: Presentation(title: title))
    let screen = ScreenPlanes(frame).description
    #expect(screen.contains("│  很长的标题很长的标题很长的标… 取消  │"))
  }

  /// While a list loads, and after it failed to, there is nothing to take.
  @Test func hintsOfKeysThatDoNothingAreNotShown() {
    var options = Options()
    options.loadsChildren = true
    let source = SplitTree(SmallTrees.china)
    var state = State.opened(source.roots.tree, options: options, size: Size(columns: 80, rows: 24)).state
    func screen() -> String { ScreenPlanes(render(state).frame).description }
    #expect(screen().contains("Enter 选择"))
    _ = reduce(&state, .rowPicked(1))
    #expect(!screen().contains("Enter"))
    _ = reduce(&state, .childrenFailed("no", generation: 1))
    #expect(screen().contains("Enter") && !screen().contains("Enter 选择"))
  }

  /// The wheels say that they wait after a tenth of a second, and Enter does nothing then.
  @Test func theHintOfTheBandIsNotShownWhileAColumnLoads() {
    let presentation = Presentation(face: .wheels)
    var options = Options()
    options.loadsChildren = true
    presentation.configure(&options)
    let source = SplitTree(SmallTrees.china)
    var state = State.opened(source.roots.tree, options: options, size: Size(columns: 80, rows: 24)).state
    func screen() -> String { ScreenPlanes(render(state, presentation: presentation).frame).description }
    _ = reduce(&state, .clockTicked(at: 0))
    #expect(screen().contains("Enter 完成"))
    _ = reduce(&state, .clockTicked(at: 100))
    #expect(screen().contains("正在载入") && !screen().contains("Enter"))
    _ = reduce(&state, .childrenLoaded(SmallTrees.empty.roots, generation: 1))
    #expect(screen().contains("Enter 完成"))
  }

  /// A place whose list does not come can be taken as it is; above the first list there is none.
  @Test func theHintOfTakingAPlaceStandsWhereThereIsOne() {
    var options = Options()
    (options.loadsChildren, options.takesAnyLevel) = (true, true)
    let source = SplitTree(SmallTrees.china)
    func opened(_ tree: RegionTree) -> State {
      State.opened(tree, options: options, size: Size(columns: 80, rows: 24)).state
    }
    func hasHint(_ state: State, _ place: String = "这里") -> Bool {
      ScreenPlanes(render(state).frame).description.contains("就选\(place)")
    }
    var state = opened(source.roots.tree)
    #expect(hasHint(state))
    _ = reduce(&state, .rowPicked(1))
    _ = reduce(&state, .childrenFailed("no", generation: 1))
    #expect(hasHint(state, "广东省"))
    var first = opened(SmallTrees.empty)
    _ = reduce(&first, .childrenFailed("no", generation: 1))
    #expect(!hasHint(first, ""))
  }

  /// The hint names the place where it is not the row under the cursor.
  @Test(arguments: Face.ofPlaces) func theHintOfTakingAPlaceNamesTheOneAboveAListThatFailed(_ face: Face) {
    func screen(_ language: Language, _ configure: (inout Options) -> Void = { _ in }) -> String {
      let presentation = Presentation(face: face, language: language)
      var options = Options()
      (options.loadsChildren, options.takesAnyLevel) = (true, true)
      configure(&options)
      presentation.configure(&options)
      let roots = SplitTree(SmallTrees.china).roots.tree
      var state = State.opened(roots, options: options, size: Size(columns: 80, rows: 24)).state
      if face != .wheels { _ = reduce(&state, .rowPicked(0)) }
      _ = reduce(&state, .childrenFailed("no", generation: 1))
      return ScreenPlanes(render(state, presentation: presentation).frame).description
    }
    #expect(screen(.chinese).contains(". 就选北京市"))
    #expect(screen(.english).contains(". take 北京市"))
    #expect(!screen(.english) { $0.takesAnyLevel = false }.contains("take 北京市"))
  }

  /// Each turn of the last wheel begins a wait, mostly for nothing: the hint does not change before the wait is shown.
  @Test func aWaitThatIsNotShownYetLeavesTheHintOfAWheel() {
    let presentation = Presentation(face: .wheels)
    var options = Options()
    (options.loadsChildren, options.takesAnyLevel) = (true, true)
    presentation.configure(&options)
    let roots = SplitTree(SmallTrees.china).roots.tree
    var state = State.opened(roots, options: options, size: Size(columns: 80, rows: 24)).state
    func screen() -> String { ScreenPlanes(render(state, presentation: presentation).frame).description }
    _ = reduce(&state, .clockTicked(at: 0))
    #expect(screen().contains(". 就选这里"))
    _ = reduce(&state, .clockTicked(at: 100))
    #expect(screen().contains(". 就选北京市"))
  }

  @Test func theHintOfAWheelNamesItsPlaceUnlessItIsTheLast() {
    let presentation = Presentation(face: .wheels)
    var options = Options()
    options.takesAnyLevel = true
    options.selected = SmallTrees.china.at("广东/深圳/南山").path
    options.depth = 3
    presentation.configure(&options)
    var state = State.opened(SmallTrees.china, options: options, size: Size(columns: 80, rows: 24)).state
    func screen() -> String { ScreenPlanes(render(state, presentation: presentation).frame).description }
    #expect(screen().contains(". 就选广东省"))
    _ = reduce(&state, .stepEntered)
    #expect(screen().contains(". 就选深圳市"))
    _ = reduce(&state, .stepEntered)
    #expect(screen().contains(". 就选这里"))
  }

  @Test(
    arguments: [
      (Face.timeline, Language.chinese, nil, "Enter 重试  Esc 取消"), (.tabs, .chinese, nil, "Enter 重试  Esc 取消"),
      (.wheels, .chinese, nil, "Enter 重试  Esc 取消"), (.timeline, .chinese, 3, "Enter 重试  Esc 取消"),
      (.timeline, .english, nil, "Enter retry  Esc cancel"),
      (.wheels, .english, nil, "Enter retry  Esc cancel"),
      (.timeline, .english, 3, "Enter retry  Esc cancel"),
    ] as [(Face, Language, Int?, String)])
  func theHintsOfAListThatFailedSayThatEnterTriesAgain(
    face: Face, language: Language, markLimit: Int?, expected: String
  ) {
    let presentation = Presentation(face: face, language: language)
    var options = Options()
    options.loadsChildren = true
    options.markLimit = markLimit
    presentation.configure(&options)
    let source = SplitTree(SmallTrees.china)
    var state = State.opened(source.roots.tree, options: options, size: Size(columns: 80, rows: 24)).state
    func lastLine() -> String {
      let lines = ScreenPlanes(render(state, presentation: presentation).frame).description.split(
        separator: "\n")
      return lines.last { $0.contains("Esc") }.map(String.init) ?? ""
    }
    #expect(lastLine().contains("Enter") && !lastLine().contains(expected))
    if face == .wheels {
      _ = reduce(&state, .cursorMoved(by: 1))
    } else {
      _ = reduce(&state, .rowPicked(1))
    }
    guard let generation = (0...9).first(where: { reduceFails(&state, $0) }) else {
      Issue.record("nothing was asked for")
      return
    }
    #expect(lastLine().contains(expected), "\(generation) \(lastLine())")
    // Over a search Enter takes what was found.
    _ = reduce(&state, .searchAsked)
    #expect(!lastLine().contains(expected))
  }

  /// The list is empty then: a reason has as many rows as it needs, and what helps stands below it.
  @Test(arguments: [Face.timeline, .tabs]) func aLongReasonIsShownWhole(face: Face) {
    let words = DrawingTests.reason.split(whereSeparator: { " \"".contains($0) }).joined(separator: " ")
    let shown = failed(face, DrawingTests.reason).split(whereSeparator: { " \n│\"".contains($0) }).joined(
      separator: " ")
    #expect(shown.contains("Could not load: \(words) Enter"))
  }

  /// The column that has no rows is free for it.
  @Test func aLongReasonIsShownWholeInAnEmptyWheel() {
    let screen = failed(.wheels, DrawingTests.reason)
    #expect(screen.contains("   Could not load: psql: error:        │"))
    #expect(screen.contains("   connection to server on socket      │"))
    #expect(screen.contains("   \"/var/run/.s.PGSQL.5432\" failed:    │"))
    #expect(screen.contains("   no such file (status 2)             │"))
    #expect(screen.contains("│  Enter tries again    "))
    #expect(screen.contains("Enter retry  Esc cancel"))
  }

  /// Where the wheels are short, the rows below them are free too.
  @Test func aLongReasonIsShownWholeBelowShortWheels() {
    let presentation = Presentation(face: .wheels, language: .english)
    var options = Options()
    options.loadsChildren = true
    presentation.configure(&options)
    let tree = SmallTrees.flat("1 - 1 Nord\n2 - 1 Sud")
    var state = State.opened(tree, options: options, size: Size(columns: 80, rows: 24)).state
    _ = reduce(&state, .childrenFailed(DrawingTests.reason, generation: 1))
    let screen = ScreenPlanes(render(state, presentation: presentation).frame).description
    #expect(
      screen.contains(
        "│  Could not load: psql: error: connection to server on socket                 │"))
    #expect(
      screen.contains("│  \"/var/run/.s.PGSQL.5432\" failed: no such file (status 2)                    │"))
    #expect(screen.contains("Enter retry  Esc cancel"))
  }

  /// A reason without the room has the row below the wheels, and the keys keep theirs.
  @Test func aLongReasonLeavesTheRowOfTheKeys() {
    let reason = String(repeating: "very long ", count: 300) + "(status 2)"
    let lines = failed(.wheels, reason).split(separator: "\n")
    #expect(lines.contains { $0.contains("Could not load: \(reason.prefix(9))") && $0.contains("…") })
    #expect(lines.contains { $0.contains("(status 2)  Enter tries again") })
    #expect(lines.contains { $0.contains("Enter retry  Esc cancel") })
  }

  /// Where one short line is all there is, the reason has it, and not what stands around it.
  @Test(arguments: [
    (Size(columns: 20, rows: 6), "no such table: d…"), (Size(columns: 24, rows: 8), "no such table: d"),
    (Size(columns: 40, rows: 10), "no such table: districts"),
  ])
  func aSmallScreenOfWheelsSaysTheReason(size: Size, line: String) {
    let presentation = Presentation(face: .wheels, language: .english)
    var options = Options()
    options.loadsChildren = true
    presentation.configure(&options)
    let tree = SmallTrees.flat("1 - 1 Nord\n2 - 1 Sud")
    var state = State.opened(tree, options: options, size: size).state
    _ = reduce(&state, .childrenFailed("no such table: districts (status 1)", generation: 1))
    let screen = ScreenPlanes(render(state, presentation: presentation).frame).description
    #expect(screen.contains(line))
  }

  private static let reason =
    "psql: error: connection to server on socket \"/var/run/.s.PGSQL.5432\" failed: no such file (status 2)"

  /// A screen with a list that failed to load.
  private func failed(_ face: Face, _ reason: String) -> String {
    let presentation = Presentation(face: face, language: .english)
    var options = Options()
    options.loadsChildren = true
    presentation.configure(&options)
    let source = SplitTree(SmallTrees.china)
    var state = State.opened(source.roots.tree, options: options, size: Size(columns: 80, rows: 24)).state
    _ = reduce(&state, face == .wheels ? .cursorMoved(by: 1) : .rowPicked(1))
    for generation in 0...9 { _ = reduce(&state, .childrenFailed(reason, generation: generation)) }
    return ScreenPlanes(render(state, presentation: presentation).frame).description
  }

  /// Whether a failure of this generation is what the state waits for.
  private func reduceFails(_ state: inout State, _ generation: Int) -> Bool {
    let before = state
    _ = reduce(&state, .childrenFailed("no", generation: generation))
    return state != before
  }

  /// A province has others below it, so that only any level lets it be marked.
  @Test func theHintOfMarkingStandsWhereTheRowCanBeMarked() {
    func screen(_ selected: String?, anyLevel: Bool) -> String {
      var options = Options()
      (options.markLimit, options.takesAnyLevel) = (3, anyLevel)
      options.selected = selected.map { SmallTrees.china.at($0).path } ?? []
      let state = State.opened(SmallTrees.china, options: options, size: Size(columns: 80, rows: 24)).state
      return ScreenPlanes(render(state).frame).description
    }
    #expect(!screen(nil, anyLevel: false).contains("Space"))
    #expect(screen(nil, anyLevel: true).contains("Space 标记"))
    #expect(screen("广东/深圳/南山", anyLevel: false).contains("Space 标记"))
  }

  @Test(arguments: [Face.timeline, .tabs, .wheels], [Language.chinese, .english])
  func noLineOfTheHelpIsCut(_ face: Face, _ language: Language) {
    for size in [Size(columns: 40, rows: 10), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)] {
      for (isSearch, markLimit) in [(false, nil), (true, nil), (false, 3), (true, 3)] as [(Bool, Int?)] {
        let presentation = Presentation(face: face, language: language)
        var options = Options()
        (options.takesAnyLevel, options.canSuspend, options.markLimit) = (true, true, markLimit)
        presentation.configure(&options)
        var state = State.opened(SmallTrees.china, options: options, size: size).state
        if isSearch { _ = reduce(&state, .searchAsked) }
        _ = reduce(&state, .helpAsked)
        for _ in 0..<30 {
          let screen = ScreenPlanes(render(state, presentation: presentation).frame).description
          #expect(!screen.contains("…"), "\(size) \(isSearch) \(markLimit as Int?)\n\(screen)")
          _ = reduce(&state, .cursorMoved(by: 1))
        }
      }
    }
  }

  @Test func aSheetOnItsWayUpShowsItsUpperPart() {
    var options = Options()
    options.isAnimated = true
    let state = State.opened(SmallTrees.china, options: options, size: Size(columns: 40, rows: 24), at: 0)
      .state
    let frame = render(state).frame
    #expect(frame.cursor == nil)
    #expect(frame[column: 0, row: 14]?.scalar == " ")
    #expect(frame[column: 0, row: 15]?.scalar == "╭")
  }

  @Test func moreLettersThanRowsLeaveSomeOutButNeverTheCurrent() {
    let letters = (0..<23).map { Letter(Character(Unicode.Scalar(UInt8(65 + $0))))! }
    for rows in 1..<23 {
      for current in letters {
        let index = LetterIndex(letters, rows: rows, current: current)
        #expect(index.letters.count == rows)
        #expect(index.letters.contains(current))
        #expect(index.letters == index.letters.sorted())
      }
    }
  }

  @Test func aPictureShowsEveryCharacterAndIsWellFormed() {
    let picture = SVGPicture(frame(Size(columns: 40, rows: 10), "广东/深圳"), theme: Theme(.light)).document
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"360\" height=\"200\""))
    #expect(picture.hasSuffix("</svg>\n"))
    #expect(picture.contains("罗湖区"))
    #expect(picture.contains("#409EFF"))
  }
}

extension Frame {
  /// Whether every wide character has both its cells.
  var isWhole: Bool {
    (0..<rows).allSatisfy { row in
      let widths = self.row(row).map(\.width)
      return widths.indices.allSatisfy { column in
        switch widths[column] {
        case 2: column + 1 < widths.count && widths[column + 1] == 0
        case 0: column > 0 && widths[column - 1] == 2
        default: true
        }
      }
    }
  }
}
