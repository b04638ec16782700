import RegionModel

/// The townships of the county that was found.
extension LatinReader {
  /// A township that was found.
  struct Town {
    let node: Int
    /// Of the input.
    let range: Range<Int>
    /// Whether it lies right below the place that was named, and a word says what it is.
    var isSure: Bool
  }

  /// The township that is named below one of several places, if no other has it: Shengze Town, Suzhou.
  func township(below places: [Int]) -> Town? {
    let found = places.compactMap { township(below: $0) }
    guard found.count == 1, var town = found.first else { return nil }
    town.isSure = town.isSure && places.count == 1
    return town
  }

  /// The township of a county or a city that is named before Town, Subdistrict or a similar word, or as one word with its
  /// suffix: Houjie Town, sanjiaozhen.
  private func township(below place: Int) -> Town? {
    guard tree.level(ofNode: place) == .county || isCity(place) else { return nil }
    for position in text.words.indices {
      let isStreet = isStreet(at: position)
      if let kind = isStreet ? .subdistrict : kind(at: position), kind == .town || kind == .subdistrict {
        for start in stride(from: max(position - 4, 0), to: position, by: 1)
        where isOnePart(start..<position) && !(isStreet && isRoad(start..<position))
          && !isNamed(start..<position, around: place)
        {
          let name = Spelling(letters(start..<position), kind, isStreet: isStreet)
          if let town = town(spelled: name, below: place) {
            return Town(node: town.node, range: range(start..<position + 1), isSure: town.isSure && !isStreet)
          }
        }
      } else if let name = Spelling(joined: text.words[position].letters),
        let town = town(spelled: name, below: place)
      {
        return Town(node: town.node, range: text.words[position].range, isSure: false)
      }
    }
    return nil
  }

  /// Whether some of the words name a place or one around it: Zhou Shi Xiang, in Su Zhou Shi Xiang Cheng Qu.
  private func isNamed(_ words: Range<Int>, around place: Int) -> Bool {
    mentions.contains { mention in
      mention.words.overlaps(words)
        && mention.nodes.contains { $0 == place || tree.isNode(place, below: $0) }
    }
  }

  /// Whether a place is a city with counties, or without them.
  private func isCity(_ place: Int) -> Bool {
    switch tree.level(ofNode: place) {
    case .prefecture: true
    case .province: tree.childNodes(of: place).first.map { tree.level(ofNode: $0) == .county } ?? false
    default: false
    }
  }

  private func letters(_ words: Range<Int>) -> [UInt8] { Array(text.words[words].map(\.letters).joined()) }

  /// The bytes of the input from the first to the last of some words.
  private func range(_ words: Range<Int>) -> Range<Int> {
    text.words[words.lowerBound].range.lowerBound..<text.words[words.upperBound - 1].range.upperBound
  }

  /// The township of a county whose name fills the part between commas before or behind the county's, without a word for
  /// its kind: Bantian, Longgang District.
  func plainTownship(below county: Int, beside words: Range<Int>) -> (node: Int, range: Range<Int>)? {
    guard tree.level(ofNode: county) == .county, text.words[words.lowerBound].beginsPart else { return nil }
    let before = text.words[..<words.lowerBound].lastIndex { $0.beginsPart }.map { $0..<words.lowerBound }
    let next = words.upperBound
    let isPart = next < text.words.count && text.words[next].beginsPart
    let end = isPart ? text.words[(next + 1)...].firstIndex { $0.beginsPart } ?? text.words.count : next
    for part in [before, isPart ? next..<end : nil].compactMap({ $0 }) where isOnePart(part) {
      let letters = letters(part)
      guard letters.count >= LatinReader.shortestTown, table.places(letters).isEmpty else { continue }
      let name = Spelling(letters, .town)
      guard let node = only(of: Array(tree.childNodes(of: county)), name) else { continue }
      return (node, range(part))
    }
    return nil
  }

  /// The fewest letters of a township without a word for its kind.
  private static let shortestTown = 5
  /// The same of one with such a word that only its city stands with: Dali Town, Foshan.
  private static let shortestStatedTown = 4

  /// How a township is spelled.
  private struct Spelling {
    let letters: [UInt8]
    let kind: LatinKind
    /// Whether the word behind it is that for a street.
    var isStreet = false
    /// Whether the letters include the suffix.
    var isWhole = false

    init(_ letters: [UInt8], _ kind: LatinKind, isStreet: Bool = false) {
      (self.letters, self.kind, self.isStreet) = (letters, kind, isStreet)
    }

    /// - Parameter letters: Of one word, which ends in a suffix: sanjiaozhen.
    init?(joined letters: [UInt8]) {
      func ends(_ suffix: String) -> Bool {
        letters.count >= suffix.utf8.count + 4 && letters.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
      }
      guard ends("zhen") || ends("xiang") || ends("jiedao") else { return nil }
      self.init(letters, ends("jiedao") ? .subdistrict : .town)
      isWhole = true
    }
  }

  /// The township right below a place, or else the only one further below, or in another county of the same city.
  private func town(spelled name: Spelling, below place: Int) -> (node: Int, isSure: Bool)? {
    let children = tree.childNodes(of: place).filter { tree.level(ofNode: $0) > .county }
    if let node = only(of: children, name) { return (node, true) }
    let isCounty = tree.level(ofNode: place) == .county
    // Elsewhere in the city, a street is an office only if the address has a road besides.
    guard name.letters.count >= (isCounty ? LatinReader.shortestTown : LatinReader.shortestStatedTown),
      !(isCounty && name.isStreet) || hasRoad
    else { return nil }
    let city = isCounty ? tree.parentNode(of: place) : place
    guard isCity(city) else { return nil }
    let counties = Array(tree.childNodes(of: city))
    let others = counties.filter { $0 != place }.flatMap { Array(tree.childNodes(of: $0)) }
    // A town may be a county now: Longgang Town, Wenzhou.
    return only(of: isCounty || name.kind != .town ? others : others + counties, name).map { ($0, false) }
  }

  /// The only one of some places that is spelled so; of several, the only one of the stated kind.
  private func only(of places: [Int], _ name: Spelling) -> Int? {
    let nodes = places.filter { isSpelled($0, name) }
    let ofKind = nodes.filter { tree.name($0, endsIn: "街道") == (name.kind == .subdistrict) }
    return nodes.count == 1 ? nodes[0] : ofKind.count == 1 ? ofKind[0] : nil
  }

  private func isSpelled(_ node: Int, _ name: Spelling) -> Bool {
    let label = tree.label(ofNode: node)
    guard tree.level(ofNode: node) >= .county, label.reading.first == name.letters.first,
      !name.isStreet || tree.name(node, endsIn: "街道")
    else { return false }
    return LatinTable.letters(name.isWhole ? Array(label.reading) : Array(label.shortSyllables.joined()))
      == name.letters
  }
}
