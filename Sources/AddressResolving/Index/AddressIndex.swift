import RegionModel

/// The names of a tree as the resolver reads them: compiled into the atlas, or made at the first address.
///
/// The section is UInt32 little-endian: `version`, the numbers of regions and of aliases of the tree, then of names,
/// towns, moves, wholes and parts; the tables that `NameTable`, `TownshipTable` and `Moves` describe, in that order.
/// Every number is checked where it is used, so a damaged index finds wrong places at worst.
final class AddressIndex: Sendable {
  let names: NameTable
  let townships: TownshipTable
  let moves: Moves
  private let owner: OwnedIndex?

  static let version: UInt32 = 2
  static let headerCount = 8
  /// Tables of 2^`slotBits` slots.
  static let slotBits: UInt64 = 14
  static let slotCount = 1 << Int(slotBits)

  /// The index of a tree: its own, or one that is made now.
  ///
  /// - Complexity: O(1); where the tree has none, O(its places), some milliseconds for the country.
  static func of(_ tree: RegionTree) -> AddressIndex {
    if let own = AddressIndex(tree, tree.addressIndex, owner: nil) { return own }
    let owner = OwnedIndex(AddressIndexBuilder(tree).bytes())
    // What was just made for the tree fits it.
    return AddressIndex(tree, owner.view, owner: owner) ?? AddressIndex(empty: tree)
  }

  private init?(_ tree: RegionTree, _ bytes: ByteView, owner: OwnedIndex?) {
    let header = (0..<AddressIndex.headerCount).map { Int(bytes.uint32(at: $0 * 4)) }
    guard header[0] == AddressIndex.version, header[1] == tree.count, header[2] == tree.aliasCount else {
      return nil
    }
    var offset = AddressIndex.headerCount * 4
    func take(_ count: Int, _ size: Int) -> ByteView? {
      defer { offset += count * size }
      return bytes.part(offset: UInt64(offset), length: UInt64(count * size))
    }
    let slots = AddressIndex.slotCount + 1
    guard let nameSlots = take(slots, 4), let names = take(header[3], NameTable.recordSize),
      let townSlots = take(slots, 4), let towns = take(header[4], TownshipTable.recordSize),
      let checks = take(tree.count + 1, 4), let moves = take(header[5], Moves.recordSize),
      let wholes = take(header[6], Moves.recordSize),
      let parts = take(header[7], Moves.recordSize), offset == bytes.count
    else { return nil }
    self.names = NameTable(tree, slots: nameSlots, records: names)
    townships = TownshipTable(tree, slots: townSlots, records: towns, checks: checks)
    self.moves = Moves(moves: moves, wholes: wholes, parts: parts)
    self.owner = owner
  }

  private init(empty tree: RegionTree) {
    let none = ByteView(UnsafeRawBufferPointer(start: nil, count: 0))
    names = NameTable(tree, slots: none, records: none)
    townships = TownshipTable(tree, slots: none, records: none, checks: none)
    moves = Moves(moves: none, wholes: none, parts: none)
    owner = nil
  }
}

/// Memory for an index that the program made itself.
private final class OwnedIndex: @unchecked Sendable {  // Written in `init` alone.
  private let memory: UnsafeMutableRawBufferPointer
  var view: ByteView { ByteView(UnsafeRawBufferPointer(memory)) }

  init(_ bytes: [UInt8]) {
    memory = .allocate(byteCount: bytes.count, alignment: 8)
    memory.copyBytes(from: bytes)
  }

  deinit { memory.deallocate() }
}
