/// The names of the arguments that the constructor of a class takes, as the text declares them.
///
/// `data class City(val id: Int, val name: String)`, `const City(this.id, this.name);`, `record City(int Id, string Name);`
enum ScriptParameters {
  /// The names in their order; none where the text does not declare the class.
  ///
  /// - Complexity: O(*n*).
  static func names(of type: [UInt8], in bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
    guard let first = type.first, type.count < bytes.count else { return [] }
    var at = 0
    while at + type.count < bytes.count {
      defer { at += 1 }
      guard bytes[at] == first, bytes[at + type.count] == UInt8(ascii: "("), bytes[at...].starts(with: type),
        at == 0 || !ScriptData.isWord(bytes[at - 1])
      else { continue }
      let rest = bytes[(at + type.count + 1)...].prefix(longest)
      guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { continue }
      let names = rest[..<end].split(separator: UInt8(ascii: ",")).filter {
        !$0.allSatisfy(ScriptData.isBlank)
      }.map(name)
      if !names.isEmpty, names.allSatisfy({ $0 != nil }) { return names.compactMap(\.self) }
    }
    return []
  }

  /// In bytes.
  private static let longest = 600

  /// The name in a declaration, `val id: Int`, `this.id`, `int id`; nil for a value, and for a name alone.
  private static func name(_ argument: Swift.Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
    let declared = argument.prefix { $0 != UInt8(ascii: "=") }
    let head = declared.prefix { $0 != UInt8(ascii: ":") }
    guard !head.contains(where: { "\"'`{}[(".utf8.contains($0) }) else { return nil }
    let words = head.split { !ScriptData.isWord($0) }
    guard let last = words.last, let first = last.first, !(0x30...0x39).contains(first),
      words.count > 1 || head.endIndex < declared.endIndex,
      // A comma between types is none between arguments.
      head.count(where: { $0 == UInt8(ascii: "<") }) == head.count(where: { $0 == UInt8(ascii: ">") })
    else { return nil }
    return Array(last)
  }
}
