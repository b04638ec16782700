import Glibc
import TerminalKit

/// The cells of a frame that look different from the frame before.
///
/// Cells that differ only in style count as equal where the terminal shows both styles alike, as in most of
/// the current row in the automatic theme.
struct FrameChanges {
  /// Adjacent cells of one row; never half of a wide character.
  struct Run: Equatable {
    let row: Int
    var columns: Range<Int>
  }

  /// From the top left to the lower right.
  private(set) var runs: [Run] = []
  /// For each style, a style that looks the same.
  private let looks: [UInt8]
  /// The columns of the frame.
  private let width: Int

  /// A gap of this many equal cells costs as much to draw as starting another run.
  private static let smallestGap = 4

  /// - Parameters:
  ///   - before: A frame of the same size; nil if unknown, and then every cell counts as changed.
  ///   - looks: For each style the first one that looks the same; styles beyond the list look only like
  ///     themselves.
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

  /// From the first to the last cell of each row that differ from blanks of the plain style.
  ///
  /// - Complexity: O(cells).
  init(fromBlankTo now: Frame, looks: [UInt8]) {
    self.looks = looks
    width = now.columns
    let plain = look(.plain)
    now.cells.withUnsafeBufferPointer { cells in
      for row in 0..<now.rows {
        var (first, end) = (row * width, (row + 1) * width)
        while first < end, isBlank(cells[first], plain) { first += 1 }
        while first < end, isBlank(cells[end - 1], plain) { end -= 1 }
        if first < end { runs.append(Run(row: row, columns: first - row * width..<end - row * width)) }
      }
    }
  }

  private func isBlank(_ cell: Cell, _ plain: UInt8) -> Bool {
    cell.scalar == " " && cell.hasSameCharacter(as: .blank(.plain)) && look(cell.style) == plain
  }

  var isEmpty: Bool { runs.isEmpty }

  /// Whether a row is equal byte by byte, as most rows are.
  private static func isSame(_ row: Int, _ now: Frame, _ before: Frame) -> Bool {
    let length = now.columns * MemoryLayout<Cell>.stride
    return now.cells.withUnsafeBytes { now in
      before.cells.withUnsafeBytes { before in
        memcmp(now.baseAddress! + row * length, before.baseAddress! + row * length, length) == 0
      }
    }
  }

  /// Compares a row cell by cell; a cell is one word, and most words of a changed row are equal.
  private mutating func compare(_ row: Int, _ now: Frame, _ before: Frame) {
    let (start, count) = (row * now.columns, now.columns)
    now.cells.withUnsafeBufferPointer { now in
      before.cells.withUnsafeBufferPointer { before in
        let words = UnsafeRawPointer(now.baseAddress! + start).assumingMemoryBound(to: UInt64.self)
        let oldWords = UnsafeRawPointer(before.baseAddress! + start).assumingMemoryBound(to: UInt64.self)
        var (first, end) = (0, 0)  // Of the current run; empty before the first.
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

  /// Adds a run, widened to whole characters at both ends.
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
