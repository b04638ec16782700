import RegionModel

/// Names of townships that are not their own: former ones, and those that say what they lay in before.
extension Reader {
  /// Takes townships by names that are not their own; without a suffix by long ones alone.
  mutating func takeByOtherNames(
    _ reading: Reading, below parent: Parent? = nil, where fits: (Int) -> Bool
  ) -> Bool {
    var isTaken = false
    for (name, node) in scratch.otherTownships.townships(text.key(at: reading.position), where: fits) {
      guard let found = name.find(in: text, at: reading.position, below: parent), found.manner != .shortName || parent != nil && found.length >= Reader.longShortName
      else { continue }
      take(found, node: node, reading)
      isTaken = true
    }
    return isTaken
  }

  /// In bytes: four Han characters, which are no accident.
  private static let longShortName = 12

  /// Takes townships that lay below the place named last until lately, by a name that begins with that place's:
  /// 渝北区统景镇, of 北碚区 since 2025.
  mutating func takeMoved(_ reading: Reading) -> Bool {
    var isTaken = false
    for back in stride(from: NameTable.shortest, through: Reader.longestName, by: 3) {
      let start = reading.position - back
      guard start >= reading.start else { break }
      for (name, node) in scratch.otherTownships.townships(text.key(at: start), where: { _ in true }) {
        guard let found = name.find(in: text, at: start), found.manner == .full, found.length > back,
          tree.parentNode(of: node) != reading.node
        else { continue }
        var next = reading
        next.take(
          Township.Found(length: found.length - back, manner: .full), tree.level(ofNode: node), node: node)
        next.isUncertain = true
        follow(next)
        isTaken = true
      }
    }
    return isTaken
  }

  /// In bytes: the longest name of a county, of twelve Han characters and more.
  private static let longestName = 45
}
