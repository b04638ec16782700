import PickerCore

/// The columns where the parts of a sheet begin and end.
///
/// At the left, titles, dots, letters, headings and hints begin in the first column of `margin`, and names in `name`.
/// At the right, everything ends in the last column of `margin`. Narrow sheets leave some parts out.
struct Grid {
  /// The columns for lines of words.
  let margin: Range<Int>
  /// The column of the current row's sign; nil on a screen too narrow for it.
  let sign: Int?
  /// The column of the sections' letters; nil if names need the room.
  let letter: Int?
  /// The column of the marks' signs; nil where one place is picked, and on a sheet too narrow for them.
  let mark: Int?
  let name: Int
  /// The column of the letter index at the right edge; nil if names need the room.
  let index: Int?
  /// The column of ▲ and ▼, in the border or in the last column; nil if names need the room.
  let edge: Int?

  /// The cells before a name for the sign of its mark and a blank; 0 without signs.
  private let markWidth: Int

  /// - Parameter markSign: How many cells the sign of a mark fills; 0 for none.
  init(_ shell: Shell, markSign: Int = 0) {
    let inner = shell.inner
    let isWide = inner.count >= 16
    let first = inner.lowerBound + (isWide ? 2 : 0)
    margin = first..<inner.upperBound - (inner.count > 24 ? 2 : isWide ? 1 : 0)
    sign = inner.count >= 4 ? inner.lowerBound : nil
    letter = isWide ? first : nil
    let text = isWide ? first + 3 : inner.lowerBound + (sign == nil ? 0 : 2)
    markWidth = markSign > 0 && inner.count >= 8 + markSign ? markSign + 1 : 0
    mark = markWidth > 0 ? text : nil
    name = text + markWidth
    index = isWide ? margin.upperBound - 1 : nil
    edge = isWide || shell.hasBorder ? shell.columns.upperBound - 1 : nil
  }

  /// The column where the names of results begin, and the search text above them; paths need room on narrow sheets.
  var resultName: Int {
    margin.count > 30 ? name : margin.lowerBound + (letter == nil && sign != nil ? 2 : 0) + markWidth
  }

  /// The column of the marks' signs in a search; nil if there are none.
  var resultMark: Int? { mark == nil ? nil : resultName - markWidth }

  /// The column that no name in a list reaches.
  var nameEnd: Int { index.map { $0 - 1 } ?? margin.upperBound }
}
