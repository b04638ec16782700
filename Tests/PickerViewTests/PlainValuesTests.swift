import CalendarModel
import PickerCore
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// Columns, days and times as plain questions.
struct PlainValuesTests {
  /// A pick by plain questions: what is said, and what is asked next.
  private struct Talk {
    var face: PlainFace
    var state: State
    var said: [String] = []

    init(_ values: ValuePick, _ subject: Subject, _ language: Language = .chinese) {
      let presentation = Presentation(subject: subject, language: language)
      var options = Options()
      presentation.configure(&options)
      face = PlainFace(presentation)
      state = State.opened(values, options: options, size: Size(columns: 80, rows: 24)).state
      said = face.opening(state)
    }

    /// Answers with a line; what is said then.
    @discardableResult
    mutating func answer(_ line: String) -> [String] {
      switch face.reply(to: line, in: state) {
      case .saying(let lines): said = lines
      case .actions(let actions):
        let before = state
        for action in actions { _ = reduce(&state, action) }
        said = face.lines(after: before, state)
      }
      return said
    }

    var prompt: String { face.prompt(state) }
  }

  private let now = Moment(Day(clampingYear: 2026, month: 11, day: 21), TimeOfDay(clamping: 34_200))

  private func date(_ language: Language = .chinese) throws -> Talk {
    let first = Moment(Day(clampingYear: 1900, month: 1, day: 1))
    return Talk(
      .moment(try MomentPick(fields: [.year, .month, .day], bounds: first...now, now: now, start: now)),
      .date, language)
  }

  private func sizes() throws -> Talk {
    Talk(
      .items(
        try ItemPick(
          [ItemTable(["S", "M", "L"]), ItemTable(["黑", "白"])], titles: ["尺码"], selected: [.item("M")])),
      .items)
  }

  /// The next question's default is the one before, and the refused text is gone.
  @Test func aRefusedTimeChangesNothing() throws {
    func time(_ hour: Int) -> Moment { Moment(now.day, TimeOfDay(clamping: hour * 3600)) }
    var talk = Talk(
      .moment(
        try MomentPick(fields: [.hour, .minute], bounds: time(9)...time(18), now: now, start: time(12))),
      .time, .english)
    let prompt = talk.prompt
    #expect(talk.answer("20:00") == ["20:00 cannot be chosen: 09:00 to 18:00"])
    #expect(talk.prompt == prompt)
    talk.answer("")
    #expect(talk.state.columns?.active == 1)
    talk.answer("20:00")
    talk.answer("")
    #expect(talk.state.outcome == .moment(time(12)))
  }

  /// A year of two digits is asked for again, as in the wheels, and a date without one is of the year that was answered.
  @Test func aYearHasFourDigits() throws {
    var talk = try date(.english)
    #expect(talk.answer("87") == ["A year has four digits, not 87", "Year, from 1900 to 2026:"])
    talk.answer("1987")
    #expect(talk.state.columns?.active == 1)
    talk.answer("6-5")
    #expect(talk.state.outcome == .moment(Moment(Day(clampingYear: 1987, month: 6, day: 5))))
  }

  /// A number that no item has as its place is the item itself, and so is 0 where there is no question before.
  @Test func aNumberIsAnItemWhereItIsNoPlace() throws {
    let numbers = Talk(.items(try ItemPick([ItemTable(["10", "20", "0"])])), .items)
    for (answer, row) in [("20", 1), ("0", 2), ("2", 1), ("10", 0)] {
      var talk = numbers
      talk.answer(answer)
      #expect(talk.state.outcome == .chosen([row]))
    }
    var talk = numbers
    #expect(talk.answer("30") == ["没有编号 30，编号从 1 到 3"])
    talk = Talk(.items(try ItemPick([ItemTable(["a"]), ItemTable(["0", "1"])])), .items)
    talk.answer("a")
    talk.answer("0")
    #expect(talk.state.columns?.active == 0)
  }

  @Test func weeksSayWhatCanBeWritten() throws {
    let weeks = Talk(
      .moment(try MomentPick(fields: [.weekYear, .week], now: now, start: now)), .date, .english)
    #expect(weeks.said[1] == "Answer one by one, or type it whole, such as 2026-W47, W47, next week")
  }

  @Test func escAloneCancels() throws {
    var talk = try date()
    talk.answer("\u{1B}[A")
    #expect(talk.state.outcome == nil)
    talk.answer("\u{1B}")
    #expect(talk.state.outcome == .cancelled)
  }

  /// No line of the opening is wider than a terminal, which would break it within a word.
  @Test(arguments: [Language.chinese, .english]) func theOpeningFitsAScreen(_ language: Language) throws {
    #expect(try date(language).said.allSatisfy { TextWidth.of($0) <= 80 })
  }

  @Test func eachPartIsAskedWithItsBounds() throws {
    var talk = try date()
    #expect(talk.said.first == "请选择日期")
    #expect(talk.said.last == "年，从 1900年 到 2026年：")
    #expect(talk.prompt == "请输入数字（回车即 2026年）：")
    #expect(talk.answer("1987") == ["月，从 1月 到 12月："])
    #expect(talk.prompt == "请输入数字（回车即 11月，减号返回）：")
    #expect(talk.answer("2") == ["日，从 1日 周日 到 28日 周六："])
    #expect(talk.answer("30") == ["这一列没有 30", "日，从 1日 周日 到 28日 周六："])
    #expect(talk.answer("-") == ["月，从 1月 到 12月："])
    talk.answer("")
    #expect(talk.answer("") == ["选定：1987年 2月 21日 周六"])
    #expect(talk.state.outcome == .moment(Moment(Day(clampingYear: 1987, month: 2, day: 21))))
  }

  @Test(arguments: [
    ("1987-06-05", "1987-06-05"), ("19870605", "1987-06-05"), ("昨天", "2026-11-20"), ("-1m", "2026-10-21"),
    ("-3d+1d", "2026-11-19"), ("+0d", "2026-11-21"), ("１９８７－６－５", "1987-06-05"),
  ])
  func aWholeDateIsTakenAtOnce(_ line: String, _ date: String) throws {
    var talk = try self.date()
    talk.answer(line)
    #expect(talk.state.outcome != nil)
    #expect(talk.state.columns?.moments?.text == date)
  }

  @Test func whatCannotBeTakenIsSaidAndAskedAgain() throws {
    var talk = try date()
    #expect(talk.answer("2026-11-22") == ["2026-11-22 不可选：可选 1900-01-01 到 2026-11-21"])
    #expect(talk.answer("2026-02-30") == ["没有 2026-02-30 这一天或时间"])
    #expect(talk.answer("哪天") == ["看不懂“哪天”"])
    #expect(talk.answer("1800") == ["这一列没有 1800", "年，从 1900年 到 2026年："])
    // A minus sign alone goes back; with a number alone behind it, nobody knows what is meant.
    #expect(talk.answer("-3") == ["看不懂“-3”"])
    talk.answer("1987-06-05")
    #expect(talk.state.outcome == .moment(Moment(Day(clampingYear: 1987, month: 6, day: 5))))
  }

  @Test func englishMonthsAreAnsweredByName() throws {
    var talk = try date(.english)
    talk.answer("1987")
    #expect(talk.said == ["Month, from January to December:"])
    #expect(talk.answer("feb") == ["Day, from 1 Sun to 28 Sat:"])
  }

  @Test func itemsAreNumbered() throws {
    var talk = try sizes()
    #expect(talk.said.suffix(4) == ["尺码，共 3 项：", "1. S", "2. M，已选", "3. L"])
    #expect(talk.prompt == "请输入编号（回车即 M）：")
    #expect(talk.answer("3") == ["第 2 列，共 2 项：", "1. 黑，已选", "2. 白"])
    #expect(talk.answer("9") == ["没有编号 9，编号从 1 到 2"])
    #expect(talk.answer("x") == ["没有“x”"])
    #expect(talk.answer("9") == ["没有编号 9，编号从 1 到 2"])
    #expect(talk.answer("0").first == "尺码，共 3 项：")
    talk.answer("L")
    #expect(talk.answer("白") == ["选定：L 白"])
    #expect(talk.state.outcome == .chosen([2, 1]))
  }

  @Test func aTextFindsAndALongColumnHasPages() throws {
    let items = (1...40).map { "branch-\($0)" }
    var talk = Talk(.items(try ItemPick([ItemTable(items)])), .items)
    #expect(talk.said.contains("选项，共 40 项，第 1 到 15 项："))
    #expect(talk.answer("+").contains("16. branch-16，已选"))
    #expect(talk.answer("ch-33").contains("33. branch-33，已选"))
    #expect(talk.answer("-").first == "选项，共 40 项，第 16 到 30 项：")
    talk.answer("q")
    #expect(talk.state.outcome == .cancelled)
  }
}
