import RegionModel

/// Reads everything that a tree offers.
public enum AtlasWalk {
  /// The error that a walk found; nil if all reads stayed within their bounds.
  ///
  /// The sum keeps the compiler from removing reads.
  public static func flaw(in tree: RegionTree, sum: inout Int) -> String? {
    var visited = 0
    for region in tree.roots.subtrees {
      visited += 1
      if visited > tree.count { return "more regions than the \(tree.count) of the header" }
      if let flaw = flaw(inRegion: region, of: tree, sum: &sum) { return flaw }
    }
    sum &+= tree.provenance.utf8.count &+ tree.dataDate
    for code in ["", "1000", "1007", "99999", "\u{FF}"] {
      sum &+= tree.region(code: code)?.name.utf8.count ?? 0
      sum &+= tree.succession(ofCode: code)?.successors.count ?? 0
    }
    if let flaw = flaw(inSecondCodesOf: tree, sum: &sum) { return flaw }
    return flaw(inList: tree.roots, sum: &sum) ?? flaw(inOtherNamesOf: tree, sum: &sum)
  }

  private static func flaw(inOtherNamesOf tree: RegionTree, sum: inout Int) -> String? {
    for alias in tree.aliases {
      sum &+= alias.name.utf8.count &+ alias.shortName.utf8.count &+ alias.reading.utf8.count
      sum &+= alias.year &+ Int(alias.kind?.rawValue ?? 0)
      for region in alias.regions.prefix(tree.count + 1) {
        if region.number == 0 || region.number > tree.count { return "an alias of a region outside the tree" }
        sum &+= region.name.utf8.count
      }
    }
    for scalar: Unicode.Scalar in ["\0", "a", "〇", "東", "臺", "\u{20000}", "\u{10FFFF}"] {
      sum &+= Int(tree.folded(scalar).value)
    }
    return nil
  }

  private static func flaw(inSecondCodesOf tree: RegionTree, sum: inout Int) -> String? {
    for code in ["", "1000", "1007", "99999", "\u{FF}"] + tree.allSecondCodes.prefix(1_000).map(\.second) {
      let regions = tree.regions(code: code, in: .second) + tree.regions(holdingSecond: code)
      for region in regions.prefix(tree.count + 1) {
        if region.number == 0 || region.number > tree.count { return "a second code outside the tree" }
        sum &+= region.code(in: .second).utf8.count
      }
    }
    return nil
  }

  private static func flaw(inRegion region: Region, of tree: RegionTree, sum: inout Int) -> String? {
    sum &+= region.name.utf8.count &+ region.shortName.utf8.count &+ region.reading.utf8.count
    sum &+=
      region.code(in: .second).utf8.count &+ region.otherReadings.count &+ region.initials.count
      &+ Int(region.level.rawValue)
    sum &+= region.nameLength(beginning: Array(region.name.utf8)[...]) ?? 0
    sum &+= region.shortNameLength(beginning: Array(region.name.utf8)[...]) ?? 0
    let path = region.path
    if path.count > tree.count { return "a path longer than the tree" }
    if path.last != region { return "a path that does not end in its region" }
    if let found = tree.region(code: region.code) { sum &+= found.code.utf8.count }
    return flaw(inList: region.children, sum: &sum)
  }

  private static func flaw(inList list: RegionList, sum: inout Int) -> String? {
    if list.count > list.tree.count { return "a list longer than the tree" }
    var (level, depth) = (list, 0)
    while !level.isEmpty {
      (level, depth) = (level.children, depth + 1)
      if depth > list.tree.count { return "more levels than regions" }
    }
    let letters = list.letters
    if letters.count > 27 { return "\(letters.count) letters" }
    for letter in letters {
      let section = list.section(of: letter)
      if section.lowerBound < 0 || section.upperBound > list.count { return "a section outside its list" }
      sum &+= list.firstPosition(initials: [letter, letter]) ?? 0
    }
    for region in list.prefix(3) where list.position(of: region) == nil { return "a list without its region" }
    return nil
  }
}
