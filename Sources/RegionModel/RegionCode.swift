/// A code as a person or a file writes it.
///
/// Codes of divisions have 6 digits down to the county (GB/T 2260) and 9 for townships (GB/T 10114). People
/// also write them short (44, 4403) and long (440305000000); both mean the place that the digits name.
public enum RegionCode {
  /// The codes under which the place that `text` means may stand in a tree, the likeliest first.
  ///
  /// Empty where `text` is no code: it must be 2, 4, 6, 9 or 12 ASCII digits.
  public static func candidates(_ text: String) -> [String] {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return [] }
    switch text.utf8.count {
    case 2, 4: return [text + String(repeating: "0", count: 6 - text.utf8.count)]
    case 6, 9: return [text]
    case 12:
      let township = String(text.prefix(9))
      return text.hasSuffix("000000") ? [String(text.prefix(6)), township] : [township]
    default: return []
    }
  }
}
