import CalendarModel

/// What was typed into the columns of a day or a time, key after key: `14.3`, `march 14`.
///
/// The columns take it as it comes. If it turns out to be no date as the columns stand, the entry line takes all of it.
struct TypedRun: Equatable, Sendable {
  /// Everything that was typed.
  var text: String
  /// The column that had the focus before the first key.
  let start: Int
  /// The choice before the first key.
  let before: Moment
  /// The key that acted at once, if the text is no more than that.
  var key: Key?
  /// The choice before the number that is being typed.
  var beforeNumber: Moment
  /// Whether a separator or a word stands before the number that is being typed.
  var isParted = false
  /// Whether the last column is complete: nothing more fits in.
  var isFull = false

  /// A key whose character is text only if more is typed behind it.
  enum Key: Equatable, Sendable {
    /// `t`, which goes to today.
    case now
    /// A letter or a character that chose a half of the day.
    case half
  }

  init(text: String = "", start: Int, before: Moment, key: Key? = nil) {
    self.text = text
    self.start = start
    self.before = before
    self.key = key
    beforeNumber = before
  }

  var isKey: Bool { key != nil }

  /// What chose a half of the day as it is written before a time: 下午 for 下, `pm` for `p`.
  var halfInFull: String {
    switch text {
    case "上", "下": text + "午"
    case "a", "p": text + "m"
    default: text
    }
  }

  /// Whether the text has digits alone.
  var isNumber: Bool { text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } }

  var endsInSign: Bool { text.last.map { !$0.isLetter && !$0.isNumber } ?? false }
  var endsInLetter: Bool { text.last.map(\.isLetter) ?? false }

  /// Whether the key with this character begins a word: `today`, `thu`, `tue`, `two`, `ten`, 上周五.
  func begins(with character: Character) -> Bool {
    key == .half || key == .now && "ehouw".contains(character)
  }
}
