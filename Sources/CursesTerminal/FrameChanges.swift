import Glibc
import TerminalKit

/// What of a frame shows something else than the frame before it did.
///
/// Cells that differ in their style alone are the same where the terminal shows both styles in one way, as most of the
/// current row in the automatic theme.
struct FrameChanges {
  /// Cells of one row that stand together. A wide character at either end is whole in it.
  struct Run: Equatable {
    let row: Int
    var columns: Range<Int>
  }

  /// From the top left to the lower right.
  private(set) var runs: [Run] = []
  /// For each style one that looks the same.
  private let looks: [UInt8]

  /// So many cells cost as much to draw as the beginning of another run.
  private static let smallestGap = 4

  /// - Parameters:
  ///   - before: A frame of the same size; nil where nothing is known, and all is a change.
  ///   - looks: For each style the first one that looks the same; a style that is not there looks like itself.
  /// - Complexity: O(cells).
  init(from before: Frame?, to now: Frame, looks: [UInt8]) {
    self.looks = looks
    guard let before else {
      runs = (0..<now.rows).map { Run(row: $0, columns: 0..<now.columns) }
      return
    }
    for row in 0..<now.rows where !FrameChanges.isSame(row, now, before) { compare(row, now, before) }
  }

  var isEmpty: Bool { runs.isEmpty }

  /// Whether a row is the same byte by byte, as most rows of a screen are.
  private static func isSame(_ row: Int, _ now: Frame, _ before: Frame) -> Bool {
    let length = now.columns * MemoryLayout<Cell>.stride
    return now.cells.withUnsafeBytes { now in
      before.cells.withUnsafeBytes { before in
        memcmp(now.baseAddress! + row * length, before.baseAddress! + row * length, length) == 0
      }
    }
  }

  private mutating func compare(_ row: Int, _ now: Frame, _ before: Frame) {
    let (now, before) = (now.row(row), before.row(row))
    for (column, (cell, old)) in zip(now, before).enumerated() where !looksSame(cell, old) {
      let first = cell.width == 0 && column > 0 ? column - 1 : column
      let end = cell.width == 2 && column + 1 < now.count ? column + 2 : column + 1
      add(first..<end, in: row)
    }
  }

  private func looksSame(_ cell: Cell, _ old: Cell) -> Bool {
    cell == old || cell.hasSameCharacter(as: old) && look(cell.style) == look(old.style)
  }

  private func look(_ style: Style) -> UInt8 {
    let index = Int(style.rawValue)
    return index < looks.count ? looks[index] : style.rawValue
  }

  /// Adds columns behind the last run, or to it where they are near.
  private mutating func add(_ columns: Range<Int>, in row: Int) {
    if let last = runs.last, last.row == row,
      columns.lowerBound <= last.columns.upperBound + FrameChanges.smallestGap
    {
      let end = max(last.columns.upperBound, columns.upperBound)
      runs[runs.count - 1].columns = last.columns.lowerBound..<end
    } else {
      runs.append(Run(row: row, columns: columns))
    }
  }
}
