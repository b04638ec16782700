import CalendarModel
import PickerCore
import Testing

/// Digits fill a column and go on to the next one.
struct DigitTests {
  @Test func aBirthdayIsTypedAsItIsSpoken() throws {
    var picked = try Picked(from: "1900-01-01", to: "2026-11-21")
    #expect(picked.type("198765") == "1987-06-05")
    var dashed = try Picked(from: "1900-01-01", to: "2026-11-21")
    #expect(dashed.type("1987-06-05") == "1987-06-05")
    var mixed = try Picked()
    #expect(mixed.type("1987-6-5") == "1987-06-05")
    var december = try Picked()
    #expect(december.type("19871231") == "1987-12-31")
  }

  @Test func aYearComesWithItsFourthDigit() throws {
    var picked = try Picked()
    #expect(picked.type("198") == "2026-11-21")
    #expect(picked.columns.active == 0)
    #expect(picked.moments.digits == "198")
    #expect(picked.type("7") == "1987-11-21")
    #expect(picked.columns.active == 1)
  }

  @Test func oneThatMayGrowWaits() throws {
    var picked = try Picked()
    picked.send(.stepFocused(1))
    #expect(picked.type("1") == "2026-01-21")
    #expect(picked.columns.active == 1)
    #expect(picked.type("2") == "2026-12-21")
    #expect(picked.columns.active == 2)
    #expect(picked.type("3") == "2026-12-03")
    #expect(picked.type("1") == "2026-12-31")
  }

  @Test func aPauseBeginsANewNumber() throws {
    var picked = try Picked()
    picked.send(.stepFocused(1))
    #expect(picked.type("1_2") == "2026-02-21")
  }

  /// Slow hands: two seconds from digit to digit, and twenty within a year, which three digits are none of.
  @Test(arguments: [
    ("12", 1, 2000, "2026-12-21"), ("12", 1, 3500, "2026-02-21"), ("15", 2, 2500, "2026-11-15"),
    ("1987", 0, 20_000, "1987-11-21"), ("0987", 0, 20_000, "0987-11-21"), ("871987", 0, 4000, "1987-11-21"),
    ("06", 1, 9000, "2026-06-21"),
  ])
  func digitsWaitForSlowHands(_ digits: String, _ column: Int, _ pause: Int, _ date: String) throws {
    var picked = try Picked()
    picked.send(.stepFocused(column))
    var now = 0
    for digit in digits {
      now += pause
      picked.send(.clockTicked(at: now - 1), .digitTyped(digit.wholeNumberValue ?? 0, at: now))
    }
    #expect(picked.text == date)
  }

  /// What waits stands in the row of the hints, and the clock is asked for as long as it may go.
  @Test func theClockRunsWhileDigitsWait() throws {
    var picked = try Picked()
    picked.send(.stepFocused(1), .digitTyped(1, at: 10_000))
    #expect(reduce(&picked.state, .clockTicked(at: 11_001)) == [.tick(after: 2000)])
    #expect(picked.moments.digits == "1")
    #expect(reduce(&picked.state, .clockTicked(at: 13_001)) == [])
    #expect(picked.moments.digits == "")
    picked.send(.stepFocused(0), .digitTyped(1, at: 20_000), .digitTyped(9, at: 20_100))
    #expect(reduce(&picked.state, .clockTicked(at: 21_101)) == [])
    #expect(picked.moments.digits == "19")
  }

  @Test func aNumberThatIsNotThereIsSaid() throws {
    var picked = try Picked(at: "2026-02-10")
    picked.send(.stepFocused(2))
    #expect(picked.type("31") == "2026-02-10")
    #expect(picked.state.notice == .noSuchNumber("31"))
    var bound = try Picked(from: "1900-01-01", to: "2026-11-21")
    #expect(bound.type("1800") == "2026-11-21")
    #expect(bound.state.notice == .noSuchNumber("1800"))
  }

  /// Enter follows the digits so fast that nobody reads the notice before; a second Enter does too.
  @Test(arguments: [
    ("19870231", Notice.noSuchNumber("31"), "1987-02-21"), ("87", .unfinishedYear("87"), "2026-11-21"),
    ("87-", .notRead("87-"), "2026-11-21"), ("2027", .noSuchNumber("2027"), "2026-11-21"),
    ("19870", .noSuchNumber("0"), "1987-11-21"), ("198_", .unfinishedYear("198"), "2026-11-21"),
    ("20261131", .noSuchNumber("31"), "2026-11-21"), ("20261", nil, "2026-01-21"),
  ])
  func aDateThatWasNotTypedIsNotTaken(_ keys: String, _ notice: Notice?, _ date: String) throws {
    var picked = try Picked(from: "0001-01-01", to: "2026-11-21")
    #expect(picked.type(keys) == date)
    for _ in 1...2 {
      picked.send(.rowActivated)
      #expect((picked.state.outcome == nil) == (notice != nil))
      #expect(picked.state.notice == notice)
    }
    #expect(picked.text == date)
  }

  /// Nobody goes on with digits that were refused: 87 and 1987 are not 8719-08-07.
  @Test(arguments: ["87", "19", "198", "1987-13", "31"])
  func afterAnEnterTooEarlyTheYearIsTypedAnew(_ keys: String) throws {
    var picked = try Picked()
    picked.type(keys)
    picked.send(.rowActivated)
    #expect(picked.state.notice != nil)
    #expect(picked.state.outcome == nil)
    if keys == "1987-13" { picked.send(.stepFocused(0)) }
    #expect(picked.type("1987-06-05") == "1987-06-05")
    picked.send(.rowActivated)
    #expect(picked.state.outcome != nil)
  }

  @Test func behindBackspaceARefusedYearGoesOn() throws {
    var picked = try Picked()
    picked.type("198")
    picked.send(.rowActivated, .searchEdited(.characterDeleted))
    #expect(picked.type("87-06-05") == "1987-06-05")
  }

  /// Once another number is typed, it is the one that counts.
  @Test func afterARefusalTheNumberIsTypedAnew() throws {
    var picked = try Picked(at: "2026-02-10")
    picked.send(.stepFocused(2))
    #expect(picked.type("31_28") == "2026-02-28")
    picked.send(.rowActivated)
    #expect(picked.state.outcome != nil)
  }

  @Test func aYearOfTwoDigitsIsWrittenAndRefused() throws {
    var picked = try Picked()
    #expect(picked.type("87-06-05") == "2026-11-21")
    #expect(picked.columns.entry?.text == "87-06-05")
    picked.send(.rowActivated)
    #expect(picked.state.notice == .unfinishedYear("87"))
    picked.send(.dismissed)
    #expect(picked.type("1987-06-05") == "1987-06-05")
    picked.send(.rowActivated)
    #expect(picked.state.outcome != nil)
  }

  /// A number belongs to one column: it is not cut into two.
  @Test(arguments: [
    ("7:75", "07:30:15", "75"), ("7:05:99", "07:05:15", "99"), ("2575", "09:30:15", "2575"),
    ("7:5:061", "09:30:15", nil),
  ])
  func aNumberThatIsTooBigIsNotSplit(_ keys: String, _ time: String, _ refused: String?) throws {
    var picked = try Picked([.hour, .minute, .second])
    #expect(picked.type(keys) == time)
    if let refused { #expect(picked.state.notice == .noSuchNumber(refused)) }
    picked.send(.rowActivated)
    #expect(picked.state.outcome == nil)
    #expect(picked.state.notice != nil)
  }

  @Test func anotherKeyForgetsWhatWasNotTaken() throws {
    var picked = try Picked(to: "2026-11-21")
    picked.type("2027")
    #expect(picked.send(.cursorMoved(by: -1), .rowActivated) == "2025-11-21")
    #expect(picked.state.outcome != nil)
  }

  @Test func nineAndFifteenAreATime() throws {
    var picked = try Picked([.hour, .minute])
    #expect(picked.type("915") == "09:15")
    var colon = try Picked([.hour, .minute])
    #expect(colon.type("9-05") == "09:05")
    var night = try Picked([.hour, .minute, .second])
    #expect(night.type("235959") == "23:59:59")
    var zero = try Picked([.hour, .minute])
    #expect(zero.type("0000") == "00:00")
  }

  @Test func twelveHoursAreTypedAsTheyAreShown() throws {
    var picked = try Picked([.half, .hour, .minute])
    picked.send(.stepFocused(1))
    #expect(picked.type("1230") == "00:30")
    var afternoon = try Picked([.hour, .minute, .half])
    afternoon.send(.stepFocused(2), .lastRowAsked, .stepFocused(0))
    #expect(afternoon.type("315") == "15:15")
    #expect(afternoon.numbers(0) == Array(12...23))
  }
}
