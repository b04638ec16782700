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
  /// The columns of the frame.
  private let width: Int

  /// So many cells cost as much to draw as the beginning of another run.
  private static let smallestGap = 4

  /// - Parameters:
  ///   - before: A frame of the same size; nil where nothing is known, and all is a change.
  ///   - looks: For each style the first one that looks the same; a style that is not there looks like itself.
  /// - Complexity: O(cells).
  init(from before: Frame?, to now: Frame, looks: [UInt8]) {
    self.looks = looks
    width = now.columns
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

  /// Compares a row cell by cell. A cell is a word in memory, and most of a changed row is equal words.
  private mutating func compare(_ row: Int, _ now: Frame, _ before: Frame) {
    let (start, count) = (row * now.columns, now.columns)
    now.cells.withUnsafeBufferPointer { now in
      before.cells.withUnsafeBufferPointer { before in
        let words = UnsafeRawPointer(now.baseAddress! + start).assumingMemoryBound(to: UInt64.self)
        let oldWords = UnsafeRawPointer(before.baseAddress! + start).assumingMemoryBound(to: UInt64.self)
        var (first, end) = (0, 0)  // Of the run that is being found; empty before the first.
        var column = 0
        while column < count {
          if words[column] != oldWords[column], !looksSame(now[start + column], before[start + column]) {
            if end > first, column > end + FrameChanges.smallestGap {
              add(first..<end, in: row, now)
              first = column
            } else if end == first {
              first = column
            }
            end = column + 1
          }
          column += 1
        }
        if end > first { add(first..<end, in: row, now) }
      }
    }
  }

  /// Adds a run; a wide character at either end is taken whole.
  private mutating func add(_ columns: Range<Int>, in row: Int, _ cells: UnsafeBufferPointer<Cell>) {
    let (start, width) = (row * self.width, self.width)
    var (first, end) = (columns.lowerBound, columns.upperBound)
    if first > 0, cells[start + first].width == 0 { first -= 1 }
    if end < width, cells[start + end - 1].width == 2 { end += 1 }
    runs.append(Run(row: row, columns: first..<end))
  }

  private func looksSame(_ cell: Cell, _ old: Cell) -> Bool {
    cell.hasSameCharacter(as: old) && look(cell.style) == look(old.style)
  }

  private func look(_ style: Style) -> UInt8 {
    let index = Int(style.rawValue)
    return index < looks.count ? looks[index] : style.rawValue
  }
}
