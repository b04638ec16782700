/// Headings of tables that spreadsheets write over two rows: groups above, `Region,,Sales,` and `Area,Store,2023,2024`, or
/// units below, `Area` and `(sq. km)`.
extension Table {
  /// Takes a second row of headings for that of the first where it says more, and drops one of units.
  ///
  /// - Complexity: O(columns), and O(rows) where the second row may be a heading.
  mutating func takeSecondHeader() {
    guard count > 2, width > 1, !header.isEmpty, !isOfObjects else { return }
    let second = rowTexts(0, text)
    let filled = second.filter { !$0.isEmpty }
    if filled.count > 1, filled.allSatisfy(Table.isUnit) { return removeFirst() }
    if fillsGaps(second) {
      header = second.indices.map { second[$0].isEmpty ? header[$0] : second[$0] }
      return removeFirst()
    }
    let headings = headings(below: header, second)
    guard filled.count == width, header.contains(where: \.isEmpty), Set(headings).count == width,
      (0..<width).contains(where: { isAboveNumbers($0, second[$0]) })
    else { return }
    header = headings
    removeFirst()
  }

  /// Whether a second row has words above numbers, some of them below empty headings, and the two rows head each column:
  /// `Satz-;;Amtlicher Regionalschlüssel;;;Name` above `art;Kennzeichen;Land;RB;Kreis;`.
  private func fillsGaps(_ second: [String]) -> Bool {
    guard width > 3, count > 3,
      second.indices.allSatisfy({ !second[$0].isEmpty || !header[$0].isEmpty }),
      Set(second.indices.map { second[$0].isEmpty ? header[$0] : second[$0] }).count == width,
      second.allSatisfy({ cell in !cell.contains { $0.isNumber } })
    else { return false }
    let gaps = second.indices.filter { header[$0].isEmpty && !second[$0].isEmpty }
    return gaps.count > 1 && gaps.count { isAboveNumbers($0, second[$0]) } * 2 > gaps.count
  }

  /// The second row of headings, each with its group in front where the same stands in several: `Sales 2023`, `Target 2023`.
  private func headings(below groups: [String], _ second: [String]) -> [String] {
    var group = ""
    return second.indices.map { column in
      if !groups[column].isEmpty { group = groups[column] }
      let isAlone = second.count { $0 == second[column] } == 1
      return isAlone || group.isEmpty ? second[column] : group + " " + second[column]
    }
  }

  private static func isUnit(_ cell: String) -> Bool {
    cell.hasPrefix("(") && cell.hasSuffix(")") || cell == "%"
  }

  /// Whether a cell stands above numbers and is none of them: a word, or a year above what was sold in it.
  private func isAboveNumbers(_ column: Int, _ cell: String) -> Bool {
    let cells = (1..<min(count, 200)).map { string($0, column) }.filter { !$0.isEmpty }
    guard !cells.isEmpty, cells.allSatisfy(Table.isNumber) else { return false }
    return !Table.isNumber(cell) || Table.isYear(cell) && !cells.contains(where: Table.isYear)
  }

  static func isYear(_ cell: String) -> Bool { Int(cell).map { (1900...2100).contains($0) } ?? false }

  private static func isNumber(_ cell: String) -> Bool {
    cell.utf8.contains { (0x30...0x39).contains($0) }
      && cell.utf8.allSatisfy { (0x30...0x39).contains($0) || ".,+-% ".utf8.contains($0) }
  }
}
