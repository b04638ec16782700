/// The items of a column: lines of text, kept in the bytes they came in.
///
/// An item becomes a `String` only when it is read, so ten million items take little more memory than their file. They
/// may come in pieces. Empty lines are skipped, a carriage return before a line's end belongs to the end, and a leading
/// byte-order mark is skipped. Bytes that are not UTF-8 are kept.
public struct ItemTable: Sendable {
  /// The pieces in the order in which they came; none is empty.
  private var blocks: [ItemBlock] = []
  /// The first row of each piece.
  private var firstRows: [Int] = []
  public private(set) var count = 0
  /// How many lines end in the pieces, empty ones included.
  public private(set) var lineCount = 0
  /// Reads what is in Han characters; nil for nobody.
  private(set) var reader: (any ItemReader)?

  private static let newline = UInt8(ascii: "\n")

  /// A line that cannot be shown.
  public struct ItemError: Error, Equatable, Sendable {
    /// The line, or the item of a list, counted from 1; empty ones count too.
    public let line: Int
    /// The control character that was found.
    public let character: UInt8
  }

  /// No items.
  public init() {}

  /// - Parameters:
  ///   - bytes: Whole lines; the last one may lack its end.
  ///   - firstLine: The number of their first line, for what is thrown; only line 1 can begin with a byte-order mark.
  /// - Throws: The first line with a control character, such as a tab, an escape or a NUL.
  /// - Complexity: O(bytes); the bytes are not copied.
  public init(lines bytes: [UInt8], from firstLine: Int = 1) throws(ItemError) {
    let block = try ItemBlock(lines: bytes, from: firstLine)
    if block.count > 0 { (blocks, firstRows) = ([block], [0]) }
    (count, lineCount) = (block.count, block.lineCount)
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

  /// Adds items at the end.
  ///
  /// - Complexity: O(pieces).
  public mutating func append(_ items: ItemTable) {
    blocks += items.blocks
    firstRows += items.firstRows.map { $0 + count }
    count += items.count
    lineCount += items.lineCount
  }

  /// The same items, of which those in Han characters are found by their readings.
  func read(by reader: (any ItemReader)?) -> ItemTable {
    var table = self
    table.reader = reader
    return table
  }

  public var isEmpty: Bool { count == 0 }
  public var indices: Range<Int> { 0..<count }

  /// The text of an item; broken UTF-8 is replaced.
  ///
  /// - Complexity: O(bytes) of up to 64 items.
  public subscript(row: Int) -> String { String(decoding: bytes(ofRow: row), as: UTF8.self) }

  /// The bytes of an item, unchanged; none for a row that is not there.
  public func bytes(ofRow row: Int) -> ArraySlice<UInt8> {
    guard indices.contains(row) else { return [] }
    let index = block(ofRow: row)
    return blocks[index].bytes(ofRow: row - firstRows[index])
  }

  /// The piece that holds a row.
  ///
  /// - Complexity: O(log pieces).
  private func block(ofRow row: Int) -> Int {
    var range = 0..<blocks.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = firstRows[middle] <= row ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension ItemTable: Equatable {
  /// Whether the items are the same, whoever reads them and in whatever pieces they came.
  public static func == (a: ItemTable, b: ItemTable) -> Bool {
    guard a.count == b.count else { return false }
    return a.blocks == b.blocks || a.indices.allSatisfy { a.bytes(ofRow: $0) == b.bytes(ofRow: $0) }
  }
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

  func firstRow(in rows: Range<Int>, _ fits: (Line) -> Bool) -> Int? {
    guard !rows.isEmpty else { return nil }
    for index in block(ofRow: rows.lowerBound)..<blocks.count where firstRows[index] < rows.upperBound {
      if let row = blocks[index].firstRow(in: part(of: rows, in: index), fits) {
        return firstRows[index] + row
      }
    }
    return nil
  }

  /// - Complexity: O(bytes).
  private func lastRow(in rows: Range<Int>, _ fits: (Line) -> Bool) -> Int? {
    guard !rows.isEmpty else { return nil }
    for index in (block(ofRow: rows.lowerBound)...block(ofRow: rows.upperBound - 1)).reversed() {
      if let row = blocks[index].lastRow(in: part(of: rows, in: index), fits) {
        return firstRows[index] + row
      }
    }
    return nil
  }

  /// The rows of a piece that are among `rows`, counted from its first.
  private func part(of rows: Range<Int>, in index: Int) -> Range<Int> {
    let first = firstRows[index]
    return rows.clamped(to: first..<first + blocks[index].count).shifted(by: -first)
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

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
