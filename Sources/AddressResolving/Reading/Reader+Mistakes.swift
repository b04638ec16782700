import RegionModel

/// Names with the suffix of another time or another place.
extension Reader {
  /// Takes counties by their short names with a wrong suffix, such as 鹿泉县.
  ///
  /// After the city, the name may also lack its last character: 浦东区 for 浦东新区.
  func takeMistakenNames(_ reading: Reading, _ found: Range<Int>) -> Bool {
    guard reading.node > 0 || isWordStart(reading.position) else { return false }
    var isTaken = false
    for index in found {
      let entry = names[index]
      guard mayBeMistaken(entry, behind: reading.node),
        let length = mistakenLength(entry, at: reading.position, isBehindPlace: reading.node > 0)
      else { continue }
      let name = Name(reading.position..<reading.position + length, isFull: false)
      var next = reading
      next.position = name.range.upperBound
      next.isDoubtful = false
      next.take(entry, name)
      next.isUncertain = true
      follow(next)
      isTaken = true
    }
    return isTaken
  }

  private func mayBeMistaken(_ entry: NameTable.Entry, behind place: Int) -> Bool {
    let node = entry.node
    guard entry.level == .county, !entry.isFormer, entry.use.isDisjoint(with: [.zone, .phrase])
    else { return false }
    return place > 0 ? node != place && tree.isNode(node, below: place) : !entry.use.contains(.overseas)
  }

  private func mistakenLength(_ entry: NameTable.Entry, at position: Int, isBehindPlace: Bool) -> Int? {
    let short = Int(entry.lacksSuffix ? entry.count : entry.shortCount)
    if let length = length(entry, short, at: position, isBehindPlace) { return length }
    guard isBehindPlace, short > NameTable.shortest else { return nil }
    return length(entry, short - 3, at: position, false)
  }

  private func length(_ entry: NameTable.Entry, _ count: Int, at position: Int, _ mayBeTown: Bool) -> Int? {
    guard count >= NameTable.shortest, entry.matchedCount >= count,
      text.marks(at: position + count).contains(.mistakenSuffix),
      !text.hasGap(in: position..<position + count)
    else { return nil }
    let end = position + count
    switch text.character(at: end) {
    case "区", "县", "市": return Words.turnsFullName(text, at: end + 3) || text.isEdge(end) ? nil : count + 3
    case "镇": return mayBeTown ? count + 3 : nil
    default: return nil
    }
  }
}

/// Cities with the suffix of a district.
extension Reader {
  /// Reads the short name of a prefecture at the beginning of the text with 区 behind it, since nothing else names a place:
  /// 达州区兴盛东街.
  func readCityCalledDistrict() {
    guard text.all.contains(.division) else { return }
    let found = names.names(in: text, at: 0).first { index in
      let entry = names[index]
      return entry.isShort && !entry.isFormer && entry.alias < 0 && entry.level == .prefecture
        && !text.hasGap(in: 0..<entry.shortCount) && text.has("区", at: entry.shortCount)
    }
    guard let found, case let entry = names[found], case let end = entry.shortCount + 3,
      !text.isEdge(entry.shortCount), !Words.turnsFullName(text, at: end)
    else { return }
    var reading = Reading(from: 0, isUncertain: true)
    reading.take(entry, Name(0..<end, isFull: false))
    believe(reading)
  }
}
