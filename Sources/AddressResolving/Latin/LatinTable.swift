import RegionModel

/// The names of provinces, prefectures and counties in Latin letters.
///
/// They are pinyin with and without the suffix, names in other languages, and older spellings. Building the table
/// takes a pass over the places above townships, a millisecond or two, at the first address in Latin letters.
final class LatinTable: Sendable {
  /// A place that a spelling stands for.
  struct Entry {
    let node: UInt32
    /// Whether the letters include the suffix, as in hangzhoushi.
    let isFull: Bool
  }

  private let entries: [UInt64: [Entry]]
  /// The longest spelling, in letters.
  let longest: Int

  init(_ tree: RegionTree) {
    var made = Making(tree)
    for node in 0..<tree.count + 1 where tree.level(ofNode: node) <= .county { made.add(node: node) }
    for alias in 0..<tree.aliasCount { made.add(alias: alias) }
    made.addOlderSpellings()
    entries = made.entries
    longest = made.longest
  }

  func places(_ letters: some Sequence<UInt8>) -> [Entry] { entries[LatinTable.hash(letters)] ?? [] }

  /// FNV-1a with 64 bits: a collision among a few thousand names is not to be expected.
  static func hash(_ letters: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for letter in letters { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The letters of a reading without blanks, with ü as u.
  static func letters(_ reading: some Sequence<UInt8>) -> [UInt8] {
    reading.compactMap { byte in
      switch byte {
      case UInt8(ascii: "v"): UInt8(ascii: "u")
      case 0x61...0x7A, 0x30...0x39: byte
      case 0x41...0x5A: byte + 0x20
      default: nil
      }
    }
  }
}

/// A table under construction.
private struct Making {
  var entries: [UInt64: [LatinTable.Entry]] = [:]
  var longest = 0
  private let tree: RegionTree

  init(_ tree: RegionTree) { self.tree = tree }

  mutating func add(node: Int) {
    let label = tree.label(ofNode: node)
    guard !label.reading.isEmpty else { return }
    add(label.reading, node, isFull: true)
    add(label.shortSyllables.joined(), node, isFull: false)
  }

  mutating func add(alias: Int) {
    let kind = tree.aliasEntry(alias).kind
    guard kind == .foreign || kind == .phrase || kind == .former || kind == .common else { return }
    let label = tree.aliasLabel(alias)
    let isLatin = label.name.first.map { $0 < 0x80 } ?? false
    let letters = LatinTable.letters(isLatin ? label.name : label.reading)
    guard isLatin || kind == .common || kind == .former else { return }
    for node in tree.aliasNodes(alias) { add(letters, Int(node), isFull: !isLatin) }
  }

  private mutating func add(_ letters: some Sequence<UInt8>, _ node: Int, isFull: Bool) {
    let letters = LatinTable.letters(letters)
    guard letters.count > 2 else { return }
    longest = max(longest, letters.count)
    let hash = LatinTable.hash(letters)
    let isKnown = entries[hash]?.contains { $0.node == UInt32(node) } ?? false
    if !isKnown { entries[hash, default: []].append(LatinTable.Entry(node: UInt32(node), isFull: isFull)) }
  }

  /// Adds the Wade-Giles and postal spellings of provinces and prefectures, unless they spell another name.
  mutating func addOlderSpellings() {
    let known = Set(entries.keys)
    for node in 1..<tree.count + 1 where tree.level(ofNode: node) <= .prefecture {
      for letters in OlderSpelling.spellings(of: tree.label(ofNode: node).shortSyllables.map { Array($0) })
      where !known.contains(LatinTable.hash(letters)) {
        add(letters, node, isFull: false)
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
