/// Rows with two paths of as many steps, one of codes and one of names:
///
///     1 > 2        animals > pet supplies
///     1 > 2 > 3    animals > pet supplies > bird supplies
extension TableInterpreter {
  /// The tree of such paths, each step with its code; nil where no two columns are paths of one length.
  mutating func pairedPaths() -> Interpretation? {
    guard options.fields == FieldChoice(), options.separator == nil, !table.isOfObjects, table.count > 1,
      (2...TableInterpreter.mostPaired).contains(table.width)
    else { return nil }
    let rows = 0..<min(table.count, TableInterpreter.sampleOfPaths)
    let signs = (0..<table.width).map { column in
      PathSign.found(in: rows.map { table.text.string(table.text.trimmed(table.cell($0, column))) })
    }
    let paths = signs.indices.filter { signs[$0] != nil }
    for codes in paths {
      for names in paths where names != codes {
        guard let ways = ways(codes, signs[codes] ?? "", names, signs[names] ?? ""),
          let told = read(ways, codes, names, isFirm: signs[codes]?.first == " ")
        else { continue }
        return told
      }
    }
    return nil
  }

  private static let mostPaired = 20
  private static let sampleOfPaths = 100

  /// The steps of each row, with their codes; nil where the lengths differ, or where the steps of one are no codes or those of
  /// the other are.
  private mutating func ways(
    _ codes: Int, _ codeSign: String, _ names: Int, _ nameSign: String
  ) -> [[(code: Slice, name: Slice)]]? {
    let first = firstOfPaths(codes)
    let splitters = (PathSplitter(codeSign), PathSplitter(nameSign))
    var (ways, isNamed) = ([[(code: Slice, name: Slice)]](), false)
    var steps: (codes: [Slice], names: [Slice]) = ([], [])
    ways.reserveCapacity(table.count)
    for row in first..<table.count {
      let (code, name) = (table.cell(row, codes), table.cell(row, names))
      splitPaths(code, splitters.0, into: &steps.codes)
      splitPaths(name, splitters.1, into: &steps.names)
      guard steps.codes.count == steps.names.count, !steps.codes.isEmpty,
        steps.codes.allSatisfy({ step in table.text.bytes(step, TableInterpreter.isNumbered) })
      else { return nil }
      isNamed =
        isNamed || !steps.names.allSatisfy { step in table.text.bytes(step, TableInterpreter.isNumbered) }
      ways.append(Array(zip(steps.codes, steps.names)))
    }
    return isNamed ? ways : nil
  }

  /// The row behind what may be a heading: `Category ID Path`.
  private func firstOfPaths(_ codes: Int) -> Int {
    let isHeading =
      table.header.isEmpty
      && !table.text.bytes(table.cell(0, codes)) { $0.contains { $0 >= 0x30 && $0 <= 0x39 } }
    return isHeading ? 1 : 0
  }

  private static func isNumbered(_ step: UnsafeRawBufferPointer) -> Bool {
    CodeShape.isCode(step) && step.contains { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// Nil where a code stands for several names, or where no two rows share a step.
  ///
  /// - Parameter isFirm: Whether the sign hardly separates anything else. Days and versions have steps as well: `2021/09/01`, but
  ///   no row for a month.
  private mutating func read(
    _ ways: [[(code: Slice, name: Slice)]], _ codes: Int, _ names: Int, isFirm: Bool
  ) -> Interpretation? {
    let before = columns
    columns = TableColumns()
    columns.name(names, code: codes)
    columns.otherNames = (0..<table.width).filter { $0 != names && $0 != codes }
    var paths = PathRecords()
    let others = fieldNumbers(&paths)
    var (steps, ends) = (0, Set<Int32>())
    let first = firstOfPaths(codes)
    for (index, way) in ways.enumerated() {
      let row = first + index
      var parent = -1
      for (depth, step) in way.enumerated() {
        parent = paths.step(
          name: step.name, code: step.code, below: parent, depth: depth, place: table.places[row], table.text)
        guard table.text.string(paths.records.names[parent]) == table.text.string(step.name) else {
          columns = before
          return nil
        }
      }
      steps += way.count
      ends.insert(Int32(parent))
      if parent == paths.records.count - 1 { addFields(row, others, &paths) }
    }
    guard paths.records.count < steps, isFirm || paths.records.parents.contains(where: ends.contains) else {
      columns = before
      return nil
    }
    return finished(paths.finished(), "paths of names, and of their codes", parent: nil)
  }
}
