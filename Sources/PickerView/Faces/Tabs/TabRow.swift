import TerminalKit

/// The places of tabs in a row, as far as they fit.
///
/// The open tab is shown whole if it fits. Tabs that do not fit are hidden, with an ellipsis on their side.
struct TabRow: Equatable {
  struct Tab: Equatable {
    let step: Int
    let text: String
    let columns: Range<Int>
  }

  /// If the ellipsis would cut a tab to less than this, the ellipsis is left out.
  private static let leastWidth = 8

  private(set) var tabs: [Tab] = []
  /// The columns of the ellipses for hidden tabs, at either end.
  private(set) var ellipses: [Int] = []

  private let widths: [Int]
  private let room: Range<Int>
  private let gap: Int
  private let ellipsisWidth: Int

  /// - Parameters:
  ///   - texts: The texts of the tabs, at least one.
  ///   - open: The tab that must be visible.
  ///   - columns: The cells that the row may fill.
  init(_ texts: [String], open: Int, ellipsis: String, columns: Range<Int>) {
    widths = texts.map(TextWidth.of)
    room = columns
    gap = columns.count >= 24 ? 4 : 2
    ellipsisWidth = TextWidth.of(ellipsis)
    let shown = TabRow.shown(open, of: texts.count) { [self] in width(of: $0) <= room.count }
    place(texts, shown, ellipsis: ellipsis)
  }

  /// The tabs that fit: the open one, then those before it, nearest first, then those after it.
  private static func shown(_ open: Int, of count: Int, fits: (Range<Int>) -> Bool) -> Range<Int> {
    var shown = open..<open + 1
    while shown.lowerBound > 0, fits(shown.lowerBound - 1..<shown.upperBound) {
      shown = shown.lowerBound - 1..<shown.upperBound
    }
    while shown.upperBound < count, fits(shown.lowerBound..<shown.upperBound + 1) {
      shown = shown.lowerBound..<shown.upperBound + 1
    }
    return shown
  }

  /// The width of a run of tabs in cells, with an ellipsis for each side that hides tabs.
  private func width(of run: Range<Int>) -> Int {
    let hiddenSides = (run.lowerBound > 0 ? 1 : 0) + (run.upperBound < widths.count ? 1 : 0)
    return widths[run].reduce(0, +) + gap * (run.count - 1) + hiddenSides * (ellipsisWidth + gap)
  }

  private mutating func place(_ texts: [String], _ shown: Range<Int>, ellipsis: String) {
    var column = room.lowerBound
    let rest = room.count - ellipsisWidth - gap
    if shown.lowerBound > 0, rest >= min(widths[shown.lowerBound], TabRow.leastWidth) {
      ellipses.append(column)
      column += ellipsisWidth + gap
    }
    for step in shown {
      let text = TextWidth.truncated(texts[step], to: room.upperBound - column, ellipsis: ellipsis)
      let end = column + TextWidth.of(text)
      tabs.append(Tab(step: step, text: text, columns: column..<end))
      column = end + gap
    }
    if shown.upperBound < widths.count, column + ellipsisWidth <= room.upperBound { ellipses.append(column) }
  }

  /// The columns of a tab, or of the nearest visible one if it is hidden.
  func columns(ofStep step: Int) -> Range<Int> {
    let nearest = tabs.min { abs($0.step - step) < abs($1.step - step) }
    return nearest?.columns ?? room.lowerBound..<room.lowerBound
  }
}
