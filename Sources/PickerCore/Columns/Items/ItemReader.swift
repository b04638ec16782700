/// Reads items in Han characters, so that letters find them.
public protocol ItemReader: AnyObject, Sendable {
  /// The reading of an item: toneless small syllables with blanks between them; empty for one that has none.
  func reading(of item: UnsafeRawBufferPointer) -> [UInt8]
}

/// Readings that a recording has, so that a replay needs only the recording.
final class RecordedReader: ItemReader {
  private let readings: [String: [UInt8]]

  init(_ readings: [String: String]) { self.readings = readings.mapValues { Array($0.utf8) } }

  func reading(of item: UnsafeRawBufferPointer) -> [UInt8] {
    readings[String(decoding: item, as: UTF8.self)] ?? []
  }
}

/// Finding items by letters: by their text, and those in Han characters by their reading.
///
/// Readings are looked up in columns of up to 100,000 items, about a microsecond each; in longer ones text alone counts.
extension ItemTable {
  private static let mostRead = 100_000

  private var activeReader: (any ItemReader)? { count <= ItemTable.mostRead ? reader : nil }

  /// The next item after `row` that letters mean; the search wraps and ends with `row` itself.
  ///
  /// Its text begins with them (`app` for Apple), or its initials do (`yhz` for 约会中), and where there is no such item, its
  /// pinyin (`yuehui`).
  func row(after row: Int, typed letters: String) -> Int? {
    guard let reader = activeReader else { return self.row(after: row, beginningWith: letters) }
    let wanted = Array(letters.utf8.map(ItemTable.folded))
    let sounds = ItemTable.withoutBlanks(wanted)
    var isInPinyin = false
    let found = self.row(after: row) { line in
      let fit = ItemTable.fit(line, wanted, sounds, reader)
      isInPinyin = isInPinyin || fit == .pinyin
      return fit == .beginning
    }
    guard found == nil, isInPinyin else { return found }
    return self.row(after: row) { ItemTable.fit($0, wanted, sounds, reader) == .pinyin }
  }

  /// The next item after `row` whose text or reading holds a text; the search wraps and ends with `row` itself.
  public func row(after row: Int, holding text: String) -> Int? { self.row(after: row, holds(text)) }

  /// The first of some rows whose text or reading holds a text.
  func firstRow(in rows: Range<Int>, holding text: String) -> Int? { firstRow(in: rows, holds(text)) }

  /// The previous item before `row` whose text or reading holds a text; the search wraps and ends with `row` itself.
  func row(before row: Int, holding text: String) -> Int? { self.row(before: row, holds(text)) }

  private func holds(_ text: String) -> (Line) -> Bool {
    let wanted = Array(text.utf8.map(ItemTable.folded))
    let sounds = ItemTable.withoutBlanks(wanted)
    guard let reader = activeReader, !sounds.isEmpty, sounds.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return { ItemTable.holds($0, wanted) }
    }
    return { line in
      if ItemTable.holds(line, wanted) { return true }
      let syllables = ItemTable.syllables(of: line, reader)
      return syllables.indices.contains { ItemTable.fit(syllables[$0...], sounds) != nil }
    }
  }

  private enum Fit { case beginning, pinyin }

  /// People write pinyin with blanks between the syllables, and without.
  private static func withoutBlanks(_ letters: [UInt8]) -> [UInt8] {
    letters.filter { $0 != UInt8(ascii: " ") }
  }

  /// - Parameters:
  ///   - wanted: Small letters, and what else was typed.
  ///   - sounds: The same without blanks.
  private static func fit(
    _ line: Line, _ wanted: [UInt8], _ sounds: [UInt8], _ reader: any ItemReader
  ) -> Fit? {
    if line.count >= wanted.count, isSame(line, at: 0, wanted) { return .beginning }
    return sounds.isEmpty ? nil : fit(syllables(of: line, reader)[...], sounds)
  }

  private static func fit(_ syllables: ArraySlice<ArraySlice<UInt8>>, _ wanted: [UInt8]) -> Fit? {
    if syllables.count >= wanted.count, zip(syllables, wanted).allSatisfy({ $0.first == $1 }) {
      return .beginning
    }
    return syllables.joined().starts(with: wanted) ? .pinyin : nil
  }

  private static func syllables(of line: Line, _ reader: any ItemReader) -> [ArraySlice<UInt8>] {
    guard line.contains(where: { $0 >= firstOfHan }) else { return [] }
    return reader.reading(of: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: line)))
      .split(separator: UInt8(ascii: " "))
  }

  /// The least byte that a Han character begins with.
  private static let firstOfHan: UInt8 = 0xE3

  /// The readings that a recording of these items needs.
  var readings: [String: String] {
    guard let reader = activeReader else { return [:] }
    var readings: [String: String] = [:]
    for row in indices {
      let reading = bytes(ofRow: row).withUnsafeBytes { reader.reading(of: $0) }
      if !reading.isEmpty { readings[self[row]] = String(decoding: reading, as: UTF8.self) }
    }
    return readings
  }
}
