/// Words of addresses that are made of names, in a column that is called a name too: `category_nicename` beside `cat_name`.
///
///     category_nicename,category_parent,cat_name
///     cat-a,,Cat A
extension TableColumns {
  /// The column with the texts that those of the name's column are made of; nil where there is none.
  ///
  /// - Complexity: O(columns) in a sample of the rows, and O(1) where the first texts are no such words.
  func unslugged(besides word: Int, _ names: [String], _ table: Table, _ contents: [ColumnContent]) -> Int? {
    let rows = 0..<min(table.count, SlugColumns.sample)
    let slugs = rows.map { table.string($0, word) }
    guard rows.count > 2, slugs.allSatisfy(SlugColumns.isSlug) else { return nil }
    return names.indices.first { column in
      guard column != word, column != code, column != parent,
        contents[column].filled == contents[column].total,
        FieldNames.of(.name).rank(names[column]) ?? .max < FieldNames.lastResort
      else { return false }
      let texts = rows.map { table.string($0, column) }
      let same = zip(slugs, texts).count { SlugColumns.letters($0) == SlugColumns.letters($1) }
      return same * 4 >= rows.count * 3 && zip(slugs, texts).contains { $0 != $1 }
        && !texts.allSatisfy(SlugColumns.isSlug)
    }
  }
}

private enum SlugColumns {
  /// In rows.
  static let sample = 200

  /// Whether a text is in small letters of ASCII and digits, with hyphens between words.
  static func isSlug(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x5F
      }
  }

  /// What a text and the word that is made of it have in common.
  static func letters(_ text: String) -> [UInt8] {
    HeadingWords.folded(text.lowercased()).utf8.filter {
      $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x80
    }
  }
}
