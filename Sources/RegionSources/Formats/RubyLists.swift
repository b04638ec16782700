/// A list that a script of Ruby begins with, and of which it does something with each name:
///
///     ["North", "South"].each do |zone|
///       Zone.create(title: zone)
///     end
enum RubyLists {
  /// In bytes.
  private static let sample = 1 << 16
  private static let calls = ["each", "each_with_index", "map", "forEach", "collect"]

  /// Whether a text begins with such a list, and whether it has no other one; nil where it begins with something else.
  ///
  /// - Complexity: O(1) where it ends with a bracket, as JSON does, or begins with no text; else O(*n*).
  static func isOnly(in bytes: UnsafeRawBufferPointer, from start: Int) -> Bool? {
    guard beginsTexts(bytes, start), bytes.last(where: { $0 > 0x20 }) != UInt8(ascii: "]") else { return nil }
    guard let end = listEnd(bytes, start), end < bytes.count, bytes[end] == UInt8(ascii: ".") else {
      return nil
    }
    let call = bytes[(end + 1)...].prefix { ScriptData.isWord($0) }
    guard calls.contains(where: { call.elementsEqual($0.utf8) }) else { return nil }
    var isOnly = true
    forEachLine(UnsafeRawBufferPointer(rebasing: bytes[end...])) { first, last in
      let at = ScriptData.behindBlanks(bytes, end + first)
      if first > 0, at < end + last, listEnd(bytes, at) != nil { isOnly = false }
    }
    return isOnly
  }

  /// Whether `%w` or a bracket and a text stand here.
  private static func beginsTexts(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    if bytes[start] == UInt8(ascii: "%") { return true }
    guard bytes[start] == UInt8(ascii: "[") else { return false }
    let first = ScriptData.behindBlanks(bytes, start + 1)
    return first < bytes.count && "\"'".utf8.contains(bytes[first])
  }

  /// Whether lines are Ruby: one opens a block for each value that it gets, and one closes it.
  static func areProgram(_ lines: some Collection<String>) -> Bool {
    lines.contains("end") && lines.contains { $0.has(" do |") && $0.hasSuffix("|") }
  }

  /// Whether the first lines of a text are Ruby.
  static func areProgram(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(sample))
    guard Bytes.hold(" do |", in: head) else { return false }
    let lines = TextShape.lines(head).map { line in
      line.withUnsafeBytes { String(decoding: Blank.trimmed($0), as: UTF8.self) }
    }
    return areProgram(lines)
  }

  /// Behind the list that begins here, `["a", "b"]` or `%w[a b]`; nil where none does.
  private static func listEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    var open = start
    if bytes[start...].starts(with: "%w".utf8) || bytes[start...].starts(with: "%i".utf8) { open += 2 }
    guard open < bytes.count, bytes[open] == UInt8(ascii: "[") || open > start && bytes[open] == 0x28 else {
      return nil
    }
    var scanner = ScriptStatements(bytes, scanningAt: open)
    scanner.skipGroup()
    return scanner.at
  }
}
