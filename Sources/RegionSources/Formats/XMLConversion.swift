/// Makes the document of the elements of an XML text.
///
/// The steps still to do stand on a stack, so that no depth of the file is one of the program.
struct XMLConversion {
  let elements: XMLElements
  let kinds: XMLKinds
  private var steps: [Step] = []

  private enum Step {
    case value(Int)
    /// Elements under the name of their list.
    case members(name: Int, [Int], isList: Bool)
    case end
  }

  init(_ elements: XMLElements, _ kinds: XMLKinds) {
    self.elements = elements
    self.kinds = kinds
  }

  /// - Returns: Where the document is nested too deep.
  mutating func convert() -> (place: Int, problem: String)? {
    guard !elements.all.isEmpty else { return nil }
    if isClassification {
      convertClasses()
      return nil
    }
    let codelists = codelists
    if !codelists.isEmpty {
      convertCodelists(codelists)
      return elements.builder.problem.map { (Int(elements.all[0].place), $0) }
    }
    let (records, others) = records
    if !records.isEmpty {
      convertRecords(records)
      if !others.isEmpty {
        elements.builder.document.notes.append(
          "records of other models were left out: \(others.prefix(XMLConversion.mostTold).joined(separator: ", "))"
        )
      }
      return nil
    }
    let (rows, taxonomies) = (feedRows, taxonomies)
    if !rows.isEmpty || !taxonomies.isEmpty {
      if rows.isEmpty { convertTaxonomies(taxonomies) } else { convertFeed(rows) }
      return elements.builder.problem.map { (Int(elements.all[0].place), $0) }
    }
    if let runs = XMLRuns(elements) {
      convertRuns(runs)
      return nil
    }
    steps = [top()]
    while let step = steps.popLast() {
      switch step {
      case .end: elements.builder.end()
      case .value(let element): add(element)
      case .members(let name, let members, let isList):
        if name >= 0 { setKey(name) }
        guard isList else {
          steps += members.reversed().map(Step.value)
          continue
        }
        open(.array, members.first ?? 0)
        steps.append(.end)
        steps += members.reversed().map(Step.value)
      }
      if let problem = elements.builder.problem { return (place(of: step), problem) }
    }
    return nil
  }

  private func place(of step: Step) -> Int {
    switch step {
    case .value(let element): Int(elements.all[element].place)
    case .members(_, let members, _): members.first.map { Int(elements.all[$0].place) } ?? 0
    case .end: 0
    }
  }

  /// The outermost element, or the list inside of elements without names: the only one, or the only one that refers to
  /// parents.
  private func top() -> Step {
    if let items = onlyArray { return .members(name: -1, items, isList: true) }
    var index = 0
    while !kinds.isWrapper[name(of: index)] {
      let all = withoutParts(withoutColumns(lists(in: index)))
      let rows = all.filter { $0.isList && kinds.refersToParents[name(of: $0.members[0])] }
      if rows.count == 1 { return .members(name: -1, rows[0].members, isList: true) }
      guard all.count == 1, let only = all.first,
        kinds.isPassedOver(name(of: index), name(of: only.members[0]))
      else { break }
      if only.isList { return .members(name: -1, only.members, isList: true) }
      index = only.members[0]
    }
    return .value(index)
  }

  /// The items of the only list in the resources of an Android program, whose name is one for the program; nil elsewhere.
  private var onlyArray: [Int]? {
    func tag(_ element: Int) -> String { elements.nameText.string(elements.names.slices[name(of: element)]) }
    let lists = Array(elements.children(of: 0))
    guard lists.count == 1, tag(0) == "resources", ["array", "string-array"].contains(tag(lists[0])) else {
      return nil
    }
    let items = Array(elements.children(of: lists[0]))
    return items.count > 1 && items.allSatisfy { tag($0) == "item" } ? items : nil
  }

  /// The lists without what describes the columns of the others.
  private func withoutColumns(_ lists: [Members]) -> [Members] {
    guard lists.count > 1 else { return lists }
    let others = lists.filter { !$0.members.allSatisfy(describesColumns) }
    return others.isEmpty ? lists : others
  }

  /// The only list whose elements have names and lie in each other, without lists of parts that have none.
  private func withoutParts(_ lists: [Members]) -> [Members] {
    guard lists.count > 1 else { return lists }
    let trees = lists.filter { kinds.isTree(name(of: $0.members[0])) }
    let others = lists.filter { !kinds.isTree(name(of: $0.members[0])) }
    let haveNames = others.contains { $0.members.contains { kinds.naming[name(of: $0)] != nil } }
    return trees.count == 1 && !haveNames ? trees : lists
  }

  func name(of element: Int) -> Int { Int(elements.all[element].name) }

  func setKey(_ name: Int) {
    elements.nameText.bytes(elements.names.slices[name]) { elements.builder.setKey($0) }
  }

  func setKey(_ text: String) {
    var text = text
    text.withUTF8 { elements.builder.setKey(UnsafeRawBufferPointer($0)) }
  }

  func open(_ kind: Value.Kind, _ element: Int) {
    _ = elements.builder.begin(kind, at: Int(elements.all[element].place))
  }

  private mutating func add(_ element: Int) {
    let own = elements.all[element]
    let name = Int(own.name)
    if kinds.isText(name) { return elements.builder.append(.string, own.text) }
    if kinds.isWrapper[name] {
      open(.array, element)
      steps.append(.end)
      steps += Array(elements.children(of: element)).reversed().map(Step.value)
      return
    }
    open(.object, element)
    let lists = lists(in: element)
    if !lists.isEmpty, isNameless(element) {
      setKey(kinds.naming[name] ?? XMLKinds.text)
      elements.builder.append(.string, .none)
    } else {
      addTexts(element)
    }
    steps.append(.end)
    steps += lists.reversed().map { .members(name: $0.name, $0.members, isList: $0.isList) }
  }

  /// Whether an element only holds others, where those like it have names: its attribute for the name is empty, or it has
  /// nothing else.
  private func isNameless(_ element: Int) -> Bool {
    guard let naming = kinds.naming[name(of: element)] else { return false }
    let attributes = elements.attributes(of: element)
    let own = attributes.first { kinds.word(Int($0.name)) == naming }
    let isBare =
      attributes.isEmpty && elements.all[element].text.isEmpty
      && !elements.children(of: element).contains { isField($0, in: element) }
    return isBare || own.map { $0.text.isEmpty } ?? false
  }

  private mutating func addTexts(_ element: Int) {
    let own = elements.all[element]
    addAttributes(element)
    if !own.text.isEmpty {
      setKey(hasMember(XMLKinds.text, element) ? "#text" : XMLKinds.text)
      elements.builder.append(.string, own.text)
    }
    addFields(element)
  }

  private func hasMember(_ word: String, _ element: Int) -> Bool {
    elements.attributes(of: element).contains { elements.name(Int($0.name)) == word }
      || elements.children(of: element).contains { elements.name(name(of: $0)) == word }
  }

  func addAttributes(_ element: Int) {
    for attribute in elements.attributes(of: element) {
      setKey(Int(attribute.name))
      elements.builder.append(.string, attribute.text)
    }
  }

  /// Adds the texts inside of an element, and those of what is said of it.
  private func addFields(_ element: Int) {
    var known: Set<String> = []
    for child in elements.children(of: element) {
      let name = name(of: child)
      if isField(child, in: element) {
        addField(child, &known)
      } else if kinds.isProperty(name, of: self.name(of: element)) {
        addProperty(child, &known)
      }
    }
  }

  private func isField(_ child: Int, in element: Int) -> Bool {
    let name = name(of: child)
    if kinds.isField(name) { return true }
    return kinds.isText(name) && !kinds.isRepeated(name, in: self.name(of: element))
  }

  /// Adds a text under its name, and under that of its language where it is a further one.
  private func addField(_ child: Int, _ known: inout Set<String>) {
    let name = name(of: child)
    let attributes = elements.attributes(of: child)
    if kinds.isInLanguages[name] {
      let word = elements.name(name)
      let isFirst = known.insert(word).inserted
      let language = attributes.first.map { elements.builder.document.text.string($0.text) } ?? ""
      if isFirst { setKey(name) } else { setKey(word + "." + language) }
      return elements.builder.append(.string, elements.all[child].text)
    }
    if kinds.isNamedField(name), let title = attributes.first {
      setKey(elements.builder.document.text.string(title.text))
      return elements.builder.append(.string, elements.all[child].text)
    }
    setKey(name)
    let holder = kinds.isHolder(name) ? elements.children(of: child).first { _ in true } : nil
    elements.builder.append(.string, elements.all[holder ?? child].text)
    addInner(attributes.map { (Int($0.name), $0.text) }, of: name, &known)
  }

  private func addProperty(_ child: Int, _ known: inout Set<String>) {
    let own = elements.all[child]
    let fields = elements.children(of: child).filter { kinds.isText(name(of: $0)) }
    let inner = elements.attributes(of: child).map { (Int($0.name), $0.text) }
    addInner(inner + fields.map { (name(of: $0), elements.all[$0].text) }, of: name(of: child), &known)
    if !own.text.isEmpty, kinds.isHarmless(name(of: child)),
      known.insert(elements.name(name(of: child))).inserted
    {
      setKey(name(of: child))
      elements.builder.append(.string, own.text)
    }
  }

  /// Adds texts under two names, each once: `color.red`.
  private func addInner(_ fields: [(name: Int, text: Slice)], of outer: Int, _ known: inout Set<String>) {
    for field in fields where kinds.isHarmless(field.name) {
      let word = elements.name(outer) + "." + elements.name(field.name)
      guard known.insert(word).inserted else { continue }
      setKey(word)
      elements.builder.append(.string, field.text)
    }
  }

  private typealias Members = (name: Int, members: [Int], isList: Bool)

  /// The elements inside of one that are no fields, by their lists.
  private func lists(in element: Int) -> [Members] {
    var found: [Members] = []
    var places: [Int: Int] = [:]
    let outer = name(of: element)
    for child in elements.children(of: element) where !isField(child, in: element) {
      let name = name(of: child)
      guard !kinds.isProperty(name, of: outer), !isEmpty(child) else { continue }
      let list = kinds.list[name]
      if let last = found.indices.last, found[last].name == list {
        found[last].members.append(child)
      } else if let at = places[list] {
        found[at].members.append(child)
      } else {
        places[list] = found.count
        found.append((list, [child], kinds.isText(name) || kinds.isList(name)))
      }
    }
    return found
  }

  private func isEmpty(_ element: Int) -> Bool {
    elements.all[element].text.isEmpty && Int(elements.all[element].end) == element + 1
      && elements.attributes(of: element).isEmpty
  }
}
