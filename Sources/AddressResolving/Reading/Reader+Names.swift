import RegionModel
import RegionSearch

/// Names of provinces, prefectures and counties.
extension Reader {
  /// How far names led, in rising order.
  enum Progress: Int {
    case nowhere
    /// A full name of a place elsewhere contradicts the reading.
    case contradicted
    /// A name led on, but may mean something else: it lacks its suffix, or is doubtful.
    case shortName
    case further
  }

  /// Takes the names in force, and those out of use unless a full name in force fits.
  @discardableResult
  func takeNames(_ reading: Reading) -> Progress {
    let lookup = names.found(in: text, at: reading.position)
    guard !lookup.isEmpty else { return .nowhere }
    if reading.node > 0, !lookup.hasRoot(reading.root) { return takeNamesElsewhere(reading, lookup) }
    let kinds = lookup.kinds
    if reading.node == 0, isTooLate(lookup, at: reading.position) {
      return kinds.contains(.county) && takeMistakenNames(reading, lookup.range) ? .shortName : .nowhere
    }
    let progress = kinds.contains(.inForce) ? takeNames(reading, lookup, areFormer: false) : .nowhere
    // As a first name, it may also be the former name of another place, such as 江北区.
    guard progress != .further || reading.node == 0 else {
      if kinds.isSuperset(of: [.former, .whole]) { takeLongNames(reading, lookup.range) }
      return .further
    }
    let former = kinds.contains(.former) ? takeNames(reading, lookup, areFormer: true) : .nowhere
    let both = former.rawValue > progress.rawValue ? former : progress
    guard both != .further else { return .further }
    if both != .shortName, reading.node > 0, kinds.contains(.moved), takeMovedNames(reading, lookup.range) {
      return .further
    }
    return kinds.contains(.county) && takeMistakenNames(reading, lookup.range) ? .shortName : both
  }

  /// The same for names that all lead into other top places than the one that was read: only a move could help.
  private func takeNamesElsewhere(_ reading: Reading, _ lookup: FoundNames.Lookup) -> Progress {
    if lookup.kinds.contains(.moved), takeMovedNames(reading, lookup.range) { return .further }
    return lookup.kinds.contains(.contrary) ? .contradicted : .nowhere
  }

  /// Takes the names out of use that begin with one in force: 叶城县西合休乡, of 岑岭县 now.
  ///
  /// The name in force may stand before it as well: 苍南县 苍南县龙港镇.
  private func takeLongNames(_ reading: Reading, _ found: Range<Int>) {
    for index in found {
      let entry = names[index]
      guard entry.isWhole, entry.isFormer, entry.count >= 18 else { continue }
      guard take(entry, reading) == .contradicted,
        tree.parentNode(of: entry.node) == tree.parentNode(of: reading.node)
      else { continue }
      var next = reading
      let name = Name(reading.position..<reading.position + entry.count, isFull: true)
      next.position = name.end
      next.take(entry, name)
      next.isUncertain = true
      follow(next)
    }
  }

  /// Takes the full names of places that lay in the place read so far before.
  private func takeMovedNames(_ reading: Reading, _ found: Range<Int>) -> Bool {
    var isTaken = false
    for index in found {
      let entry = names[index]
      guard entry.isWhole, !entry.lacksSuffix,
        moves.has(entry, from: reading.node)
      else { continue }
      let name = Name(reading.position..<reading.position + entry.count, isFull: true)
      var next = reading
      next.position = name.range.upperBound
      next.isDoubtful = isTurned(entry, name, reading)
      next.take(entry, name)
      follow(next)
      isTaken = true
    }
    return isTaken
  }

  // One copy for the names in force and those out of use: two are more code than the processor keeps at hand.
  @inline(never)
  private func takeNames(_ reading: Reading, _ lookup: FoundNames.Lookup, areFormer: Bool) -> Progress {
    var progress = Progress.nowhere
    lookup.forEach(areFormer: areFormer, in: names) { index in
      let taken = take(names[index], reading)
      if taken.rawValue > progress.rawValue { progress = taken }
    }
    return progress
  }

  /// Takes the name of an entry: in full, short, or both ways.
  // Called: where it stands in the loop over the names, all parts of the reading are unpacked before the first one.
  @inline(never)
  private func take(_ entry: NameTable.Entry, _ reading: Reading) -> Progress {
    let position = reading.position
    let (count, short) = (entry.count, entry.shortCount)
    // The short name is taken at one place, so that the code for it is there once.
    var (full, length): (Progress?, Int) = (nil, short)
    if !entry.isWhole {
      guard entry.isShort else { return .nowhere }
    } else if entry.lacksSuffix {
      length = count
    } else {
      let progress = take(entry, Name(position..<position + count, isFull: true), reading)
      guard short > 0, beginsName(at: position + short) else { return progress }
      full = progress
    }
    let progress = takeShort(entry, length, reading)
    return full ?? progress
  }

  private func beginsName(at position: Int) -> Bool {
    names.hasName(in: text, at: position) || Words.fillerLength(text, at: position) > 0
  }

  private func takeShort(_ entry: NameTable.Entry, _ length: Int, _ reading: Reading)
    -> Progress
  {
    if reading.node > 0, entry.root != reading.root { return .nowhere }
    let range = reading.position..<reading.position + length
    guard !text.hasGap(in: range) || entry.isLongPhrase && mayHaveGap(range),
      reading.node > 0 || !beginsLongerName(range)
    else { return .nowhere }
    if reading.node > 0, !entry.isWhole, beginsLongerTown(range, below: reading.node),
      !names.hasName(in: text, at: range.upperBound)
    {
      return .nowhere
    }
    if reading.node > 0, mayBearAnother(range), bearsAnother(entry, range, reading) { return .nowhere }
    return take(entry, Name(range, isFull: false), reading)
  }

  /// Whether a blank may stand between the names of a phrase: 九龙 旺角; but not 宝安区 光明路, a road.
  private func mayHaveGap(_ phrase: Range<Int>) -> Bool {
    !Words.turnsName(text, at: phrase.upperBound) && !Words.namesBuilding(text, at: phrase.upperBound)
  }

  /// Whether a longer short name stands here, such as 三门峡 at 三门.
  private func beginsLongerName(_ range: Range<Int>) -> Bool {
    if lastLonger.range != range { lastLonger = (range, hasLongerName(range)) }
    return lastLonger.answer
  }

  private func hasLongerName(_ range: Range<Int>) -> Bool {
    names.names(in: text, at: range.lowerBound).contains { index in
      let entry = names[index]
      let short = entry.use.contains(.zone) ? 0 : entry.lacksSuffix ? entry.count : entry.shortCount
      return short > range.count && entry.matchedCount >= short
    }
  }

  /// Goes on after a name, if its place fits those read before.
  private func take(_ entry: NameTable.Entry, _ name: Name, _ reading: Reading)
    -> Progress
  {
    let node = entry.node
    if reading.node > 0, entry.root != reading.root {
      return name.isFull && name.range.count > NameTable.shortest ? .contradicted : .nowhere
    }
    if reading.node == 0, isLate, !mayBeLate(entry, name) { return .nowhere }
    if reading.node == 0, !text.isEdge(name.start), isNoPlace(name) { return .nowhere }
    nearTownships.fetch(node)
    let isAround = reading.node > 0 && tree.isNode(reading.node, below: node)
    guard reading.node == 0 || isAround || tree.isNode(node, below: reading.node) else {
      guard name.isFull, name.range.count > NameTable.shortest else { return .nowhere }
      if name.start == reading.end {
        if isCityOfProvince(entry, reading) {
          takeInsteadOfPrefecture(entry, name, reading)
          return .further
        }
        if reading.hasNamed(.province) { takeBesideCity(entry, name, reading) }
        takeBesideSeat(entry, name, reading)
      }
      return .contradicted
    }
    // 新区, a district until 2002, in 高新区.
    if reading.node == 0, entry.isFormer, name.isFull, name.range.count == NameTable.shortest,
      !isWordStart(name.range.lowerBound)
    {
      return .nowhere
    }
    var next = reading
    next.position = name.range.upperBound
    next.isDoubtful = isTurned(entry, name, reading)
    // What is doubtful counts only if something follows.
    if next.isDoubtful, text.marks(at: next.position).isDisjoint(with: .goesOn),
      !mayMove(node, before: next.position)
    {
      return .shortName
    }
    if reading.node == 0 {
      begin(&next, entry, name)
    } else if isAround {
      again(&next, entry, name)
    } else {
      next.take(entry, name)
    }
    follow(next)
    return name.isFull && !next.isDoubtful && name.range.count > NameTable.shortest ? .further : .shortName
  }

  /// Whether a city that no prefecture governs stands behind the prefecture that lies around it: 喀什地区图木舒克市,
  /// 荆州市仙桃市.
  private func isCityOfProvince(_ entry: NameTable.Entry, _ reading: Reading) -> Bool {
    !entry.isFormer && entry.level == .county && tree.level(ofNode: reading.node) == .prefecture
      && !reading.isReversed && endsInCity(entry.node)
      && tree.parentNode(of: entry.node) == tree.parentNode(of: reading.node)
      && tree.level(ofNode: tree.parentNode(of: entry.node)) == .province
  }

  /// Goes on with such a city, whose name says more than that of the prefecture.
  @inline(never)
  private func takeInsteadOfPrefecture(_ entry: NameTable.Entry, _ name: Name, _ reading: Reading) {
    var next = reading
    next.position = name.end
    next.isDoubtful = isTurned(entry, name, reading)
    next.take(entry, name)
    next.isUncertain = true
    follow(next)
  }

  /// Goes on with the province, where a full name of another place in it stands right behind a city, which is then one
  /// too many: 黑龙江省绥化市巴彦县兴隆镇, of 哈尔滨市. It counts only if another name follows.
  @inline(never)
  private func takeBesideCity(_ entry: NameTable.Entry, _ name: Name, _ reading: Reading) {
    guard !entry.isFormer, tree.level(ofNode: reading.node) == .prefecture, entry.level >= .prefecture,
      !reading.isReversed, !text.marks(at: name.start).contains(.gap),
      !names.names(in: text, at: name.start).contains(where: { isWhole($0, below: reading.node) })
    else { return }
    var next = reading
    (next.node, next.position) = (tree.parentNode(of: reading.node), name.end)
    next.score -= Reading.point * 3
    next.take(entry, name)
    (next.isDoubtful, next.isUncertain) = (true, true)
    follow(next)
  }

  /// Goes on with a county of an autonomous prefecture or a region whose full name stands right behind that of a city in it,
  /// which people take for the whole: 文山市麻栗坡县, 喀什市疏勒县.
  @inline(never)
  private func takeBesideSeat(_ entry: NameTable.Entry, _ name: Name, _ reading: Reading) {
    let prefecture = tree.parentNode(of: reading.node)
    guard !entry.isFormer, entry.level == .county, tree.level(ofNode: reading.node) == .county,
      !reading.isReversed, !reading.lacksSuffix, !text.marks(at: name.start).contains(.gap),
      tree.parentNode(of: entry.node) == prefecture, tree.level(ofNode: prefecture) == .prefecture,
      endsInCity(reading.node), !endsInCity(prefecture)
    else { return }
    var next = reading
    (next.node, next.position) = (prefecture, name.end)
    next.isDoubtful = isTurned(entry, name, reading)
    next.take(entry, name)
    next.isUncertain = true
    follow(next)
  }

  private func endsInCity(_ place: Int) -> Bool {
    tree.label(ofNode: place).name.suffix(3).elementsEqual("市".utf8)
  }

  /// Whether a name that was found stands as a whole, and leads to a place in another one.
  private func isWhole(_ index: Int, below place: Int) -> Bool {
    names[index].isWhole && tree.isNode(names[index].node, below: place)
  }

  /// Whether none of the names at a position may still count after a fully named place (`mayBeLate`): they lie in other
  /// top places, and not right behind its name.
  private func isTooLate(_ lookup: FoundNames.Lookup, at position: Int) -> Bool {
    isLate && position > best.end && best.node > 0 && !lookup.hasRoot(best.root)
  }

  /// Whether a name after a fully named place may still count: it lies in that, or is a full name right after it.
  private func mayBeLate(_ entry: NameTable.Entry, _ name: Name) -> Bool {
    tree.isNode(entry.node, below: best.node) || name.isFull && name.range.lowerBound == best.end
  }

  /// Whether the text after a name shows that it is not the place.
  ///
  /// A full name of two characters is hardly safer than a short one. But where a name is expected, a road with its own
  /// name may follow: 乾县西大街.
  private func isTurned(_ entry: NameTable.Entry, _ name: Name, _ reading: Reading) -> Bool {
    let end = name.range.upperBound
    if entry.isLongPhrase { return false }
    guard name.isFull else {
      // 香山农场 is hardly 中山市, which was 香山县.
      if entry.isFormer, text.has("农场", at: end) { return true }
      let context = context(entry, reading)
      if lastTurned.end == end, lastTurned.context == context.bits { return lastTurned.answer }
      let answer = Words.turnsName(text, at: end, context) && !(context.isCity && isZone(at: end))
      lastTurned = (end, context.bits, answer)
      return answer
    }
    if Words.turnsFullName(text, at: end), !isDistrictWithStreet(name, reading) { return true }
    guard name.range.count == NameTable.shortest else { return false }
    let isExpected = reading.node > 0 || entry.alias < 0 && isWordStart(name.range.lowerBound)
    return isExpected ? Words.makesOtherName(text, at: end) : Words.turnsName(text, at: end)
  }

  private func context(_ entry: NameTable.Entry, _ reading: Reading) -> NameContext {
    let level = entry.level
    let isBehindPlace = reading.node > 0 && tree.isNode(entry.node, below: reading.node)
    return NameContext(
      isCity: level <= .prefecture, isCounty: level == .county, isAvenueOwner: level == .prefecture,
      isBehindPlace: isBehindPlace)
  }

  /// Takes the first name. If its place lies in the best one so far, it inherits the score of that reading.
  private func begin(_ next: inout Reading, _ entry: NameTable.Entry, _ name: Name) {
    let (start, end) = (name.range.lowerBound, name.range.upperBound)
    next.isInWord = !isWordStart(start)
    if name.isFull {
      // 新区, in 高新区; 城北区, in 大学城北区.
      let isPart =
        next.isInWord && (name.range.count == NameTable.shortest || Words.endsInTownWord(text, behind: start))
      if isPart || entry.isTown && !readsTowns { next.isDoubtful = true }
    } else if next.isInWord || !entry.isLongPhrase && !text.isEdge(end) && text.isEdge(text.next(after: end))
    {
      next.isDoubtful = true  // Part of a word, or all of one but its last character: 张北京.
    }
    if !next.isDoubtful, isWeak(entry, name), !isSupported(entry.node, from: end) {
      next.isDoubtful = true
    }
    next.beginsWeakly = !name.isFull || name.range.count == NameTable.shortest
    next.firstCount = name.range.count
    next.take(entry, name)
    if name.isFull, start >= best.end, best.node > 0, tree.isNode(entry.node, below: best.node) {
      next.score += best.score
      next.isUncertain = true
    }
  }

  /// Takes the name of a place that was named before, or of one around the places named before.
  private func again(_ next: inout Reading, _ entry: NameTable.Entry, _ name: Name) {
    let before = next
    let level = entry.level
    let isWhole = name.isFull || text.isEdge(next.position)
    if entry.node == next.node, isWhole || isZone(at: next.position) {
      next.end = next.position
      next.score += Reading.point
    } else if entry.node == next.node || next.hasNamed(level) || isSame(next.alias, entry.node) {
      next.isDoubtful = true
    } else {
      next.take(entry, name)
      next.leaveDeepest(as: before)
      if !isWhole {
        next.end = before.end
        next.isUncertain = true
      }
      takeTownshipBefore(next)
    }
  }

  /// Whether a former name is that of a place today, which stands twice then: 云浮市云浮市, not the county-level city of
  /// that name until 1994.
  private func isSame(_ alias: Int32, _ place: Int) -> Bool {
    alias >= 0 && tree.aliasLabel(Int(alias)).name.elementsEqual(tree.label(ofNode: place).name)
  }

  /// Whether a short name may begin at a position: not inside a word, except after words that introduce an address.
  func isWordStart(_ position: Int) -> Bool {
    text.marks(at: position).contains(.wordStart)
  }
}
