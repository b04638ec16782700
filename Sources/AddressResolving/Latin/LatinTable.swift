import RegionModel

/// The names of provinces, prefectures and counties in Latin letters.
///
/// They are pinyin with and without the suffix, names in other languages, and older spellings. Building the table
/// takes a pass over the places above townships, a millisecond or two, at the first address in Latin letters.
final class LatinTable: Sendable {
  /// A place that a spelling stands for.
  struct Entry {
    let node: UInt32
    let form: Form
    /// What the word behind a `former` name must say.
    var kind: LatinKind?
    /// Whether the letters include the suffix, as in hangzhoushi.
    var isFull: Bool { form == .full || form == .brief }
    /// Whether the name is in force and lacks its suffix, so that a word for its kind may follow.
    var isShort: Bool { form != .full && form != .former }
  }

  /// How a spelling stands to the name.
  enum Form {
    /// With the suffix: hangzhoushi.
    case full
    /// Without: hangzhou.
    case short
    /// Two syllables with the suffix, to which people add the English word: Jixian County.
    case brief
    /// One syllable, which is a name only before that word: Ji County.
    case stem
    /// Two letters, which are a name only between commas: HK.
    case word
    /// Out of use and without the suffix, which is a name only before the word for its kind: Zhabei District.
    case former
  }

  private let entries: [UInt64: [Entry]]
  /// The longest spelling, in letters.
  let longest: Int

  init(_ tree: RegionTree) {
    var made = Making(tree)
    for node in 0..<tree.count + 1 where tree.level(ofNode: node) <= .county { made.add(node: node) }
    for alias in 0..<tree.aliasCount { made.add(alias: alias, of: [.phrase]) }
    for alias in 0..<tree.aliasCount { made.add(alias: alias, of: [.foreign, .former, .common]) }
    made.addOlderSpellings()
    for alias in 0..<tree.aliasCount { made.add(former: alias) }
    entries = made.entries
    longest = made.longest
  }

  /// The places that a spelling stands for, those in force first.
  ///
  /// - Parameter kind: What the word behind it says.
  func places(_ letters: some Sequence<UInt8>, before kind: LatinKind? = nil) -> [Entry] {
    guard let all = entries[LatinTable.hash(letters)] else { return [] }
    return all.filter { $0.form != .former || $0.kind == kind }
  }

  /// FNV-1a with 64 bits: a collision among a few thousand names is not to be expected.
  static func hash(_ letters: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for letter in letters { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The letters of a reading without blanks, with ü, which is written v there, as u.
  static func letters(_ reading: some Sequence<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    for byte in reading {
      switch byte {
      case UInt8(ascii: "v") where letters.last.map { "ln".utf8.contains($0) } ?? false:
        letters.append(UInt8(ascii: "u"))
      case 0x61...0x7A, 0x30...0x39: letters.append(byte)
      case 0x41...0x5A: letters.append(byte + 0x20)
      default: break
      }
    }
    return letters
  }
}

/// A table under construction.
private struct Making {
  var entries: [UInt64: [LatinTable.Entry]] = [:]
  var longest = 0
  /// The places of spellings that only addresses have.
  private var phrases: [UInt64: [Int]] = [:]
  private let tree: RegionTree

  init(_ tree: RegionTree) { self.tree = tree }

  mutating func add(node: Int) {
    let label = tree.label(ofNode: node)
    guard !label.reading.isEmpty else { return }
    if tree.name(node, endsIn: "县"), label.name.count == NameTable.shortest {
      add(label.reading, node, .brief)
      add(label.reading.prefix { $0 != UInt8(ascii: " ") }, node, .stem)
    } else {
      add(label.reading, node, .full)
      add(label.shortSyllables.joined(), node, .short)
    }
  }

  mutating func add(alias: Int, of kinds: Set<Alias.Kind>) {
    guard let kind = tree.aliasEntry(alias).kind, kinds.contains(kind) else { return }
    let label = tree.aliasLabel(alias)
    let isLatin = label.name.first.map { $0 < 0x80 } ?? false
    // The reading of a name with accents has none: Santo António.
    let isPlain = label.name.allSatisfy { $0 < 0x80 }
    let letters = LatinTable.letters(isPlain || label.reading.isEmpty ? label.name : label.reading)
    guard isLatin || kind == .common || kind == .former else { return }
    // Nobody spells 乌市, which would be 乌什 in letters.
    if kind == .common, label.name.count == NameTable.shortest, Words.endsInSuffix(label.name) { return }
    // The townships of a county are looked for by their names today: many others are called 城关镇.
    for node in tree.aliasNodes(alias).map(Int.init)
    where (isLatin || tree.level(ofNode: node) <= .county)
      && (kind != .foreign || !isPhrase(letters, around: node))
    {
      if kind == .phrase { phrases[LatinTable.hash(letters), default: []].append(node) }
      let isWord = letters.count == 2 && isLatin && kind == .phrase  // HK
      let isShort = isLatin || lacksSuffix(label.name, of: node)
      let isBrief = label.name.count == NameTable.shortest && LatinKind(ofSuffixIn: label.name) == .county
      add(letters, node, isWord ? .word : isShort ? .short : isBrief ? .brief : .full)
    }
  }

  /// Adds a name out of use without its suffix, to be followed by the word for its kind.
  mutating func add(former alias: Int) {
    guard tree.aliasEntry(alias).kind == .former, case let label = tree.aliasLabel(alias),
      label.name.count > NameTable.shortest, let kind = LatinKind(ofSuffixIn: label.name),
      let end = label.reading.lastIndex(of: UInt8(ascii: " "))
    else { return }
    for node in tree.aliasNodes(alias).map(Int.init) where tree.level(ofNode: node) <= .county {
      add(label.reading[..<end], node, .former, kind)
    }
  }

  /// Whether a name is that of a place without its suffix of one character, or without 新区: 长沙, for 长沙县, and 浦东.
  private func lacksSuffix(_ name: UnsafeRawBufferPointer, of node: Int) -> Bool {
    let whole = tree.label(ofNode: node).name
    guard whole.starts(with: name), case let suffix = whole.dropFirst(name.count) else { return false }
    return suffix.count == 3 || suffix.elementsEqual("新区".utf8)
  }

  /// Whether addresses have a spelling for a place around the one that bears it: Kowloon, of which 九龙城 is one district.
  private func isPhrase(_ letters: [UInt8], around node: Int) -> Bool {
    phrases[LatinTable.hash(letters)]?.contains { $0 != node && tree.isNode(node, below: $0) } ?? false
  }

  private mutating func add(
    _ letters: some Sequence<UInt8>, _ node: Int, _ form: LatinTable.Form, _ kind: LatinKind? = nil
  ) {
    let letters = LatinTable.letters(letters)
    guard letters.count > 2 || form == .stem || form == .word else { return }
    longest = max(longest, letters.count)
    let hash = LatinTable.hash(letters)
    let isKnown = entries[hash]?.contains { $0.node == UInt32(node) && $0.kind == kind } ?? false
    if !isKnown {
      entries[hash, default: []].append(LatinTable.Entry(node: UInt32(node), form: form, kind: kind))
    }
  }

  /// Adds the Wade-Giles and postal spellings of provinces and prefectures, unless they spell another name.
  mutating func addOlderSpellings() {
    let known = Set(entries.keys)
    for node in 1..<tree.count + 1 where tree.level(ofNode: node) <= .prefecture {
      for letters in OlderSpelling.spellings(of: tree.label(ofNode: node).shortSyllables.map { Array($0) })
      where !known.contains(LatinTable.hash(letters)) {
        add(letters, node, .short)
      }
    }
  }
}

extension RegionTree.Label {
  /// The syllables of the name without its suffix, which has one for each of its characters.
  var shortSyllables: some Sequence<Slice<UnsafeRawBufferPointer>> {
    let suffixCount = name.dropFirst(shortNameCount).count { $0 & 0xC0 != 0x80 }
    return reading.split(separator: UInt8(ascii: " ")).dropLast(suffixCount)
  }
}
