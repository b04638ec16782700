/// The layout of a compiled tree: a header, a table of sections, the sections.
///
/// Numbers are little-endian. Nodes are numbered breadth first from the root, node 0, which is no region;
/// so the children of a node lie next to each other, in the tree's order, and behind their parent.
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
  /// More sections than any version will have, and bits of a word; a larger number is damage.
  static let maximumSectionCount = 64

  /// What a section holds; `n` is the number of regions.
  package enum Section: UInt32, CaseIterable {
    /// UInt32 × (n + 2): the first child of node i; its children end where those of i + 1 begin.
    case firstChild = 1
    /// UInt32 × (n + 1): the parent of node i.
    case parent = 2
    /// UInt32 × (n + 1): where in `labels` the label of node i begins.
    case label = 3
    /// Labels: four UInt16 lengths in bytes (name, short name, reading, other readings), then the bytes of the
    /// name, the reading and the other readings. The short name is a prefix of the name. Equal labels stand once.
    case labels = 4
    /// UInt8 × (n + 1): the level of node i, greater than its parent's; 255 below a level of 255 too.
    case level = 5
    /// UInt32 × (n + 2): where in `codes` the code of node i begins; it ends where that of i + 1 begins.
    case codeOffset = 6
    /// The codes, as ASCII or other UTF-8, without separators; a region may have none, and several may have one.
    case codes = 7
    /// UInt32 × n: the regions, sorted by the bytes of their codes, then by their numbers.
    case codeOrder = 8
    /// UTF-8: where the facts are from, for people.
    case provenance = 9
    /// May be missing. A line for each code that is out of force, in the order of the codes' bytes: the code, what
    /// bore it last, the year in which it ceased or 0, the codes of what took its place separated by semicolons;
    /// tabs between them, a newline behind; all UTF-8.
    case successions = 10
    /// May be missing, like all that follow. The other names of places: UInt32 × 4 for each alias (where in
    /// `aliasLabels` its label begins, where in `aliasTargets` its regions begin, its year, its kind), and one
    /// more whose second number ends the last one's regions.
    case aliases = 11
    /// Labels as in `labels`.
    case aliasLabels = 12
    /// UInt32: the regions that aliases stand for.
    case aliasTargets = 13
    /// UInt32 × 2 a pair, sorted by the first: a character that no name is written with, and the one that names
    /// are written with instead.
    case foldings = 14
    /// What the search reads; its layout is the search's.
    case searchIndex = 15
    /// The names of levels: UInt32 number of entries; for each entry UInt32 level, the language as four ASCII letters
    /// or zeros, UInt32 offset of its texts in this section, UInt16 × 2 the lengths of noun and heading; then the texts.
    case levelNames = 16
    /// UInt32: what holds for the whole tree, a bit each as `RegionTree.Rules` has them.
    case rules = 17
    /// UInt32 × 2 a place, sorted by the first: a node, and how prominent it is, 1 or more.
    case prominence = 18

    var isOptional: Bool { rawValue >= Section.successions.rawValue }
  }

  /// The length of a label's four lengths.
  @inlinable @inline(__always)
  package static var labelHeaderSize: Int { 8 }

  /// A 64-bit sum in which a flipped bit, a swapped word or a cut shows.
  ///
  /// Four lanes of multiply-and-rotate over eight bytes at a time, so that a megabyte takes well under a
  /// millisecond; it guards against damage, not against malice.
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

  /// Writes the checksum of a block into its header. A block shorter than a header is left as it is.
  package static func seal(_ block: inout [UInt8]) {
    guard block.count >= headerSize else { return }
    let sum = block.withUnsafeBytes { all in
      checksum(ByteView(UnsafeRawBufferPointer(rebasing: all[checksumStart...])))
    }
    withUnsafeBytes(of: sum.littleEndian) { block.replaceSubrange(24..<32, with: $0) }
  }

  private static func rotate(_ value: UInt64) -> UInt64 { value << 29 | value >> 35 }
}
