/// Codes whose headings begin as those of their names do, whatever words these are: `REG_CODE` beside `REGION`, `DIS_CODE`
/// beside `DISTRIC`.
extension LevelEvidence {
  /// Whether the heading of a code is the beginning of that of a name, with a word for codes.
  func isAbbreviation(_ code: Int, of name: Int) -> Bool {
    let header = relations.table.header
    let stem = TableName.stem(of: header[code])
    return stem.utf8.count > 1 && stem != FieldNames.normalized(header[code])
      && FieldNames.normalized(header[name]).hasPrefix(stem)
  }

  /// Adds columns between two levels, or below them, that have such a code beside them, as levels have too.
  mutating func addAbbreviated() {
    let header = relations.table.header
    guard !header.isEmpty, zip(levels, levels.dropFirst()).allSatisfy({ ($0.name ?? 0) < ($1.name ?? 0) })
    else { return }
    func pair(_ name: Int) -> Int? {
      [name + 1, name - 1].first {
        contents.indices.contains($0) && contents[$0].isCodes && isAbbreviation($0, of: name)
      }
    }
    guard levels.contains(where: { $0.name.flatMap(pair) != nil }) else { return }
    for name in contents.indices where !taken.contains(name) && relations.isName(name) {
      guard let code = pair(name), levels.allSatisfy({ $0.code != code }),
        let index = levels.firstIndex(where: { ($0.name ?? 0) > name }), index > 0,
        let upper = levels[index - 1].name, let lower = levels[index].name, relations.areOne(code, name),
        relations.tells(code, upper), relations.tells(pair(lower) ?? lower, code)
      else { continue }
      levels.insert(
        LevelColumn(stem: header[name], title: header[name], name: name, code: code, isKnown: false),
        at: index)
    }
  }
}
