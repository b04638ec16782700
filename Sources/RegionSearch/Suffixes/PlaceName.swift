/// A name split into its proper part and its suffix: 深圳 and 市.
///
/// The proper part keeps at least two characters: 赵县 and 城区 stay whole. Nationalities go with the suffix: 三都
/// and 水族自治县. Suffixes that people do not drop stay: 新区, 矿区, 旗, 开发区.
public struct PlaceName: Equatable, Sendable {
  /// 深圳 of 深圳市; the whole name if no suffix can go.
  public let short: String
  /// 市 of 深圳市; empty if no suffix can go.
  public let suffix: String

  /// Selects the suffixes to look for.
  public enum Rank: Sendable {
    /// Provinces, prefectures, counties.
    case countyOrAbove
    /// Towns, streets and everything else below a county.
    case township
  }

  public init(_ name: String, rank: Rank) {
    let length = PlaceName.suffixLength(of: name, rank: rank)
    short = String(name.dropLast(length))
    suffix = String(name.suffix(length))
  }

  private static func suffixLength(of name: String, rank: Rank) -> Int {
    if wholeWords.contains(where: name.hasSuffix) { return 0 }
    let words = rank == .township ? townshipWords : countyWords
    guard let word = words.first(where: { name.hasSuffix($0) && name.count >= $0.count + 2 }) else {
      return 0
    }
    var rest = name.dropLast(word.count)
    let isOwnRule = word.hasPrefix("自治") || word.hasPrefix("民族")
    while let people = nationality(endingIn: rest, mayLackSuffix: isOwnRule) { rest.removeLast(people.count) }
    return rest.count >= 2 ? name.count - rest.count : 0
  }

  private static func nationality(endingIn name: Substring, mayLackSuffix: Bool) -> String? {
    guard name.last == "族" else {
      return mayLackSuffix ? bareNationalities.first(where: name.hasSuffix) : nil
    }
    return nationalities.first { name.dropLast().hasSuffix($0) }.map { $0 + "族" }
  }
}

extension PlaceName {
  private static let countyWords = Suffix.texts(.county)
  private static let townshipWords = Suffix.texts(.township)
  private static let wholeWords = Suffix.texts(.kept)

  /// The nationalities before 族; 各 is for 各族自治县.
  private static let nationalities = [
    "阿昌", "白", "保安", "布朗", "布依", "朝鲜", "达斡尔", "傣", "德昂", "东乡", "侗", "独龙", "鄂伦春", "鄂温克",
    "俄罗斯", "高山", "仡佬", "哈尼", "哈萨克", "汉", "赫哲", "回", "基诺", "京", "景颇", "柯尔克孜", "拉祜", "黎",
    "傈僳", "珞巴", "满", "毛南", "门巴", "蒙古", "苗", "仫佬", "纳西", "怒", "普米", "羌", "撒拉", "畲", "水",
    "塔吉克", "塔塔尔", "土家", "土", "佤", "维吾尔", "乌孜别克", "锡伯", "瑶", "彝", "裕固", "藏", "蔵", "壮", "各",
  ]

  /// Nationalities that also occur without 族, before 自治 and 民族.
  private static let bareNationalities = [
    "蒙古", "维吾尔", "哈萨克", "柯尔克孜", "塔吉克", "锡伯", "鄂温克", "鄂伦春", "达斡尔", "门巴", "珞巴", "俄罗斯",
    "裕固", "赫哲", "乌孜别克", "塔塔尔", "彝",
  ]
}
