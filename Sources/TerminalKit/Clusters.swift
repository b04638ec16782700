/// A character as a terminal draws it: a base, and all that is drawn on it or joined to it.
///
/// Marks, joiners, variation selectors, skin tones, the second half of a flag and the members of a family belong to the
/// base before them and fill no cells of their own.
struct Cluster {
  let base: Unicode.Scalar
  /// What follows the base, at most `limit` characters of it.
  private(set) var tail: [Unicode.Scalar] = []
  /// 1 or 2 cells.
  private(set) var width: Int

  /// More than the longest emoji has; a longer tail is cut.
  static let limit = 16

  /// - Parameter width: The cells of the base alone.
  init(_ base: Unicode.Scalar, width: Int) {
    self.base = base
    self.width = width
  }

  /// Adds a character if it belongs to the cluster.
  ///
  /// - Returns: Whether it does.
  mutating func extend(with scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x300, !(0x4E00...0x9FFF).contains(value), belongs(scalar) else { return false }
    if tail.count < Cluster.limit { tail.append(scalar) }
    return true
  }

  /// Whether the character belongs to the cluster, whose width it may change.
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

  /// Whether a joiner stands between this emoji and another.
  private mutating func joinsPictograph(_ scalar: Unicode.Scalar) -> Bool {
    guard tail.last == "\u{200D}", scalar.isPictograph, base.isPictograph else { return false }
    width = 2
    return true
  }

  /// Whether vowels and final consonants join the base.
  private var isHangul: Bool {
    switch base.value {
    case 0x1100...0x115F, 0xA960...0xA97C, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

/// The clusters of a text, in order. What stands on nothing, and what is never drawn, is left out.
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
  /// Whether it is a picture, which joiners join to others; digits, `#` and `*` are none.
  var isPictograph: Bool { value > 0xA8 && properties.isEmoji }
}
