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
  /// How many rows come behind these: of those that begin with the letters, where there are any.
  let left: Int

  init(_ state: State) {
    let list = state.places?.list
    count = state.search?.resultCount ?? list?.count ?? 0
    // In the order of the data, rows with the same letters do not stand together: the page is the cursor's.
    letters = state.search == nil && list?.tree.order == .letters ? state.typeAhead.letters : []
    if let list, let first = letters.isEmpty ? nil : list.firstPosition(initials: letters) {
      let end = PlainPage.end(of: letters, from: first, in: list)
      rows = first..<min(end, PlainPage.cut(first))
      left = end - rows.upperBound
    } else {
      let cursor = state.search?.cursor ?? state.places?.step.cursor ?? 0
      let start = max(min(cursor, count - 1), 0) / PlainPage.length * PlainPage.length
      rows = start..<min(start + PlainPage.length, count)
      left = count - rows.upperBound
    }
  }

  /// The row that the next page begins with; the first one behind the last page, and behind all rows with the letters
  /// the page that they stand on.
  var next: Int {
    if !letters.isEmpty, left == 0 { return rows.lowerBound }
    return rows.upperBound < count ? rows.upperBound : 0
  }

  /// The row that the page before begins with; that of the last page before the first one.
  var previous: Int {
    let start = rows.lowerBound / PlainPage.length * PlainPage.length
    return start > 0 ? start - PlainPage.length : max(count - 1, 0) / PlainPage.length * PlainPage.length
  }

  /// Whether this is not all that there is.
  var isPart: Bool { rows.count < count }

  /// Where a page ends that begins at `first` and is too long: where another begins, so that no row is named twice.
  private static func cut(_ first: Int) -> Int { (first + length + length / 2) / length * length }

  /// The row behind the last one that begins with the letters; rows with the same ones stand together.
  ///
  /// - Complexity: O(log *n*) in the rows of the list.
  private static func end(of letters: [Letter], from first: Int, in list: Rows) -> Int {
    var (last, end) = (first, list.count)
    while end - last > 1 {
      let middle = (last + end) / 2
      if list[middle].initials.starts(with: letters) { last = middle } else { end = middle }
    }
    return end
  }
}
