import RegionModel

/// Forms of a name besides the full and the short one: 浦东 of 浦东新区, 恩施州 of 恩施土家族苗族自治州.
///
/// Short names come from the data, and some names officially have none: 浦东新区, 喀喇沁旗, or 嘉义市, since there is
/// 嘉义县 too. People drop or shorten the suffix anyway.
struct NameForm {
  /// The end of the full name.
  private let ending: [UInt8]
  /// The text that replaces the ending.
  private let replacement: [UInt8]
  /// Whether the replacement follows the short name, which lacks more than the ending: 土家族苗族自治州.
  private let followsShortName: Bool

  private init(_ ending: String, _ replacement: String, followsShortName: Bool = false) {
    self.ending = Array(ending.utf8)
    self.replacement = Array(replacement.utf8)
    self.followsShortName = followsShortName
  }

  /// Suffixes dropped where the name has no short form.
  private static let omissions = Suffix.texts(.omitted).map { NameForm($0, "") }

  private static let replacements =
    [
      NameForm("内蒙古自治区", "内蒙"), NameForm("特别行政区", "特区"), NameForm("街道", "街道办事处"),
      NameForm("街道办事处", "街道"), NameForm("区街道办事处", "街道"), NameForm("满族自治县", "县"),
      NameForm("蒙古族自治县", "县"),
    ]
    + Suffix.all.compactMap { suffix in
      suffix.shorter.map { NameForm("\(suffix.text)", $0, followsShortName: true) }
    }

  /// Two Han characters, in bytes: 城区 never becomes 城. All forms begin like the name.
  private static let shortest = 6

  /// The lengths in bytes of the forms of a region's name that `text` begins with.
  ///
  /// - Complexity: O(bytes of the name); allocates nothing where the first two characters differ.
  static func lengths(of region: Region, beginning text: ArraySlice<UInt8>) -> [Int] {
    guard region.tree.hasSuffixes, text.count >= shortest, region.nameBegins(with: text.prefix(shortest))
    else { return [] }
    let name = Array(region.name.utf8)
    let shortCount = region.shortName.utf8.count
    var forms = replacements.filter { name.suffix($0.ending.count).elementsEqual($0.ending) }
    if shortCount == name.count {
      forms += omissions.first { name.suffix($0.ending.count).elementsEqual($0.ending) }.map { [$0] } ?? []
    }
    return forms.compactMap { $0.length(of: name, shortCount, beginning: text) }
      .filter { $0 != name.count && $0 != shortCount }
  }

  private func length(of name: [UInt8], _ shortCount: Int, beginning text: ArraySlice<UInt8>) -> Int? {
    let kept = name.prefix(followsShortName ? shortCount : name.count - ending.count)
    let length = kept.count + replacement.count
    guard length >= NameForm.shortest, text.starts(with: kept),
      text.dropFirst(kept.count).starts(with: replacement)
    else { return nil }
    return length
  }
}
