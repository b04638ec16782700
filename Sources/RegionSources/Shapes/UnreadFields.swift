/// The lists and objects of a document that are not in the tree, for `inspect`.
struct UnreadFields {
  private var counts: [UInt32: Int] = [:]
  private var order: [UInt32] = []

  /// The most fields that are told.
  private static let most = 12

  /// The keys with how often each stands there, the first first; a key is read where `isRead` says so.
  ///
  /// - Parameter root: The value that the tree was read from; nil for the whole document.
  /// - Complexity: O(*n*).
  static func all(_ document: Document, root: Int?, isRead: (UInt32) -> Bool) -> [UnreadField] {
    var fields = UnreadFields()
    let range = root.map { $0..<Int(document.values[$0].end) }
    var at = 0
    while at < document.values.count {
      let value = document.values[at]
      let end = Int(value.end)
      let isAround = range.map { at <= $0.lowerBound && end >= $0.upperBound } ?? false
      let isInside = range?.contains(at) ?? true
      guard value.isContainer, value.key != Value.noKey, end > at + 1, !isAround,
        !(isInside && isRead(value.key))
      else {
        at += 1
        continue
      }
      fields.add(value.key)
      at = end
    }
    return fields.order.prefix(most).map { key in
      UnreadField(
        name: document.text.string(document.keys.slices[Int(key)]), count: fields.counts[key] ?? 0)
    }
  }

  private mutating func add(_ key: UInt32) {
    if counts[key] == nil { order.append(key) }
    counts[key, default: 0] += 1
  }

  /// What to say of lists of objects with names that lie in most rows of a list, and may be what is below them; nil for none.
  ///
  /// - Complexity: O(*n*).
  static func note(_ document: Document, root: Int?, _ roles: KeyRoles) -> String? {
    guard let root, document.values[root].kind == .array else { return nil }
    var (rows, counts): (Int, [UInt32: Int]) = (0, [:])
    for row in document.children(of: root) where document.values[row].kind == .object {
      rows += 1
      for member in document.children(of: row)
      where document.values[member].kind == .array && holdsNames(member, document, roles) {
        counts[document.values[member].key, default: 0] += 1
      }
    }
    let most = counts.filter { $0.value * 2 >= rows }.keys.sorted()
    guard rows > 1, let key = most.first else { return nil }
    let name = document.text.string(document.keys.slices[Int(key)])
    return "the rows hold lists that were not read: --fields children=\(name) reads them"
  }

  /// Whether the first object of a list has a name.
  private static func holdsNames(_ list: Int, _ document: Document, _ roles: KeyRoles) -> Bool {
    guard let first = document.children(of: list).first(where: { _ in true }),
      document.values[first].kind == .object
    else { return false }
    return document.children(of: first).contains { member in
      let value = document.values[member]
      let word = FieldNames.normalized(document.text.string(document.keys.slices[Int(value.key)]))
      guard let rank = FieldNames.of(.name).rank(word), rank < FieldNames.lastResort else { return false }
      return value.kind == .string && !value.slice.isEmpty
    }
  }
}
