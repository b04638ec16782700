import RegionModel

/// Tells which kinds of names may begin with two characters of a text.
///
/// Half a byte for each value of the upper 18 bits of a key's hash, with one bit for each of four kinds of names. The table
/// is small enough for the processor's cache, and few keys that begin no name hit a bit.
struct KeyFilters {
  static let bits: UInt64 = 18
  /// In bytes.
  static let size = 1 << Int(bits - 1)

  /// What is known of a key, by its bits in the table.
  static let name: UInt8 = 1
  static let township: UInt8 = 2
  static let otherTownship: UInt8 = 4
  /// The rest of a township's other name may begin so (`OtherTownshipNames.tails`).
  static let tail: UInt8 = 8

  private let table: ByteView
  /// Whether a name begins with a key that has a character of ASCII: then all positions of a text are looked at.
  let hasASCII: Bool

  /// - Parameter table: As many bytes as `size` tells, or more.
  init(_ table: ByteView, hasASCII: Bool) { (self.table, self.hasASCII) = (table, hasASCII) }

  /// The bits of a key.
  ///
  /// - Parameter hash: `Text.hash` of the key.
  @inline(__always)
  func bits(_ hash: UInt64) -> UInt32 {
    let slot = Text.slot(ofHash: hash, bits: KeyFilters.bits)
    // A slot lies in the table, whose size `AddressIndex` looked at.
    let byte = table.base.load(fromByteOffset: slot >> 1, as: UInt8.self)
    return UInt32(byte) >> UInt32(truncatingIfNeeded: slot << 2 & 4) & 15
  }

  /// The marks that bits stand for: `Marks.name`, `.township`, `.otherTownship`, `.tail`.
  @inline(__always)
  static func marks(_ bits: UInt32) -> Marks { Marks(rawValue: bits << 26) }

  /// The table for keys, each list with its bit.
  static func bytes(of lists: [(bit: UInt8, keys: [UInt64])]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    for (bit, keys) in lists {
      for key in keys {
        let slot = Text.slot(key, bits: KeyFilters.bits)
        bytes[slot >> 1] |= bit << UInt8(slot << 2 & 4)
      }
    }
    return bytes
  }

  /// Whether a name has a letter or a digit of ASCII; its signs are in no text.
  static func hasWordOfASCII(_ name: UnsafeRawBufferPointer) -> Bool {
    name.contains { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) && $0 < 0x80 }
  }

  /// Whether any of the six bytes of a key is one of ASCII.
  static func hasASCII(_ key: UInt64) -> Bool { key & 0x8080_8080_8080 != 0x8080_8080_8080 }
}
