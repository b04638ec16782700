/// Roads, whose names may begin with a place's.
extension LatinReader {
  /// Whether the words at a position make a road, a building or a village of the name before them: Rd., North Road,
  /// N. Rd., 1st Road.
  func isRoad(from position: Int) -> Bool {
    var position = position
    while true {
      switch kind(at: position) {
      case .other: return true
      case .side: position += 1
      default:
        guard isOrdinal(at: position) else { return false }
        position += 2
      }
    }
  }

  /// Whether a county's name without the word for its kind is the beginning of a road's or a town's that has one syllable
  /// more: Yuhang Tang Road, Hexi Wu Town.
  func beginsRoad(_ name: Range<Int>, _ entries: [LatinTable.Entry]) -> Bool {
    let end = name.upperBound
    guard text.words[name.lowerBound].beginsPart || text.words[name.lowerBound - 1].isNumber,
      end + 1 < text.words.count, kind(at: end) == nil || kind(at: end) == .side, !text.words[end].beginsPart,
      kind(at: end + 1) == .other || kind(at: end + 1) == .town, isSyllable(text.words[end].letters)
    else { return false }
    return entries.allSatisfy { tree.level(ofNode: Int($0.node)) >= .county }
  }

  /// Whether letters look like one syllable: Tang, Wu.
  private func isSyllable(_ letters: [UInt8]) -> Bool {
    let vowels = letters.drop { !isVowel($0) }
    let end = vowels.drop(while: isVowel)
    return !vowels.isEmpty && letters.count - vowels.count < 3
      && ["", "n", "ng", "r"].contains { end.elementsEqual($0.utf8) }
  }

  private func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }

  /// Whether a word for a road stands at a position: Qiaodong District Road.
  func isRoadWord(at position: Int) -> Bool {
    guard kind(at: position) == .other else { return false }
    return ["road", "rd", "street", "st", "avenue", "ave", "lu", "jie"].contains {
      text.words[position].letters.elementsEqual($0.utf8)
    }
  }

  /// Whether words for an industrial zone stand at a position.
  func isIndustrialZone(from position: Int) -> Bool {
    guard kind(at: position + 1) == nil || kind(at: position + 1) == .other,
      position + 1 < text.words.count, !text.words[position + 1].beginsPart
    else { return false }
    return ["industrial", "industry", "ind"].contains { text.words[position].letters.elementsEqual($0.utf8) }
      && ["zone", "park", "area", "base"].contains {
        text.words[position + 1].letters.elementsEqual($0.utf8)
      }
  }

  /// Whether a number like 1st or 2nd stands at a position, in front of a word for a road.
  private func isOrdinal(at position: Int) -> Bool {
    guard position + 2 < text.words.count, text.words[position].isNumber, !text.words[position].beginsPart,
      text.words[position].letters.count <= 2
    else { return false }
    let ending = text.words[position + 1].letters
    return ["st", "nd", "rd", "th"].contains { ending.elementsEqual($0.utf8) }
  }

  /// Whether a word for a street stands at a position, as it may for a street office: Houzhai Street.
  func isStreet(at position: Int) -> Bool {
    guard position > 0, kind(at: position) == .other else { return false }
    return ["street", "str", "st", "jie"].contains { text.words[position].letters.elementsEqual($0.utf8) }
  }

  /// Whether a street's name is surely a road's, since it has a house number, or may begin before these words.
  func isRoad(_ name: Range<Int>) -> Bool {
    if isHouseNumber(name.upperBound + 1) { return true }
    guard name.lowerBound > 0 else { return false }
    let last = text.words[name.lowerBound - 1]
    if last.isNumber || last.letters.count == 1 { return last.letters.count < LatinReader.shortestPostcode }
    return !text.words[name.lowerBound].beginsPart
      && ![.other, .district, .city].contains(LatinKind(last.letters))
  }

  /// Whether the address names a road that is no street.
  var hasRoad: Bool {
    text.words.contains { word in
      ["road", "rd", "lu", "avenue", "ave"].contains { word.letters.elementsEqual($0.utf8) }
    }
  }

  /// Whether a house number stands at a position: 18, No. 18.
  private func isHouseNumber(_ position: Int) -> Bool {
    guard position < text.words.count else { return false }
    let word = text.words[position]
    if word.isNumber { return word.letters.count < LatinReader.shortestPostcode }
    return word.letters.elementsEqual("no".utf8) && isHouseNumber(position + 1)
  }

  /// In digits.
  private static let shortestPostcode = 5
}
