/// A code as a person or a file writes it.
///
/// Codes of divisions have 6 digits down to the county (GB/T 2260), 9 for townships (GB/T 10114), and 12 for villages.
/// People also write them short (44, 4403) and long (440305000, 440305000000); both mean the place that the digits
/// name.
public enum RegionCode {
  /// How many digits the code of a village has.
  public static let villageLength = 12

  /// The codes under which the place that `text` means may stand in a tree, the likeliest first: as it is written,
  /// then with the digits that are usual for its level.
  ///
  /// Empty where `text` is no code: it must be 2, 4, 6, 9 or 12 ASCII digits. The code of a village names nothing
  /// but the village.
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

  /// The codes of the places that the place with the code `text` may lie in, the nearest first: 440305001 has
  /// 440305, 440300, 4403, 440000, 44.
  ///
  /// Empty where `text` is no code.
  public static func above(_ text: String) -> [String] {
    guard let code = candidates(text).last.map(withoutZeros) else { return [] }
    let shorter = [9, 6, 4, 2].filter { $0 < code.utf8.count }
    return shorter.flatMap { candidates(String(code.prefix($0))).reversed() }
  }

  /// A code down to the county without the digits that stand for no level: 4403 for 440300.
  private static func withoutZeros(_ code: String) -> String {
    guard code.utf8.count <= 6 else { return code }
    return String(code.prefix(code.hasSuffix("0000") ? 2 : code.hasSuffix("00") ? 4 : 6))
  }
}
