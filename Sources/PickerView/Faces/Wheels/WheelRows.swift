/// The rows of a wheel on the screen: the band in the middle, a hairline on either side, other rows beyond.
struct WheelRows: Equatable {
  let band: Int
  /// The rows of the hairlines; empty on a low screen.
  let hairlines: [Int]
  /// The rows that show rows of a column, each with its distance from the band.
  let rows: [(row: Int, distance: Int)]

  /// The fewest rows for hairlines: the band, both hairlines, and a row on either side.
  private static let leastHeight = 5

  init(_ list: Range<Int>) {
    let middle = list.lowerBound + (list.count - 1) / 2
    let hasLines = list.count >= WheelRows.leastHeight
    band = middle
    hairlines = hasLines ? [middle - 1, middle + 1] : []
    rows = list.compactMap { row in
      let distance = row - middle
      guard hasLines, distance != 0 else { return (row, distance) }
      return abs(distance) == 1 ? nil : (row, distance - distance.signum())
    }
  }

  static func == (a: WheelRows, b: WheelRows) -> Bool {
    a.band == b.band && a.hairlines == b.hairlines && a.rows.elementsEqual(b.rows, by: ==)
  }
}
