import RegionModel

/// The townships of a tree by the first two characters of their names.
///
/// Each slot of keys has the index of its first record, as UInt32. A record is UInt32 × 3: a part of the key; the node,
/// with `kindMark` if the name only states a kind; what follows the two characters (`Tail`).
struct TownshipTable {
  static let recordSize = 12
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

  /// What a name has behind its first two characters: the last two bytes of the third one in the lower half, flags above.
  struct Tail {
    /// The name, and the short name, have two characters.
    private static let isShortName: UInt32 = 1 << 16
    private static let hasShortName: UInt32 = 1 << 17
    let word: UInt32

    /// Of a name of two characters or more, and of its short name.
    init(of name: UnsafeRawBufferPointer, shortCount: Int) {
      let isShort = name.count < NameTable.shortest + 3
      let hasShort = (NameTable.shortest..<NameTable.shortest + 3).contains(shortCount)
      let third = isShort ? 0 : name.loadUnaligned(fromByteOffset: 7, as: UInt16.self).littleEndian
      word =
        UInt32(third) | (isShort ? Tail.isShortName : 0) | (hasShort ? Tail.hasShortName : 0)
    }

    /// What stands in a text, to be compared with.
    ///
    /// - Parameter takesShort: Whether a short name of two characters may stand there.
    @inline(__always)
    init(in text: Text, at position: Int, takesShort: Bool) {
      let third = UnsafeRawPointer(text.bytes + position).loadUnaligned(fromByteOffset: 7, as: UInt16.self)
      word = UInt32(third.littleEndian) | (takesShort ? Tail.hasShortName : 0) | Tail.isShortName
    }

    /// Whether a name with that tail may stand in a text with this one.
    @inline(__always)
    func fits(_ other: UInt32) -> Bool {
      let isEqual = UInt16(truncatingIfNeeded: word ^ other) == 0
      return (isEqual ? 1 : 0) | (word & other) >> 16 != 0
    }
  }

  /// The townships whose names may stand at a position of a text, without those whose names say but a kind.
  ///
  /// - Parameter places: The numbers among which theirs are.
  @inline(__always)
  func nodes(in text: Text, at position: Int, among places: Range<Int>, takesShort: Bool) -> Run {
    run(
      text.key(at: position), among: places, Tail(in: text, at: position, takesShort: takesShort))
  }

  /// The townships whose names begin so, without those whose names say but a kind.
  func nodes(_ key: UInt64) -> Run { run(key, among: 0..<Int.max, nil) }

  @inline(__always)
  private func run(_ key: UInt64, among places: Range<Int>, _ tail: Tail?) -> Run {
    let slot = Text.slot(key, bits: TownshipTable.slotBits)
    let end = min(Int(slots.uint32(at: slot &* 4 &+ 4)), count)
    let places = places.clamped(to: 1..<nodeCount + 1)
    var run = Run(
      records: records.base, places: places, check: TownshipTable.check(key), tail: tail,
      position: Int(slots.uint32(at: slot &* 4)), end: end)
    if places.lowerBound > 1, end &- run.position > TownshipTable.longRun { run.skip() }
    return run
  }

  /// Runs with more records are searched for the first of the wanted places; shorter ones are walked.
  private static let longRun = 8

  /// Whether any name may stand at a position, of the townships of a range and of those that say but a kind as well.
  ///
  /// - Parameter places: Asked for the range if there is a name at all.
  @inline(__always)
  func isAny(in text: Text, at position: Int, among places: () -> Range<Int>) -> Bool {
    let key = text.key(at: position)
    let slot = Text.slot(key, bits: TownshipTable.slotBits)
    var record = Int(slots.uint32(at: slot &* 4)) &* TownshipTable.recordSize
    let end = min(Int(slots.uint32(at: slot &* 4 &+ 4)), count) &* TownshipTable.recordSize
    let check = TownshipTable.check(key)
    let tail = Tail(in: text, at: position, takesShort: true)
    var near: Range<Int>?
    while record < end {
      let word = UInt64(littleEndian: (records.base + record).loadUnaligned(as: UInt64.self))
      let other = (records.base + record).loadUnaligned(fromByteOffset: 8, as: UInt32.self)
      record &+= TownshipTable.recordSize
      guard UInt32(truncatingIfNeeded: word) == check, tail.fits(UInt32(littleEndian: other)) else {
        continue
      }
      let range = near ?? places()
      near = range
      let node = Int(word >> 32 & UInt64(~TownshipTable.kindMark))
      if node >= range.upperBound { return false }  // They are sorted.
      if node >= range.lowerBound { return true }
    }
    return false
  }

  /// Whether names may begin with a key.
  @inline(__always)
  func hasKey(_ key: UInt64) -> Bool {
    var run = nodes(key)
    return run.next() != nil
  }

  /// The townships whose names begin so, with those whose names say but a kind.
  ///
  /// - Parameter tail: What follows in the text; nil for any.
  @inline(__always)
  func allNodes(_ key: UInt64, among places: Range<Int>, _ tail: Tail?) -> Run {
    var run = run(key, among: places, tail)
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
    /// What follows the key in the text; nil to take all.
    fileprivate let tail: Tail?
    fileprivate var position: Int
    fileprivate let end: Int
    fileprivate var hasKinds = false

    /// No townships.
    static var none: Run {
      Run(
        records: UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped, places: 0..<0, check: 0, tail: nil,
        position: 0, end: 0)
    }

    @inline(__always)
    mutating func next() -> Int? {
      while position < end {
        let offset = position &* TownshipTable.recordSize
        position &+= 1
        guard word(at: offset) == check else { continue }
        let word = word(at: offset + 4)
        guard hasKinds || word & TownshipTable.kindMark == 0 else { continue }
        if let tail, !tail.fits(self.word(at: offset + 8)) { continue }
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
