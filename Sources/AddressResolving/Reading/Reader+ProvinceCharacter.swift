import RegionModel

/// A province's one character in front of a city, such as 湘 in 湘长沙.
extension Reader {
  /// Takes a province's character and the place behind it, which must be a prefecture's name or one with its suffix: 新沙湾路
  /// need not lie in 沙湾市.
  func takeProvinceCharacter() {
    guard text.marks(at: 3).contains(.name), text.beginsCharacter(3), names.found(in: text, at: 0).isEmpty,
      case let found = names.found(in: text, at: 3), !found.isEmpty,
      let province = provinceCharacters.province(beginning: text),
      found.range.contains(where: { isMeant(names[$0], behind: province) })
    else { return }
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
