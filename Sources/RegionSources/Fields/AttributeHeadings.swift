/// Columns that say how something is shown that another column names, or yes or no: they are no level, whatever they group.
///
///     domain,domain_desc,domain_icon,domain_order,group      subject,topic,done
///     Health,All of it,cross,1,Clinics                       Maths,Sums,True
enum AttributeHeadings {
  /// The columns that are called after another one, with a word for what it has, and that are the same wherever that is; and
  /// those of yes and no.
  ///
  /// - Complexity: O(columns²) in the headings, and O(rows) in the sample for each that is called so.
  static func columns(_ relations: ColumnRelations) -> Set<Int> {
    let (table, contents) = (relations.table, relations.contents)
    guard !table.header.isEmpty else { return [] }
    let names = table.header.map(FieldNames.normalized)
    let stems = names.map { $0.hasSuffix("name") ? String($0.dropLast(4)) : $0 }
    return Set(
      names.indices.filter { column in
        if Truth.areIn(column, table, contents[column]) { return true }
        guard let word = words.first(where: names[column].hasSuffix) else {
          return saysKind(column, names)
        }
        let stem = names[column].dropLast(word.count)
        return stem.utf8.count > 1
          && stems.indices.contains { $0 != column && stems[$0] == stem && relations.tells($0, column) }
      })
  }

  /// Whether a column says which kind of place the one in another column is: `region_type` beside `region`. That of a product
  /// may be a level above it.
  ///
  /// - Parameter names: The headings in the form of `FieldNames.normalized`.
  static func saysKind(_ column: Int, _ names: [String]) -> Bool {
    guard let word = kinds.first(where: names[column].hasSuffix) else { return false }
    let stem = String(names[column].dropLast(word.count))
    return places.contains(stem) && names.contains { $0 == stem || $0 == stem + "name" }
  }

  private static let kinds = ["type", "typ", "kind", "тип"]
  private static let places: Set<String> = [
    "region", "area", "state", "province", "county", "district", "city", "town", "municipality", "settlement",
    "village", "locality", "place", "street", "ward", "регион", "город", "район",
  ]

  /// In the form of `FieldNames.normalized`.
  private static let words = [
    "desc", "description", "color", "colour", "icon", "image", "img", "logo", "photo", "url", "link", "href",
    "slug", "order", "sort", "sortorder", "rank", "emoji",
  ]
}
