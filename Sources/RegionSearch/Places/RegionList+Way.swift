import RegionModel

/// Finding the way to a place of which a search said the path, down lists that come one by one.
///
/// A search may know the codes of all places above a match, or their names alone, or nothing but the code of the match.
extension RegionList {
  /// The row of this list that leads to the last place of a path.
  ///
  /// The place of the step decides: its code where it has one, else its name. Where only names are known of what stands
  /// above the place, or nothing, its own code helps: the row with that code, or else the one in whose code it lies.
  ///
  /// - Parameter index: How many steps stand above this list.
  /// - Returns: The row, and the path with what this list says of it; nil where no row leads there, or several may.
  public func way(along path: [Region], at index: Int) -> (row: Int, path: [Region])? {
    guard path.indices.contains(index) else { return nil }
    if let row = onlyRow(fitting: path[index]) { return (row, path) }
    guard let wanted = path.last, !wanted.code.isEmpty,
      path.dropLast().allSatisfy({ $0.tree !== wanted.tree || $0.code.isEmpty })
    else { return nil }
    let above = Array(path[..<index])
    let code = wanted.code
    let own = indices.filter { self[$0].code == code }
    if own.count == 1 { return (own[0], above + [self[own[0]]]) }
    return row(inWhoseCodeLies: code, below: above.last?.code ?? "").map { ($0, above + [self[$0], wanted]) }
  }

  /// The row of a region; of one known by its code or by words alone, the only row that has the code or that the word fits.
  public func onlyRow(fitting region: Region) -> Int? {
    if let row = row(of: region) { return row }
    let code = region.code
    let named = code.isEmpty ? region.name : code
    if let row = onlyRow(named: named), code.isEmpty || self[row].code == code { return row }
    // The source's search knows codes, and its lists have none.
    guard !code.isEmpty, let row = onlyRow(named: region.name), self[row].code.isEmpty else { return nil }
    return row
  }

  private func onlyRow(named word: String) -> Int? {
    let rows = rows(named: word)
    return rows.count == 1 ? rows[0] : nil
  }

  /// The row that a word leads through although it names none: the one in whose code it lies, 440305 through 44, or with whose
  /// name in Han characters it begins, 广东省深圳市 through 广东省.
  ///
  /// - Parameter above: The code of the place that this list lies below; empty for none.
  /// - Returns: The row, and the word that is left to be found below it; nil where no row is, or several are.
  public func rowTowards(_ word: String, below above: String) -> (row: Int, rest: String)? {
    let text = PlaceWords.word(word)
    if text.utf8.contains(where: { (0x30...0x39).contains($0) }),
      !text.contains(where: { " ,".contains($0) }),
      let row = row(inWhoseCodeLies: text, below: above)
    {
      return (row, word)
    }
    guard let first = text.unicodeScalars.first, first.properties.isIdeographic else { return nil }
    let rows = indices.filter { text.hasPrefix(self[$0].name) && self[$0].name.utf8.count < text.utf8.count }
    let longest = rows.map { self[$0].name.utf8.count }.max()
    let found = rows.filter { self[$0].name.utf8.count == longest }
    guard found.count == 1, let row = found.first else { return nil }
    let rest = text.dropFirst(self[row].name.count).drop { " ,，、　".contains($0) }
    return rest.isEmpty ? nil : (row, PathText.escaped(String(rest), separator: "/"))
  }

  /// The row whose code is the longest that a code lies in, and longer than the one above.
  private func row(inWhoseCodeLies code: String, below above: String) -> Int? {
    let least = CodeNest.depth(of: code, in: above) ?? 0
    let rows = indices.compactMap { row in
      CodeNest.depth(of: code, in: self[row].code).map { (row: row, depth: $0) }
    }
    guard let deepest = rows.map(\.depth).max(), deepest > least else { return nil }
    let best = rows.filter { $0.depth == deepest }
    return best.count == 1 ? best[0].row : nil
  }
}

/// Codes that lie in each other: 440305 in 4403, 440300 and 44, `b21` in `b2`.
public enum CodeNest {
  /// How much of a code a code above it shares, in bytes; nil where the one does not lie in the other.
  ///
  /// Two or more zeros at the end of the upper code stand for what lies below.
  public static func depth(of code: String, in above: String) -> Int? {
    let (inner, outer) = (code.utf8, above.utf8)
    guard !outer.isEmpty, inner.count >= outer.count, !inner.elementsEqual(outer) else { return nil }
    if inner.starts(with: outer) { return outer.count }
    guard outer.suffix(2).elementsEqual("00".utf8) else { return nil }
    let stem = outer[
      ..<(outer.lastIndex { $0 != UInt8(ascii: "0") }.map(outer.index(after:)) ?? outer.startIndex)]
    return !stem.isEmpty && inner.starts(with: stem) ? stem.count : nil
  }
}
