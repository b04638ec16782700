import Fuzzing
import PickerCore
import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerRecording

/// Every action is read back unchanged.
struct RecordedActionTests {
  private static let china = SmallTrees.china

  private static let actions: [Action] = [
    .resized(Size(columns: 1, rows: 1)), .resized(Size(columns: 500, rows: 300)),
    .cursorMoved(by: -1), .cursorMoved(by: 1 << 40), .cursorMoved(by: -(1 << 40)),
    .cursorPaged(by: 1), .cursorPaged(by: -7), .firstRowAsked, .lastRowAsked,
    .letterTyped(Letter("Q")!, at: 123_456), .letterTyped(.none, at: 0),
    .letterPicked(Letter("A")!), .letterPicked(Letter("Z")!), .letterPicked(.none),
    .rowActivated, .rowPicked(0), .rowPicked(-1), .cursorAccepted, .stepLeft, .stepFocused(0),
    .stepFocused(8), .stepCycled(by: 1), .stepCycled(by: -1), .searchAsked,
    .helpAsked, .dismissed, .cancelled, .timedOut, .suspensionAsked, .redrawAsked, .clockTicked(at: 99),
    .rowEntered, .markToggled(by: 1), .markToggled(by: -1), .markPicked(4), .allMarked, .marksCleared,
    .stepEntered, .columnMoved(2, by: -3), .columnRowPicked(1, row: 7),
    .childrenFailed("exit status 1: no such host", generation: 4),
    .searchEdited(.caretMoved(by: -1)), .searchEdited(.caretMoved(by: 3)), .searchEdited(.caretMovedToStart),
    .searchEdited(.caretMovedToEnd), .searchEdited(.characterDeleted), .searchEdited(.nextCharacterDeleted),
    .searchEdited(.wordDeleted), .searchEdited(.startDeleted), .searchEdited(.endDeleted),
  ]

  private static let texts = [
    "", " ", "深圳 南", "\"\\/", "e\u{301}", "\u{301}", "🇨🇳", "𠮷", "\u{0}\u{1F}\u{7F}\u{9B}31m\n\r\t",
    "\u{202E}\u{FEFF}", "\u{10FFFF}\u{FFFF}", "\\u0041", String(repeating: "长", count: 10_000),
  ]

  private func read(_ line: String, _ context: CodingContext = CodingContext(Self.china)) throws
    -> Action
  {
    try RecordedAction(Array(line.utf8)[...], context).action
  }

  @Test(arguments: actions) func anActionIsReadAsItWasWritten(_ action: Action) throws {
    let line = try RecordedAction(action).line(at: 7, since: 0)
    #expect(line.hasPrefix("{\"at\":7,\"action\":\"\(String(describing: action).prefix { $0 != "(" })\""))
    #expect(try read(line) == action, "\(line)")
  }

  @Test(arguments: texts) func aTextIsReadAsItWasWritten(_ text: String) throws {
    let line = try RecordedAction(.searchEdited(.typed(text))).line(at: 7, since: 0)
    guard case .searchEdited(.typed(let read)) = try read(line) else {
      Issue.record("\(line)")
      return
    }
    #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars))  // Not only canonically equal.
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
  }

  @Test func ofWhatASearchFoundTheNumberIsWritten() throws {
    let query = SearchQuery("南山")
    let found = Action.searchResultsFound(RegionSearcher(Self.china).search(query), generation: 3)
    let line = try RecordedAction(found).line(at: 12, since: 2)
    #expect(line == #"{"at":10,"action":"searchResultsFound","count":2,"generation":3}"#)
    let context = CodingContext(Self.china)
    #expect(throws: LineError("nothing was searched for")) { try read(line, context) }
    context.query = query
    #expect(try read(line, context) == found)
    #expect(context.recordedCount == 2)
  }

  /// What a source found is written whole, with how much of it was searched.
  @Test(arguments: [SearchResults.Extent.source, .partOfSource])
  func ofWhatASourceFoundTheExtentIsWritten(extent: SearchResults.Extent) throws {
    let query = SearchQuery("南山")
    let regions = RegionSearcher(Self.china).search(query).map(\.region)
    let line = try RecordedAction(
      .searchResultsFound(SearchResults(query, found: regions, in: Self.china, extent), generation: 3)
    ).line(at: 12, since: 2)
    #expect(line.contains(#""isPart":true"#) == (extent == .partOfSource))
    let context = CodingContext(Self.china)
    context.query = query
    guard case .searchResultsFound(let read, 3) = try read(line, context) else {
      Issue.record("another action was read")
      return
    }
    #expect(read.extent == extent)
    #expect(read.map(\.region.name) == regions.map(\.name))
  }

  @Test func timesAreCountedFromTheBeginning() throws {
    let typed = try RecordedAction(.letterTyped(Letter("g")!, at: 1_005)).line(at: 1_007, since: 1_000)
    #expect(typed == #"{"at":7,"action":"letterTyped","value":"G","time":5}"#)
    #expect(try read(typed) == .letterTyped(Letter("G")!, at: 5))
    let ticked = try RecordedAction(.clockTicked(at: 1_020)).line(at: 1_020, since: 1_000)
    #expect(ticked == #"{"at":20,"action":"clockTicked","time":20}"#)
  }

  @Test(arguments: [
    (Action.cursorMoved(by: 1), #"{"at":3,"action":"cursorMoved","by":1}"#),
    (.stepLeft, #"{"at":3,"action":"stepLeft"}"#),
    (.stepFocused(2), #"{"at":3,"action":"stepFocused","value":2}"#),
    (.searchEdited(.typed("粤\u{1B}海")), #"{"at":3,"action":"searchEdited","typed":"粤\u001b海"}"#),
    (.searchEdited(.caretMoved(by: -1)), #"{"at":3,"action":"searchEdited","caretMoved":{"by":-1}}"#),
    (.searchEdited(.endDeleted), #"{"at":3,"action":"searchEdited","endDeleted":{}}"#),
    (.resized(Size(columns: 80, rows: 24)), #"{"at":3,"action":"resized","columns":80,"rows":24}"#),
  ])
  func linesAreAsPeopleReadThem(_ action: Action, _ line: String) throws {
    #expect(try RecordedAction(action).line(at: 3, since: 0) == line)
  }

  /// The line contains everything that a person sees of the list.
  @Test func aListThatCameLateIsInItsLine() throws {
    let loaded = Action.childrenLoaded(SmallTrees.china.at("贵州").children, generation: 2)
    let line = try RecordedAction(loaded).line(at: 5, since: 0)
    #expect(
      line.hasPrefix(
        #"{"at":5,"action":"childrenLoaded","regions":[{"code":"520100","name":"贵阳市","short":"贵阳""#))
    #expect(line.hasSuffix(#","generation":2}"#))
    guard case .childrenLoaded(let list, generation: 2) = try read(line) else {
      Issue.record("\(line)")
      return
    }
    #expect(list.map(\.name) == ["贵阳市", "遵义市"])
    #expect(list.map(\.reading) == ["gui yang shi", "zun yi shi"])
  }

  /// Damaged lines and their error messages.
  @Test(arguments: [
    ("", "the line ends too early"),
    ("{", "a key is missing"),
    ("[]", "not an object"),
    (#"{"at":0,"action":"stepLeft"}x"#, "something stands behind the value"),
    (#"{"at":0,"action":"stepLeft","by":1}"#, "\"by\" is not known here"),
    (#"{"at":0,"at":0,"action":"stepLeft"}"#, "\"at\" stands there twice"),
    (#"{"at":0,"action":"stepLeft",}"#, "a key is missing"),
    (#"{"at":0 "action":"stepLeft"}"#, "a brace is not closed"),
    (#"{"at":0.5,"action":"stepLeft"}"#, "a number is not whole, or out of bounds"),
    (#"{"at":1e3,"action":"stepLeft"}"#, "a number is not whole, or out of bounds"),
    (#"{"at":01,"action":"stepLeft"}"#, "a number is not whole, or out of bounds"),
    (#"{"at":+1,"action":"stepLeft"}"#, "a value cannot be read"),
    (#"{"at":99999999999999999999,"action":"stepLeft"}"#, "a number is not whole, or out of bounds"),
    (#"{"at":0,"action":"stepped"}"#, "\"stepped\" is not known here"),
    (#"{"at":0,"action":null}"#, "\"action\" must be a text"),
    (#"{"at":0,"action":"cursorMoved"}"#, "\"by\" must be a number"),
    (#"{"at":0,"action":"cursorMoved","by":"1"}"#, "\"by\" must be a number"),
    (#"{"at":0,"action":"stepFocused"}"#, "\"value\" must be a number"),
    (#"{"at":0,"action":"stepFocused","value":1,"by":1}"#, "\"by\" is not known here"),
    (#"{"at":0,"action":"letterTyped","value":"É","time":0}"#, "a letter must be one of A to Z, or #"),
    (#"{"at":0,"action":"letterTyped","value":"","time":0}"#, "a letter must be one of A to Z, or #"),
    (#"{"at":0,"action":"resized","columns":0,"rows":1}"#, "no screen has 0×1 cells"),
    (#"{"at":0,"action":"resized","columns":65535,"rows":65535}"#, "no screen has 65535×65535 cells"),
    (#"{"at":0,"action":"searchEdited","typed":"a","endDeleted":{}}"#, "\"searchEdited\" is not known here"),
    (#"{"at":0,"action":"searchEdited","caretMoved":{"by":1,"to":2}}"#, "\"to\" is not known here"),
    (#"{"at":0,"action":"searchEdited","endDeleted":{"by":1}}"#, "\"by\" is not known here"),
    (#"{"at":0,"action":"searchEdited","typed":"\ud83c"}"#, "half a character"),
    (#"{"at":0,"action":"searchEdited","typed":"\x"}"#, "an escape in a text is not known"),
    (#"{"at":0,"action":"searchEdited","typed":"\u00+1"}"#, "an escape in a text is not known"),
    (#"{"at":0,"action":"searchEdited","typed":"\u-000"}"#, "an escape in a text is not known"),
    (#"{"at":0,"action":"searchEdited","typed":"\u041"}"#, "an escape in a text is not known"),
    (#"{"at":0,"action":"searchEdited","typed":"a"#, "a text is not closed, or holds a control character"),
    (#"{"at":[[[[[[[[[]]]]]]]]]}"#, "values are nested too deep"),
    (#"{"at":tru}"#, "a value cannot be read"),
  ])
  func aDamagedLineIsNamedForWhatIsWrong(_ line: String, _ complaint: String) {
    #expect(throws: LineError(complaint)) { try read(line) }
  }

  @Test func anObjectOfManyMembersIsRefused() {
    func object(_ count: Int) -> ArraySlice<UInt8> {
      Array(("{" + (0..<count).map { "\"\($0)\":0" }.joined(separator: ",") + "}").utf8)[...]
    }
    #expect(throws: Never.self) { try JSONReader.read(object(32)) }
    #expect(throws: LineError("an object has more than 32 members")) { try JSONReader.read(object(33)) }
  }

  @Test func brokenTextIsRefused() {
    let line = Array(#"{"at":0,"action":"searchEdited","typed":""#.utf8) + [0xFF, 0x22, 0x7D]
    #expect(throws: LineError("not UTF-8")) {
      try RecordedAction(line[...], CodingContext(Self.china))
    }
  }

  @Test func otherWritersOfJSONMayWriteItTheirWay() throws {
    let line = "\t{ \"action\" : \"searchEdited\",\"typed\":\"\\u4e2d\\/\\ud83c\\udde8\" , \"at\":-0}\r"
    #expect(try read(line) == .searchEdited(.typed("中/🇨")))
  }
}
