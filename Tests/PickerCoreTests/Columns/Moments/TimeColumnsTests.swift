import CalendarModel
import PickerCore
import Testing

/// Hours, minutes, seconds, and both halves of a day.
struct TimeColumnsTests {
  @Test func aStepLeavesItsMinutes() throws {
    let picked = try Picked([.hour, .minute], step: 15)
    #expect(picked.text == "09:30")
    #expect(picked.numbers(1) == [0, 15, 30, 45])
    #expect(try Picked([.hour, .minute], step: 20).text == "09:20")
  }

  @Test func boundsMoveInwardsToTheStep() throws {
    var picked = try Picked([.hour, .minute], from: "2026-11-21 09:07", to: "2026-11-21 18:14", step: 15)
    #expect(picked.numbers(0) == Array(9...18))
    #expect(picked.numbers(1) == [15, 30, 45])
    #expect(picked.send(.lastRowAsked) == "18:00")
    #expect(picked.numbers(1) == [0])
    #expect(picked.send(.firstRowAsked) == "09:15")
  }

  @Test func aStartOutsideTheBoundsIsTheNearest() throws {
    #expect(try Picked([.hour, .minute], from: "2026-11-21 10:00", to: "2026-11-21 12:00").text == "10:00")
    #expect(
      try Picked([.hour, .minute], from: "2026-11-21 10:00", to: "2026-11-21 12:00", at: "2026-11-21 13:30")
        .text
        == "12:00")
  }

  @Test func theHalvesHaveTheirHours() throws {
    var picked = try Picked([.half, .hour, .minute], from: "2026-11-21 08:00", to: "2026-11-21 18:30")
    #expect(picked.numbers(0) == [0, 1])
    #expect(picked.numbers(1) == [8, 9, 10, 11])
    #expect(picked.send(.cursorMoved(by: 1)) == "18:30")
    #expect(picked.numbers(1) == [12, 13, 14, 15, 16, 17, 18])
    #expect(picked.send(.cursorMoved(by: -1)) == "08:00")
  }

  @Test func boundsHoldOverDateAndTimeTogether() throws {
    let fields: [MomentPick.Field] = [.year, .month, .day, .hour, .minute]
    var picked = try Picked(fields, from: "2026-11-20 22:30", to: "2026-11-22 01:15")
    #expect(picked.text == "2026-11-21T09:30")
    picked.send(.stepFocused(2))
    #expect(picked.send(.cursorMoved(by: 1)) == "2026-11-22T01:15")
    #expect(picked.numbers(3) == [0, 1])
    #expect(picked.numbers(4) == Array(0...15))
    #expect(picked.send(.cursorMoved(by: -2)) == "2026-11-20T22:30")
    #expect(picked.numbers(3) == [22, 23])
    #expect(picked.numbers(4) == Array(30...59))
  }

  /// Behind 23:45 there is no quarter of an hour on that day.
  @Test func aDayWithoutATimeLeftIsNotThere() throws {
    let fields: [MomentPick.Field] = [.year, .month, .day, .hour, .minute]
    let picked = try Picked(fields, from: "2026-11-21 23:50", to: "2026-11-23 10:00", step: 15)
    #expect(picked.text == "2026-11-22T00:00")
    #expect(picked.numbers(2) == [22, 23])
  }

  @Test func secondsHaveTheirOwnBounds() throws {
    var picked = try Picked(
      [.hour, .minute, .second], from: "2026-11-21 09:30:10", to: "2026-11-21 09:31:20")
    #expect(picked.text == "09:30:15")
    #expect(picked.numbers(2) == Array(10...59))
    picked.send(.stepFocused(1))
    #expect(picked.send(.cursorMoved(by: 1)) == "09:31:15")
    #expect(picked.numbers(2) == Array(0...20))
  }
}
