/// The words for kinds of places that people put behind a name, rightly or not.
enum KindWord {
  /// Longer words first where one ends in another.
  private static let all = [
    "特别行政区", "街道办事处", "自治区", "自治州", "自治县", "自治旗", "街道办", "地区", "街道", "街办", "新区", "省", "市", "州", "盟",
    "县", "区", "旗", "镇", "乡", "街",
  ]

  /// `name` without its word for the kind; nil where it has none, or less than two characters are left.
  static func removed(from name: String) -> String? {
    guard let word = all.first(where: name.hasSuffix), name.count >= word.count + 2 else { return nil }
    return String(name.dropLast(word.count))
  }
}
