import EmbeddedAtlas
import RegionModel
import RegionSearch

/// A made-up tree of ten million places: 34 provinces of 30 prefectures of 98 counties of 100 towns.
///
/// A million names of two and three characters, made of real characters and syllables, each shared by ten
/// towns. The sections are written one by one, because a builder of records would need many gigabytes.
struct HugeTree {
  static let shape = [34, 30, 98, 100]
  private static let nameCount = 1_000_000

  private let names: [(name: String, short: String, reading: String)]
  private var firstChildren: [UInt32] = []
  private var parents: [UInt32] = [0]
  private var levels: [UInt8] = [0]
  private var labelOfNode: [UInt32] = []
  private var codes: [UInt8] = []
  private var codeOrder: [UInt32] = []

  init() {
    names = HugeTree.names()
    growTree()
  }

  /// The block with its search index.
  func block() throws -> [UInt8] {
    let (labels, offsets) = labels()
    let codeOffsets = [0] + (0..<UInt32(parents.count)).map { $0 * HugeTree.codeLength }
    let sections: [(AtlasFormat.Section, [UInt8])] = [
      (.firstChild, AtlasWriter.bytes(firstChildren)), (.parent, AtlasWriter.bytes(parents)),
      (.label, AtlasWriter.bytes([0] + labelOfNode.map { offsets[Int($0)] })), (.labels, labels),
      (.level, levels),
      (.codeOffset, AtlasWriter.bytes(codeOffsets)), (.codes, codes),
      (.codeOrder, AtlasWriter.bytes(codeOrder)),
      (.provenance, Array("made up".utf8)), (.rules, AtlasWriter.bytes([RegionTree.Rules.china.rawValue])),
    ]
    let block = AtlasWriter.assemble(sections, count: parents.count - 1, dataDate: 0)
    return try IndexBuilder.indexed(block)
  }

  /// The labels in the order of their first node, as in `AtlasWriter`, so that a list's labels are adjacent;
  /// and each name's offset.
  private func labels() -> (bytes: [UInt8], offsets: [UInt32]) {
    var bytes: [UInt8] = AtlasWriter.label("", "", "")
    var offsets = [UInt32](repeating: 0, count: names.count)
    for number in labelOfNode where offsets[Int(number)] == 0 {
      let name = names[Int(number)]
      offsets[Int(number)] = UInt32(bytes.count)
      bytes += AtlasWriter.label(name.name, name.short, name.reading)
    }
    return (bytes, offsets)
  }

  private static let codeLength: UInt32 = 9

  /// Distinct names in display order: by initials, then by reading.
  private static func names() -> [(name: String, short: String, reading: String)] {
    let characters = spokenCharacters()
    let kinds = [("镇", "zhen"), ("乡", "xiang"), ("街道", "jie dao"), ("村", "cun")]
    let made = (0..<nameCount).map { number in
      var rest = number &* 7_919_999 % (characters.count * characters.count)
      var parts = [characters[rest / characters.count], characters[rest % characters.count]]
      if number % 3 == 0 {
        rest = number &* 104_729
        parts.append(characters[rest % characters.count])
      }
      let kind = kinds[number % kinds.count]
      let short = parts.map(\.0).joined()
      return (
        name: short + kind.0, short: short, reading: parts.map(\.1).joined(separator: " ") + " " + kind.1
      )
    }
    return made.map { ($0, initials($0.reading)) }.sorted {
      ($0.1, $0.0.reading, $0.0.name) < ($1.1, $1.0.reading, $1.0.name)
    }
    .map(\.0)
  }

  private static func initials(_ reading: String) -> String {
    String(reading.split(separator: " ").map { $0.first ?? " " })
  }

  /// The characters of real names, each with one of its syllables.
  private static func spokenCharacters() -> [(String, String)] {
    var readings: [Character: String] = [:]
    for region in RealTree.tree.roots.subtrees {
      let syllables = region.reading.split(separator: " ")
      guard syllables.count == region.name.count else { continue }
      for (character, syllable) in zip(region.name, syllables) where readings[character] == nil {
        readings[character] = String(syllable)
      }
    }
    return readings.map { (String($0.key), $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Numbers the nodes breadth first, and spreads the names over the towns of each county.
  private mutating func growTree() {
    firstChildren.append(1)
    var parentsOfLevel: Range<UInt32> = 0..<1
    var next: UInt32 = 1
    for (depth, count) in HugeTree.shape.enumerated() {
      let start = next
      for parent in parentsOfLevel {
        if parent > 0 { firstChildren.append(next) }
        appendChildren(of: parent, count: count, level: UInt8(depth + 1), from: &next)
      }
      parentsOfLevel = start..<next
    }
    firstChildren += repeatElement(next, count: parentsOfLevel.count + 1)
    codeOrder = (1..<next).sorted { code($0).lexicographicallyPrecedes(code($1)) }
  }

  private mutating func appendChildren(of parent: UInt32, count: Int, level: UInt8, from next: inout UInt32) {
    var seed = UInt64(next) &* 0x9E37_79B9_7F4A_7C15
    for index in 0..<count {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let span = HugeTree.nameCount / count
      labelOfNode.append(UInt32(index * span + Int(seed >> 33) % span))
      parents.append(parent)
      levels.append(level)
      codes += HugeTree.code(below: parent == 0 ? nil : Array(code(parent)), index: index, level: level)
      next += 1
    }
  }

  private func code(_ node: UInt32) -> ArraySlice<UInt8> {
    let start = Int((node - 1) * HugeTree.codeLength)
    return codes[start..<start + Int(HugeTree.codeLength)]
  }

  private static func code(below parent: [UInt8]?, index: Int, level: UInt8) -> [UInt8] {
    let place = [0, 2, 4, 6][Int(level) - 1]
    let digits = level < 4 ? 2 : 3
    var code = parent ?? Array(repeating: UInt8(ascii: "0"), count: Int(codeLength))
    var rest = index + 1
    for digit in (place..<place + digits).reversed() {
      code[digit] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    return code
  }
}

/// The built-in divisions.
enum RealTree {
  static let tree: RegionTree = {
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    guard let tree = try? RegionTree(bytes: bytes, check: .header) else { preconditionFailure("no atlas") }
    return tree
  }()
}
