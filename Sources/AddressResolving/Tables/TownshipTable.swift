import CPrefetch
import RegionModel

/// The townships of a tree by the first two characters of their names.
///
/// Each slot of keys has the index of its first record, as UInt32. A record is UInt64: 16 bits of the key's hash, 16 of
/// the third character, 28 of the node's number, and flags.
///
/// Another table has the names in the records' order, 16 bytes each: the tree's label of a place is found by two numbers
/// one after the other, and the processor has none of the three at hand. The last byte has the length of the name and of
/// the short name, 4 bits each. It is 0 for a name that is longer than the 15 bytes before it; these begin with UInt32, the
/// offset of the label, then.
struct TownshipTable {
  static let recordSize = 8
  static let nameSize = 16
  static let slotBits: UInt64 = 15
  /// Nodes from this number on have no record.
  static let capacity = 1 << 28

  /// The short name has two characters.
  private static let hasShortName: UInt64 = 1 << 60
  /// The whole name has two characters.
  private static let isShortName: UInt64 = 1 << 61
  /// Every record has this flag.
  private static let isName: UInt64 = 1 << 62
  /// The name only states a kind.
  private static let kindMark: UInt64 = 1 << 63

  private let slots: Slots
  private let records: ByteView
  private let names: ByteView
  private let labels: ByteView
  private let nodeCount: Int

  /// A bit for each place that a township's name right below it begins with: 济源市, of 济源市轵城镇.
  private let bearers: ByteView

  /// - Parameter names: One for each record.
  init(_ tree: RegionTree, slots: ByteView, records: ByteView, names: ByteView, bearers: ByteView) {
    self.bearers = bearers
    self.slots = Slots(slots, recordCount: records.count / TownshipTable.recordSize)
    (self.records, self.names, labels, nodeCount) = (records, names, tree.labels, tree.count)
  }

  /// The record of a name of two characters or more.
  ///
  /// - Parameter shortCount: The length of the name without its suffix.
  static func record(_ name: UnsafeRawBufferPointer, shortCount: Int, node: Int, isKind: Bool) -> UInt64 {
    guard let start = name.baseAddress, name.count >= NameTable.shortest else { return 0 }
    let isShort = name.count < NameTable.shortest + 3
    let hasShort = (NameTable.shortest..<NameTable.shortest + 3).contains(shortCount)
    let third = isShort ? 0 : NameTable.third(start)
    let flags =
      isName | (hasShort ? hasShortName : 0) | (isShort ? isShortName : 0) | (isKind ? kindMark : 0)
    return UInt64(check(Text.hash(Text.key(start)))) | UInt64(third) << 16 | UInt64(node) << 32 | flags
  }

  /// A name as the table of names has it.
  ///
  /// - Parameter label: The offset of the label.
  static func nameRecord(_ name: UnsafeRawBufferPointer, shortCount: Int, label: Int) -> [UInt8] {
    let isHere = name.count < nameSize
    let text = isHere ? Array(name) : AtlasWriter.bytes([UInt32(label)])
    let zeros = [UInt8](repeating: 0, count: nameSize - 1 - text.count)
    return text + zeros + [isHere ? UInt8(name.count | shortCount << 4) : 0]
  }

  /// A township that was found, with its record.
  struct Entry {
    let node: Int
    fileprivate let index: Int
  }

  /// The name of a township that was found.
  @inline(__always)
  func name(of entry: Entry) -> Township {
    let name = names.base + entry.index &* TownshipTable.nameSize
    let counts = Int(name.load(fromByteOffset: TownshipTable.nameSize - 1, as: UInt8.self))
    guard counts != 0 else {
      let label = Int(UInt32(littleEndian: name.loadUnaligned(as: UInt32.self)))
      return Township(RegionTree.label(in: labels, at: label))
    }
    let count = counts & 15
    return Township(padded: name.assumingMemoryBound(to: UInt8.self), count, min(counts >> 4, count))
  }

  /// The bits of a key's hash behind those of its slot.
  @inline(__always)
  private static func check(_ hash: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: hash >> 33) }

  @inline(__always)
  private static func node(_ record: UInt64) -> Int { Int(record >> 32 & UInt64(capacity - 1)) }

  /// What records are compared with: two characters, and what follows them in a text.
  struct Wanted {
    fileprivate let slot: Int
    private let low: UInt32
    /// A record with one of these flags needs no third character.
    private let flags: UInt64

    /// The names that may stand at a position.
    ///
    /// - Parameter takesShort: Whether a short name of two characters may stand there.
    @inline(__always)
    init(in text: Text, at position: Int, takesShort: Bool) {
      let start = UnsafeRawPointer(text.bytes + position)
      self.init(
        Text.key(start), NameTable.third(start),
        takesShort ? TownshipTable.isShortName | TownshipTable.hasShortName : TownshipTable.isShortName)
    }

    /// All names that begin with a key.
    @inline(__always)
    init(_ key: UInt64) { self.init(key, 0, TownshipTable.isName) }

    @inline(__always)
    private init(_ key: UInt64, _ third: UInt16, _ flags: UInt64) {
      let hash = Text.hash(key)
      slot = Text.slot(ofHash: hash, bits: TownshipTable.slotBits)
      low = UInt32(TownshipTable.check(hash)) | UInt32(third) << 16
      self.flags = flags
    }

    /// What a record differs in; 0 for one that fits.
    ///
    /// Records are judged without a branch for each condition, since no processor guesses which of them fit.
    @inline(__always)
    fileprivate func difference(_ record: UInt64) -> UInt64 {
      let asked: UInt32 = record & flags != 0 ? 0xFFFF : .max
      return UInt64((UInt32(truncatingIfNeeded: record) ^ low) & asked)
    }
  }

  /// The wanted townships, without those whose names only state a kind.
  ///
  /// - Parameter places: The numbers among which theirs are.
  @inline(__always)
  func nodes(_ wanted: Wanted, among places: Range<Int> = 0..<Int.max) -> Run {
    let indices = slots.records(wanted.slot)
    let (first, last) = (max(places.lowerBound, 1), min(places.upperBound, nodeCount &+ 1))
    let places = Range(uncheckedBounds: (first, max(first, last)))
    var run = Run(
      records: records.base, places: places, wanted: wanted, position: indices.lowerBound,
      end: indices.upperBound)
    if first > 1, indices.count > TownshipTable.longRun { run.skip() }
    return run
  }

  /// Runs with more records are searched for the first of the wanted places; shorter ones are walked.
  private static let longRun = 8

  /// The wanted townships, with those whose names only state a kind.
  @inline(__always)
  func allNodes(_ wanted: Wanted, among places: Range<Int>) -> Run {
    var run = nodes(wanted, among: places)
    run.unwanted = 0
    return run
  }

  /// Whether any name may stand at a position, of the townships of a range and of those that only state a kind as well.
  ///
  /// - Parameter places: Asked for the range if there may be a name at all.
  @inline(__always)
  func isAny(in text: Text, at position: Int, among places: () -> Range<Int>) -> Bool {
    let wanted = Wanted(in: text, at: position, takesShort: true)
    guard !slots.records(wanted.slot).isEmpty else { return false }
    var run = allNodes(wanted, among: places())
    guard let first = run.next() else { return false }
    prefetch(names.base + first.index &* TownshipTable.nameSize)  // It is asked for next.
    return true
  }

  /// Asks the processor for a slot, by the upper bits of a key's hash.
  @inline(__always)
  func fetchSlot(_ slot: Int) { slots.fetch(slot) }

  /// Asks for the first record of a slot, which must be at hand, and for its name.
  @inline(__always)
  func fetchRecord(_ slot: Int) {
    let first = slots.first(slot)
    prefetch(records.base + first &* TownshipTable.recordSize)
    prefetch(names.base + first &* TownshipTable.nameSize)
  }

  /// Whether names may begin with a key.
  @inline(__always)
  func hasKey(_ key: UInt64) -> Bool {
    var run = nodes(Wanted(key))
    return run.next() != nil
  }

  /// Whether the name of a township right below a place begins with its name.
  @inline(__always)
  func hasNamesake(below place: Int) -> Bool {
    bearers.uint8(at: place >> 3) >> UInt8(truncatingIfNeeded: place & 7) & 1 == 1
  }

  /// In bytes.
  static func bearerSize(_ tree: RegionTree) -> Int { (tree.count + 8) / 8 }

  /// The bits that `hasNamesake` reads.
  static func bearers(_ tree: RegionTree) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: bearerSize(tree))
    for node in 0..<tree.count + 1 where tree.level(ofNode: node) > .county {
      let place = tree.parentNode(of: node)
      let (name, prefix) = (tree.label(ofNode: node).name, tree.label(ofNode: place).name)
      guard prefix.count >= NameTable.shortest, name.count >= prefix.count + NameTable.shortest,
        name.starts(with: prefix)
      else { continue }
      bytes[place >> 3] |= 1 << UInt8(place & 7)
    }
    return bytes
  }

  /// The wanted townships, one by one.
  struct Run: Sequence, IteratorProtocol {
    fileprivate let records: UnsafeRawPointer
    fileprivate let places: Range<Int>
    fileprivate let wanted: Wanted
    fileprivate var position: Int
    fileprivate let end: Int
    /// Records with one of these flags are left out.
    fileprivate var unwanted = TownshipTable.kindMark

    /// No townships.
    static var none: Run {
      Run(
        records: UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped, places: 0..<0, wanted: Wanted(0),
        position: 0, end: 0)
    }

    @inline(__always)
    mutating func next() -> Entry? {
      while position < end {
        let record = record(at: position)
        position &+= 1
        let node = TownshipTable.node(record)
        if node >= places.upperBound { return nil }  // They are sorted.
        let isBefore = UInt64(bitPattern: Int64(node &- places.lowerBound)) >> 63
        if wanted.difference(record) | record & unwanted | isBefore == 0 {
          return Entry(node: node, index: position &- 1)
        }
      }
      return nil
    }

    /// Leaves out the records before the first of the places.
    ///
    /// Which half it is in is no branch, since no processor guesses that.
    fileprivate mutating func skip() {
      var (first, count) = (position, end &- position)
      while count > 0 {
        let half = count >> 1
        let isBefore = TownshipTable.node(record(at: first &+ half)) < places.lowerBound
        first = isBefore ? first &+ half &+ 1 : first
        count = isBefore ? count &- half &- 1 : half
      }
      position = first
    }

    @inline(__always)
    private func record(at index: Int) -> UInt64 { TownshipTable.record(at: index, records) }
  }

  @inline(__always)
  private static func record(at index: Int, _ records: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: records.loadUnaligned(fromByteOffset: index &* recordSize, as: UInt64.self))
  }
}
