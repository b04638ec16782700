import CalendarModel
import PickerCore
import Testing

/// What people type into the wheels of a time: it is taken whole, or it is refused.
struct TypedTimeTests {
  private static let chinese: [MomentPick.Field] = [.half, .hour, .minute]
  private static let english: [MomentPick.Field] = [.hour, .minute, .half]
  private static let date: [MomentPick.Field] = [.year, .month, .day]

  /// What Enter prints behind the keys; nil where it is refused with a notice.
  private func taken(_ keys: String, by picked: Picked) -> String? {
    var picked = picked
    picked.type(keys)
    picked.send(.rowActivated)
    if picked.state.outcome == nil { #expect(picked.state.notice != nil, "\(keys)") }
    return picked.state.outcome == nil ? nil : picked.text
  }

  /// The half of the day jumps; a sign that opens the line behind it brings it along.
  @Test(arguments: [
    ("下午3点", "15:00"), ("下午3点30分", "15:30"), ("下3点", "15:00"), ("上午9点", "09:00"), ("下午_3点", "15:00"),
    ("下午3:05", "15:05"), ("下午12点", "12:00"), ("上午12点", "00:00"), ("晚上8点", "20:00"), ("pm3点", "15:00"),
    ("p3点", "15:00"), ("下上3点", "03:00"), ("下午13点", "13:00"), ("PM9", "21:30"), ("pm 3:30", "15:30"),
    ("ap9:00", "21:00"), ("p3:30x", nil), ("下午7:30:15", nil), ("下午7:30:00", "19:30"), ("凌晨3点", "03:00"),
    ("晚上8点半", "20:30"), ("中午12点", "12:00"),
    ("下午三点", "15:00"), ("上午3时15分", "03:15"), ("3点半", "03:30"), ("三点", "03:00"), ("13点", "13:00"),
    ("中午", "12:00"), ("晚上1点", "01:00"), ("晚上12点", "00:00"), ("晚上13点", nil), ("下午3点x", nil), ("下午x", nil),
    ("now", "09:30"), ("09:15", "09:15"),
  ])
  func theHalfBelongsToTheTime(_ keys: String, _ time: String?) throws {
    #expect(taken(keys, by: try Picked(Self.chinese, at: "2026-11-21 09:30")) == time)
  }

  /// Without a word for it, the half of the day is the one that is chosen, in the columns and on the line.
  @Test(arguments: [
    ("3点", "15:00"), ("3点半", "15:30"), ("3:30", "15:30"), ("3", "15:20"), ("12点", "12:00"), ("14点", "14:00"),
    ("0点", "00:00"), ("上午3点", "03:00"), ("noon", "12:00"), ("3am", "03:00"),
  ])
  func anHourIsOneOfTheChosenHalf(_ keys: String, _ time: String) throws {
    var picked = try Picked(Self.chinese, at: "2026-11-21 14:20")
    picked.send(.stepFocused(1))
    #expect(taken(keys, by: picked) == time)
  }

  /// It is half past nine and fifteen seconds. A time some minutes from now is rounded down to a row, as now is.
  @Test(arguments: [
    ("-30min", "09:00", 1), ("+1h", "10:30", 1), ("+1h", "10:30", 15), ("+20min", "09:45", 15),
    ("-5", nil, 1),
    ("半小时后", "10:00", 1), ("half past 3", "03:30", 1), ("9h45", "09:45", 1), ("夜里2点", "02:00", 1),
    ("quarter to 4", "03:45", 1), ("9:07", nil, 15),
  ])
  func aTimeIsSaidFromNow(_ keys: String, _ time: String?, _ step: Int) throws {
    #expect(taken(keys, by: try Picked([.hour, .minute], step: step, at: "2026-11-21 12:00")) == time)
  }

  /// It is 09:30, between two rows, and nothing before it can be taken.
  @Test func nowIsTheFirstRowWhereItIsRoundedUp() throws {
    var picked = try Picked([.hour, .minute], from: "2026-11-21 09:30", step: 20, at: "2026-11-21 12:00")
    #expect(picked.send(.nowAsked) == "09:40")
    #expect(picked.state.notice == nil)
    var later = try Picked([.hour, .minute], from: "2026-11-21 11:00", step: 20, at: "2026-11-21 12:00")
    #expect(later.send(.nowAsked) == "12:00")
    #expect(later.state.notice == .outOfReach("09:30"))
  }

  @Test func hoursFromNowPassMidnightWithTheirDay() throws {
    let late = Picked.moment("2026-11-21 23:30:15")
    let picked = try Picked(Self.date + [.hour, .minute], now: late, at: "2020-02-03 10:00")
    #expect(taken("+1h", by: picked) == "2026-11-22T00:30")
    #expect(taken("+1m", by: picked) == "2026-12-21T10:00")
  }

  /// On a clock of twelve hours the half that is chosen goes on for what is said beside an hour.
  @Test func theHalfGoesOnBesideAnHour() throws {
    let picked = try Picked(Self.chinese, at: "2026-11-21 14:20")
    #expect(taken("half past 3", by: picked) == "15:30")
    #expect(taken("差5分3点", by: picked) == "14:55")
    #expect(taken("half past 3 am", by: picked) == "03:30")
  }

  /// A time as machines write it has 24 hours.
  @Test func aPastedTimeIsOneOf24Hours() throws {
    for fields in [Self.chinese, Self.date + Self.chinese] {
      var picked = try Picked(fields, at: "2026-11-21 14:20")
      picked.send(.searchEdited(.typed(fields.count == 3 ? "09:15" : "2026-03-14T09:15")), .rowActivated)
      #expect(picked.text.suffix(5) == "09:15")
      #expect(picked.state.outcome != nil)
    }
  }

  @Test func theHalfBelongsToTheTimeOfADateToo() throws {
    var picked = try Picked(Self.date + Self.chinese, at: "2020-02-03 09:30")
    picked.send(.stepFocused(3))
    #expect(taken("下午3点", by: picked) == "2020-02-03T15:00")
    picked.type("下午3点")
    #expect(picked.columns.entry?.text == "下午3点")
    #expect(picked.send(.dismissed) == "2020-02-03T09:30")
    #expect(picked.columns.active == 3)
  }

  @Test(arguments: [
    ("now", "09:30"), ("tnow", "09:30"), ("noon", "12:00"), ("pm", nil), ("x", nil), ("PM3", "15:00"),
    ("pm 3:30", "15:30"), ("pm9", "21:00"), ("am 12:10", "00:10"), ("7:30 pmx", nil), ("7:30pm", "19:30"),
    ("7:30x", nil), ("t7:15", "07:15"), ("p", nil), ("midnight", "00:00"), ("3pm", "15:00"),
    ("3 pm", "15:00"),
    ("0330", "03:30"), ("3:30 p.m.", "15:30"), ("noo", nil), ("today", nil), ("7:30pm3", nil),
    ("7:30 am", "07:30"),
  ])
  func lettersThatMoveNothingAreWritten(_ keys: String, _ time: String?) throws {
    #expect(taken(keys, by: try Picked(Self.english, at: "2026-11-21 04:20")) == time)
  }

  @Test(arguments: [
    ("now", "09:30"), ("x", nil), ("pm9", "21:00"), ("9pm", "21:00"), ("07:30:15", nil), ("noon", "12:00"),
    ("3点半", "03:30"), ("三点", "03:00"),
    ("3时15分", "03:15"), ("下午3点", "15:00"), ("凌晨3点", "03:00"), ("PM3", "15:00"), ("3 pm", "15:00"),
    ("3pm", "15:00"), ("0330", "03:30"), ("pm", nil),
    ("pm 3:30", "15:30"), ("9.30pm", "21:30"), ("晚上", nil), ("midnight", "00:00"),
    ("ten past 3", "03:10"), ("two o'clock", "02:00"), ("twenty to 4", "03:40"), ("at nine", "09:00"),
    ("半夜", nil),
  ])
  func aClockOf24HoursDoesTheSame(_ keys: String, _ time: String?) throws {
    #expect(taken(keys, by: try Picked([.hour, .minute], at: "2026-11-21 04:20")) == time)
  }

  /// Seconds that no column shows are not dropped.
  @Test func secondsWithoutAColumnAreRefused() throws {
    var picked = try Picked([.hour, .minute])
    picked.send(.searchAsked, .searchEdited(.typed("07:30:15")), .rowActivated)
    #expect(picked.state.outcome == nil)
    #expect(picked.state.notice == .noSeconds("07:30:15"))
    picked.send(.searchEdited(.startDeleted), .searchEdited(.typed("07:30:00")), .rowActivated)
    #expect(picked.text == "07:30")
    #expect(picked.state.outcome != nil)
    var seconds = try Picked([.hour, .minute, .second])
    seconds.send(.searchEdited(.typed("07:30:15")), .rowActivated)
    #expect(seconds.text == "07:30:15")
  }

  /// A time without a date is one of the day that is shown.
  @Test(arguments: [("3点", "2020-02-03T03:00"), ("9:15pm", "2020-02-03T21:15"), ("now", "2026-11-21T09:30")])
  func aTimeAloneKeepsTheDate(_ text: String, _ wanted: String) throws {
    var picked = try Picked(Self.date + [.hour, .minute], at: "2020-02-03 14:00")
    picked.send(.searchAsked)
    picked.type(text)
    #expect(picked.text == wanted)
    picked.send(.rowActivated)
    #expect(picked.text == wanted)
    #expect(picked.state.outcome != nil)
  }
}
