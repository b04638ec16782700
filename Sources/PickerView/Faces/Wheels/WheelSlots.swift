/// Which columns are seen, and which cells each of them has.
///
/// All columns share the room equally where their names fit; one that needs more takes it from those that need less.
/// Where there is no room for all, those around the active one are seen.
struct WheelSlots: Equatable {
  struct Slot: Equatable {
    let column: Int
    /// The sign's cell, a blank, the name, and the gap to the next column.
    let columns: Range<Int>

    /// Where the name begins, and the column that it does not reach.
    var name: Range<Int> { min(columns.lowerBound + 2, columns.upperBound)..<columns.upperBound }
  }

  let slots: [Slot]
  /// Whether there are columns before the first and behind the last that are not seen.
  let hidesBefore: Bool
  let hidesBehind: Bool

  /// The sign, a blank, three Han characters or a short word, and a gap.
  private static let leastWidth = 10

  /// - Parameters:
  ///   - needs: How many cells the names of each column need, the empty columns at the end included.
  ///   - room: The cells that the columns may fill.
  init(needs: [Int], active: Int, room: Range<Int>) {
    let count = max(min(needs.count, room.count / WheelSlots.leastWidth), 1)
    let first = min(max(active - (count - 1) / 2, 0), max(needs.count - count, 0))
    let shown = first..<min(first + count, needs.count)
    let widths = WheelSlots.widths(needs[shown].map { $0 + 4 }, room: room.count)
    var column = room.lowerBound
    slots = zip(shown, widths).map { index, width in
      defer { column += width }
      return Slot(column: index, columns: column..<column + width)
    }
    hidesBefore = shown.lowerBound > 0
    hidesBehind = shown.upperBound < needs.count
  }

  /// Gives every column an equal share, and what a column can spare to those that need more.
  private static func widths(_ needs: [Int], room: Int) -> [Int] {
    var (left, share) = (room, room / needs.count)
    var widths = Array(repeating: share, count: needs.count)
    guard needs.contains(where: { $0 > share }) else { return widths }
    // The columns that need least are served first, so that what they leave is shared by the others.
    for (served, index) in needs.indices.sorted(by: { needs[$0] < needs[$1] }).enumerated() {
      share = left / (needs.count - served)
      widths[index] = min(needs[index], share)
      left -= widths[index]
    }
    let spare = left / needs.count
    return widths.map { $0 + spare }
  }
}
