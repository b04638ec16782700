/// The items of a column: lines of text, kept in the bytes they came in.
///
/// An item becomes a `String` only when it is read. Beside the bytes there is an offset for every 64th item, so ten
/// million items take little more memory than their file. Empty lines are skipped, a carriage return before a line's
/// end belongs to the end, and a leading byte-order mark is skipped. Bytes that are not UTF-8 are kept.
public struct ItemTable: Equatable, Sendable {
  private let bytes: [UInt8]
  /// The byte offset of every 64th item.
  private let marks: [Int]
  public let count: Int
  /// Reads what is in Han characters; nil for nobody.
  private(set) var reader: (any ItemReader)?

  private static let spacing = 64
  private static let newline = UInt8(ascii: "\n")

  /// A line that cannot be shown.
  public struct ItemError: Error, Equatable, Sendable {
    /// The line, or the item of a list, counted from 1; empty ones count too.
    public let line: Int
    /// The control character that was found.
    public let character: UInt8
  }

  /// - Throws: The first line with a control character, such as a tab, an escape or a NUL.
  /// - Complexity: O(bytes); the bytes are not copied.
  public init(lines bytes: [UInt8]) throws(ItemError) {
    var scanner = LineScanner(bytes)
    try scanner.scan(bytes)
    self.bytes = bytes
    marks = scanner.marks
    count = scanner.count
  }

  /// - Throws: The first item with a control character or a line break.
  public init(_ items: [String]) throws(ItemError) {
    var lines: [UInt8] = []
    for (index, item) in items.enumerated() {
      if item.utf8.contains(ItemTable.newline) {
        throw ItemError(line: index + 1, character: ItemTable.newline)
      }
      if index > 0 { lines.append(ItemTable.newline) }
      lines.append(contentsOf: item.utf8)
    }
    try self.init(lines: lines)
  }

  /// The same items, of which those in Han characters are found by their readings.
  func read(by reader: (any ItemReader)?) -> ItemTable {
    var table = self
    table.reader = reader
    return table
  }

  /// Whether the items are the same, whoever reads them.
  public static func == (a: ItemTable, b: ItemTable) -> Bool { a.count == b.count && a.bytes == b.bytes }

  public var isEmpty: Bool { count == 0 }
  public var indices: Range<Int> { 0..<count }

  /// The text of an item; broken UTF-8 is replaced.
  ///
  /// - Complexity: O(bytes) of up to 64 items.
  public subscript(row: Int) -> String { String(decoding: bytes[range(ofRow: row)], as: UTF8.self) }

  /// The bytes of an item, unchanged.
  public func bytes(ofRow row: Int) -> ArraySlice<UInt8> { bytes[range(ofRow: row)] }

  private func range(ofRow row: Int) -> Range<Int> {
    guard indices.contains(row) else { return 0..<0 }
    return bytes.withUnsafeBufferPointer { bytes in
      var lines = LineWalk(bytes, from: marks[row / ItemTable.spacing])
      for _ in 0..<row % ItemTable.spacing { _ = lines.next() }
      return lines.next() ?? 0..<0
    }
  }

  /// Splits bytes into lines, counts the items and marks every 64th.
  private struct LineScanner {
    var marks: [Int] = []
    var count = 0
    private var start: Int
    private var line = 1

    init(_ bytes: [UInt8]) { start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    mutating func scan(_ bytes: [UInt8]) throws(ItemError) {
      var (start, line, count) = (start, line, count)
      var marks: [Int] = []
      let flaw = bytes.withUnsafeBufferPointer { bytes -> ItemError? in
        var index = start
        let end = bytes.count
        while index < end {
          let byte = bytes[index]
          if byte == ItemTable.newline {
            if index > start {
              if count % ItemTable.spacing == 0 { marks.append(start) }
              count += 1
            }
            start = index + 1
            line += 1
          } else if byte < 0x20 || byte == 0x7F {
            guard byte == 0x0D, index + 1 == end || bytes[index + 1] == ItemTable.newline else {
              return ItemError(line: line, character: byte)
            }
            if index == start { start += 1 }
          } else if byte == 0xC2, index + 1 < end, (0x80..<0xA0).contains(bytes[index + 1]) {
            return ItemError(line: line, character: bytes[index + 1])  // C1, as UTF-8 writes it.
          }
          index += 1
        }
        guard start < end else { return nil }
        if count % ItemTable.spacing == 0 { marks.append(start) }
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

/// Finding items; ASCII letters match in either case, except in `row(of:)`.
extension ItemTable {
  /// The first item that equals a text, byte for byte.
  ///
  /// - Complexity: O(bytes).
  public func row(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    return firstRow(in: indices) { $0.elementsEqual(wanted) }
  }

  /// The next item after `row` that begins with a text; the search wraps and ends with `row` itself.
  func row(after row: Int, beginningWith text: String) -> Int? {
    let wanted = ItemTable.folded(text)
    return self.row(after: row) { bytes in
      bytes.count >= wanted.count && ItemTable.isSame(bytes, at: 0, wanted)
    }
  }

  typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  /// The next item after `row` that fits; the search wraps and ends with `row` itself.
  func row(after row: Int, _ fits: (Line) -> Bool) -> Int? {
    firstRow(in: min(row + 1, count)..<count, fits) ?? firstRow(in: 0..<min(row + 1, count), fits)
  }

  /// The previous item before `row` that fits; the search wraps and ends with `row` itself.
  func row(before row: Int, _ fits: (Line) -> Bool) -> Int? {
    lastRow(in: 0..<row, fits) ?? lastRow(in: row..<count, fits)
  }

  private func firstRow(in rows: Range<Int>, _ fits: (Line) -> Bool) -> Int? {
    guard !rows.isEmpty else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      let block = rows.lowerBound / ItemTable.spacing
      var lines = LineWalk(bytes, from: marks[block])
      for _ in block * ItemTable.spacing..<rows.lowerBound { _ = lines.next() }
      for row in rows {
        guard let line = lines.next() else { return nil }
        if fits(bytes[line]) { return row }
      }
      return nil
    }
  }

  /// - Complexity: O(bytes); it searches blocks of 64 items from the end.
  private func lastRow(in rows: Range<Int>, _ fits: (Line) -> Bool) -> Int? {
    var end = rows.upperBound
    while end > rows.lowerBound {
      let start = max((end - 1) / ItemTable.spacing * ItemTable.spacing, rows.lowerBound)
      var last: Int?
      var first = start
      while let row = firstRow(in: first..<end, fits) { (last, first) = (row, row + 1) }
      if let last { return last }
      end = start
    }
    return nil
  }

  static func holds(_ line: Line, _ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    guard line.count >= wanted.count else { return false }
    for offset in 0...line.count - wanted.count
    where folded(line[line.startIndex + offset]) == first && isSame(line, at: offset, wanted) {
      return true
    }
    return false
  }

  static func isSame(_ line: Line, at offset: Int, _ wanted: [UInt8]) -> Bool {
    for index in wanted.indices where folded(line[line.startIndex + offset + index]) != wanted[index] {
      return false
    }
    return true
  }

  private static func folded(_ text: String) -> [UInt8] { text.utf8.map(folded) }

  static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

/// Items are encoded as a list of strings.
extension ItemTable: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(indices.map { self[$0] })
  }

  public init(from decoder: any Decoder) throws {
    let items = try decoder.singleValueContainer().decode([String].self)
    do { try self.init(items) } catch let flaw {
      throw decoder.fault("item \(flaw.line) holds a control character")
    }
  }
}
