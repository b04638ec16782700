import RegionModel

/// The formats of trees.
///
/// A new format is a case here, a test that recognizes it, and a file in `Formats` that reads it.
public enum TreeFormat: String, CaseIterable, Sendable {
  case atlas, sqlite
  case binaryPlist = "binary-plist"
  case plist, xml, json, jsonl, yaml, csv, tsv, semicolon, sql, columns, lines, ldif, obo, turtle, mesh

  /// The format's name for people.
  public var title: String {
    switch self {
    case .atlas: "compiled tree"
    case .sqlite: "SQLite"
    case .binaryPlist: "binary property list"
    case .plist: "property list (XML)"
    case .xml: "XML"
    case .json: "JSON"
    case .jsonl: "JSON lines"
    case .yaml: "YAML"
    case .csv: "CSV"
    case .tsv: "TSV"
    case .semicolon: "CSV with semicolons"
    case .sql: "SQL"
    case .columns: "aligned columns"
    case .lines: "lines"
    case .ldif: "LDIF"
    case .obo: "OBO"
    case .turtle: "Turtle"
    case .mesh: "MeSH"
    }
  }
}

extension TreeFormat {
  /// The format of a content, from its first bytes.
  static func recognized(_ bytes: UnsafeRawBufferPointer) -> TreeFormat {
    if bytes.starts(with: "AREATLAS".utf8) { return .atlas }
    if bytes.starts(with: "bplist0".utf8) { return .binaryPlist }
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
    guard start < bytes.count else { return .lines }
    switch bytes[start] {
    case UInt8(ascii: "{"): return beginsTemplate(bytes, start) ? .lines : .json
    case UInt8(ascii: "[")
    where isArray(bytes, from: start + 1) && !isDrawn(bytes, from: start)
      && !OtherFormats.beginsSection(bytes, start):
      return .json
    case UInt8(ascii: "<") where TaxonomyBlocks.areMeant(bytes): return .lines
    case UInt8(ascii: "<") where TurtleReader.isMeant(bytes): return .turtle
    case UInt8(ascii: "<"): return XMLFormat.isPropertyList(bytes) ? .plist : .xml
    default: return SQLFormat.isMeant(bytes) ? .sql : .lines
    }
  }

  /// Whether a bracket is that of a size or of rights in front of a drawn tree: `[4.0K]  .`, and a branch below it.
  private static func isDrawn(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    let head = bytes[start...].prefix(400)
    guard let end = head.firstIndex(of: UInt8(ascii: "]")), head[end...].starts(with: "]  ".utf8),
      let line = head.firstIndex(of: 0x0A)
    else { return false }
    return ["├", "└", "|--", "`--"].contains { head[(line + 1)...].starts(with: $0.utf8) }
  }

  /// Whether what begins is none of JSON but a template of a page: `{% extends "base.html" %}`, `{{ title }}`, `{# … #}`.
  static func beginsTemplate(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    start + 1 < bytes.count && bytes[start] == UInt8(ascii: "{") && "%{#".utf8.contains(bytes[start + 1])
  }

  /// Whether the text after a bracket can be a JSON array.
  private static func isArray(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var index = start
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    guard index < bytes.count else { return true }
    // A section may be called `[test]`.
    let word = bytes[index...].prefix { ScriptData.isWord($0) }
    let isWord = "tfn".utf8.contains(bytes[index])
    return "{[\"]-0123456789".utf8.contains(bytes[index])
      || isWord && ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
  }
}
