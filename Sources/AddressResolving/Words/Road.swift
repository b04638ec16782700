/// A road's name as it stands in an address, from behind a place's name on: 中山南二路, 路, 大道.
///
/// 上海 before 路 is no place, and neither is 桐梓 before 坡西路: what is left for the road is no name of its own.
struct Road {
  /// How many characters stand before the word for a road, and the first two of them.
  private let count: Int
  private let first: Unicode.Scalar
  private let second: Unicode.Scalar
  /// Whether all of them are sides, numbers and the like.
  private let hasPartsAlone: Bool
  /// Whether it is a ring road, which has no name of its own anywhere: 北环大道, 南环二路.
  private let isRing: Bool
  /// Whether the word is 大道, which a city gives its own name to.
  let isAvenue: Bool
  /// Whether the word is 路.
  private let isPath: Bool

  /// Reads a road's name of up to five characters at a position; nil where none stands there.
  init?(_ text: Text, at start: Int) {
    var position = start
    var (count, partCount, isRing) = (0, 0, false)
    var (first, second, last): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = ("\0", "\0", "\0")
    while position < text.count, position == start || !text.isEdge(position), count < 6 {
      let character = text.character(at: position)
      let next = text.next(after: position)
      if Words.isRoad(character), !(character == "街" && text.has("道", at: next)) {
        let isGreat = last == "大"
        self.count = isGreat ? count - 1 : count
        hasPartsAlone = partCount == count
        isAvenue = isGreat && character == "道"
        isPath = character == "路"
        (self.first, self.second, self.isRing) = (first, second, isRing)
        return
      }
      switch character {
      case "区", "县", "市", "镇", "乡", "村", "号", "省": return nil
      case "环": isRing = true
      default: break
      }
      if Words.isRoadPart(character) { partCount += 1 }
      if count == 0 { first = character } else if count == 1 { second = character }
      (last, position, count) = (character, next, count + 1)
    }
    return nil
  }

  /// Whether the name before it is the beginning of this road's name.
  ///
  /// - Parameter isCity: Whether that name is one of a prefecture or above, which people leave without its suffix before
  ///   the name of a road: 武汉中北路, 福州五四路.
  func takesName(isCity: Bool) -> Bool {
    switch count {
    case 0, 1: return true
    case 2:
      if Road.isSide(first), Road.isNumber(second) { return true }
      if first == "门" { return true }  // 朝阳门外大街
      if isRing || first == "大" { return false }
      if Words.isRoadPart(first), Words.isRoadPart(second) { return !isCity }
      return isPath && !isCity && Road.isSide(second)
    default: return !isCity && !isRing && hasPartsAlone
    }
  }

  /// Whether nothing stands before the word for a road.
  var isBare: Bool { count == 0 }

  private static func isSide(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "东", "西", "南", "北", "中": true
    default: false
    }
  }

  private static func isNumber(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "一", "二", "三", "四", "五", "六", "七", "八", "九", "十": true
    default: false
    }
  }
}
