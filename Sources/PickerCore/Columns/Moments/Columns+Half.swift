import CalendarModel

/// Typing into the column of the halves of a day: it chooses one, and a time may go on behind it.
extension Columns {
  /// Turns the half of the day to 上 or 下, if that column has the focus; 午 may follow.
  ///
  /// - Returns: Whether the text was taken: it is then not written, unless a word such as 下周 goes on with it.
  mutating func takeHalf(_ text: String) -> Bool {
    guard case .numbers(.half, let numbers) = column.rows, moments != nil else { return false }
    if text == "午", let run = moments?.run, run.key == .half, ["上", "下"].contains(run.text) {
      moments?.run?.text = run.text + text
      return true
    }
    guard let number = ["上", "下"].firstIndex(of: text), numbers.row(of: number) != nil, !hasWritten else {
      return false
    }
    noteHalf(text, last: Character(text))
    changeMoments { $0.set(.half, to: number) }
    return true
  }

  /// Whether a part of a time was typed: 上 or 下 behind it is text.
  private var hasWritten: Bool { moments?.run.map { !$0.isKey } ?? false }

  /// Keeps what chose a half of the day, since a written time may go on with it.
  ///
  /// - Parameter last: The last character of `text`, which is written behind a time: the `m` of `9:15pm`.
  mutating func noteHalf(_ text: String, last: Character) {
    guard let before = moments?.choice else { return }
    if hasWritten {
      moments?.run?.text.append(last)
      return
    }
    let run = moments?.run
    moments?.forgetDigits()
    let isSame = run?.key == .half
    let next = TypedRun(
      text: text, start: active, before: isSame ? run?.before ?? before : before, key: .half)
    moments?.run = next
  }

  /// Focuses the hours if the column is the half of the day, which has no number of its own.
  mutating func leaveHalf() {
    guard isColumn(.half) else { return }
    let hours = columns.firstIndex { if case .numbers(.hour, _) = $0.rows { true } else { false } }
    if let hours { focus(hours) }
  }
}
