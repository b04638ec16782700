import CalendarModel
import RegionModel

@testable import PickerCore

/// A pick of a day or a time in a test: what is done to it, and what it shows.
struct Picked {
  var state: State
  /// The time of the last key that was typed.
  private var clock = 0

  /// Noon-like on Saturday 21 November 2026, unless said otherwise.
  static let now = moment("2026-11-21 09:30:15")

  init(
    _ fields: [MomentPick.Field] = [.year, .month, .day], from first: String? = nil, to last: String? = nil,
    disable rules: [String] = [], step: Int = 1, now: Moment = Picked.now, at start: String? = nil
  ) throws {
    let pick = try MomentPick(
      fields: fields,
      bounds: (first.map(Picked.moment) ?? .first)...(last.map(Picked.lastMoment) ?? .last),
      rules: rules.map { try DayRule($0) }, minuteStep: step, now: now, start: start.map(Picked.moment) ?? now
    )
    state = State.opened(.moment(pick), size: Size(columns: 80, rows: 24)).state
  }

  static func moment(_ text: String) -> Moment {
    (try? DateWords(now: .first).moments(text))?.lowerBound ?? .first
  }

  private static func lastMoment(_ text: String) -> Moment {
    (try? DateWords(now: .first).moments(text))?.upperBound ?? .last
  }

  var columns: Columns { state.columns! }
  var moments: Moments { columns.moments! }
  /// As it is printed.
  var text: String { moments.text }

  @discardableResult
  mutating func send(_ actions: Action...) -> String {
    for action in actions { _ = reduce(&state, action) }
    return text
  }

  /// Types digits, signs and letters as the keymap of the wheels sends them, with a low line for a pause.
  @discardableResult
  mutating func type(_ keys: String) -> String {
    for key in keys {
      clock += key == "_" ? 5000 : 100
      if key == "_" { continue }
      if columns.entry != nil || !key.isASCII || key == "+" {
        send(.searchEdited(.typed(String(key))))
      } else if let digit = key.wholeNumberValue {
        send(.digitTyped(digit, at: clock))
      } else if key == "t", !columns.isTyping(at: clock), columns.moments?.run?.isKey != true {
        send(.nowAsked)
      } else if let letter = Letter(key) {
        send(.letterTyped(letter, at: clock))
      } else {
        send(.signTyped(String(key)))
      }
    }
    return text
  }

  func numbers(_ column: Int) -> [Int] {
    if case .numbers(_, let numbers) = columns.columns[column].rows { Array(numbers) } else { [] }
  }
}
