/// Objects that stand between a record and its texts: `metadata`, `properties`, `_source`, `{"$oid": …}`, `{"edges": […]}`.
///
/// Servers answer in envelopes, under words of their own (eBay's `{"category": {…}, "childCategoryTreeNodes": […]}`), and
/// refer to other records by objects (JSON:API's `relationships`). Without them a document has the shapes that the other
/// readers know.
extension Document {
  /// The document without envelopes; itself where it has none.
  ///
  /// - Complexity: O(1), and O(*n*) only in a document with a key of this kind, or with few keys of which one holds an object.
  func unwrapped() -> Document {
    let words = UnwrapWords(self)
    let languages = LanguageTexts.keys(self)
    guard words.mayStandHere || !languages.isEmpty else { return self }
    var unwrapping = Unwrapping(self, words, languages: languages)
    return unwrapping.hasAny ? unwrapping.copied() : self
  }
}

/// The document anew, with fewer objects.
struct Unwrapping {
  let document: Document
  private let words: UnwrapWords
  /// The envelopes whose members become those of the object around them.
  private let opened: Set<UInt32>
  /// The keys of names that are objects of texts.
  private let split: Set<UInt32>
  /// The keys of texts in languages, and whether it is one alone.
  private let languages: [UInt32: Bool]
  private let texts: LanguageTexts
  /// Whether typed texts or connections may stand here.
  private let hasValues: Bool
  var result: Document
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

  init(_ document: Document, _ words: UnwrapWords, languages: [UInt32: Bool]) {
    self.document = document
    self.words = words
    self.languages = languages
    texts = LanguageTexts(document)
    hasValues =
      !words.edges.isEmpty || !words.data.isEmpty || !words.typed.isEmpty || words.value != nil
      || !words.single.isEmpty
    var uses = EnvelopeUses(document, words)
    if !words.others.isEmpty {
      for index in document.values.indices where document.values[index].kind == .object {
        uses.addNested(index)
      }
    }
    if !words.envelopes.isEmpty || !words.names.isEmpty || uses.hasRepeated {
      // JSON lines are a list as well.
      let lines = document.children(of: nil).filter { document.values[$0].kind == .object }
      if lines.count > 1 { for record in lines { uses.add(record) } }
      for index in document.values.indices where document.values[index].kind == .array {
        for record in document.children(of: index) where document.values[record].kind == .object {
          uses.add(record)
        }
      }
    }
    if !words.envelopes.isEmpty { Unwrapping.addKeyed(document, words, &uses) }
    (opened, split) = (uses.opened, uses.split)
    result = document
    result.values = ValueList()
  }

  /// Adds records that stand under keys and hold nothing but an envelope of texts: `a: {attributes: {name: Alaska}}`. Of a
  /// scheme's `properties` each is a thing itself.
  private static func addKeyed(_ document: Document, _ words: UnwrapWords, _ uses: inout EnvelopeUses) {
    func isEnveloped(_ record: Int) -> Bool {
      guard document.values[record].kind == .object, record + 1 < Int(document.values[record].end) else {
        return false
      }
      let only = document.values[record + 1]
      return only.kind == .object && only.end == document.values[record].end
        && words.envelopes.contains(only.key) && !words.shallow.contains(only.key)
        && !document.hasContainer(record + 1)
    }
    for index in document.values.indices
    where document.values[index].kind == .object && index + 1 < document.values.count {
      guard isEnveloped(index + 1), document.children(of: index).allSatisfy(isEnveloped),
        areApart(document.children(of: index).map { $0 + 1 }, document)
      else { continue }
      for record in document.children(of: index) { uses.add(record) }
    }
  }

  /// Whether no code stands in two envelopes: in a scheme each has a `"id": "integer"`.
  private static func areApart(_ envelopes: [Int], _ document: Document) -> Bool {
    var known: Set<String> = []
    return envelopes.allSatisfy { envelope in
      document.children(of: envelope).allSatisfy { member in
        let value = document.values[member]
        let word = FieldNames.normalized(document.text.string(document.keys.slices[Int(value.key)]))
        guard FieldNames.of(.code).rank(word).map({ $0 < FieldNames.lastResort }) ?? false else {
          return true
        }
        return known.insert("\(value.key) \(document.text.string(value.slice))").inserted
      }
    }
  }

  var hasAny: Bool {
    hasValues || !opened.isEmpty || !split.isEmpty || words.relationships != nil || words.embedded != nil
      || words.links != nil || !languages.isEmpty
  }

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
    if own != Value.noKey, let isOne = languages[own], value.end > index + 1 {
      return copyLanguages(index, prefix: own, isOne: isOne)
    }
    if value.kind == .object {
      if hasValues, let only = only(index) {
        var inner = document.values[only]
        inner.key = value.key
        return inner.isContainer ? push(only, inner) : append(inner)
      }
      if own != Value.noKey, own == words.relationships { return copyRelationships(index) }
      if own != Value.noKey, own == words.links { return }
      if own != Value.noKey, own == words.embedded, document.values[index].end > index + 1 {
        return open.append(Frame(members: document.children(of: index)))
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

  mutating func append(_ value: Value) {
    var value = value
    value.end = UInt32(result.values.count + 1)
    result.values.append(value)
  }

  private mutating func push(_ index: Int, _ value: Value) {
    open.append(Frame(members: document.children(of: index), place: result.values.count))
    result.values.append(value)
  }

  /// The member that an object stands for: the text of `{"$oid": "…"}` and of `{"_text": "…"}`, the list of `{"edges": […]}`.
  private func only(_ object: Int) -> Int? {
    var (count, found): (Int, Int?) = (0, nil)
    var isTyped = false
    for member in document.children(of: object) {
      let value = document.values[member]
      count += 1
      guard count <= 4 else { return nil }
      let isData = words.data.contains(value.key) && value.kind == .array && document.hasObject(member)
      let isList = words.edges.contains(value.key) && value.kind == .array || isData
      let isText = !value.isContainer && (words.typed.contains(value.key) || value.key == words.value)
      if isList || isText { found = member }
      isTyped = isTyped || value.key == words.type && value.kind == .string
    }
    let first = object + 1
    if count == 1, words.single.contains(document.values[first].key) { return first }
    guard let found, document.values[object].key != Value.noKey else { return nil }
    let key = document.values[found].key
    if words.data.contains(key) { return count == 1 || holdsCounts(object, beside: found) ? found : nil }
    if words.typed.contains(key) { return count == 1 ? found : nil }
    if key == words.value { return isTyped && !document.hasContainer(object) ? found : nil }
    return found
  }

  /// Whether nothing but numbers and truths stand beside a list: `{"totalSize": 2, "done": true, "records": [ … ]}`.
  private func holdsCounts(_ object: Int, beside list: Int) -> Bool {
    document.children(of: object).allSatisfy { member in
      let kind = document.values[member].kind
      return member == list || kind == .number || kind == .bool || kind == .null
    }
  }

  /// Puts a text in each language where an object or a list of these stands.
  private mutating func copyLanguages(_ index: Int, prefix: UInt32, isOne: Bool) {
    for (tag, text) in texts.texts(of: index) {
      var value = document.values[text]
      value.key = isOne ? prefix : dotted(prefix, tag)
      append(value)
    }
  }

  private mutating func dotted(_ prefix: UInt32, _ key: UInt32) -> UInt32 {
    key == Value.noKey ? prefix : dotted(prefix, result.text.string(result.keys.slices[Int(key)]))
  }

  private mutating func dotted(_ prefix: UInt32, _ word: String) -> UInt32 {
    var name = result.text.string(result.keys.slices[Int(prefix)]) + "." + word
    return name.withUTF8 { result.keys.number(of: UnsafeRawBufferPointer($0), in: &result.text) }
  }
}

extension Document {
  /// Whether the first value of an object is a text.
  func holdsText(_ object: Int) -> Bool {
    object + 1 < Int(values[object].end) && values[object + 1].kind == .string
  }
}
