import RegionModel

/// The moves that codes out of force tell: their digits name the places around, their successors the place of today.
struct MoveRecords {
  /// The tables of `Moves`, sorted: moves, wholes, parts.
  let all: [[Move]]
  /// The moves with place 0, to be found by node and key.
  private let movers: Set<Move>

  init(_ tree: RegionTree, _ names: [NameRecord]) {
    var (moves, wholes, parts): (Set<Move>, Set<Move>, Set<Move>) = ([], [], [])
    var history = History(tree, names)
    for past in history.all where past.code.utf8.count == 6 {
      guard let key = MoveRecords.key(past.name) else { continue }
      let successors = history.successors(of: past)
      let shares = successors.map { Move(node: UInt32($0), place: 0, key: key) }
      if successors.count == 1 { wholes.formUnion(shares) } else { parts.formUnion(shares) }
      for place in history.places(around: past.code) {
        for successor in successors where !tree.isNode(successor, below: place) {
          moves.insert(Move(node: UInt32(successor), place: UInt32(place), key: key))
        }
      }
    }
    all = [moves, wholes, parts].map { $0.sorted() }
    movers = Set(moves.map { Move(node: $0.node, place: 0, key: $0.key) })
  }

  /// Whether the place of a name lay in another place when it had such a name.
  func has(_ name: NameRecord) -> Bool {
    movers.contains(Move(node: name.node, place: 0, key: name.key))
  }

  private static func key(_ name: String) -> UInt64? {
    let bytes = Array(name.utf8)
    return bytes.count < NameTable.shortest
      ? nil : bytes.withUnsafeBytes { $0.baseAddress.map(Text.key) }
  }
}

/// The codes out of force, with lookups cached.
private struct History {
  let all: [CodeSuccession]
  private let byCode: [String: CodeSuccession]
  private let tree: RegionTree
  /// The places by their full names.
  private let byName: [[UInt8]: [Int]]
  /// The places by their codes; 0 for codes of no place.
  private var numbers: [String: Int] = [:]
  private var bearers: [String: [Int]] = [:]

  init(_ tree: RegionTree, _ names: [NameRecord]) {
    self.tree = tree
    var byName: [[UInt8]: [Int]] = [:]
    for record in names {
      let label = RegionTree.label(
        in: record.alias < 0 ? tree.labels : tree.aliasLabels, at: Int(record.label))
      byName[Array(label.name), default: []].append(Int(record.node))
    }
    self.byName = byName
    all = tree.codeSuccessions
    byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The places that a place became, or that its parts belong to now.
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

  /// The province and the prefecture that contain a code of six digits.
  ///
  /// For a prefecture out of force, these are the places with its name, since people still mean them by it.
  mutating func places(around code: String) -> [Int] {
    [code.prefix(2) + "0000", code.prefix(4) + "00"].filter { $0 != code }.flatMap { above -> [Int] in
      if let places = bearers[above] { return places }
      let number = number(above)
      let places = number > 0 ? [number] : byCode[above].map { byName[Array($0.name.utf8)] ?? [] } ?? []
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
