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
  /// Of the list of a GraphQL connection, and of that of what a search engine counted: `"countries": {"buckets": [ … ]}`.
  private(set) var edges: Set<UInt32> = []
  /// Around a list of records below a record, as Strapi, GraphQL, Salesforce and SharePoint have it: `"cities": {"data": [ … ]}`.
  private(set) var data: Set<UInt32> = []
  /// Of texts with a type, as MongoDB writes them: `$oid`.
  private(set) var typed: Set<UInt32> = []
  /// Around what a record refers to, as JSON:API has it.
  private(set) var relationships: UInt32?
  /// Around the records that lie in a record, and beside them what addresses it, as HAL has them.
  private(set) var embedded: UInt32?
  private(set) var links: UInt32?
  /// Other keys that may be envelopes where the records below each other have the same.
  private(set) var others: Set<UInt32> = []
  /// Of what an object holds alone wherever one stands.
  private(set) var single: Set<UInt32> = []
  /// The `value` beside `type`, as SPARQL's results have them.
  private(set) var value: UInt32?
  private(set) var type: UInt32?

  private static let envelopeNames = [
    "properties", "property", "metadata", "_source", "node", "data", "meta", "attributes", "fields", "item",
  ]
  private static let shallowNames = ["properties", "metadata", "meta"]
  private static let nameNames = ["name", "title", "label", "names"]
  /// The most different keys of records: with more, keys are data.
  private static let fewKeys = 200
  private static let typedNames = [
    "$oid", "$date", "$uuid", "$numberLong", "$numberInt", "$numberDecimal", "#text", "_text", "__text", "$t",
    "_cdata",
    "@value", "String",
    // A value under no word is that of what holds it: a price that comes in one size.
    "",
  ]

  /// - Complexity: O(1), and O(*n*) where few keys are different and one holds an object.
  init(_ document: Document) {
    func key(_ name: String) -> UInt32? { document.keys.number(ofName: name, in: document.text) }
    func holders(_ names: [String]) -> Set<UInt32> {
      Set(names.compactMap(key).filter(document.keys.holdsObject))
    }
    envelopes = holders(UnwrapWords.envelopeNames)
    shallow = holders(UnwrapWords.shallowNames)
    names = holders(UnwrapWords.nameNames)
    typed = Set(UnwrapWords.typedNames.compactMap(key))
    meta = key("meta").flatMap { UnwrapWords.isDoubled($0, document) ? nil : $0 }
    edges = Set(["edges", "buckets"].compactMap(key))
    data = Set(
      ["data", "nodes", "records", "results"].compactMap(key).filter { UnwrapWords.holdsLists($0, document) })
    if key("bindings") != nil { (value, type) = (key("value"), key("type")) }
    relationships = holders(["relationships"]).first
    (embedded, links) = (holders(["_embedded"]).first, holders(["_links"]).first)
    guard document.keys.count < UnwrapWords.fewKeys else { return }
    others = Set((0..<UInt32(document.keys.count)).filter(document.keys.holdsObject))
    if !others.isEmpty, relationships == nil, embedded == nil {
      single = SingleKeys.all(document).subtracting(envelopes.union(names).union(typed))
    }
    others.subtract(envelopes.union(names).union(typed))
  }

  /// Whether an object has a key that stands in the object under another key of it, too: `{"name": "A", "meta": {"name": "m"}}`.
  private static func isDoubled(_ key: UInt32, _ document: Document) -> Bool {
    document.values.indices.contains { object in
      guard document.values[object].kind == .object else { return false }
      let members = Array(document.children(of: object))
      guard let inner = members.first(where: { document.values[$0].key == key }),
        document.values[inner].kind == .object
      else { return false }
      let own = Set(members.map { document.values[$0].key })
      return document.children(of: inner).contains { own.contains(document.values[$0].key) }
    }
  }

  /// Whether a key holds lists in several places: one alone is that around the whole answer.
  private static func holdsLists(_ key: UInt32, _ document: Document) -> Bool {
    var count = 0
    return document.values.indices.contains { index in
      if document.values[index].key == key, document.values[index].kind == .array { count += 1 }
      return count > 1
    }
  }

  var mayStandHere: Bool {
    !envelopes.isEmpty || !names.isEmpty || !edges.isEmpty || !data.isEmpty || !typed.isEmpty || value != nil
      || relationships != nil || embedded != nil || links != nil || !others.isEmpty || !single.isEmpty
  }
}

/// Where the keys of envelopes stand.
struct EnvelopeUses {
  private let document: Document
  private let words: UnwrapWords
  /// How well each key names a record; nil where nobody asked yet.
  private var ranks: [Int?]
  private var counts: [UInt32: Count] = [:]
  /// The keys of names that hold a text somewhere.
  private var texts: Set<UInt32> = []
  /// The other keys that records below each other have both.
  private var repeated: Set<UInt32> = []
  /// The other keys of objects in records, and in how many of these nothing but lists stands beside.
  private var lone: [UInt32: (all: Int, alone: Int)] = [:]

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
    addLone(record)
    for member in document.children(of: record) {
      let value = document.values[member]
      if !value.isContainer, words.names.contains(value.key) { texts.insert(value.key) }
      guard value.kind == .object else { continue }
      if words.envelopes.contains(value.key) || repeated.contains(value.key) {
        counts[value.key, default: Count()].all += 1
        if hasName(member) { counts[value.key, default: Count()].named += 1 }
        if isNamed { counts[value.key, default: Count()].doubled += 1 }
      } else if words.names.contains(value.key), document.holdsText(member) {
        counts[value.key, default: Count()].all += 1
      }
    }
  }

  /// Notes an object that alone tells what a record is, beside its lists: `{"menu": {"id": 1, "name": "Users"}, "submenus": [ … ]}`.
  private mutating func addLone(_ record: Int) {
    let members = document.children(of: record).map { document.values[$0] }
    let objects = document.children(of: record).filter { document.values[$0].kind == .object }
    for object in objects where words.others.contains(document.values[object].key) {
      let isAlone =
        objects.count == 1 && members.allSatisfy(\.isContainer) && members.count > 1 && hasName(object)
        && !document.hasContainer(object)
      lone[document.values[object].key, default: (0, 0)].all += 1
      lone[document.values[object].key]?.alone += isAlone ? 1 : 0
    }
  }

  /// Whether a key may be an envelope that no list knows.
  var hasRepeated: Bool { !repeated.isEmpty || !words.others.isEmpty }

  /// Notes the other keys under which an object has texts alone, and the first of a list in it has an object.
  mutating func addNested(_ record: Int) {
    for list in document.children(of: record)
    where document.values[list].kind == .array && document.hasObject(list) {
      for member in document.children(of: list + 1) where document.values[member].kind == .object {
        let key = document.values[member].key
        guard words.others.contains(key), !repeated.contains(key) else { continue }
        let own = document.children(of: record).first { document.values[$0].key == key }
        if let own, document.values[own].kind == .object, !document.hasContainer(own) { repeated.insert(key) }
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

  /// The envelopes that hold the only name of their record; and `meta`, whose name is for people. Another key is one only
  /// where it always holds the name, and no second key does.
  var opened: Set<UInt32> {
    let known = words.envelopes.filter { key in
      guard let count = counts[key], count.named * 2 >= count.all, count.named > 0 else { return false }
      return count.doubled == 0 || key == words.meta
    }
    let others = repeated.filter { key in
      counts[key].map { $0.named == $0.all && $0.doubled == 0 } ?? false
    }
    let alone = lone.filter { $0.value.all == $0.value.alone }.keys
    return known.isEmpty && others.count == 1 ? others.union(alone) : Set(known).union(alone)
  }

  var split: Set<UInt32> { words.names.filter { counts[$0] != nil && !texts.contains($0) } }
}
