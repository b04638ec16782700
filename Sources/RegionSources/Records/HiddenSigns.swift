/// Signs without a shape of their own that texts have where a line may break: the soft hyphen of `Gueppi­`, the blanks
/// without a width between Khmer or Thai words.
///
/// They belong to no name, and neither do joiners that join nothing, nor the marks of direction beside Arabic and Hebrew
/// words. Signs that turn the direction of other letters stay, and are refused.
enum HiddenSigns {
  /// A name without such signs; nil where there are none.
  ///
  /// - Complexity: O(*n*) in the bytes of the name.
  static func removed(from name: UnsafeRawBufferPointer) -> [UInt8]? {
    // Most names are ASCII: one pass without branches tells it.
    guard name.reduce(0, |) >= 0x80, name.indices.contains(where: { length(at: $0, in: name) > 0 }) else {
      return nil
    }
    var (rest, index) = ([UInt8](), 0)
    while index < name.count {
      let length = length(at: index, in: name)
      if length == 0 { rest.append(name[index]) }
      index += max(length, 1)
    }
    return rest
  }

  /// The bytes of such a sign at a place; 0 for another.
  @inline(__always)
  private static func length(at place: Int, in name: UnsafeRawBufferPointer) -> Int {
    let rest = name.count - place
    switch name[place] {
    // U+00AD.
    case 0xC2: return rest > 1 && name[place + 1] == 0xAD ? 2 : 0
    // U+200B, U+2060, and the marks of direction U+200E and U+200F.
    case 0xE2:
      guard rest > 2 else { return 0 }
      let pair = (name[place + 1], name[place + 2])
      if pair == (0x80, 0x8C) || pair == (0x80, 0x8D) { return joinsNothing(at: place, in: name) ? 3 : 0 }
      return pair == (0x80, 0x8B) || pair == (0x81, 0xA0) || pair == (0x80, 0x8E) || pair == (0x80, 0x8F)
        ? 3 : 0
    // U+FEFF.
    case 0xEF: return rest > 2 && name[place + 1] == 0xBB && name[place + 2] == 0xBF ? 3 : 0
    default: return 0
    }
  }

  /// Whether a joiner of three bytes, U+200C or U+200D, stands at an end of the name or beside a blank.
  private static func joinsNothing(at place: Int, in name: UnsafeRawBufferPointer) -> Bool {
    let end = place + 3
    return place == 0 || end == name.count || name[place - 1] == 0x20 || name[end] == 0x20
  }
}
