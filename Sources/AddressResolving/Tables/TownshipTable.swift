import RegionModel

/// The townships of a tree by the first two characters of their names.
///
/// Each slot of keys has the index of its first record, as UInt32. A record is UInt32 × 2: a part of the key, and the
/// node, with `kindMark` if the name only states a kind.
struct TownshipTable {
  static let recordSize = 8
  static let slotBits: UInt64 = 15
  static let kindMark: UInt32 = 1 << 31

  private let slots: ByteView
  private let records: ByteView
  private let nodeCount: Int
  /// The number of records.
  private let count: Int

  /// A bit for each place that a township's name right below it begins with: 济源市, of 济源市轵城镇.
  private let bearers: ByteView

  init(_ tree: RegionTree, slots: ByteView, records: ByteView, bearers: ByteView) {
    self.bearers = bearers
    (self.slots, self.records, nodeCount) = (slots, records, tree.count)
    count = records.count / TownshipTable.recordSize
  }

  /// The part of a key that a record stores.
  @inline(__always)
  static func check(_ key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key ^ key >> 17) }

  /// The townships whose names may begin so, without those whose names say but a kind.
  ///
  /// - Parameter places: The numbers among which theirs are.
  @inline(__always)
  func nodes(_ key: UInt64, among places: Range<Int> = 0..<Int.max) -> Run {
    let slot = Text.slot(key, bits: TownshipTable.slotBits)
    let end = min(Int(slots.uint32(at: slot * 4 + 4)), count)
    let places = places.clamped(to: 1..<nodeCount + 1)
    var run = Run(
      records: records.base, places: places, check: TownshipTable.check(key),
      position: Int(slots.uint32(at: slot * 4)), end: end)
    if places.lowerBound > 1, end &- run.position > TownshipTable.longRun { run.skip() }
    return run
  }

  /// Runs with more records are searched for the first of the wanted places; shorter ones are walked.
  private static let longRun = 8

  /// Whether any name may begin with a key, of the townships of a range and of those that say but a kind as well.
  @inline(__always)
  func isAny(_ key: UInt64, among places: Range<Int>) -> Bool {
    let slot = Text.slot(key, bits: TownshipTable.slotBits)
    let (start, end) = (Int(slots.uint32(at: slot * 4)), min(Int(slots.uint32(at: slot * 4 + 4)), count))
    let check = TownshipTable.check(key)
    let (lower, width) = (UInt64(places.lowerBound), UInt64(places.count))
    var (found, position): (UInt64, Int) = (0, start)
    while position < end {
      // A record is read at once, and compared without branches.
      let word = UInt64(
        littleEndian: (records.base + position &* TownshipTable.recordSize).loadUnaligned(as: UInt64.self))
      let node = word >> 32 & UInt64(~TownshipTable.kindMark)
      found |= (UInt32(truncatingIfNeeded: word) == check ? 1 : 0) & (node &- lower < width ? 1 : 0)
      position &+= 1
    }
    return found != 0
  }

  /// Whether names may begin with a key.
  @inline(__always)
  func hasKey(_ key: UInt64) -> Bool {
    var run = nodes(key)
    return run.next() != nil
  }

  /// The same with those whose names say but a kind.
  @inline(__always)
  func allNodes(_ key: UInt64, among places: Range<Int>) -> Run {
    var run = nodes(key, among: places)
    run.hasKinds = true
    return run
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

  /// The townships of a key, one by one.
  struct Run: Sequence, IteratorProtocol {
    fileprivate let records: UnsafeRawPointer
    fileprivate let places: Range<Int>
    fileprivate let check: UInt32
    fileprivate var position: Int
    fileprivate let end: Int
    fileprivate var hasKinds = false

    /// No townships.
    static var none: Run {
      Run(
        records: UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped, places: 0..<0, check: 0, position: 0,
        end: 0)
    }

    @inline(__always)
    mutating func next() -> Int? {
      while position < end {
        let offset = position &* TownshipTable.recordSize
        position &+= 1
        guard word(at: offset) == check else { continue }
        let word = word(at: offset + 4)
        guard hasKinds || word & TownshipTable.kindMark == 0 else { continue }
        let node = Int(word & ~TownshipTable.kindMark)
        if node >= places.upperBound { return nil }  // They are sorted.
        if node >= places.lowerBound { return node }
      }
      return nil
    }

    /// Leaves out the records before the first of the places.
    fileprivate mutating func skip() {
      var (low, high) = (position, end)
      while low < high {
        let middle = (low &+ high) >> 1
        let word = word(at: middle &* TownshipTable.recordSize &+ 4)
        if Int(word & ~TownshipTable.kindMark) < places.lowerBound {
          low = middle &+ 1
        } else {
          high = middle
        }
      }
      position = low
    }

    /// A number of a record, which lies in the table.
    @inline(__always)
    private func word(at offset: Int) -> UInt32 {
      UInt32(littleEndian: records.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
  }
}
