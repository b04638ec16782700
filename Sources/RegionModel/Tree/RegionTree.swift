/// An immutable tree of regions: a view over one block of bytes, which is never decoded.
///
/// Opening costs the same whatever the number of regions; children, parent, level and code of a node are
/// found in constant time and allocate nothing but the strings that are asked for. Two trees are equal where
/// they are the same object: a tree is a place in memory, not a value to compare.
///
/// Every offset that stands in the block is checked when it is used, and children always lie behind their
/// parent; so a damaged block gives wrong names at worst, never a crash or a read outside. In one that only its
/// header was looked at, children may overlap: walk a tree with `RegionList.subtrees`, which visits no region
/// twice, not by recursion.
public final class RegionTree: Sendable {
  /// How much of a block is looked at before it is believed.
  public enum Check: Sendable {
    /// The header and the places of the sections: constant time. For blocks that the program brought along,
    /// and for files so large that reading them whole would be felt.
    case header
    /// Every byte: checksum, parents and children, codes, names, readings.
    case whole
  }

  /// How many regions there are, the root left out.
  public let count: Int
  /// The date of the data, as the decimal number yyyymmdd; 0 where the block does not say.
  public let dataDate: Int

  private let block: ByteView
  let firstChild: ByteView
  @usableFromInline package let parents: ByteView
  @usableFromInline package let labelOffsets: ByteView
  @usableFromInline package let labels: ByteView
  let levels: ByteView
  let codeOffsets: ByteView
  package let codes: ByteView
  let codeOrder: ByteView
  let provenanceBytes: ByteView
  let successions: ByteView
  let aliasTable: ByteView
  package let aliasLabels: ByteView
  let aliasTargets: ByteView
  let foldings: ByteView
  let levelNameSection: ByteView
  let prominence: ByteView
  /// What holds for all names and codes.
  public let rules: Rules
  package let searchIndex: ByteView
  private let owner: (any AnyObject & Sendable)?

  /// Opens a compiled tree in place.
  ///
  /// - Parameters:
  ///   - bytes: The block; it must stay where it is, unwritten, for as long as `owner` lives, or for ever.
  ///   - owner: What keeps the memory alive; nil for memory that is never given back.
  ///   - check: How much is looked at first.
  /// - Throws: What is wrong with the block.
  /// - Complexity: O(1) with `.header`, O(bytes) with `.whole`.
  public init(
    bytes: UnsafeRawBufferPointer, owner: (any AnyObject & Sendable)? = nil, check: Check
  ) throws(AtlasError) {
    block = ByteView(bytes)
    let sections = try AtlasSections(block)
    count = sections.count
    dataDate = Int(block.uint32(at: 36))
    firstChild = try sections[.firstChild, elements: count + 2, size: 4]
    parents = try sections[.parent, elements: count + 1, size: 4]
    labelOffsets = try sections[.label, elements: count + 1, size: 4]
    labels = try sections[.labels]
    levels = try sections[.level, elements: count + 1, size: 1]
    codeOffsets = try sections[.codeOffset, elements: count + 2, size: 4]
    codes = try sections[.codes]
    codeOrder = try sections[.codeOrder, elements: count, size: 4]
    provenanceBytes = try sections[.provenance]
    successions = sections.optional(.successions)
    aliasTable = sections.optional(.aliases)
    aliasLabels = sections.optional(.aliasLabels)
    aliasTargets = sections.optional(.aliasTargets)
    foldings = sections.optional(.foldings)
    searchIndex = sections.optional(.searchIndex)
    levelNameSection = sections.optional(.levelNames)
    prominence = sections.optional(.prominence)
    rules = Rules(rawValue: sections.optional(.rules).uint32(at: 0))
    self.owner = owner
    if check == .whole { try validate(block) }
  }

  /// Opens a tree that a `TreeBuilder` has just made, and keeps its bytes.
  ///
  /// - Throws: What is wrong with the block.
  public convenience init(compiled bytes: [UInt8], check: Check = .whole) throws(AtlasError) {
    let owner = OwnedBytes(bytes)
    try self.init(bytes: UnsafeRawBufferPointer(owner.memory), owner: owner, check: check)
  }

  /// The tree's block with what the search reads, in place of what it may have had.
  ///
  /// - Throws: Where the block is damaged.
  package func block(withSearchIndex index: [UInt8]) throws(AtlasError) -> [UInt8] {
    let sections = try AtlasSections(block)
    let parts = AtlasFormat.Section.allCases.filter { section in
      section != .searchIndex && (!section.isOptional || sections.optional(section).count > 0)
    }
    let sizes = parts.map { ($0, count: sections.optional($0).count) } + [(.searchIndex, count: index.count)]
    var block = AtlasWriter.head(sizes, count: count, dataDate: dataDate)
    for section in parts {
      let part = sections.optional(section)
      AtlasWriter.append(&block) { $0 += part.bytes(from: 0, count: part.count) }
    }
    AtlasWriter.append(&block) { $0 += index }
    AtlasFormat.seal(&block)
    return block
  }

  /// The regions without a parent, in the tree's order.
  public var roots: RegionList { children(ofNode: 0) }

  /// Where the facts are from, in words for people.
  public var provenance: String {
    String(decoding: provenanceBytes.bytes(from: 0, count: provenanceBytes.count), as: UTF8.self)
  }

  /// The region of a node, counted breadth first from 1: higher places before those below them.
  package func region(numbered number: UInt32) -> Region { Region(tree: self, node: number) }

  /// The region that bears `code`, the highest where several do, or nil.
  ///
  /// - Complexity: O(log *n*).
  public func region(code: String) -> Region? {
    let wanted = Array(code.utf8)
    let position = positionInCodeOrder { $0.lexicographicallyPrecedes(wanted) }
    return region(atCodePosition: position, ifBearing: wanted)
  }

  /// All regions that bear `code`, higher ones first; none for an empty one.
  ///
  /// - Complexity: O(log *n*), and O(1) for each.
  public func regions(code: String) -> [Region] {
    let wanted = Array(code.utf8)
    var position = positionInCodeOrder { $0.lexicographicallyPrecedes(wanted) }
    var regions: [Region] = []
    while let region = region(atCodePosition: position, ifBearing: wanted) {
      regions.append(region)
      position += 1
    }
    return regions
  }

  private func region(atCodePosition position: Int, ifBearing code: [UInt8]) -> Region? {
    let node = position < count ? nodeInCodeOrder(position) : 0
    guard node > 0, !code.isEmpty, codeBytes(ofNode: node).elementsEqual(code) else { return nil }
    return Region(tree: self, node: UInt32(node))
  }

  /// The nodes of the regions whose codes begin with `start`, in the order of their codes.
  ///
  /// - Complexity: O(log *n*), and O(1) for each.
  package func nodes(codeBeginning start: [UInt8]) -> some Sequence<UInt32> {
    let lower = positionInCodeOrder { $0.lexicographicallyPrecedes(start) }
    let upper = positionInCodeOrder { $0.lexicographicallyPrecedes(start) || $0.starts(with: start) }
    return (lower..<max(lower, upper)).lazy.map { UInt32(self.nodeInCodeOrder($0)) }.filter { $0 > 0 }
  }

  /// The first position in the order of the codes whose code is not before what is looked for.
  private func positionInCodeOrder(isBefore: (UnsafeRawBufferPointer) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(codeBytes(ofNode: nodeInCodeOrder(middle))) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension RegionTree: Equatable {
  public static func == (a: RegionTree, b: RegionTree) -> Bool { a === b }
}

/// Memory for a block that the program made itself.
private final class OwnedBytes: @unchecked Sendable {  // Written in `init` alone.
  let memory: UnsafeMutableRawBufferPointer

  init(_ bytes: [UInt8]) {
    memory = .allocate(byteCount: bytes.count, alignment: 16)
    memory.copyBytes(from: bytes)
  }

  deinit { memory.deallocate() }
}
