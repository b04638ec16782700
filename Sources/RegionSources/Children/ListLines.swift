import RegionModel

/// The plainest answer: one line for each place, with its code, a tab, its name, and perhaps a third column.
///
/// The third column is `-` for a place without children and `+` for one with children. A line without a tab is a name.
struct ListLines {
  private(set) var list: ListMaker

  /// Whether the bytes are such lines: text with at most two tabs a line that does not begin like another format.
  static func isMeant(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { !isBlank($0) }) else { return true }
    if [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<")].contains(first) { return false }
    if ["AREATLAS", "bplist", "SQLite format 3"].contains(where: { bytes.starts(with: $0.utf8) }) {
      return false
    }
    let isTabbed = bytes.contains(tab)
    return lines(bytes).allSatisfy { line in
      let tabs = line.count { $0 == tab }
      let third = line.split(separator: tab, maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2)
        .first
      return isTabbed ? (1...2).contains(tabs) && isSign(third ?? []) : tabs == 0
    }
  }

  init(_ list: ListMaker) { self.list = list }

  /// Adds the places of all lines.
  ///
  /// - Throws: `ListSourceError` for the first line that is no place.
  mutating func append(_ bytes: [UInt8]) throws(ListSourceError) {
    for (index, line) in ListLines.lines(bytes).enumerated() { try append(line, number: index + 1) }
  }

  private mutating func append(_ line: ArraySlice<UInt8>, number: Int) throws(ListSourceError) {
    let cells = line.split(separator: ListLines.tab, maxSplits: 2, omittingEmptySubsequences: false)
    let code = ListLines.trimmed(cells.count > 1 ? cells[0] : [])
    let name = ListLines.trimmed(cells.count > 1 ? cells[1] : cells[0])
    if name.isEmpty { throw .failed("line \(number): there is no name") }
    if let flaw = TextRules.flaw(in: name) ?? TextRules.flaw(in: code) {
      throw .failed("line \(number): the name or the code holds \(flaw)")
    }
    let flags = ListLines.flags(ListLines.trimmed(cells.count > 2 ? cells[2] : []))
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

  private static func isSign(_ cell: ArraySlice<UInt8>) -> Bool {
    let sign = trimmed(cell)
    return sign.isEmpty || sign.elementsEqual("-".utf8) || sign.elementsEqual("+".utf8)
  }

  /// The lines that are not blank, without their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy(isBlank) }
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
