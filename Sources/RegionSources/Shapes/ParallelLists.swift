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
    let depths = lists.map { list in
      ParallelReader.arePaired(document.children(of: list), document) ? 1 : listDepth(list)
    }
    let levels = (0..<lists.count).compactMap { depth in depths.firstIndex(of: depth).map { lists[$0] } }
    guard levels.count == lists.count else { return nil }
    var reader = ParallelReader(document, roles)
    reader.hasDoubledCodes = levels.flatMap { Array(document.children(of: $0)) }.contains { list in
      guard let pair = ParallelReader.pair(list, document) else { return false }
      let codes = document.children(of: pair.codes).map { document.text.string(document.values[$0].slice) }
      return Set(codes).count < codes.count
    }
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
  /// Whether some of the codes beside names stand twice below one place: those of the post do.
  var hasDoubledCodes = false

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
      if let pair = ParallelReader.pair(list, document) {
        return .list(add(names: pair.names, codes: pair.codes, below: parent))
      }
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

  private mutating func add(names: Int, codes: Int, below parent: Int) -> [Place] {
    zip(document.children(of: names), document.children(of: codes)).map { name, code in
      let slice = hasDoubledCodes ? .none : document.values[code].slice
      return .record(
        records.append(
          name: document.values[name].slice, code: slice, parent: parent, place: document.place(of: name)))
    }
  }

  /// Whether each list of a level holds the names and the codes of what lies in one place: `[["Anle", "Xinyi"], ["204", "201"]]`.
  static func arePaired(_ lists: Document.Children, _ document: Document) -> Bool {
    var count = 0
    return lists.allSatisfy { list in
      count += 1
      return pair(list, document) != nil
    } && count > 1
  }

  /// The lists of names and of codes in a list of two; nil for any other.
  static func pair(_ list: Int, _ document: Document) -> (names: Int, codes: Int)? {
    let parts = Array(document.children(of: list).prefix(3))
    guard parts.count == 2, parts.allSatisfy({ document.values[$0].kind == .array }),
      document.count(of: parts[0]) == document.count(of: parts[1]),
      document.count(of: parts[0]) > 0,
      document.children(of: parts[0]).allSatisfy({ document.values[$0].kind == .string }),
      !document.children(of: parts[0]).contains(where: { isDigits($0, document) }),
      document.children(of: parts[1]).allSatisfy({ isDigits($0, document) })
    else { return nil }
    return (parts[0], parts[1])
  }

  private static func isDigits(_ index: Int, _ document: Document) -> Bool {
    let value = document.values[index]
    guard value.kind == .string || value.kind == .number, !value.slice.isEmpty else { return false }
    return document.text.bytes(value.slice) { $0.allSatisfy { (0x30...0x39).contains($0) } }
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
