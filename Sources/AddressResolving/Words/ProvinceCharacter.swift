import RegionModel

/// A province's one character in front of a city, such as 湘 in 湘长沙.
///
/// The characters are those on number plates, by the first two digits of the province's code.
enum ProvinceCharacter {
  /// The digits of the province whose character a text begins with; nil for another beginning.
  @inline(__always)
  static func digits(_ text: Text) -> StaticString? {
    characters.length(in: text, at: 0) > 0 ? found(text) : nil
  }

  private static func found(_ text: Text) -> StaticString? {
    provinces.first { text.has($0.character, at: 0) }?.digits
  }

  private static let characters = WordList(provinces.map(\.character))

  private static let provinces: [(character: StaticString, digits: StaticString)] = [
    ("京", "11"), ("津", "12"), ("冀", "13"), ("晋", "14"), ("蒙", "15"), ("辽", "21"), ("吉", "22"), ("黑", "23"),
    ("沪", "31"), ("苏", "32"), ("浙", "33"), ("皖", "34"), ("闽", "35"), ("赣", "36"), ("鲁", "37"), ("豫", "41"),
    ("鄂", "42"), ("湘", "43"), ("粤", "44"), ("桂", "45"), ("琼", "46"), ("渝", "50"), ("川", "51"), ("贵", "52"),
    ("黔", "52"), ("云", "53"), ("滇", "53"), ("藏", "54"), ("陕", "61"), ("甘", "62"), ("青", "63"), ("宁", "64"),
    ("新", "65"), ("台", "71"), ("港", "81"), ("澳", "82"),
  ]
}

extension Reader {
  /// Takes a province's character and the place behind it, which must be a prefecture's name or one with its suffix: 新沙湾路
  /// need not lie in 沙湾市.
  func takeProvinceCharacter() {
    guard text.marks(at: 3).contains(.name), names.found(in: text, at: 0).isEmpty,
      let digits = ProvinceCharacter.digits(text), let province = tree.topNode(withCode: digits)
    else { return }
    let found = names.found(in: text, at: 3)
    guard found.range.contains(where: { isMeant(names[$0], behind: province) }) else { return }
    var reading = Reading(from: 0)
    reading.takeCharacter(of: province, tree.root(of: province))
    takeNames(reading)
  }

  private func isMeant(_ entry: NameTable.Entry, behind province: Int) -> Bool {
    guard tree.isNode(entry.node, below: province), entry.node != province,
      entry.use.isDisjoint(with: [.zone, .phrase]), !entry.isFormer
    else { return false }
    if entry.isWhole, !entry.lacksSuffix { return true }
    return entry.level == .prefecture && (entry.isWhole || entry.isShort)
  }
}
