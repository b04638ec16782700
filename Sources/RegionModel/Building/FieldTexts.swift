/// The further fields of the records of a builder, one record after the other.
public struct FieldTexts: Sendable {
  let names: [String]
  private(set) var starts: [UInt32] = [0]
  private(set) var bytes: [UInt8] = []

  public init(names: [String]) { self.names = names }

  /// Adds a field to the record at hand; what cannot be shown in it is left out, and what is longer than names are is cut.
  public mutating func add(_ name: Int, _ text: UnsafeRawBufferPointer) {
    let text =
      TextRules.flaw(in: text) == nil && text.count <= FieldTexts.longest
      ? Array(text) : FieldTexts.mended(text)
    guard bytes.count + text.count < Int(UInt32.max) - 1 << 16 else { return }
    bytes += AtlasWriter.bytes([UInt16(clamping: name), UInt16(clamping: text.count)])
    bytes += text
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

  /// Ends the record at hand: what is added from here on is the next one's.
  public mutating func endRecord() { starts.append(UInt32(bytes.count)) }
}

extension AtlasWriter {
  /// Flags and further fields come by record, and are written by node.
  mutating func writeFlags(_ flags: [UInt8]) {
    guard flags.contains(where: { $0 != 0 }) else { return }
    let own = order.rows.map { Int($0) < flags.count ? flags[Int($0)] : 0 }
    extras.append((.flags, [0] + own))
  }

  mutating func writeFields(_ fields: FieldTexts?) {
    guard let fields, !fields.bytes.isEmpty else { return }
    var offsets: [UInt32] = [0, 0]
    var bytes: [UInt8] = []
    offsets.reserveCapacity(order.rows.count + 2)
    bytes.reserveCapacity(fields.bytes.count)
    for row in order.rows {
      if Int(row) + 1 < fields.starts.count {
        bytes += fields.bytes[Int(fields.starts[Int(row)])..<Int(fields.starts[Int(row) + 1])]
      }
      offsets.append(UInt32(bytes.count))
    }
    extras += [
      (.fieldNames, fields.names.flatMap { AtlasWriter.line($0) }),
      (.fieldOffset, AtlasWriter.bytes(offsets)),
      (.fieldTexts, bytes),
    ]
  }

  /// A field's name without what cannot be shown.
  private static func line(_ name: String) -> [UInt8] {
    let isFine = TextRules.flaw(in: name.utf8) == nil && !name.isEmpty
    return Array((isFine ? name : "?").utf8) + [UInt8(ascii: "\n")]
  }
}
