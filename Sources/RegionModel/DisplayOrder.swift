/// The order of siblings: the letters of the name, then the whole reading, then the code.
///
/// GD GS GX GZ: 广东 甘肃 广西 贵州. Names without a letter stand last, in the order of their names. All texts
/// are compared by their bytes, so the order does not hang on a version of Unicode.
enum DisplayOrder {
  /// Whether `a` stands before `b`. Nothing is copied: the table may have millions of rows.
  ///
  /// - Complexity: O(*n*) in the bytes of the readings.
  static func precedes(_ a: RegionRecord, _ b: RegionRecord) -> Bool {
    if a.reading.isEmpty || b.reading.isEmpty {
      if a.reading.isEmpty != b.reading.isEmpty { return b.reading.isEmpty }
      return precedes((a.name, a.code), (b.name, b.code))
    }
    var (left, right) = (InitialsSequence(a.reading.utf8), InitialsSequence(b.reading.utf8))
    while true {
      guard let other = right.next() else {
        return left.next() == nil && precedes((a.reading, a.code), (b.reading, b.code))
      }
      guard let own = left.next() else { return true }
      if own != other { return own < other }
    }
  }

  private static func precedes(_ a: (String, String), _ b: (String, String)) -> Bool {
    if !a.0.utf8.elementsEqual(b.0.utf8) { return a.0.utf8.lexicographicallyPrecedes(b.0.utf8) }
    return a.1.utf8.lexicographicallyPrecedes(b.1.utf8)
  }
}
