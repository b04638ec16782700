/// Lines of text that came in one piece, kept in the bytes they came in.
///
/// Beside the bytes there is an offset for every 64th line that is not empty.
struct ItemBlock: Equatable, Sendable {
  private let bytes: [UInt8]
  /// The byte offset of every 64th item.
  private let marks: [Int]
  let count: Int
  /// How many lines end in the piece, empty ones included.
  let lineCount: Int

  private static let spacing = 64
  private static let newline = UInt8(ascii: "\n")

  /// - Parameters:
  ///   - bytes: Whole lines; the last one may lack its end.
  ///   - firstLine: The number of their first line, counted from 1; a byte-order mark stands before that one alone.
  /// - Throws: The first line with a control character, such as a tab, an escape or a NUL.
  /// - Complexity: O(bytes); the bytes are not copied.
  init(lines bytes: [UInt8], from firstLine: Int) throws(ItemTable.ItemError) {
    var scanner = LineScanner(bytes, from: firstLine)
    try scanner.scan(bytes)
    self.bytes = bytes
    (marks, count, lineCount) = (scanner.marks, scanner.count, scanner.line - firstLine)
  }

  static func == (a: ItemBlock, b: ItemBlock) -> Bool { a.count == b.count && a.bytes == b.bytes }

  /// The bytes of an item, unchanged.
  ///
  /// - Complexity: O(bytes) of up to 64 items.
  func bytes(ofRow row: Int) -> ArraySlice<UInt8> { bytes[range(ofRow: row)] }

  private func range(ofRow row: Int) -> Range<Int> {
    guard (0..<count).contains(row) else { return 0..<0 }
    return bytes.withUnsafeBufferPointer { bytes in
      var lines = LineWalk(bytes, from: marks[row / ItemBlock.spacing])
      for _ in 0..<row % ItemBlock.spacing { _ = lines.next() }
      return lines.next() ?? 0..<0
    }
  }

  func firstRow(in rows: Range<Int>, _ fits: (ItemTable.Line) -> Bool) -> Int? {
    guard !rows.isEmpty else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      let block = rows.lowerBound / ItemBlock.spacing
      var lines = LineWalk(bytes, from: marks[block])
      for _ in block * ItemBlock.spacing..<rows.lowerBound { _ = lines.next() }
      for row in rows {
        guard let line = lines.next() else { return nil }
        if fits(bytes[line]) { return row }
      }
      return nil
    }
  }

  /// - Complexity: O(bytes); it searches 64 items at a time from the end.
  func lastRow(in rows: Range<Int>, _ fits: (ItemTable.Line) -> Bool) -> Int? {
    var end = rows.upperBound
    while end > rows.lowerBound {
      let start = max((end - 1) / ItemBlock.spacing * ItemBlock.spacing, rows.lowerBound)
      var last: Int?
      var first = start
      while let row = firstRow(in: first..<end, fits) { (last, first) = (row, row + 1) }
      if let last { return last }
      end = start
    }
    return nil
  }

  /// Splits bytes into lines, counts the items and marks every 64th.
  private struct LineScanner {
    var marks: [Int] = []
    var count = 0
    private var start: Int
    private(set) var line: Int

    init(_ bytes: [UInt8], from firstLine: Int) {
      start = firstLine == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      line = firstLine
    }

    mutating func scan(_ bytes: [UInt8]) throws(ItemTable.ItemError) {
      var (start, line, count) = (start, line, count)
      var marks: [Int] = []
      let flaw = bytes.withUnsafeBufferPointer { bytes -> ItemTable.ItemError? in
        var index = start
        let end = bytes.count
        while index < end {
          let byte = bytes[index]
          if byte == ItemBlock.newline {
            if index > start {
              if count % ItemBlock.spacing == 0 { marks.append(start) }
              count += 1
            }
            start = index + 1
            line += 1
          } else if byte < 0x20 || byte == 0x7F {
            guard byte == 0x0D, index + 1 == end || bytes[index + 1] == ItemBlock.newline else {
              return ItemTable.ItemError(line: line, character: byte)
            }
            if index == start { start += 1 }
          } else if byte == 0xC2, index + 1 < end, (0x80..<0xA0).contains(bytes[index + 1]) {
            return ItemTable.ItemError(line: line, character: bytes[index + 1])  // C1, as UTF-8 writes it.
          }
          index += 1
        }
        guard start < end else { return nil }
        if count % ItemBlock.spacing == 0 { marks.append(start) }
        count += 1
        return nil
      }
      if let flaw { throw flaw }
      (self.start, self.line, self.count, self.marks) = (start, line, count, marks)
    }
  }
}

/// Goes from item to item.
private struct LineWalk {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    index = start
  }

  /// The bytes of the next item without its line end; nil at the end.
  mutating func next() -> Range<Int>? {
    while index < bytes.count, bytes[index] == 0x0A || isReturn(index) { index += 1 }
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    return start..<(bytes[index - 1] == 0x0D ? index - 1 : index)
  }

  /// A carriage return stands only before a line's end: the scanner rejects any other.
  private func isReturn(_ index: Int) -> Bool { bytes[index] == 0x0D }
}
