import RegionModel

/// The names of a tree as the resolver reads them: compiled into the atlas, or made at the first address.
///
/// The section is UInt32 little-endian: `version`; the numbers of regions and of aliases of the tree; those of names, towns,
/// other names of towns, moves, wholes and parts; 1 if a key has a character of ASCII, else 0. The tables that `NameTable`,
/// `TownshipTable`, `OtherTownshipNames`, `KeyFilters` and `Moves` describe follow in that order.
/// Every number is checked where it is used, so a damaged index finds wrong places at worst.
final class AddressIndex: Sendable {
  let names: NameTable
  let townships: TownshipTable
  let otherTownships: OtherTownshipNames
  let filters: KeyFilters
  let moves: Moves
  private let owner: OwnedIndex?

  static let version: UInt32 = 8
  static let headerCount = 10

  /// The index of a tree: its compiled one, or one built now.
  ///
  /// - Complexity: O(1); without a compiled index, O(places), some milliseconds for all of China.
  static func of(_ tree: RegionTree) -> AddressIndex {
    if let own = AddressIndex(tree, tree.addressIndex, owner: nil) { return own }
    let owner = OwnedIndex(AddressIndexBuilder(tree).bytes())
    // An index just built for the tree always fits it.
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
    func takeSlots(_ bits: UInt64) -> ByteView? { take(Slots.size(bits: bits), 1) }
    guard let nameSlots = takeSlots(NameTable.slotBits), let names = take(header[3], NameTable.recordSize),
      let townSlots = takeSlots(TownshipTable.slotBits),
      let towns = take(header[4], TownshipTable.recordSize),
      let townNames = take(header[4], TownshipTable.nameSize),
      let bearers = take(TownshipTable.bearerSize(tree), 1),
      let otherSlots = takeSlots(OtherTownshipNames.slotBits),
      let others = take(header[5], OtherTownshipNames.recordSize),
      let filter = take(KeyFilters.size, 1),
      let moves = take(header[6], Moves.recordSize),
      let wholes = take(header[7], Moves.recordSize),
      let parts = take(header[8], Moves.recordSize), offset == bytes.count
    else { return nil }
    self.names = NameTable(tree, slots: nameSlots, records: names)
    townships = TownshipTable(tree, slots: townSlots, records: towns, names: townNames, bearers: bearers)
    otherTownships = OtherTownshipNames(tree, slots: otherSlots, records: others)
    filters = KeyFilters(filter, hasASCII: header[9] != 0)
    self.moves = Moves(moves: moves, wholes: wholes, parts: parts)
    self.owner = owner
  }

  private init(empty tree: RegionTree) {
    let none = ByteView(UnsafeRawBufferPointer(start: nil, count: 0))
    // More than any of the tables of slots takes.
    let noNames = OwnedIndex([UInt8](repeating: 0, count: 2 * KeyFilters.size))
    names = NameTable(tree, slots: noNames.view, records: none)
    townships = TownshipTable(tree, slots: noNames.view, records: none, names: none, bearers: none)
    otherTownships = OtherTownshipNames(tree, slots: noNames.view, records: none)
    filters = KeyFilters(noNames.view, hasASCII: false)
    moves = Moves(moves: none, wholes: none, parts: none)
    owner = noNames
  }
}

/// Owns the memory of an index that the program built itself.
private final class OwnedIndex: @unchecked Sendable {  // Written in `init` alone.
  private let memory: UnsafeMutableRawBufferPointer
  var view: ByteView { ByteView(UnsafeRawBufferPointer(memory)) }

  init(_ bytes: [UInt8]) {
    memory = .allocate(byteCount: bytes.count, alignment: 8)
    memory.copyBytes(from: bytes)
  }

  deinit { memory.deallocate() }
}
