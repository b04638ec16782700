/// The builder's records, with all their texts in one pool.
///
/// A row's texts are its label in the atlas's layout, its code, and its parent's code. So a million rows take
/// two blocks of memory, and labels are copied to the atlas unchanged.
struct Rows {
  struct Row {
    /// The start of the label in the pool.
    var start: UInt32
    var labelCount: UInt32
    var codeCount: UInt16
    var parentCodeCount: UInt16
    /// The parent's row; -1 for none or for one named by code.
    var parent: Int32
    /// 0 if the record does not state it.
    var level: UInt8
  }

  private(set) var all: [Row] = []
  private(set) var pool: [UInt8] = []

  var count: Int { all.count }

  /// In bytes: the limit of an offset in the atlas.
  private static let largestPool = Int(UInt32.max)

  /// Whether another `count` bytes fit in the pool.
  func hasRoom(for count: Int) -> Bool {
    pool.count + count <= Rows.largestPool && all.count < Int(Int32.max)
  }

  mutating func reserve(_ count: Int, bytes: Int) {
    all.reserveCapacity(count)
    pool.reserveCapacity(bytes)
  }

  /// Adds a row; texts too long for their length fields are cut, which the caller reports as errors.
  mutating func append(_ record: RegionRecord) {
    let others = record.otherReadings.joined(separator: ";")
    begin(record.name.utf8.count, record.shortName.utf8.count, record.reading.utf8.count, others.utf8.count)
    pool.append(contentsOf: record.name.utf8)
    pool.append(contentsOf: record.reading.utf8)
    pool.append(contentsOf: others.utf8)
    endLabel()
    pool.append(contentsOf: record.code.utf8)
    all[all.count - 1].codeCount = UInt16(clamping: record.code.utf8.count)
    all[all.count - 1].level = record.level?.rawValue ?? 0
    switch record.parent {
    case .none: break
    case .record(let number): all[all.count - 1].parent = Int32(clamping: max(number, -1))
    case .code(let code):
      pool.append(contentsOf: code.utf8)
      all[all.count - 1].parentCodeCount = UInt16(clamping: code.utf8.count)
    }
  }

  /// Adds a row from texts in memory.
  mutating func append(
    name: UnsafeRawBufferPointer, reading: UnsafeRawBufferPointer, code: UnsafeRawBufferPointer, parent: Int?,
    level: Level?
  ) {
    let start = UInt32(clamping: pool.count)
    let labelCount = UInt32(clamping: AtlasFormat.labelHeaderSize + name.count + reading.count)
    makeRoom(Int(labelCount) + code.count)
    // Room is asked for once, and not for each part.
    pool.append(addingCapacity: Int(labelCount) + code.count) { span in
      span.withUnsafeMutableBufferPointer { bytes, count in
        let lengths = Rows.lengths(name.count, name.count, reading.count, 0)
        var end = UnsafeMutableRawPointer(bytes.baseAddress.unsafelyUnwrapped + count)
        withUnsafeBytes(of: lengths) { Rows.copy($0, to: &end) }
        Rows.copy(name, to: &end)
        Rows.copy(reading, to: &end)
        Rows.copy(code, to: &end)
        count += Int(labelCount) + code.count
      }
    }
    all.append(
      Row(
        start: start, labelCount: labelCount, codeCount: UInt16(clamping: code.count), parentCodeCount: 0,
        parent: parent.map { Int32(clamping: max($0, -1)) } ?? -1, level: level?.rawValue ?? 0))
  }

  /// Makes room for one more row, much more than the last time: pages that nobody has written to cost nothing, and each
  /// copy of the pool costs new ones.
  private mutating func makeRoom(_ bytes: Int) {
    if pool.count + bytes > pool.capacity { Rows.grow(&pool, by: bytes) }
    if all.count == all.capacity { Rows.grow(&all, by: 1) }
  }

  @inline(never)
  private static func grow<Element>(_ array: inout [Element], by added: Int) {
    let isSmall = array.capacity * MemoryLayout<Element>.stride < fastGrowth
    array.reserveCapacity(max(array.count + added, array.capacity * (isSmall ? 8 : 2), 64))
  }

  /// In bytes: up to here an array grows to eight times its size, behind it to twice.
  private static let fastGrowth = 16 << 20

  private mutating func begin(_ name: Int, _ short: Int, _ reading: Int, _ others: Int) {
    let start = UInt32(clamping: pool.count)
    all.append(
      Row(start: start, labelCount: 0, codeCount: 0, parentCodeCount: 0, parent: -1, level: 0))
    appendLengths(name, short, reading, others)
  }

  /// The head of a label: the lengths of its four texts, 16 bits each.
  private mutating func appendLengths(_ name: Int, _ short: Int, _ reading: Int, _ others: Int) {
    withUnsafeBytes(of: Rows.lengths(name, short, reading, others)) { pool.append(contentsOf: $0) }
  }

  @inline(__always)
  private static func lengths(
    _ name: Int, _ short: Int, _ reading: Int, _ others: Int
  ) -> (UInt16, UInt16, UInt16, UInt16) {
    (
      UInt16(clamping: name).littleEndian, UInt16(clamping: short).littleEndian,
      UInt16(clamping: reading).littleEndian, UInt16(clamping: others).littleEndian
    )
  }

  @inline(__always)
  private static func copy(_ part: UnsafeRawBufferPointer, to end: inout UnsafeMutableRawPointer) {
    guard let base = part.baseAddress else { return }
    end.copyMemory(from: base, byteCount: part.count)
    end += part.count
  }

  private mutating func endLabel() {
    all[all.count - 1].labelCount = UInt32(clamping: pool.count - Int(all[all.count - 1].start))
  }
}

/// Rows with access to their texts, without copying.
struct RowTexts {
  let rows: [Rows.Row]
  let pool: UnsafeRawBufferPointer

  @inline(__always)
  func label(_ row: Int) -> UnsafeRawBufferPointer {
    part(Int(rows[row].start), Int(rows[row].labelCount))
  }

  @inline(__always)
  func code(_ row: Int) -> UnsafeRawBufferPointer {
    part(Int(rows[row].start) + Int(rows[row].labelCount), Int(rows[row].codeCount))
  }

  func parentCode(_ row: Int) -> UnsafeRawBufferPointer {
    let start = Int(rows[row].start) + Int(rows[row].labelCount) + Int(rows[row].codeCount)
    return part(start, Int(rows[row].parentCodeCount))
  }

  /// The texts of a label; those of a damaged row are cut.
  @inline(__always)
  func texts(_ row: Int) -> RegionTree.Label { RegionTree.label(in: ByteView(label(row)), at: 0) }

  func name(_ row: Int) -> String { String(decoding: texts(row).name, as: UTF8.self) }

  @inline(__always)
  private func part(_ start: Int, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: pool[start..<min(start + count, pool.count)])
  }
}
