import RegionModel

/// Rows with codes and parent codes, if every node has a code of its own; otherwise a column for each level.
struct TableWriter {
  private let part: ExportedPart
  private let separator: UInt8
  private let hasUniqueCodes: Bool
  private let hasCodes: Bool
  private let depth: Int
  private let fields: [String]

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
    fields = part.fieldNames
  }

  func written() throws(ExportError) -> [UInt8] {
    if hasUniqueCodes { return try parentRows() }
    return depth == 1 && !hasCodes ? try names() : try levelRows()
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
    let width = max(depth, 2)
    var header: [String] = []
    for level in 1...width {
      if hasCodes { header.append("level\(level) code") }
      header.append("level\(level) name")
    }
    appendRow(header + fields, to: &output)
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
