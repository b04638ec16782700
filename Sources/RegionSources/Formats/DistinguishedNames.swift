/// Lines that are names of a directory's entries (LDAP) and nothing else, quoted or not, as `dsquery` and scripts print them:
///
///     ou=people,dc=example,dc=com
///     uid=ann,ou=people,dc=example,dc=com
enum DistinguishedNames {
  /// The types that such names are made of.
  private static let types: Set<String> = [
    "dc", "c", "o", "ou", "l", "st", "street", "cn", "uid", "userid", "sn", "gn", "givenname", "serialnumber",
    "mail", "email", "emailaddress", "title", "dnqualifier", "associateddomain", "member", "olcdatabase",
  ]
  /// The types that the last, and highest, part of a name has.
  private static let tops: Set<String> = ["dc", "c", "o", "ou", "l", "st", "cn"]

  /// The lines as a table of one column; nil where some line is something else, or where none lies in another place.
  ///
  /// - Parameter lines: The first lines of the text.
  static func table(_ text: SourceText, _ lines: [[UInt8]]) -> Table? {
    guard lines.count > 1, lines.prefix(10).allSatisfy({ $0.withUnsafeBytes(isName) }) else { return nil }
    var table = Table(text, width: 1)
    table.header = ["dn"]
    var areNames = true
    forEachLine(text.source) { start, end in
      let line = unquoted(text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start))), text)
      guard areNames, !line.isEmpty, text.source[start] != UInt8(ascii: "#") else { return }
      areNames = text.bytes(line, isName)
      table.append([line], at: UInt32(start))
    }
    return areNames && table.count > 1 ? table : nil
  }

  private static func unquoted(_ line: Slice, _ text: SourceText) -> Slice {
    let isQuoted = text.bytes(line) {
      $0.count > 2 && $0[0] == 0x22 && $0[$0.count - 1] == 0x22
    }
    return isQuoted ? Slice(start: line.start + 1, count: line.count - 2) : line
  }

  /// Whether bytes are parts of known types, of which the last may stand alone.
  private static func isName(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let bytes = Blank.trimmed(bytes)
    let inner =
      bytes.first == 0x22 ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst().dropLast()) : bytes
    guard inner.contains(UInt8(ascii: "=")), let name = DistinguishedName(inner), let last = name.parts.last,
      tops.contains(type(of: last.key))
    else { return false }
    // Certificates are named from the country down: `C = US, O = Example, CN = www`.
    if type(of: last.key) == "cn", let first = name.parts.first, name.parts.count > 1,
      tops.subtracting(["cn"]).contains(type(of: first.key))
    {
      return false
    }
    return name.parts.allSatisfy { types.contains(type(of: $0.key)) }
  }

  private static func type(of key: String) -> String { String(key.prefix { $0 != "=" }) }
}
