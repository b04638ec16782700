/// Elements that describe the columns of the rows beside them, and are no places:
///
///     <fields id="name"><field name="id_parent" relation="category"/></fields>
///     <entities><category id="Clothes" id_parent="Home"/></entities>
extension XMLConversion {
  /// Whether an element holds the names of columns alone, most of which elements or attributes of the file have.
  func describesColumns(_ element: Int) -> Bool {
    let columns = Array(elements.children(of: element))
    guard !columns.isEmpty,
      columns.allSatisfy({ kinds.isColumn(name(of: $0)) && !kinds.hasText[name(of: $0)] })
    else { return false }
    let titles = columns.compactMap { attribute("name", of: $0).map(elements.builder.document.text.string) }
    guard titles.count == columns.count else { return false }
    let known = Set((0..<elements.names.count).map(elements.name))
    return titles.count(where: known.contains) * 2 > titles.count
  }
}
