import PickerCore
import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerRecording

/// Every action is written and read again as the same action.
struct RecordedActionTests {
  /// Actions of each name, the extreme ones too. A new name has to be given some here before the tests compile.
  private static func samples(_ name: ActionName) -> [Action] {
    switch name {
    case .resized: [.resized(Size(columns: 1, rows: 1)), .resized(Size(columns: 500, rows: 300))]
    case .cursorMoved: [.cursorMoved(by: -1), .cursorMoved(by: 1 << 40), .cursorMoved(by: -(1 << 40))]
    case .cursorPaged: [.cursorPaged(by: 1), .cursorPaged(by: -7)]
    case .firstRowAsked: [.firstRowAsked]
    case .lastRowAsked: [.lastRowAsked]
    case .letterTyped: [.letterTyped(Letter("Q")!, at: 123_456), .letterTyped(.none, at: 0)]
    case .letterPicked: [.letterPicked(Letter("A")!), .letterPicked(Letter("Z")!), .letterPicked(.none)]
    case .rowActivated: [.rowActivated]
    case .rowPicked: [.rowPicked(0), .rowPicked(-1)]
    case .cursorAccepted: [.cursorAccepted]
    case .stepLeft: [.stepLeft]
    case .stepFocused: [.stepFocused(0), .stepFocused(8)]
    case .stepCycled: [.stepCycled(by: 1), .stepCycled(by: -1)]
    case .searchAsked: [.searchAsked]
    case .searchEdited: EditName.allCases.flatMap(edits).map(Action.searchEdited)
    case .searchResultsFound, .childrenLoaded: []
    case .stepEntered: [.stepEntered]
    case .columnMoved: [.columnMoved(2, by: -1)]
    case .columnRowPicked: [.columnRowPicked(0, row: 7)]
    case .childrenFailed: [.childrenFailed("没有", generation: 3)]
    case .helpAsked: [.helpAsked]
    case .dismissed: [.dismissed]
    case .cancelled: [.cancelled]
    case .timedOut: [.timedOut]
    case .suspensionAsked: [.suspensionAsked]
    case .redrawAsked: [.redrawAsked]
    case .clockTicked: [.clockTicked(at: 99)]
    }
  }

  private static func edits(_ name: EditName) -> [LineEdit] {
    switch name {
    case .typed:
      [
        "", " ", "深圳 南", "\"\\/", "e\u{301}", "\u{301}", "🇨🇳", "𠮷", "\u{0}\u{1F}\u{7F}\u{9B}31m\n\r\t",
        "\u{202E}\u{FEFF}",
        "\u{10FFFF}\u{FFFF}", "\\u0041", String(repeating: "长", count: 10_000),
      ].map(LineEdit.typed)
    case .caretMoved: [.caretMoved(by: -1), .caretMoved(by: 3)]
    case .caretMovedToStart: [.caretMovedToStart]
    case .caretMovedToEnd: [.caretMovedToEnd]
    case .characterDeleted: [.characterDeleted]
    case .nextCharacterDeleted: [.nextCharacterDeleted]
    case .wordDeleted: [.wordDeleted]
    case .startDeleted: [.startDeleted]
    case .endDeleted: [.endDeleted]
    }
  }

  @Test(arguments: ActionName.allCases) func anActionIsReadAsItWasWritten(_ name: ActionName) throws {
    for action in Self.samples(name) {
      let line = RecordedAction(action).line(at: 7, since: 0)
      let read = try RecordedAction(Array(line.utf8)[...])
      #expect(read == .action(action), "\(line)")
      #expect(scalars(in: read) == scalars(in: .action(action)))  // Not merely canonically the same.
      #expect(line.contains("\"action\":\"\(name.rawValue)\""))
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    }
  }

  private func scalars(in fact: RecordedAction) -> [UInt32] {
    guard case .action(.searchEdited(.typed(let text))) = fact else { return [] }
    return text.unicodeScalars.map(\.value)
  }

  @Test func whatASearchFoundIsNotWrittenDown() throws {
    let results = RegionSearcher(SmallTrees.china).search(SearchQuery("南山"))
    let line = RecordedAction(.searchResultsFound(results, generation: 3)).line(at: 12, since: 2)
    #expect(line == #"{"at":10,"action":"searchResultsFound","generation":3}"#)
    #expect(try RecordedAction(Array(line.utf8)[...]) == .searchAnswered(generation: 3))
  }

  @Test func timesAreCountedFromTheBeginning() throws {
    let typed = RecordedAction(.letterTyped(Letter("g")!, at: 1_005)).line(at: 1_007, since: 1_000)
    #expect(typed == #"{"at":7,"action":"letterTyped","letter":"G","time":5}"#)
    let ticked = RecordedAction(.clockTicked(at: 1_020)).line(at: 1_020, since: 1_000)
    #expect(ticked == #"{"at":20,"action":"clockTicked","time":20}"#)
  }

  @Test func linesAreAsPeopleReadThem() {
    #expect(
      RecordedAction(.searchEdited(.typed("粤\u{1B}海"))).line(at: 0, since: 0)
        == #"{"at":0,"action":"searchEdited","edit":"typed","text":"粤\u001b海"}"#)
    #expect(
      RecordedAction(.resized(Size(columns: 80, rows: 24))).line(at: 3, since: 0)
        == #"{"at":3,"action":"resized","columns":80,"rows":24}"#)
  }

  /// Lines that are damaged, and what is said of them.
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
    (#"{"at":0,"action":"stepped"}"#, "\"action\" is no word that is known"),
    (#"{"at":0,"action":null}"#, "\"action\" must be a text"),
    (#"{"at":0,"action":"cursorMoved"}"#, "\"by\" must be a number"),
    (#"{"at":0,"action":"letterTyped","letter":"É","time":0}"#, "\"letter\" must be one of A to Z, or #"),
    (#"{"at":0,"action":"letterTyped","letter":"","time":0}"#, "\"letter\" must be one of A to Z, or #"),
    (#"{"at":0,"action":"resized","columns":0,"rows":1}"#, "no screen has 0×1 cells"),
    (#"{"at":0,"action":"resized","columns":65535,"rows":65535}"#, "no screen has 65535×65535 cells"),
    (#"{"at":0,"action":"searchEdited","edit":"typed","text":"\ud83c"}"#, "half a character"),
    (#"{"at":0,"action":"searchEdited","edit":"typed","text":"\x"}"#, "an escape in a text is not known"),
    (#"{"at":0,"action":"searchEdited","edit":"typed","text":"\u00+1"}"#, "an escape in a text is not known"),
    (#"{"at":0,"action":"searchEdited","edit":"typed","text":"\u-000"}"#, "an escape in a text is not known"),
    (#"{"at":0,"action":"searchEdited","edit":"typed","text":"\u041"}"#, "an escape in a text is not known"),
    (
      #"{"at":0,"action":"searchEdited","edit":"typed","text":"a"#,
      "a text is not closed, or holds a control character"
    ),
    (#"{"at":[[[[[[[[[]]]]]]]]]}"#, "values are nested too deep"),
    (#"{"at":tru}"#, "a value cannot be read"),
  ])
  func aDamagedLineIsNamedForWhatIsWrong(_ line: String, _ complaint: String) {
    #expect(throws: Flaw(complaint)) { try RecordedAction(Array(line.utf8)[...]) }
  }

  @Test func anObjectOfManyMembersIsRefused() {
    func object(_ count: Int) -> ArraySlice<UInt8> {
      Array(("{" + (0..<count).map { "\"\($0)\":0" }.joined(separator: ",") + "}").utf8)[...]
    }
    #expect(throws: Never.self) { try JSONReader.read(object(32)) }
    #expect(throws: Flaw("an object has more than 32 members")) { try JSONReader.read(object(33)) }
  }

  @Test func brokenTextIsRefused() {
    let line = Array(#"{"at":0,"action":"searchEdited","edit":"typed","text":""#.utf8) + [0xFF, 0x22, 0x7D]
    #expect(throws: Flaw("not UTF-8")) { try RecordedAction(line[...]) }
  }

  @Test func otherWritersOfJSONMayWriteItTheirWay() throws {
    let line =
      "\t{ \"action\" : \"searchEdited\",\"text\":\"\\u4e2d\\/\\ud83c\\udde8\" , \"edit\":\"typed\",\"at\":-0}\r"
    #expect(try RecordedAction(Array(line.utf8)[...]) == .action(.searchEdited(.typed("中/🇨"))))
  }
}
