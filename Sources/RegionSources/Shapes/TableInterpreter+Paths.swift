/// Cells that are ways down a tree: `Apparel > Shoes`, `a/b/c`.
extension TableInterpreter {
  /// The sign between the steps of the ways in a column; nil where its cells are names.
  func pathSign(_ column: Int) -> String? {
    let heading = table.header.isEmpty ? "" : FieldNames.normalized(table.header[column])
    let isPath =
      ["path", "路径", "fullpath", "taxonomy", "hierarchy", "categorypath"].contains(heading)
      || heading.hasSuffix("namepath")
    let cells = (0..<min(table.count, ColumnContent.sample)).map {
      table.text.string(table.text.trimmed(table.cell($0, column)))
    }
    let filled = cells.filter { !$0.isEmpty }
    guard isPath || filled.count * 4 >= cells.count else { return nil }
    let areLines = format == .lines || table.header.isEmpty && table.width == 2 && columns.code != nil
    let known = areTaxa(filled) ? ";" : PathSign.found(in: filled, areLines: areLines) ?? (isPath ? "/" : nil)
    let found =
      known ?? (table.header.isEmpty && columns.code != nil && haveAllAbove(filled, "/") ? "/" : nil)
    // Objects have other ways to express nesting, so they count as paths only by the field's name, or if separated by
    // dots.
    if format == .lines, found == "/", PathSign.areInLines(filled) { return nil }
    // An address of the web cut in pieces is none.
    if found == "/", filled.count(where: { $0.has("://") }) * 2 > filled.count { return nil }
    // The columns of programs hold commands, and paths only where each place above has its row: `rpool`, `rpool/ROOT`. A
    // name in a table may have a slash, too: `Rock/Pop` beside `Jazz`.
    let areSome =
      found == "/" && !areLines && ["name", "title", "label"].contains(heading)
      && filled.contains { !$0.contains("/") }
      && filled.allSatisfy { !$0.has(" / ") && $0.split(separator: "/").count < 3 }
    if format == .columns || areSome, !isPath { return areWaysBelowRows(filled) ? "/" : nil }
    let isObjects = [.json, .jsonl, .plist, .binaryPlist, .xml, .yaml].contains(format)
    guard isObjects, !isPath, found != ".", let sign = found else { return found }
    // A slash between blanks separates steps; `and/or` is a name.
    let isSpaced = sign == "/" && filled.allSatisfy { !$0.has("/") || $0.has(" / ") }
    let own = isSpaced ? " / " : sign
    // A list of texts alone has no other way to say it.
    let isAlone = table.width == 1 && filled.count == cells.count
    return areWays(filled, own) || areGrouped(filled, own) || isAlone && RareSigns.arePaths(filled, own)
      ? own : nil
  }

  /// Whether nearly all cells are ways down, separated by a sign between blanks that hardly stands in names, and those that
  /// begin alike stand together, several each: `Apparel > Shoes`, `Apparel > Shirts`.
  private func areGrouped(_ cells: [String], _ sign: String) -> Bool {
    let isClear = [" > ", " › ", " » "].contains(sign)
    // A comparison has a number behind the sign: `Age > 18`.
    guard isClear || sign == " / ", cells.count >= (isClear ? 4 : 10),
      !cells.contains(where: { PathSign.components($0, sign).last?.first?.isNumber ?? false })
    else { return false }
    var (ways, firsts, last): (Int, Set<String>, String) = (0, [], "")
    for cell in cells {
      let steps = PathSign.components(cell, sign)
      if steps.count > 1 { ways += 1 }
      guard let first = steps.first, first != last else { continue }
      guard firsts.insert(first).inserted || isClear else { return false }
      last = first
    }
    return ways * 20 >= cells.count * 19 && firsts.count * 2 <= cells.count
  }

  /// Whether cells are ways down, separated by a sign between blanks, and nearly each has the one above it: `Pets > Birds`
  /// beside `Pets`.
  private func areWays(_ cells: [String], _ sign: String) -> Bool {
    guard sign.hasPrefix(" "), sign.hasSuffix(" ") else { return false }
    let known = Set(cells)
    let above = cells.compactMap { cell -> String? in
      let steps = PathSign.components(cell, sign)
      return steps.count > 1 ? steps.dropLast().joined(separator: sign) : nil
    }
    return above.count * 2 >= cells.count && above.count(where: known.contains) * 10 >= above.count * 9
  }

  /// Whether half of the names at least have a slash, and each of these has the one above it among the others: `rpool`,
  /// `rpool/ROOT`.
  func areWaysBelowRows(_ names: [String]) -> Bool {
    let ways = names.filter { $0.has("/") }
    return ways.count * 2 >= names.count && haveAllAbove(names, "/")
      && (ways.count > 2 || ways.contains { PathSign.components($0, "/").count > 2 })
  }

  /// Whether each cell with a sign has the one above it among the others, in rows of a code and a way each.
  private func haveAllAbove(_ cells: [String], _ sign: String) -> Bool {
    let known = Set(cells)
    let ways = cells.filter { $0.has(sign) }
    return !ways.isEmpty
      && ways.allSatisfy { known.contains(PathSign.components($0, sign).dropLast().joined(separator: sign)) }
  }

  /// Whether cells are ways down the kinds of living things, each with the letter of its rank: `k__Fungi; p__Ascomycota`.
  private func areTaxa(_ cells: [String]) -> Bool {
    let count = cells.count { $0.utf8.dropFirst().starts(with: "__".utf8) }
    return count * 10 >= cells.count * 9 && cells.contains { $0.utf8.contains(0x3B) }
  }
}
