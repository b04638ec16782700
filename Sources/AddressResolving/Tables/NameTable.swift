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

    /// What remains of that where only the short name stands, or no more than two characters.
    @inline(__always)
    func among(isWhole: Bool, isShort: Bool) -> Kinds {
      var standing: Kinds = .county
      if isWhole { standing.formUnion([.inForce, .former, .zone, .moved, .contrary, .whole]) }
      if isShort { standing.formUnion([.inForce, .former]) }
      return union(.whole).intersection(standing)
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
    while record < last {
      let difference = low ^ UInt64(littleEndian: record.loadUnaligned(as: UInt64.self))
      let word = UInt64(littleEndian: record.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      if difference << 16 == 0, isSound(record) {
        found.isAny = true
        // The two highest bytes are none of the name's.
        let further = (high ^ word) | 0xFFFF << 48
        var matched =
          difference != 0
          ? difference.trailingZeroBitCount >> 3 : 8 &+ (further.trailingZeroBitCount >> 3)
        let facts = NameTable.word(record, 28)
        let (count, short) = (Int(facts >> 16 & 0xFF), Int(facts >> 24))
        if matched == NameTable.textSize, count > matched { matched = longCount(record, in: text, position) }
        // A damaged name may have zeros, as the memory behind the text does.
        matched = min(matched, count, text.count &- position)
        let kinds = Kinds(rawValue: UInt8(truncatingIfNeeded: word >> 48))
        let isWhole = matched == count
        if matched >= NameTable.shortest &+ 3 || isWhole || kinds.contains(.brief) {
          let isShort = short > 0 && matched >= short
          let standing = kinds.among(isWhole: isWhole, isShort: isShort)
          if !standing.isEmpty {
            (entries + found.count).initialize(to: Entry(record, matchedCount: matched))
            found.add(standing, root: UInt8(truncatingIfNeeded: word >> 56))
          }
        }
      }
      record += NameTable.recordSize
    }
    return found
  }

  /// The names at a position together.
  struct Found {
    fileprivate(set) var count = 0
    /// A bit for each of the first 64 names: those that lead to their places, whole or short, in force and out of use.
    private(set) var inForce: UInt64 = 0
    private(set) var former: UInt64 = 0
    /// A bit for each root (`Roots`) that any of them has.
    private(set) var roots: UInt64 = 0
    /// What there is among them.
    private(set) var kinds: Kinds = []
    /// Whether any name begins so, of use or not.
    fileprivate(set) var isAny = false

    @inline(__always)
    fileprivate mutating func add(_ kinds: Kinds, root: UInt8) {
      if count < 64 {  // Others have no bit.
        inForce |= UInt64(kinds.rawValue & 1) &<< UInt64(truncatingIfNeeded: count)
        former |= UInt64(kinds.rawValue >> 1 & 1) &<< UInt64(truncatingIfNeeded: count)
      }
      roots |= 1 << UInt64(root & 63)
      self.kinds.formUnion(kinds)
      count &+= 1
    }
  }

  /// Whether a record fits the tree.
  @inline(__always)
  private func isSound(_ record: UnsafeRawPointer) -> Bool {
    let facts = NameTable.word(record, 28)
    let (count, short) = (facts >> 16 & 0xFF, facts >> 24)
    return NameTable.word(record, 16) &- 1 < nodeCount && count >= NameTable.shortest && short <= count
  }

  /// How many bytes of a name stand at a position, where as many do as a record has.
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
