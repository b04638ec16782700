/// RDF in JSON (JSON-LD), as thesauri publish it, with or without a context that shortens its words:
///
///     {"@id": "http://example.org/a", "@type": "skos:Concept",
///      "skos:prefLabel": {"@language": "en", "@value": "A"}, "skos:broader": {"@id": "http://example.org/b"}}
extension ConceptGraph {
  /// The tree of a document; nil where it is another, or where nothing lies in anything.
  ///
  /// - Complexity: O(keys) where no key is the word for an address, else O(*n*).
  static func interpretation(
    of document: Document, _ format: TreeFormat, _ options: ReadingOptions
  ) -> (Interpretation, SourceText)? {
    guard mayRead(options), document.keys.count < mostKeys,
      let address = ["@id", "uri"].lazy.compactMap({ document.keys.number(ofName: $0, in: document.text) })
        .first
    else { return nil }
    let words = document.keys.slices.map { document.text.bytes($0, ConceptGraph.word) }
    // Those that lie in each other already need no links.
    guard words.contains(where: links), !words.contains("children") else { return nil }
    var graph = ConceptGraph(document.text)
    let reader = ConceptReader(document, address, words)
    for index in document.values.indices where document.values[index].kind == .object {
      reader.read(index, &graph)
    }
    guard graph.isLinked else { return nil }
    return graph.interpretation(format, options).map { ($0, graph.text) }
  }

  private static let mostKeys = 2_000
}

private struct ConceptReader {
  private let document: Document
  private let address: UInt32
  private let words: [String]

  init(_ document: Document, _ address: UInt32, _ words: [String]) {
    (self.document, self.address, self.words) = (document, address, words)
  }

  /// Reads what is said in an object of the node whose address it has.
  func read(_ object: Int, _ graph: inout ConceptGraph) {
    guard let address = address(of: object), document.values[object].end > object + 2 else { return }
    let node = graph.node(address)
    graph.describe(node, at: Int(document.place(of: object)))
    for member in document.children(of: object) where document.values[member].key != self.address {
      let word = words[Int(document.values[member].key)]
      guard document.values[member].kind == .array else {
        add(member, word, of: node, &graph)
        continue
      }
      for inner in document.children(of: member) { add(inner, word, of: node, &graph) }
    }
  }

  private func add(_ value: Int, _ word: String, of node: UInt32, _ graph: inout ConceptGraph) {
    let own = document.values[value]
    if own.kind == .object {
      if let address = address(of: value) { return graph.add(node, word, .node(graph.node(address))) }
      let members = Array(document.children(of: value))
      if let text = members.first(where: { ["@value", "value"].contains(key($0)) }) {
        let language = members.first { ["@language", "language", "lang"].contains(key($0)) }
        return graph.add(
          node, word,
          .text(
            document.values[text].slice,
            language: language.map { document.text.string(document.values[$0].slice) } ?? ""))
      }
      for member in members where !document.values[member].isContainer && LanguageTexts.isTag(key(member)) {
        graph.add(node, word, .text(document.values[member].slice, language: key(member)))
      }
    } else if own.kind == .string || own.kind == .number {
      if word == "@type" || word == "type" {
        graph.type(node, document.text.bytes(own.slice, ConceptGraph.word))
      } else if ConceptGraph.links(word) {
        graph.add(node, word, .node(graph.node(own.slice)))
      } else {
        graph.add(node, word, .text(own.slice, language: ""))
      }
    }
  }

  private func key(_ member: Int) -> String {
    let key = document.values[member].key
    return key == Value.noKey ? "" : document.text.string(document.keys.slices[Int(key)])
  }

  private func address(of object: Int) -> Slice? {
    document.children(of: object).first {
      document.values[$0].key == address && document.values[$0].kind == .string
    }
    .map { document.values[$0].slice }
  }
}
