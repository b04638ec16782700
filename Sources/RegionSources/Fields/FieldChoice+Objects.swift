extension FieldChoice {
  /// The choice with the names of columns where it names objects whose fields are columns: `region` for `region.name`.
  ///
  /// An object that some rows lack is a column of its own, and an empty one.
  func resolved(in table: Table) -> FieldChoice {
    let header = table.header
    func isFilled(_ column: Int) -> Bool { (0..<table.count).contains { !table.cell($0, column).isEmpty } }
    func column(_ name: String, _ role: FieldRole) -> String {
      let wanted = FieldNames.normalized(name)
      guard ColumnNumber.of(name) == nil,
        !header.indices.contains(where: { FieldNames.normalized(header[$0]) == wanted && isFilled($0) })
      else { return name }
      let inner = header.filter { heading in
        heading.firstIndex(of: ".").map { FieldNames.normalized(String(heading[..<$0])) == wanted } ?? false
      }
      func rank(_ heading: String) -> Int {
        let own = heading.drop { $0 != "." }.dropFirst()
        return FieldNames.of(role).rank(FieldNames.normalized(String(own))) ?? .max
      }
      return inner.filter { rank($0) < .max }.min { rank($0) < rank($1) }
        ?? (inner.count == 1 ? inner[0] : name)
    }
    guard self != FieldChoice() else { return self }
    var choice = self
    choice.name = name.map { column($0, .name) }
    choice.code = code.map { column($0, .code) }
    choice.parent = parent.map { column($0, .code) }
    choice.level = level.map { column($0, .level) }
    return choice
  }

  /// The choice for one of several tables, a level each: of `name=NOME_UF+NOME_MUN` the one of its level, or else the first
  /// that it has.
  func ofLevel(_ level: Int, of count: Int, in header: [String]) -> FieldChoice {
    let known = Set(header.map(FieldNames.normalized))
    func own(_ names: [String]) -> [String] {
      func isThere(_ name: String) -> Bool {
        name == FieldChoice.none || ColumnNumber.of(name) != nil
          || known.contains(FieldNames.normalized(name))
      }
      guard names.count > 1 else { return names.filter(isThere) }
      if names.count == count, isThere(names[level]) { return [names[level]] }
      return Array(names.filter(isThere).prefix(1))
    }
    var choice = self
    (choice.name, choice.code, choice.parent) = (own(name), own(code), own(parent))
    choice.level = []
    return choice
  }
}
