import RegionModel
import RegionSearch

/// Rows are found as in a list. Shortcuts are not: whoever types a letter means the list.
extension Rows {
  /// - Complexity: As of `RegionList.position(of:)`, and O(log runs).
  public func position(of region: Region) -> Int? { position(whole.position(of: region)) }

  /// The row of a region, or of one that is the same in another tree.
  public func row(of region: Region) -> Int? { position(whole.row(of: region)) }

  /// The rows that a word names; where it names none, the row with its number, counted from 0: `#2`.
  func rows(named word: String) -> [Int] {
    let named = whole.rows(named: word)
    return (named.isEmpty ? [Rows.number(of: word)].compactMap(\.self) : named)
      .compactMap { whole.indices.contains($0) ? position($0) : nil }
  }

  /// The row that a word leads through although it names none, and the word that is left.
  func rowTowards(_ word: String, below above: Region?) -> (row: Int, rest: String)? {
    guard let (row, rest) = whole.rowTowards(word, below: above?.code ?? "") else { return nil }
    return position(row).map { ($0, rest) }
  }

  private static func number(of word: String) -> Int? {
    guard word.first == "#", word.utf8.count <= 19, word.dropFirst().utf8.allSatisfy({ $0 >= 48 && $0 <= 57 })
    else { return nil }
    return Int(word.dropFirst())
  }

  /// The letters of the sections, in order.
  public var letters: [Letter] {
    isCut ? whole.letters.filter { !section(of: $0).isEmpty } : whole.letters
  }

  /// The rows under a letter; an empty range at their place if there are none.
  public func section(of letter: Letter) -> Range<Int> {
    let section = whole.section(of: letter)
    return position(before: section.lowerBound)..<position(before: section.upperBound)
  }

  /// The first row from `row` on whose initials begin with letters, continuing from the top; nil if there is none.
  ///
  /// - Complexity: As of `RegionList`; where only some rows count, O(rows) of the first letter's section.
  public func firstPosition(initials letters: [Letter], from row: Int = 0) -> Int? {
    guard isCut else {
      let found = whole.firstPosition(initials: letters, from: Swift.max(row - shortcutCount, 0))
      return found.map { $0 + shortcutCount }
    }
    let rows = rows(under: letters.first)
    let start = Swift.min(Swift.max(row, rows.lowerBound), rows.upperBound)
    func fits(_ row: Int) -> Bool { self[row].initialsBegin(with: letters) }
    return (start..<rows.upperBound).first(where: fits) ?? (rows.lowerBound..<start).first(where: fits)
  }

  /// The first row whose pinyin is letters, else the first that begins with them; nil if there is none.
  public func firstPosition(pinyin letters: [Letter]) -> Int? {
    guard isCut else { return whole.firstPosition(pinyin: letters).map { $0 + shortcutCount } }
    let fits = rows(under: letters.first).lazy.map { (row: $0, fit: self[$0].fit(ofPinyin: letters)) }
    return fits.first { $0.fit == .whole }?.row ?? fits.first { $0.fit == .beginning }?.row
  }

  /// The first row whose English name begins with letters; nil if there is none.
  public func firstPosition(english letters: [Letter]) -> Int? {
    guard isCut else { return whole.firstPosition(english: letters).map { $0 + shortcutCount } }
    return siblings.indices.first { letters.count > 1 && self[$0].isSpelledInEnglish(letters) }
  }

  /// Whether rows of the list are missing.
  private var isCut: Bool { count - shortcutCount != whole.count }

  /// The rows that may begin with a letter: its section, or the whole list where there are no sections.
  private func rows(under letter: Letter?) -> Range<Int> {
    guard tree.order == .letters, let letter else { return shortcutCount..<count }
    return section(of: letter)
  }
}
