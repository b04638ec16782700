import RegionModel
import Romanization

/// A list under construction: places of one level, with or without places above them.
struct ListMaker {
  private(set) var builder = TreeBuilder()
  private(set) var names: NameReader?
  /// How many records had flaws and were not added.
  private(set) var leftOutCount = 0
  private let level: Level
  private var reading: [UInt8] = []
  /// The number of the places' table.
  private var table: UInt8 = 0

  /// - Parameters:
  ///   - level: The level of the places: their depth, counted from 1.
  ///   - names: Reads Han names; nil for names without pinyin.
  init(level: Level, names: NameReader?) {
    self.level = level
    self.names = names
  }

  /// Says what the further fields are called that places have from here on; none for lists without.
  mutating func beginFields(_ names: [String]) {
    if !names.isEmpty { builder.fields = FieldTexts(names: names) }
  }

  /// Says that the places from here on are of a table, whose codes may be those of other tables' places.
  mutating func beginTable(_ number: Int) {
    table = UInt8(clamping: number)
  }

  /// Counts a record that is not added for its flaw.
  mutating func leaveOut() { leftOutCount += 1 }

  /// Adds the further fields of the place that was added last, one for each name; empty ones are left out.
  mutating func addFields(_ texts: [UnsafeRawBufferPointer]) {
    for (number, text) in texts.enumerated() where !text.isEmpty { builder.fields?.add(number, text) }
    builder.fields?.endRecord()
  }

  mutating func addFields(texts: [String]) {
    for (number, text) in texts.enumerated() where !text.isEmpty {
      var text = text
      text.withUTF8 { builder.fields?.add(number, UnsafeRawBufferPointer($0)) }
    }
    builder.fields?.endRecord()
  }

  /// Adds a place and returns its number.
  ///
  /// - Parameter parent: The number of its parent in the list; nil for a root.
  @discardableResult
  mutating func add(
    code: UnsafeRawBufferPointer, name: UnsafeRawBufferPointer, flags: RegionTree.Flags = [],
    parent: Int? = nil
  ) -> Int {
    reading.removeAll(keepingCapacity: true)
    if names != nil, NameReader.mayHaveHan(name) { names?.append(readingOf: name, to: &reading) }
    let number = reading.withUnsafeBytes { reading in
      builder.append(
        name: name, reading: reading, code: code, parent: parent, level: parent == nil ? level : nil)
    }
    builder.setFlags(flags, of: number)
    if table > 0 { builder.setTable(table, of: number) }
    return number
  }
}
