/// Categories above the rows that stand together below them: `skill_id,skill,skill_category`.
///
/// What a row is may be said of it, or be where it lies. It is a level where the heading says so, the rows of each category
/// stand together, and no other column groups them.
extension TableColumns {
  mutating func takeCategory(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard let name, levels.isEmpty, parent == nil, level == nil, !table.header.isEmpty, !table.isOfObjects,
      contents[name].filled == contents[name].total,
      contents[name].distinct * 5 >= contents[name].total * 4,
      code.map({ contents[$0].isUnique }) ?? true
    else { return }
    let groups = contents.indices.filter { column in
      column != name && column != code && contents[column].filled == contents[column].total
        && relations.isName(column) && !contents[column].isPaths && !relations.isProperty(column)
        && relations.repeats(column) && relations.stands(column)
    }
    guard groups.count == 1, let group = groups.first, TableColumns.isCategory(table.header[group]),
      relations.counts[group] * 2 <= relations.rows.count,
      relations.bitsOfRuns(group) >= (group == 0 ? TableColumns.fewestInFront : TableColumns.fewestBits)
    else { return }
    // A subcategory would be a level as well.
    let isDivided = contents.indices.contains { column in
      column != group && column != name && relations.isName(column) && contents[column].distinct > 1
        && TableColumns.isCategory(table.header[column])
    }
    guard !isDivided, code.map({ !NestedCode.nests($0, table) }) ?? true else { return }
    let title = table.header[group]
    levels = [
      LevelColumn(stem: title, title: title, name: group, isKnown: true),
      LevelColumn(stem: "name", title: table.header[name], name: name, code: code, isKnown: true),
    ]
  }

  /// How unlikely it must be that the rows of each category stand together: one in so many powers of two.
  private static let fewestBits = 8
  /// The same of a category in front of all else, where people write what rows lie in.
  private static let fewestInFront = 2

  private static func isCategory(_ heading: String) -> Bool {
    let word = HeadingWords.folded(FieldNames.normalized(heading))
    return ["categor", "kategor"].contains { word.has($0) } || word.hasSuffix("section")
  }
}
