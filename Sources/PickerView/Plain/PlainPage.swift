import PickerCore
import RegionModel

/// The rows that a plain question names at once: the page around the cursor, or the rows with the typed initials.
///
/// It depends on the state alone: typed letters hold until another action clears them.
struct PlainPage: Equatable {
  /// The most rows named at once: with the question around them they fit on a screen of 24 rows.
  static let length = 15

  /// Indices in the list or in the search results.
  let rows: Range<Int>
  /// How many rows there are on all pages.
  let count: Int
  /// The initials of the rows; empty if the page is not limited to letters.
  let letters: [Letter]
  /// How many rows follow on later pages; with letters, only rows that begin with them count.
  let left: Int

  init(_ state: State) {
    let list = state.places?.list
    count = state.search?.resultCount ?? list?.count ?? 0
    // In the data's own order, rows with the same letters are not together: the page follows the cursor.
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

  /// The first row of the next page; after the last page, the first row of all.
  ///
  /// After all rows with the letters, it is the row where the current page begins.
  var next: Int {
    if !letters.isEmpty, left == 0 { return rows.lowerBound }
    return rows.upperBound < count ? rows.upperBound : 0
  }

  /// The first row of the previous page; before the first page, that of the last page.
  var previous: Int {
    let start = rows.lowerBound / PlainPage.length * PlainPage.length
    return start > 0 ? start - PlainPage.length : max(count - 1, 0) / PlainPage.length * PlainPage.length
  }

  /// Whether some rows are not on this page.
  var isPart: Bool { rows.count < count }

  /// The end of a long page from `first`: the start of a regular page, so that no row is named twice.
  private static func cut(_ first: Int) -> Int { (first + length + length / 2) / length * length }

  /// The end of the rows that begin with the letters; they stand together.
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
