import CalendarModel
import PickerCore
import RegionModel
import TerminalKit
import Testing

@testable import PickerView

/// Dates typed key by key, as the keymaps of both faces read them.
struct TypedDateTests {
  private static let now = Moment(Day(clampingYear: 2026, month: 11, day: 21))

  /// A date to pick on Saturday 21 November 2026.
  private static func opened() throws -> State {
    let pick = try MomentPick(fields: [.year, .month, .day], now: now, start: now)
    return State.opened(.moment(pick), size: Size(columns: 80, rows: 24)).state
  }

  /// Types a text and Enter, and gives back the day that was taken; nil if none was.
  private static func taken(_ text: String, _ face: Face, column: Int = 0) throws -> Day? {
    let keymap = face.description(of: .date).keymap
    var state = try opened()
    if column > 0 { _ = reduce(&state, .stepFocused(column)) }
    var now = 0
    for key in text.unicodeScalars.map(Key.character) + [.enter] {
      now += 100
      if let action = keymap.action(for: key, in: state, at: now) { _ = reduce(&state, action) }
    }
    if case .moment(let moment) = state.outcome { return moment.day }
    return nil
  }

  private static let words = [
    "today", "tomorrow", "yesterday", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "monday", "tuesday",
    "wednesday", "thursday", "friday", "saturday", "sunday", "next fri", "last fri", "Tomorrow", "THU", "+3d",
    "-1m", "11-21", "14.3.1987", "14-03-1987", "14 mar 1987", "march 14 1987", "Nov 5", "3/14/1987",
    "1987-3-14",
    "19870314", "14th mar 1987", "today+3d", "oct 3", "aug 31", "in 2 weeks", "3 days ago", "下周五", "6月5日",
    "two weeks ago", "ten days ago", "three weeks later", "the 3rd", "the day after tomorrow", "tue",
    "weekend",
    "on friday", "end of next month", "eom", "last friday", "next week", "a week ago", "15th", "q4", "w47",
    "11/2026", "2026-W47", "11月27日 周五", "周末", "大后天", "前天", "月初", "年底", "下个月15号", "三天后", "两周前",
    "第47周", "四季度", "明年1月1日", "去年今天", "7 dec", "2026 11 27", "20261127", "+1w", "-10", "+1y-3d",
  ]

  /// Whatever the calendar's line takes, the wheels take too, from every column; eight digits begin with the year.
  @Test(arguments: words)
  func eachWordIsTakenWhole(_ text: String) throws {
    let wanted = try DateWords(now: Self.now).days(text).lowerBound
    #expect(try Self.taken(text, .calendar) == wanted)
    for column in 0...2 where column == 0 || Int(text) == nil {
      #expect(try Self.taken(text, .wheels, column: column) == wanted)
    }
  }

  /// What a log or a letter has can be pasted: the day is taken, and the line says that the time is not.
  @Test(arguments: ["2026-11-27T09:30", "2026-11-27 09:30:15", "9:30 27.11.2026", "27 nov 2026 3pm"])
  func aTimeBesideADayIsLeftOut(_ text: String) throws {
    let wanted = Day(year: 2026, month: 11, day: 27)
    #expect(try Self.taken(text, .calendar) == wanted)
    #expect(try Self.taken(text, .wheels) == wanted)
    var state = try Self.opened()
    _ = reduce(&state, .searchEdited(.typed(text)))
    let columns = try #require(state.columns)
    #expect(
      Texts(language: .chinese).remarks(on: text, columns, .date) == ["2026年 11月 27日 周五，不选时间", "不选时间"])
    #expect(
      Texts(language: .english).remarks(on: text, columns, .date)
        == ["2026 November 27 Fri, without the time", "no time"])
    #expect(Texts(language: .english).remarks(on: "27", columns, .date) == ["2026 November 27 Fri"])
  }

  /// What cannot be chosen is said with what can be.
  @Test func theBoundsAreSaid() throws {
    func said(_ first: String?, _ last: String?, _ language: Language) throws -> String? {
      func day(_ text: String?) throws -> Moment? {
        try text.map { try DateWords(now: Self.now).moments($0).lowerBound }
      }
      let bounds = (try day(first) ?? .first)...(try day(last) ?? .last)
      let pick = try MomentPick(
        fields: [.year, .month, .day], bounds: bounds, now: Self.now, start: Self.now)
      let state = State.opened(.moment(pick), size: Size(columns: 80, rows: 24)).state
      let columns = try #require(state.columns)
      return Texts(language: language).remarks(on: "2030-01-01", columns, .date).first
    }
    #expect(
      try said("1900-01-01", "2026-11-21", .chinese) == "2030-01-01 不可选：可选 1900-01-01 到 2026-11-21")
    #expect(try said(nil, "2026-11-21", .chinese) == "2030-01-01 不可选：最晚 2026-11-21")
    #expect(try said("2031-05-06", nil, .english) == "2030-01-01 cannot be chosen: 2031-05-06 is the first")
  }

  @Test(arguments: ["198", "14.3.", "31.2.1987", "5/6/1987", "tomorro", "1987-13", "87-6-5"])
  func whatIsNoDateIsRefused(_ text: String) throws {
    #expect(try Self.taken(text, .calendar) == nil)
    #expect(try Self.taken(text, .wheels) == nil)
  }

  @Test(arguments: [("21", 2026, 11, 21), ("2026", 2026, 1, 1), ("0198", 198, 1, 1), ("1105", 1105, 1, 1)])
  func aNumberAloneIsADayOrAYear(_ text: String, _ year: Int, _ month: Int, _ day: Int) throws {
    #expect(try Self.taken(text, .calendar) == Day(year: year, month: month, day: day))
  }

  @Test func theKeysActUntilSomethingIsTyped() throws {
    let keymap = Face.wheels.description(of: .date).keymap
    var state = try Self.opened()
    #expect(keymap.action(for: .character("t"), in: state, at: 0) == .nowAsked)
    #expect(keymap.action(for: .character("/"), in: state, at: 0) == .searchAsked)
    #expect(keymap.action(for: .character("-"), in: state, at: 0) == .signTyped("-"))
    #expect(keymap.action(for: .character("+"), in: state, at: 0) == .searchEdited(.typed("+")))
    _ = reduce(&state, .digitTyped(1, at: 0))
    let letter = try #require(Letter("T"))
    #expect(keymap.action(for: .character("t"), in: state, at: 50) == .letterTyped(letter, at: 50))
    #expect(keymap.action(for: .character("/"), in: state, at: 50) == .signTyped("/"))
    #expect(keymap.action(for: .character("?"), in: state, at: 50) == .helpAsked)
  }
}
