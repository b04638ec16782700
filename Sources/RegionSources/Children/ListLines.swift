import RegionModel

/// The plainest answer: one line for each place, with its code, a tab, its name, and perhaps a third column.
///
/// The third column is `-` for a place without children and `+` for one with children. A line without a tab is a name.
/// What `psql -A` and `sqlite3` print when nothing else is said has bars instead of tabs: `2|Asia`. These are read where
/// something like a code stands in front of the bar of every line.
enum ListLines {
  /// Whether the bytes are such lines: text with at most two tabs a line that does not begin like another format.
  static func isMeant(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { !isBlank($0) }) else { return true }
    if [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<")].contains(first) { return false }
    if ["AREATLAS", "bplist", "SQLite format 3"].contains(where: { bytes.starts(with: $0.utf8) }) {
      return false
    }
    return !bytes.contains(tab) || lines(bytes).allSatisfy { isPlace($1, tab) }
  }

  /// Whether a line is a code and a name, or these and a sign.
  private static func isPlace(_ line: ArraySlice<UInt8>, _ separator: UInt8) -> Bool {
    let cells = cells(of: line, separator)
    return (2...3).contains(cells.count) && isSign(cells.count > 2 ? cells[2] : [])
  }

  /// The cells of a line. Behind the first bar, one between blanks is part of the name: `5|SSD | NVMe`.
  private static func cells(of line: ArraySlice<UInt8>, _ separator: UInt8) -> [ArraySlice<UInt8>] {
    var (cells, start) = ([ArraySlice<UInt8>](), line.startIndex)
    for at in line.indices where line[at] == separator {
      let isInName =
        separator == bar && !cells.isEmpty && at > start && at + 1 < line.endIndex && line[at - 1] == 0x20
        && line[at + 1] == 0x20
      if isInName { continue }
      cells.append(line[start..<at])
      start = at + 1
    }
    cells.append(line[start...])
    return cells
  }

  /// What stands between code and name: a tab, or else a bar; a tab too where the lines are names alone.
  private static func separator(_ lines: Lines) -> UInt8 {
    guard !lines.hasTabs || !lines.contains(where: { $0.bytes.contains(tab) }) else { return tab }
    let areBarred = lines.allSatisfy { _, line in
      guard let end = line.firstIndex(of: bar), isPlace(line, bar) else { return false }
      return isCode(trimmed(line[..<end]))
    }
    return areBarred ? bar : tab
  }

  /// Whether bytes may be a code: a number, capitals, an identifier of many digits.
  private static func isCode(_ cell: ArraySlice<UInt8>) -> Bool {
    cell.withUnsafeBytes { CodeShape.isCode($0) } || isLongIdentifier(cell)
  }

  /// Whether bytes are as those of a UUID.
  private static func isLongIdentifier(_ cell: ArraySlice<UInt8>) -> Bool {
    cell.count == 36
      && cell.allSatisfy {
        $0 == UInt8(ascii: "-") || $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66
      }
  }

  /// Adds the places of all lines to a list.
  ///
  /// - Parameter keepsGoing: Whether such lines, and those whose code stood before, are left out.
  /// - Throws: `ListSourceError` for the first line that is no place, with its number; also if only such lines are there,
  ///   since a place without a list would look as if nothing lay below it.
  static func add(_ bytes: [UInt8], to list: inout ListMaker, keepsGoing: Bool) throws(ListSourceError) {
    let lines = lines(bytes)
    let separator = separator(lines)
    var seen: Set<[UInt8]> = []
    var first: ListSourceError?
    for (number, line) in lines {
      guard keepsGoing else {
        try add(line, separator, number: number, to: &list)
        continue
      }
      let cells = cells(of: line, separator)
      let code = cells.count > 1 ? Array(trimmed(cells[0])) : []
      guard code.isEmpty || !seen.contains(code) else {
        list.leaveOut()
        continue
      }
      do throws(ListSourceError) {
        try add(line, separator, number: number, to: &list)
        seen.insert(code)
      } catch {
        first = first ?? error
        list.leaveOut()
      }
    }
    if let first, list.builder.count == 0 { throw first }
  }

  private static func add(
    _ line: ArraySlice<UInt8>, _ separator: UInt8, number: Int, to list: inout ListMaker
  ) throws(ListSourceError) {
    let cells = line.contains(separator) ? cells(of: line, separator) : []
    let code = trimmed(cells.count > 1 ? cells[0] : [])
    let name = trimmed(cells.count > 1 ? cells[1] : line)
    if name.isEmpty { throw .failed("line \(number): there is no name") }
    if let flaw = TextRules.flaw(in: name) ?? TextRules.flaw(in: code) {
      throw .failed("line \(number): the name or the code holds \(flaw)")
    }
    let flags = flags(trimmed(cells.count > 2 ? cells[2] : []))
    name.withUnsafeBytes { name in
      code.withUnsafeBytes { code in _ = list.add(code: code, name: name, flags: flags) }
    }
  }

  private static func flags(_ sign: ArraySlice<UInt8>) -> RegionTree.Flags {
    switch sign.first {
    case UInt8(ascii: "-"): .leaf
    case UInt8(ascii: "+"): .hasChildren
    default: []
    }
  }

  private static let tab = UInt8(ascii: "\t")
  private static let bar = UInt8(ascii: "|")

  private static func isSign(_ cell: ArraySlice<UInt8>) -> Bool {
    let sign = trimmed(cell)
    return sign.isEmpty || sign.elementsEqual("-".utf8) || sign.elementsEqual("+".utf8)
  }

  /// The lines that are not blank, without their ends, each with its number, counted from 1; found one by one, since there
  /// may be millions.
  private static func lines(_ bytes: [UInt8]) -> Lines { Lines(bytes) }

  private struct Lines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    /// Where the next line begins.
    private var place: Int
    private var number = 0
    /// Where codes and names have tabs between them, a line without one that begins with # is a remark.
    let hasTabs: Bool

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      hasTabs = bytes.contains(tab)
    }

    mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
      while place < bytes.count {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let line = bytes[place..<end]
        place = end + 1
        number += 1
        let isRemark = hasTabs && line.first == UInt8(ascii: "#") && !line.contains(tab)
        if !isRemark, !line.allSatisfy(isBlank) { return (number, line) }
      }
      return nil
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0D || byte == 0x0A || byte == 0x09
  }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var cell = cell.drop(while: isBlank)
    while let last = cell.last, isBlank(last) { cell.removeLast() }
    return cell
  }
}
