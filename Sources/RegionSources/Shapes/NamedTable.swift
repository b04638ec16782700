/// A table of one level, before it is joined with others.
struct NamedTable {
  let table: Table
  let format: TreeFormat
  /// That of the file or of the list.
  let name: String

  /// The names of its columns, or what stands where they would.
  private var headings: [String] {
    guard table.header.isEmpty else { return table.header }
    return table.count > 0 ? (0..<table.width).map { table.string(0, $0) } : []
  }

  /// Tables in the order of their levels: none stands in front of one that its columns are called after.
  ///
  /// `cities.csv countries.csv states.csv` become countries, states and cities. Where names tell nothing, the order stays.
  static func ordered(_ tables: [NamedTable]) -> [NamedTable] {
    let (names, headings) = (tables.map { TableName.normalized($0.name) }, tables.map(\.headings))
    func refers(_ one: Int, to other: Int) -> Bool {
      one != other && headings[one].contains { TableName.meaning(of: $0, names[other]) == .whole }
    }
    var (order, rest): ([Int], [Int]) = ([], Array(tables.indices))
    while !rest.isEmpty {
      let next = rest.firstIndex { one in !rest.contains { refers(one, to: $0) } } ?? 0
      order.append(rest.remove(at: next))
    }
    return order.map { tables[$0] }
  }
}
