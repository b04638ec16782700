/// RDF in XML, as thesauri (SKOS) and ontologies (OWL) are published:
///
///     <skos:Concept rdf:about="#a"><skos:prefLabel xml:lang="en">A</skos:prefLabel><skos:broader rdf:resource="#b"/></skos:Concept>
extension ConceptGraph {
  /// The tree in an XML text of RDF; nil where it is another, or has no tree.
  static func interpretation(
    ofXML source: UnsafeRawBufferPointer, name: String, _ options: ReadingOptions
  ) throws(SourceErrors) -> (Interpretation, SourceText)? {
    let head = String(decoding: source.prefix(1 << 14), as: UTF8.self)
    guard head.has("<rdf:RDF") || head.has("<RDF") || head.has(":RDF ") else { return nil }
    let elements = XMLElements(source, SourceText(source))
    try XMLParsing.read(source, name: name, elements)
    guard let root = elements.all.first, elements.name(Int(root.name)) == "RDF" else { return nil }
    var graph = ConceptGraph(elements.builder.document.text)
    graph.read(elements)
    return graph.interpretation(.xml, options).map { ($0, graph.text) }
  }

  /// Elements of nodes and of what is said of them lie in each other in turn.
  private mutating func read(_ elements: XMLElements) {
    var open: [(node: UInt32?, word: String?, end: UInt32)] = []
    let words = (0..<elements.names.count).map(elements.name)
    var index = 1
    while index < elements.all.count {
      let element = elements.all[index]
      while let last = open.last, last.end <= index { open.removeLast() }
      let word = words[Int(element.name)]
      if let outer = open.last, outer.word == nil {
        if let node = outer.node { readStatement(of: node, index, word, elements, words) }
        if attribute("parseType", of: index, elements, words) != nil {
          index = Int(element.end)
          continue
        }
        open.append((outer.node, word, element.end))
      } else {
        let node = address(of: index, elements, words).map { self.node($0) }
        if let node {
          describe(node, at: Int(element.place))
          type(node, word)
          if let outer = open.last, let upper = outer.node, let said = outer.word {
            add(upper, said, .node(node))
          }
        }
        open.append((node, nil, element.end))
      }
      index += 1
    }
  }

  private mutating func readStatement(
    of node: UInt32, _ index: Int, _ word: String, _ elements: XMLElements, _ words: [String]
  ) {
    if let resource = attribute("resource", of: index, elements, words) {
      if word == "type" {
        type(node, text.bytes(resource, ConceptGraph.word))
      } else {
        add(node, word, .node(self.node(resource)))
      }
    } else if Int(elements.all[index].end) == index + 1 {
      let language = attribute("lang", of: index, elements, words).map(text.string) ?? ""
      add(node, word, .text(elements.all[index].text, language: language))
    }
  }

  private func address(of element: Int, _ elements: XMLElements, _ words: [String]) -> Slice? {
    attribute("about", of: element, elements, words) ?? attribute("ID", of: element, elements, words)
      ?? attribute("nodeID", of: element, elements, words)
  }

  private func attribute(_ name: String, of element: Int, _ elements: XMLElements, _ words: [String])
    -> Slice?
  {
    elements.attributes(of: element).first { words[Int($0.name)] == name }?.text
  }
}
