/// Rows with a name and the way to where they lie: `Bolt` beside `Hardware > Fasteners`, as shops list their goods.
extension TableInterpreter {
  /// The tree of the ways with the rows below them; nil where no column holds such ways.
  ///
  /// - Complexity: O(columns × sample), and O(rows) where a column holds them.
  mutating func pathsAbove(_ name: Int) -> Interpretation? {
    guard options.fields == FieldChoice(), options.separator == nil, !options.isAnswer, !table.header.isEmpty,
      table.count > 2, contents[name].filled == contents[name].total, columns.level == nil,
      let (column, sign) = wayAbove(name)
    else { return nil }
    let splitter = PathSplitter(sign)
    var paths = PathRecords()
    let others = fieldNumbers(&paths)
    var (names, known): ([Slice], Set<SIMD2<Int>>) = ([], [])
    for row in 0..<table.count {
      splitPaths(table.cell(row, column), splitter, into: &names)
      var parent = -1
      for (depth, step) in names.enumerated() {
        parent = paths.step(
          name: step, code: .none, below: parent, depth: depth, place: table.places[row], table.text)
      }
      let own = table.text.trimmed(table.cell(row, name))
      let code = columns.code.map { table.text.trimmed(table.cell(row, $0)) } ?? .none
      let record = paths.step(
        name: own, code: code, below: parent, depth: names.count, place: table.places[row], table.text)
      // Two rows would be one place, or one that others lie in.
      guard known.insert(SIMD2(record, 0)).inserted, record == paths.records.count - 1 else { return nil }
      addFields(row, others, &paths)
    }
    return finished(
      paths.finished(), "rows below paths, separated by \(sign.split(separator: " ").joined())", parent: nil)
  }

  /// The tree of the ways, where these were taken for the names, and another column tells the rows apart: `category path, product`.
  mutating func goodsBelow(_ way: Int) -> Interpretation? {
    guard !table.header.isEmpty, !contents[way].isUnique,
      TableInterpreter.wordsForWays.contains(FieldNames.normalized(table.header[way]))
    else { return nil }
    let own = contents.indices.first { column in
      column != way && column != columns.code && contents[column].areTexts && contents[column].isUnique
        && contents[column].filled == contents[column].total
        && (HeadingNouns.contain(table.header[column])
          || LevelRank.isOfGoods(FieldNames.normalized(table.header[column])))
    }
    guard let own else { return nil }
    let before = columns
    columns.name(own, code: columns.code)
    if let told = pathsAbove(own) { return told }
    columns = before
    return nil
  }

  /// The column of the ways and the sign between their steps.
  private func wayAbove(_ name: Int) -> (column: Int, sign: String)? {
    let rows = 0..<min(table.count, TableInterpreter.sampleOfWays)
    for column in 0..<table.width
    where column != name && column != columns.code && contents[column].areTexts
      && contents[column].filled == contents[column].total && !contents[column].isPaths
    {
      let isSaid = TableInterpreter.wordsForWays.contains(FieldNames.normalized(table.header[column]))
      let cells = rows.map { table.text.string(table.text.trimmed(table.cell($0, column))) }
      guard !cells.contains(where: { $0.has("://") }), let sign = PathSign.found(in: cells),
        isSaid && !table.isOfObjects || [" > ", " » ", " › "].contains(sign)
      else { continue }
      let deep = cells.count { $0.has(sign) }
      let heads = Set(cells.map { $0.components(before: sign) })
      guard deep * 10 >= cells.count * 6, heads.count * 2 <= cells.count,
        isSaid || deep * 10 >= cells.count * 9
      else { continue }
      return (column, sign)
    }
    return nil
  }

  private static let sampleOfWays = 500

  private static let wordsForWays: Set<String> = [
    "category", "categorypath", "categorytree", "categoryhierarchy", "producttype",
    "productcategory",
    "googleproductcategory", "breadcrumb", "breadcrumbs", "taxonomy", "hierarchy", "folder", "folderpath",
    "section",
    "location", "department", "kategorie", "kategoriepfad", "pfad", "categoría", "categoria", "catégorie",
    "ruta", "chemin",
    "категория", "раздел", "分类", "类目", "商品分类", "カテゴリ", "카테고리",
  ]
}

extension String {
  /// What stands before a sign; the whole text where it has none.
  fileprivate func components(before sign: String) -> Substring {
    firstRange(ofText: sign).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
