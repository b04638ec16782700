import RegionModel

/// Names of provinces, prefectures and counties by their first two characters, still in the tree's block.
///
/// Each slot of keys has the index of its first record, as UInt32. A record has 24 bytes: the key's 6; UInt16, `third` of
/// the name; UInt32, the offset of the label; UInt32 node; Int32 alias; UInt16 `Use`; UInt8 × 2, the lengths of name and
/// short name.
///
/// The table does not own its bytes: the tree and its `AddressIndex` keep them alive.
struct NameTable {
  /// A name of a place, its own or another, compared with the text at the position where it may begin.
  struct Entry {
    /// The bytes of the full name.
    let text: UnsafePointer<UInt8>
    /// The node, and the alias above it.
    private let places: UInt64
    /// The lengths of the name, the short name and what stands in the text, a byte each, and above them `use`.
    private let counts: UInt64

    @inline(__always)
    fileprivate init(
      text: UnsafePointer<UInt8>, node: UInt32, alias: Int32, use: Use, counts: (UInt8, UInt8, UInt8)
    ) {
      self.text = text
      places = UInt64(node) | UInt64(UInt32(bitPattern: alias)) << 32
      self.counts =
        UInt64(counts.0) | UInt64(counts.1) << 8 | UInt64(counts.2) << 16 | UInt64(use.rawValue) << 24
    }

    /// The index of the alias; -1 for the place's own name.
    var alias: Int32 { Int32(truncatingIfNeeded: places >> 32) }
    var use: Use { Use(rawValue: UInt16(truncatingIfNeeded: counts >> 24)) }

    /// Of the place.
    var level: Level { use.level }

    var node: Int { Int(UInt32(truncatingIfNeeded: places)) }
    var count: Int { Int(counts & 0xFF) }
    /// The length of the name without its suffix; 0 if it has none.
    var shortCount: Int { Int(counts >> 8 & 0xFF) }
    /// How many bytes of the name stand in the text.
    var matchedCount: Int { Int(counts >> 16 & 0xFF) }
    /// Whether the name stands in the text as a whole.
    var isWhole: Bool { matchedCount == count }
    /// Whether the short name stands there.
    var isShort: Bool { shortCount > 0 && matchedCount >= shortCount }

    /// Whether the name is written without a suffix, such as 浦东.
    var lacksSuffix: Bool { use.contains(.lacksSuffix) }
    /// Whether the name ends like a town's or township's.
    var isTown: Bool { use.contains(.town) }
    /// Whether the name is a former one.
    var isFormer: Bool { use.contains(.former) }
    /// Whether the name is a phrase of several names, such as 宝安区龙华.
    var isLongPhrase: Bool { use.contains(.phrase) && count > 9 }
    @inline(__always)
    var kinds: Kinds {
      var kinds: Kinds = []
      if use.contains(.zone) {
        if isWhole { kinds = [.zone, .whole] }
      } else if isWhole || isShort {
        kinds = isFormer ? .former : .inForce
        if isWhole { kinds.insert(.whole) }
      }
      if use.isDisjoint(with: [.zone, .phrase, .former]), level == .county { kinds.insert(.county) }
      return kinds
    }
    var name: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: text, count: count) }
    var key: UInt64 { Text.key(UnsafeRawPointer(text)) }
  }

  /// What there may be among the names at a position, so that nothing is looked for in vain.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    /// A name in force that leads to its place, whole or short.
    static let inForce = Kinds(rawValue: 1)
    /// The same of a name out of use.
    static let former = Kinds(rawValue: 2)
    /// A zone's whole name.
    static let zone = Kinds(rawValue: 4)
    /// A whole name.
    static let whole = Kinds(rawValue: 8)
    /// A county's name in force, whole or not.
    static let county = Kinds(rawValue: 16)
  }

  /// The properties of a name.
  struct Use: OptionSet {
    let rawValue: UInt16
    /// A name out of use since 2010 or later, which many people still write.
    static let recent = Use(rawValue: 1)
    /// A zone: it counts only after its place's name, or after one around it.
    static let zone = Use(rawValue: 2)
    /// A zone whose name only states a kind: it counts only after the place that it lies in.
    static let generic = Use(rawValue: 4)
    /// The name can stand alone without its suffix.
    static let phrase = Use(rawValue: 8)
    /// The place is a district, which may have been a town.
    static let district = Use(rawValue: 16)
    /// The place lies in Taiwan, Hong Kong or Macao.
    static let overseas = Use(rawValue: 32)
    static let lacksSuffix = Use(rawValue: 64)
    static let town = Use(rawValue: 128)
    static let former = Use(rawValue: 256)

    /// The level of the place, of those down to the county, is kept above the rest.
    init(level: Level) { rawValue = UInt16(level.rawValue & 7) << 12 }
    init(rawValue: UInt16) { self.rawValue = rawValue }
    var level: Level { Level(rawValue: UInt8(truncatingIfNeeded: rawValue >> 12 & 7)) }
  }

  /// The shortest name in bytes, two Han characters: a shorter one says too little.
  static let shortest = 6
  static let recordSize = 24
  static let slotBits: UInt64 = 14

  private let slots: ByteView
  private let records: ByteView
  private let labels: ByteView
  private let aliasLabels: ByteView
  private let nodeCount: UInt32
  /// The number of records.
  private let count: Int

  init(_ tree: RegionTree, slots: ByteView, records: ByteView) {
    (self.slots, self.records) = (slots, records)
    count = records.count / NameTable.recordSize
    (labels, aliasLabels, nodeCount) = (tree.labels, tree.aliasLabels, UInt32(tree.count))
  }

  /// Calls `body` with the names that begin with the two characters at a position of a text, but for those of which too
  /// little stands there for anything.
  ///
  /// - Returns: Whether there are names that begin so.
  @inline(__always)
  func forEach(in text: Text, at position: Int, _ body: (Entry) -> Void) -> Bool {
    let key = text.key(at: position)
    let third = NameTable.third(UnsafeRawPointer(text.bytes + position))
    let slot = Text.slot(key, bits: NameTable.slotBits)
    let first = Int(slots.uint32(at: slot * 4))
    let end = min(Int(slots.uint32(at: slot * 4 + 4)), count)
    guard first < end else { return false }
    // The records lie in the table: what is added to their addresses cannot overflow.
    var record = records.base + first * NameTable.recordSize
    let last = records.base + end * NameTable.recordSize
    var hasNames = false
    while record < last {
      let word = UInt64(littleEndian: record.loadUnaligned(as: UInt64.self))
      if (word ^ key) << 16 == 0 {
        hasNames = true
        let check = UInt16(truncatingIfNeeded: word >> 48)
        if let entry = entry(record, in: text, position, hasThird: check == third || check == 0) {
          body(entry)
        }
      }
      record += NameTable.recordSize
    }
    return hasNames
  }

  /// What tells third characters apart: their last two bytes; 0 for a name of two characters.
  @inline(__always)
  static func third(_ name: UnsafeRawPointer) -> UInt16 {
    UInt16(littleEndian: name.loadUnaligned(fromByteOffset: 7, as: UInt16.self))
  }

  /// Reads a record; nil for one that does not fit the tree, and for one of no use.
  ///
  /// - Parameter hasThird: Whether the third character may stand in the text. A name without it is of use where two
  ///   characters are the short name, or all of it but one (`Reader.takeMistakenNames`).
  @inline(__always)
  private func entry(_ record: UnsafeRawPointer, in address: Text, _ position: Int, hasThird: Bool) -> Entry?
  {
    func word(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: record.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    let uses = word(20)
    let use = Use(rawValue: UInt16(truncatingIfNeeded: uses))
    let (count, shortCount) = (UInt8(truncatingIfNeeded: uses >> 16), UInt8(truncatingIfNeeded: uses >> 24))
    let short = use.contains(.lacksSuffix) ? count : shortCount
    guard hasThird || shortCount == NameTable.shortest || short == NameTable.shortest + 3 else { return nil }
    let (label, node, alias) = (Int(word(8)), word(12), Int32(bitPattern: word(16)))
    let view = alias < 0 ? labels : aliasLabels
    let start = label &+ AtlasFormat.labelHeaderSize
    guard node > 0, node <= nodeCount, count >= NameTable.shortest, start &+ Int(count) <= view.count else {
      return nil
    }
    let text = (view.base + start).assumingMemoryBound(to: UInt8.self)
    let isInside = start &+ NameTable.shortest &+ 8 <= view.count
    let matched =
      hasThird
      ? address.matchedCount(of: text, Int(count), at: position, hasEightMore: isInside) : NameTable.shortest
    return Entry(
      text: text, node: node, alias: alias, use: use,
      counts: (count, min(shortCount, count), UInt8(truncatingIfNeeded: matched)))
  }
}
