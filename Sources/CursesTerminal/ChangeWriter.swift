import TerminalKit

/// Writes changed cells as bytes for a terminal that speaks ECMA-48.
///
/// The bytes begin and end with no attributes on.
struct ChangeWriter {
  /// What the terminal can do beside moving the cursor to a place and forward.
  struct Dialect: Equatable {
    /// `ESC [ N X` erases cells without moving.
    var erases = false
    /// Erased cells get the current background.
    var erasesInColor = false
    /// `ESC [ N G` moves within the row.
    var movesInRow = false
  }

  private(set) var bytes: [UInt8] = []
  private let dialect: Dialect
  /// Where the cursor is; nil where nobody knows.
  private var position: Frame.Position?
  private var style = StyleCodes.plain

  /// Fewer blanks are written one by one.
  private static let leastErased = 10

  init(_ dialect: Dialect, at position: Frame.Position?) {
    self.dialect = dialect
    self.position = position
    bytes.reserveCapacity(1_024)
  }

  mutating func move(to column: Int, row: Int) {
    defer { position = Frame.Position(column: column, row: row) }
    if let old = position, old.row == row, old.column == column { return }
    escape()
    if let old = position, old.row == row, column > old.column || dialect.movesInRow {
      let isAhead = column > old.column
      let number = isAhead ? column - old.column : column + 1
      if number > 1 { put(number) }
      bytes.append(UInt8(ascii: isAhead ? "C" : "G"))
    } else {
      put(row + 1)
      bytes.append(UInt8(ascii: ";"))
      put(column + 1)
      bytes.append(UInt8(ascii: "H"))
    }
  }

  private mutating func escape() {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
  }

  /// Writes a number of at most four digits.
  private mutating func put(_ number: Int) {
    var unit = number < 10 ? 1 : number < 100 ? 10 : number < 1_000 ? 100 : 1_000
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / unit % 10))
      unit /= 10
    }
  }

  mutating func set(_ new: StyleCodes) {
    guard new != style else { return }
    new.write(after: style, to: &bytes)
    style = new
  }

  /// Writes a character of so many cells; one without cells belongs to the character before it.
  mutating func put(_ scalar: Unicode.Scalar, width: Int) {
    let value = scalar.value
    if value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value))
    } else {
      let lead: UInt32 = value < 0x800 ? 0xC0 : value < 0x1_0000 ? 0xE0 : 0xF0
      let count: UInt32 = value < 0x800 ? 1 : value < 0x1_0000 ? 2 : 3
      bytes.append(UInt8(truncatingIfNeeded: lead | value >> (6 * count)))
      for part in (0..<count).reversed() {
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> (6 * part) & 0x3F))
      }
    }
    position?.column += width
  }

  /// Writes blanks in the current style.
  ///
  /// - Parameter isLast: Whether the next thing is a move, so that the cursor may stay before them.
  mutating func putBlanks(_ count: Int, isLast: Bool) {
    if dialect.erases, count >= ChangeWriter.leastErased || (isLast && count > 4),
      style.canErase(inColor: dialect.erasesInColor)
    {
      escape()
      put(count)
      bytes.append(UInt8(ascii: "X"))
      if !isLast, let place = position { move(to: place.column + count, row: place.row) }
    } else {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
      position?.column += count
    }
  }

  /// Forgets where the cursor is: after a row's last cell, terminals leave it in different columns.
  mutating func forgetPosition() { position = nil }

  /// Turns attributes off and leaves the cursor at a place, or anywhere.
  mutating func finish(at cursor: Frame.Position?) {
    set(.plain)
    if let cursor { move(to: cursor.column, row: cursor.row) }
  }
}
