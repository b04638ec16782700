import RegionModel

/// The formats that trees are read from, in the order in which a content is held against them.
///
/// A new format is a file in `Formats` and a case here, with the test that recognizes it and the reader that reads it.
public enum TreeFormat: String, CaseIterable, Sendable {
  case atlas, sqlite
  case binaryPlist = "binary-plist"
  case plist, json, jsonl, csv, tsv, semicolon, columns, lines

  /// What people call it.
  public var title: String {
    switch self {
    case .atlas: "compiled tree"
    case .sqlite: "SQLite"
    case .binaryPlist: "binary property list"
    case .plist: "property list (XML)"
    case .json: "JSON"
    case .jsonl: "JSON lines"
    case .csv: "CSV"
    case .tsv: "TSV"
    case .semicolon: "CSV with semicolons"
    case .columns: "aligned columns"
    case .lines: "lines"
    }
  }
}

extension TreeFormat {
  /// The format that a content has, from its content alone.
  static func recognized(_ bytes: UnsafeRawBufferPointer) -> TreeFormat {
    if bytes.starts(with: "AREATLAS".utf8) { return .atlas }
    if bytes.starts(with: "bplist0".utf8) { return .binaryPlist }
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
    guard start < bytes.count else { return .lines }
    switch bytes[start] {
    case UInt8(ascii: "{"): return .json
    case UInt8(ascii: "[") where isArray(bytes, from: start + 1): return .json
    case UInt8(ascii: "<"): return .plist
    default: return .lines
    }
  }

  /// Whether what follows a bracket can be a JSON array's first value.
  private static func isArray(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var index = start
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    guard index < bytes.count else { return true }
    return "{[\"]-0123456789tfn".utf8.contains(bytes[index])
  }
}
