/// The name of a road after a place's name in an address: 中山南二路, 路, 大道.
///
/// 上海 before 路 is no place, nor is 桐梓 before 坡西路: the road would be left without a name of its own.
struct Road {
  /// How many characters stand before the word for a road, the first two of them, and what all of them have.
  private let count: Int
  private let first: Marks
  private let second: Marks
  private let common: Marks
  /// What any of them has.
  private let any: Marks
  /// Of the word's last character.
  private let word: Marks

  /// Reads a road's name of up to five characters at a position; nil if there is none.
  ///
  /// Where it ends is asked of all characters at once: no processor guesses how many a name has.
  @inline(__always)
  static func named(in text: Text, at start: Int) -> Road? {
    // Letters and digits, which are shorter, have the mark `edge`, and so has what follows them.
    guard !text.hasOthers else { return namedSlowly(in: text, at: start) }
    let available = text.count &- start
    guard available > 0, text.bytes[start] >= 0x80 else { return nil }
    let marks = text.marks + start
    let ends: Marks = [.road, .endsRoad, .edge]
    var ending = bit(!marks[0].isDisjoint(with: [.road, .endsRoad]))
    for index in 1..<longest { ending |= bit(!marks[3 &* index].isDisjoint(with: ends)) << index }
    // What stands behind the text is an earlier one's.
    ending &= (1 << min((available &+ 2) / 3, longest)) &- 1
    guard ending != 0 else { return nil }
    let count = ending.trailingZeroBitCount
    let word = marks[3 &* count]
    guard word.contains(.road), count == 0 || !word.contains(.edge) else { return nil }
    let next = start &+ 3 &* count &+ 3
    guard !isOther(word, text, before: next), count == 0 || !text.has("口", at: next) else {
      return namedSlowly(in: text, at: start)
    }
    return Road(marks, count, word)
  }

  /// The most characters of a road's name, with the first of the word for a road.
  private static let longest = 6

  @inline(__always)
  private static func bit(_ isSet: Bool) -> Int { isSet ? 1 : 0 }

  /// - Parameters:
  ///   - marks: Those of the name, of three bytes a character.
  ///   - length: How many characters stand before the word for a road.
  ///   - word: The marks of that.
  @inline(__always)
  private init(_ marks: UnsafeMutablePointer<Marks>, _ length: Int, _ word: Marks) {
    var (common, any): (UInt32, UInt32) = (Marks.roadPart.rawValue, 0)
    for index in 0..<Road.longest - 1 {
      let mark = marks[3 &* index].rawValue
      let isPart = UInt32(truncatingIfNeeded: (index &- length) >> 63)  // All bits or none.
      common &= mark | ~isPart
      any |= mark & isPart
    }
    self.common = Marks(rawValue: common)
    self.any = Marks(rawValue: any)
    (first, second) = (length > 0 ? marks[0] : [], length > 1 ? marks[3] : [])
    let isGreat = length > 0 && marks[3 &* (length &- 1)].contains(.great)
    count = isGreat ? length &- 1 : length
    self.word = isGreat ? word : word.subtracting(.avenue)
  }

  private init(count: Int, first: Marks, second: Marks, common: Marks, any: Marks, word: Marks) {
    (self.count, self.first, self.second) = (count, first, second)
    (self.common, self.any, self.word) = (common, any, word)
  }

  /// The same for texts with characters of other lengths, and where a word begins like one for a road: 街道.
  @inline(never)
  private static func namedSlowly(in text: Text, at start: Int) -> Road? {
    var (position, count) = (start, 0)
    var (first, second, last): (Marks, Marks, Marks) = ([], [], [])
    var (common, any): (Marks, Marks) = (.roadPart, [])
    while position < text.count, count < longest {
      let marks = text.marks[position]
      if count > 0, marks.contains(.edge) { return nil }
      let next = text.next(after: position)
      if marks.contains(.road), !isOther(marks, text, before: next), count == 0 || !text.has("口", at: next) {
        let isGreat = last.contains(.great)
        return Road(
          count: isGreat ? count - 1 : count, first: first, second: second, common: common, any: any,
          word: isGreat ? marks : marks.subtracting(.avenue))
      }
      if marks.contains(.endsRoad) { return nil }
      if count == 0 { first = marks } else if count == 1 { second = marks }
      common.formIntersection(marks)
      any.formUnion(marks)
      (last, position, count) = (marks, next, count + 1)
    }
    return nil
  }

  /// Whether what seems to be the word for a road begins another: 街道, 路氹.
  @inline(__always)
  private static func isOther(_ marks: Marks, _ text: Text, before next: Int) -> Bool {
    if marks.contains(.street) { return text.marks(at: next).contains(.avenue) }
    return marks.contains(.path) && text.has("氹", at: next)
  }

  /// Whether the word is 大道, which cities name after themselves.
  var isAvenue: Bool { word.contains(.avenue) }
  /// Whether it is a ring road, which never has a name of its own: 北环大道, 南环二路.
  private var isRing: Bool { any.contains(.ring) }

  /// Whether the name before it belongs to the road.
  ///
  /// - Parameter isCity: Whether that name is a prefecture's or a higher place's: people write those without a suffix
  ///   before a road's name, such as 武汉中北路 and 福州五四路.
  func takesName(isCity: Bool) -> Bool {
    switch count {
    case 0, 1: return true
    case 2:
      if first.contains(.side), second.contains(.number) { return true }
      if first.contains(.gate) { return true }  // 朝阳门外大街
      if isRing || first.contains(.great) { return false }
      if first.contains(.roadPart), second.contains(.roadPart) { return !isCity }
      return word.contains(.path) && !isCity && second.contains(.side)
    default: return !isCity && !isRing && common.contains(.roadPart)
    }
  }

  /// Whether its name begins with a side and is more than that: 中山五路, but not 东三路 or 南路.
  var isNamedLikeSide: Bool { count >= 2 && first.contains(.side) && !second.contains(.roadPart) }

  /// Whether it may be the road along a river, whose name it begins with the end of: 江滨江路, of 嘉陵江.
  var isBank: Bool { count == 3 }

  /// Whether the road has nothing but the word for a road.
  var isBare: Bool { count == 0 }
}
