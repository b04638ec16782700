import PickerCore
import PickerView
import RegionModel
import TestSupport
import Testing

@testable import PickerRecording

/// A recording is enough to repeat the pick.
struct ReplayTests {
  private let china = SmallTrees.china
  private let context = CodingContext(SmallTrees.china)

  private func header(
    _ configure: (inout Options) -> Void = { _ in }, presentation: Presentation = Presentation()
  ) -> Header {
    var options = Options()
    presentation.configure(&options)
    configure(&options)
    return Header(
      program: "1.2", tree: china, size: Size(columns: 60, rows: 20), options: options,
      presentation: presentation,
      theme: .dark)
  }

  private func customized() -> Customization {
    var own = Customization()
    (own.header, own.prompt, own.border, own.showsHints) = ("说明", "> ", .sharp, false)
    own.keyChanges = ["ctrl-j:next-row", "f2:help"].map { KeyChange($0)! }
    own.expectedKeys = [KeyChange("alt-m:help")!.key]
    return own
  }

  private func replay(_ lines: String...) throws -> Replay {
    try Replay(Array(([header().line()] + lines).joined(separator: "\n").utf8), tree: china)
  }

  @Test func aHeaderIsReadAsItWasWritten() throws {
    let headers = [
      header(),
      header(presentation: Presentation(title: "收货\"地址", language: .english, glyphs: .ascii)),
      header(presentation: Presentation(customization: customized())),
      header {
        $0.root = china.at("广东")
        $0.selected = [china.at("广东/深圳"), china.at("广东/深圳/南山")]
        $0.depth = 3
        $0.width = .percent(80)
        $0.takesAnyLevel = true
        $0.skipsSingleChoice = false
        $0.isAnimated = true
        $0.height = .percent(60)
        $0.query = "粤海"
        Presentation().configure(&$0)
      },
      header {
        $0.filter = RegionFilter(china, including: [china.at("广东")], excluding: [china.at("广东/东莞")])
        $0.shortcuts = [Rows.Shortcut(.recent, china.at("广东/深圳/南山/粤海")), Rows.Shortcut(.hot, china.at("北京"))]
        Presentation().configure(&$0)
      },
      header {
        $0.markLimit = Options.noMarkLimit
        $0.marked = [china.at("广东/深圳/南山/粤海"), china.at("台湾/金门")]
        Presentation().configure(&$0)
      },
      header {
        $0.canSuspend = false
        $0.height = .rows(12)
        Presentation().configure(&$0)
      },
    ]
    for header in headers { #expect(try Header(Array(header.line().utf8)[...], context) == header) }
  }

  @Test func everyNoticeIsReadAsItWasWritten() throws {
    let places = [china.at("广东"), china.at("广东/深圳")]
    let notices: [Notice] = [
      .noSuchLetter(Letter("V")!), .notFound("某地"), .ambiguous("某地", candidates: places),
      .succeeded(code: "440399", by: places[1]), .divided(code: "440399", among: places),
      .leftOut(2),
      .marksFull(3), .notMarkable(places[0]), .abolished(code: "440399"), .outside("某地", of: places[0]),
      .village(code: "440300001001", in: places[1]),
    ]
    for notice in notices {
      let written = header { $0.notice = notice }
      #expect(try Header(Array(written.line().utf8)[...], context) == written)
    }
  }

  @Test func theFirstLineIsAsPeopleReadIt() throws {
    #expect(
      try header().line()
        == #"{"areapick":"1.2","format":2,"data":\#(china.dataDate),"places":\#(china.count),"#
        + #""size":{"columns":60,"rows":20},"options":{"root":[],"selected":[],"takesAnyLevel":false,"#
        + #""skipsSingleChoice":true,"loadsChildren":false,"isAnimated":false,"canSuspend":true,"#
        + #""height":{"automatic":{}}},"presentation":{"face":"timeline","language":"zh","isASCII":false},"theme":"dark"}"#
    )
    let asked = try header {
      $0.root = china.at("广东")
      $0.selected = [china.at("广东/深圳")]
      $0.notice = .ambiguous("某地", candidates: [china.at("广东"), china.at("河南")])
    }.line()
    #expect(asked.contains(#""root":["440000"],"selected":["440300"]"#))
    #expect(asked.contains(#""notice":{"ambiguous":{"value":"某地","candidates":["440000","410000"]}}"#))
  }

  @Test func aReplayEndsWhereThePickDid() throws {
    var replay = try replay(
      #"{"at":5,"action":"searchEdited","typed":"粤海"}"#,
      #"{"at":6,"action":"searchResultsFound","count":1,"generation":1}"#,
      #"{"at":9,"action":"rowActivated"}"#, "")
    while try replay.step() {}
    #expect(replay.state.outcome == .picked(china.at("广东/深圳/南山/粤海").path))
    #expect(replay.lineNumber == 4)
    #expect(!replay.isCutOff)
  }

  /// Marks of lists that came one by one stand in the recording with their lists, in the order of those.
  @Test func marksOfFetchedListsAreInTheRecording() throws {
    let (roots, below) = (SmallTrees.china.roots, SmallTrees.china.at("广东"))
    let list = try RegionTree(
      compiled: TreeBuilder(
        below.children.map {
          RegionRecord(code: $0.code, parent: .none, level: $0.level, name: $0.name, reading: $0.reading)
        }
      ).build()
    ).roots
    let written = header {
      $0.markLimit = Options.noMarkLimit
      $0.loadsChildren = true
      $0.markedPaths = FetchedPaths([[below, list[1]], [below, list[0]], [roots[0]]])
      Presentation().configure(&$0)
    }
    let read = try Header(Array(written.line().utf8)[...], context)
    #expect(
      read.options.markedPaths?.paths.map { $0.map(\.name) } == [
        ["广东省", list[1].name], ["广东省", list[0].name], [roots[0].name],
      ])
    #expect(
      read.options.markedPaths?.paths.map { $0.map(\.index) } == [[below.index, 1], [below.index, 0], [0]])
    let lost = try written.line().replacing("\"rows\":[1]", with: "\"rows\":[999]")
    #expect(throws: LineError.self) { try Header(Array(lost.utf8)[...], context) }
  }

  /// Lists that a query fetched before the sheet opened stand in the recording, and are searched as they were then.
  @Test func listsThatWereFetchedBeforeAreSearchedAgain() throws {
    func list(_ names: String...) throws -> RegionList {
      try TreeBuilder(names.map { RegionRecord(code: "", parent: .none, name: $0) }).tree().roots
    }
    let (roots, below) = (try list("A", "B"), try list("Xa", "Yb"))
    var options = Options()
    Presentation().configure(&options)
    (options.loadsChildren, options.query) = (true, "xa")
    options.fetchedPaths = FetchedPaths([[roots[0]], [roots[0], below[0]]])
    let header = Header(
      program: "1.2", tree: SmallTrees.empty, size: Size(columns: 60, rows: 20), options: options,
      presentation: Presentation(), theme: .dark)
    let found = #"{"at":6,"action":"searchResultsFound","count":1,"generation":1}"#
    var replay = try Replay(Array("\(header.line())\n\(found)\n".utf8), tree: SmallTrees.empty)
    while try replay.step() {}
    #expect(replay.remarks == [])
    #expect(replay.state.search?.resultCount == 1)
  }

  /// What was marked in a list and in a search is picked again.
  @Test func aReplayOfMarksEndsWithThem() throws {
    let first = header {
      $0.markLimit = 3
      $0.selected = china.at("台湾").path
      Presentation().configure(&$0)
    }
    let lines = [
      #"{"at":4,"action":"markToggled","by":1}"#, #"{"at":5,"action":"searchEdited","typed":"粤海"}"#,
      #"{"at":6,"action":"searchResultsFound","count":1,"generation":1}"#,
      #"{"at":7,"action":"markPicked","value":0}"#, #"{"at":9,"action":"rowActivated"}"#,
    ]
    var replay = try Replay(Array(([first.line()] + lines).joined(separator: "\n").utf8), tree: china)
    while try replay.step() {}
    let paths = [china.at("广东/深圳/南山/粤海").path, china.at("台湾/金门县").path]
    #expect(replay.state.outcome == .marked(paths))
    #expect(replay.state.takenQuery == "粤海")
  }

  /// An answer that came after the next key is late in the replay too.
  @Test func anAnswerToAnOlderSearchChangesNothing() throws {
    var replay = try replay(
      #"{"at":5,"action":"searchEdited","typed":"粤"}"#,
      #"{"at":6,"action":"searchEdited","typed":"海"}"#,
      #"{"at":7,"action":"searchResultsFound","count":1,"generation":1}"#,
      #"{"at":8,"action":"searchResultsFound","count":1,"generation":2}"#)
    for _ in 0..<3 { _ = try replay.step() }
    #expect(replay.state.search?.isWorking == true)
    #expect(try replay.step())
    #expect(replay.state.search?.isWorking == false)
  }

  /// The same search normally finds the same number of places; a different one is reported.
  @Test func anotherNumberOfPlacesIsRemarkedOn() throws {
    var replay = try replay(
      #"{"at":5,"action":"searchEdited","typed":"粤海"}"#,
      #"{"at":6,"action":"searchResultsFound","count":1,"generation":1}"#,
      #"{"at":7,"action":"searchEdited","typed":"路"}"#,
      #"{"at":8,"action":"searchResultsFound","count":9,"generation":1}"#,
      #"{"at":9,"action":"searchResultsFound","count":12,"generation":2}"#, "")
    while try replay.step() {}
    #expect(replay.remarks == ["line 6: the search found 12 places when it was recorded, now 1"])
    #expect(replay.state.search?.isWorking == false)
  }

  /// The recording contains lists that came late, so the replay needs no source and ends at the same place.
  @Test func aPickOfListsThatCameLateIsReplayedWithoutTheirSource() throws {
    let asked = header { $0.loadsChildren = true }
    var lines = [try asked.line()]
    var (state, _) = State.opened(china, options: asked.options, size: asked.size)
    var waiting: Int?
    func send(_ action: Action) throws {
      lines.append(try RecordedAction(action).line(at: 0, since: 0))
      for case .loadChildren(_, let generation) in reduce(&state, action) { waiting = generation }
    }
    try send(.rowPicked(china.roots.position(of: china.at("贵州"))!))
    try send(.rowPicked(0))
    try send(.childrenLoaded(SmallTrees.chains.roots, generation: try #require(waiting)))
    waiting = nil
    for _ in 0..<9 where state.outcome == nil {
      try send(.rowActivated)
      if let generation = waiting {
        try send(.childrenLoaded(SmallTrees.empty.roots, generation: generation))
      }
      waiting = nil
    }
    guard case .picked(let path) = state.outcome else {
      Issue.record("\(lines)")
      return
    }
    #expect(path.prefix(3).map(\.name) == ["贵州省", "贵阳市", "单省"])
    var replay = try Replay(Array((lines + [""]).joined(separator: "\n").utf8), tree: china)
    while try replay.step() {}
    guard case .picked(let replayed) = replay.state.outcome else {
      Issue.record("the replay did not end")
      return
    }
    #expect(replayed.map(\.name) == path.map(\.name))
  }

  @Test func aDamagedLineKeepsNoneOfThoseBefore() throws {
    var replay = try replay(
      #"{"at":5,"action":"cursorMoved","by":2}"#, #"{"at":6,"action":"cursorMoved"}"#,
      #"{"at":7,"action":"cursorMoved","by":1}"#)
    #expect(try replay.step())
    let error = RecordingError(3, LineError("\"by\" must be a number"))
    #expect(throws: error) { try replay.step() }
    #expect(error.description == "line 3: \"by\" must be a number")
    #expect(replay.state.steps[0].cursor == 2)
  }

  @Test func aRecordingThatWasCutOffIsPlayedToThere() throws {
    var replay = try replay(#"{"at":5,"action":"cursorMoved","by":2}"#, #"{"at":6,"action":"cursorMo"#)
    #expect(try replay.step())
    #expect(try !replay.step())
    #expect(replay.isCutOff)
    #expect(replay.lineNumber == 2)
  }

  /// A person's keys shape help and hints; what was done with them is recorded as actions.
  @Test func aReplayHasThePersonsKeysInItsPictures() throws {
    let line = try header(presentation: Presentation(customization: customized())).line()
    #expect(line.contains(#""bind":["ctrl-j:next-row","f2:help"]"#))
    let replay = try Replay(Array((line + "\n").utf8), tree: china)
    #expect(replay.header.presentation.customization == customized())
    #expect(throws: RecordingError.self) {
      try Replay(Array((line.replacing("f2:help", with: "f2:hlp") + "\n").utf8), tree: china)
    }
  }

  @Test func whatIsNoRecordingIsRefused() throws {
    func complaint(_ text: String) -> String? {
      do {
        _ = try Replay(Array(text.utf8), tree: china)
        return nil
      } catch { return error.description }
    }
    #expect(complaint("") == "line 1: the line ends too early")
    #expect(complaint("{}\n") == "line 1: this is no recording of areapick")
    #expect(
      complaint(#"{"areapick":"0.1.0","format":1,"data":20260401,"depth":null}"#)
        == "line 1: the recording has format 1, and only 2 is known")
    let foreign = try header { $0.root = china.at("广东") }.line().replacing("440000", with: "999999")
    #expect(complaint(foreign) == "line 1: there is no place 999999 in these divisions")
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = self.firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
