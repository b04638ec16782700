import RegionModel

/// The names of townships that are not their own, former ones above all, by their first two characters.
///
/// Each slot of keys has the index of its first record, as UInt32. A record is UInt64 key, UInt32 alias, UInt32 node.
struct OtherTownshipNames: @unchecked Sendable {  // The tree's bytes are never written.
  static let recordSize = 16
  static let slotBits: UInt64 = 11

  private let tree: Places
  private let aliasCount: Int
  private let slots: Slots
  private let records: UnsafeRawPointer

  init(_ tree: RegionTree, slots: ByteView, records: ByteView) {
    (self.tree, aliasCount) = (Places(tree), tree.aliasCount)
    self.slots = Slots(slots, recordCount: records.count / OtherTownshipNames.recordSize)
    self.records = records.base
  }

  /// A name of a township while the table is made.
  struct Record {
    let key: UInt64
    let alias: UInt32
    let node: UInt32

    func append(to bytes: inout [UInt8]) {
      bytes += AtlasWriter.bytes([key])
      bytes += AtlasWriter.bytes([alias, node])
    }
  }

  /// The last one first.
  static func records(of tree: RegionTree) -> [Record] {
    (0..<tree.aliasCount).reversed().flatMap { alias -> [Record] in
      let kind = tree.aliasEntry(alias).kind
      guard kind == .former || kind == .common, let key = Township(tree.aliasLabel(alias)).key else {
        return []
      }
      return tree.aliasNodes(alias).filter { tree.level(ofNode: Int($0)) > .county }
        .map { Record(key: key, alias: UInt32(alias), node: $0) }.reversed()
    }
  }

  /// Calls `body` with each township that has another name with this key, and with that name.
  @inline(__always)
  func forEach(_ key: UInt64, _ body: (_ name: Township, _ node: Int) -> Void) {
    for index in slots.records(Text.slot(key, bits: OtherTownshipNames.slotBits)) {
      let record = records + index &* OtherTownshipNames.recordSize
      guard UInt64(littleEndian: record.loadUnaligned(as: UInt64.self)) == key else { continue }
      let alias = Int(UInt32(littleEndian: record.loadUnaligned(fromByteOffset: 8, as: UInt32.self)))
      let node = Int(UInt32(littleEndian: record.loadUnaligned(fromByteOffset: 12, as: UInt32.self)))
      if node <= tree.count, alias < aliasCount { body(Township(tree.aliasLabel(alias)), node) }
    }
  }
}
