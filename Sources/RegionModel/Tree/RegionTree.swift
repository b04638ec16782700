/// An immutable tree of regions: a view of one block of bytes, which is never decoded.
///
/// Opening takes the same time for any number of regions. A node's children, parent, level and code are found
/// in constant time; only strings are allocated. Trees are equal if they are the same object.
///
/// Every offset is checked on use, and children always come after their parent. So a damaged block gives
/// wrong names at worst, never a crash or a read outside. If only the header was checked, children may
/// overlap: walk a tree with `RegionList.subtrees`, which visits no region twice, instead of recursion.
public final class RegionTree: Sendable {
  /// How much of a block is checked when it is opened.
  public enum Check: Sendable {
    /// The header and the sections' positions, in constant time; for built-in blocks and for files too large
    /// to read whole.
    case header
    /// Every byte: checksum, parents and children, codes, names, readings.
    case whole
  }

  /// The number of regions, without the root.
  public let count: Int
  /// The date of the data, as the decimal number yyyymmdd; 0 if unknown.
  public let dataDate: Int
  /// How many records of the source had flaws and are not in the tree; its block does not say, so 0 for a compiled file.
  public let leftOutCount: Int
  /// How many more roots the source says that it has on further pages; 0 where it does not say how many, and nil where
  /// it says nothing of pages. Its block does not say either.
  public let restCount: Int?

  private let block: ByteView
  @usableFromInline package let firstChild: ByteView
  @usableFromInline package let parents: ByteView
  @usableFromInline package let labelOffsets: ByteView
  @usableFromInline package let labels: ByteView
  @usableFromInline package let levels: ByteView
  package let codeOffsets: ByteView
  package let codes: ByteView
  let codeOrder: ByteView
  let provenanceBytes: ByteView
  let successions: ByteView
  @usableFromInline package let aliasTable: ByteView
  @usableFromInline package let aliasLabels: ByteView
  let aliasTargets: ByteView
  let foldings: ByteView
  let levelNameSection: ByteView
  let flagBytes: ByteView
  let fieldNameBytes: ByteView
  let fieldOffsets: ByteView
  let fieldTexts: ByteView
  let prominence: ByteView
  /// Rules for all names and codes.
  public let rules: Rules
  let secondCodes: SecondCodes
  let englishNames: EnglishNames
  package let searchIndex: ByteView
  package let addressIndex: ByteView
  private let owner: (any AnyObject & Sendable)?
  /// Whether names, readings and codes are known to hold no control character.
  let areTextsChecked: Bool

  /// Opens a compiled tree in place.
  ///
  /// - Parameters:
  ///   - bytes: The block; it must stay in place and unchanged as long as `owner` lives, or forever.
  ///   - owner: Keeps the memory alive; nil for memory that is never freed.
  ///   - check: How much to check.
  /// - Throws: The error in the block.
  /// - Complexity: O(1) with `.header`, O(bytes) with `.whole`.
  public convenience init(
    bytes: UnsafeRawBufferPointer, owner: (any AnyObject & Sendable)? = nil, check: Check
  ) throws(AtlasError) {
    try self.init(bytes, owner, check, isBuilt: false)
  }

  private init(
    _ bytes: UnsafeRawBufferPointer, _ owner: (any AnyObject & Sendable)?, _ check: Check, isBuilt: Bool,
    leftOutCount: Int = 0, restCount: Int? = nil
  ) throws(AtlasError) {
    self.leftOutCount = leftOutCount
    self.restCount = restCount
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
    secondCodes = SecondCodes(sections.optional(.secondCodes))
    englishNames = EnglishNames(sections.optional(.englishNames))
    searchIndex = sections.optional(.searchIndex)
    addressIndex = sections.optional(.addressIndex)
    levelNameSection = sections.optional(.levelNames)
    flagBytes = sections.optional(.flags)
    fieldNameBytes = sections.optional(.fieldNames)
    fieldOffsets = sections.optional(.fieldOffset)
    fieldTexts = sections.optional(.fieldTexts)
    prominence = sections.optional(.prominence)
    rules = Rules(rawValue: sections.optional(.rules).uint32(at: 0))
    self.owner = owner
    areTextsChecked = isBuilt || check == .whole
    if check == .whole { try validate(block) }
  }

  /// Opens a block that a `TreeBuilder` wrote, and keeps its bytes.
  ///
  /// - Throws: The error in the block.
  public convenience init(compiled bytes: [UInt8], check: Check = .whole) throws(AtlasError) {
    let owner = OwnedBytes(bytes)
    try self.init(bytes: owner.memory, owner: owner, check: check)
  }

  /// Opens a block that a `TreeBuilder` of this program has just written: it checked each text.
  package convenience init(built bytes: [UInt8]) throws(AtlasError) {
    let owner = OwnedBytes(bytes)
    try self.init(owner.memory, owner, .header, isBuilt: true)
  }

  /// The same tree, of whose source so many records were left out.
  ///
  /// - Complexity: O(1).
  public func leavingOut(_ count: Int) -> RegionTree { lacking(leftOut: count, rest: restCount) }

  /// The same tree, whose source has so many roots on further pages, as `restCount` says it.
  ///
  /// - Complexity: O(1).
  public func lacking(rest: Int?) -> RegionTree { lacking(leftOut: leftOutCount, rest: rest) }

  /// The same tree, in which is missing what is missing in another.
  ///
  /// - Complexity: O(1).
  public func lacking(asIn other: RegionTree) -> RegionTree {
    lacking(leftOut: other.leftOutCount, rest: other.restCount)
  }

  private func lacking(leftOut: Int, rest: Int?) -> RegionTree {
    guard leftOut != leftOutCount || rest != restCount else { return self }
    let bytes = UnsafeRawBufferPointer(start: block.base, count: block.count)
    let tree = try? RegionTree(
      bytes, self, .header, isBuilt: areTextsChecked, leftOutCount: leftOut, restCount: rest)
    return tree ?? self
  }

  /// The tree's block with a search index, which replaces an older one.
  ///
  /// - Throws: `AtlasError` if the block is damaged.
  package func block(withSearchIndex index: [UInt8]) throws(AtlasError) -> [UInt8] {
    try block(with: index, as: .searchIndex)
  }

  /// The same with what the resolver of addresses reads.
  package func block(withAddressIndex index: [UInt8]) throws(AtlasError) -> [UInt8] {
    try block(with: index, as: .addressIndex)
  }

  /// The same with other names of its levels.
  package func block(withLevelNames names: [LevelName]) throws(AtlasError) -> [UInt8] {
    try block(with: AtlasWriter.section(levelNames: names), as: .levelNames)
  }

  private func block(with index: [UInt8], as own: AtlasFormat.Section) throws(AtlasError) -> [UInt8] {
    let sections = try AtlasSections(block)
    let parts = AtlasFormat.Section.allCases.filter { section in
      section != own && (!section.isOptional || sections.optional(section).count > 0)
    }
    let sizes = parts.map { ($0, count: sections.optional($0).count) } + [(own, count: index.count)]
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

  /// The sources of the facts, in words for people.
  public var provenance: String {
    String(decoding: provenanceBytes.bytes(from: 0, count: provenanceBytes.count), as: UTF8.self)
  }

  /// The region of a node, counted breadth first from 1.
  package func region(numbered number: UInt32) -> Region { Region(tree: self, node: number) }

  /// The region with `code`, the highest if several have it, or nil.
  ///
  /// - Complexity: O(log *n*).
  public func region(code: String) -> Region? {
    let wanted = Array(code.utf8)
    let position = positionInCodeOrder { $0.lexicographicallyPrecedes(wanted) }
    return region(atCodePosition: position, ifBearing: wanted)
  }

  /// All regions with `code`, higher ones first; empty for an empty code.
  ///
  /// - Complexity: O(log *n*), plus O(1) for each.
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

  /// The nodes whose codes begin with `start`, in the order of their codes.
  ///
  /// - Complexity: O(log *n*), plus O(1) for each.
  package func nodes(codeBeginning start: [UInt8]) -> some Sequence<UInt32> {
    let lower = positionInCodeOrder { $0.lexicographicallyPrecedes(start) }
    let upper = positionInCodeOrder { $0.lexicographicallyPrecedes(start) || $0.starts(with: start) }
    return (lower..<max(lower, upper)).lazy.map { UInt32(self.nodeInCodeOrder($0)) }.filter { $0 > 0 }
  }

  /// The first position in the order of codes that is not before the wanted one.
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

/// The memory of a block made at run time: an array that nobody writes to any more, so that its bytes stay in place.
private final class OwnedBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var memory: UnsafeRawBufferPointer { bytes.withUnsafeBytes { $0 } }
}
