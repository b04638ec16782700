import RegionModel

/// Rows with codes and parent codes, if every node has a code of its own; otherwise a column for each level.
struct TableWriter {
  private let part: ExportedPart
  private let separator: UInt8
  private let hasUniqueCodes: Bool
  private let hasCodes: Bool
  private let depth: Int
  private var fields: [String] = []

  init(_ part: ExportedPart, separator: UInt8) throws(ExportError) {
    self.part = part
    self.separator = separator
    var seen: Set<String> = []
    var (isUnique, deepest, hasAny) = (true, 0, false)
    try part.walk { event throws(ExportError) in
      guard case .enter(let region, let depth, _, _) = event else { return }
      deepest = max(deepest, depth + 1)
      hasAny = hasAny || !region.code.isEmpty
      isUnique = isUnique && !region.code.isEmpty && seen.insert(region.code).inserted
    }
    (hasUniqueCodes, depth, hasCodes) = (isUnique, deepest, hasAny)
    guard !isRows else { return }
    if depth > TableWriter.mostLevels {
      throw ExportError("\(depth) levels are too many for a column a level; --as jsonl has any number")
    }
    try part.checkTellsSiblingsApart()
  }

  /// The most levels that get a column each: readers of tables take no more than some hundred columns, and each row
  /// repeats all of its path.
  private static let mostLevels = 250

  /// Whether each node has a row that does not repeat its path.
  private var isRows: Bool { hasUniqueCodes || depth == 1 && !hasCodes }

  /// The rows with all further fields that fit.
  func written() throws(ExportError) -> ExportedTree {
    let keys = hasUniqueCodes ? ["code", "parent", "name"] : isRows ? ["name", "parent"] : levelHeader
    var writer = self
    func written(_ fields: [String]) throws(ExportError) -> [UInt8] {
      writer.fields = fields
      return try writer.rows()
    }
    let room = try FieldRoom(part, beside: keys, asksReader: !isRows, written)
    return ExportedTree(bytes: try written(room.names), leftOut: room.leftOut)
  }

  private func rows() throws(ExportError) -> [UInt8] {
    if hasUniqueCodes { return try parentRows() }
    return isRows ? try names() : try levelRows()
  }

  private func parentRows() throws(ExportError) -> [UInt8] {
    var output: [UInt8] = []
    appendRow(["code", "parent", "name"] + fields, to: &output)
    var way: [String] = []
    try part.walk { event throws(ExportError) in
      switch event {
      case .enter(let region, _, let hasChildren, _):
        appendRow(
          [region.code, way.last ?? "", region.name] + region.texts(of: fields).map { $0 ?? "" }, to: &output)
        if hasChildren { way.append(region.code) }
      case .leave(_, _, let hasChildren): if hasChildren { way.removeLast() }
      }
    }
    return output
  }

  private func names() throws(ExportError) -> [UInt8] {
    var output: [UInt8] = []
    appendRow(["name", "parent"] + fields, to: &output)
    try part.walk { event throws(ExportError) in
      guard case .enter(let region, _, _, _) = event else { return }
      appendRow([region.name, ""] + region.texts(of: fields).map { $0 ?? "" }, to: &output)
    }
    return output
  }

  /// Writes a row for each node: the nodes of its path, then empty cells.
  private func levelRows() throws(ExportError) -> [UInt8] {
    var output: [UInt8] = []
    appendRow(levelHeader + fields, to: &output)
    var way: [Region] = []
    try part.walk { event throws(ExportError) in
      switch event {
      case .enter(let region, _, _, _):
        way.append(region)
        var cells: [String] = []
        for level in 0..<width {
          if hasCodes { cells.append(level < way.count ? way[level].code : "") }
          cells.append(level < way.count ? way[level].name : "")
        }
        appendRow(cells + region.texts(of: fields).map { $0 ?? "" }, to: &output)
      case .leave: way.removeLast()
      }
    }
    return output
  }

  /// How many levels have columns.
  private var width: Int { max(depth, 2) }

  private var levelHeader: [String] {
    (1...width).flatMap { (hasCodes ? ["level\($0) code"] : []) + ["level\($0) name"] }
  }

  private func appendRow(_ cells: [String], to output: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.append(separator) }
      let needsQuotes =
        cell.utf8.contains { $0 == 0x22 || $0 == separator } || cell.utf8.first == UInt8(ascii: "#")
      guard needsQuotes else {
        output.append(cell)
        continue
      }
      output.append("\"")
      for byte in cell.utf8 { output += byte == 0x22 ? [0x22, 0x22] : [byte] }
      output.append("\"")
    }
    output.append("\n")
  }
}
