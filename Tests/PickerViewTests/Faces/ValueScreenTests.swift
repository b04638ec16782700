import CalendarModel
import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// What the screen shows of columns, days and times.
struct ValueScreenTests {
  /// A moment of such a pick: what is picked, in which face, and what was done.
  struct Scene: Sendable, CustomTestStringConvertible {
    let name: String
    var face = Face.wheels
    var subject = Subject.date
    var glyphs = Glyphs.unicode
    let values: @Sendable () throws -> ValuePick
    var actions: [Action] = []
    var own = Customization()
    var testDescription: String { name }
  }

  /// Saturday 21 November 2026, half past nine.
  static let now = Moment(Day(clampingYear: 2026, month: 11, day: 21), TimeOfDay(clamping: 34_200))

  private static func moment(
    _ fields: [MomentPick.Field], from first: Int = 1900, rules: [String] = [], step: Int = 1,
    start: Moment = now
  ) -> @Sendable () throws -> ValuePick {
    {
      .moment(
        try MomentPick(
          fields: fields, bounds: Moment(Day(clampingYear: first, month: 1, day: 1))...Moment.last,
          rules: rules.map { try DayRule($0) }, minuteStep: step, now: now, start: start))
    }
  }

  private static let sizes: @Sendable () throws -> ValuePick = {
    .items(
      try ItemPick(
        [ItemTable(["S", "M", "L", "XL"]), ItemTable(["黑", "白", "红", "一种名字很长很长的、不知道叫什么才好的颜色"])],
        titles: ["尺码", "颜色"], selected: [.item("M"), .index(0)]))
  }

  private static let christmas = Moment(Day(clampingYear: 2026, month: 12, day: 25))

  private static let own = {
    var own = Customization()
    (own.header, own.prompt, own.border, own.showsHints) = ("说明 a line", "> ", .sharp, false)
    return own
  }()

  static let scenes = [
    Scene(name: "own-columns", subject: .items, values: sizes, own: own),
    Scene(
      name: "own-entry", values: moment([.year, .month, .day]),
      actions: [.searchAsked, .searchEdited(.typed("+3d"))], own: own),
    Scene(
      name: "own-notice", values: moment([.year, .month, .day]),
      actions: [.searchAsked, .searchEdited(.typed("x")), .rowActivated], own: own),
    Scene(name: "own", face: .calendar, values: moment([.year, .month, .day]), own: own),
    Scene(
      name: "own-entry", face: .calendar, values: moment([.year, .month, .day]),
      actions: [.searchEdited(.typed("11-2"))], own: own),
    Scene(name: "columns", subject: .items, values: sizes),
    Scene(
      name: "columns-find", subject: .items, values: sizes,
      actions: [.stepEntered, .searchEdited(.typed("红"))]),
    Scene(name: "date", values: moment([.year, .month, .day])),
    Scene(
      name: "date-entry", values: moment([.year, .month, .day]),
      actions: [.searchAsked, .searchEdited(.typed("+3d"))]),
    Scene(
      name: "date-digits", values: moment([.year, .month, .day]),
      actions: [.digitTyped(1, at: 0), .digitTyped(9, at: 1)]),
    Scene(name: "week", values: moment([.weekYear, .week])),
    Scene(name: "time", subject: .time, values: moment([.hour, .minute], step: 15)),
    Scene(
      name: "time-seconds", subject: .time, values: moment([.hour, .minute]),
      actions: [.searchAsked, .searchEdited(.typed("9:15:30")), .rowActivated]),
    Scene(name: "twelve-hours", subject: .time, values: moment([.half, .hour, .minute, .second])),
    Scene(
      name: "datetime", subject: .dateAndTime, values: moment([.year, .month, .day, .hour, .minute]),
      actions: [.stepFocused(2)]),
    Scene(
      name: "ascii", face: .calendar, glyphs: .ascii,
      values: moment([.year, .month, .day], rules: ["* * 6,0"])),
    Scene(name: "calendar", face: .calendar, values: moment([.year, .month, .day])),
    Scene(
      name: "calendar-closed", face: .calendar,
      values: moment([.year, .month, .day], from: 2026, rules: ["* * 6,0"]), actions: [.dayMoved(by: 7)]),
    Scene(
      name: "calendar-entry", face: .calendar, values: moment([.year, .month, .day]),
      actions: [.searchEdited(.typed("11-2"))]),
    Scene(
      name: "calendar-time", face: .calendar, values: moment([.year, .month, .day]),
      actions: [.searchEdited(.typed("2026-11-27T09:30"))]),
    Scene(name: "quarter", values: moment([.year, .quarter])),
    Scene(
      name: "calendar-no-such-day", face: .calendar, values: moment([.year, .month, .day]),
      actions: [.searchEdited(.typed("31.2.1987"))]),
    Scene(
      name: "calendar-other-month", face: .calendar, values: moment([.year, .month, .day], start: christmas)),
    Scene(
      name: "calendar-help", face: .calendar, values: moment([.year, .month, .day]), actions: [.helpAsked]),
  ]

  private static let screenSizes = [(80, 24), (120, 40), (40, 10), (20, 5), (1, 1)]

  @Test(arguments: scenes, [Language.chinese, .english])
  func theScreensAreAsExpected(_ scene: Scene, _ language: Language) throws {
    for (columns, rows) in Self.screenSizes {
      let frame = try frame(scene, language, Size(columns: columns, rows: rows))
      let folder = scene.face == .calendar ? "Calendar" : "Values"
      let name = "\(scene.name)-\(language.rawValue)-\(columns)x\(rows).txt"
      let path = "\(#filePath.folder)/../Screens/\(folder)/\(name)"
      #expect(ExpectedFile(path).difference(from: ScreenPlanes(frame).description) == nil)
    }
  }

  /// Two numbers beside each other are two days, however narrow the screen is.
  @Test(arguments: 14...40) func theNumbersOfDaysStandApart(_ columns: Int) throws {
    let presentation = Presentation(face: .calendar, subject: .date)
    let state = Self.state(
      try Self.moment([.year, .month, .day])(), presentation, Size(columns: columns, rows: 24))
    let rows = "\(ScreenPlanes(render(state, presentation: presentation).frame))".split(separator: "\n")
    let digits = rows.prefix { $0 != "styles" }.dropFirst().flatMap { $0.split { !$0.isNumber } }
    #expect(digits.filter { $0.count > 2 }.allSatisfy { $0 == "2026" })
    #expect(digits.contains("21"))
  }

  /// The signs beside the month's name turn it, whatever their keys are bound to.
  @Test func aClickOnASignTurnsTheMonth() throws {
    var own = Customization()
    own.keyChanges = [KeyChange("page-up:today")!, KeyChange("<:ignore")!]
    let presentation = Presentation(face: .calendar, subject: .date, customization: own)
    let state = Self.state(
      try Self.moment([.year, .month, .day])(), presentation, Size(columns: 80, rows: 24))
    let rendering = render(state, presentation: presentation)
    let signs = rendering.targets.spots.filter { if case .months = $0.target { true } else { false } }
    let actions = signs.map { spot in
      let event = MouseEvent(.leftPress, column: spot.columns.lowerBound + 1, row: spot.rows.lowerBound)
      return rendering.action(for: event, in: state, keymap: presentation.keymap, at: 0)
    }
    #expect(actions == [-12, -1, 1, 12, -120, 120].map { .monthMoved(by: $0) })
  }

  /// A person turns many months by clicking at one place.
  @Test(arguments: [Language.chinese, .english]) func theSignsStayWhereTheyAre(_ language: Language) throws {
    let presentation = Presentation(face: .calendar, subject: .date, language: language)
    var state = Self.state(
      try Self.moment([.year, .month, .day])(), presentation, Size(columns: 80, rows: 24))
    var places: Set<[Range<Int>]> = []
    for _ in 1...12 {
      let signs = render(state, presentation: presentation).targets.spots.filter {
        if case .months = $0.target { true } else { false }
      }
      #expect(signs.count == 6)
      places.insert(signs.map(\.columns))
      _ = reduce(&state, .monthMoved(by: -1))
    }
    #expect(places.count == 1)
  }

  /// On a narrow screen one column shows: the signs at its edges go to the others.
  @Test func aClickAtTheEdgeGoesToTheHiddenColumn() throws {
    let presentation = Presentation(face: .wheels, subject: .date)
    var state = Self.state(
      try Self.moment([.year, .month, .day])(), presentation, Size(columns: 20, rows: 8))
    var active: [Int?] = []
    for column in [18, 18, 1, 1] {
      let rendering = render(state, presentation: presentation)
      let row = try #require(rendering.frame.cursor?.row)
      let event = MouseEvent(.leftPress, column: column, row: row)
      let action = rendering.action(for: event, in: state, keymap: presentation.keymap, at: 0)
      _ = reduce(&state, try #require(action))
      active.append(state.columns?.active)
    }
    #expect(active == [1, 2, 1, 0])
    #expect(state.columns?.moments?.choice.day == Self.now.day)
  }

  /// Years are many, months are not: a fast wheel would pass over them.
  @Test func aFastNotchTurnsALongColumnByMoreRows() throws {
    let presentation = Presentation(face: .wheels, subject: .date)
    let state = Self.state(
      try Self.moment([.year, .month, .day])(), presentation, Size(columns: 80, rows: 24))
    let rendering = render(state, presentation: presentation)
    let actions = [6, 30].map { column in
      rendering.action(
        for: MouseEvent(.wheelUp, column: column, row: 17), in: state, keymap: presentation.keymap, at: 0,
        rowsPerNotch: 3)
    }
    #expect(actions == [.columnMoved(0, by: -3), .columnMoved(1, by: -1)])
  }

  /// A click on a day that cannot be taken says so, as its typed date does.
  @Test func aClickOnAClosedDaySaysThatItCannotBeTaken() throws {
    let presentation = Presentation(face: .calendar, subject: .date)
    var state = Self.state(
      try Self.moment([.year, .month, .day], rules: ["* * 0"])(), presentation, Size(columns: 80, rows: 24))
    let rendering = render(state, presentation: presentation)
    let sunday = Day(clampingYear: 2026, month: 11, day: 22)
    let spot = try #require(rendering.targets.spots.first { $0.target == .day(sunday.number) })
    let event = MouseEvent(.leftPress, column: spot.columns.lowerBound, row: spot.rows.lowerBound)
    let action = rendering.action(for: event, in: state, keymap: presentation.keymap, at: 0)
    _ = reduce(&state, try #require(action))
    #expect(state.notice == .outOfReach("2026-11-22"))
    #expect(state.columns?.moments?.choice.day == Self.now.day)
    let screen = ScreenPlanes(render(state, presentation: presentation).frame).description
    #expect(screen.contains("-22-") && !screen.contains("-23-"))
  }

  /// All lines of the help can be read whole, by scrolling where the sheet is low; the last row says how to leave.
  @Test(arguments: [(Face.wheels, Subject.date), (.wheels, .time), (.calendar, .date)], Language.allCases)
  func noLineOfTheHelpIsCut(_ kind: (Face, Subject), _ language: Language) throws {
    for (columns, rows) in Self.screenSizes.prefix(3) {
      let presentation = Presentation(face: kind.0, subject: kind.1, language: language)
      var state = Self.state(
        try Self.moment(kind.1 == .time ? [.hour, .minute] : [.year, .month, .day])(), presentation,
        Size(columns: columns, rows: rows))
      _ = reduce(&state, .helpAsked)
      var seen: Set<String> = []
      for _ in 0..<30 {
        let frame = render(state, presentation: presentation).frame
        let screen = ScreenPlanes(frame).description
        #expect(!screen.contains("…"), "\(columns)\n\(screen)")
        #expect(screen.contains(language("Esc q 关闭", "Esc q close")), "\(columns)\n\(screen)")
        seen.formUnion(screen.split(separator: "\n").map(String.init))
        let down = presentation.keymap.action(for: .down, in: state, at: 0)
        _ = reduce(&state, try #require(down))
      }
      #expect(seen.contains { $0.contains("^L") })
    }
  }

  /// A word after the date is there whole or not at all.
  @Test func noWordAfterTheDateIsCut() throws {
    for columns in 12...80 {
      let presentation = Presentation(face: .calendar, subject: .date)
      let state = Self.state(
        try Self.moment([.year, .month, .day])(), presentation, Size(columns: columns, rows: 12))
      guard let row = state.layout.body.wholeName else { continue }
      let line = ScreenPlanes(render(state, presentation: presentation).frame).description
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let words = line.first { $0.contains("2026-11-21") } ?? ""
      #expect(words.contains("星期六") || !words.contains("星"), "\(columns) \(row)")
      #expect(words.contains("今天") || !words.contains("今"), "\(columns) \(row)")
    }
  }

  private func frame(_ scene: Scene, _ language: Language, _ size: Size) throws -> Frame {
    let presentation = Presentation(
      face: scene.face, subject: scene.subject, language: language, glyphs: scene.glyphs,
      customization: scene.own)
    var state = Self.state(try scene.values(), presentation, size)
    for action in scene.actions { _ = reduce(&state, action) }
    return render(state, presentation: presentation).frame
  }

  private static func state(_ values: ValuePick, _ presentation: Presentation, _ size: Size) -> State {
    var options = Options()
    presentation.configure(&options)
    return State.opened(values, options: options, size: size).state
  }
}
