import RegionModel

/// Which places lay elsewhere before: 寿县 in 六安市, until 2015.
///
/// The codes out of force tell: their digits say what a place lay in, their successors what it is now. Making one takes
/// a pass over them, a few milliseconds for the country: it is made where an address names one place behind another
/// that it does not lie in.
final class AddressMoves: Sendable {
  /// The number of what a place lay in, and in the lower half that of the place.
  private let moves: Set<UInt64>

  init(_ tree: RegionTree, _ names: AddressNames) {
    var moves: Set<UInt64> = []
    var known: [String: [Int]] = [:]
    for succession in tree.codeSuccessions where succession.code.utf8.count == 6 {
      let heirs = Heirs(of: succession.code, in: tree).regions.map { Int($0.number) }
      for code in AddressMoves.above(succession.code) {
        let places = known[code] ?? AddressMoves.nodes(code, in: tree, names)
        known[code] = places
        for place in places {
          moves.formUnion(
            heirs.filter { !tree.isNode($0, below: place) }.map { AddressMoves.key($0, from: place) })
        }
      }
    }
    self.moves = moves
  }

  /// Whether a place, or what became part of it, lay in another.
  func has(_ node: Int, from place: Int) -> Bool { moves.contains(AddressMoves.key(node, from: place)) }

  private static func key(_ node: Int, from place: Int) -> UInt64 { UInt64(place) << 32 | UInt64(node) }

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
