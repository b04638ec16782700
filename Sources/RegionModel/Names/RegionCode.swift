/// Codes of China's divisions, as people and files write them.
///
/// Codes have 6 digits down to the county (GB/T 2260), 9 for townships (GB/T 10114) and 12 for villages.
/// People also write them shorter (44, 4403) or longer (440305000, 440305000000) for the same place.
public enum RegionCode {
  /// How many digits the code of a village has.
  public static let villageLength = 12

  /// The codes under which the place that `text` means may stand in a tree, the likeliest first: as it is written,
  /// then with the digits that are usual for its level.
  ///
  /// Empty if `text` is not a code: it must be 2, 4, 6, 9 or 12 ASCII digits. A village's code has no other
  /// form.
  public static func candidates(_ text: String) -> [String] {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return [] }
    switch text.utf8.count {
    case 2, 4: return [text, text + String(repeating: "0", count: 6 - text.utf8.count)]
    case 6: return text.hasSuffix("00") ? [text, withoutZeros(text)] : [text]
    case 9: return text.hasSuffix("000") ? [text] + candidates(String(text.prefix(6))) : [text]
    case villageLength: return text.hasSuffix("000") ? [text] + candidates(String(text.prefix(9))) : [text]
    default: return []
    }
  }

  /// The codes of the places that may contain the place `text`, nearest first.
  ///
  /// 440305001 gives 440305, 440300, 4403, 440000, 44. Empty if `text` is not a code.
  public static func above(_ text: String) -> [String] {
    guard let code = candidates(text).last.map(withoutZeros) else { return [] }
    let shorter = [9, 6, 4, 2].filter { $0 < code.utf8.count }
    return shorter.flatMap { candidates(String(code.prefix($0))).reversed() }
  }

  /// A code down to the county without trailing zeros: 4403 for 440300.
  private static func withoutZeros(_ code: String) -> String {
    guard code.utf8.count <= 6 else { return code }
    return String(code.prefix(code.hasSuffix("0000") ? 2 : code.hasSuffix("00") ? 4 : 6))
  }
}
