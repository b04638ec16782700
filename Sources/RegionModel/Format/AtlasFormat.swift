/// The layout of a compiled tree: a header, a section table, the sections.
///
/// Numbers are little-endian. Nodes are numbered breadth first from the root, node 0, which is not a region.
/// So the children of a node are adjacent, in the tree's order, and come after their parent.
///
/// | header byte | |
/// |---|---|
/// | 0 | `AREATLAS` |
/// | 8 | UInt32 `0x01020304`: the byte order |
/// | 12 | UInt16 version, UInt16 number of sections |
/// | 16 | UInt64 size of the block in bytes |
/// | 24 | UInt64 checksum of every byte from 32 on |
/// | 32 | UInt32 number of regions, the root left out |
/// | 36 | UInt32 date of the data, as the decimal number yyyymmdd |
/// | 40 | zero up to byte 64 |
/// | 64 | the section table: UInt32 `Section`, UInt32 zero, UInt64 offset, UInt64 length in bytes, each |
@usableFromInline
package enum AtlasFormat {
  /// `AREATLAS`.
  static let magic: UInt64 = 0x5341_4C54_4145_5241
  static let byteOrderMark: UInt32 = 0x0102_0304
  static let version: UInt16 = 2
  package static let headerSize = 64
  package static let sectionEntrySize = 24
  static let checksumStart = 32
  /// More than any version will have, and the bits of a word; a larger number is damage.
  static let maximumSectionCount = 64

  /// The content of a section; `n` is the number of regions.
  package enum Section: UInt32, CaseIterable {
    /// UInt32 × (n + 2): the first child of node i; its children end where those of i + 1 begin.
    case firstChild = 1
    /// UInt32 × (n + 1): the parent of node i.
    case parent = 2
    /// UInt32 × (n + 1): the start of node i's label in `labels`.
    case label = 3
    /// Labels: four UInt16 lengths in bytes (name, short name, reading, other readings), then the bytes of
    /// the name, the reading and the other readings. The short name is a prefix of the name. Equal labels are
    /// stored once, unless hardly any repeat.
    case labels = 4
    /// UInt8 × (n + 1): the level of node i, greater than its parent's; 255 may repeat.
    case level = 5
    /// UInt32 × (n + 2): the start of node i's code in `codes`; it ends at the start of the next.
    case codeOffset = 6
    /// The codes, in ASCII or other UTF-8, without separators; a region may have none, and several may share
    /// one.
    case codes = 7
    /// UInt32 × n: the regions, sorted by the bytes of their codes, then by their numbers.
    case codeOrder = 8
    /// UTF-8: the sources of the facts, for people.
    case provenance = 9
    /// Optional: codes that are out of force, one per line, sorted by bytes. A line holds the code, its last
    /// name, the year in which it ended or 0, and the successors' codes separated by semicolons, with tabs in
    /// between; UTF-8.
    case successions = 10
    /// Optional, like all that follow: the other names of places. UInt32 × 4 for each alias (the start of its
    /// label in `aliasLabels`, the start of its regions in `aliasTargets`, its year, its kind), and one more
    /// whose second number ends the last regions.
    case aliases = 11
    /// Labels as in `labels`.
    case aliasLabels = 12
    /// UInt32: the regions of the aliases.
    case aliasTargets = 13
    /// UInt32 × 2 for each pair, sorted by the first: a character that names do not use, and the one that
    /// they use instead.
    case foldings = 14
    /// The search index; `SearchIndex` defines its layout.
    case searchIndex = 15
    /// The names of levels: UInt32 number of entries; for each entry UInt32 level, the language as four ASCII
    /// letters or zeros, UInt32 offset of its texts in this section, UInt16 × 2 the lengths of noun and
    /// heading; then the texts.
    case levelNames = 16
    /// UInt32: the bits of `RegionTree.Rules`.
    case rules = 17
    /// UInt32 × 2 for each prominent place, sorted by the first: a node, and its rank, 1 or more.
    case prominence = 18
    /// UInt8 × (n + 1): what holds for single regions, a bit each as `RegionTree.Flags` has them.
    case flags = 19
    /// What further fields are called, UTF-8, a newline behind each.
    case fieldNames = 20
    /// UInt32 × (n + 2): where in `fieldTexts` the further fields of node i begin.
    case fieldOffset = 21
    /// The further fields of the nodes: for each UInt16 number of its name and length in bytes, then the text.
    case fieldTexts = 22
    /// The names in English, where they are not the pinyin; its layout is that of `EnglishNames`.
    case englishNames = 23
    /// The codes of a second system, where they are not those of `codes`; its layout is that of `SecondCodes`.
    case secondCodes = 41
    /// What the resolver of addresses reads; its layout is the resolver's.
    case addressIndex = 42

    var isOptional: Bool { rawValue >= Section.successions.rawValue }
  }

  /// The size in bytes of a label's four lengths.
  @inlinable @inline(__always)
  package static var labelHeaderSize: Int { 8 }

  /// A 64-bit checksum that detects flipped bits, swapped words and cuts, but not malice.
  ///
  /// Four lanes multiply and rotate eight bytes at a time; a megabyte takes well under a millisecond.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func checksum(_ bytes: ByteView) -> UInt64 {
    var lanes: SIMD4<UInt64> = [0x9E37_79B9, 0x85EB_CA6B, 0xC2B2_AE35, 0x27D4_EB2F]
    let prime: UInt64 = 0x9FB2_1C65_1E98_DF25
    var offset = 0
    while offset + 32 <= bytes.count {
      for lane in 0..<4 {
        let word = bytes.uint64(at: offset + lane * 8)
        lanes[lane] = rotate((lanes[lane] ^ word) &* prime)
      }
      offset += 32
    }
    var sum = rotate(UInt64(bytes.count) &* prime)
    for lane in 0..<4 { sum = rotate((sum ^ lanes[lane]) &* prime) }
    while offset < bytes.count {
      sum = rotate((sum ^ UInt64(bytes.uint8(at: offset))) &* prime)
      offset += 1
    }
    return sum
  }

  /// Writes a block's checksum into its header; a block shorter than a header stays unchanged.
  package static func seal(_ block: inout [UInt8]) {
    guard block.count >= headerSize else { return }
    let sum = block.withUnsafeBytes { all in
      checksum(ByteView(UnsafeRawBufferPointer(rebasing: all[checksumStart...])))
    }
    block.withUnsafeMutableBytes { $0.storeBytes(of: sum.littleEndian, toByteOffset: 24, as: UInt64.self) }
  }

  private static func rotate(_ value: UInt64) -> UInt64 { value << 29 | value >> 35 }
}
