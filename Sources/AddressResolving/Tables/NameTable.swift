import RegionModel

/// Names of provinces, prefectures and counties by their first two characters, still in the tree's block.
///
/// For each slot of keys there is where its records begin, as UInt32. A record has 24 bytes: UInt64 key, UInt32 where the
/// label begins, UInt32 node, Int32 alias, UInt16 `Use`, UInt8 × 2 the lengths of name and short name.
///
/// It is bytes that others keep alive: the tree and its `AddressIndex`.
struct NameTable {
  /// A name of a place: its own, or another that people use.
  struct Entry {
    /// The bytes of the full name.
    let text: UnsafePointer<UInt8>
    let node: Int
    /// The other name that it is; -1 for the place's own.
    let alias: Int32
    let key: UInt64
    let use: Use
    let count: Int
    /// Of the name without its suffix, which it begins with; 0 where that is the name itself.
    let shortCount: Int

    /// Whether the name is one of those that are written without a suffix: 浦东.
    var lacksSuffix: Bool { use.contains(.lacksSuffix) }
    /// Whether the name is that of a town or township by its last word.
    var isTown: Bool { use.contains(.town) }
    /// Whether it is the name of what the place was before.
    var isFormer: Bool { use.contains(.former) }
    /// Whether it is a phrase that holds more than a name: 宝安区龙华.
    var isLongPhrase: Bool { use.contains(.phrase) && count > 9 }
    var name: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: text, count: count) }
  }

  /// What a name is good for.
  struct Use: OptionSet {
    let rawValue: UInt16
    /// A name out of use since 2010 or later, which many still write.
    static let recent = Use(rawValue: 1)
    /// A zone: a name behind its place's, or one around it.
    static let zone = Use(rawValue: 2)
    /// A zone whose name says but a kind: behind the place that it lies in alone.
    static let generic = Use(rawValue: 4)
    /// Stands alone without its suffix.
    static let phrase = Use(rawValue: 8)
    /// The place is a district, and may have been a town.
    static let district = Use(rawValue: 16)
    /// In Taiwan, Hong Kong or Macao.
    static let overseas = Use(rawValue: 32)
    static let lacksSuffix = Use(rawValue: 64)
    static let town = Use(rawValue: 128)
    static let former = Use(rawValue: 256)
  }

  /// Two Han characters, in bytes: shorter names say too little.
  static let shortest = 6
  static let recordSize = 24

  private let slots: ByteView
  private let records: ByteView
  private let labels: ByteView
  private let aliasLabels: ByteView
  private let nodeCount: Int
  /// Of records.
  private let count: Int

  init(_ tree: RegionTree, slots: ByteView, records: ByteView) {
    (self.slots, self.records) = (slots, records)
    count = records.count / NameTable.recordSize
    (labels, aliasLabels, nodeCount) = (tree.labels, tree.aliasLabels, tree.count)
  }

  /// The names that begin with the characters of a key.
  @inline(__always)
  func entries(_ key: UInt64) -> Run {
    let slot = Text.slot(key, bits: AddressIndex.slotBits)
    let end = min(Int(slots.uint32(at: slot * 4 + 4)), count)
    return Run(table: self, key: key, position: Int(slots.uint32(at: slot * 4)), end: end)
  }

  /// Whether names may begin so; few that do not say yes.
  @inline(__always)
  func mayHave(_ key: UInt64) -> Bool {
    let slot = Text.slot(key, bits: AddressIndex.slotBits)
    return slots.uint32(at: slot * 4) != slots.uint32(at: slot * 4 + 4)
  }

  /// Whether names begin so.
  @inline(__always)
  func hasKey(_ key: UInt64) -> Bool {
    var run = entries(key)
    return run.next() != nil
  }

  /// Names one after the other.
  struct Run: Sequence, IteratorProtocol {
    fileprivate let table: NameTable
    fileprivate let key: UInt64
    fileprivate var position: Int
    fileprivate let end: Int

    @inline(__always)
    mutating func next() -> Entry? {
      while position < end {
        let offset = position * NameTable.recordSize
        position += 1
        if table.key(at: offset) == key, let entry = table.entry(at: offset, key) { return entry }
      }
      return nil
    }
  }

  /// The key of a record, which lies in the table.
  @inline(__always)
  private func key(at offset: Int) -> UInt64 {
    UInt64(littleEndian: records.base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Reads a record; nil for one that does not fit the tree.
  @inline(__always)
  private func entry(at offset: Int, _ key: UInt64) -> Entry? {
    let node = Int(records.uint32(at: offset + 12))
    let alias = Int32(bitPattern: records.uint32(at: offset + 16))
    let count = Int(records.uint8(at: offset + 22))
    let name = (alias < 0 ? labels : aliasLabels).bytes(
      from: Int(records.uint32(at: offset + 8)) + AtlasFormat.labelHeaderSize, count: count)
    guard node > 0, node <= nodeCount, count >= NameTable.shortest, name.count == count,
      let text = name.baseAddress
    else { return nil }
    return Entry(
      text: text.assumingMemoryBound(to: UInt8.self), node: node, alias: alias, key: key,
      use: Use(rawValue: records.uint16(at: offset + 20)), count: count,
      shortCount: min(Int(records.uint8(at: offset + 23)), count))
  }

  /// Whether a name stands at a position, in full or short.
  func hasName(in text: Text, at position: Int) -> Bool {
    entries(text.key(at: position)).contains { entry in
      text.has(entry.text, entry.shortCount > 0 ? entry.shortCount : entry.count, at: position)
    }
  }

  /// Whether a district's name without its suffix stands at a position, and only a suffix of a township between it and
  /// the end.
  func hasWholeName(in text: Text, at position: Int, before end: Int) -> Bool {
    entries(text.key(at: position)).contains { entry in
      let count = entry.shortCount
      guard count > 0, !entry.isFormer, entry.use.contains(.district), !entry.use.contains(.overseas),
        text.has(entry.text, count, at: position)
      else { return false }
      return position + count + Words.townshipSuffixes.length(in: text, at: position + count) == end
    }
  }
}
