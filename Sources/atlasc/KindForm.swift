import RegionModel

/// A name as people write it with another word for its kind than the official one, or without it.
struct KindForm {
  let name: String
  let short: String

  /// What the full name ends in, and what stands behind the short name instead.
  private static let shorter = [
    ("特别行政区", "特区"), ("自治区", "自治区"), ("自治州", "州"), ("自治县", "县"), ("自治旗", "旗"), ("民族乡", "乡"), ("族乡", "乡"),
    ("民族镇", "镇"),
    ("族镇", "镇"),
  ]
  /// Words that are left out where the short name is the whole name; longer words first where one ends in another.
  private static let leftOut = ["新区", "矿区", "特区", "联合旗", "旗", "市", "县", "区"]

  static func forms(of name: String, short: String, level: Level) -> [KindForm] {
    if name == short { return level < .township ? bare(name) : [] }
    guard let (_, word) = shorter.first(where: { name.hasSuffix($0.0) }), short + word != name else {
      return []
    }
    return [KindForm(name: short + word, short: short + word)]
  }

  private static func bare(_ name: String) -> [KindForm] {
    guard let word = leftOut.first(where: name.hasSuffix), name.count >= word.count + 2 else { return [] }
    let rest = String(name.dropLast(word.count))
    return [KindForm(name: rest, short: rest)]
  }
}
