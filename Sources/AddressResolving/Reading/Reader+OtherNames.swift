import RegionModel

/// Other names of townships: former ones, and names that include the place they lay in before.
extension Reader {
  /// Takes townships by their other names; a name without a suffix must be long.
  ///
  /// - Parameter parent: The place that was read, if they lie directly in it; nil for those further below it.
  @inline(__always)
  func takeByOtherNames(_ reading: Reading, below parent: Parent?) -> Bool {
    // Asked before anything is handed on, since few texts have such names.
    text.marks(at: reading.position).contains(.otherTownship) && takeOtherNames(reading, below: parent)
  }

  private func takeOtherNames(_ reading: Reading, below parent: Parent?) -> Bool {
    var isTaken = false
    func fits(_ node: Int) -> Bool {
      parent != nil
        ? tree.parentNode(of: node) == reading.node : nearTownships.isNode(node, below: reading.node)
    }
    func take(_ name: Township, _ node: Int) {
      guard let found = name.find(in: text, at: reading.position, below: parent, of: tree),
        found.manner != .shortName || parent != nil && found.length >= Reader.longShortName
      else { return }
      self.take(found, node: node, reading)
      isTaken = true
    }
    otherTownships.forEach(text.key(at: reading.position), where: fits, do: take)
    return isTaken
  }

  /// Four Han characters, in bytes: too long to be a coincidence.
  private static let longShortName = 12

  /// Takes townships that have moved from the place named last, by a former name that begins with that place's: 渝北区统景镇,
  /// of 北碚区 since 2025.
  func takeMoved(_ reading: Reading) -> Bool {
    var isTaken = false
    let names = otherTownships
    for back in stride(from: 9, through: min(Text.longestName, reading.position - reading.start), by: 3) {
      let start = reading.position - back
      guard text.marks(at: start).contains(.otherTownship), text.beginsCharacter(start) else { continue }
      func take(_ name: Township, _ node: Int) {
        // The name first: the parent is most often another one, and as rarely at hand.
        guard let found = name.findWhole(in: text, at: start), found.length > back,
          tree.parentNode(of: node) != reading.node
        else { return }
        var next = reading
        next.take(
          Township.Found(length: found.length - back, manner: .full), tree.level(ofNode: node), node: node)
        next.root = tree.root(of: node)
        next.isUncertain = true
        follow(next)
        isTaken = true
      }
      names.forEach(text.key(at: start), where: { _ in true }, do: take)
    }
    return isTaken
  }
}
