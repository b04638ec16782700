/// A table of one level, before it is joined with others.
struct NamedTable {
  let table: Table
  let format: TreeFormat
  /// That of the file or of the list.
  let name: String

  /// The names of its columns, or what stands where they would.
  var headings: [String] {
    guard table.header.isEmpty else { return table.header }
    return table.count > 0 ? (0..<table.width).map { table.string(0, $0) } : []
  }

  /// Whether a heading says that its column has parents, of whichever table: `parent_code`.
  var namesParents: Bool {
    headings.contains { heading in
      FieldNames.of(.parent).rank(FieldNames.normalized(heading)).map { $0 < FieldNames.ending } ?? false
    }
  }

  /// Tables in the order of their levels: none stands in front of one that its columns are called after.
  ///
  /// `cities.csv countries.csv states.csv` become countries, states and cities. Where names tell nothing, the order stays.
  static func ordered(_ tables: [NamedTable]) -> [NamedTable] {
    let (names, headings) = (tables.map { TableName.normalized($0.name) }, tables.map(\.headings))
    func refers(_ one: Int, to other: Int) -> Bool {
      // `Type` of types is no subtype.
      one != other
        && headings[one].contains { heading in
          TableName.meaning(of: heading, names[other]) == .whole && !TableName.isExact(heading, names[one])
        }
    }
    var (order, rest): ([Int], [Int]) = ([], Array(tables.indices))
    while !rest.isEmpty {
      let next = rest.firstIndex { one in !rest.contains { refers(one, to: $0) } } ?? 0
      order.append(rest.remove(at: next))
    }
    return order.map { tables[$0] }
  }

  /// Whether all tables have the same columns in the same order: they are parts of one, or lists of several places.
  static func areAlike(_ tables: [NamedTable]) -> Bool {
    guard let first = tables.first, tables.count > 1, first.table.width > 1 else { return false }
    let headings = first.headings
    return Set(headings).count == headings.count && !headings.contains("")
      && tables.allSatisfy {
        $0.headings == headings && $0.table.header.isEmpty == first.table.header.isEmpty
      }
  }

  /// Whether all tables have as many columns, and none of them headings: codes and names alone.
  static func areHeadless(_ tables: [NamedTable], _ options: ReadingOptions) -> Bool {
    guard let first = tables.first, tables.count > 1, first.table.width > 1 else { return false }
    return tables.allSatisfy { named in
      named.table.width == first.table.width && named.table.header.isEmpty
        && !HeaderRow.isHeader(named.table, options)
    }
  }

  /// The rows of tables with the same columns, under one heading.
  ///
  /// - Parameter text: The text of all tables.
  static func united(_ tables: [NamedTable], _ text: SourceText) -> Table? {
    guard areAlike(tables), var table = tables.first?.table else { return nil }
    table.text = text
    for other in tables.dropFirst() {
      // The headings of CSV are its first row still.
      for row in (table.header.isEmpty ? 1 : 0)..<max(other.table.count, 1) where row < other.table.count {
        table.append((0..<table.width).map { other.table.cell(row, $0) }, at: other.table.places[row])
      }
    }
    return table
  }
}
