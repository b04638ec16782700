/// Builds a line from the harmless characters of a text, scalar by scalar.
struct SafeLine {
  private(set) var kept = String.UnicodeScalarView()
  /// What the last base can be joined to.
  private var joining = Joining.nothing
  /// A joiner held back until a character follows that it can join.
  private var joiner: Unicode.Scalar?
  private var markCount = 0

  /// The kinds of characters that joiners connect.
  private enum Joining { case nothing, letter, pictograph }

  /// Appends a scalar, or a space for a blank one; drops a harmful one.
  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200C, 0x200D: appendJoiner(scalar)
    case 0xFE0E, 0xFE0F: appendSelector(scalar)
    case 0xE0020...0xE007F: appendTag(scalar)
    default:
      let isBlank = SafeText.isBlank(scalar)
      guard isBlank || SafeText.isHarmless(scalar) else {
        joiner = nil
        return
      }
      if TextWidth.isMark(scalar) { appendMark(scalar) } else { appendBase(isBlank ? " " : scalar) }
    }
  }

  /// Holds a joiner back: U+200D joins letters and emoji, U+200C only letters.
  private mutating func appendJoiner(_ scalar: Unicode.Scalar) {
    let canJoin = joining == .letter || joining == .pictograph && scalar == "\u{200D}"
    joiner = joiner == nil && canJoin ? scalar : nil
  }

  /// Appends an emoji variation selector after an emoji, and drops it elsewhere.
  private mutating func appendSelector(_ scalar: Unicode.Scalar) {
    joiner = nil
    if kept.last?.properties.isEmoji == true { kept.append(scalar) }
  }

  private mutating func appendTag(_ scalar: Unicode.Scalar) {
    joiner = nil
    let tags = kept.reversed().prefix(Cluster.limit).prefix { (0xE0020...0xE007F).contains($0.value) }
    if tags.count < Cluster.limit, kept.dropLast(tags.count).last == "\u{1F3F4}" { kept.append(scalar) }
  }

  private mutating func appendMark(_ scalar: Unicode.Scalar) {
    markCount += 1
    if markCount <= SafeText.markLimit {
      if joining == .letter { keepJoiner() }
      kept.append(scalar)
    }
    joiner = nil
  }

  private mutating func appendBase(_ scalar: Unicode.Scalar) {
    let before = joining
    joining = scalar.isPictograph ? .pictograph : SafeLine.joins(scalar) ? .letter : .nothing
    if joining == before { keepJoiner() }
    kept.append(scalar)
    joiner = nil
    markCount = 0
  }

  private mutating func keepJoiner() {
    if let joiner { kept.append(joiner) }
  }

  /// Whether a letter's script uses joiners to choose its form: Arabic, the scripts of India, Mongolian and
  /// others.
  ///
  /// Latin, Greek, Cyrillic and Han letters look the same with and without.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600..<0x10A0, 0x1700..<0x1D00, 0xA800..<0xAC00, 0xFB50..<0xFE00, 0xFE70..<0xFEFD: break
    case 0x10A00..<0x12000, 0x1E900..<0x1E960: break
    default: return false
    }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .spacingMark
  }
}
