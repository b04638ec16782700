import RegionModel

/// The names of townships that are not their own, former ones above all, by their first two characters.
///
/// Each slot of keys has the index of its first record, as UInt32. A record is UInt64 key, UInt32, the
/// offset of the name's label, UInt32 node.
struct OtherTownshipNames: @unchecked Sendable {  // The tree's bytes are never written.
  static let recordSize = 16
  static let slotBits: UInt64 = 11

  private let tree: Places
  private let slots: Slots
  private let records: UnsafeRawPointer

  init(_ tree: RegionTree, slots: ByteView, records: ByteView) {
    self.tree = Places(tree)
    self.slots = Slots(slots, recordCount: records.count / OtherTownshipNames.recordSize)
    self.records = records.base
  }

  /// A name of a township while the table is made.
  struct Record {
    let key: UInt64
    let alias: UInt32
    /// The offset of the alias's label.
    let label: UInt32
    let node: UInt32

    func append(to bytes: inout [UInt8]) {
      bytes += AtlasWriter.bytes([key])
      bytes += AtlasWriter.bytes([label, node])
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
        .map {
          Record(key: key, alias: UInt32(alias), label: UInt32(tree.aliasLabelOffset(alias)), node: $0)
        }.reversed()
    }
  }

  /// The keys that tell where the rest of a name may begin behind its third character or a later one, as in 渝北区统景镇.
  ///
  /// They are those of the next two characters; for a rest of one character, of that and the one before it. The same goes
  /// for what people add to a name: 街道 for 街, 办事处 (`Township.findWhole`).
  static func tails(of records: [Record], in tree: RegionTree) -> [UInt64] {
    var keys: Set<UInt64> = Set(["街道", "道办", "办事", "事处"].map(key))
    for record in records {
      let name = Array(tree.aliasLabel(Int(record.alias)).name)
      guard name.count >= NameTable.shortest else { continue }
      for start in stride(from: 9, through: min(Text.longestName, name.count - 3), by: 3) {
        keys.insert(key(name[(name.count - start < NameTable.shortest ? start - 3 : start)...]))
      }
    }
    return Array(keys)
  }

  private static func key(_ text: String) -> UInt64 { key(Array(text.utf8)[...]) }

  /// The key of six bytes or more.
  private static func key(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { $0.baseAddress.map { Text.key($0) } ?? 0 }
  }

  /// Calls `body` with each township that has another name with this key and fits, and with that name.
  @inline(__always)
  func forEach(
    _ key: UInt64, where fits: (_ node: Int) -> Bool, do body: (_ name: Township, _ node: Int) -> Void
  ) {
    for index in slots.records(Text.slot(key, bits: OtherTownshipNames.slotBits)) {
      let record = records + index &* OtherTownshipNames.recordSize
      guard UInt64(littleEndian: record.loadUnaligned(as: UInt64.self)) == key else { continue }
      let label = Int(UInt32(littleEndian: record.loadUnaligned(fromByteOffset: 8, as: UInt32.self)))
      let node = Int(UInt32(littleEndian: record.loadUnaligned(fromByteOffset: 12, as: UInt32.self)))
      if node <= tree.count, fits(node) { body(Township(tree.aliasLabel(at: label)), node) }
    }
  }
}
