import CalendarModel
import PickerCore
import Testing

/// What people type into the wheels of a date: nothing of it is lost.
struct TypingTests {
  /// Wheels that stand on Saturday 21 November 2026, with the year in focus.
  @Test(arguments: [
    ("14.3.1987", "1987-03-14"), ("14-03-1987", "1987-03-14"), ("14 mar 1987", "1987-03-14"),
    ("march 14 1987", "1987-03-14"), ("Nov 5", "2026-11-05"), ("-1m", "2026-10-21"), ("fri", "2026-11-27"),
    ("tomorrow", "2026-11-22"), ("thu", "2026-11-26"), ("tue", "2026-11-24"), ("3/14/1987", "1987-03-14"),
    ("next week", "2026-11-23"), ("eom", "2026-11-30"), ("-5", "2026-11-16"), ("mon", "2026-11-23"),
    ("sat", "2026-11-21"), ("sun", "2026-11-22"),
    ("wed", "2026-11-25"), ("last fri", "2026-11-20"), ("11-21", "2026-11-21"),
    ("14th mar 1987", "1987-03-14"),
    ("14___.3.1987", "1987-03-14"), ("14. 3. 1987", "1987-03-14"), ("march 14 ___1987", "1987-03-14"),
    ("1987-3-14", "1987-03-14"), ("1987314", "1987-03-14"), ("19870314", "1987-03-14"),
    ("1987/3/14", "1987-03-14"), ("1987.3.14", "1987-03-14"), ("14.3.1987x", nil), ("198703141", nil),
    ("1987-65", nil), ("14/3", "2026-03-14"), ("31.2.1987", nil), ("198", nil), ("14", nil), ("14.", nil),
  ])
  func aDateIsTypedAsPeopleWriteIt(_ keys: String, _ date: String?) throws {
    var picked = try Picked()
    picked.type(keys)
    picked.send(.rowActivated)
    if let date {
      #expect(picked.text == date)
      #expect(picked.state.outcome == .moment(picked.moments.choice))
    } else {
      #expect(picked.state.outcome == nil)
      #expect(picked.state.notice != nil)
      picked.send(.rowActivated)
      #expect(picked.state.outcome == nil)
    }
  }

  /// The columns stand on 24 December 1987: what is written without a year or a month is of those, and names are not.
  @Test(arguments: [
    ("21", "1987-12-21"), ("6-5", "1987-06-05"), ("june 5", "1987-06-05"), ("6月5日", "1987-06-05"),
    ("5/6", "1987-05-06"), ("fri", "2026-11-27"), ("+3d", "2026-11-24"), ("1月31", "1987-01-31"),
    ("2024-02-29", "2024-02-29"),
  ])
  func whatIsWrittenWithoutAYearIsOfTheOneShown(_ text: String, _ date: String) throws {
    var picked = try Picked(at: "1987-12-24")
    for character in text { picked.send(.searchEdited(.typed(String(character)))) }
    #expect(picked.text == date)
    picked.send(.rowActivated)
    #expect(picked.state.outcome == .moment(Picked.moment(date)))
  }

  /// Week 1 of 1987 begins in 1986, and what follows it on the line is read as if nothing had moved.
  @Test func aWeekIsOfTheYearThatWasShown() throws {
    var picked = try Picked([.weekYear, .week], at: "1987-06-05")
    #expect(picked.send(.searchEdited(.typed("w5"))) == "1987-W05")
    #expect(picked.send(.searchEdited(.characterDeleted), .searchEdited(.typed("1"))) == "1987-W01")
    picked.send(.rowActivated)
    #expect(picked.state.outcome == .moment(Picked.moment("1986-12-29")))
  }

  @Test(arguments: [
    ("q2", "2026-Q2"), ("2024q2", "2024-Q2"), ("2024-Q1", "2024-Q1"), ("2024 3", "2024-Q3"), ("q5", nil),
    ("next quarter", "2027-Q1"),
  ])
  func aQuarterIsTypedWithItsLetter(_ keys: String, _ quarter: String?) throws {
    var picked = try Picked([.year, .quarter])
    picked.type(keys)
    picked.send(.rowActivated)
    #expect((picked.state.outcome == nil ? nil : picked.text) == quarter)
  }

  /// What Enter prints behind keys that were typed into a column; nil where it is refused.
  private func taken(_ keys: String, inColumn column: Int) throws -> String? {
    var picked = try Picked()
    picked.send(.stepFocused(column))
    picked.type(keys)
    picked.send(.rowActivated)
    return picked.state.outcome == nil ? nil : picked.text
  }

  /// The month in focus: its letters jump, and are the beginning of a date all the same.
  @Test(arguments: [
    ("march 14 1987", "1987-03-14"), ("mar14", "2026-03-14"), ("fri", "2026-11-27"), ("mon", "2026-11-23"),
    ("14.3.1987", "1987-03-14"), ("1987-03-14", "1987-03-14"), ("3-14", "2026-03-14"), ("sat", "2026-11-21"),
    ("oct 5", "2026-10-05"), ("august 5", "2026-08-05"), ("tomorrow", "2026-11-22"),
  ])
  func fromTheMonthsItIsTheSame(_ keys: String, _ date: String) throws {
    #expect(try taken(keys, inColumn: 1) == date)
  }

  @Test(arguments: [
    ("14.3.1987", "1987-03-14"), ("14 mar 1987", "1987-03-14"), ("14", "2026-11-14"), ("5", "2026-11-05"),
    ("14_15", "2026-11-15"), ("-3d", "2026-11-18"), ("1987-3-14", "1987-03-14"),
  ])
  func fromTheDaysToo(_ keys: String, _ date: String) throws {
    #expect(try taken(keys, inColumn: 2) == date)
  }

  /// The line has all that was typed; Esc goes back to where the wheels stood before it.
  @Test func theLineHasEverythingThatWasTyped() throws {
    var picked = try Picked()
    picked.type("14.3")
    #expect(picked.columns.entry?.text == "14.3")
    #expect(picked.text == "2026-03-14")
    #expect(picked.type(".1987") == "1987-03-14")
    #expect(picked.send(.dismissed) == "2026-11-21")
    #expect(picked.columns.entry == nil)
    picked.type("march 14 1")
    picked.send(.dismissed)
    #expect(picked.text == "2026-11-21")
    picked.type("5")
    picked.send(.searchEdited(.typed("月")))
    #expect(picked.columns.entry?.text == "5月")
    #expect(picked.text == "2026-05-01")
  }

  @Test(arguments: [
    ("mar", 3), ("aug", 8), ("may", 5), ("oct", 10), ("sept", 9), ("jun", 6), ("jul", 7), ("j", 1), ("ju", 6),
    ("dec", 12), ("feb", 2), ("apr", 4), ("nov", 11), ("m_m", 5), ("mm", 5),
  ])
  func lettersJumpToTheMonthThatBeginsSo(_ keys: String, _ month: Int) throws {
    var picked = try Picked()
    picked.send(.stepFocused(1))
    picked.type(keys)
    #expect(picked.moments.choice.day.month == month)
    #expect(picked.columns.entry == nil)
    picked.send(.rowActivated)
    #expect(picked.state.outcome != nil)
  }

  /// `t` is a key and the first letter of words.
  @Test func tGoesToTodayAndMayBeginAWord() throws {
    var picked = try Picked(at: "2020-01-01")
    #expect(picked.type("t") == "2026-11-21")
    picked.type("o")
    #expect(picked.columns.entry?.text == "to")
    #expect(picked.text == "2020-01-01")
    #expect(picked.type("morrow") == "2026-11-22")
    #expect(picked.send(.dismissed) == "2020-01-01")
    var calendar = try Picked(at: "2020-01-01")
    calendar.send(.nowAsked, .searchEdited(.typed("h")), .searchEdited(.typed("u")))
    #expect(calendar.columns.entry?.text == "thu")
    #expect(calendar.text == "2026-11-26")
    var other = try Picked(at: "2020-01-01")
    other.send(.nowAsked, .searchEdited(.typed("f")))
    #expect(other.columns.entry?.text == "f")
    #expect(other.text == "2026-11-21")
  }

  @Test func todayThatIsClosedIsSaid() throws {
    var picked = try Picked(disable: ["* * 6,0"], at: "2026-11-17")
    #expect(picked.send(.nowAsked) == "2026-11-17")
    #expect(picked.state.notice == .outOfReach("2026-11-21"))
    var past = try Picked(to: "2020-12-31", at: "2020-06-05")
    #expect(past.send(.nowAsked) == "2020-06-05")
    #expect(past.state.notice == .outOfReach("2026-11-21"))
    var time = try Picked([.hour, .minute], from: "2026-11-21 10:00", to: "2026-11-21 12:00")
    #expect(time.send(.lastRowAsked, .nowAsked) == "12:00")
    #expect(time.state.notice == .outOfReach("09:30"))
    var steps = try Picked([.hour, .minute], step: 20, at: "2026-11-21 12:00")
    #expect(steps.send(.nowAsked) == "09:20")
    #expect(steps.state.notice == nil)
  }
}

/// A clock of twelve hours whose first column is the half of the day, as Chinese has it, and one that ends with it.
struct TwelveHourTypingTests {
  @Test(arguments: [
    ("09:00", "9:15", "09:15"), ("09:00", "915", "09:15"), ("09:00", "7:30", "07:30"),
    ("09:00", "10:30", "10:30"), ("12:00", "12", "12:00"), ("09:00", "12:05", "00:05"),
    ("14:00", "3:5", "15:05"), ("09:00", "p3:05", "15:05"), ("14:00", "a11:05", "11:05"),
    ("09:00", "9:15pm", "21:15"), ("09:00", "19:30", "19:30"),
  ])
  func digitsGoToTheHours(_ start: String, _ keys: String, _ time: String) throws {
    for fields in [[.half, .hour, .minute], [.hour, .minute, .half]] as [[MomentPick.Field]] {
      if fields[0] == .hour, keys.first == "p" || keys.first == "a" { continue }
      var picked = try Picked(fields, at: "2026-11-21 " + start)
      picked.type(keys)
      picked.send(.rowActivated)
      #expect(picked.text == time)
      #expect(picked.state.outcome != nil)
    }
  }

  /// An input method sends 下午 as two characters.
  @Test func theHalvesAreTypedInChineseToo() throws {
    var picked = try Picked([.half, .hour, .minute], at: "2026-11-21 08:00")
    #expect(picked.send(.searchEdited(.typed("下")), .searchEdited(.typed("午"))) == "20:00")
    #expect(picked.columns.entry == nil)
    #expect(picked.type("9:15") == "21:15")
    picked.send(.stepFocused(0))
    #expect(picked.send(.searchEdited(.typed("上"))) == "09:15")
    var both = try Picked([.year, .month, .day, .half, .hour, .minute], at: "2026-11-21 08:00")
    both.send(.stepFocused(3))
    for character in "下周五" { both.send(.searchEdited(.typed(String(character)))) }
    #expect(both.columns.entry?.text == "下周五")
    #expect(both.text == "2026-11-27T08:00")
  }

  @Test(arguments: ["23", "25:00", "230", "7:75", "9:15:x"])
  func aNumberThatIsTooBigIsRefused(_ keys: String) throws {
    for fields in [[.half, .hour, .minute], [.hour, .minute, .half]] as [[MomentPick.Field]] {
      var picked = try Picked(fields, at: "2026-11-21 14:20")
      picked.type(keys)
      picked.send(.rowActivated)
      #expect(picked.state.outcome == nil)
      #expect(picked.state.notice != nil)
    }
  }

  @Test func aDateAndATimeAreTypedInOneGo() throws {
    let date: [MomentPick.Field] = [.year, .month, .day]
    for clock in [[.half, .hour, .minute], [.hour, .minute, .half]] as [[MomentPick.Field]] {
      for keys in [
        "2026-03-14 9:15", "2026-3-14, 9:15", "202603140915", "14.3.2026 9:15am", "2026-03-14T9:15am",
      ] {
        var picked = try Picked(date + clock, at: "2026-11-21 08:00")
        picked.type(keys)
        picked.send(.rowActivated)
        #expect(picked.text == "2026-03-14T09:15", "\(keys)")
        #expect(picked.state.outcome != nil)
      }
    }
    var half = try Picked([.hour, .minute, .half], at: "2026-11-21 08:00")
    half.send(.stepFocused(2))
    #expect(half.type("915pm") == "21:15")
    #expect(half.state.notice == nil)
  }
}
