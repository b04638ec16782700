/// Leaving rows out.
extension TableRows {
  /// Leaves out rows with flaws, and all below them.
  mutating func leaveOut(_ flaws: WholeTable.Flaws) {
    leaveOut(flaws.all.map(\.row))
  }

  mutating func leaveOut(_ rows: [Int]) {
    guard !rows.isEmpty else { return }
    if isOut.isEmpty { isOut = Array(repeating: false, count: parents.count) }
    for row in rows { isOut[row] = true }
    var isKnown = isOut
    for start in parents.indices {
      var way: [Int] = []
      var row = start
      while row >= 0, !isKnown[row] {
        isKnown[row] = true
        way.append(row)
        row = Int(parents[row])
      }
      if row >= 0, isOut[row] { for row in way { isOut[row] = true } }
    }
    keptRows = parents.indices.filter { !isOut[$0] }
    numbers = Array(repeating: -1, count: parents.count)
    for (number, row) in keptRows.enumerated() { numbers[row] = Int32(number) }
  }

  func isLeft(_ row: Int) -> Bool { isOut.isEmpty || !isOut[row] }

  /// How many rows are left.
  var left: Int { numbers.isEmpty ? parents.count : keptRows.count }

  /// The row with a number among those that are left.
  func kept(_ number: Int) -> Int { numbers.isEmpty ? number : keptRows[number] }

  /// The number of a row among those that are left.
  func number(_ row: Int) -> Int { numbers.isEmpty ? row : Int(numbers[row]) }

  /// The number that a row's parent has among those that are left; nil for a root.
  func parent(_ row: Int) -> Int? {
    let parent = Int(parents[row])
    return parent < 0 ? nil : numbers.isEmpty ? parent : Int(numbers[parent])
  }

  /// Leaves out what lists leave out: the only root, where it has no name, and rows without names that nothing lies in,
  /// beside others with names.
  mutating func passOver(_ nameless: [Int]) {
    guard !nameless.isEmpty else { return }
    let isNameless = Set(nameless)
    var filled: Set<Int32> = []
    var named: Set<Int32> = []
    var roots: [Int] = []
    for row in parents.indices {
      filled.insert(parents[row])
      if !isNameless.contains(row) { named.insert(parents[row]) }
      if parents[row] < 0, roots.count < 2 { roots.append(row) }
    }
    passedOver = nameless.filter { !filled.contains(Int32($0)) && named.contains(parents[$0]) }
    if roots.count == 1, isNameless.contains(roots[0]), filled.contains(Int32(roots[0])) {
      isRootPassedOver = true
      passedOver.append(roots[0])
      for row in parents.indices where parents[row] == Int32(roots[0]) { parents[row] = -1 }
    }
    leaveOut(passedOver)
  }

  /// What a person should know of the rows.
  var notes: [String] {
    var notes: [String] = []
    if isRootPassedOver { notes.append("the only root has no name: what lies in it are the roots") }
    let lines = passedOver.count - (isRootPassedOver ? 1 : 0)
    if lines > 0 {
      notes.append(
        lines == 1
          ? "1 row without a name and with nothing below it is left out"
          : "\(lines) rows without a name and with nothing below them are left out")
    }
    let several = Set(twins.map(\.first)).count
    if several > 0 {
      notes.append(
        several == 1
          ? "1 place lies in several others; it stands in each of these"
          : "\(several) places lie in several others; they stand in each of these")
    }
    return notes
  }
}
