/// Stand-ins for the combining marks that libvterm 0.1.4 takes for wide characters.
///
/// It looks among the wide characters before it looks among the marks that combine. A kana with its voicing mark then
/// moves the cursor by four columns, and near the right edge the program ends in a null pointer. Marks for symbols,
/// which no test writes, go in instead and come back out of the cells.
enum WideMarks {
  /// A mark, what stands in for it; U+302A to U+302F, then the two voicing marks.
  private static let pairs: [(mark: UInt32, standIn: UInt32)] =
    (0..<6).map { (0x302A + $0, 0x20E8 + $0) } + [(0x3099, 0x20E6), (0x309A, 0x20E7)]

  /// The bytes for libvterm. `bytes` are whole UTF-8 characters, as `EscapeReader` cuts them.
  static func replaced(in bytes: [UInt8]) -> [UInt8] {
    // Each of the marks begins with E3 80 or E3 82.
    guard bytes.contains(0xE3) else { return bytes }
    var replaced = bytes
    for index in bytes.indices.dropLast(2) where bytes[index] == 0xE3 {
      let scalar = 0x3000 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      guard let standIn = pairs.first(where: { $0.mark == scalar })?.standIn else { continue }
      replaced[index] = 0xE2
      replaced[index + 1] = 0x80 | UInt8(standIn >> 6 & 0x3F)
      replaced[index + 2] = 0x80 | UInt8(standIn & 0x3F)
    }
    return replaced
  }

  /// The scalar that the program wrote, from the one in a cell.
  static func restored(_ scalar: UInt32) -> UInt32 {
    pairs.first { $0.standIn == scalar }?.mark ?? scalar
  }
}
