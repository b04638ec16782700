/// Finds each row's parent and reports errors between rows.
struct ParentCheck {
  private(set) var flaws: [TreeBuilder.BuildError] = []
  /// The row of each row's parent; -1 for none.
  private(set) var parents: [Int32]
  private let texts: RowTexts

  /// - Parameter needsUniqueCodes: Whether every row must have a code of its own.
  /// - Complexity: O(*n*).
  init(_ texts: RowTexts, needsUniqueCodes: Bool) {
    self.texts = texts
    parents = texts.rows.map(\.parent)
    let knowsByCode = texts.rows.contains { $0.parentCodeCount > 0 }
    if needsUniqueCodes || knowsByCode { findByCode(needsUniqueCodes) }
    for row in parents.indices where parents[row] >= parents.count || parents[row] < -1 {
      report(row, "the parent \(parents[row]) does not exist")
      parents[row] = -1
    }
    checkLevels()
    checkCycles()
    if flaws.isEmpty { checkDepths() }
  }

  private mutating func report(_ row: Int, _ text: String) {
    flaws.append(.init(record: row, description: text))
  }

  private mutating func findByCode(_ needsUniqueCodes: Bool) {
    var table = ByteTable(capacity: texts.rows.count)
    var isShared = Array(repeating: false, count: texts.rows.count)
    let code = { [texts] (row: UInt32) in texts.code(Int(row)) }
    for row in texts.rows.indices where texts.rows[row].codeCount > 0 {
      let first = table.insert(texts.code(row), UInt32(row), bytesOf: code)
      guard first != row else { continue }
      isShared[Int(first)] = true
      if needsUniqueCodes { report(row, "the code \(text(texts.code(row))) stands here a second time") }
    }
    for row in texts.rows.indices {
      if needsUniqueCodes, texts.rows[row].codeCount == 0 { report(row, "the code is empty") }
      guard texts.rows[row].parentCodeCount > 0 else { continue }
      let wanted = texts.parentCode(row)
      guard let parent = table.number(of: wanted, bytesOf: code) else {
        report(row, "the parent \(text(wanted)) does not exist")
        continue
      }
      if isShared[Int(parent)], !needsUniqueCodes {
        report(row, "the parent \(text(wanted)) is the code of several")
      }
      parents[row] = Int32(parent)
    }
  }

  private mutating func checkLevels() {
    for row in parents.indices where parents[row] >= 0 {
      let (own, above) = (texts.rows[row].level, texts.rows[Int(parents[row])].level)
      guard own > 0, above > 0 else { continue }
      if !Level(rawValue: own).mayStandBelow(Level(rawValue: above)) {
        report(row, "level \(own) is not below its parent's, \(above)")
      }
    }
  }

  /// Reports one row of each cycle of parents.
  private mutating func checkCycles() {
    var lastVisit = [Int32](repeating: -1, count: parents.count)
    for start in parents.indices {
      var row = Int32(start)
      while row >= 0, lastVisit[Int(row)] == -1 {
        lastVisit[Int(row)] = Int32(start)
        row = parents[Int(row)]
      }
      if row >= 0, lastVisit[Int(row)] == start {
        let code = text(texts.code(Int(row)))
        report(Int(row), "\(code.isEmpty ? texts.name(Int(row)) : code) is its own ancestor")
      }
    }
  }

  /// Reports the first row of each branch that lies too deep; there are no cycles.
  private mutating func checkDepths() {
    var depths = [Int32](repeating: 0, count: parents.count)
    var way: [Int] = []
    for start in parents.indices {
      var row = start
      while depths[row] == 0, parents[row] >= 0 {
        way.append(row)
        row = Int(parents[row])
      }
      if depths[row] == 0 { depths[row] = 1 }
      var depth = depths[row]
      while let below = way.popLast() {
        depth += 1
        depths[below] = depth
        if depth == TreeBuilder.deepest + 1 { report(below, "lies deeper than 10,000 levels") }
      }
    }
  }

  /// The rows whose code is that of a row before them below the same parent.
  ///
  /// - Parameter tables: The number of each row's table, where those of different ones may have one code; 0 for rows
  ///   behind its end.
  /// - Complexity: O(*n*), with a text for each code.
  func siblingsOfOneCode(_ tables: [UInt8] = []) -> [TreeBuilder.BuildError] {
    struct Key: Hashable {
      let parent: Int32
      let table: UInt8
      let code: String
    }
    var seen: Set<Key> = []
    func table(_ row: Int) -> UInt8 { row < tables.count ? tables[row] : 0 }
    return parents.indices.filter { row in
      texts.rows[row].codeCount > 0
        && !seen.insert(Key(parent: parents[row], table: table(row), code: text(texts.code(row)))).inserted
    }.map { ParentCheck.siblingOfOneCode($0, texts) }
  }

  private static func siblingOfOneCode(_ row: Int, _ texts: RowTexts) -> TreeBuilder.BuildError {
    let code = String(decoding: texts.code(row), as: UTF8.self)
    return TreeBuilder.BuildError(record: row, description: "the code \(code) stands twice below one parent")
  }

  private func text(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes, as: UTF8.self) }
}
