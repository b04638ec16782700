import CalendarModel
import PickerCore
import PickerView
import RegionModel
import TestSupport
import Testing

@testable import PickerRecording

/// Picks of values are recorded and played again, without any divisions.
struct ValueReplayTests {
  private let now = Moment(Day(clampingYear: 2026, month: 11, day: 21), TimeOfDay(clamping: 34_200))

  private func header(_ values: ValuePick, _ subject: Subject, _ face: Face = .wheels) -> Header {
    var options = Options()
    let presentation = Presentation(face: face, subject: subject)
    presentation.configure(&options)
    return Header(
      program: "1.2", tree: SmallTrees.china, values: values, size: Size(columns: 80, rows: 24),
      options: options,
      presentation: presentation, theme: .auto)
  }

  private func items() throws -> ValuePick {
    .items(
      try ItemPick([ItemTable(["S", "M,\"L\""]), ItemTable(["黑"])], titles: ["尺码"], selected: [.index(1)]))
  }

  private func date() throws -> ValuePick {
    .moment(
      try MomentPick(
        fields: [.year, .month, .day], bounds: .first...now, rules: [DayRule("* * 6,0"), DayRule("25 12 *")],
        weekStart: 7, now: now, start: now))
  }

  @Test func headersAreReadAsTheyWereWritten() throws {
    let context = CodingContext(SmallTrees.china)
    let clock = ValuePick.moment(
      try MomentPick(fields: [.half, .hour, .minute, .second], minuteStep: 15, now: now, start: now))
    for header in [
      header(try items(), .items), header(try date(), .date, .calendar), header(clock, .time),
    ] {
      #expect(try Header(Array(header.line().utf8)[...], context) == header)
    }
  }

  @Test func theDivisionsOfAReplayAreNotAsked() throws {
    let line = try header(date(), .date).line()
    #expect(line.contains(#""places":0"#))
    let actions = [
      #"{"at":1,"action":"digitTyped","value":1,"time":1}"#, #"{"at":2,"action":"monthMoved","by":-1}"#,
      #"{"at":3,"action":"timeTold","value":"2026-11-22T00:00:01"}"#, #"{"at":4,"action":"rowActivated"}"#,
    ]
    var replay = try Replay(Array(([line] + actions).joined(separator: "\n").utf8), tree: SmallTrees.onePath)
    while try replay.step() {}
    #expect(replay.state.columns?.moments?.now.day == Day(clampingYear: 2026, month: 11, day: 22))
    #expect(replay.state.outcome == .moment(Moment(Day(clampingYear: 2026, month: 10, day: 20))))
  }

  @Test func eachActionIsReadAsItWasWritten() throws {
    let context = CodingContext(SmallTrees.china)
    let actions: [Action] = [
      .digitTyped(3, at: 17), .partEnded, .dayMoved(by: -7), .monthMoved(by: 12),
      .monthEdgeAsked(isLast: true),
      .dayPicked(739_000), .nowAsked, .timeTold(now),
    ]
    for action in actions {
      let line = try RecordedAction(action).line(at: 20, since: 0)
      #expect(try RecordedAction(Array(line.utf8)[...], context).action == action)
    }
  }

  @Test(arguments: [
    (#""fields":["year","month","day"]"#, #""fields":[]"#),
    (#""fields":["year","month","day"]"#, #""fields":["year","year"]"#),
    (#""minuteStep":1"#, #""minuteStep":7"#), (#""weekStart":7"#, #""weekStart":8"#),
    (#""now":"2026-11-21T09:30:00""#, #""now":"2026-11-31T09:30:00""#),
    (#""rules":["* * 6,0""#, #""rules":["* * *""#),
    (#""from":"0001-01-01T00:00:00""#, #""from":"2027-01-01T00:00:00""#),
  ])
  func aDamagedPickIsRefused(_ right: String, _ wrong: String) throws {
    let line = try header(date(), .date).line()
    let damaged = line.split(separator: right, omittingEmptySubsequences: false).joined(separator: wrong)
    #expect(damaged != line)
    #expect(throws: RecordingError.self) { try Replay(Array(damaged.utf8), tree: SmallTrees.china) }
  }

  @Test func itemsWithControlCharactersAreRefused() throws {
    let line = try header(items(), .items).line()
    for (right, wrong) in [(#""S""#, #""S\u001b""#), (#""rows":[1,0]"#, #""rows":[2,0]"#), (#"["黑"]"#, "[]")]
    {
      let damaged = line.split(separator: right, omittingEmptySubsequences: false).joined(separator: wrong)
      #expect(damaged != line)
      #expect(throws: RecordingError.self) { try Replay(Array(damaged.utf8), tree: SmallTrees.china) }
    }
  }
}
