/// Objects that hold nothing but one list or object under the same word wherever they stand, as programs make of XML:
/// `"Departments": {"DepartmentDTO": [ … ]}`, `[{"college": { … }}, {"college": { … }}]`.
struct SingleKeys {
  private var counts: [UInt32: Int] = [:]
  /// The keys of the objects around them; `Value.noKey` in lists.
  private var outer: [UInt32: UInt32] = [:]
  private var others: Set<UInt32> = []
  /// The keys that stand beside others in one list. Where one of them stands there alone in the whole document, they are names:
  /// `[{"Texas": [ … ]}, {"Ohio": [ … ]}]`.
  private var beside: Set<UInt32> = []

  /// The words that say no more than what stands around them: they begin as the word around them does, or stand in lists.
  ///
  /// - Complexity: O(*n*).
  static func all(_ document: Document) -> Set<UInt32> {
    var keys = SingleKeys()
    for index in document.values.indices {
      if document.values[index].kind == .object { keys.add(index, document) }
      if document.values[index].kind == .array { keys.addList(index, document) }
    }
    return Set(keys.counts.keys.filter { keys.isSingle($0, document) })
  }

  private func isSingle(_ key: UInt32, _ document: Document) -> Bool {
    guard counts[key] ?? 0 > 1, !others.contains(key), let around = outer[key] else { return false }
    guard around != Value.noKey else { return !beside.contains { counts[$0] == 1 } }
    let words = [key, around].map { document.text.string(document.keys.slices[Int($0)]).lowercased().utf8 }
    let common = zip(words[0], words[1]).prefix { $0 == $1 }.count
    return common >= max(3, words[0].count - 3) || common > 4
  }

  private mutating func addList(_ list: Int, _ document: Document) {
    var first: UInt32?
    for object in document.children(of: list) {
      let member = object + 1
      guard document.values[object].kind == .object, member < Int(document.values[object].end),
        document.values[member].end == document.values[object].end, document.values[member].isContainer
      else { return }
      let key = document.values[member].key
      if let first, first != key { beside.formUnion([first, key]) }
      first = first ?? key
    }
  }

  private mutating func add(_ object: Int, _ document: Document) {
    let first = object + 1
    guard first < Int(document.values[object].end) else { return }
    let key = document.values[first].key
    guard document.values[first].end == document.values[object].end, document.values[first].isContainer,
      document.values[first].kind == .object || document.hasObject(first)
    else {
      for member in document.children(of: object) where document.values[member].isContainer {
        others.insert(document.values[member].key)
      }
      return
    }
    counts[key, default: 0] += 1
    let around = document.values[object].key
    if outer.updateValue(around, forKey: key) ?? around != around || around == key { others.insert(key) }
  }
}
