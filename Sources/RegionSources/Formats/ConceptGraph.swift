/// Concepts of a thesaurus, and classes of an ontology, as statements of RDF tell them: what is said of which.
///
/// A label in one language names a concept; `skos:broader`, `rdfs:subClassOf` and their like say what it lies in, and
/// `skos:narrower` what lies in it. A concept with several above it stands in each of them.
struct ConceptGraph {
  private(set) var text: SourceText
  /// All that is spoken of, by its address.
  private var nodes = KeyTable()
  private var kinds: [Kind] = []
  private var notations: [Slice] = []
  private var places: [UInt32] = []
  private var isObsolete: [Bool] = []
  private var labels: [Label] = []
  private var links: [(upper: UInt32, lower: UInt32)] = []
  private var languages: [String: UInt16] = [:]

  /// What a node is said to be, the better the higher.
  private enum Kind: UInt8 {
    /// It is only spoken of, but for its links.
    case unknown
    case described, `class`, concept
  }

  private struct Label {
    let node: UInt32
    let language: UInt16
    let rank: UInt8
    let text: Slice
  }

  /// What a statement says.
  enum Object {
    /// Another node.
    case node(UInt32)
    /// - Parameter language: Its tag; empty for none.
    case text(Slice, language: String)
  }

  init(_ text: SourceText) { self.text = text }

  /// The number of what has an address: `http://example.org/a`, or `#a` in its own document.
  mutating func node(_ address: UnsafeRawBufferPointer) -> UInt32 {
    let address =
      address.first == UInt8(ascii: "#") ? UnsafeRawBufferPointer(rebasing: address.dropFirst()) : address
    let number = nodes.number(of: address, in: &text)
    while kinds.count <= Int(number) {
      kinds.append(.unknown)
      notations.append(.none)
      places.append(0)
      isObsolete.append(false)
    }
    return number
  }

  mutating func node(_ address: Slice) -> UInt32 {
    // The table may copy the address, which must not lie in the text that grows.
    let bytes = text.bytes(address) { Array($0) }
    return bytes.withUnsafeBytes { node($0) }
  }

  mutating func make(_ bytes: [UInt8]) -> Slice { bytes.withUnsafeBytes { text.make($0) } }

  /// Notes where a node is described.
  mutating func describe(_ node: UInt32, at place: Int) {
    guard kinds[Int(node)] == .unknown else { return }
    (kinds[Int(node)], places[Int(node)]) = (.described, UInt32(clamping: place))
  }

  /// Notes what kind of thing a node is, by the word for it: `Concept`.
  mutating func type(_ node: UInt32, _ word: String) {
    switch word {
    case "Concept": kinds[Int(node)] = .concept
    case "Class" where kinds[Int(node)] != .concept: kinds[Int(node)] = .class
    default: break
    }
  }

  /// Adds a statement.
  ///
  /// - Parameter word: What it says, without the vocabulary: `broader`.
  mutating func add(_ node: UInt32, _ word: String, _ object: Object) {
    switch object {
    case .node(let other):
      if ConceptGraph.upwards.contains(word) { links.append((other, node)) }
      if ConceptGraph.downwards.contains(word) { links.append((node, other)) }
    case .text(let slice, let language):
      guard !slice.isEmpty else { return }
      if let rank = ConceptGraph.names.firstIndex(of: word) {
        labels.append(
          Label(node: node, language: number(of: language), rank: UInt8(rank), text: slice))
      } else if word == "notation" || word == "identifier" && notations[Int(node)].isEmpty {
        notations[Int(node)] = slice
      } else if word == "deprecated" {
        isObsolete[Int(node)] = text.isEqual(slice, "true")
      }
    }
  }

  private mutating func number(of language: String) -> UInt16 {
    if let number = languages[language] { return number }
    let number = UInt16(clamping: languages.count)
    languages[language] = number
    return number
  }

  private static let names = ["prefLabel", "label", "name", "title", "officialName"]
  static let upwards: Set<String> = [
    "broader", "broaderGeneric", "broaderPartitive", "broaderInstantial", "subClassOf", "isPartOf", "partOf",
    "parent", "parentFeature", "subOrganizationOf", "unitOf",
  ]
  static let downwards: Set<String> = [
    "narrower", "narrowerGeneric", "narrowerPartitive", "narrowerInstantial", "hasPart", "hasSubOrganization",
    "hasUnit",
  ]

  /// Whether a word says that one lies in another.
  static func links(_ word: String) -> Bool { upwards.contains(word) || downwards.contains(word) }

  // MARK: The tree

  /// Whether a person left to it which fields are meant, or said the language of the names alone.
  static func mayRead(_ options: ReadingOptions) -> Bool {
    var fields = options.fields
    fields.name = []
    return fields == FieldChoice() && !options.isAnswer
      && options.fields.name.allSatisfy { name in names.contains { name.hasPrefix($0) } }
  }

  /// Whether something that is described lies in something that is.
  var isLinked: Bool {
    links.contains { kinds[Int($0.upper)] != .unknown && kinds[Int($0.lower)] != .unknown }
  }

  /// The tree; nil where nothing has a label, or lies in anything, unless it is a list of concepts.
  ///
  /// The names are in the language that most labels have, or in the one that is said: `--fields name=prefLabel.de`.
  func interpretation(_ format: TreeFormat, _ options: ReadingOptions) -> Interpretation? {
    guard !labels.isEmpty else { return nil }
    let said = options.fields.name.first.map { String($0.split(separator: ".").last ?? "") }
    let (names, word) = names(in: said)
    let chosen = nodesOfTree()
    guard chosen.contains(where: { !names[$0].isEmpty }) else { return nil }
    var records = Records()
    var numbers = [Int](repeating: -1, count: kinds.count)
    let codes = codes(of: chosen)
    for (node, code) in zip(chosen, codes) {
      let name = names[node].isEmpty ? code : names[node]
      numbers[node] = records.append(name: name, code: code, parent: -1, place: places[node])
    }
    var tree = LinkedPlaces(records, text)
    var isLinked = false
    for link in links {
      let (upper, lower) = (numbers[Int(link.upper)], numbers[Int(link.lower)])
      guard upper >= 0, lower >= 0 else { continue }
      isLinked = true
      tree.link(upper, lower)
    }
    guard isLinked || kinds.contains(.concept) else { return nil }
    let (found, note) = tree.tree()
    var understanding = Understanding(format: format, shape: "concepts, and those above them")
    understanding.name = [ConceptGraph.names[word]]
    understanding.parent = ["broader"]
    if let note { understanding.notes.append(note) }
    return Interpretation(records: found, understanding: understanding)
  }

  /// The name of each node, and the number of the word that most have it from.
  private func names(in language: String?) -> (names: [Slice], word: Int) {
    let wanted = language.flatMap { languages[$0] } ?? commonLanguage()
    var best = [(rank: Int, text: Slice)](repeating: (.max, .none), count: kinds.count)
    var words = [Int](repeating: 0, count: ConceptGraph.names.count)
    for label in labels {
      words[Int(label.rank)] += 1
      // The word counts first, then the language.
      let rank = Int(label.rank) * 2 + (label.language == wanted ? 0 : 1)
      if rank < best[Int(label.node)].rank { best[Int(label.node)] = (rank, label.text) }
    }
    return (best.map(\.text), words.indices.max { words[$0] < words[$1] } ?? 0)
  }

  /// The language of most labels; of several English, else the first.
  private func commonLanguage() -> UInt16 {
    var counts = [Int](repeating: 0, count: languages.count + 1)
    for label in labels { counts[min(Int(label.language), languages.count)] += 1 }
    let most = counts.max() ?? 0
    if let english = languages["en"], counts[Int(english)] * 10 >= most * 9 { return english }
    return UInt16(clamping: counts.firstIndex(of: most) ?? 0)
  }

  /// The concepts, or else the classes, or all that is described and lies in something or holds something.
  private func nodesOfTree() -> [Int] {
    let best: Kind = kinds.contains(.concept) ? .concept : kinds.contains(.class) ? .class : .described
    var isLinked = [Bool](repeating: best != .described, count: kinds.count)
    if best == .described {
      for link in links { (isLinked[Int(link.upper)], isLinked[Int(link.lower)]) = (true, true) }
    }
    let chosen = kinds.indices.filter { kinds[$0] == best && isLinked[$0] && !isObsolete[$0] }
    return chosen.sorted { places[$0] < places[$1] }
  }

  /// Their notations where each has its own, else what their addresses end with, or the addresses.
  private func codes(of nodes: [Int]) -> [Slice] {
    func areUnique(_ codes: [Slice]) -> Bool {
      var table = SliceTable(capacity: codes.count)
      return codes.indices.allSatisfy { !codes[$0].isEmpty && table.insert($0, codes, text) == $0 }
    }
    let notations = nodes.map { self.notations[$0] }
    if areUnique(notations) { return notations }
    let addresses = nodes.map { self.nodes.slices[$0] }
    let ends = addresses.map(end)
    return areUnique(ends) ? ends : addresses
  }

  /// What stands behind the last `#` or `/` of an address on the web; others are short: `schema:Place`.
  private func end(of address: Slice) -> Slice {
    let behind = text.bytes(address) { bytes in
      guard bytes.starts(with: "http".utf8) else { return 0 }
      return bytes.dropLast().lastIndex { "#/".utf8.contains($0) }.map { $0 + 1 } ?? 0
    }
    return Slice(start: address.start + UInt32(behind), count: address.count - UInt32(behind))
  }

  /// The word at the end of an address: `broader`.
  static func word(_ address: UnsafeRawBufferPointer) -> String {
    let end = address.lastIndex { "#/:".utf8.contains($0) }.map { $0 + 1 } ?? 0
    return String(decoding: address[end...], as: UTF8.self)
  }
}
