/// The alphabetical order of siblings: by the initials of the name, then the whole reading or name, then the
/// code.
///
/// GD GS GX GZ: 广东 甘肃 广西 贵州. Names without a letter come last, ordered by name. All texts are compared by
/// their bytes, so the order does not depend on a Unicode version.
struct DisplayOrder {
  let texts: RowTexts

  /// The first twelve initials, five bits each, as a number with the same order; names without a letter get
  /// the maximum.
  func key(_ row: Int) -> UInt64 {
    var initials = InitialsSequence(texts.texts(row))
    var key: UInt64 = 0
    var count: UInt64 = 0
    while count < 12, let letter = initials.next() {
      key = key << 5 | UInt64(letter.rank + 1)
      count += 1
    }
    return count == 0 ? .max : key << (5 * (12 - count))
  }

  /// Whether row `a` comes before row `b`; equal rows keep their order.
  ///
  /// - Complexity: O(*n*) in the bytes of the texts, without copying.
  func precedes(_ a: Int, _ b: Int) -> Bool {
    let (left, right) = (texts.texts(a), texts.texts(b))
    if let order = order(InitialsSequence(left), InitialsSequence(right)) { return order }
    let hasNoReading = left.reading.isEmpty && right.reading.isEmpty
    let order =
      order(left.reading, right.reading) ?? (hasNoReading ? order(left.name, right.name) : nil)
      ?? order(texts.code(a), texts.code(b))
    return order ?? (a < b)
  }

  /// Whether one text comes before another; nil if they are equal.
  private func order(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool? {
    a.elementsEqual(b) ? nil : a.lexicographicallyPrecedes(b)
  }

  private func order(_ a: InitialsSequence, _ b: InitialsSequence) -> Bool? {
    var (left, right) = (a, b)
    var isFirst = true
    while true {
      switch (left.next(), right.next()) {
      case (nil, nil): return nil
      case (nil, _): return !isFirst
      case (_, nil): return isFirst
      case (let own?, let other?): if own != other { return own < other }
      }
      isFirst = false
    }
  }
}
