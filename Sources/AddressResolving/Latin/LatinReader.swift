import RegionModel

/// Reads the places that an address in Latin letters names, in any order.
///
/// Each run of words that spells a name is a mention of all places with that spelling. The place with most other
/// mentions around it wins: so 朝阳 is certain beside Beijing.
struct LatinReader {
  /// The result of a reading.
  struct Answer {
    var nodes: [Int]
    var isCertain: Bool
    /// The range of all names that count, in bytes of the input.
    var range: Range<Int>
    /// Whether the places stand at the end, after the street.
    var isReversed: Bool
  }

  /// A name found in the text.
  struct Mention {
    let words: Range<Int>
    /// Those that bear the name today first.
    let nodes: [Int]
    /// How many bore it before.
    var formerCount = 0
    /// Whether a word for its kind stands with it.
    let hasKind: Bool
    /// Whether it may as well be a longer name than a county's with its suffix: Wenxian.
    var isBrief = false
    /// The prefecture that a city with the word for it may stand for as well, since it has its name; 0 for none: Malipo
    /// County, Wenshan City.
    var prefecture = 0
    /// The number of letters in the name.
    let length: Int
    /// Whether it is only two letters, such as HK.
    var isWord: Bool { length == 2 && !hasKind }
  }

  let tree: RegionTree
  let table: LatinTable
  let text: LatinText
  private(set) var mentions: [Mention] = []

  init(_ tree: RegionTree, _ table: LatinTable, _ input: UnsafeRawBufferPointer) {
    self.tree = tree
    self.table = table
    text = LatinText(input)
  }

  mutating func read() -> Answer? {
    findMentions()
    leaveBanks()
    guard !mentions.isEmpty else { return nil }
    return answer()
  }

  // MARK: Mentions
  /// Leaves only some of the mentions.
  mutating func keep(_ some: [Mention]) { mentions = some }

  private mutating func findMentions() {
    var position = 0
    while position < text.words.count {
      position = takeMention(at: position) ?? position + 1
    }
  }

  /// Takes the longest name that begins at a word.
  ///
  /// - Returns: The index after its last word; nil if there is no name.
  private mutating func takeMention(at start: Int) -> Int? {
    for end in stride(from: min(start + 6, text.words.count), to: start, by: -1) {
      guard isOnePart(start..<end) else { continue }
      let letters = Array(text.words[start..<end].map(\.letters).joined())
      let entries = letters.count > table.longest ? [] : table.places(letters, before: kind(at: end))
      if entries.isEmpty {
        if end == start + 1, takeJoined(letters, at: start) { return end }
        continue
      }
      let isCounty = kind(at: end) == .county
      let isWhole = isWholePart(start..<end)
      var named = entries
      named.removeAll { $0.form == .stem && !isCounty || $0.form == .word && !isWhole }
      named += beforeXian(letters)
      guard let first = named.first, !tree.isOverseas(Int(first.node)) || !isPlainWord(start..<end)
      else { continue }
      return take(named, start..<end, length: letters.count)
    }
    return nil
  }

  /// The counties of two syllables behind which Xian stands once more: Jixian Xian, which is 集贤县 or 吉县.
  private func beforeXian(_ letters: [UInt8]) -> [LatinTable.Entry] {
    guard letters.suffix(8).elementsEqual("xianxian".utf8) else { return [] }
    return table.places(letters.dropLast(4)).filter { $0.form == .brief }
  }

  /// Whether a name that is a word of English, such as Central or North, is only a part of a road's name.
  ///
  /// It is a place where it fills the text between two commas, or where a word for its kind follows.
  private func isPlainWord(_ range: Range<Int>) -> Bool {
    guard range.count == 1, LatinKind(text.words[range.lowerBound].letters) == .side else { return false }
    return kind(at: range.upperBound) != .district && !isWholePart(range)
  }

  /// Whether a comma or an end of the text stands on either side.
  private func isWholePart(_ range: Range<Int>) -> Bool {
    guard text.words[range.lowerBound].beginsPart else { return false }
    return range.upperBound >= text.words.count || text.words[range.upperBound].beginsPart
  }

  func isOnePart(_ range: Range<Int>) -> Bool {
    !text.words[range].contains { $0.isNumber } && !text.words[range].dropFirst().contains { $0.beginsPart }
  }

  private mutating func take(_ entries: [LatinTable.Entry], _ words: Range<Int>, length: Int) -> Int? {
    var end = words.upperBound
    let kind = kind(at: end)
    var nodes = entries.map { Int($0.node) }
    var hasKind = entries.allSatisfy(\.isFull)
    // What stands behind a name with its suffix begins another: Shen Zhen Shi Long Gang Qu.
    var isBrief = entries.allSatisfy { $0.form == .brief }
    if !hasKind || isBrief, isRoad(from: end) {
      if isIndustrialZone(from: end) { takeZone(of: entries, words) }
      return end
    }
    if kind == .district || kind == .county, isRoadWord(at: end + 1) { return end + 2 }
    if !hasKind, beginsRoad(words, entries) { return end }
    var formerCount = 0
    if let kind, kind != .side {
      let former = entries.filter { $0.form == .former }.map { Int($0.node) }
      var fitting = entries.filter { $0.isShort && kind.fits(Int($0.node), tree) }.map { Int($0.node) }
      formerCount = former.count
      fitting += former
      // The word says that it is a town, which none of these places is.
      let isTown = kind == .town || kind == .subdistrict
      // Behind single syllables with a suffix it begins a name: Su Zhou Shi Xiang Cheng Qu.
      if isTown, !hasKind || words.count < 3 { return nil }
      if !fitting.isEmpty {
        nodes = fitting
        (hasKind, isBrief) = (true, false)
        end += 1
      }
    }
    if let area = newArea(from: end) {
      let fitting = nodes.filter { tree.name($0, endsIn: "新区") }
      if !fitting.isEmpty { (nodes, hasKind, isBrief, end) = (fitting, true, false, area) }
    } else if kind == nil || kind == .side, let whole = autonomous(from: end) {
      let fitting = nodes.filter { tree.name($0, endsIn: whole.suffix) }
      if !fitting.isEmpty { (nodes, hasKind, isBrief, end) = (fitting, true, false, whole.end) }
    }
    mentions.append(
      Mention(
        words: words.lowerBound..<end, nodes: nodes, formerCount: formerCount, hasKind: hasKind,
        isBrief: isBrief, prefecture: kind == .city ? nodes.lazy.map(prefecture).first { $0 > 0 } ?? 0 : 0,
        length: length))
    return end
  }

  /// Takes a county that an industrial zone is named after. It counts only if its city is named besides, and less than any
  /// other name: Ruian Industrial Zone, Wenzhou.
  private mutating func takeZone(of entries: [LatinTable.Entry], _ words: Range<Int>) {
    let counties = entries.filter { $0.isShort && tree.level(ofNode: Int($0.node)) == .county }
    guard !counties.isEmpty, !entries.contains(where: { tree.level(ofNode: Int($0.node)) < .county }) else {
      return
    }
    mentions.append(
      Mention(words: words, nodes: counties.map { Int($0.node) }, hasKind: false, length: 0))
  }

  /// The kind that the word at a position states, if no comma stands before it.
  func kind(at position: Int) -> LatinKind? {
    guard position < text.words.count, !text.words[position].beginsPart else { return nil }
    let letters = text.words[position].letters
    let next = position + 1 < text.words.count ? text.words[position + 1].letters : []
    if letters.elementsEqual("jie".utf8), next.elementsEqual("dao".utf8) { return .subdistrict }
    if letters.elementsEqual("sub".utf8), next.elementsEqual("district".utf8) { return .subdistrict }
    // Da Dao, Da Xue.
    if letters.count == 2, letters.elementsEqual("da".utf8),
      ["dao", "xue", "jie", "sha"].contains(where: { next.elementsEqual($0.utf8) })
    {
      return .other
    }
    return LatinKind(letters)
  }

  /// The suffix that Autonomous County or the like stands for, behind the names of nationalities, and where that ends.
  private func autonomous(from position: Int) -> (suffix: StaticString, end: Int)? {
    let part = text.words[position...].prefix(8).prefix { !$0.beginsPart && !$0.isNumber }
    guard let word = part.firstIndex(where: { $0.letters.elementsEqual("autonomous".utf8) }) else {
      return nil
    }
    let suffixes: [(String, StaticString)] = [
      ("county", "自治县"), ("prefecture", "自治州"), ("banner", "自治旗"),
    ]
    guard word + 1 < part.endIndex,
      let suffix = suffixes.first(where: { part[word + 1].letters.elementsEqual($0.0.utf8) })?.1
    else { return nil }
    return (suffix, word + 2)
  }

  /// Where New Area or the like ends, if it stands at a position.
  private func newArea(from position: Int) -> Int? {
    guard kind(at: position) == .side, text.words[position].letters.elementsEqual("new".utf8),
      position + 1 < text.words.count, !text.words[position + 1].beginsPart,
      ["area", "district", "zone"].contains(where: { text.words[position + 1].letters.elementsEqual($0.utf8) }
      )
    else { return nil }
    return position + 2
  }

  /// Takes several names written as one word, such as zhejiangshenghangzhoushi.
  private mutating func takeJoined(_ letters: [UInt8], at word: Int) -> Bool {
    var found: [Mention] = []
    var start = 0
    while start < letters.count {
      let lengths = stride(from: min(letters.count, start + table.longest), to: start + 4, by: -1)
      guard
        let end = lengths.first(where: { !table.places(letters[start..<$0]).isEmpty })
      else { break }
      let entries = table.places(letters[start..<end])
      found.append(
        Mention(
          words: word..<word + 1, nodes: entries.map { Int($0.node) }, hasKind: entries.allSatisfy(\.isFull),
          length: end - start))
      start = end
    }
    guard found.count > 1, start >= letters.count - 3 || found.contains(where: \.hasKind) else {
      return false
    }
    // The word behind it says that all of it is one name: Lijinshitang Town.
    if let kind = kind(at: word + 1), kind == .town || kind == .subdistrict { return false }
    mentions += found
    return true
  }

  // MARK: The answer
  /// The number of letters in other mentions of places around a node.
  ///
  /// The same word again is no sign of a county with its city's name: Chengde Hospital, Chengde.
  private func support(_ node: Int, from index: Int) -> Int {
    mentions.indices.reduce(0) { sum, other in
      let (nodes, prefecture) = (mentions[other].nodes, mentions[other].prefecture)
      let isAround =
        other != index
        && nodes.contains { place in
          place != node
            && (tree.isNode(node, below: place) || prefecture > 0 && tree.isNode(node, below: prefecture))
            && !(nodes == mentions[index].nodes && tree.level(ofNode: place) == .prefecture)
        }
      return isAround ? sum + mentions[other].length : sum
    }
  }

  /// The prefecture of a county-level city, if it has that city's name; else 0.
  private func prefecture(of city: Int) -> Int {
    let prefecture = tree.parentNode(of: city)
    guard tree.level(ofNode: city) == .county, tree.level(ofNode: prefecture) == .prefecture,
      tree.label(ofNode: prefecture).name.starts(with: tree.label(ofNode: city).name.dropLast(3))
    else { return 0 }
    return prefecture
  }

  /// The places that a mention may mean: those with the most support, of these the highest.
  private func meant(by index: Int) -> (nodes: [Int], level: Int, support: Int) {
    var nodes: [Int] = []
    var (most, highest) = (-1, Level.county)
    let mention = mentions[index]
    for (number, node) in mention.nodes.enumerated() {
      let support = support(node, from: index)
      // A county of Taiwan and one of the mainland are alike, if nothing is named beside: Yilan County.
      let isCounty = support == 0 && mention.hasKind && tree.isOverseas(node) && tree.name(node, endsIn: "县")
      let level = isCounty ? .county : tree.level(ofNode: node)
      // A name in force goes before the same name of another time.
      let isFormer = number >= mention.nodes.count - mention.formerCount
      if isFormer, support == most, number > 0, mention.formerCount < mention.nodes.count { continue }
      if support > most || support == most && level < highest {
        (nodes, most, highest) = ([node], support, level)
      } else if support == most, level == highest {
        nodes.append(node)
      }
    }
    return (nodes, Int(highest.rawValue), max(most, 0))
  }

  private func answer() -> Answer? {
    var best: (score: Int, nodes: [Int], mention: Int) = (Int.min, [], 0)
    let meanings = mentions.indices.map { meant(by: $0) }
    for (index, mention) in mentions.enumerated() {
      let (nodes, level, support) = meanings[index]
      // The name alone is too little for a county, and two letters for anything.
      let isLittle = level >= Int(Level.county.rawValue) || mention.isWord
      if support == 0, !mention.hasKind, isLittle { continue }
      // Of several places without one around them, none is meant before a place that is named alone.
      let length = support == 0 && nodes.count > 1 ? 0 : support + mention.length
      // A county with the word for it says more than a city further away: Deqing County, Zhejiang, 60 km from Hangzhou.
      let isCounty =
        mention.hasKind && !mention.isBrief && support > 0 && level == Int(Level.county.rawValue)
      let score =
        length * 8 + (support > 0 ? level : -level) + (mention.hasKind ? 2 : 0) + (isCounty ? 32 : 0)
      if score > best.score {
        best = (score, nodes, index)
      } else if score == best.score {
        best.nodes += nodes.filter { !best.nodes.contains($0) }
      }
    }
    guard let node = best.nodes.first else { return nil }
    let isAlone = meanings[best.mention].support == 0
    // The same for a short name with rivals: Dali Technology.
    if isAlone, !mentions[best.mention].hasKind, mentions.count > 1, hasRival(best.mention) { return nil }
    let same = mentions.indices.filter { meanings[$0].nodes == best.nodes }
    let mention = mentions[same.last { mentions[$0].hasKind } ?? same.last ?? best.mention]
    var answer = Answer(
      nodes: best.nodes,
      isCertain: best.nodes.count == 1 && mention.hasKind && !isAlone && !isElsewhere(best.nodes[0]),
      range: range(of: node, mention), isReversed: false)
    if let town = township(below: best.nodes) {
      answer.nodes = [town.node]
      answer.isCertain = answer.isCertain && town.isSure
      answer.range = min(answer.range.lowerBound, town.range.lowerBound)..<answer.range.upperBound
    } else if best.nodes.count == 1, let town = plainTownship(below: node, beside: mention.words) {
      answer.nodes = [town.node]
      answer.isCertain = false
      let (lower, upper) = (answer.range.lowerBound, answer.range.upperBound)
      answer.range = min(lower, town.range.lowerBound)..<max(upper, town.range.upperBound)
    }
    answer.isReversed = isAtEnd(answer.range)
    return answer
  }

  /// Whether a mention names a city in which a county does not lie.
  private func isElsewhere(_ county: Int) -> Bool {
    guard tree.level(ofNode: county) == .county else { return false }
    return mentions.contains { mention in
      let cities = mention.nodes.filter { tree.level(ofNode: $0) == .prefecture }
      return (mention.hasKind ? !cities.isEmpty : cities.count == mention.nodes.count)
        && !mention.nodes.contains { $0 == county || tree.isNode(county, below: $0) }
    }
  }

  /// Whether another mention names a different place of the same level.
  private func hasRival(_ index: Int) -> Bool {
    let level = tree.level(ofNode: mentions[index].nodes[0])
    return mentions.indices.contains { other in
      other != index && !mentions[other].isWord
        && mentions[other].nodes.allSatisfy { tree.level(ofNode: $0) == level }
        && Set(mentions[other].nodes).isDisjoint(with: mentions[index].nodes)
    }
  }

  /// The text from the first to the last mention of the places around a place and the one of its own that counts.
  private func range(of node: Int, _ mention: Mention) -> Range<Int> {
    var words = mention.words
    for other in mentions
    where !other.nodes.contains(node) && other.nodes.contains(where: { tree.isNode(node, below: $0) }) {
      words = min(words.lowerBound, other.words.lowerBound)..<max(words.upperBound, other.words.upperBound)
    }
    return text.words[words.lowerBound].range.lowerBound..<text.words[words.upperBound - 1].range.upperBound
  }

  /// Whether only a postcode and the country follow.
  private func isAtEnd(_ range: Range<Int>) -> Bool {
    text.words.filter { $0.range.lowerBound >= range.upperBound }.allSatisfy { word in
      word.isNumber
        || ["china", "prc", "pr", "p", "r", "c", "cn", "chn"].contains { word.letters.elementsEqual($0.utf8) }
    }
  }
}
