import RegionModel

/// Names of places below counties.
extension Reader {
  /// Takes the townships directly below the place.
  ///
  /// A zone without a name of its own does not count after a former name, which may mean a city as well as a county:
  /// 孝感开发区.
  ///
  /// - Parameter hasTownship: Whether a township near the place may begin behind it.
  func takeChildren(_ reading: Reading, hasTownship: Bool) -> Bool {
    guard reading.node > 0 else { return false }
    let children = nearTownships.below(reading.node)
    guard !children.isEmpty else { return false }
    let marks = text.marks(at: reading.position)
    var isTaken = false
    let key = text.key(at: reading.position)
    if hasTownship {
      let wanted = TownshipTable.Wanted(in: text, at: reading.position, takesShort: true)
      isTaken = takeChildren(reading, wanted, children)
    }
    // Township names that begin with the place's name may be written without it: 轵城镇 for 济源市轵城镇.
    if townships.hasNamesake(below: reading.node),
      let prefix = tree.label(ofNode: reading.node).name.baseAddress.map(Text.key),
      prefix != key, takeChildren(doubted(reading), TownshipTable.Wanted(prefix), children)
    {
      isTaken = true
    }
    let isOther =
      marks.contains(.otherTownship)
      && takeByOtherNames(reading, below: Parent(reading.node, in: tree, isBearer: true))
    return isTaken || isOther || text.mayHaveOtherTownship(before: reading.position) && takeMoved(reading)
  }

  /// Takes the wanted townships right below the place that was read.
  private func takeChildren(
    _ reading: Reading, _ wanted: TownshipTable.Wanted, _ children: Range<Int>
  ) -> Bool {
    var isTaken = false
    let mayBear = townships.hasNamesake(below: reading.node) || nearTownships.hasShortName(reading.node)
    let parent = Parent(reading.node, in: tree, isBearer: mayBear)
    for entry in townships.allNodes(wanted, among: children) {
      let (child, township) = (entry.node, townships.name(of: entry))
      guard let found = township.find(in: text, at: reading.position, below: parent, of: tree) else {
        continue
      }
      let range = reading.position..<reading.position + found.length
      if reading.alias >= 0, Zone.isWhole(township.name) { continue }
      var cost = 0
      if found.manner == .shortName {
        if reading.wantsMore, Words.isCommonName(text, range) { continue }
        if township.begins(like: parent.name(in: tree)), bearsNameOfCounty(child),
          isCountyZone(at: range.upperBound)
        {
          continue
        }
        // 康保 is 康保镇 before 康保牧场.
        if township.isFarm { cost = 1 }
      }
      take(found, node: child, reading, cost: cost)
      isTaken = true
    }
    return isTaken
  }

  /// Whether a zone of a county stands behind its name, which is not that of its town then: 龙南龙南经济技术开发区. 开发区 alone
  /// may be the town's.
  private func isCountyZone(at position: Int) -> Bool {
    isZone(at: position) && !text.has("开发区", at: position)
  }

  /// Takes townships further below, by names with a suffix.
  func takeDistantTownship(_ reading: Reading, hasTownship: Bool) -> Bool {
    guard reading.node > 0, tree.level(ofNode: reading.node) < .county else { return false }
    let isTaken =
      (hasTownship || text.marks(at: reading.position).contains(.otherTownship))
      && takeTownships(belowCity: reading)
    return isTaken || takeZone(reading)
  }

  /// Takes townships below a city or a province, by names with a suffix.
  private func takeTownships(belowCity reading: Reading) -> Bool {
    var isTaken = false
    for entry in townshipsWithSuffix(at: reading.position, among: nearTownships.range(reading.node))
    where nearTownships.isNode(entry.node, below: reading.node) {
      guard let found = townships.name(of: entry).findWithSuffix(in: text, at: reading.position) else {
        continue
      }
      take(found, node: entry.node, reading)
      isTaken = true
    }
    return isTaken || takeByOtherNames(reading, below: nil)
  }

  /// The townships whose names may stand at a position, whole or short.
  @inline(__always)
  func townships(at position: Int, among places: Range<Int>) -> TownshipTable.Run {
    guard text.marks(at: position).contains(.township), !places.isEmpty else { return .none }
    return townships.nodes(TownshipTable.Wanted(in: text, at: position, takesShort: true), among: places)
  }

  /// The townships whose names may stand at a position with a suffix (`Township.findWithSuffix`).
  @inline(__always)
  func townshipsWithSuffix(at position: Int, among places: Range<Int> = 0..<Int.max)
    -> TownshipTable.Run
  {
    guard text.marks(at: position).contains(.township), !places.isEmpty else { return .none }
    let hasSuffix = Words.townshipSuffixLength(text, at: position + NameTable.shortest) > 0
    return townships.nodes(TownshipTable.Wanted(in: text, at: position, takesShort: hasSuffix), among: places)
  }

  /// Whether the name of a township may begin at a position.
  func mayBeginTownship(at position: Int) -> Bool { text.marks(at: position).contains(.township) }

  /// Takes townships from the whole tree, by names that can stand alone.
  ///
  /// - Returns: Whether there was one.
  func takeLoneTownships(at position: Int) -> Bool {
    var isTaken = false
    for entry in townshipsWithSuffix(at: position) {
      let (node, found) = (entry.node, townships.name(of: entry).findWithSuffix(in: text, at: position))
      guard let found, mayStandAlone(found, at: position) || isFarmOfCounty(node, found, at: position)
      else { continue }
      takeAlone(found, node, at: position)
      if found.manner == .full, found.length == NameTable.shortest { takeNamesakes(at: position) }
      isTaken = true
    }
    return isTaken
  }

  private func takeAlone(_ found: Township.Found, _ node: Int, at position: Int) {
    var reading = Reading(from: position, isUncertain: true)
    reading.root = tree.root(of: node)
    take(found, node: node, reading)
  }

  /// Takes the towns whose names without the suffix are another one's whole name: 乌镇 is a town in 佳县, and what people
  /// call 乌镇镇 in 桐乡市.
  private func takeNamesakes(at position: Int) {
    for entry in townships(at: position, among: 0..<Int.max)
    where shortLength(entry, at: position) == NameTable.shortest
      && Words.endsInTown(townships.name(of: entry).name)
    {
      takeAlone(Township.Found(length: NameTable.shortest, manner: .full), entry.node, at: position)
    }
  }

  /// Whether a township's name alone is clear, such as 七宝镇; 城南 and 新材料产业园 may be anything.
  private func mayStandAlone(_ found: Township.Found, at position: Int) -> Bool {
    let end = position + found.length
    return Words.endsInTownship(text, before: end) || found.manner == .full && found.length >= 15
  }

  /// Whether a farm stands as a whole that bears the name of the county it lies in: 瑞丽农场.
  private func isFarmOfCounty(_ township: Int, _ found: Township.Found, at position: Int) -> Bool {
    let name = tree.label(ofNode: township).name
    let county = tree.label(ofNode: tree.parentNode(of: township))
    let kind = name.dropFirst(county.shortNameCount)
    return found.manner == .full && county.shortNameCount >= NameTable.shortest && kind.count == 6
      && kind.suffix(3).elementsEqual("场".utf8)
      && name.starts(with: county.name.prefix(county.shortNameCount))
      && !Words.turnsName(text, at: position + found.length)
  }

  /// Takes the only township with this name in another county of the same city: 余杭区乔司镇, of 临平区 since 2021.
  func takeMovedTownship(_ reading: Reading) {
    let city = tree.parentNode(of: reading.node)
    untakenTownship = reading.position
    guard city > 0, text.marks(at: reading.position).contains(.township),
      !Words.isCommonTown(text, at: reading.position),
      !(reading.isDoubtful && reading.isInWord)  // 高新区滨河街道: hardly of 新区.
    else { return }
    var (meant, count, isFull) = ((node: 0, found: Township.Found(length: 0, manner: .full)), 0, false)
    for entry in townshipsWithSuffix(at: reading.position, among: tree.grandchildNodes(of: city)) {
      let node = entry.node
      guard let found = townships.name(of: entry).findWithSuffix(in: text, at: reading.position),
        Words.endsInTownship(text, before: reading.position + found.length),
        case let county = tree.parentNode(of: node), county != reading.node,
        tree.parentNode(of: county) == city, mayMove(node, from: reading.node),
        found.manner == .full || !isOfNationality(node)
          || text.has("乡", at: reading.position + found.length - 3)
      else { continue }
      // Whole names count before others.
      if isFull, found.manner != .full { continue }
      if found.manner == .full, !isFull { (count, isFull) = (0, true) }
      if count == 0 { meant = (node, found) }
      count += 1
    }
    guard count == 1 else { return }
    var next = reading
    next.take(meant.found, tree.level(ofNode: meant.node), node: meant.node)
    // A township of the county itself counts more, even with another suffix: 河东区太平镇, of 太平街道.
    next.score -= Township.Manner.otherSuffix.cost + 1
    next.isUncertain = true
    follow(next)
  }

  /// Whether a township may have moved from one county to another: hardly between two that are no districts, and not the
  /// one that both bear the name of, 千山区千山镇.
  private func mayMove(_ township: Int, from county: Int) -> Bool {
    let (name, other) = (
      tree.label(ofNode: county).name, tree.label(ofNode: tree.parentNode(of: township)).name
    )
    let own = tree.label(ofNode: township)
    if own.shortNameCount >= NameTable.shortest, name.starts(with: own.name.prefix(own.shortNameCount)) {
      return false
    }
    return !(name.suffix(3).elementsEqual("县".utf8) && other.suffix(3).elementsEqual("县".utf8))
  }

  /// Whether a township is one of a nationality: 巴彦鄂温克民族乡, which is hardly meant by 巴彦镇 elsewhere.
  private func isOfNationality(_ township: Int) -> Bool {
    tree.label(ofNode: township).name.suffix(6).elementsEqual("族乡".utf8)
  }

  /// Whether a township of another county of the city stands right behind a county, which it need not have moved from.
  func namesStranger(_ county: Reading) -> Bool {
    guard tree.level(ofNode: county.node) == .county, !Words.isCommonTown(text, at: county.end)
    else { return false }
    let places = tree.grandchildNodes(of: tree.parentNode(of: county.node))
    return townshipsWithSuffix(at: county.end, among: places).contains { entry in
      let found = townships.name(of: entry).findWithSuffix(in: text, at: county.end)
      return found.map { Words.endsInTownship(text, before: county.end + $0.length) } ?? false
    }
  }

  /// Takes a township's full name after the short name of a sibling, as in 布吉南湾街道, or after a zone beside it:
  /// 江宁开发区秣陵街道.
  func takeSiblingTownship(_ reading: Reading) {
    let parent = tree.parentNode(of: reading.node)
    for entry in townshipsWithSuffix(at: reading.position, among: tree.childNodes(of: parent))
    where entry.node != reading.node && tree.parentNode(of: entry.node) == parent {
      let child = entry.node
      guard let found = townships.name(of: entry).findWhole(in: text, at: reading.position),
        Words.endsInTownship(text, before: reading.position + found.length)
      else { continue }
      var next = reading
      next.take(found, tree.level(ofNode: child), node: child)
      next.isUncertain = true
      follow(next)
    }
  }

  /// Takes the only town of a city that is named right after it without its suffix, as in 上海江桥, if no street office of
  /// the city has that name as well: 上海虹桥; and the only street office by half of its suffix before a village, since
  /// roads bear such names too: 武汉市潘塘街喻大村, but not 石家庄市青园街裕华路.
  func takeDistantTown(_ reading: Reading) {
    guard text.marks(at: reading.position).contains(.township) else { return }
    var (town, count) = ((node: 0, length: 0, isTown: false), 0)
    for entry in townships(at: reading.position, among: nearTownships.range(reading.node))
    where nearTownships.isNode(entry.node, below: reading.node) {
      let name = townships.name(of: entry)
      guard let length = name.shortLength(in: text, at: reading.position), length >= town.length else {
        continue
      }
      if length > town.length { (town, count) = ((entry.node, length, false), 0) }
      if !town.isTown { (town.node, town.isTown) = (entry.node, Words.endsInTown(name.name)) }
      count += 1
    }
    let end = reading.position + town.length
    guard count == 1, !isRepeated(reading.position..<end, behind: reading), !endsInRepetition(reading) else {
      return
    }
    if town.isTown {
      guard !Words.turnsName(text, at: end) else { return }
      take(Township.Found(length: town.length, manner: .shortName), node: town.node, reading)
    } else if Words.isStreetOffice(text, at: end), Words.namesVillage(text, at: end + 3),
      isCity(reading.node), !Words.isCommonName(text, reading.position..<end)
    {
      take(Township.Found(length: town.length + 3, manner: .otherSuffix), node: town.node, doubted(reading))
    }
  }

  /// Whether a place is a prefecture or a municipality, which has counties right below it.
  private func isCity(_ place: Int) -> Bool {
    let children = tree.childNodes(of: place)
    return tree.level(ofNode: place) == .prefecture
      || !children.isEmpty && tree.level(ofNode: children.lowerBound) == .county
  }

  /// The length of a township's name without its suffix, if that stands at a position.
  func shortLength(_ township: TownshipTable.Entry, at position: Int) -> Int? {
    townships.name(of: township).shortLength(in: text, at: position)
  }

  /// Whether a town of a city begins with the short name of a county of it, and stands there: 向阳川, of 向阳川镇, is not
  /// 向阳区.
  func beginsLongerTown(_ range: Range<Int>, below city: Int) -> Bool {
    guard tree.level(ofNode: city) < .county, text.marks(at: range.lowerBound).contains(.township) else {
      return false
    }
    let wanted = TownshipTable.Wanted(in: text, at: range.lowerBound, takesShort: false)
    return townships.nodes(wanted, among: nearTownships.range(city)).contains { entry in
      guard nearTownships.isNode(entry.node, below: city) else { return false }
      let name = townships.name(of: entry)
      return Words.endsInTown(name.name)
        && (name.shortLength(in: text, at: range.lowerBound) ?? 0) > range.count
    }
  }

  func take(_ found: Township.Found, node: Int, _ reading: Reading, cost: Int = 0) {
    var next = reading
    next.take(found, tree.level(ofNode: node), node: node)
    next.score -= cost
    follow(next)
  }

  /// Takes a township that stands before the places around it: 平秋镇 锦屏县 贵州省.
  func takeTownshipBefore(_ reading: Reading) {
    for child in tree.childNodes(of: reading.node) where tree.level(ofNode: child) > .county {
      let name = tree.label(ofNode: child).name
      let start = reading.start - name.count
      let bytes = name.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard let bytes, text.has(bytes, name.count, at: start) else { continue }
      var next = reading
      next.start = start
      next.node = child
      next.score += Reading.point * name.count / 3
      next.levels |= Reading.bit(tree.level(ofNode: child).rawValue)
      follow(next)
    }
  }
}
