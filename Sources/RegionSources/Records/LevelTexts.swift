/// What the levels of a tree are called, where each record says what it is: `"level": "province"`, `type,County`.
struct LevelTexts {
  private let records: Records
  private let text: SourceText

  init(_ records: Records, _ text: SourceText) { (self.records, self.text) = (records, text) }

  /// The names of the levels, the highest first, empty for a level whose records say nothing; no names at all where less than
  /// two levels have one, where two levels have the same, or where records of one level differ.
  ///
  /// - Complexity: O(*n*), and nothing where no field is called so.
  func names() -> [String] {
    for word in LevelTexts.words {
      guard let field = records.fieldNames.firstIndex(where: { FieldNames.normalized($0) == word }),
        let names = names(in: UInt16(field))
      else { continue }
      return names
    }
    return []
  }

  /// What such fields are called, the most telling first.
  private static let words = [
    "levelname", "leveltype", "level", "admintype", "type", "kind", "rank", "级别", "层级", "类型",
  ]
  /// In bytes.
  private static let longest = 40
  private static let mostLevels = 20

  private func names(in field: UInt16) -> [String]? {
    guard let depths = depths() else { return nil }
    var found: [Slice] = []
    for (record, depth) in depths.enumerated() {
      while found.count <= depth { found.append(.none) }
      guard let own = records.fields(of: record).first(where: { $0.name == field })?.text else { continue }
      if found[depth].isEmpty { found[depth] = own }
      guard text.areEqual(found[depth], own) else { return nil }
    }
    let names = found.map { text.string(text.trimmed($0)) }
    let told = names.filter { !$0.isEmpty }
    guard told.count > 1, Set(told).count == told.count,
      told.allSatisfy({ $0.utf8.count <= LevelTexts.longest && $0.contains(where: \.isLetter) })
    else { return nil }
    return names
  }

  /// The depth of each record; nil for trees of one level, or of very many.
  private func depths() -> [Int]? {
    var depths = [Int](repeating: -1, count: records.count)
    var deepest = 0
    for start in depths.indices {
      var (way, record) = ([Int](), start)
      while record >= 0, depths[record] < 0 {
        // A circle is a flaw that is told elsewhere.
        guard way.count <= LevelTexts.mostLevels else { return nil }
        way.append(record)
        record = Int(records.parents[record])
      }
      var depth = record < 0 ? -1 : depths[record]
      for record in way.reversed() {
        depth += 1
        depths[record] = depth
      }
      deepest = max(deepest, depth)
    }
    return deepest > 0 && deepest < LevelTexts.mostLevels ? depths : nil
  }
}
