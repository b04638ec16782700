/// Characters of names that syllables of a reading belong to.
package enum ReadableCharacters {
  /// How many of them are in a name.
  ///
  /// - Complexity: O(*n*); a name of Han alone is not cut into characters.
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

  /// Whether a character of three bytes that begins so is from U+4E00 to U+8FFF, all of which are letters.
  @inline(__always)
  private static func isHan(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xE4 ? second >= 0xB8 : first > 0xE4 && first < 0xE9
  }

  static func count(in name: String) -> Int { Array(name.utf8).withUnsafeBytes { count(in: $0) } }
}

extension Character {
  /// Whether a syllable of a reading belongs to the character.
  ///
  /// 阝 never stands for a word: where a table holds it, it is half of a character that could not be written.
  public var isReadable: Bool { (isLetter || isNumber) && self != "阝" }
}
