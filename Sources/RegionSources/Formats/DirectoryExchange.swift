import RegionModel

/// Entries of a directory as LDAP's tools print them (LDIF, RFC 2849); one attribute a line, a blank line between entries.
///
///     dn: ou=People,dc=example,dc=com
///     objectClass: organizationalUnit
///     ou: People
enum DirectoryExchange {
  /// The most attributes that become fields; those that come first in the file.
  private static let mostAttributes = 100

  /// Whether the first line that says something is an entry's name, perhaps behind the version.
  static func isMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    for line in TextShape.lines(UnsafeRawBufferPointer(rebasing: bytes.prefix(4_096))) {
      if line.starts(with: "version:".utf8) { continue }
      return (line.starts(with: "dn: ".utf8) || line.starts(with: "dn:: ".utf8))
        && line.contains(UInt8(ascii: "="))
    }
    return false
  }

  /// The entries as rows: the name first, then a column for each attribute with its first value.
  static func table(_ text: SourceText) -> Table {
    var reader = EntryReader(text)
    forEachLine(text.source) { start, end in reader.read(start, end) }
    return reader.finished(atMost: mostAttributes)
  }
}

private struct EntryReader {
  private var text: SourceText
  private var attributes: [String] = []
  private var numbers: [String: Int] = [:]
  private var entries: [(place: UInt32, cells: [(attribute: Int, value: Slice)])] = []
  /// The line that is being read, with those that continue it.
  private var line: [UInt8] = []
  private var place: UInt32 = 0
  private var isInside = false

  init(_ text: SourceText) { self.text = text }

  mutating func read(_ start: Int, _ end: Int) {
    let bytes = text.source[start..<end]
    if bytes.first == 0x20 {
      line.append(contentsOf: bytes.dropFirst())
      return
    }
    endLine()
    line.append(contentsOf: bytes)
    place = UInt32(start)
    if bytes.isEmpty { isInside = false }
  }

  /// Takes the attribute of the line that is complete.
  private mutating func endLine() {
    defer { line.removeAll(keepingCapacity: true) }
    guard let sign = line.firstIndex(of: UInt8(ascii: ":")), line.first != UInt8(ascii: "#") else { return }
    // Options stand behind the type: `cn;lang-de`.
    let type = String(decoding: line[..<sign], as: UTF8.self)
    let isEncoded = sign + 1 < line.count && line[sign + 1] == UInt8(ascii: ":")
    let rest = line[(sign + (isEncoded ? 2 : 1))...].drop { $0 == 0x20 }
    guard let value = isEncoded ? Base64.decoded(rest) : Array(rest),
      value.withUnsafeBytes({ TextRules.flaw(in: $0) }) == nil
    else { return }
    if type == "dn" {
      isInside = !value.isEmpty
      if isInside { entries.append((place, [])) }
    }
    guard isInside, !value.isEmpty else { return }
    let number = numbers[type] ?? attributes.count
    if number == attributes.count {
      attributes.append(type)
      numbers[type] = number
    }
    let last = entries.count - 1
    guard !entries[last].cells.contains(where: { $0.attribute == number }) else { return }
    entries[last].cells.append((number, value.withUnsafeBytes { text.make($0) }))
  }

  mutating func finished(atMost limit: Int) -> Table {
    endLine()
    let width = min(attributes.count, limit)
    var table = Table(text, width: width)
    table.header = Array(attributes.prefix(width))
    table.reserve(entries.count)
    for entry in entries {
      var cells = [Slice](repeating: .none, count: width)
      for (attribute, value) in entry.cells where attribute < width { cells[attribute] = value }
      table.append(cells, at: entry.place)
    }
    return table
  }
}

private enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Nil where a sign is none of its own.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var (bytes, bits, width): ([UInt8], UInt32, Int) = ([], 0, 0)
    for sign in text where sign != UInt8(ascii: "=") {
      guard let value = alphabet.firstIndex(of: sign) else { return nil }
      bits = bits << 6 | UInt32(value)
      width += 6
      guard width >= 8 else { continue }
      width -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(width)))
    }
    return bytes
  }
}
