/// The taxonomies of TEI, in which texts are classified: a category is described in each language, and holds others.
///
///     <taxonomy n="questions"><category xml:id="PQ"><catDesc xml:lang="sl">Vprašanja</catDesc>
///     <catDesc xml:lang="en">Questions</catDesc><category>…</category></category></taxonomy>
///     {"name": "questions", "children": [{"code": "PQ", "name": "Vprašanja", "name_en": "Questions", "children": […]}]}
///
/// The first description is the name. Where there is one taxonomy, its categories are the roots.
extension XMLConversion {
  /// The taxonomies whose categories have descriptions; empty where the text is another.
  ///
  /// - Complexity: O(names), and O(*n*) where some are called so.
  var taxonomies: [Int] {
    let numbers = elements.names.slices.indices
    guard let name = numbers.first(where: { elements.name($0) == "taxonomy" }),
      numbers.contains(where: { elements.name($0) == "catDesc" })
    else { return [] }
    var (all, end): ([Int], Int) = ([], 0)
    for element in elements.all.indices where element >= end && elements.all[element].name == name {
      all.append(element)
      end = Int(elements.all[element].end)
    }
    let areDescribed = all.contains { taxonomy in
      elements.children(of: taxonomy).contains { category in
        isNamed(category, "category") && elements.children(of: category).contains { isNamed($0, "catDesc") }
      }
    }
    return areDescribed ? all : []
  }

  func convertTaxonomies(_ taxonomies: [Int]) {
    /// Elements to open, each with those below it; nil ends a list and its object.
    var steps: [Int?] = []
    func addLists(of element: Int) {
      steps += elements.children(of: element).filter { isNamed($0, "category") || isNamed($0, "taxonomy") }
        .reversed().map(Optional.some)
    }
    open(.array, taxonomies[0])
    if taxonomies.count == 1 { addLists(of: taxonomies[0]) } else { steps = taxonomies.reversed() }
    while let step = steps.popLast() {
      guard let element = step else {
        elements.builder.end()
        elements.builder.end()
        continue
      }
      open(.object, element)
      addNames(of: element)
      setKey("children")
      open(.array, element)
      steps.append(nil)
      addLists(of: element)
    }
    elements.builder.end()
  }

  private func addNames(of element: Int) {
    if let code = attribute("id", of: element) {
      setKey("code")
      elements.builder.append(.string, code)
    }
    var known: Set<String> = []
    let descriptions = elements.children(of: element).filter { isNamed($0, "catDesc") || isNamed($0, "desc") }
    for description in descriptions {
      let language = attribute("lang", of: description).map(elements.builder.document.text.string) ?? ""
      let key = known.isEmpty ? "name" : "name_\(language)"
      guard known.insert(key).inserted else { continue }
      setKey(key)
      elements.builder.append(.string, text(below: description), at: Int(elements.all[description].place))
    }
    guard known.isEmpty, let name = attribute("n", of: element) ?? attribute("id", of: element) else {
      return
    }
    setKey("name")
    elements.builder.append(.string, name)
  }

  func isNamed(_ element: Int, _ name: String) -> Bool { elements.name(self.name(of: element)) == name }
}
