/// Which columns are visible, and which cells each of them has.
///
/// Columns share the room equally if their names fit; one that needs more takes it from those that need less. If not
/// all columns fit, those around the active one are shown.
struct WheelSlots: Equatable {
  struct Slot: Equatable {
    let column: Int
    /// The sign's cell, a blank, the name, and a gap before the next column.
    let columns: Range<Int>

    /// The cells of the name, the gap included.
    var name: Range<Int> { min(columns.lowerBound + 2, columns.upperBound)..<columns.upperBound }
  }

  let slots: [Slot]
  /// Whether columns before the first or after the last slot are hidden.
  let hidesBefore: Bool
  let hidesBehind: Bool

  /// The least width of a slot: the sign, a blank, three Han characters or a short word, and a gap.
  private static let leastWidth = 10

  /// - Parameters:
  ///   - needs: The width of the widest name in each column, in cells; 0 for the empty columns at the end.
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

  /// Gives every column an equal share, and the cells that some do not need to those that need more.
  private static func widths(_ needs: [Int], room: Int) -> [Int] {
    var (left, share) = (room, room / needs.count)
    var widths = Array(repeating: share, count: needs.count)
    guard needs.contains(where: { $0 > share }) else { return widths }
    // The narrowest columns get their width first, so that the others share what is left.
    for (served, index) in needs.indices.sorted(by: { needs[$0] < needs[$1] }).enumerated() {
      share = left / (needs.count - served)
      widths[index] = min(needs[index], share)
      left -= widths[index]
    }
    let spare = left / needs.count
    return widths.map { $0 + spare }
  }
}
