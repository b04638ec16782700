/// A line that is made of the harmless characters of a text, one after the other.
struct SafeLine {
  private(set) var kept = String.UnicodeScalarView()
  /// What the last character that is no mark can be joined to.
  private var joining = Joining.nothing
  /// A joiner that waits for the character to join.
  private var joiner: Unicode.Scalar?
  private var markCount = 0

  /// What a joiner may stand between two of.
  private enum Joining { case nothing, letter, pictograph }

  /// Adds a character, or what stands for it, or nothing.
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

  /// U+200D joins emoji too; U+200C, which keeps letters apart, is for letters alone.
  private mutating func appendJoiner(_ scalar: Unicode.Scalar) {
    let canJoin = joining == .letter || joining == .pictograph && scalar == "\u{200D}"
    joiner = joiner == nil && canJoin ? scalar : nil
  }

  /// A selector of an emoji's form changes nothing behind what has one form alone.
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

  /// Whether a letter is of a script in which joiners choose its form: Arabic's and India's relatives, Mongolian and
  /// others between them. Latin, Greek, Cyrillic and Han letters look the same with and without.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600..<0x10A0, 0x1700..<0x1D00, 0xA800..<0xAC00, 0xFB50..<0xFE00, 0xFE70..<0xFEFD: break
    case 0x10A00..<0x12000, 0x1E900..<0x1E960: break
    default: return false
    }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .spacingMark
  }
}
