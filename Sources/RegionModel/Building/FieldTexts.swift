/// The further fields of the records of a builder, one record after the other.
public struct FieldTexts: Sendable {
  let names: [String]
  private(set) var starts: [UInt32] = [0]
  private(set) var bytes: [UInt8] = []

  public init(names: [String]) { self.names = names }

  /// Adds a field to the record at hand; what cannot be shown in it is left out, and what is longer than names are is cut.
  public mutating func add(_ name: Int, _ text: UnsafeRawBufferPointer) {
    if TextRules.flaw(in: text) == nil, text.count <= FieldTexts.longest {
      append(name, text)
    } else {
      FieldTexts.mended(text).withUnsafeBytes { append(name, $0) }
    }
  }

  private mutating func append(_ name: Int, _ text: UnsafeRawBufferPointer) {
    guard bytes.count + text.count < Int(UInt32.max) - 1 << 16 else { return }
    let head = (UInt16(clamping: name).littleEndian, UInt16(clamping: text.count).littleEndian)
    withUnsafeBytes(of: head) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: text)
  }

  /// Makes room for the records, and for fields with so many bytes together.
  public mutating func reserve(_ count: Int, bytes size: Int) {
    starts.reserveCapacity(count + 1)
    bytes.reserveCapacity(size)
  }

  /// In bytes.
  private static let longest = 4_096

  private static func mended(_ text: UnsafeRawBufferPointer) -> [UInt8] {
    var mended: [UInt8] = []
    for scalar in String(decoding: text.prefix(longest), as: UTF8.self).unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      mended += TextRules.flaw(in: bytes) == nil && scalar != "\u{FFFD}" ? bytes : [0x20]
    }
    return mended
  }

  /// Where the fields of a record stand in `bytes`.
  func range(of record: Int) -> Range<Int> {
    guard record + 1 < starts.count else { return 0..<0 }
    return Int(starts[record])..<Int(starts[record + 1])
  }

  /// Ends the record at hand: what is added from here on is the next one's.
  public mutating func endRecord() { starts.append(UInt32(bytes.count)) }
}

extension AtlasWriter {
  /// Flags and further fields come by record, and are written by node.
  mutating func writeFlags(_ flags: [UInt8]) {
    guard flags.contains(where: { $0 != 0 }) else { return }
    let own = order.rows.map { Int($0) < flags.count ? flags[Int($0)] : 0 }
    extras.append(BlockSection(.flags, .bytes([0] + own)))
  }

  mutating func writeFields(_ fields: FieldTexts?) {
    guard let fields, !fields.names.isEmpty else { return }
    let names = BlockSection(.fieldNames, .bytes(fields.names.flatMap { AtlasWriter.line($0) }))
    // Fields that hold nothing are there all the same: `--format` may name them.
    guard !fields.bytes.isEmpty else { return extras.append(names) }
    var offsets: [UInt32] = [0, 0]
    offsets.reserveCapacity(order.rows.count + 2)
    var end = 0
    for row in order.rows {
      end += fields.range(of: Int(row)).count
      offsets.append(UInt32(end))
    }
    let rows = order.rows
    extras += [
      names,
      BlockSection(.fieldOffset, .numbers(offsets)),
      BlockSection(
        .fieldTexts,
        .pieces(count: end) { cursor in
          fields.bytes.withUnsafeBytes { bytes in
            for row in rows {
              cursor.put(UnsafeRawBufferPointer(rebasing: bytes[fields.range(of: Int(row))]))
            }
          }
        }),
    ]
  }

  /// A field's name without what cannot be shown.
  private static func line(_ name: String) -> [UInt8] {
    let isFine = TextRules.flaw(in: name.utf8) == nil && !name.isEmpty
    return Array((isFine ? name : "?").utf8) + [UInt8(ascii: "\n")]
  }
}
