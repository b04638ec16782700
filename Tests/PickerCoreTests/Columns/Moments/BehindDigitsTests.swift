import CalendarModel
import PickerCore
import Testing

/// Keys that are pressed behind unfinished or refused digits.
struct BehindDigitsTests {
  @Test(arguments: [
    ("198", Notice.unfinishedYear("198")), ("2026-02-29", .noSuchNumber("29")),
    ("1987-13", .noSuchNumber("13")),
  ])
  func aMovementSaysWhatIsDropped(_ keys: String, _ notice: Notice) throws {
    let moves: [Action] = [
      .cursorMoved(by: -1), .cursorPaged(by: 1), .columnMoved(0, by: 1), .columnRowPicked(0, row: 5),
      .lastRowAsked,
    ]
    for move in moves {
      var picked = try Picked()
      picked.type(keys)
      picked.send(move)
      #expect(picked.state.notice == notice, "\(move)")
      picked.send(.rowActivated)
      #expect(picked.state.outcome != nil)
    }
  }

  /// A year is not left unfinished by a key: what follows would be typed into the month.
  @Test func aYearOfTooFewDigitsIsStayedAt() throws {
    for move in [.stepEntered, .stepCycled(by: 1), .stepCycled(by: -1), .stepLeft, .stepFocused(2)]
      as [Action]
    {
      var picked = try Picked()
      picked.type("198")
      picked.send(move)
      #expect(picked.state.notice == .unfinishedYear("198"))
      #expect(picked.columns.active == 0)
      #expect(picked.type("1987-5-17") == "1987-05-17")
      #expect(picked.state.notice == nil)
    }
    var refused = try Picked(at: "2026-02-10")
    refused.send(.stepFocused(2))
    refused.type("31")
    refused.send(.stepLeft)
    #expect(refused.columns.active == 1)
    #expect(refused.state.notice == .noSuchNumber("31"))
  }

  /// The line that a stroke opens has the unfinished digits; finished ones stay chosen.
  @Test func aLineOpenedBehindDigitsHasThem() throws {
    var picked = try Picked()
    picked.type("198")
    picked.send(.searchAsked)
    #expect(picked.columns.entry?.text == "198")
    var finished = try Picked()
    finished.type("1987")
    #expect(finished.send(.searchAsked) == "1987-11-21")
    #expect(finished.columns.entry?.text == "")
    #expect(finished.send(.dismissed) == "1987-11-21")
  }

  @Test func aMovementBehindAFinishedNumberSaysNothing() throws {
    var picked = try Picked()
    picked.type("1987-0")
    picked.send(.cursorMoved(by: 1))
    #expect(picked.state.notice == .noSuchNumber("0"))
    var whole = try Picked()
    whole.type("1987-1")
    whole.send(.cursorMoved(by: 1))
    #expect(whole.state.notice == nil)
  }

  /// The calendar has its digits on the line.
  @Test(arguments: [
    ("198", Notice.unfinishedYear("198")), ("2026-02-29", .noSuchDay("2026-02-29")),
    ("tomorro", .notRead("tomorro")),
  ])
  func theCalendarSaysItToo(_ text: String, _ notice: Notice) throws {
    for move in [.dayMoved(by: 1), .monthMoved(by: -1), .dayPicked(Picked.now.day.number)] as [Action] {
      var picked = try Picked()
      picked.send(.searchEdited(.typed(text)), move)
      #expect(picked.state.notice == notice)
      #expect(picked.columns.entry == nil)
    }
    var read = try Picked()
    #expect(read.send(.searchEdited(.typed("+3d")), .dayMoved(by: 1)) == "2026-11-25")
    #expect(read.state.notice == nil)
  }

  @Test func escDropsTheDigitsFirst() throws {
    var picked = try Picked()
    #expect(picked.type("1987-5") == "1987-05-21")
    #expect(picked.send(.dismissed) == "2026-11-21")
    #expect(picked.columns.active == 0)
    #expect(picked.state.outcome == nil)
    picked.send(.dismissed)
    #expect(picked.state.outcome == .cancelled)
    var moved = try Picked()
    moved.type("198")
    moved.send(.cursorMoved(by: 1), .dismissed)
    #expect(moved.state.outcome == .cancelled)
  }

  /// The column that comes by itself is the one that the arrow asked for.
  @Test func anArrowBehindAFullColumnConfirmsIt() throws {
    for forward in [.stepEntered, .stepCycled(by: 1)] as [Action] {
      var picked = try Picked()
      picked.type("1987")
      picked.send(forward)
      #expect(picked.columns.active == 1)
      picked.type("5")
      picked.send(forward)
      #expect(picked.columns.active == 2)
      #expect(picked.type("17") == "1987-05-17")
      picked.send(.stepFocused(1), forward)
      #expect(picked.columns.active == 2)
    }
    var twice = try Picked()
    twice.type("1987")
    twice.send(.stepEntered, .stepEntered)
    #expect(twice.columns.active == 2)
    var back = try Picked()
    back.type("1987")
    back.send(.stepLeft)
    #expect(back.columns.active == 0)
  }

  @Test func afterARefusalDigitsBeginAnew() throws {
    var picked = try Picked(at: "2026-02-10")
    picked.send(.stepFocused(2))
    picked.type("31")
    picked.send(.rowActivated)
    #expect(picked.state.notice == .noSuchNumber("31"))
    #expect(picked.type("28") == "2026-02-28")
    picked.send(.rowActivated)
    #expect(picked.state.outcome != nil)
  }

  @Test(arguments: [
    ("1987", 1, "2026-11-21", 0), ("1987-5", 1, "1987-11-21", 1), ("1987-5-17", 1, "1987-05-01", 2),
    ("1987-5-17", 2, "1987-05-21", 2), ("1987-5-17", 3, "1987-05-21", 1), ("198765", 1, "1987-06-21", 2),
    ("1987-5-17", 9, "2026-11-21", 0), ("5", 1, "2026-11-21", 0),
  ])
  func backspaceTakesTheLastCharacterAway(_ keys: String, _ count: Int, _ date: String, _ column: Int) throws
  {
    var picked = try Picked()
    picked.type(keys)
    for _ in 1...count { picked.send(.searchEdited(.characterDeleted)) }
    #expect(picked.text == date)
    #expect(picked.columns.active == column)
    #expect(picked.columns.entry == nil)
  }

  @Test func behindBackspaceTypingGoesOn() throws {
    var picked = try Picked()
    picked.type("1986")
    picked.send(.searchEdited(.characterDeleted))
    #expect(picked.moments.digits == "198")
    #expect(picked.type("7-5-17") == "1987-05-17")
    var half = try Picked([.half, .hour, .minute])
    half.type("下午8")
    half.send(.searchEdited(.characterDeleted))
    #expect(half.type("7:15") == "19:15")
    var refused = try Picked([.hour, .minute])
    refused.type("25")
    #expect(refused.state.notice == .noSuchNumber("25"))
    refused.send(.searchEdited(.characterDeleted))
    #expect(refused.type("1:15") == "21:15")
    #expect(refused.send(.rowActivated) == "21:15")
    #expect(refused.state.outcome != nil)
  }

  /// An arrow that comes later is one that somebody has thought about.
  @Test func aSecondLaterAnArrowMoves() throws {
    var picked = try Picked()
    picked.type("1987")
    picked.send(.clockTicked(at: 5000), .stepEntered)
    #expect(picked.columns.active == 2)
    var soon = try Picked()
    soon.type("1987")
    soon.send(.clockTicked(at: 500), .stepEntered)
    #expect(soon.columns.active == 1)
  }
}
