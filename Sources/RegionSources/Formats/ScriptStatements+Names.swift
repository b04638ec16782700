/// Objects that hold nothing but names of what stands in front: `module.exports = { provinces, getAll }`.
extension ScriptStatements {
  /// Takes such an object, and goes behind it, where some of its names are those of literals and others of functions, or where
  /// one name alone is that of a literal; whether it did.
  mutating func takeNamesAlone() -> Bool {
    guard let names = namesAlone else { return false }
    let known = names.filter { literal(named: $0) != nil }
    guard known.count == 1 || !known.isEmpty && known.count < names.count else { return false }
    if known.count == 1 { exportedName = known[0] }
    skipGroup()
    return true
  }

  /// The names in an object that begins here, `{ a, b: c }`; nil where it holds anything else.
  private var namesAlone: [Range<Int>]? {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "{") else { return nil }
    var (scanner, names) = (ScriptStatements(bytes, scanningAt: at + 1), [Range<Int>]())
    while scanner.skipBlanks(), scanner.bytes[scanner.at] != UInt8(ascii: "}") {
      var name = scanner.word()
      guard !name.isEmpty, scanner.skipBlanks() else { return nil }
      if bytes[scanner.at] == UInt8(ascii: ":") {
        scanner.at += 1
        guard scanner.skipBlanks() else { return nil }
        name = scanner.word()
        guard !name.isEmpty, scanner.skipBlanks() else { return nil }
      }
      names.append(name)
      if bytes[scanner.at] == UInt8(ascii: ",") {
        scanner.at += 1
      } else if bytes[scanner.at] != UInt8(ascii: "}") {
        return nil
      }
    }
    return scanner.at < bytes.count && !names.isEmpty ? names : nil
  }
}
