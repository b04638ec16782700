/// The lines that programs draw in front of the names of a tree: `├── `, `|-- `, `+- `, `\--- `.
///
/// Box-drawing characters are always lines. ASCII signs may begin names, too; they are lines where several rows begin like
/// branches. Maven and sbt put `[INFO] ` in front of each row, and other texts stand around the trees of a report.
struct Guides {
  /// What stands in front of each row, with a blank behind it; empty for nothing.
  private let mark: [UInt8]
  private let areASCII: Bool
  /// Whether the text is a report, in which only some rows without branches belong to a tree.
  let isReport: Bool
  /// Whether Windows' `tree` wrote the text, which draws nothing in front of what lies in the last folder.
  private let isDrive: Bool
  /// Whether a sign for the state of what a row names stands in front of each branch.
  private let haveStates: Bool
  /// Whether a bar in the blank in front of a row says that the next one may stand for it, as `apt depends` has it:
  /// ` |Depends: debconf` above `  Depends: cdebconf`.
  private let haveChoices: Bool
  /// Whether ` -> ` leads to the target of a link, as in the output of `tree`.
  let haveTargets: Bool
  /// How many cells a tab stands for.
  private let tab: Int

  /// - Parameter lines: The first lines, neither blank nor comments.
  init(_ lines: [[UInt8]]) {
    let mark = Guides.mark(of: lines)
    let rows = mark.isEmpty ? lines : lines.filter { $0.starts(with: mark) }.map { Array($0[mark.count...]) }
    let found = rows.compactMap(Guides.branch)
    let isBelowRoot = rows.first.map { Guides.branch($0) == nil } ?? false
    areASCII =
      found.contains { "\\`".utf8.contains($0.sign) || $0.isSure } || found.count > 1 && isBelowRoot
      || found.count > 2 && found.count == rows.count && rows.contains { $0.starts(with: "|  ".utf8) }
    self.mark = areASCII ? mark : []
    haveStates = lines.contains(where: Guides.hasState)
    haveChoices = !areASCII && Guides.haveChoices(lines)
    tab = Guides.cellsOfTab(lines)
    haveTargets = found.allSatisfy { $0.width == 4 && $0.hasBlank }
    let isRuled = areASCII && rows.contains { $0.count > 9 && $0.allSatisfy { $0 == UInt8(ascii: "-") } }
    isDrive = Guides.isDrive(rows, areASCII)
    isReport = !self.mark.isEmpty || isRuled || isDrive
  }

  /// Whether a tree is drawn here.
  static func areThere(_ lines: [[UInt8]]) -> Bool {
    Guides(lines).areASCII
      || lines.contains { line in ["├", "│", "└"].contains { line.starts(with: $0.utf8) } || hasState(line) }
  }

  /// The cells of a tab where some rows are indented by tabs alone and others by blanks alone, as two editors leave them: as many
  /// as the blanks of one level; 8 elsewhere.
  private static func cellsOfTab(_ lines: [[UInt8]]) -> Int {
    let indents = lines.map { $0.prefix { $0 == 0x20 || $0 == 0x09 } }.filter { !$0.isEmpty }
    let blanks = indents.filter { $0.allSatisfy { $0 == 0x20 } }.map(\.count)
    let areTabs = indents.contains { $0.allSatisfy { $0 == 0x09 } }
    guard let unit = blanks.min(), areTabs, (2...4).contains(unit), blanks.allSatisfy({ $0 % unit == 0 }),
      indents.allSatisfy({ Set($0).count == 1 })
    else { return 8 }
    return unit
  }

  private static func haveChoices(_ lines: [[UInt8]]) -> Bool {
    let indented = lines.filter { $0.first == 0x20 && $0.count > 2 }
    let choices = indented.filter { $0[1] == UInt8(ascii: "|") }
    return !choices.isEmpty && choices.count < indented.count && choices.allSatisfy { $0[2] > 0x20 }
      && indented.allSatisfy { $0[1] == 0x20 || $0[1] == UInt8(ascii: "|") }
  }

  /// Whether a sign for a state stands in front of a branch that is drawn, as `systemctl list-dependencies` has it.
  private static func hasState(_ line: [UInt8]) -> Bool {
    let count = line.withUnsafeBytes(state)
    return count > 0
      && ["├", "│", "└"].contains { line[count...].drop { $0 == 0x20 }.starts(with: $0.utf8) }
  }

  /// The bytes of the sign for a state that a row begins with, and of the blank behind it; 0 for none.
  private static func state(_ row: UnsafeRawBufferPointer) -> Int {
    states.first { row.starts(with: $0) }?.count ?? 0
  }

  private static let states = ["● ", "○ ", "◌ ", "× ", "↻ ", "↺ "].map { Array($0.utf8) }

  private static func mark(of lines: [[UInt8]]) -> [UInt8] {
    for mark in ["[INFO] ", "[info] "].map({ Array($0.utf8) }) {
      let marked = lines.count { $0.starts(with: mark.dropLast()) }
      if marked > 1, marked * 2 > lines.count { return mark }
    }
    return []
  }

  /// Whether Windows' `tree` wrote the lines: its first folder is a drive's, below two lines on the volume.
  private static func isDrive(_ rows: [[UInt8]], _ areASCII: Bool) -> Bool {
    rows.prefix(4).indices.contains { index in
      guard isDriveName(rows[index]), index + 1 < rows.count else { return false }
      let next = rows[index + 1]
      return areASCII && "+\\|".utf8.contains(next[0]) || next[0] == 0xE2 || next.starts(with: "    ".utf8)
    }
  }

  /// `C:.`, `D:\APP`
  private static func isDriveName(_ row: some Collection<UInt8>) -> Bool {
    let front = Array(row.prefix(3))
    return front.count == 3 && front[1] == UInt8(ascii: ":") && front[0] | 0x20 >= 0x61
      && front[0] | 0x20 <= 0x7A
      && (front[2] == UInt8(ascii: ".") || front[2] == UInt8(ascii: "\\"))
  }

  // MARK: A row

  private struct Branch {
    let sign: UInt8
    /// In cells, with the blank behind it.
    let width: Int
    let hasBlank: Bool
    /// Whether names hardly begin so: `|__ `.
    let isSure: Bool
  }

  /// The branch in ASCII that a row begins with, behind the lines of those above it; nil where it has none.
  private static func branch(_ row: [UInt8]) -> Branch? {
    row.withUnsafeBytes { row in
      var index = 0
      while index < row.count {
        if let branch = branch(row, at: index) { return branch }
        guard row[index] == 0x20 || row[index] == UInt8(ascii: "|") else { return nil }
        index += 1
      }
      return nil
    }
  }

  /// Rules of tables, such as `+---+---+` and `|---|`, are no branches.
  private static func branch(_ row: UnsafeRawBufferPointer, at index: Int) -> Branch? {
    guard "+\\`|".utf8.contains(row[index]) else { return nil }
    var end = index + 1
    while end < row.count, row[end] == UInt8(ascii: "-") { end += 1 }
    let isUnderlined = row[index...].starts(with: "|__ ".utf8)
    if isUnderlined { end = index + 3 }
    guard end > index + 1, end < row.count, !"+|".utf8.contains(row[end]) else { return nil }
    let hasBlank = row[end] == 0x20
    return Branch(
      sign: row[index], width: end - index + (hasBlank ? 1 : 0), hasBlank: hasBlank, isSure: isUnderlined)
  }

  /// The part of a line behind the mark; nil for a line without the mark that all others have.
  func row(_ line: UnsafeRawBufferPointer) -> Int? {
    guard !mark.isEmpty else { return 0 }
    guard line.starts(with: mark.dropLast()) else { return nil }
    return min(mark.count, line.count)
  }

  /// The indentation of a row in cells and bytes, and whether it contains drawn lines.
  func indent(_ row: UnsafeRawBufferPointer) -> (cells: Int, bytes: Int, isDrawn: Bool) {
    var index = haveStates ? Guides.state(row) : 0
    var cells = index > 0 ? 2 : 0
    var isDrawn = false
    while index < row.count {
      switch row[index] {
      case 0x20: (cells, index) = (cells + 1, index + 1)
      case 0x09: (cells, index) = ((cells / tab + 1) * tab, index + 1)
      case 0xC2 where index + 1 < row.count && row[index + 1] == 0xA0: (cells, index) = (cells + 1, index + 2)
      case 0xE2 where index + 2 < row.count && (row[index + 1] == 0x94 || row[index + 1] == 0x95):
        (cells, index, isDrawn) = (cells + 1, index + 3, true)
      case 0x7C, 0x60, 0x2B, 0x5C:
        if haveChoices, index == 1, row[1] == 0x7C {
          (cells, index) = (2, 2)
          continue
        }
        guard areASCII else { return (cells, index, isDrawn) }
        if let branch = Guides.branch(row, at: index) {
          return (cells + branch.width, index + branch.width, true)
        }
        guard row[index] == 0x7C, index + 1 == row.count || row[index + 1] == 0x20 else {
          return (cells, index, isDrawn)
        }
        (cells, index, isDrawn) = (cells + 1, index + 1, true)
      default: return (cells, index, isDrawn)
      }
    }
    return (cells, index, isDrawn)
  }

  // MARK: Reports

  /// What Gradle writes below a heading without dependencies.
  private static let nothing = "No dependencies"

  /// Which rows of a report belong to its trees.
  func kept(_ rows: [String], drawn: [Bool], indents: [Int]) -> [Int] {
    var isBegun = false
    return rows.indices.filter { index in
      let next = index + 1 < rows.count ? (rows[index + 1], drawn[index + 1]) : nil
      let isInDrive = isDrive && (isBegun ? indents[index] > 0 : Guides.isDriveName(rows[index].utf8))
      let isKept = drawn[index] || isInDrive || isRoot(rows[index], next: next)
      isBegun = isBegun || isKept
      return isKept
    }
  }

  /// Whether a row of a report without branches is the root of a tree: one is drawn below it, or it is said to be empty, or
  /// it is written as Maven writes a module.
  private func isRoot(_ row: String, next: (text: String, isDrawn: Bool)?) -> Bool {
    if let next, next.isDrawn || next.text == Guides.nothing { return true }
    return !mark.isEmpty && !row.utf8.contains(0x20) && row.utf8.count { $0 == UInt8(ascii: ":") } > 2
  }
}
