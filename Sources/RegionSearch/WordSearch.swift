import RegionModel

/// Finds the regions that one word fits.
struct WordSearch {
  let index: SearchIndex
  let word: QueryWord
  private(set) var matches = MatchTable()
  /// Whether a name was found that begins with the word as it was typed, by the name or by whole syllables.
  var isFoundAsTyped = false

  /// - Parameter allowsSlips: Whether names count that one typing error leads to; else only where nothing begins with
  ///   the word.
  init(_ word: QueryWord, in index: SearchIndex, allowsSlips: Bool) {
    self.index = index
    self.word = word
    switch word.script {
    case .digits: findCodes()
    case .letters: findLetters()
    case .name: findName()
    case .mixed: findMixture()
    }
    if !isFoundAsTyped { findTogether() }
    if word.script == .letters { findBlurred() }
    if allowsSlips || !isFoundAsTyped && matches.isEmpty { findSlips() }
  }

  mutating func add(_ node: UInt32, cost: Int, alias: Int? = nil) { matches.add(node, cost: cost, alias: alias) }

  /// Adds the regions that bear a name.
  mutating func add(key: Int, cost: Int) {
    let alias = index.alias(ofKey: key)
    let whole = cost + Weights.alias(alias.flatMap { index.tree.aliasEntry($0).kind })
    index.forEachNode(ofKey: key) { matches.add($0, cost: whole, alias: alias) }
  }

  /// Adds all names that begin with the word in a spelling, or hold it.
  ///
  /// - Parameter insideFrom: The least bytes of a word that is looked for inside of names too.
  mutating func find(_ spelling: Spelling, _ bytes: [UInt8], cost: Int, insideFrom: Int) {
    for position in index.entries(spelling, beginningWith: bytes) {
      let entry = index.entry(spelling, position)
      let key = Int(entry >> 8)
      if entry & 0xFF == 0 {
        let lengths = index.lengths(ofKey: key, spelling)
        let isExact = bytes.count == lengths.whole || bytes.count == lengths.short
        add(key: key, cost: cost + (isExact ? Weights.exact : Weights.start))
        if spelling != .initials { isFoundAsTyped = true }
      } else if bytes.count >= insideFrom {
        add(key: key, cost: cost + Weights.inside)
      }
    }
  }

  private mutating func findCodes() {
    let text = String(decoding: word.bytes, as: UTF8.self)
    for code in RegionCode.candidates(text) {
      if let region = index.tree.region(code: code) { add(region.number, cost: Weights.exact) }
    }
    if matches.isEmpty, let old = CodeSearch(tree: index.tree).find(text), old.outdatedCode != nil {
      for region in old.candidates { add(region.number, cost: Weights.exact + Weights.alias(.former)) }
    }
    for node in index.tree.nodes(codeBeginning: word.bytes) { add(node, cost: Weights.start) }
    isFoundAsTyped = !matches.isEmpty
    find(.name, word.bytes, cost: Weights.byName, insideFrom: 1)
  }

  private mutating func findLetters() {
    find(.name, word.bytes, cost: Weights.byName, insideFrom: 1)
    if word.bytes.count > 1 { find(.reading, word.bytes, cost: Weights.byReading, insideFrom: 2) }
    find(.initials, word.bytes, cost: Weights.byInitials, insideFrom: 2)
    if !isFoundAsTyped { findAbbreviated() }
  }

  private mutating func findName() {
    find(.name, word.bytes, cost: Weights.byName, insideFrom: 1)
    findOtherKind()
  }

  /// 深圳县 for 深圳市: the short name, and a word for a kind.
  private mutating func findOtherKind() {
    let text = String(decoding: word.bytes, as: UTF8.self)
    guard let short = KindWord.removed(from: text) else { return }
    let bytes = Array(short.utf8)
    for position in index.entries(.name, beginningWith: bytes) {
      let entry = index.entry(.name, position)
      let isShort = entry & 0xFF == 0 && index.lengths(ofKey: Int(entry >> 8), .name).short == bytes.count
      if isShort { add(key: Int(entry >> 8), cost: Weights.exact + Weights.otherKind) }
    }
  }

  private mutating func findBlurred() {
    guard word.bytes.count >= WordSearch.shortestBlurred else { return }
    let bytes = Spelling.blurred.bytes(ofLetters: word.bytes)
    for position in index.entries(.blurred, beginningWith: bytes) {
      let key = Int(index.entry(.blurred, position) >> 8)
      let spelled = index.spelled(UInt32(key << 8), .blurred)
      let (short, whole) = blurredLengths(spelled, key)
      let isExact = bytes.count == short || bytes.count == whole
      add(key: key, cost: Weights.blurred + (isExact ? Weights.exact : Weights.start))
    }
  }

  /// Shorter words sound like too many others.
  private static let shortestBlurred = 3

  private func blurredLengths(_ spelled: SpellingBytes, _ key: Int) -> (short: Int, whole: Int) {
    let letters = index.lengths(ofKey: key, .reading).short
    let reading = index.label(ofKey: key).reading
    var end = 0
    var count = 0
    while end < reading.count, count < letters {
      if reading[end] != UInt8(ascii: " ") { count += 1 }
      end += 1
    }
    let short = UnsafeRawBufferPointer(rebasing: reading[..<end])
    return (Spelling.blurred.bytes(of: short).reduce(0) { sum, _ in sum + 1 }, spelled.reduce(0) { sum, _ in sum + 1 })
  }
}
