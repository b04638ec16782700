import RegionModel

/// Places in front of the one that is meant.
extension Reader {
  /// Whether a place need be asked for that (`placeBefore`); most need not.
  @inline(__always)
  func mayBePlaceBefore(_ place: Reading) -> Bool {
    place.start > 0 || !place.hasFullName && text.lists.bankWords.length(in: text, at: place.end) > 0
  }

  /// Where to read on if a place is only what a bank is named after, where an office was, or what the one that is meant lies
  /// near; 0 if it is the one that is meant. Where somebody comes from is the first of several places, and counts, but for
  /// 湖北省监利县人，住武汉市 (`doubtBest`).
  func placeBefore(_ place: Reading) -> Int {
    if !place.hasFullName, case let end = Words.endOfBank(text, from: place.end), end > 0 { return end }
    return place.start > 0 && Words.tellsOrigin(text, before: place.start) ? place.end : 0
  }
}

extension Words {
  /// Where the words for a bank end that begin at a position: 发展银行; 0 if there are none.
  static func endOfBank(_ text: Text, from start: Int) -> Int {
    var position = start
    while case let length = text.lists.bankWords.length(in: text, at: position), length > 0 {
      position += length
      guard text.has("行", at: position - 3) else { continue }
      while case let length = firmWords.length(in: text, at: position), length > 0 { position += length }
      return position
    }
    return 0
  }

  static let bankWords = WordList(["银行", "发展", "商业", "农村", "农商行", "农商", "合作", "村镇"])
  private static let firmWords = WordList(["股份", "有限", "责任", "公司"])

  /// Whether a second place may begin at a position, inside of a word, behind the first: 现居上海市闵行区, 30公里的河北省三河市.
  @inline(__always)
  static func leadsToAnother(_ text: Text, at position: Int) -> Bool {
    switch text.character(at: text.last(before: position)) {
    case "居", "住", "的", "地", "与", "和", "转": true
    default: false
    }
  }

  /// Whether the place behind a position is where an office was, or what another place lies near.
  static func tellsOrigin(_ text: Text, before position: Int) -> Bool {
    switch text.character(at: text.last(before: position)) {
    case "距", "离", "邻", "近", "原", "址": break
    default: return false
    }
    return origins.contains { text.has($0, at: position - $0.utf8CodeUnitCount) }
      || text.has("原", at: position - 3) && text.marks(at: position - 3).contains(.gap)
  }

  private static let origins: [StaticString] = [
    "距", "离", "紧邻", "邻近", "毗邻", "临近", "原地址", "原址", "旧址",
  ]
}
