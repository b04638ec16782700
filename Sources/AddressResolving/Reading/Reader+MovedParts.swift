import RegionModel

/// Townships that their county lost to another one, named behind it without a suffix: 宝安区公明, of 光明区.
extension Reader {
  /// The county that the place belongs to which is named so behind its old county; nil if there is none, or if something
  /// else may bear that name: 宝安区民治大道.
  func heir(behind county: Reading) -> Int? {
    guard !county.isReversed, let part = partBehind(county), part.heir > 0, !part.isCommon,
      mayBeStem(part.name) || isBareAlley(part.name)
    else { return nil }
    return part.heir
  }

  /// A township that moved, named behind its old county.
  struct MovedPart {
    /// The county that it belongs to; 0 where several have one of that name.
    let heir: Int
    /// Without the suffix.
    let name: Range<Int>
    /// Whether many townships elsewhere have that name, which may be a road's or a building's as well.
    let isCommon: Bool
  }

  /// The township whose name stands right behind a county without its suffix, which the county has not, but one that took
  /// parts of it over (`CountyParts`).
  ///
  /// A word that anything may be named after is none: 天河区人民医院, 皋兰县火车站.
  func partBehind(_ county: Reading) -> MovedPart? {
    let start = county.end
    var (meant, length) = (0, 0)
    for heir in countyParts.heirs(of: county.node) {
      let found = longestStem(below: tree.childNodes(of: heir), at: start)
      guard found > 0, found >= length else { continue }
      (meant, length) = (found == length ? 0 : heir, found)
    }
    let name = start..<start + length
    guard length > 0, longestStem(below: tree.childNodes(of: county.node), at: start) < length,
      !Words.commonStems.has(name, of: text)
    else { return nil }
    if Words.isCommonName(text, name) { return MovedPart(heir: meant, name: name, isCommon: true) }
    let namesakes = townships(at: start, among: 0..<Int.max).filter { shortLength($0, at: start) == length }
    let isCommon = namesakes.count > Reader.mostNamesakes
    return isCommon && !mayBeStem(name) ? nil : MovedPart(heir: meant, name: name, isCommon: isCommon)
  }

  /// How many townships of the country may have a name that hardly anything else has.
  private static let mostNamesakes = 20

  /// The length of the longest name of some townships that stands at a position, without its suffix, and is no road's; 0 for
  /// none.
  private func longestStem(below places: Range<Int>, at position: Int) -> Int {
    townships(at: position, among: places).lazy
      .compactMap { self.shortLength($0, at: position) }
      .filter { !self.text.has("路", at: position + $0 - 3) }.max() ?? 0
  }

  /// Whether a name of two characters ends in 巷, and no number follows: 同安区马巷.
  private func isBareAlley(_ name: Range<Int>) -> Bool {
    name.count == NameTable.shortest && text.has("巷", at: name.upperBound - 3)
      && !(0x30...0x39).contains(text.character(at: name.upperBound).value)
  }
}

extension Words {
  /// Words that townships are named after, and whatever else there is.
  static let commonStems = WordList([
    "人民", "建设", "光明", "和平", "解放", "胜利", "友谊", "团结", "文化", "新华", "幸福", "广场", "火车站", "车站", "中心", "学院", "公园",
    "码头", "开发区", "园区", "城关", "体育馆", "大学城",
  ])
}
