/// A character as a terminal draws it: a base, and everything drawn on it or joined to it.
///
/// Marks, joiners, variation selectors, skin tones, the second half of a flag and the members of a family
/// belong to the base before them and fill no cells of their own.
struct Cluster {
  let base: Unicode.Scalar
  /// The scalars after the base, at most `limit`.
  private(set) var tail: [Unicode.Scalar] = []
  /// 1 or 2 cells.
  private(set) var width: Int

  /// Longer than any emoji; the rest of a longer tail is dropped.
  static let limit = 16

  /// - Parameter width: The cells of the base alone.
  init(_ base: Unicode.Scalar, width: Int) {
    self.base = base
    self.width = width
  }

  /// Appends a scalar if it belongs to the cluster.
  ///
  /// - Returns: Whether it belongs, even where the full tail drops it.
  mutating func extend(with scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x300, !(0x4E00...0x9FFF).contains(value), belongs(scalar) else { return false }
    if tail.count < Cluster.limit { tail.append(scalar) }
    return true
  }

  /// Whether the scalar belongs to the cluster; may change the cluster's width.
  private mutating func belongs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: return true
    case 0xFE0E: if base.properties.isEmoji { width = 1 }
    case 0xFE0F: if base.properties.isEmoji { width = 2 }
    case 0x1F1E6...0x1F1FF:
      guard tail.isEmpty, (0x1F1E6...0x1F1FF).contains(base.value) else { return false }
      width = 2
    case 0x1F3FB...0x1F3FF:
      guard (tail.last ?? base).properties.isEmojiModifierBase else { return joinsPictograph(scalar) }
      width = 2
    case 0xE0020...0xE007F: return base.value == 0x1F3F4
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return isHangul
    default: return joinsPictograph(scalar) || TextWidth.isMark(scalar)
    }
    return true
  }

  /// Whether this emoji follows a joiner that follows another emoji.
  private mutating func joinsPictograph(_ scalar: Unicode.Scalar) -> Bool {
    guard tail.last == "\u{200D}", scalar.isPictograph, base.isPictograph else { return false }
    width = 2
    return true
  }

  /// Whether the base takes Hangul vowels and final consonants.
  private var isHangul: Bool {
    switch base.value {
    case 0x1100...0x115F, 0xA960...0xA97C, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

/// The clusters of a text, in order.
///
/// Marks without a base and invisible characters are left out.
struct Clusters: Sequence, IteratorProtocol {
  private var rest: Substring.UnicodeScalarView

  init(_ text: Substring.UnicodeScalarView) { rest = text }

  mutating func next() -> Cluster? {
    while let base = rest.popFirst() {
      let width = TextWidth.of(base)
      if width == 0 { continue }
      var cluster = Cluster(base, width: width)
      while let scalar = rest.first, cluster.extend(with: scalar) { rest.removeFirst() }
      return cluster
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji that joiners can combine; digits, `#` and `*` are not.
  var isPictograph: Bool { value > 0xA8 && properties.isEmoji }
}
