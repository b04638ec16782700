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
  /// Whether the text is a key that acted at once, and is text only if a word goes on with it.
  var isKey = false
  /// The choice before the number that is being typed.
  var beforeNumber: Moment
  /// Whether a separator or a word stands before the number that is being typed.
  var isParted = false
  /// Whether the last column is complete: nothing more fits in.
  var isFull = false

  init(text: String = "", start: Int, before: Moment, isKey: Bool = false) {
    self.text = text
    self.start = start
    self.before = before
    self.isKey = isKey
    beforeNumber = before
  }

  /// Whether the text has digits alone.
  var isNumber: Bool { text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } }

  var endsInSign: Bool { text.last.map { !$0.isLetter && !$0.isNumber } ?? false }
  var endsInLetter: Bool { text.last.map(\.isLetter) ?? false }

  /// Whether the key with this character begins a word: `today`, `thu`, `tue`, 上周五.
  func begins(with character: Character) -> Bool { isKey && (text != "t" || "ohu".contains(character)) }
}
