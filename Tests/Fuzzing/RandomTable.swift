import RegionModel

/// Random tables of regions: ragged, with crowded letters, equal names and names without letters.
public enum RandomTable {
  private static let syllables = ["an", "bei", "bo", "chao", "gan", "gao", "gong", "ha", "yi", "zhu"]
  private static let characters: [Character] = [
    "东", "南", "西", "北", "中", "〇", "㑇", "𠀀", "a", "7", "é", "Ж", "ü", "が", "か\u{3099}", "강",
    "\u{1100}\u{1161}\u{11BC}", "й",
  ]

  /// - Parameter count: How many regions; each one's parent is an earlier one or none.
  public static func records(_ count: Int, random: inout SplitMix64) -> [RegionRecord] {
    var records: [RegionRecord] = []
    for index in 0..<count {
      let above = random.onceIn(3) ? nil : records.isEmpty ? nil : random.oneOf(records.suffix(40))
      let level = min((above?.level?.rawValue ?? 0) + UInt8(1 + random.below(2)), 254)
      records.append(record(index, below: above, level: level, random: &random))
    }
    return records
  }

  private static func record(
    _ index: Int, below above: RegionRecord?, level: UInt8, random: inout SplitMix64
  ) -> RegionRecord {
    let length = 1 + random.below(3)
    let name = String((0..<length).map { _ in random.oneOf(characters) })
    func reading() -> String { (0..<length).map { _ in random.oneOf(syllables) }.joined(separator: " ") }
    return RegionRecord(
      code: String(1000 + index * 7 % 1000 + index / 1000 * 1000), parentCode: above?.code ?? "",
      level: Level(rawValue: level), name: name, shortName: String(name.prefix(1 + random.below(length))),
      reading: random.onceIn(8) ? "" : reading(), otherReadings: random.onceIn(6) ? [reading()] : [])
  }

  /// Random aliases, each for one, several or none of the records' places.
  public static func aliases(_ count: Int, of records: [RegionRecord], random: inout SplitMix64) -> [Alias] {
    let codes = records.map(\.code) + ["none"]
    return (0..<count).map { _ in
      let longest = random.onceIn(12) ? 400 : 4
      let name = String((0..<1 + random.below(longest)).map { _ in random.oneOf(characters) })
      let reading = (0..<random.below(longest)).map { _ in random.oneOf(syllables) }.joined(separator: " ")
      return Alias(
        name: name, shortName: String(name.prefix(1 + random.below(2))), reading: reading,
        kind: random.oneOf(Alias.Kind.allCases), year: random.below(2_000),
        codes: (0..<random.below(4)).map { _ in random.oneOf(codes) })
    }
  }
}
