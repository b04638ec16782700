import RegionModel

/// Finds the regions that one word fits.
struct WordSearch {
  let index: SearchIndex
  let word: QueryWord
  private(set) var matches = MatchTable()
  /// Whether a name begins with the word as typed, in its characters or in whole syllables.
  var isFoundAsTyped = false
  /// Whether a name equals the word.
  private var isFoundWhole = false

  /// When to look for names one typing error away.
  enum Typos {
    case never
    /// If no name begins with the word.
    case ifNothingFits
    case always
  }

  /// - Parameter codes: The system in which a code is looked for first.
  init(_ word: QueryWord, in index: SearchIndex, typos: Typos, codes: CodeSystem = .first) {
    self.index = index
    self.word = word
    switch word.script {
    case .digits: findCodes(codes)
    case .letters: findLetters()
    case .name: findName()
    case .mixed: findMixture()
    }
    if !index.tree.hasSuffixes { findInside() }
    if !isFoundWhole { findTogether() }
    if word.script == .letters { findPhonetic() }
    if typos == .always || typos == .ifNothingFits && isLikelyTypo { findTypos() }
  }

  /// Whether no name begins with the word, and it is too long for initials or matches nothing well.
  private var isLikelyTypo: Bool {
    guard !isFoundAsTyped else { return false }
    return word.bytes.count >= WordSearch.longWord || !matches.costs.contains { $0 < Weights.phonetic }
  }

  private static let longWord = 6

  /// Finds names of several words, typed with blanks: Hong Kong, shen zhen.
  ///
  /// - Parameter word: The query's words, joined.
  init(wholeName word: QueryWord, in index: SearchIndex) {
    self.index = index
    self.word = word
    find(.name, word.name, cost: Weights.byName, inside: nil)
    if word.script == .letters { find(.reading, word.bytes, cost: Weights.byReading, inside: nil) }
  }

  mutating func add(_ node: UInt32, cost: Int, alias: Int? = nil) {
    matches.add(node, cost: cost, alias: alias)
  }

  /// Adds the regions with a name.
  ///
  /// - Parameter isShort: Whether the word is the short name; towns do not go by theirs.
  mutating func add(key: Int, cost: Int, isShort: Bool = false) {
    let alias = index.alias(ofKey: key)
    let kind = alias.flatMap { index.tree.aliasEntry($0).kind }
    index.forEachNode(ofKey: key) { node in
      let level = index.tree.level(ofNode: Int(node))
      let isShortTown = isShort && kind != .former && level >= .township
      let otherName = otherNameCost(kind, key, node, isShort: isShort)
      matches.add(node, cost: cost + otherName + (isShortTown ? Weights.shortOfTown : 0), alias: alias)
    }
  }

  /// The cost of a name that is not the region's own.
  private func otherNameCost(_ kind: Alias.Kind?, _ key: Int, _ node: UInt32, isShort: Bool) -> Int {
    switch kind {
    case .former:
      Weights.alias(kind) + (isShort ? Weights.shortOfFormer : 0)
        - (index.keepsName(node, ofKey: key) ? Weights.keptName : 0)
    case .reading where index.writesPlainU(node, ofKey: key): Weights.plainU
    default: Weights.alias(kind)
    }
  }

  /// Adds all names that begin with the word in a spelling, or contain it.
  ///
  /// - Parameter inside: The extra cost of a word inside the name; nil to ignore such names.
  mutating func find(_ spelling: Spelling, _ bytes: [UInt8], cost: Int, inside: Int?) {
    for position in index.entries(spelling, beginningWith: bytes) {
      let entry = index.entry(spelling, position)
      let key = Int(entry >> 8)
      if entry & 0xFF == 0 {
        addStart(key, index.lengths(ofKey: key, spelling), spelling, bytes.count, cost)
        if spelling != .initials { isFoundAsTyped = true }
      } else if let inside, spelling == .name || index.endsInShortName(entry, spelling, letters: bytes.count)
      {
        add(key: key, cost: cost + inside)
      }
    }
  }

  /// Adds a name that begins with `count` letters or bytes; a single letter never counts as a whole reading.
  private mutating func addStart(
    _ key: Int, _ lengths: (short: Int, whole: Int), _ spelling: Spelling, _ count: Int, _ cost: Int
  ) {
    guard count == lengths.short || count == lengths.whole, spelling == .name || count > 1 else {
      return add(key: key, cost: cost + Weights.start)
    }
    if spelling != .initials { isFoundWhole = true }
    let isShort = count < lengths.whole
    let surplus = spelling == .initials && !isShort && lengths.short < count ? Weights.wholeByInitials : 0
    add(key: key, cost: cost + Weights.exact + surplus, isShort: isShort)
  }

  /// The place that bears a code or took its place, then that which bears it in the tree's other system, then those whose
  /// codes begin so; a village's code leads to its township.
  private mutating func findCodes(_ system: CodeSystem) {
    let text = String(decoding: word.bytes, as: UTF8.self)
    let tree = index.tree
    for code in tree.codeCandidates(text) {
      for region in tree.regions(code: code, in: system) { add(region.number, cost: Weights.exact) }
      guard tree.hasSecondCodes else { continue }
      for region in tree.regions(code: code, in: system.other) {
        add(region.number, cost: Weights.exact + Weights.alias(.former))
      }
    }
    for node in tree.nodes(codeBeginning: word.bytes) { add(node, cost: Weights.start) }
    if matches.isEmpty, let match = CodeSearch(tree: tree, system: system).find(text) {
      let isVillage = match.outdatedCode == nil && text.utf8.count == RegionCode.villageLength
      let places = isVillage ? match.path.suffix(1) : match.candidates[...]
      for region in places { add(region.number, cost: Weights.exact + Weights.alias(.former)) }
    }
    isFoundAsTyped = !matches.isEmpty
    find(.name, word.bytes, cost: Weights.byName, inside: Weights.inside)
  }

  private mutating func findLetters() {
    guard word.bytes.count > 1 else { return findLetter() }
    find(.name, word.name, cost: Weights.byName, inside: Weights.inside)
    let inside = word.bytes.count >= WordSearch.shortestInside ? Weights.insideByLetters : nil
    find(.reading, word.bytes, cost: Weights.byReading, inside: inside)
    find(.initials, word.bytes, cost: Weights.byInitials, inside: inside)
    if !isFoundAsTyped { findAbbreviated() }
  }

  /// In letters; any given pair occurs inside every tenth name.
  private static let shortestInside = 3

  /// Matches one letter only at the start of names.
  private mutating func findLetter() {
    find(.name, word.bytes, cost: Weights.byInitials, inside: nil)
    find(.initials, word.bytes, cost: Weights.byInitials, inside: nil)
  }

  /// Finds names that hold the word anywhere: `ris` in Paris. The index has alphabetic words from their start alone, since
  /// letters inside of China's names in pinyin match by chance.
  ///
  /// - Complexity: O(bytes of all names); nothing in a large tree of which names begin with the word.
  private mutating func findInside() {
    let wanted = word.name
    guard wanted.count > 1, !isFoundAsTyped || index.tree.count <= WordSearch.fewPlaces else { return }
    for position in 0..<index.entryCount(.name) {
      let entry = index.entry(.name, position)
      guard entry & 0xFF == 0, WordSearch.holds(index.spelled(entry, .name), wanted) else { continue }
      add(key: Int(entry >> 8), cost: Weights.insideByLetters)
    }
  }

  /// In a tree of so many places all names are looked through, whatever the index finds.
  private static let fewPlaces = 50_000

  /// Whether some bytes hold a word.
  private static func holds(_ bytes: SpellingBytes, _ word: [UInt8]) -> Bool {
    var rest = bytes
    while true {
      var (own, matched) = (rest, 0)
      while matched < word.count, own.next() == word[matched] { matched += 1 }
      if matched == word.count { return true }
      guard rest.next() != nil else { return false }
    }
  }

  private mutating func findName() {
    find(.name, word.bytes, cost: Weights.byName, inside: Weights.inside)
    if !isFoundWhole { findOtherKind() }
  }

  /// Matches a name with a different suffix: 深圳县 for 深圳市.
  private mutating func findOtherKind() {
    let text = String(decoding: word.bytes, as: UTF8.self)
    guard index.tree.hasSuffixes, let short = Suffix.removed(from: text) else { return }
    let bytes = Array(short.utf8)
    for position in index.entries(.name, beginningWith: bytes) {
      let entry = index.entry(.name, position)
      guard entry & 0xFF == 0 else { continue }
      let isShort = index.lengths(ofKey: Int(entry >> 8), .name).short == bytes.count
      let cost = isShort ? Weights.exact : Weights.start
      add(key: Int(entry >> 8), cost: cost + Weights.otherKind, isShort: isShort)
    }
  }

  private mutating func findPhonetic() {
    // Single syllables sound like too many others.
    guard !SyllableShape.isBegun(word.bytes[...]) else { return }
    let bytes = Spelling.phonetic.bytes(ofLetters: word.bytes)
    for position in index.entries(.phonetic, beginningWith: bytes) {
      let key = Int(index.entry(.phonetic, position) >> 8)
      let spelled = index.spelled(UInt32(key << 8), .phonetic)
      let (short, whole) = phoneticLengths(spelled, key)
      let isExact = bytes.count == short || bytes.count == whole
      add(key: key, cost: isExact ? Weights.phonetic : Weights.begunPhonetic)
    }
  }

  private func phoneticLengths(_ spelled: SpellingBytes, _ key: Int) -> (short: Int, whole: Int) {
    let letters = index.lengths(ofKey: key, .reading).short
    let reading = index.label(ofKey: key).reading
    var end = 0
    var count = 0
    while end < reading.count, count < letters {
      if reading[end] != UInt8(ascii: " ") { count += 1 }
      end += 1
    }
    let short = UnsafeRawBufferPointer(rebasing: reading[..<end])
    return (
      Spelling.phonetic.bytes(of: short).reduce(0) { sum, _ in sum + 1 },
      spelled.reduce(0) { sum, _ in sum + 1 }
    )
  }
}
