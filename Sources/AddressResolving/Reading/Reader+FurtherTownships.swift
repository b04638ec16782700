import RegionModel

/// Townships apart from the place that they lie in, and right behind it without a suffix where names rarely stand so.
extension Reader {
  /// The township that a county or a city leads to by another part of the text, or by what stands right behind it, with
  /// the end of the place's names; nil if nothing or more than one is named.
  func furtherTownship(of reading: Reading) -> (node: Int, end: Int)? {
    if let regiment = regiment(behind: reading) { return regiment }
    guard text.all.contains(.township) else { return nil }
    switch tree.level(ofNode: reading.node) {
    case .county:
      if reading.end == untakenTownship {
        if let stem = townshipStem(behind: reading) { return stem }
        if let heir = heir(behind: reading) { return (heir, reading.end) }
      }
      if !reading.isReversed, let township = townshipInZone(of: reading) { return township }
      return townshipApart(from: reading).map { ($0, reading.end) }
    case .province, .prefecture:
      guard reading.alias < 0, text.all.contains(.townshipSuffix) else { return nil }
      if let township = townshipInZone(of: reading) { return township }
      let township = laterTownship(of: reading) ?? earlierTownship(of: reading)
      return township.map { ($0, reading.end) }
    default: return nil
    }
  }

  // MARK: By names with a suffix
  /// The one township of a county that is named in full anywhere else: 三星镇海桥公路2号 崇明县公安局.
  private func townshipApart(from county: Reading) -> Int? {
    guard text.all.contains(.townshipSuffix),
      county.start > 0 || text.count - county.end >= Reader.shortestApart
    else { return nil }
    let children = tree.childNodes(of: county.node)
    let start = county.start > 0 ? 0 : county.end
    return onlyTownship(in: start..<text.count, among: children) { position, found in
      guard position + found.length <= county.start || position >= county.end else { return false }
      if text.marks[position].contains(.wordStart) || Words.endsInZone(text, before: position) { return true }
      return !county.lacksSuffix && mayBeginInWord(found, at: position, county.node)
    }
  }

  /// How many bytes stand behind a county at least, if a township of it is among them and not the first.
  private static let shortestApart = 14

  /// Whether a township's name begins inside a word: behind its county's name or a number, or behind an office, which a
  /// name of two characters or with another suffix needs.
  private func mayBeginInWord(_ found: Township.Found, at position: Int, _ county: Int) -> Bool {
    let last = text.last(before: position)
    if text.character(at: last).isOne(of: "局所院处司") { return true }
    guard found.manner == .full else { return false }
    if text.marks(at: last).contains(.division) {
      let name = tree.label(ofNode: county).name
      let bytes = name.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let isOwn = bytes.map { text.has($0, name.count, at: position - name.count) } ?? false
      return isOwn || text.character(at: text.last(before: last)).isOne(of: "该本")
    }
    return found.length > NameTable.shortest
  }

  /// The one township of a city that is named in full further behind it, at the beginning of a word.
  private func laterTownship(of city: Reading) -> Int? {
    guard text.all.contains(.gap), city.hasFullName, tree.level(ofNode: city.node) == .prefecture else {
      return nil
    }
    return onlyTownship(in: city.end..<text.count, below: city.node) { position, found in
      text.marks[position].contains(.gap) && found.manner == .full && found.length > NameTable.shortest
        && !Words.isCommonTown(text, at: position)
    }
  }

  /// The one township of a place that is named right behind a zone, with its end, as the zone's words lead to it:
  /// 西安高新区鱼化寨街道, 保定市白沟新城白沟镇. Behind a county the zone follows at once, 大亚湾|区澳头街道.
  private func townshipInZone(of place: Reading) -> (node: Int, end: Int)? {
    guard text.all.contains(.townshipSuffix) else { return nil }
    let isCounty = tree.level(ofNode: place.node) == .county
    let last = isCounty ? min(place.end + Reader.longestZone, text.count) : text.count
    var position = place.end
    while position < last, !isCounty || !text.marks[position].contains(.gap) {
      let next = text.next(after: position)
      if text.marks(at: next).contains(.township), Words.endsLikeZone(text, before: next),
        !Words.isCommonTown(text, at: next)
      {
        let places = tree.descendants(of: place.node)
        var length = 0
        let township = townshipNamed(at: next, among: places.hull, where: places.contains) { _, found in
          length = found.length
          return true
        }
        if let township, township > 0 { return (township, next + length) }
      }
      position = next
    }
    return nil
  }

  /// How many bytes the words of a zone have at most between a county and its township.
  private static let longestZone = 30

  /// The one township of a city or a province that is named before it, at the beginning of a word: 崇安寺街道 无锡市.
  ///
  /// A city without its suffix must stand behind its province or a sign: 石岩街道北环路 深圳.
  private func earlierTownship(of city: Reading) -> Int? {
    guard city.start > 0,
      city.hasFullName || city.nameCount > 1 || text.marks(at: city.start).contains(.gap)
    else { return nil }
    return onlyTownship(in: 0..<city.start, below: city.node) { position, _ in
      text.marks[position].contains(.wordStart) && !Words.isCommonTown(text, at: position)
    }
  }

  private func onlyTownship(
    in part: Range<Int>, below city: Int, where fits: (Int, Township.Found) -> Bool
  ) -> Int? {
    let place = tree.descendants(of: city)
    return onlyTownship(in: part, among: place.hull, where: place.contains, fits)
  }

  /// The one township that is named in full in a part of the text; nil if there are several.
  private func onlyTownship(
    in part: Range<Int>, among places: Range<Int>, where isMeant: (Int) -> Bool = { _ in true },
    _ fits: (Int, Township.Found) -> Bool
  ) -> Int? {
    let end = lastTownshipSuffix(in: part)
    var township: Int?
    var position = part.lowerBound
    while position < end {
      if text.marks[position].contains(.township),
        let named = townshipNamed(at: position, among: places, where: isMeant, fits)
      {
        guard named > 0, township == nil || township == named else { return nil }
        township = named
      }
      position = text.next(after: position)
    }
    return township
  }

  /// Where the last suffix of a township begins in a part of the text; the part's beginning if there is none.
  private func lastTownshipSuffix(in part: Range<Int>) -> Int {
    var (last, position) = (part.lowerBound, part.lowerBound)
    while position < part.upperBound {
      if text.marks[position].contains(.townshipSuffix), Words.townshipSuffixLength(text, at: position) > 0 {
        last = position
      }
      position = text.next(after: position)
    }
    return last
  }

  /// The township that is named at a position, by its whole name before others: 孔家庄镇, beside 孔家庄街道; nil for none, and
  /// 0 for several.
  private func townshipNamed(
    at position: Int, among places: Range<Int>, where isMeant: (Int) -> Bool,
    _ fits: (Int, Township.Found) -> Bool
  ) -> Int? {
    var (named, isFull): (Int?, Bool) = (nil, false)
    for entry in townshipsWithSuffix(at: position, among: places) where isMeant(entry.node) {
      guard let found = townships.name(of: entry).findWithSuffix(in: text, at: position),
        case let end = position + found.length, Words.endsInTownship(text, before: end),
        fits(position, found), Road.named(in: text, at: end)?.isBare != true
      else { continue }
      let hasAll = found.manner == .full
      if isFull, !hasAll { continue }
      named = named == nil || hasAll && !isFull ? entry.node : 0
      isFull = hasAll
    }
    return named
  }

  // MARK: By names without a suffix
  /// The only township of a county whose name stands right behind it, although it ends or goes on like the name of
  /// something else: 武夷山市星村中心卫生院, 番禺区市桥桥东路.
  private func townshipStem(behind county: Reading) -> (node: Int, end: Int)? {
    let start = county.end
    guard county.hasFullName, !county.lacksSuffix, !county.isReversed
    else { return nil }
    var (township, length) = (0, 0)
    for entry in townships(at: start, among: tree.childNodes(of: county.node)) {
      guard let short = shortLength(entry, at: start), short >= length else { continue }
      (township, length) = (short == length ? 0 : entry.node, short)
    }
    guard township > 0, mayBeStem(start..<start + length), !goesOn(township, start..<start + length) else {
      return nil
    }
    return (township, start + length)
  }

  /// Whether more of a township's name stands behind its stem, but not all: 莲花畲族路, of 莲花畲族乡.
  private func goesOn(_ township: Int, _ stem: Range<Int>) -> Bool {
    let name = tree.label(ofNode: township).name
    guard name.count >= stem.count + 3, let bytes = name.baseAddress?.assumingMemoryBound(to: UInt8.self)
    else {
      return false
    }
    return text.has(bytes + stem.count, 3, at: stem.upperBound)
  }

  func mayBeStem(_ name: Range<Int>) -> Bool {
    let end = name.upperBound
    if Words.isCommonName(text, name) || Words.isCommonTown(text, at: name.lowerBound) { return false }
    let last = text.character(at: text.last(before: end))
    if last.isOne(of: "路街道巷弄") || text.has("大学城", at: end) { return false }
    // A bridge's name has three characters or more: 清名桥, but 市桥.
    if text.isEdge(end) { return last != "桥" || name.count == NameTable.shortest }
    if text.has("社区卫生", at: end) { return true }
    let marks = text.marks(at: end)
    if let road = Road.named(in: text, at: end), !marks.contains(.kind) || text.character(at: end) == last {
      return !road.takesName(isCity: true) && !marks.contains(.number)
    }
    if marks.contains(.kind) {
      let next = text.next(after: end)
      return text.character(at: end).isOne(of: "城港") && !text.isEdge(next)
        && !text.isEdge(text.next(after: next))
    }
    return !Words.turnsName(text, at: end, NameContext(isCity: true))
  }
}
