import RegionModel

/// Which places lay elsewhere before, 寿县 in 六安市 until 2015, and which are but a part of what they were.
///
/// The codes out of force tell: their digits say what a place lay in, their successors what it is now. Making one takes
/// a pass over them, some milliseconds for the country: it is made where an address names one place behind another
/// that it does not lie in, or by a name out of use.
final class Moves: Sendable {
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

  init(_ tree: RegionTree, _ names: NameTable) {
    var (moves, wholes, parts): (Set<Move>, Set<Move>, Set<Move>) = ([], [], [])
    var history = History(tree, names)
    for past in history.all where past.code.utf8.count == 6 {
      guard let key = Moves.key(past.name) else { continue }
      let successors = history.successors(of: past)
      let shares = successors.map { Move(node: UInt32($0), place: 0, key: key) }
      if successors.count == 1 { wholes.formUnion(shares) } else { parts.formUnion(shares) }
      for place in history.places(around: past.code) {
        for successor in successors where !tree.isNode(successor, below: place) {
          moves.insert(Move(node: UInt32(successor), place: UInt32(place), key: key))
        }
      }
    }
    (self.moves, self.wholes, self.parts) = (moves, wholes, parts)
  }

  /// Whether the place that a name leads to lay in another when it bore such a name.
  func has(_ entry: NameTable.Entry, from place: Int) -> Bool {
    moves.contains(Move(node: entry.node, place: UInt32(place), key: entry.key))
  }

  /// Whether the place that a name out of use leads to is but a part of what bore it.
  func isPart(_ node: Int, name: UnsafeRawBufferPointer) -> Bool {
    guard name.count >= NameTable.shortest, let start = name.baseAddress else { return false }
    let share = Move(node: UInt32(node), place: 0, key: Text.key(start))
    return parts.contains(share) && !wholes.contains(share)
  }

  private static func key(_ name: String) -> UInt64? {
    let bytes = Array(name.utf8)
    return bytes.count < NameTable.shortest
      ? nil : bytes.withUnsafeBytes { $0.baseAddress.map(Text.key) }
  }
}

/// The codes out of force, each looked up once.
private struct History {
  let all: [CodeSuccession]
  private let byCode: [String: CodeSuccession]
  private let tree: RegionTree
  private let names: NameTable
  /// The numbers of places by their codes, 0 for codes that none bears.
  private var numbers: [String: Int] = [:]
  private var bearers: [String: [Int]] = [:]

  init(_ tree: RegionTree, _ names: NameTable) {
    (self.tree, self.names) = (tree, names)
    all = tree.codeSuccessions
    byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a place is now, or what its parts belong to.
  mutating func successors(of past: CodeSuccession) -> [Int] {
    var seen: Set<String> = [past.code]
    var waiting = past.successors
    var successors: [Int] = []
    while let code = waiting.popLast() {
      guard seen.insert(code).inserted else { continue }
      let number = number(code)
      if number > 0 { successors.append(number) } else { waiting += byCode[code]?.successors ?? [] }
    }
    return successors
  }

  /// The province and the prefecture that a code of six digits lies in; for a prefecture out of force what bears its
  /// name, as people mean it by that.
  mutating func places(around code: String) -> [Int] {
    [code.prefix(2) + "0000", code.prefix(4) + "00"].filter { $0 != code }.flatMap { above -> [Int] in
      if let places = bearers[above] { return places }
      let number = number(above)
      let places = number > 0 ? [number] : byCode[above].map { names.nodes(named: $0.name) } ?? []
      bearers[above] = places
      return places
    }
  }

  private mutating func number(_ code: String) -> Int {
    if let number = numbers[code] { return number }
    let number = tree.region(code: code).map { Int($0.number) } ?? 0
    numbers[code] = number
    return number
  }
}
