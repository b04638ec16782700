import RegionModel

/// One path per line, with `/` between its names, after the code and a tab; the first line marks the format.
enum PathsWriter {
  static func written(_ part: ExportedPart) throws(ExportError) -> [UInt8] {
    try part.checkTellsSiblingsApart()
    var output = Array("\(LinesFormat.pathsMark)\n".utf8)
    var way: [[UInt8]] = []
    try part.walk { event throws(ExportError) in
      switch event {
      case .enter(let region, _, _, _):
        way.append(Array(PathText.escaped(region.name, separator: "/").utf8))
        output.append(region.code)
        output.append("\t")
        output.append(contentsOf: way.joined(separator: "/".utf8))
        output.append("\n")
      case .leave: way.removeLast()
      }
    }
    return output
  }
}

/// XML property lists of dictionaries with `name`, `code` and `children`.
enum PropertyListWriter {
  static func written(_ part: ExportedPart, _ fields: [String]) throws(ExportError) -> [UInt8] {
    var output = Array(head.utf8)
    output.append("<array>\n")
    try part.walk { event throws(ExportError) in
      switch event {
      case .enter(let region, _, let hasChildren, _):
        output.append("<dict>")
        append("name", region.name, to: &output)
        if !region.code.isEmpty { append("code", region.code, to: &output) }
        if region.flags.contains(.disabled) { output.append("<key>disabled</key><true/>") }
        if !fields.isEmpty {
          for (name, text) in region.fields where fields.contains(name) { append(name, text, to: &output) }
        }
        if hasChildren { output.append("<key>children</key><array>\n") }
      case .leave(_, _, let hasChildren): output.append(hasChildren ? "</array></dict>\n" : "</dict>\n")
      }
    }
    output.append("</array>\n</plist>\n")
    return output
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private static func append(_ key: String, _ text: String, to output: inout [UInt8]) {
    output.append("<key>")
    appendEscaped(key, to: &output)
    output.append("</key><string>")
    appendEscaped(text, to: &output)
    output.append("</string>")
  }

  private static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append("&amp;")
      case UInt8(ascii: "<"): output.append("&lt;")
      case UInt8(ascii: ">"): output.append("&gt;")
      default: output.append(byte)
      }
    }
  }
}

/// The format of Vant's area picker: names by codes of six digits.
///
/// `{"province_list": {…}, "city_list": {…}, "county_list": {…}}`.
enum VantWriter {
  private static let lists = ["province_list", "city_list", "county_list"]

  static func written(_ part: ExportedPart) throws(ExportError) -> [UInt8] {
    var lists: [[UInt8]] = [[], [], []]
    try part.walk { event throws(ExportError) in
      guard case .enter(let region, let depth, _, _) = event else { return }
      guard let level = level(of: region, depth), level < 3 else { return }
      let code = try padded(region)
      if !lists[level].isEmpty { lists[level].append(",") }
      lists[level].append("\n  ")
      lists[level].append(quoted: code)
      lists[level].append(": ")
      lists[level].append(quoted: region.name)
    }
    var output = Array("{".utf8)
    for (index, list) in lists.enumerated() {
      output.append("\(index > 0 ? "," : "")\n \"\(VantWriter.lists[index])\": {")
      output += list
      output.append("\n }")
    }
    output.append("\n}\n")
    return output
  }

  /// The level of a region: from the data for China's divisions, from the depth for other trees.
  private static func level(of region: Region, _ depth: Int) -> Int? {
    region.tree.hasDivisionCodes ? Int(region.level.rawValue) - 1 : depth
  }

  private static func padded(_ region: Region) throws(ExportError) -> String {
    let code = region.code
    let isDigits = !code.isEmpty && code.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    guard isDigits, code.utf8.count <= 6, code.utf8.count % 2 == 0 else {
      throw ExportError("\(region.name) has the code '\(code)'; vant wants six digits, two for each level")
    }
    return code + String(repeating: "0", count: 6 - code.utf8.count)
  }
}

/// Nested names without codes, ending in lists of names: `{"北京市": {"市辖区": ["东城区"]}}`.
enum NamesWriter {
  static func written(_ part: ExportedPart) throws(ExportError) -> [UInt8] {
    var output: [UInt8] = []
    /// For each open list: whether it is an object, and the names in it.
    var open: [(isObject: Bool, names: Set<String>)] = []
    begin(part.roots.map(Array.init) ?? [part.root].compactMap(\.self), part, 0, &open, &output)
    try part.walk { event throws(ExportError) in
      switch event {
      case .enter(let region, let depth, let hasChildren, let isFirst):
        guard open[depth].names.insert(region.name).inserted else {
          throw ExportError(
            "\(region.name) stands twice below one parent, which names alone cannot tell apart")
        }
        if !isFirst { output.append(",") }
        output.append(quoted: region.name)
        if open[depth].isObject { output.append(":") }
        if hasChildren, let children = part.children(of: region, at: depth) {
          begin(Array(children), part, depth + 1, &open, &output)
        } else if open[depth].isObject {
          output.append("[]")
        }
      case .leave(_, _, let hasChildren):
        if hasChildren, let last = open.popLast() { output.append(last.isObject ? "}" : "]") }
      }
    }
    output.append(open[0].isObject ? "}\n" : "]\n")
    return output
  }

  private static func begin(
    _ list: [Region], _ part: ExportedPart, _ depth: Int,
    _ open: inout [(isObject: Bool, names: Set<String>)],
    _ output: inout [UInt8]
  ) {
    let isObject = list.contains { part.children(of: $0, at: depth) != nil }
    open.append((isObject, []))
    output.append(isObject ? "{" : "[")
  }
}
