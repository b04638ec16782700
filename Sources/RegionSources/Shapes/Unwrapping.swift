/// Objects that stand between a record and its texts: `metadata`, `properties`, `_source`, `{"$oid": …}`, `{"edges": […]}`.
///
/// Servers answer in envelopes. Without them a document has the shapes that the other readers know.
extension Document {
  /// The document without envelopes; itself where it has none.
  ///
  /// - Complexity: O(1), and O(*n*) only in a document with a key of this kind.
  func unwrapped() -> Document {
    let words = UnwrapWords(self)
    guard words.mayStandHere else { return self }
    var unwrapping = Unwrapping(self, words)
    return unwrapping.hasAny ? unwrapping.copied() : self
  }
}

/// The keys of a document that an envelope may have; only those that hold an object somewhere.
struct UnwrapWords {
  /// Around the fields of a record.
  private(set) var envelopes: Set<UInt32> = []
  /// Around a name in several languages or lengths.
  private(set) var names: Set<UInt32> = []
  /// The envelopes in which only texts are the record's.
  private(set) var shallow: Set<UInt32> = []
  /// The envelope whose name goes before that of the record, as routers have it.
  private(set) var meta: UInt32?
  /// Of the list of a GraphQL connection.
  private(set) var edges: UInt32?
  /// Of texts with a type, as MongoDB writes them: `$oid`.
  private(set) var typed: Set<UInt32> = []
  /// The `value` beside `type`, as SPARQL's results have them.
  private(set) var value: UInt32?
  private(set) var type: UInt32?

  private static let envelopeNames = [
    "properties", "metadata", "_source", "node", "data", "meta", "attributes", "fields", "item",
  ]
  private static let shallowNames = ["properties", "metadata", "meta"]
  private static let nameNames = ["name", "title", "label", "names"]
  private static let typedNames = ["$oid", "$date", "$uuid", "$numberLong", "$numberInt", "$numberDecimal"]

  /// - Complexity: O(1).
  init(_ document: Document) {
    func key(_ name: String) -> UInt32? { document.keys.number(ofName: name, in: document.text) }
    func holders(_ names: [String]) -> Set<UInt32> {
      Set(names.compactMap(key).filter(document.keys.holdsObject))
    }
    envelopes = holders(UnwrapWords.envelopeNames)
    shallow = holders(UnwrapWords.shallowNames)
    names = holders(UnwrapWords.nameNames)
    typed = Set(UnwrapWords.typedNames.compactMap(key))
    (meta, edges) = (key("meta"), key("edges"))
    if key("bindings") != nil { (value, type) = (key("value"), key("type")) }
  }

  var mayStandHere: Bool {
    !envelopes.isEmpty || !names.isEmpty || edges != nil || !typed.isEmpty || value != nil
  }
}

/// Where the keys of envelopes stand.
private struct EnvelopeUses {
  private let document: Document
  private let words: UnwrapWords
  /// How well each key names a record; nil where nobody asked yet.
  private var ranks: [Int?]
  private var counts: [UInt32: Count] = [:]
  /// The keys of names that hold a text somewhere.
  private var texts: Set<UInt32> = []

  private struct Count {
    var all = 0
    /// Those that hold a name.
    var named = 0
    /// Those in a record that has a name of its own.
    var doubled = 0
  }

  init(_ document: Document, _ words: UnwrapWords) {
    self.document = document
    self.words = words
    ranks = Array(repeating: nil, count: document.keys.count)
  }

  private mutating func rank(_ key: UInt32) -> Int {
    if let rank = ranks[Int(key)] { return rank }
    let slice = document.keys.slices[Int(key)]
    let name = slice.count > 40 ? "" : FieldNames.normalized(document.text.string(slice))
    let rank = FieldNames.of(.name).rank(name) ?? Int.max
    ranks[Int(key)] = rank
    return rank
  }

  /// Adds an object of a list.
  mutating func add(_ record: Int) {
    let isNamed = hasName(record)
    for member in document.children(of: record) {
      let value = document.values[member]
      if !value.isContainer, words.names.contains(value.key) { texts.insert(value.key) }
      guard value.kind == .object else { continue }
      if words.envelopes.contains(value.key) {
        counts[value.key, default: Count()].all += 1
        if hasName(member) { counts[value.key, default: Count()].named += 1 }
        if isNamed { counts[value.key, default: Count()].doubled += 1 }
      } else if words.names.contains(value.key), document.holdsText(member) {
        counts[value.key, default: Count()].all += 1
      }
    }
  }

  private mutating func hasName(_ object: Int) -> Bool {
    for member in document.children(of: object) {
      let value = document.values[member]
      let mayName = value.kind == .string || value.kind == .object && words.names.contains(value.key)
      if mayName, value.key != Value.noKey, rank(value.key) < FieldNames.lastResort { return true }
    }
    return false
  }

  /// The envelopes that hold the only name of their record; and `meta`, whose name is for people.
  var opened: Set<UInt32> {
    Set(
      words.envelopes.filter { key in
        guard let count = counts[key], count.named * 2 >= count.all, count.named > 0 else { return false }
        return count.doubled == 0 || key == words.meta
      })
  }

  var split: Set<UInt32> { words.names.filter { counts[$0] != nil && !texts.contains($0) } }
}

/// The document anew, with fewer objects.
private struct Unwrapping {
  private let document: Document
  private let words: UnwrapWords
  /// The envelopes whose members become those of the object around them.
  private let opened: Set<UInt32>
  /// The keys of names that are objects of texts.
  private let split: Set<UInt32>
  /// Whether typed texts or connections may stand here.
  private let hasValues: Bool
  private var result: Document
  private var open: [Frame] = []

  /// A container that is being copied.
  private struct Frame {
    var members: Document.Children
    /// Its place in the new list; nil where only its members are copied.
    var place: Int?
    /// The key in front of those of its members.
    var prefix: UInt32?
    /// Whether only its texts are copied.
    var isShallow = false
  }

  init(_ document: Document, _ words: UnwrapWords) {
    self.document = document
    self.words = words
    hasValues = words.edges != nil || !words.typed.isEmpty || words.value != nil
    var uses = EnvelopeUses(document, words)
    if !words.envelopes.isEmpty || !words.names.isEmpty {
      for index in document.values.indices where document.values[index].kind == .array {
        for record in document.children(of: index) where document.values[record].kind == .object {
          uses.add(record)
        }
      }
    }
    (opened, split) = (uses.opened, uses.split)
    result = document
    result.values = ValueList()
  }

  var hasAny: Bool { hasValues || !opened.isEmpty || !split.isEmpty }

  /// - Complexity: O(*n*).
  mutating func copied() -> Document {
    open.append(Frame(members: document.children(of: nil)))
    while !open.isEmpty {
      if let index = open[open.count - 1].members.next() {
        copy(index, below: open[open.count - 1])
      } else if let place = open.removeLast().place {
        var value = result.values[place]
        value.end = UInt32(result.values.count)
        result.values[place] = value
      }
    }
    return result
  }

  private mutating func copy(_ index: Int, below frame: Frame) {
    var value = document.values[index]
    let own = value.key
    if let prefix = frame.prefix { value.key = dotted(prefix, own) }
    guard value.isContainer else { return append(value) }
    if frame.isShallow { return }
    if value.kind == .object {
      if hasValues, let only = only(index) {
        var inner = document.values[only]
        inner.key = value.key
        return inner.isContainer ? push(only, inner) : append(inner)
      }
      if own != Value.noKey, opened.contains(own) {
        let isShallow = words.shallow.contains(own)
        return open.append(Frame(members: document.children(of: index), isShallow: isShallow))
      }
      if own != Value.noKey, split.contains(own), document.holdsText(index) {
        return open.append(Frame(members: document.children(of: index), prefix: own, isShallow: true))
      }
    }
    push(index, value)
  }

  private mutating func append(_ value: Value) {
    var value = value
    value.end = UInt32(result.values.count + 1)
    result.values.append(value)
  }

  private mutating func push(_ index: Int, _ value: Value) {
    open.append(Frame(members: document.children(of: index), place: result.values.count))
    result.values.append(value)
  }

  /// The member that an object stands for: the text of `{"$oid": "…"}`, the list of `{"edges": […]}`.
  private func only(_ object: Int) -> Int? {
    var (count, found): (Int, Int?) = (0, nil)
    var isTyped = false
    for member in document.children(of: object) {
      let value = document.values[member]
      count += 1
      guard count <= 4 else { return nil }
      let isList = value.key == words.edges && value.kind == .array
      let isText = !value.isContainer && (words.typed.contains(value.key) || value.key == words.value)
      if isList || isText { found = member }
      isTyped = isTyped || value.key == words.type && value.kind == .string
    }
    guard let found, document.values[object].key != Value.noKey else { return nil }
    let key = document.values[found].key
    if words.typed.contains(key) { return count == 1 ? found : nil }
    if key == words.value { return isTyped && !document.hasContainer(object) ? found : nil }
    return found
  }

  private mutating func dotted(_ prefix: UInt32, _ key: UInt32) -> UInt32 {
    guard key != Value.noKey else { return prefix }
    let slices = result.keys.slices
    var name = result.text.string(slices[Int(prefix)]) + "." + result.text.string(slices[Int(key)])
    return name.withUTF8 { result.keys.number(of: UnsafeRawBufferPointer($0), in: &result.text) }
  }
}

extension Document {
  /// Whether the first value of an object is a text.
  func holdsText(_ object: Int) -> Bool {
    object + 1 < Int(values[object].end) && values[object + 1].kind == .string
  }
}
