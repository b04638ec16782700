/// Counts the characters of names that have a syllable in the reading.
package enum ReadableCharacters {
  /// The number of such characters in a name.
  ///
  /// - Complexity: O(*n*); names that are all Han are not decoded.
  package static func count(in name: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var position = 0
    while position + 2 < name.count, isHan(name[position], name[position + 1]) {
      count += 1
      position += 3
    }
    if position == name.count { return count }
    return String(decoding: name, as: UTF8.self).count { $0.isReadable }
  }

  /// Whether a three-byte character that begins so is between U+4E00 and U+8FFF, which are all letters.
  @inline(__always)
  private static func isHan(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xE4 ? second >= 0xB8 : first > 0xE4 && first < 0xE9
  }

  static func count(in name: String) -> Int { Array(name.utf8).withUnsafeBytes { count(in: $0) } }
}

extension Character {
  /// Whether the character has a syllable in a reading.
  ///
  /// 阝 has none: in tables it is half of a character that their author could not write.
  public var isReadable: Bool { (isLetter || isNumber) && self != "阝" }
}
