/// A road's name as it stands in an address, from behind a place's name on: 中山南二路, 路, 大道.
///
/// 上海 before 路 is no place, and neither is 桐梓 before 坡西路: what is left for the road is no name of its own.
struct Road {
  /// What stands before the word for a road, without the word.
  private let stem: [Unicode.Scalar]
  /// Whether the word is 大道, which a city gives its own name to.
  let isAvenue: Bool
  /// Whether the word is 路.
  private let isPath: Bool

  /// Reads a road's name of up to five characters at a position; nil where none stands there.
  init?(_ text: Text, at position: Int) {
    var stem: [Unicode.Scalar] = []
    var position = position
    while !text.isEdge(position) || stem.isEmpty, stem.count < 6 {
      let character = text.character(at: position)
      let next = text.next(after: position)
      if Words.isRoad(character), !(character == "街" && text.has("道", at: next)) {
        let isGreat = stem.last == "大"
        if isGreat { stem.removeLast() }
        self.stem = stem
        isAvenue = isGreat && character == "道"
        isPath = character == "路"
        return
      }
      if "区县市镇乡村号省".unicodeScalars.contains(character) { return nil }
      stem.append(character)
      position = next
    }
    return nil
  }

  /// Whether the name before it is the beginning of this road's name.
  ///
  /// - Parameter isCity: Whether that name is one of a prefecture or above, which people leave without its suffix before
  ///   the name of a road: 武汉中北路, 福州五四路.
  func takesName(isCity: Bool) -> Bool {
    switch stem.count {
    case 0, 1: return true
    case 2:
      if Road.isSide(stem[0]), Road.isNumber(stem[1]) { return true }
      if stem[0] == "门" { return true }  // 朝阳门外大街
      if isWhole || stem[0] == "大" { return false }
      if Words.isRoadPart(stem[0]), Words.isRoadPart(stem[1]) { return !isCity }
      return isPath && !isCity && Road.isSide(stem[1])
    default: return !isCity && !isWhole && stem.allSatisfy(Words.isRoadPart)
    }
  }

  /// Whether it is a ring road, which has no name of its own anywhere: 北环大道, 南环二路.
  private var isWhole: Bool { stem.contains("环") }

  /// Whether nothing stands before the word for a road.
  var isBare: Bool { stem.isEmpty }

  private static func isSide(_ character: Unicode.Scalar) -> Bool {
    "东西南北中".unicodeScalars.contains(character)
  }

  private static func isNumber(_ character: Unicode.Scalar) -> Bool {
    "一二三四五六七八九十".unicodeScalars.contains(character)
  }
}
