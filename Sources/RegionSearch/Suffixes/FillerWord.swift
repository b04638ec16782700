/// Words that other tables put in place of a missing level: 北京市/市辖区/东城区, 河南省/省直辖县级行政区划/济源市.
public enum FillerWord {
  /// Longer words first where one begins with another.
  public static let words: [StaticString] = [
    "省直辖县级行政区划", "自治区直辖县级行政区划", "省直辖县级行政单位", "市辖区", "市辖县", "直辖",
  ]
  /// This suffix alone is a filler too, but names may begin with it.
  private static let county = "县"

  private static let all = (words.map { "\($0)" } + [county]).map { Array($0.utf8) }

  /// Whether `word` is a filler.
  static func isOne(_ word: ArraySlice<UInt8>) -> Bool { all.contains { word.elementsEqual($0) } }

  /// Whether `name`, from a table of places, is a filler.
  public static func isOne(_ name: String) -> Bool { isOne(ArraySlice(name.utf8)) }

  /// The length in bytes of the filler at the start of `text`, or nil.
  static func length(beginning text: ArraySlice<UInt8>) -> Int? { all.first { text.starts(with: $0) }?.count }
}
