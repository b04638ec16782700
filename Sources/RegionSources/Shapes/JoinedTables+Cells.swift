/// Joins that only the cells tell: `state` holds the `id` of states, whatever the files are called.
extension JoinedTables {
  /// The join with the nearest earlier table whose keys stand in a column of the rows.
  ///
  /// Such a column repeats, nine of ten cells are keys of the table, and at least half of the table's rows stand in it: small
  /// numbers fit any `id`, but they name the first few rows alone.
  ///
  /// - Complexity: O(rows) for each column of codes that passes a look at its first cells.
  func joinByCells(_ interpreter: TableInterpreter) -> Join? {
    let columns = interpreter.contents.indices.filter { mayRefer($0, interpreter) }
    guard !columns.isEmpty else { return nil }
    for part in parts.reversed() {
      let joins = keys(of: part).flatMap { key in
        let known = Set(first(part.interpreter.table, key, part.interpreter.table.count))
        return columns.compactMap { column -> Join? in
          let cells = first(interpreter.table, column, JoinedTables.firstCells)
          guard cells.count(where: known.contains) * 10 >= cells.count * 8,
            let join = fit(interpreter.table, column, part, key: key), isTold(join, part)
          else { return nil }
          return join
        }
      }
      if var join = clearest(joins, interpreter.table, part) {
        let above = Set(join.parents)
        join.isReference =
          !above.contains(-2) && above.count > 2 && above.count * 10 >= part.interpreter.table.count * 9
        return join
      }
    }
    return nil
  }

  /// Whether a join that the cells tell is better than one that the headings do: with a nearer table, or with fewer rows
  /// that find none, or with more of the rows above.
  func isBetter(_ join: Join, than other: Join) -> Bool {
    let (lost, otherLost) = (join.parents.count { $0 == -2 }, other.parents.count { $0 == -2 })
    if other.column == nil { return lost < otherLost }
    if join.start != other.start { return join.start > other.start || otherLost * 10 > other.parents.count }
    return lost < otherLost || lost == otherLost && Set(join.parents).count > Set(other.parents).count
  }

  /// Whether a column may name rows of another table: it holds codes, some of them several times, and no measures.
  private func mayRefer(_ column: Int, _ interpreter: TableInterpreter) -> Bool {
    let content = interpreter.contents[column]
    return column != interpreter.columns.name && !content.isUnique && content.distinct > 1
      && areKeys(interpreter, column) && !isMeasure(interpreter, column)
  }

  /// Whether a column holds measures by its heading: two places of one latitude have nothing else in common.
  func isMeasure(_ interpreter: TableInterpreter, _ column: Int) -> Bool {
    let header = interpreter.table.header
    return QuantityWords.areIn(header, column)
      || !header.isEmpty && FieldNames.normalized(header[column]) == "area"
        && interpreter.contents[column].isNumbers
  }

  /// The columns of codes that tell the rows of a table apart, but for a few.
  private func keys(of part: Part) -> [Int] {
    part.interpreter.contents.indices.filter { column in
      let content = part.interpreter.contents[column]
      return column != part.interpreter.columns.name && column != part.joinedBy
        && content.filled == content.total && content.distinct > 1
        && content.distinct * 20 >= content.total * 19 && areKeys(part.interpreter, column)
        && !isMeasure(part.interpreter, column)
    }
  }

  /// Whether a column holds codes, or words as programs write them: `aba-north`.
  private func areKeys(_ interpreter: TableInterpreter, _ column: Int) -> Bool {
    if interpreter.contents[column].isCodes { return true }
    let cells = first(interpreter.table, column, JoinedTables.firstCells)
    return !cells.isEmpty
      && cells.allSatisfy { cell in
        cell.unicodeScalars.allSatisfy { $0.isASCII && $0 != " " && !$0.properties.isUppercase }
      }
  }

  private func isTold(_ join: Join, _ part: Part) -> Bool {
    let above = Set(join.parents.filter { $0 >= 0 }).count
    let named = join.parents.count { $0 != -1 }
    return above > 1 && above * 2 >= part.interpreter.table.count
      && join.parents.count { $0 >= 0 } * 10 >= named * 9 && named * 10 >= join.parents.count * 9
  }

  /// The join that loses the fewest rows, has the most rows above, and is called after its key, the first of equal ones.
  private func clearest(_ joins: [Join], _ table: Table, _ part: Part) -> Join? {
    let ranked = joins.enumerated().map { number, join in
      (
        [
          join.parents.count { $0 == -2 }, -Set(join.parents).count,
          isCalledAlike(join, table, part.interpreter.table) ? 0 : 1, number,
        ], join
      )
    }
    return ranked.min { $0.0.lexicographicallyPrecedes($1.0) }?.1
  }

  private func isCalledAlike(_ join: Join, _ table: Table, _ upper: Table) -> Bool {
    guard let column = join.column, let key = join.key, !table.header.isEmpty, !upper.header.isEmpty else {
      return false
    }
    return FieldNames.normalized(table.header[column]).hasSuffix(FieldNames.normalized(upper.header[key]))
  }

  /// Whether a code tells apart the rows that lie in one of the rows above.
  func tellsApart(_ interpreter: TableInterpreter, _ code: Int?, _ join: Join) -> Bool {
    guard let code, let column = join.column else { return code != nil }
    return interpreter.contents[code].isUnique || RowPaths(interpreter.table).tellApart([column, code])
  }

  /// The column that tells the rows apart and is called as the key of the rows above: `alias` of wards, where `lga_alias`
  /// holds the `alias` of the area.
  func keyOfOneName(_ interpreter: TableInterpreter, _ join: Join) -> Int? {
    guard let key = join.key, let part = parts.first(where: { $0.start == join.start }) else { return nil }
    let (header, upper) = (interpreter.table.header, part.interpreter.table.header)
    guard !header.isEmpty, !upper.isEmpty else { return nil }
    return header.indices.first { column in
      let content = interpreter.contents[column]
      return FieldNames.normalized(header[column]) == FieldNames.normalized(upper[key])
        && column != join.column && column != interpreter.columns.name && content.isUnique
        && content.filled == content.total && areKeys(interpreter, column)
    }
  }

  private func first(_ table: Table, _ column: Int, _ count: Int) -> [String] {
    (0..<min(table.count, count)).map { text.string(text.trimmed(table.cell($0, column))) }.filter {
      !$0.isEmpty
    }
  }

  /// How many cells are looked at before a whole column is.
  private static let firstCells = 200
}
