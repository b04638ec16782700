import PickerCore
import RegionModel

/// The rows that a plain question names at once: those around the cursor, or those whose initials were typed.
///
/// Which they are follows from the state alone: letters that were typed hold until anything else is.
struct PlainPage: Equatable {
  /// How many rows are named at once: with the question around them they fit on a screen of 24 rows.
  static let length = 15

  /// Positions in the list or in what was found.
  let rows: Range<Int>
  /// How many rows there are on all pages.
  let count: Int
  /// The letters that the rows begin with; empty where all rows count.
  let letters: [Letter]
  /// Whether more rows begin with the letters.
  let isCutShort: Bool

  init(_ state: State) {
    count = state.search?.resultCount ?? state.list.count
    letters = state.search == nil ? state.typeAhead.letters : []
    if let first = letters.isEmpty ? nil : state.list.firstPosition(initials: letters) {
      let end = PlainPage.end(of: letters, from: first, in: state.list)
      rows = first..<min(end, first + PlainPage.length)
      isCutShort = end > rows.upperBound
    } else {
      let cursor = state.search?.cursor ?? state.step.cursor
      let start = max(min(cursor, count - 1), 0) / PlainPage.length * PlainPage.length
      rows = start..<min(start + PlainPage.length, count)
      isCutShort = false
    }
  }

  /// The row that the next page begins with; the first row behind the last page.
  var next: Int {
    !letters.isEmpty && !isCutShort ? rows.lowerBound : rows.upperBound < count ? rows.upperBound : 0
  }

  /// The row that the page before begins with; that of the last page before the first one.
  var previous: Int {
    let start = rows.lowerBound / PlainPage.length * PlainPage.length
    return start > 0 ? start - PlainPage.length : max(count - 1, 0) / PlainPage.length * PlainPage.length
  }

  /// Whether this is not all that there is.
  var isPart: Bool { rows.count < count }

  /// The row behind the last one of a page that begins with the letters, or one further where there are more.
  private static func end(of letters: [Letter], from first: Int, in list: RegionList) -> Int {
    let limit = min(first + length + 1, list.count)
    return (first..<limit).first { !list[$0].initials.starts(with: letters) } ?? limit
  }
}
