import RegionModel

/// Objects that hold their children: `[{"code": …, "name": …, "children": […]}]`.
struct JSONTreeWriter {
  enum Keys {
    /// `code`, `name`.
    case named
    /// `value` and `label`, for the cascaders of Element and Ant Design; without a code, the name is the value.
    case labelled
  }

  let keys: Keys
  /// Whether further fields are written.
  let hasFields: Bool
  /// Whether each root has a line of its own.
  var isLines = false

  func written(_ part: ExportedPart) throws(ExportError) -> [UInt8] {
    if keys == .labelled { try part.checkUniqueCodes() }
    var output: [UInt8] = []
    if !isLines { output.append("[") }
    try part.walk { event throws(ExportError) in
      switch event {
      case .enter(let region, let depth, let hasChildren, let isFirst):
        if !isFirst { output.append(isLines && depth == 0 ? "\n" : ",") }
        append(region, to: &output)
        if hasChildren { output.append(",\"children\":[") }
      case .leave(_, _, let hasChildren): output.append(hasChildren ? "]}" : "}")
      }
    }
    output.append(isLines ? "\n" : "]\n")
    return output
  }

  private func append(_ region: Region, to output: inout [UInt8]) {
    let code = region.code
    switch keys {
    case .named:
      output.append("{")
      if !code.isEmpty {
        output.append("\"code\":")
        output.append(quoted: code)
        output.append(",")
      }
      output.append("\"name\":")
      output.append(quoted: region.name)
    case .labelled:
      output.append("{\"value\":")
      output.append(quoted: code.isEmpty ? region.name : code)
      output.append(",\"label\":")
      output.append(quoted: region.name)
    }
    if region.flags.contains(.disabled) { output.append(",\"disabled\":true") }
    guard hasFields else { return }
    for (name, text) in region.fields where ExportedPart.isFree(name) {
      output.append(",")
      output.append(quoted: name)
      output.append(":")
      output.append(quoted: text)
    }
  }
}

extension ExportedPart {
  /// Whether a field's name is free, that is, not one by which a reader recognizes a role.
  static func isFree(_ name: String) -> Bool {
    let normalized = FieldNames.normalized(name)
    return FieldRole.allCases.allSatisfy { FieldNames.of($0).rank(normalized) == nil }
  }

  /// The further fields that a table can have columns for.
  var fieldNames: [String] { tree.fieldNames.filter(ExportedPart.isFree) }

  /// - Throws: `ExportError` if two nodes have the same code.
  func checkUniqueCodes() throws(ExportError) {
    var seen: Set<String> = []
    try walk { event throws(ExportError) in
      guard case .enter(let region, _, _, _) = event, !region.code.isEmpty else { return }
      guard seen.insert(region.code).inserted else {
        throw ExportError(
          "the code \(region.code) is that of several places, which the form cannot tell apart")
      }
    }
  }
}

extension Region {
  /// The texts of further fields, in the order of their names; nil for one that the region lacks.
  func texts(of names: [String]) -> [String?] {
    guard !names.isEmpty else { return [] }
    let own = fields
    return names.map { name in own.first { $0.name == name }?.text }
  }
}
