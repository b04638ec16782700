import RegionModel

/// The evidence for a place in the rest of an address.
extension Reader {
  /// Whether a first name is too little for a place, without a suffix and without a place around it.
  ///
  /// That holds for names out of use, for names in front of a building, and for names that only state a side or a
  /// wish, which buildings and roads of all cities have: 滨江, 和平.
  func isWeak(_ entry: NameTable.Entry, _ name: Name) -> Bool {
    let end = name.range.upperBound
    guard !entry.isLongPhrase else { return false }
    if name.isFull { return entry.isFormer && entry.saysKind }
    let isCommon = Words.isCommonName(text, name.range)
    guard entry.level >= .county || isCommon else { return false }
    if isCommon || entry.isFormer { return true }
    if entry.use.contains(.overseas) { return !text.isTraditional && !isOnlyInMacao(name.range) }
    return name.range.count <= 9 && !isZone(at: end) && Words.namesBuilding(text, at: end)
  }

  /// Whether another county of the same city is named right before it, apart by a sign: 杏花岭/迎泽区.
  func followsNeighbour() -> Bool {
    guard best.nameCount == 1, text.marks(at: best.start).contains(.gap) else { return false }
    return (0..<text.nameCount).contains { number in
      let position = text.namePosition(number)
      return position < best.start
        && names.names(in: text, at: position).contains { index in
          let entry = names[index]
          return entry.isShort && entry.level == .county && position + entry.shortCount == best.start
            && isNeighbour(of: best.node, entry.node)
        }
    }
  }

  /// Whether a reading has more names than the city before it, apart from their province, or a name so long that it means
  /// no other place: 海南省三亚市保亭黎族苗族自治县.
  func saysMore(_ reading: Reading, than city: Reading) -> Bool {
    if reading.nameCount > city.nameCount { return true }
    guard reading.root == city.root, city.hasNamed(.prefecture), reading.hasNamed(.county) else {
      return false
    }
    return reading.firstCount >= 15 || city.hasNamed(.province) && reading.nameCount == city.nameCount
  }

  /// Takes a county by its short name at the beginning of the text, in front of a building, since nothing else names a
  /// place and no other place has such a name: 京山仁和医院.
  func readCountyOfBuilding() {
    guard let entry = onlyName(at: 0), entry.isShort, entry.alias < 0, entry.level == .county,
      !entry.use.contains(.overseas), case let name = 0..<entry.shortCount,
      !text.hasGap(in: name), !text.isEdge(name.upperBound), !Words.isCommonName(text, name),
      Words.namesBuilding(text, at: name.upperBound), !Words.turnsName(text, at: name.upperBound)
    else { return }
    let isTownship = townships(at: 0, among: 0..<Int.max).contains { township in
      shortLength(township, at: 0) != nil && tree.parentNode(of: township.node) != entry.node
    }
    guard !isTownship else { return }
    var reading = Reading(from: 0, isUncertain: true)
    reading.take(entry, Name(name, isFull: false))
    believe(reading)
  }

  /// The first of the names that stand at a position, whole or short, if all of them lead to its place.
  private func onlyName(at position: Int) -> NameTable.Entry? {
    var only: NameTable.Entry?
    for index in names.names(in: text, at: position) {
      let entry = names[index]
      guard entry.isShort || entry.isWhole else { continue }
      if let only, only.node != entry.node { return nil }
      if only == nil { only = entry }
    }
    return only
  }

  /// Whether only the name of a district places the address in Taiwan, Hong Kong or Macao.
  func isForeign(_ reading: Reading) -> Bool {
    let isLong = reading.end - reading.start >= 12  // 九龙尖沙咀
    guard reading.node > 0, reading.nameCount == 1, !isLong, !reading.isShared, !text.isTraditional,
      tree.level(ofNode: reading.node) >= .county, nearTownships.isOverseas(reading.node),
      !isOnlyInMacao(reading.start..<reading.end)
    else { return false }
    return !isSupported(reading.node, from: reading.end)
  }

  /// Whether a name has the character that only Macao's have: 氹仔, 路凼城.
  private func isOnlyInMacao(_ name: Range<Int>) -> Bool {
    text.character(at: name.lowerBound).isOne(of: "氹凼")
      || text.character(at: text.next(after: name.lowerBound)).isOne(of: "氹凼")
  }

  /// Whether nothing but a county's name without its suffix was read, or one of two characters, and a town elsewhere has a
  /// longer name, which stands there as well: 巴彦, in 巴彦托海.
  func isInsideTownsName(_ reading: Reading) -> Bool {
    guard reading.nameCount == 1, reading.beginsWeakly, tree.level(ofNode: reading.node) == .county else {
      return false
    }
    return townships(at: reading.start, among: 0..<Int.max).contains { entry in
      let name = townships.name(of: entry)
      return (name.shortLength(in: text, at: reading.start) ?? 0) > reading.firstCount
        && name.shortCount < name.count && tree.parentNode(of: entry.node) != reading.node
    }
  }

  /// Whether nothing but two characters that never were an official name were read: 巴州, 蓝旗; but 郫县 was one.
  func isOnlyNickname(_ reading: Reading) -> Bool {
    reading.nameCount == 1 && reading.firstCount == NameTable.shortest
      && tree.label(ofNode: reading.node).name.count > NameTable.shortest
      && !text.character(at: text.next(after: reading.start)).isOne(of: "县市")
  }

  /// Whether a place around `node` is named at or after a position.
  func isSupported(_ node: Int, from start: Int) -> Bool {
    for number in 0..<text.nameCount {
      let position = text.namePosition(number)
      if position < start { continue }
      for index in names.names(in: text, at: position) {
        let entry = names[index]
        let other = entry.node
        if other != node, tree.isNode(node, below: other), isNamed(entry, at: position) { return true }
      }
    }
    return false
  }

  /// Whether the name of an entry, full or short, stands at a position and does not belong to a road or a firm.
  private func isNamed(_ entry: NameTable.Entry, at position: Int) -> Bool {
    guard entry.use.isDisjoint(with: [.zone, .phrase]), !entry.isFormer else { return false }
    let isFull = entry.isWhole
    let length = isFull || entry.shortCount == 0 ? entry.count : entry.shortCount
    guard entry.matchedCount >= length else { return false }
    let end = position + length
    if isFull, !entry.lacksSuffix { return !Words.turnsFullName(text, at: end) }
    return Road.named(in: text, at: end)?.takesName(isCity: true) != true && !Words.namesFirm(text, at: end)
  }

  /// The only candidate that the rest of the text supports: by a place around it, a county of the same city, or a
  /// township of it; nil if there is none, or more than one.
  func decided(among candidates: [Int], outside range: Range<Int>) -> Int? {
    var decided: Int?
    var position = 0
    while position < text.count {
      if !range.contains(position), let place = place(among: candidates, spokenForAt: position) {
        guard decided == nil || decided == place else { return nil }
        decided = place
      }
      position = text.next(after: position)
    }
    return decided
  }

  /// The only candidate whose city stands right before it with one wrong character: 杭洲市西湖区.
  func decidedByMisspelledCity(among candidates: [Int], before start: Int) -> Int? {
    candidates.one { candidate in
      let name = tree.label(ofNode: tree.parentNode(of: candidate)).name
      guard name.count >= NameTable.shortest + 3, start >= name.count else { return false }
      let written = UnsafeRawBufferPointer(start: text.bytes + (start - name.count), count: name.count)
      return isMisspelled(written, name)
    }
  }

  private func place(among candidates: [Int], spokenForAt position: Int) -> Int? {
    for index in names.names(in: text, at: position) {
      let entry = names[index]
      guard isNamed(entry, at: position) else { continue }
      let place = entry.node
      if let one = candidates.one(where: { $0 != place && tree.isNode($0, below: place) }) { return one }
      let isCounty = entry.level == .county
      if isCounty, let one = candidates.one(where: { isNeighbour(of: place, $0) }) { return one }
    }
    guard text.marks(at: position).contains(.township) else { return nil }
    return candidates.one { candidate in
      tree.level(ofNode: candidate) == .county
        && townships(at: position, among: tree.childNodes(of: candidate)).contains { entry in
          tree.parentNode(of: entry.node) == candidate && isTownship(entry, at: position)
        }
    }
  }

  func isNeighbour(of place: Int, _ other: Int) -> Bool {
    let parent = tree.parentNode(of: place)
    return other != place && tree.level(ofNode: parent) == .prefecture && tree.isNode(other, below: parent)
  }

  private func isTownship(_ entry: TownshipTable.Entry, at position: Int) -> Bool {
    guard let found = townships.name(of: entry).find(in: text, at: position, below: nil, of: tree)
    else { return false }
    return found.manner != .shortName || !Words.namesBuilding(text, at: position + found.length)
  }
}

extension Array {
  /// The only element that fits; nil if none or several do.
  fileprivate func one(where fits: (Element) -> Bool) -> Element? {
    var fitting = lazy.filter(fits).makeIterator()
    guard let first = fitting.next(), fitting.next() == nil else { return nil }
    return first
  }
}
