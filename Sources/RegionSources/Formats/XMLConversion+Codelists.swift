/// SDMX, in which statistical offices publish their code lists: each code has names in languages, and names the one above it.
///
///     <Codelist id="CL"><Name xml:lang="en">…</Name>
///     <Code id="A1"><Name xml:lang="en">…</Name><Parent><Ref id="A"/></Parent></Code></Codelist>
///     {"code": "A1", "name": "…", "parent": "A"}
///
/// Version 2.0 writes `CodeList`, `value`, `Description` and `parentCode`. Categories lie in each other. Several lists
/// stand beside each other under their names.
extension XMLConversion {
  /// The code lists of the message; empty where the text is another.
  var codelists: [Int] {
    let root = elements.name(name(of: 0))
    guard root == "Structure" || root == "structure" || XMLConversion.lists.contains(root) else { return [] }
    return elements.all.indices.filter { element in
      XMLConversion.lists.contains(elements.name(name(of: element)))
        && elements.children(of: element).contains { isCode($0) }
    }
  }

  private static let lists: Set<String> = [
    "Codelist", "CodeList", "CategoryScheme", "ConceptScheme", "GeographicCodelist", "ValueList",
  ]
  private static let codes: Set<String> = [
    "Code", "Category", "Concept", "GeoFeatureSetCode", "GeoGridCode", "ValueItem",
  ]

  private func isCode(_ element: Int) -> Bool {
    XMLConversion.codes.contains(elements.name(name(of: element)))
  }

  func convertCodelists(_ lists: [Int]) {
    open(.array, lists[0])
    for list in lists {
      guard lists.count > 1 else {
        convertCodes(in: list)
        continue
      }
      open(.object, list)
      addTexts(ofCode: list)
      setKey("children")
      open(.array, list)
      convertCodes(in: list)
      elements.builder.end()
      elements.builder.end()
    }
    elements.builder.end()
  }

  /// Adds the codes of a list, each with those whose parent it is, in the order of the file.
  private func convertCodes(in list: Int) {
    let codes = ((list + 1)..<Int(elements.all[list].end)).filter(isCode)
    var numbers: [String: Int] = [:]
    for (number, code) in codes.enumerated() { numbers[identity(of: code), default: number] = number }
    var parents = codes.map { parent(of: $0).flatMap { numbers[$0] } }
    // A category lies in the one around it.
    var around: [(number: Int, end: Int)] = []
    for (number, code) in codes.enumerated() {
      while let last = around.last, last.end <= code { around.removeLast() }
      parents[number] = parents[number] ?? around.last?.number
      around.append((number, Int(elements.all[code].end)))
    }
    var children = [[Int]](repeating: [], count: codes.count)
    for (number, parent) in parents.enumerated() {
      if let parent, parent != number { children[parent].append(number) }
    }
    add(codes, children, roots: parents.indices.filter { parents[$0] == nil || parents[$0] == $0 })
  }

  private func add(_ codes: [Int], _ children: [[Int]], roots: [Int]) {
    /// A code to add, or the end of one.
    var steps: [Int?] = roots.reversed()
    while let step = steps.popLast() {
      guard let number = step else {
        elements.builder.end()
        elements.builder.end()
        continue
      }
      open(.object, codes[number])
      addTexts(ofCode: codes[number])
      guard !children[number].isEmpty else {
        elements.builder.end()
        continue
      }
      setKey("children")
      open(.array, codes[number])
      steps.append(nil)
      steps += children[number].reversed()
    }
  }

  private func identity(of code: Int) -> String {
    (attribute("id", of: code) ?? attribute("value", of: code)).map(elements.builder.document.text.string)
      ?? ""
  }

  /// The code of the one above: `<Parent><Ref id="A"/></Parent>`, `<Parent>A</Parent>`, `parentCode="A"`.
  private func parent(of code: Int) -> String? {
    if let attribute = attribute("parentCode", of: code) {
      return elements.builder.document.text.string(attribute)
    }
    guard let parent = elements.children(of: code).first(where: { elements.name(name(of: $0)) == "Parent" })
    else {
      return nil
    }
    let reference = elements.children(of: parent).lazy.compactMap { attribute("id", of: $0) }.first
    return elements.builder.document.text.string(reference ?? elements.all[parent].text)
  }

  /// Adds the code and the names, the first under `name` and the others with their languages.
  private func addTexts(ofCode code: Int) {
    setKey("code")
    elements.builder.append(.string, identity(of: code), at: Int(elements.all[code].place))
    let hasNames = elements.children(of: code).contains { elements.name(name(of: $0)) == "Name" }
    var isFirst = true
    for child in elements.children(of: code)
    where elements.name(name(of: child)) == (hasNames ? "Name" : "Description") {
      let language = attribute("lang", of: child).map(elements.builder.document.text.string) ?? ""
      setKey(isFirst ? "name" : "name.\(language)")
      elements.builder.append(.string, elements.all[child].text)
      isFirst = false
    }
  }
}
