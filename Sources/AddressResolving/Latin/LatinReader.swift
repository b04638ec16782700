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
    let nodes: [Int]
    /// Whether a word for its kind stands with it.
    let hasKind: Bool
    /// The number of letters in the name.
    let length: Int
  }

  private let tree: RegionTree
  private let table: LatinTable
  private let text: LatinText
  private var mentions: [Mention] = []

  init(_ tree: RegionTree, _ table: LatinTable, _ input: UnsafeRawBufferPointer) {
    self.tree = tree
    self.table = table
    text = LatinText(input)
  }

  mutating func read() -> Answer? {
    findMentions()
    guard !mentions.isEmpty else { return nil }
    return answer()
  }

  // MARK: Mentions
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
      guard letters.count <= table.longest else { continue }
      let entries = table.places(letters)
      if entries.isEmpty {
        if end == start + 1, takeJoined(letters, at: start) { return end }
        continue
      }
      return take(entries, start..<end, length: letters.count)
    }
    return nil
  }

  private func isOnePart(_ range: Range<Int>) -> Bool {
    !text.words[range].contains { $0.isNumber } && !text.words[range].dropFirst().contains { $0.beginsPart }
  }

  private mutating func take(_ entries: [LatinTable.Entry], _ words: Range<Int>, length: Int) -> Int? {
    var end = words.upperBound
    let kind = kind(at: end)
    var nodes = entries.map { Int($0.node) }
    var hasKind = entries.allSatisfy(\.isFull)
    // What stands behind a name with its suffix begins another: Shen Zhen Shi Long Gang Qu.
    if !hasKind, kind == .other || kind == .side && isRoad(from: end) { return end }
    if let kind, kind != .side {
      let fitting = entries.filter { !$0.isFull && kind.fits(Int($0.node), tree) }.map { Int($0.node) }
      // The word says that it is a town, which none of these places is.
      if kind == .town || kind == .subdistrict { return nil }
      if !fitting.isEmpty {
        nodes = fitting
        hasKind = true
        end += 1
      }
    }
    mentions.append(Mention(words: words.lowerBound..<end, nodes: nodes, hasKind: hasKind, length: length))
    return end
  }

  /// The kind that the word at a position states, if no comma stands before it.
  private func kind(at position: Int) -> LatinKind? {
    guard position < text.words.count, !text.words[position].beginsPart else { return nil }
    let letters = text.words[position].letters
    if letters.elementsEqual("jie".utf8), position + 1 < text.words.count,
      text.words[position + 1].letters.elementsEqual("dao".utf8)
    {
      return .subdistrict
    }
    return LatinKind(letters)
  }

  private func isRoad(from position: Int) -> Bool {
    var position = position
    while let kind = kind(at: position) {
      if kind == .other { return true }
      guard kind == .side else { return false }
      position += 1
    }
    return false
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
    mentions += found
    return true
  }

  // MARK: The answer
  /// The number of letters in other mentions of places around a node.
  private func support(_ node: Int, from index: Int) -> Int {
    mentions.indices.reduce(0) { sum, other in
      let isAround =
        other != index && mentions[other].nodes.contains { $0 != node && tree.isNode(node, below: $0) }
      return isAround ? sum + mentions[other].length : sum
    }
  }

  private func answer() -> Answer? {
    var best: (score: Int, nodes: [Int], mention: Int) = (0, [], 0)
    for (index, mention) in mentions.enumerated() {
      for node in mention.nodes {
        let level = Int(tree.level(ofNode: node).rawValue)
        let support = support(node, from: index)
        let score =
          (support + mention.length) * 8 + (support > 0 ? level : -level) + (mention.hasKind ? 2 : 0)
        if score > best.score {
          best = (score, [node], index)
        } else if score == best.score, !best.nodes.contains(node) {
          best.nodes.append(node)
        }
      }
    }
    guard let node = best.nodes.first else { return nil }
    let mention = mentions[best.mention]
    let isAlone = support(node, from: best.mention) == 0
    // The name alone is too little for a county, and for a short name with rivals: Dali Technology.
    if isAlone, !mention.hasKind,
      tree.level(ofNode: node) >= .county || mentions.count > 1 && hasRival(best.mention)
    {
      return nil
    }
    var answer = Answer(
      nodes: best.nodes, isCertain: best.nodes.count == 1 && mention.hasKind && !isAlone,
      range: range(of: node, mention), isReversed: false)
    if best.nodes.count == 1, let town = township(below: node) {
      answer.nodes = [town.node]
      answer.range = min(answer.range.lowerBound, town.range.lowerBound)..<answer.range.upperBound
    }
    answer.isReversed = isAtEnd(answer.range)
    return answer
  }

  /// Whether another mention names a different place of the same level.
  private func hasRival(_ index: Int) -> Bool {
    let level = tree.level(ofNode: mentions[index].nodes[0])
    return mentions.indices.contains { other in
      other != index && mentions[other].nodes.allSatisfy { tree.level(ofNode: $0) == level }
        && Set(mentions[other].nodes).isDisjoint(with: mentions[index].nodes)
    }
  }

  /// The text from the first to the last mention of the place and the places around it.
  private func range(of node: Int, _ mention: Mention) -> Range<Int> {
    var words = mention.words
    for other in mentions where other.nodes.contains(where: { tree.isNode(node, below: $0) }) {
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

  /// The township of a county that is named before Town, Subdistrict or a similar word.
  private func township(below county: Int) -> (node: Int, range: Range<Int>)? {
    guard tree.level(ofNode: county) == .county || tree.level(ofNode: county) == .prefecture else {
      return nil
    }
    for position in text.words.indices {
      guard let kind = kind(at: position), kind == .town || kind == .subdistrict else { continue }
      for start in stride(from: max(position - 4, 0), to: position, by: 1) where isOnePart(start..<position) {
        let letters = Array(text.words[start..<position].map(\.letters).joined())
        let range = text.words[start].range.lowerBound..<text.words[position].range.upperBound
        if let node = child(of: county, spelled: letters, kind) { return (node, range) }
      }
    }
    return nil
  }

  /// The only township of a place with this spelling, without its suffix; of several, the only one of the stated kind.
  private func child(of county: Int, spelled letters: [UInt8], _ kind: LatinKind) -> Int? {
    let nodes = tree.childNodes(of: county).filter { node in
      guard tree.level(ofNode: node) > .county else { return false }
      return LatinTable.letters(tree.label(ofNode: node).shortSyllables.joined()) == letters
    }
    let ofKind = nodes.filter { tree.name($0, endsIn: "街道") == (kind == .subdistrict) }
    return nodes.count == 1 ? nodes[0] : ofKind.count == 1 ? ofKind[0] : nil
  }
}
