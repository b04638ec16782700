/// ClaML, in which classifications such as ICD-10 are published: each class has a code and names the one above it, and the
/// preferred of its rubrics says what it is called.
///
///     <Class code="A00" kind="category"><SuperClass code="A00-A09"/>
///     <Rubric kind="preferred"><Label xml:lang="en">Cholera</Label></Rubric></Class>
///     {"code": "A00", "kind": "category", "parent": "A00-A09", "name": "Cholera"}
extension XMLConversion {
  var isClassification: Bool { elements.name(name(of: 0)) == "ClaML" }

  func convertClasses() {
    open(.array, 0)
    for element in elements.children(of: 0) where elements.name(name(of: element)) == "Class" {
      open(.object, element)
      addAttributes(element)
      for child in elements.children(of: element) { addPart(child) }
      elements.builder.end()
    }
    elements.builder.end()
  }

  private func addPart(_ child: Int) {
    switch elements.name(name(of: child)) {
    case "SuperClass":
      guard let code = attribute("code", of: child) else { return }
      setKey("parent")
      elements.builder.append(.string, code)
    case "Rubric":
      guard let kind = attribute("kind", of: child), elements.builder.document.text.isEqual(kind, "preferred")
      else { return }
      setKey("name")
      elements.builder.append(.string, text(below: child), at: Int(elements.all[child].place))
    default: break
    }
  }

  func attribute(_ name: String, of element: Int) -> Slice? {
    elements.attributes(of: element).first { elements.name(Int($0.name)) == name }?.text
  }

  /// All texts inside of an element, with blanks between.
  func text(below element: Int) -> String {
    (element..<Int(elements.all[element].end)).map { elements.all[$0].text }.filter { !$0.isEmpty }
      .map(elements.builder.document.text.string).joined(separator: " ")
  }
}
