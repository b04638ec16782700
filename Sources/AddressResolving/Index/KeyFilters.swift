import RegionModel

/// Tells which kinds of names may begin with two characters of a text.
///
/// Each kind has 2^n bits, one for each value of the upper n bits of a key's hash. The tables are small enough for the
/// processor's cache, and few keys that begin no name hit a bit.
struct KeyFilters {
  static let nameBits: UInt64 = 17
  static let townshipBits: UInt64 = 18
  static let otherBits: UInt64 = 17

  private let names: ByteView
  private let townships: ByteView
  private let others: ByteView

  /// Each filter has as many bytes as `size` tells, or more.
  init(names: ByteView, townships: ByteView, others: ByteView) {
    (self.names, self.townships, self.others) = (names, townships, others)
  }

  /// The marks of the kinds of names that may begin so.
  ///
  /// - Parameter hash: `Text.hash` of a key.
  @inline(__always)
  func marks(_ hash: UInt64) -> Marks {
    // The bits of `Marks.name`, `.township` and `.otherTownship`.
    let name = KeyFilters.bit(hash, KeyFilters.nameBits, in: names) << 26
    let township = KeyFilters.bit(hash, KeyFilters.townshipBits, in: townships) << 27
    let other = KeyFilters.bit(hash, KeyFilters.otherBits, in: others) << 28
    return Marks(rawValue: name | township | other)
  }

  @inline(__always)
  private static func bit(_ hash: UInt64, _ bits: UInt64, in filter: ByteView) -> UInt32 {
    let slot = Text.slot(ofHash: hash, bits: bits)
    // A slot lies in the filter, whose size `AddressIndex` looked at.
    let byte = filter.base.load(fromByteOffset: slot >> 3, as: UInt8.self)
    return UInt32(byte) >> UInt32(truncatingIfNeeded: slot & 7) & 1
  }

  /// The bytes of a filter for keys.
  static func bytes(of keys: some Sequence<UInt64>, bits: UInt64) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size(bits))
    for key in keys {
      let slot = Text.slot(key, bits: bits)
      bytes[slot >> 3] |= 1 << UInt8(slot & 7)
    }
    return bytes
  }

  /// In bytes.
  static func size(_ bits: UInt64) -> Int { 1 << Int(bits - 3) }
}
