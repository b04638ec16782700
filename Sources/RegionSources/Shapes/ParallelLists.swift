/// Lists that are joined by position, as pickers with a wheel a level have them: the cities of the first province are the
/// first list of cities.
///
///     {"provinces": ["北京", "河北"], "cities": [["市辖区"], ["石家庄", "唐山"]]}
extension DocumentInterpreter {
  /// The tree of such lists, under keys or in a list; nil where there are others, or where their lengths differ.
  func parallelLists() -> Interpretation? {
    guard options.fields == FieldChoice(), !options.isAnswer,
      document.values.first.map({ Int($0.end) == document.values.count }) ?? false
    else { return nil }
    var root = 0
    while document.values[root].kind == .object, document.count(of: root) == 1,
      document.values[root + 1].kind == .object
    {
      root += 1
    }
    let isObject = document.values[root].kind == .object
    let lists = Array(
      document.children(of: root).lazy.filter { !isObject || document.values[$0].isContainer }
        .prefix(DocumentInterpreter.mostParallel + 1))
    guard document.values[root].isContainer, (2...DocumentInterpreter.mostParallel).contains(lists.count),
      lists.allSatisfy({ document.values[$0].kind == .array })
    else { return nil }
    let depths = lists.map { listDepth($0) }
    let levels = (0..<lists.count).compactMap { depth in depths.firstIndex(of: depth).map { lists[$0] } }
    guard levels.count == lists.count else { return nil }
    var reader = ParallelReader(document, roles)
    guard reader.read(levels) else { return nil }
    var understanding = Understanding(format: format, shape: "lists joined by position")
    understanding.name = reader.used.name.sorted().map(title)
    understanding.code = reader.used.code.sorted().map(title)
    return Interpretation(records: reader.records, understanding: understanding)
  }

  private static let mostParallel = 6

  private func title(_ key: UInt32) -> String { document.text.string(document.keys.slices[Int(key)]) }

  /// How many lists stand around the places in a list: 0 in `["A"]`, 1 in `[[], ["A"]]`.
  private func listDepth(_ list: Int, _ above: Int = 0) -> Int {
    let inner = document.children(of: list).lazy.filter { document.values[$0].kind == .array }
    guard above < DocumentInterpreter.mostParallel else { return 0 }
    return inner.map { listDepth($0, above + 1) + 1 }.max() ?? 0
  }
}

/// Reads lists of lists, level by level.
private struct ParallelReader {
  /// What stands at a position of the level above.
  private indirect enum Place {
    case record(Int)
    case list([Place])
  }

  private let document: Document
  private let roles: KeyRoles
  private(set) var records = Records()
  private(set) var used = UsedKeys()

  init(_ document: Document, _ roles: KeyRoles) { (self.document, self.roles) = (document, roles) }

  /// False where a list has not as many members as there are places above it, or holds something else.
  mutating func read(_ levels: [Int]) -> Bool {
    var above = Place.record(-1)
    for level in levels {
      guard let below = add(level, below: above) else { return false }
      above = below
    }
    return true
  }

  /// Adds the places of a list below one place, or those of its lists below the places of another.
  private mutating func add(_ list: Int, below above: Place) -> Place? {
    guard document.values[list].kind == .array else { return nil }
    let members = document.children(of: list)
    var places: [Place] = []
    switch above {
    case .record(let parent):
      for member in members {
        guard let record = add(place: member, below: parent) else { return nil }
        places.append(.record(record))
      }
    case .list(let upper):
      guard document.count(of: list) == upper.count else { return nil }
      for (member, place) in zip(members, upper) {
        guard let below = add(member, below: place) else { return nil }
        places.append(below)
      }
    }
    return .list(places)
  }

  /// Adds a text, or an object with a name that holds texts alone.
  private mutating func add(place index: Int, below parent: Int) -> Int? {
    let (value, offset) = (document.values[index], document.place(of: index))
    if value.kind == .string, !value.slice.isEmpty {
      return records.append(name: value.slice, parent: parent, place: offset)
    }
    guard value.kind == .object, !document.hasContainer(index) else { return nil }
    let fields = RecordFields(index, document, roles, depth: 0)
    guard let name = fields.name else { return nil }
    used.add(fields, document)
    let code = fields.code.map { document.values[$0].slice } ?? .none
    return records.append(name: document.values[name].slice, code: code, parent: parent, place: offset)
  }
}
