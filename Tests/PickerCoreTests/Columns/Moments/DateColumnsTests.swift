import CalendarModel
import PickerCore
import Testing

/// Years, months and days as columns.
struct DateColumnsTests {
  @Test func theyOpenAtTheChoice() throws {
    let picked = try Picked()
    #expect(picked.text == "2026-11-21")
    #expect(picked.columns.rows == [2025, 10, 20])
    #expect(picked.numbers(0).count == 9999)
    #expect(picked.numbers(2).count == 30)
  }

  @Test func aShorterMonthEndsOnItsLastDay() throws {
    var picked = try Picked(at: "2026-01-31")
    picked.send(.stepFocused(1))
    #expect(picked.send(.cursorMoved(by: 1)) == "2026-02-28")
    #expect(picked.numbers(2).count == 28)
  }

  /// The day that was chosen comes back, until another is chosen.
  @Test func aDayComesBackWithTheNextMonthThatHasIt() throws {
    var picked = try Picked(at: "2026-01-31")
    picked.send(.stepFocused(1))
    #expect(picked.send(.cursorMoved(by: 1), .cursorMoved(by: 1)) == "2026-03-31")
    #expect(picked.send(.cursorMoved(by: -1), .cursorMoved(by: -1)) == "2026-01-31")
    picked.send(.cursorMoved(by: 1), .stepFocused(2), .cursorMoved(by: -1), .stepFocused(1))
    #expect(picked.send(.cursorMoved(by: -1)) == "2026-01-27")
    var leap = try Picked(at: "2024-02-29")
    #expect(leap.send(.cursorMoved(by: 1)) == "2025-02-28")
    #expect(leap.send(.cursorMoved(by: 3)) == "2028-02-29")
    var back = try Picked(at: "2024-02-29")
    for _ in 1...4 { back.send(.cursorMoved(by: -1)) }
    #expect(back.text == "2020-02-29")
    var noon = try Picked([.year, .month, .day, .hour], at: "2026-01-31 09:00")
    noon.send(.stepFocused(1), .cursorMoved(by: 1), .stepFocused(3), .cursorMoved(by: 3), .stepFocused(1))
    #expect(noon.send(.cursorMoved(by: 1)).hasPrefix("2026-03-31"))
  }

  @Test func nobodyTurnsPastTheBounds() throws {
    var picked = try Picked(from: "2026-11-10", to: "2027-02-03", at: "2026-11-21")
    #expect(picked.numbers(0) == [2026, 2027])
    #expect(picked.numbers(1) == [11, 12])
    #expect(picked.numbers(2) == Array(10...30))
    #expect(picked.send(.cursorMoved(by: 9)) == "2027-02-03")
    #expect(picked.numbers(1) == [1, 2])
    #expect(picked.numbers(2) == [1, 2, 3])
    #expect(picked.send(.cursorMoved(by: -9)) == "2026-11-10")
    picked.send(.stepFocused(1))
    #expect(picked.send(.firstRowAsked) == "2026-11-10")
  }

  @Test func daysThatCannotBeTakenAreNotThere() throws {
    var picked = try Picked(disable: ["* * 6,0"])
    #expect(picked.text == "2026-11-20")
    #expect(
      picked.numbers(2) == [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30])
    picked.send(.stepFocused(2), .cursorMoved(by: 1))
    #expect(picked.text == "2026-11-23")
    let noJanuary = try Picked(disable: ["* 1 *"])
    #expect(noJanuary.numbers(1) == Array(2...12))
  }

  @Test func whatLeavesNothingIsRefused() {
    #expect(throws: MomentPick.PickError.nothingOpen) { try Picked(disable: ["* * *"]) }
    #expect(throws: MomentPick.PickError.nothingOpen) {
      try Picked(from: "2026-11-21", to: "2026-11-22", disable: ["* * 6,0"])
    }
  }

  @Test func partsOfADateAreColumnsToo() throws {
    #expect(try Picked([.year, .month]).text == "2026-11")
    #expect(try Picked([.year]).text == "2026")
    #expect(try Picked([.weekYear, .week]).text == "2026-W47")
    #expect(try Picked([.year, .quarter]).text == "2026-Q4")
    let monthDay = try Picked([.month, .day], from: "2000-01-01", to: "2000-12-31", at: "2000-02-29")
    #expect(monthDay.text == "02-29")
    #expect(monthDay.numbers(1).count == 29)
  }

  /// 2026 has 53 weeks, 2027 has 52.
  @Test func weeksAreThoseOfTheirYear() throws {
    var picked = try Picked([.weekYear, .week], at: "2026-12-31")
    #expect(picked.text == "2026-W53")
    #expect(picked.send(.cursorMoved(by: 1)) == "2027-W52")
    #expect(picked.numbers(1).count == 52)
    var bound = try Picked([.weekYear, .week], from: "2026-11-18", to: "2026-12-01")
    #expect(bound.numbers(1) == [47, 48, 49])
    #expect(bound.send(.stepFocused(1), .lastRowAsked) == "2026-W49")
  }

  @Test func enterEndsWithTheChoice() throws {
    var picked = try Picked()
    picked.send(.rowActivated)
    #expect(picked.state.outcome == .moment(Moment(Picked.now.day, .first)))
  }

  @Test func theFirstAndTheLastYearAreThere() throws {
    var picked = try Picked()
    #expect(picked.send(.firstRowAsked) == "0001-11-21")
    #expect(picked.send(.lastRowAsked) == "9999-11-21")
    #expect(picked.send(.cursorMoved(by: 1)) == "9999-11-21")
  }
}
