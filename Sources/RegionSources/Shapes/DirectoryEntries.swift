/// Entries of a directory (LDAP): the distinguished name of each says where it stands, the lowest part first.
///
///     dn,mail
///     "ou=People,dc=example,dc=com",
///     "cn=Doe\, John,ou=People,dc=example,dc=com",john@example.com
extension TableInterpreter {
  private static let names: Set<String> = ["dn", "distinguishedname", "entrydn"]

  /// Whether some heading is one for distinguished names.
  static func hasDirectoryHeading(_ headings: [String]) -> Bool {
    headings.contains { names.contains(FieldNames.normalized($0)) }
  }

  /// The tree of such rows; nil where they are others.
  ///
  /// Parts that have no row of their own are named by their values. The domain at the end (`dc=example,dc=com`) is one
  /// step: `example.com`.
  mutating func directoryEntries() -> Interpretation? {
    guard options.fields.parent.isEmpty,
      let column = table.header.firstIndex(where: {
        TableInterpreter.names.contains(FieldNames.normalized($0))
      })
    else { return nil }
    let ways = self.column(column).map { cell in
      table.text.bytes(cell) { DistinguishedName($0) }
    }
    guard ways.count(where: { $0 == nil }) * 10 <= ways.count else { return nil }
    let entries = DirectoryTree(
      ways.enumerated().map { row, way in way ?? DistinguishedName(alone: table.string(row, column), row: row)
      })
    var records = rows(column, column)
    let titles = titles
    for row in 0..<table.count {
      let own = titles.map { table.text.trimmed(table.cell(row, $0)) }.first { !$0.isEmpty }
      records.names[row] = own ?? make(entries.title(entries.ways[row], 0))
    }
    for made in entries.made {
      records.append(name: make(made.title), parent: -1, place: table.places[made.row])
    }
    records.parents = entries.parents
    var result = finished(records, "entries of a directory", parent: column)
    result.understanding.name = [title(titles.first ?? column)]
    result.understanding.code = [title(column)]
    return result
  }

  /// The columns that say what an entry is called, the best first; where all are empty, the first part of its own name does.
  private var titles: [Int] {
    let normalized = table.header.map(FieldNames.normalized)
    let known = ["displayname", "cn", "name"].compactMap { normalized.firstIndex(of: $0) }
    return options.fields.name.isEmpty ? known : [columns.name].compactMap(\.self) + known
  }
}

/// A distinguished name in its parts, the lowest first: `cn=Doe\, John,ou=People,dc=example,dc=com`.
struct DistinguishedName {
  /// The parts with their values as they are to be read; `key` tells two parts apart, in any case.
  let parts: [(key: String, value: String)]

  /// What stands in a row that has none: it lies in nothing.
  init(alone value: String, row: Int) { parts = [("row=\(row)", value)] }

  /// The most parts that a name has; each costs as much as all behind it.
  private static let mostParts = 1_000

  /// Nil where a part is not `type=value`.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var parts: [(key: String, value: String)] = []
    for part in DistinguishedName.split(bytes) {
      guard parts.count < DistinguishedName.mostParts else { return nil }
      guard let sign = part.firstIndex(of: UInt8(ascii: "=")), sign > part.startIndex else { return nil }
      let type = String(decoding: part[..<sign], as: UTF8.self).lowercased()
        .split(separator: " ").joined()
      guard type.utf8.allSatisfy(DistinguishedName.isTypeByte) else { return nil }
      let value = DistinguishedName.value(part[(sign + 1)...])
      guard !value.isEmpty else { return nil }
      parts.append((type + "=" + value.lowercased(), value))
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  /// The bytes between the commas that are neither quoted nor behind a backslash.
  private static func split(_ bytes: UnsafeRawBufferPointer) -> [ArraySlice<UInt8>] {
    let all = Array(bytes)
    var (parts, start, index, isQuoted): ([ArraySlice<UInt8>], Int, Int, Bool) = ([], 0, 0, false)
    while index < all.count {
      switch all[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        if !isQuoted {
          parts.append(all[start..<index])
          start = index + 1
        }
      default: break
      }
      index += 1
    }
    return parts + [all[min(start, all.count)...]]
  }

  private static func isTypeByte(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x2E || byte == 0x2D
  }

  /// A value without its quotes and backslashes; a backslash also stands before two digits of a byte: `\2C`.
  private static func value(_ bytes: ArraySlice<UInt8>) -> String {
    var value: [UInt8] = []
    // How much of the value blanks at its end may be cut back to.
    var (kept, index) = (0, bytes.startIndex)
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\""), bytes.first(where: { $0 != 0x20 }) == byte { continue }
      if byte == UInt8(ascii: "\\"), index < bytes.endIndex {
        if index + 1 < bytes.endIndex, let high = hex(bytes[index]), let low = hex(bytes[index + 1]) {
          value.append(high << 4 | low)
          index += 2
        } else {
          value.append(bytes[index])
          index += 1
        }
        kept = value.count
      } else if byte != 0x20 || !value.isEmpty {
        value.append(byte)
        if byte != 0x20 { kept = value.count }
      }
    }
    return String(decoding: value[..<kept], as: UTF8.self)
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// How many parts at the end are those of a domain.
  var domain: Int { parts.reversed().prefix { $0.key.hasPrefix("dc=") }.count }

  /// The key of the parts from one on.
  func key(from part: Int) -> String { parts[part...].map(\.key).joined(separator: ",") }
}

/// Which entry each entry lies in: first those of the rows, then those that have none.
private struct DirectoryTree {
  let ways: [DistinguishedName]
  /// The number of each entry's parent; -1 for none.
  private(set) var parents: [Int32] = []
  /// The entries without a row, with the first row that lies in them.
  private(set) var made: [(title: String, row: Int)] = []
  /// The entries by their keys.
  private var numbers: [String: Int] = [:]
  /// How many parts the domain has that all lie in; they are one step.
  private let domain: Int

  init(_ ways: [DistinguishedName]) {
    self.ways = ways
    domain = ways.map(\.domain).filter { $0 > 0 }.min() ?? 0
    parents = [Int32](repeating: -1, count: ways.count)
    for (row, way) in ways.enumerated() where numbers[way.key(from: 0)] == nil {
      numbers[way.key(from: 0)] = row
    }
    for row in ways.indices { findParent(of: row) }
  }

  /// Finds what a row lies in, and makes what has no row.
  private mutating func findParent(of row: Int) {
    let way = ways[row]
    var (below, depth) = (row, 1)
    while way.parts.count - depth >= max(1, way.domain > 0 ? domain : 1) {
      let key = way.key(from: depth)
      if let known = numbers[key] {
        parents[below] = Int32(known)
        return
      }
      let number = parents.count
      numbers[key] = number
      parents[below] = Int32(number)
      parents.append(-1)
      made.append((title(way, depth), row))
      (below, depth) = (number, depth + 1)
    }
  }

  /// What an entry is called by the parts of a name from a depth on.
  func title(_ way: DistinguishedName, _ depth: Int) -> String {
    guard way.parts.count - depth == domain, way.domain >= domain else { return way.parts[depth].value }
    return way.parts[depth...].map(\.value).joined(separator: ".")
  }
}
