import RegionModel

/// Which places lay elsewhere before, 寿县 in 六安市 until 2015, and which are but a part of what they were.
///
/// The codes out of force tell: their digits say what a place lay in, their successors what it is now. Making one takes
/// a pass over them, a few milliseconds for the country: it is made where an address names one place behind another
/// that it does not lie in, or by a name out of use.
final class AddressMoves: Sendable {
  /// That a place, or what became of it, lay in another.
  private struct Move: Hashable {
    let node: UInt32
    let place: UInt32
    /// How its name began, so that what took up a part of it is not meant by its own name: 广水市, where 应山县 lay.
    let key: UInt64
  }

  private let moves: Set<Move>
  /// The places, in nothing, that took over all of what bore such a name, and those that took a part of it.
  private let wholes: Set<Move>
  private let parts: Set<Move>

  init(_ tree: RegionTree, _ names: AddressNames) {
    var (moves, wholes, parts): (Set<Move>, Set<Move>, Set<Move>) = ([], [], [])
    var known: [String: [Int]] = [:]
    for succession in tree.codeSuccessions where succession.code.utf8.count == 6 {
      guard let key = AddressMoves.key(succession.name) else { continue }
      let heirs = Heirs(of: succession.code, in: tree).regions.map { Int($0.number) }
      let shares = heirs.map { Move(node: UInt32($0), place: 0, key: key) }
      if heirs.count == 1 { wholes.formUnion(shares) } else { parts.formUnion(shares) }
      for code in AddressMoves.above(succession.code) {
        let places = known[code] ?? AddressMoves.nodes(code, in: tree, names)
        known[code] = places
        for place in places {
          let strays = heirs.filter { !tree.isNode($0, below: place) }
          moves.formUnion(strays.map { Move(node: UInt32($0), place: UInt32(place), key: key) })
        }
      }
    }
    (self.moves, self.wholes, self.parts) = (moves, wholes, parts)
  }

  /// Whether the place that a name leads to lay in another when it bore such a name.
  func has(_ entry: AddressNames.Entry, from place: Int) -> Bool {
    moves.contains(Move(node: entry.node, place: UInt32(place), key: entry.key))
  }

  /// Whether the place that a name out of use leads to is but a part of what bore it.
  func isPart(_ entry: AddressNames.Entry) -> Bool {
    let share = Move(node: entry.node, place: 0, key: entry.key)
    return parts.contains(share) && !wholes.contains(share)
  }

  private static func key(_ name: String) -> UInt64? {
    let bytes = Array(name.utf8)
    return bytes.count < AddressNames.shortest
      ? nil : bytes.withUnsafeBytes { $0.baseAddress.map(AddressText.key) }
  }

  /// The codes of the province and the prefecture that a code of six digits lies in.
  private static func above(_ code: String) -> [String] {
    [code.prefix(2) + "0000", code.prefix(4) + "00"].filter { $0 != code }
  }

  /// What bears a code, or the name of what bore it: people who write a prefecture out of force mean it by its name.
  private static func nodes(_ code: String, in tree: RegionTree, _ names: AddressNames) -> [Int] {
    if let region = tree.region(code: code) { return [Int(region.number)] }
    return tree.succession(ofCode: code).map { names.nodes(named: $0.name) } ?? []
  }
}
