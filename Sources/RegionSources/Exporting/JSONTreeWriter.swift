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
  /// The further fields that are written.
  var fields: [String] = []
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
    guard !fields.isEmpty else { return }
    for (name, text) in region.fields where fields.contains(name) {
      output.append(",")
      output.append(quoted: name)
      output.append(":")
      output.append(quoted: text)
    }
  }
}

extension ExportedPart {
  /// - Throws: `ExportError` if two siblings have one name and no code, or one code, so that rows of paths would be one
  ///   place.
  func checkTellsSiblingsApart() throws(ExportError) {
    var open: [Set<String>] = [[]]
    try walk { event throws(ExportError) in
      switch event {
      case .enter(let region, let depth, let hasChildren, _):
        guard open[depth].insert(region.code.isEmpty ? region.name : region.code).inserted else {
          throw ExportError(
            region.code.isEmpty
              ? "\(region.name) stands twice below one parent, which names alone cannot tell apart"
              : "the code \(region.code) is that of several places, which the form cannot tell apart")
        }
        if hasChildren { open.append([]) }
      case .leave(_, _, let hasChildren): if hasChildren { open.removeLast() }
      }
    }
  }

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
