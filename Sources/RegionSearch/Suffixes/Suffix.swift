/// A word after a name of a division of China that tells its kind: 市, 自治州, 街道办事处.
///
/// This is the only list; `RegionTree.Rules.suffixes` says whether a tree's names have suffixes.
public struct Suffix: Sendable {
  /// The situations in which a suffix counts.
  struct Uses: OptionSet {
    let rawValue: UInt8

    /// Official names of provinces, prefectures and counties end in it, and people drop it.
    static let county = Uses(rawValue: 1)
    /// The same for townships.
    static let township = Uses(rawValue: 2)
    /// People put it after any name, rightly or not.
    static let typed = Uses(rawValue: 4)
    /// It follows a township's short name in addresses.
    static let address = Uses(rawValue: 8)
    /// It belongs to the short name, though some people drop it: 浦东新区.
    static let kept = Uses(rawValue: 16)
    /// Some people drop it though the official short name keeps it: 嘉义市, since there is 嘉义县.
    static let omitted = Uses(rawValue: 32)
  }

  let text: StaticString
  /// The word that people put after the short name instead: 恩施州, of 恩施土家族苗族自治州.
  public let shorter: String?
  let uses: Uses

  private init(_ text: StaticString, _ uses: Uses, shorter: String? = nil) {
    self.text = text
    self.uses = uses
    self.shorter = shorter
  }

  /// All suffixes, longer ones first, so that the longest match counts.
  static let all = [
    Suffix("特别行政区", [.county, .typed], shorter: "特区"),
    Suffix("街道办事处", [.township, .typed, .address]), Suffix("地区办事处", [.township, .address]),
    Suffix("民族苏木", .township),
    Suffix("自治区", [.county, .typed], shorter: "自治区"), Suffix("自治州", [.county, .typed], shorter: "州"),
    Suffix("自治县", [.county, .typed], shorter: "县"), Suffix("自治旗", [.county, .typed], shorter: "旗"),
    Suffix("民族乡", .township, shorter: "乡"), Suffix("民族镇", .township, shorter: "镇"),
    Suffix("管理区", .township), Suffix("街道办", [.typed, .address]), Suffix("办事处", .address),
    Suffix("联合旗", .omitted),
    Suffix("地区", [.county, .township, .typed, .address]), Suffix("街道", [.township, .typed, .address]),
    Suffix("苏木", [.township, .address]), Suffix("农场", .township), Suffix("林场", .township),
    Suffix("牧场", .township), Suffix("街办", [.typed, .address]), Suffix("新区", [.typed, .kept, .omitted]),
    Suffix("矿区", [.kept, .omitted]), Suffix("特区", .omitted), Suffix("族乡", [], shorter: "乡"),
    Suffix("族镇", [], shorter: "镇"),
    Suffix("省", [.county, .typed]), Suffix("市", [.county, .typed, .omitted]),
    Suffix("县", [.county, .typed, .omitted]), Suffix("区", [.county, .typed, .omitted]),
    Suffix("盟", [.county, .typed]), Suffix("州", .typed), Suffix("旗", [.typed, .omitted]),
    Suffix("镇", [.county, .township, .typed, .address]), Suffix("乡", [.county, .township, .typed, .address]),
    Suffix("街", .typed),
  ]

  static func texts(_ uses: Uses) -> [String] { all.filter { $0.uses.contains(uses) }.map { "\($0.text)" } }

  /// Suffixes after a township's short name in addresses, longer ones first.
  public static let ofTownships = all.filter { $0.uses.contains(.address) }.map(\.text)

  private static let typed = texts(.typed)
  private static let omitted = texts(.omitted)

  /// `name` without a suffix that people put after any name; nil if it has none or fewer than two characters
  /// remain.
  static func removed(from name: String) -> String? { removed(typed, from: name) }

  /// `name` without a suffix that some people drop from names without a short form; nil as above.
  public static func omitted(from name: String) -> String? { removed(omitted, from: name) }

  /// The suffix with a shorter form that a name ends in.
  public static func withShorterForm(endingIn name: String) -> Suffix? {
    all.first { $0.shorter != nil && name.hasSuffix("\($0.text)") }
  }

  private static func removed(_ suffixes: [String], from name: String) -> String? {
    guard let suffix = suffixes.first(where: name.hasSuffix), name.count >= suffix.count + 2 else {
      return nil
    }
    return String(name.dropLast(suffix.count))
  }
}
