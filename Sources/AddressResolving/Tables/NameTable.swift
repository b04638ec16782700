import CPrefetch
import RegionModel

/// Names of provinces, prefectures and counties by their first two characters, still in the tree's block.
///
/// Each slot of keys has the index of its first record, as UInt32. A record has 32 bytes, at these offsets: 0, the first 14
/// bytes of the name, with zeros behind a shorter one; 14, UInt8 `Kinds`; 15, UInt8, the top place around it (`Roots`);
/// 16, UInt32 node; 20, Int32 alias; 24, UInt32, the offset of the label; 28, UInt16 `Use`; 30 and 31, UInt8, the lengths
/// of name and short name.
///
/// Where several zones have one name, only the first has the slot of its key; `zoneKey` tells those of the others.
///
/// The table does not own its bytes: the tree and its `AddressIndex` keep them alive.
struct NameTable {
  /// A name of a place, its own or another, compared with the text at the position where it may begin.
  struct Entry {
    private let record: UnsafeRawPointer
    /// How many bytes of the name stand in the text.
    let matchedCount: Int

    @inline(__always)
    fileprivate init(_ record: UnsafeRawPointer, matchedCount: Int) {
      (self.record, self.matchedCount) = (record, matchedCount)
    }

    /// The index of the alias; -1 for the place's own name.
    @inline(__always)
    var alias: Int32 { Int32(bitPattern: NameTable.word(record, 20)) }
    @inline(__always)
    var use: Use { Use(rawValue: UInt16(truncatingIfNeeded: NameTable.word(record, 28))) }

    /// Of the place.
    @inline(__always)
    var level: Level { use.level }

    @inline(__always)
    var node: Int { Int(NameTable.word(record, 16)) }
    @inline(__always)
    var count: Int { Int(record.load(fromByteOffset: 30, as: UInt8.self)) }
    /// The length of the name without its suffix; 0 if it has none.
    @inline(__always)
    var shortCount: Int { Int(record.load(fromByteOffset: 31, as: UInt8.self)) }
    /// Whether the name stands in the text as a whole.
    @inline(__always)
    var isWhole: Bool { matchedCount == count }
    /// Whether the short name stands there.
    @inline(__always)
    var isShort: Bool { shortCount > 0 && matchedCount >= shortCount }

    /// Whether the name is written without a suffix, such as 浦东.
    var lacksSuffix: Bool { use.contains(.lacksSuffix) }
    /// Whether the name ends like a town's or township's.
    var isTown: Bool { use.contains(.town) }
    /// Whether the name is a former one.
    var isFormer: Bool { use.contains(.former) }
    /// Whether the name only states a kind, such as 开发区.
    var saysKind: Bool { use.contains(.kind) }
    /// Whether the name is a phrase of several names, such as 宝安区龙华.
    var isLongPhrase: Bool { use.contains(.phrase) && count > 9 }
    @inline(__always)
    var key: UInt64 { Text.key(record) }
    /// The top place around the place.
    @inline(__always)
    var root: UInt8 { record.load(fromByteOffset: 15, as: UInt8.self) }
  }

  /// What a name may be good for, and what there is among the names at a position, so that nothing is looked for in
  /// vain.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    /// A name in force that leads to its place, whole or short.
    static let inForce = Kinds(rawValue: 1)
    /// The same of a name out of use.
    static let former = Kinds(rawValue: 2)
    /// A zone's whole name.
    static let zone = Kinds(rawValue: 4)
    /// The whole name of a place that lay in another place before (`Moves`).
    static let moved = Kinds(rawValue: 8)
    /// A county's name in force, whole or not.
    static let county = Kinds(rawValue: 16)
    /// A whole name with its suffix, of three characters or more, that is no zone's: it contradicts a place elsewhere.
    static let contrary = Kinds(rawValue: 32)
    /// A name of which two characters are enough: they are its short name, or all of that but one
    /// (`Reader.takeMistakenNames`).
    static let brief = Kinds(rawValue: 64)
    /// A whole name.
    static let whole = Kinds(rawValue: 128)

    /// What a name may be good for.
    init(_ use: Use, count: Int, shortCount: Int, isMoved: Bool) {
      var kinds: Kinds = []
      if use.contains(.zone) {
        kinds = .zone
      } else {
        kinds = use.contains(.former) ? .former : .inForce
        if !use.contains(.lacksSuffix), count > NameTable.shortest { kinds.insert(.contrary) }
        if use.isDisjoint(with: [.phrase, .former]), use.level == .county { kinds.insert(.county) }
      }
      let stem = use.contains(.lacksSuffix) ? count : shortCount
      if shortCount == NameTable.shortest || stem == NameTable.shortest + 3 { kinds.insert(.brief) }
      if isMoved { kinds.insert(.moved) }
      self = kinds
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What remains of a name's kinds where only the short name stands, or no more than two characters.
    ///
    /// - Parameters:
    ///   - isWhole: 1 if the name stands there as a whole, else 0.
    ///   - isShort: The same for its short name.
    @inline(__always)
    static func among(_ kinds: Int, isWhole: Int, isShort: Int) -> Int {
      let always = Int(Kinds.county.rawValue)
      let whole = Int(Kinds([.inForce, .former, .zone, .moved, .contrary, .whole]).rawValue)
      let short = Int(Kinds([.inForce, .former]).rawValue)
      return (kinds | Int(Kinds.whole.rawValue)) & (always | (0 &- isWhole) & whole | (0 &- isShort) & short)
    }
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
    /// The name only states a kind.
    static let kind = Use(rawValue: 512)

    /// The level of the place, of those down to the county, is kept above the rest.
    init(level: Level) { rawValue = UInt16(level.rawValue & 7) << 12 }
    init(rawValue: UInt16) { self.rawValue = rawValue }
    var level: Level { Level(rawValue: UInt8(truncatingIfNeeded: rawValue >> 12 & 7)) }
  }

  /// The shortest name in bytes, two Han characters: a shorter one says too little.
  static let shortest = 6
  static let recordSize = 32
  /// How many bytes of a name a record has.
  static let textSize = 14
  static let slotBits: UInt64 = 14

  private let slots: Slots
  private let records: ByteView
  private let labels: ByteView
  private let aliasLabels: ByteView
  private let nodeCount: UInt32

  init(_ tree: RegionTree, slots: ByteView, records: ByteView) {
    self.slots = Slots(slots, recordCount: records.count / NameTable.recordSize)
    self.records = records
    (labels, aliasLabels, nodeCount) = (tree.labels, tree.aliasLabels, UInt32(tree.count))
  }

  /// What tells third characters apart: their last two bytes.
  @inline(__always)
  static func third(_ name: UnsafeRawPointer) -> UInt16 {
    UInt16(littleEndian: name.loadUnaligned(fromByteOffset: 7, as: UInt16.self))
  }

  @inline(__always)
  private static func word(_ record: UnsafeRawPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: record.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// What the records of zones are sorted by, but for the first with a name: 经济开发区 and 高新区 are names of hundreds
  /// of zones, of which only those in the place that was read count.
  @inline(__always)
  static func zoneKey(_ key: UInt64, root: UInt8) -> UInt64 { key ^ UInt64(root) &+ 1 }

  /// Asks the processor for a slot, by the upper bits of a key's hash.
  @inline(__always)
  func fetchSlot(_ slot: Int) { slots.fetch(slot) }

  /// Asks for the first records of a slot, which must be at hand.
  @inline(__always)
  func fetchRecords(_ slot: Int) {
    let first = records.base + slots.first(slot) &* NameTable.recordSize
    prefetch(first)
    prefetch(first + 64)
  }

  /// Writes the names that begin with the two characters at a position of a text, but for those of which too little
  /// stands there for anything.
  ///
  /// - Parameters:
  ///   - zoneRoot: The top place in which zones are looked for (`zoneKey`); nil for the names of places, and the first
  ///     zone with each name.
  ///   - room: Asked for a place for as many names.
  @inline(__always)
  func find(
    in text: Text, at position: Int, zoneRoot: UInt8? = nil, _ room: (Int) -> UnsafeMutablePointer<Entry>
  ) -> Found {
    let start = UnsafeRawPointer(text.bytes + position)
    let low = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
    let key = low & 0xFFFF_FFFF_FFFF
    let slot = Text.slot(zoneRoot.map { NameTable.zoneKey(key, root: $0) } ?? key, bits: NameTable.slotBits)
    let indices = slots.records(slot)
    var found = Found()
    guard !indices.isEmpty else { return found }
    let high = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    // The records lie in the table: what is added to their addresses cannot overflow.
    var record = records.base + indices.lowerBound &* NameTable.recordSize
    let last = records.base + indices.upperBound &* NameTable.recordSize
    let entries = room(indices.count)
    let available = text.count &- position
    while record < last {
      let difference = low ^ UInt64(littleEndian: record.loadUnaligned(as: UInt64.self))
      let word = UInt64(littleEndian: record.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      let facts = NameTable.word(record, 28)
      let (count, short) = (Int(facts >> 16 & 0xFF), Int(facts >> 24))
      // The first bit in which they differ. The two highest bytes of the second word are none of the name's.
      let isLong = NameTable.bit(difference == 0)
      let bits = isLong == 1 ? (high ^ word) | 0xFFFF << 48 : difference
      // It is never 0, which would take a branch.
      var matched = (bits | 1 << 63).trailingZeroBitCount >> 3 &+ isLong << 3
      if matched == NameTable.textSize, count > matched { matched = longCount(record, in: text, position) }
      // A damaged name may have zeros, as the memory behind the text does.
      matched = min(matched, count, available)
      // The signs of differences, where comparisons would become branches.
      let isWhole = NameTable.sign((matched ^ count) &- 1)
      let isShort = NameTable.sign((0 &- short) & (short &- 1 &- matched))
      let kinds = Int(truncatingIfNeeded: word >> 48 & 0xFF)
      let isWanted = NameTable.bit(difference << 16 == 0) & soundness(record)
      let isEnough =
        NameTable.bit(matched >= NameTable.shortest &+ 3) | isWhole
        | kinds >> Int(Kinds.brief.rawValue.trailingZeroBitCount) & 1
      found.isAny |= isWanted
      // Written in any case; the next one overwrites what is not taken. No processor guesses which names stand there.
      (entries + found.count).initialize(to: Entry(record, matchedCount: matched))
      found.add(
        Kinds.among(kinds, isWhole: isWhole, isShort: isShort), root: word >> 56, if: isWanted & isEnough)
      record += NameTable.recordSize
    }
    return found
  }

  /// The names at a position together.
  struct Found {
    fileprivate(set) var count = 0
    /// Two bits for each of the first `Found.most` names: whether it leads to its place, whole or short, in force, and out
    /// of use.
    private(set) var leading: UInt64 = 0
    static let most = 32
    /// A bit for each root (`Roots`) that any of them has.
    private(set) var roots: UInt64 = 0
    /// What there is among them.
    private(set) var kinds: Kinds = []
    /// 1 if any name begins so, of use or not; else 0.
    fileprivate(set) var isAny = 0

    /// Adds a name with these kinds, if there are any and `isWanted` is 1.
    @inline(__always)
    fileprivate mutating func add(_ kinds: Int, root: UInt64, if isWanted: Int) {
      let added = isWanted & NameTable.bit(kinds != 0)
      let kinds = kinds & (0 &- added)
      if count < Found.most {  // Others have no bits.
        leading |= UInt64(truncatingIfNeeded: kinds & 3) &<< UInt64(truncatingIfNeeded: count << 1)
      }
      roots |= UInt64(truncatingIfNeeded: added) &<< (root & 63)
      self.kinds.formUnion(Kinds(rawValue: UInt8(truncatingIfNeeded: kinds)))
      count &+= added
    }
  }

  /// 1 if a record fits the tree, else 0.
  @inline(__always)
  private func soundness(_ record: UnsafeRawPointer) -> Int {
    let facts = NameTable.word(record, 28)
    let (count, short) = (facts >> 16 & 0xFF, facts >> 24)
    return NameTable.bit(NameTable.word(record, 16) &- 1 < nodeCount)
      & NameTable.bit(count >= NameTable.shortest) & NameTable.bit(short <= count)
  }

  @inline(__always)
  private static func bit(_ isSet: Bool) -> Int { isSet ? 1 : 0 }

  /// 1 if a number is negative, else 0.
  @inline(__always)
  private static func sign(_ number: Int) -> Int { Int(bitPattern: UInt(bitPattern: number) >> 63) }

  /// How many bytes of a name stand at a position, where as many do as a record has.
  // Apart from the loop over the records, whose numbers then stay in registers.
  @inline(never)
  private func longCount(_ record: UnsafeRawPointer, in text: Text, _ position: Int) -> Int {
    let alias = Int32(bitPattern: NameTable.word(record, 20))
    let view = alias < 0 ? labels : aliasLabels
    let start = Int(NameTable.word(record, 24)) &+ AtlasFormat.labelHeaderSize
    let count = min(Int(NameTable.word(record, 28) >> 16 & 0xFF), text.count &- position)
    guard start &+ count <= view.count else { return NameTable.textSize }
    let name = view.base + start
    var matched = NameTable.textSize
    while matched < count,
      name.load(fromByteOffset: matched, as: UInt8.self) == text.bytes[position &+ matched]
    {
      matched &+= 1
    }
    return matched
  }
}

/// The top places of a tree, by numbers below 64.
///
/// Names that lead elsewhere than into a reading's province are refused at once; so many top places have a number of
/// their own, and all others share the last one.
enum Roots {
  static func number(ofTop node: Int) -> UInt8 { UInt8(min(node, 63)) }
}
