import CalendarModel
import PickerCore
import Testing

@testable import areapick

/// The default, the bounds and the rules of a day or a time, as they are written.
struct MomentOptionTests {
  /// Saturday.
  static let now = Moment(Day(clampingYear: 2026, month: 11, day: 21), TimeOfDay(clamping: 34_200))

  private func opened(
    _ words: [String], _ fields: [MomentPick.Field] = DateFields.day, _ kind: MomentOptions.Kind = .day
  ) throws -> (text: String, notice: Notice?) {
    let table = [DateTimeCommand.options, DateCommand.options].flatMap(\.sections)
    let options = MomentOptions(
      OptionWords(words, options: OptionTable(sections: table)), now: Self.now, fields: fields)
    let (pick, notice) = try options.pick(kind)
    return (Moments.text(of: pick.start, pick), notice)
  }

  private let both = DateFields.day + [.hour, .minute]

  /// What a sheet offers and prints is accepted as its default.
  @Test(arguments: [
    ("year-month", "2026-11-05", "2026-11"), ("week", "2026-11-18", "2026-W47"),
    ("quarter", "2026-11-05", "2026-Q4"), ("year", "2026-11-05", "2026"),
  ])
  func boundsMayLieWithinThePeriod(_ name: String, _ bound: String, _ text: String) throws {
    let fields = try #require(DateFields.named(name))
    for option in ["--min", "--max"] {
      let opened = try opened([option, bound, "--selected", text], fields)
      #expect(opened.text == text)
      #expect(opened.notice == nil)
    }
    #expect(throws: CommandError.self) {
      try self.opened(["--min", "2028-11-05", "--selected", text], fields)
    }
  }

  @Test func aDayWithoutATimeOpensAtItsFirst() throws {
    let bounded = try opened(["--min", "2026-11-21 09:30", "--selected", "2026-11-21"], both, .both)
    #expect(bounded.text == "2026-11-21T09:30")
    #expect(bounded.notice == nil)
  }

  @Test func aClosedDefaultIsSaid() throws {
    let weekend = ["--disable", "* * 6,0", "--selected"]
    let day = try opened(weekend + ["2026-11-21"])
    #expect(day.text == "2026-11-20")
    #expect(day.notice == .outOfReach("2026-11-21"))
    let both = try opened(weekend + ["2026-11-21 10:00"], both, .both)
    #expect(both.text == "2026-11-20T10:00")
    #expect(both.notice == .outOfReach("2026-11-21T10:00"))
    let month = try opened(weekend + ["2026-08"], [.year, .month])
    #expect(month.text == "2026-08")
    #expect(month.notice == nil)
    #expect(try opened(Array(weekend.prefix(2))).notice == nil)
  }
}
