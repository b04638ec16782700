/// Random queries: what people type, with errors, and what nobody types.
public enum RandomQuery {
  /// A query of a random kind.
  ///
  /// - Parameter names: Names, readings and codes to build it from; must not be empty.
  public static func text(of names: [String], random: inout SplitMix64) -> String {
    if random.onceIn(8) { return noise(random: &random) }
    let count = random.onceIn(20) ? random.below(40) : 1 + random.below(3)
    let words = (0..<count).map { _ in word(of: names, random: &random) }
    let text = words.joined(separator: random.oneOf([" ", " ", "", "/", "  ", "、", "-", "(", "\u{3000}"]))
    return random.onceIn(4) ? mutated(text, random: &random) : text
  }

  /// A part of a name or reading, a reading without blanks, its initials, or a code.
  private static func word(of names: [String], random: inout SplitMix64) -> String {
    let name = random.oneOf(names)
    switch random.below(6) {
    case 0: return name
    case 1: return String(name.prefix(1 + random.below(4)))
    case 2: return String(name.suffix(1 + random.below(4)))
    case 3: return name.filter { $0 != " " }
    case 4: return String(name.split(separator: " ").compactMap(\.first))
    default: return String(name.prefix(random.below(3))) + random.oneOf(names).suffix(random.below(3))
    }
  }

  /// Random bytes, or one piece repeated.
  private static func noise(random: inout SplitMix64) -> String {
    if random.onceIn(3) {
      let piece = random.oneOf([
        "a", "深", "1", "an", "nan", "zh", "Ａ", "́", "👨‍👩‍👧", "\0", "(", "aq", "省", "街道", "v", "ü", "u\u{308}",
        "が",
        "\u{1100}", "\u{1161}", "강", "\u{3099}", "й",
      ])
      return String(repeating: piece, count: 1 + random.below(random.onceIn(10) ? 2_000 : 90))
    }
    let bytes = (0..<random.below(60)).map { _ in UInt8(random.below(256)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with some bytes changed, removed, doubled or moved.
  private static func mutated(_ text: String, random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(5) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(bytes[place], at: place)
      case 3: bytes.swapAt(place, random.below(bytes.count))
      default: bytes[place] = UInt8(ascii: "a") + UInt8(random.below(26))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
