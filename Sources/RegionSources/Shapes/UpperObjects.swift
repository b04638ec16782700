/// Which objects in rows are the places that these lie in, and not what they have: the same one stands in several rows.
///
///     {"id": 1, "name": "Amtali", "district": {"id": 34, "name": "Barguna"}, "type": {"id": 1, "name": "rural"}}
///
/// What such an object is, its key says, or a reference beside it: `"district_id": 34`. Where nothing says it, the only
/// object that recurs counts.
struct UpperObjects {
  private let document: Document
  private let roles: KeyRoles
  private let rows: [Int]

  init(_ document: Document, _ roles: KeyRoles, _ rows: [Int]) {
    (self.document, self.roles, self.rows) = (document, roles, rows)
  }

  /// The keys of the objects above the rows, from the nearest on: each lies in one of the next.
  func levels(_ keys: [UInt32]) -> [UInt32] {
    guard !keys.isEmpty, keys.count < UpperObjects.mostKeys else { return [] }
    let candidates = keys.compactMap(candidate).filter { !isOther($0.key) }
    let known = candidates.filter { LevelWords.isKnown(word($0.key)) }
    let said = known.isEmpty ? candidates.filter(isSaid) : known
    let others = candidates.filter { other in other.hasCodes && !said.contains { $0.key == other.key } }
    guard !said.isEmpty else {
      let chain = chain(others)
      return chain.count == others.count ? chain.map(\.key) : []
    }
    var chain = chain(said)
    // What no word tells is a level where it lies between two, or above all.
    for other in others.sorted(by: { $0.count > $1.count }) {
      guard let place = chain.lastIndex(where: { lies($0, in: other) }) else { continue }
      if place + 1 == chain.count || lies(other, in: chain[place + 1]) { chain.insert(other, at: place + 1) }
    }
    return chain.map(\.key)
  }

  /// The objects of which each lies in the next, from those that are the most on.
  private func chain(_ candidates: [Candidate]) -> [Candidate] {
    var chain: [Candidate] = []
    for candidate in candidates.sorted(by: {
      $0.count > $1.count || $0.count == $1.count && isAbove($1.key, $0.key)
    }) where chain.last.map({ lies($0, in: candidate) }) ?? true { chain.append(candidate) }
    return chain
  }

  /// A row with more objects is something else.
  private static let mostKeys = 20

  private struct Candidate {
    let key: UInt32
    /// For each row the number of the object, which is the same for equal ones.
    let numbers: [Int]
    let count: Int
    let hasCodes: Bool
    /// Whether a text or number beside the object is its code in all rows.
    let isReferredTo: Bool
  }

  /// Whether each object of one key stands beside one of the other alone, and those are fewer, or as many under a word for
  /// a higher level.
  private func lies(_ lower: Candidate, in upper: Candidate) -> Bool {
    guard upper.count < lower.count || upper.count == lower.count && isAbove(upper.key, lower.key) else {
      return false
    }
    var above = [Int](repeating: -1, count: lower.count)
    for (own, number) in zip(lower.numbers, upper.numbers) {
      if above[own] >= 0, above[own] != number { return false }
      above[own] = number
    }
    return true
  }

  private func isAbove(_ upper: UInt32, _ lower: UInt32) -> Bool {
    LevelRank.isAbove(word(upper), word(lower))
  }

  /// The objects under a key; nil where a row has none, none stands twice, or two of one code have two names.
  private func candidate(_ key: UInt32) -> Candidate? {
    var (numbers, known): ([Int], [String: (number: Int, name: Slice)]) = ([], [:])
    var (hasCodes, references): (Bool, Set<UInt32>?) = (true, nil)
    for row in rows {
      let object = document.children(of: row).first {
        document.values[$0].key == key && document.values[$0].kind == .object
      }
      guard let object, let name = RecordFields(object, document, roles, depth: 0).name else { return nil }
      let code = RecordFields(object, document, roles, depth: 0).code
      hasCodes = hasCodes && code != nil
      let (title, own) = (document.values[name].slice, code.map { document.values[$0].slice } ?? .none)
      guard !title.isEmpty else { return nil }
      let identity = document.text.string(own.isEmpty ? title : own)
      let number = known[identity]?.number ?? known.count
      if let first = known[identity]?.name {
        guard document.text.areEqual(first, title) else { return nil }
      } else {
        known[identity] = (number, title)
      }
      numbers.append(number)
      guard references?.isEmpty != true else { continue }
      let equal = keys(of: own, in: row)
      references = references?.intersection(equal) ?? equal
    }
    guard known.count < rows.count, !areRows(known.mapValues(\.name)) else { return nil }
    return Candidate(
      key: key, numbers: numbers, count: known.count, hasCodes: hasCodes,
      isReferredTo: known.count > 1 && references.map { !$0.isEmpty } ?? false)
  }

  /// The keys of the texts and numbers in a row that are equal to one.
  private func keys(of text: Slice, in row: Int) -> Set<UInt32> {
    let equal = document.children(of: row).filter { member in
      !document.values[member].isContainer && !text.isEmpty
        && document.text.areEqual(document.values[member].slice, text)
    }
    return Set(equal.map { document.values[$0].key })
  }

  /// Whether all of these objects are rows themselves, of the same code and name: a parent in the same list.
  private func areRows(_ objects: [String: Slice]) -> Bool {
    var left = objects
    for row in rows {
      let fields = RecordFields(row, document, roles, depth: 0)
      guard let name = fields.name else { continue }
      let identity = document.text.string(document.values[fields.code ?? name].slice)
      if let title = left[identity], document.text.areEqual(title, document.values[name].slice) {
        left[identity] = nil
      }
    }
    return left.isEmpty
  }

  private func isSaid(_ candidate: Candidate) -> Bool {
    let word = word(candidate.key)
    return candidate.isReferredTo || FieldNames.of(.parent).rank(word) != nil
  }

  private func isOther(_ key: UInt32) -> Bool {
    let word = word(key)
    return KeyRoles.isProperty(word) || KeyRoles.isRemark(word + "s") || UpperObjects.isOther(word)
  }

  /// Whether a word is one for what a thing has or is, or for people.
  static func isOther(_ word: String) -> Bool { others.contains { word == $0 || word.hasSuffix($0) } }

  private func word(_ key: UInt32) -> String {
    let slice = document.keys.slices[Int(key)]
    return slice.count < UpperObjects.longest ? FieldNames.normalized(document.text.string(slice)) : ""
  }

  /// In bytes.
  private static let longest: UInt32 = 40

  /// Words for what a thing has or is, and for people: none of them holds it.
  private static let others = [
    "type", "status", "kind", "user", "owner", "author", "creator", "createdby", "updatedby", "modifiedby",
    "assignee",
    "contact", "currency", "language", "timezone", "icon", "image", "unit", "priority", "role", "license",
    "capital",
  ]
}
