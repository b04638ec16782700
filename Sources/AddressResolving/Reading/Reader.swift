import RegionModel
import RegionSearch

/// Reads the places that an address names.
///
/// Names are followed one after the other, each to a place that lies in the one before, is the same again, or lies
/// around it; every way to do so is a reading, and the one that explains most of the text is believed
/// (`Reading.score`). Readings that explain as much and lead to several places share what those lie in.
///
/// It is made once for many texts, and for one thread.
final class Reader {
  let tree: Places
  /// Keeps the places in memory.
  private let owner: RegionTree
  let text: Text
  /// Names of provinces, prefectures and counties.
  let names: FoundNames
  let townships: TownshipTable
  let otherTownships: OtherTownshipNames
  let nearTownships: NearTownships
  let moves: Moves
  private let tables: Tables
  private(set) lazy var homophones = tables.homophones
  private(set) lazy var provinceCharacters = tables.provinceCharacters
  private(set) lazy var countyParts = tables.countyParts
  /// 0 in a tree without it.
  private(set) lazy var hongKong = tree.hongKong
  private(set) var best = Reading()
  /// The places between which the best reading does not decide, if it is shared.
  private(set) var candidates: [Int] = []
  /// Whether there are any, which costs less to ask than the array does.
  private var hasCandidates = false
  private var steps = 0
  /// Whether the current name stands after a fully named place: then only places inside that count.
  private(set) var isLate = false
  /// The last results of two checks, reused if several places have the same name at one position.
  var lastTurned: (end: Int, context: UInt8, answer: Bool) = (-1, 0, false)
  var lastLonger: (range: Range<Int>, answer: Bool) = (0..<0, false)
  /// Behind a county where a township near it may begin, but none of its own was taken; -1 for nowhere.
  var untakenTownship = -1
  /// Whether a name that usually is a township's may be a county's: 大同乡 in Taiwan.
  private(set) var readsTowns = false

  /// The limit against damaged and malicious input: more steps than any address takes.
  private static let maximumSteps = 1_000

  init(_ tree: RegionTree, _ text: Text, _ tables: Tables, _ nearTownships: NearTownships) {
    (self.tree, owner, self.tables) = (Places(tree), tree, tables)
    let index = tables.index
    self.text = text
    names = FoundNames(index.names)
    self.nearTownships = nearTownships
    (townships, otherTownships, moves) = (index.townships, index.otherTownships, index.moves)
  }

  /// Forgets the text before.
  @inline(__always)
  private func begin() {
    names.clear()
    best = Reading()
    forgetCandidates()
    steps = 0
    (isLate, readsTowns) = (false, false)
    lastTurned = (-1, 0, false)
    lastLonger = (0..<0, false)
    untakenTownship = -1
  }

  /// Asks the processor for the slots of the first names of the text; then `fetchRecords` can ask for these.
  func fetchSlots() {
    text.forEachFirstSlot { township, name in
      townships.fetchSlot(township)
      names.table.fetchSlot(name)
    }
  }

  /// Asks for the first names of the text themselves.
  func fetchRecords() {
    text.forEachFirstSlot { township, name in
      townships.fetchRecord(township)
      names.table.fetchRecords(name)
    }
  }

  /// The best reading of the text.
  ///
  /// - Parameter takesAllSides: Whether a sender's place counts as a receiver's does.
  func read(takesAllSides: Bool = false) -> Reading {
    begin()
    let part = takesAllSides ? 0..<text.count : Sides.meant(in: text)
    readNames(in: part)
    // A receiver without an address: the sender's is the only one.
    if best.score == 0, part.count < text.count { readNamesAgain(in: 0..<text.count) }
    if mayBePlaceBefore(best) { readBehindPlaceBefore(in: part) }
    isLate = false
    if best.score == 0 {
      readTownships()
      if best.score == 0 { readMisspelledCities() }
      if best.score == 0 { readCityCalledDistrict() }
      if best.score == 0 { readCountyOfBuilding() }
    } else if best.beginsWeakly, isWordStart(best.start) {
      readTownship(at: best.start)
    }
    if text.isTraditional { readHongKong() }
    if isForeign(best) || isInsideTownsName(best) {
      (best, candidates, hasCandidates) = (Reading(), [], false)
    }
    guard best.score > 0 else { return best }  // Nothing is left to doubt.
    if best.isShared,
      let place = decided(among: candidates, outside: best.start..<best.end)
        ?? decidedByMisspelledCity(among: candidates, before: best.start)
    {
      decide(for: place)
    }
    if best.isCertain, !best.isShared { doubtBest() }
    if !best.isShared, best.node > 0, tree.level(ofNode: best.node) <= .county,
      let township = furtherTownship(of: best)
    {
      (best.node, best.end, best.isUncertain) = (township.node, township.end, true)
    }
    return best
  }

  /// Reads on behind a place that is not the one meant (`placeBefore`), which stays where nothing else is named.
  private func readBehindPlaceBefore(in part: Range<Int>) {
    let first = placeBefore(best)
    guard first > 0, first < part.upperBound else { return }
    let before = (best, hasCandidates ? candidates : [])
    text.marks[first].formUnion(.wordStart)
    believe(Reading())
    readNamesAgain(in: first..<part.upperBound)
    if best.score > 0, placeBefore(best) == 0, !isNamed(at: best.start, below: before.0.node) {
      best.isUncertain = true
    } else {
      (best, candidates) = before
      hasCandidates = !candidates.isEmpty
    }
  }

  /// Whether a name at a position leads to a place in another: 朝阳, in 北京银行朝阳支行.
  private func isNamed(at position: Int, below place: Int) -> Bool {
    place > 0
      && names.names(in: text, at: position).contains { index in
        (names[index].isShort || names[index].isWhole) && tree.isNode(names[index].node, below: place)
      }
  }

  // One copy in the path of every text, another one for the few that are read again.
  @inline(never)
  private func readNamesAgain(in part: Range<Int>) { readNames(in: part) }

  @inline(__always)
  private func readNames(in part: Range<Int>) {
    if part.lowerBound == 0 { takeProvinceCharacter() }
    for number in 0..<text.nameCount {
      let position = text.namePosition(number)
      if position < part.lowerBound { continue }
      if position >= part.upperBound { break }
      if !isInsideFirstName(position), names.hasNames(in: text, at: position) {
        isLate = best.hasFullName && position >= best.end && !text.endsFirm(from: best.end, to: position)
        takeNames(Reading(from: position))
        if isSettled { break }
      }
    }
  }

  /// Whether a position lies inside the best reading's first name: 沙县, in 金沙县; 德城区, in 宁德城区.
  ///
  /// That name must begin a word, and be whole or a city's.
  private func isInsideFirstName(_ position: Int) -> Bool {
    guard position > best.start, position < best.start + best.firstCount, best.score > 0, !best.isInWord
    else { return false }
    return !best.beginsWeakly || best.hasNamed(.province) || best.hasNamed(.prefecture)
  }

  /// Whether the place is only a part of the former place whose name matched.
  private func isPart(_ reading: Reading) -> Bool {
    guard reading.alias >= 0 else { return false }
    return moves.isPart(reading.node) { tree.aliasLabel(Int(reading.alias)).name }
  }

  /// Makes the best reading uncertain if another part of the text speaks against it.
  @inline(__always)
  private func doubtBest() {
    if let other = anotherPlace() {
      if text.has("人", at: best.end), text.isEdge(best.end + 3) { best = other }  // 湖北省监利县人，住武汉市江夏区
    } else {
      guard
        isOnlyNickname(best) || isPart(best) || best.start > 0 && followsNeighbour()
          || best.end == untakenTownship && (namesStranger(best) || partBehind(best) != nil)
      else { return }
    }
    best.isUncertain = true
  }

  /// The second address that follows, if one does: a full name of a place elsewhere, with a place around it or a word for
  /// where somebody lives before it.
  @inline(__always)
  private func anotherPlace() -> Reading? {
    let found = best  // There are no candidates beside it.
    defer {
      best = found
      forgetCandidates()
    }
    for number in 0..<text.nameCount {
      let position = text.namePosition(number)
      if position >= found.end, isWordStart(position) || Words.leadsToAnother(text, at: position) {
        best = Reading()
        takeNames(Reading(from: position))
        let isAround = tree.isNode(found.node, below: best.node)
        if best.nameCount > 1, best.hasFullName, !isAround, !tree.isNode(best.node, below: found.node) {
          return best
        }
      }
    }
    return nil
  }

  /// Looks for a township's full name at the beginning of a word, since nothing else names a place.
  private func readTownships() {
    readsTowns = true
    var position = 0
    while position < text.count, best.score == 0 {
      let marks = text.marks[position]
      if marks.contains(.wordStart), !marks.isDisjoint(with: [.name, .township]) {
        if mayReadTown(at: position) { takeNames(Reading(from: position, isUncertain: true)) }
        readTownship(at: position)
      }
      position = text.next(after: position)
    }
  }

  /// Whether the names at a position, which led to nothing before, may do so now (`readsTowns`).
  ///
  /// Only names of towns count otherwise now. Where `untakenTownship` was set, all are read again, since the last one that
  /// sets it counts.
  private func mayReadTown(at position: Int) -> Bool {
    untakenTownship >= 0
      || names.names(in: text, at: position).contains { names[$0].isWhole && names[$0].isTown }
  }

  /// Reads a text that begins like the short name of a city or county as a township's whole name: 镇江关镇.
  ///
  /// A district elsewhere with that short name wins, since it was a town before: 南沙镇.
  private func readTownship(at position: Int) {
    guard mayBeginTownship(at: position) else { return }
    let before = best
    let (candidates, hadCandidates) = (hasCandidates ? candidates : [], hasCandidates)
    guard takeLoneTownships(at: position), best.start == position, best.score > before.score,
      !best.isShared,
      names.hasWholeName(in: text, at: position, before: best.end) && !bearsNameOfCounty(best.node)
        || isZoneElsewhere(best, than: before)
    else { return }
    best = before
    if hadCandidates || hasCandidates { self.candidates = candidates }
    hasCandidates = hadCandidates
  }

  /// Whether a township has the short name of the county that it lies in: 满城镇, of 满城区.
  func bearsNameOfCounty(_ township: Int) -> Bool {
    let county = tree.label(ofNode: tree.parentNode(of: township))
    let own = tree.label(ofNode: township)
    return own.shortNameCount == county.shortNameCount
      && own.name.prefix(own.shortNameCount).elementsEqual(county.name.prefix(county.shortNameCount))
  }

  /// Whether a township far from a city is named like a zone of that city: 深圳工业园.
  private func isZoneElsewhere(_ township: Reading, than city: Reading) -> Bool {
    city.node > 0 && tree.level(ofNode: city.node) <= .prefecture
      && !tree.isNode(township.node, below: city.node) && !text.isEdge(city.end) && isZone(at: city.end)
  }

  /// Whether no later name could improve the best reading.
  private var isSettled: Bool {
    best.hasFullName && best.nameCount > 1 && !best.isUncertain
      && best.levels >= Reading.bit(Level.county.rawValue)
  }

  /// Takes every name that may follow, and ends the reading here too, if that is allowed.
  func follow(_ reading: Reading) {
    steps &+= 1
    guard reading.position < text.count, steps < Reader.maximumSteps else {
      if !reading.isDoubtful { consider(reading) }
      return
    }
    var progress = Progress.nowhere
    let marks = text.marks(at: reading.position)
    if marks.contains(.name) {
      if reading.isDoubtful, !mayContinue(reading) { return }
      progress = takeNames(reading)
    }
    // Where a name led further, only townships right below the place count beside it.
    if progress != .further || !nearTownships.below(reading.node).isEmpty {
      takeOthers(reading, marks, behind: progress)
    }
    // What explains less than the best changes nothing.
    guard !reading.isDoubtful, reading.score >= best.score else { return }
    var read = reading
    let isUnknown = isUnknownPart(at: reading)
    if progress == .contradicted || isUnknown { read.isUncertain = true }
    consider(read)
    if isUnknown, progress == .nowhere { takeMisspelled(reading) }
  }

  /// Takes what is no name of a province, prefecture or county: townships, zones and fillers.
  ///
  /// - Parameter progress: How far names led.
  @inline(__always)
  private func takeOthers(_ reading: Reading, _ marks: Marks, behind progress: Progress) {
    let hasTownship = mayHaveTownship(behind: reading, marks)
    // A doubtful reading in front of a name may continue, as was asked before.
    if !hasTownship, marks.isDisjoint(with: [.otherTownship, .filler, .division, .zone]) {
      let isTaken =
        mayMove(reading.node, before: reading.position)
        && (marks.contains(.name) || !reading.isDoubtful || mayContinue(reading))
        && takeChildren(reading, hasTownship: false)
      if marks.contains(.name), !isTaken, progress != .further, tree.level(ofNode: reading.node) <= .county {
        takeKnownZone(reading)
      }
    } else {
      if !marks.contains(.name), reading.isDoubtful, !mayContinue(reading) { return }
      let isTownship =
        takeChildren(reading, hasTownship: hasTownship)
        || progress != .further && takeDistantTownship(reading, hasTownship: hasTownship)
      if !isTownship, progress != .further {
        takeFiller(reading)
        takeElsewhere(reading, hasTownship: hasTownship)
      }
    }
  }

  /// Whether a township near the place that was read may begin behind it.
  @inline(__always)
  private func mayHaveTownship(behind reading: Reading, _ marks: Marks) -> Bool {
    marks.contains(.township)
      && townships.isAny(in: text, at: reading.position) { nearTownships.range(reading.node) }
  }

  /// Whether a township may go on behind a place whose name began before, or begins with the place's.
  @inline(__always)
  func mayMove(_ node: Int, before position: Int) -> Bool {
    townships.hasNamesake(below: node) || text.mayHaveOtherTownship(before: position)
  }

  /// Whether a name may follow a doubtful one, which counts only together with another.
  private func mayContinue(_ reading: Reading) -> Bool {
    if names.hasNames(in: text, at: reading.position) { return true }
    if text.marks(at: reading.position).contains(.township),
      townships.hasKey(text.key(at: reading.position))
    {
      return true
    }
    if Words.fillerLength(text, at: reading.position) > 0 { return true }
    // Township names that begin with the place's name may be written without it: 轵城镇 for 济源市轵城镇.
    return reading.node > 0 && tree.level(ofNode: reading.node) >= .county
  }

  /// Whether an unknown county or zone seems to follow, such as 长沙市郊区.
  private func isUnknownPart(at reading: Reading) -> Bool {
    guard reading.node > 0, tree.level(ofNode: reading.node) < .county else { return false }
    var position = reading.position
    if isZone(at: position) { return true }
    for _ in 0..<4 {
      position = text.next(after: position)
      let marks = text.marks(at: position)
      if !marks.isDisjoint(with: [.edge, .division]) { return !marks.contains(.edge) }
    }
    return false
  }

  /// Takes zones and towns that belong to the place but not to its list of children, and townships that moved.
  private func takeElsewhere(_ reading: Reading, hasTownship: Bool) {
    let level = tree.level(ofNode: reading.node)
    if reading.node > 0, level <= .county { takeKnownZone(reading) }
    guard hasTownship else { return }
    if reading.node > 0, level < .county, !reading.isReversed { takeDistantTown(reading) }
    if level == .county {
      takeMovedTownship(reading)
    } else if level > .county, reading.lacksSuffix || Words.endsInZone(text, before: reading.position) {
      takeSiblingTownship(reading)
    }
  }

  /// Goes on after a filler, a word that stands in for a missing level.
  private func takeFiller(_ reading: Reading) {
    var next = reading
    let length = Words.fillerLength(text, at: reading.position)
    if length > 0 {
      // 金峰乡镇 may be 金峰乡.
      if reading.nameCount < 2, text.has("乡镇", at: reading.position) { return }
      next.position += length
      next.end = next.position
      next.isDoubtful = false
    } else if !reading.isDoubtful, text.marks(at: reading.position).contains(.division),
      text.has("县", at: reading.position)
    {
      next.position += 3
      next.isDoubtful = true
    } else {
      return
    }
    follow(next)
  }
}

// MARK: The best reading
extension Reader {
  /// Ends with one of the candidates.
  private func decide(for place: Int) {
    best.node = place
    best.isShared = false
    best.isUncertain = true
    forgetCandidates()
  }

  /// Ends with another reading, whatever was read before.
  func believe(_ reading: Reading) {
    best = reading
    forgetCandidates()
  }

  private func forgetCandidates() {
    guard hasCandidates else { return }
    candidates.removeAll(keepingCapacity: true)
    hasCandidates = false
  }

  private func consider(_ reading: Reading) {
    if reading.score > best.score {
      if !isSecond(reading) { replaceBest(by: reading) }
    } else if reading.score == best.score, reading.start == best.start, reading.score > 0 {
      join(reading)
    }
  }

  /// Whether the reading is a second address after the best one, which then stays.
  ///
  /// A second address with a full name still wins over a short name, and over a firm's name.
  private func isSecond(_ reading: Reading) -> Bool {
    guard best.score > 0, reading.start >= best.end,
      best.node == 0 || !tree.isNode(reading.node, below: best.node)
    else { return false }
    if best.alias >= 0, !best.hasFullName, reading.hasFullName, isInSameCity(reading, as: best) {
      return false
    }
    let isJoined = reading.start == best.end && !text.isEdge(reading.start)
    if isJoined, best.node > 0, tree.level(ofNode: best.node) <= .prefecture {
      return !reading.hasFullName || reading.beginsWeakly || !saysMore(reading, than: best)
    }
    let isWeaker = reading.hasFullName ? best.nameCount == 1 : reading.nameCount > best.nameCount
    if !best.hasFullName, isWeaker { return text.hasDoor(from: best.end, to: reading.start) }
    return !text.endsFirm(from: best.end, to: reading.start)
  }

  /// Whether two readings lie in one city: a district's old short name in a firm's says less than a full name behind it,
  /// 中车青岛四方 城阳区.
  private func isInSameCity(_ reading: Reading, as other: Reading) -> Bool {
    let around = tree.commonNode(reading.node, other.node)
    return around > 0 && tree.level(ofNode: around) == .prefecture
      && tree.level(ofNode: reading.node) >= .county
  }

  /// Replaces the best reading; a full name of a place elsewhere in the old one makes the new one uncertain.
  private func replaceBest(by reading: Reading) {
    let isContrary =
      (best.hasFullName || isProvinceApart(best)) && reading.start != best.start
      && !tree.isNode(reading.node, below: best.node)
    best = reading
    best.isUncertain = reading.isUncertain || isContrary
    forgetCandidates()
  }

  /// Whether nothing but a province's short name was read, apart from what follows: 台湾 连江县.
  private func isProvinceApart(_ reading: Reading) -> Bool {
    reading.node > 0 && tree.level(ofNode: reading.node) == .province
      && text.marks(at: reading.end).contains(.gap)
  }

  private func join(_ reading: Reading) {
    best.end = max(best.end, reading.end)
    if reading.node == best.node {
      best.isUncertain = best.isUncertain && reading.isUncertain
    } else if !candidates.contains(reading.node) {
      hasCandidates = true
      if !best.isShared { candidates.append(best.node) }
      candidates.append(reading.node)
      best.node = tree.commonNode(best.node, reading.node)
      best.isShared = true
    }
  }
}
