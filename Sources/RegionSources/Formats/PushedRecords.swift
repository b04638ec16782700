/// Scripts that do nothing but make a list and put literals into it, one call after the other:
///
///     var data = [];
///     data.push({id: 'bj', text: '北京', parent: '-'});
///     data.push({id: 'bj-dc', text: '东城', parent: 'bj'});
struct PushedRecords {
  private let bytes: UnsafeRawBufferPointer
  private var at = 0
  /// The list as it would be written at once; every sign stands where it does in the text.
  private var output: [UInt8]
  private var list: [UInt8] = []
  private var calls = 0
  private var begin: Int?

  private static let blank = UInt8(ascii: " ")
  private static let words = ["var", "let", "const"]
  private static let verbs = ["push", "append"]

  /// The text of the list and where it begins; nil where a script does anything else.
  ///
  /// - Complexity: O(1) in a text without such calls near its beginning, else O(*n*).
  static func list(_ bytes: UnsafeRawBufferPointer) -> (text: [UInt8], start: Int)? {
    let head = bytes.prefix(1 << 12)
    guard verbs.contains(where: { verb in contains(head, ".\(verb)(") }) else { return nil }
    var reader = PushedRecords(bytes)
    guard reader.read(), let start = reader.begin else { return nil }
    return (reader.output, start)
  }

  private static func contains(_ text: UnsafeRawBufferPointer.SubSequence, _ word: String) -> Bool {
    let word = Array(word.utf8)
    return text.indices.contains { text[$0] == word[0] && text[$0...].starts(with: word) }
  }

  private init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    output = bytes.map { $0 == 0x0A ? $0 : PushedRecords.blank }
  }

  private mutating func read() -> Bool {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    while skip() {
      guard isDeclared() || isPushed() || isHandedOn() else { return false }
    }
    output.append(UInt8(ascii: "]"))
    return calls > 1
  }

  /// Goes behind blanks, comments and semicolons; false at the end.
  private mutating func skip() -> Bool {
    while at < bytes.count {
      if ScriptData.isBlank(bytes[at]) || bytes[at] == UInt8(ascii: ";") {
        at += 1
      } else if let end = ScriptData.commentEnd(bytes, at) {
        at = end
      } else {
        return true
      }
    }
    return false
  }

  private func word(_ start: Int) -> Range<Int> {
    start..<(bytes[start...].firstIndex { !ScriptData.isWord($0) } ?? bytes.count)
  }

  /// Goes behind `var data = [];`, once.
  private mutating func isDeclared() -> Bool {
    guard list.isEmpty else { return false }
    var name = word(at)
    if PushedRecords.words.contains(where: { bytes[name].elementsEqual($0.utf8) }) {
      name = word(ScriptData.behindBlanks(bytes, name.upperBound))
    }
    let sign = ScriptData.behindBlanks(bytes, name.upperBound)
    guard !name.isEmpty, sign < bytes.count, bytes[sign] == UInt8(ascii: "=") else { return false }
    let value = bytes[ScriptData.behindBlanks(bytes, sign + 1)...]
    guard let empty = ["[]", "new Array()", "list()"].first(where: { value.starts(with: $0.utf8) }) else {
      return false
    }
    list = Array(bytes[name])
    at = value.startIndex + empty.utf8.count
    return true
  }

  /// Goes behind `data.push( … )`, and takes what stands between the brackets.
  private mutating func isPushed() -> Bool {
    let name = word(at)
    guard !list.isEmpty, bytes[name].elementsEqual(list), name.upperBound < bytes.count,
      bytes[name.upperBound] == UInt8(ascii: ".")
    else { return false }
    let verb = word(name.upperBound + 1)
    guard PushedRecords.verbs.contains(where: { bytes[verb].elementsEqual($0.utf8) }),
      verb.upperBound < bytes.count, bytes[verb.upperBound] == UInt8(ascii: "(")
    else { return false }
    var group = ScriptStatements(bytes, scanningAt: verb.upperBound)
    group.skipGroup()
    let inside = (verb.upperBound + 1)..<max(group.at - 1, verb.upperBound + 1)
    guard group.at <= bytes.count, bytes[inside].contains(where: { $0 > 0x20 }) else { return false }
    output.replaceSubrange(inside, with: bytes[inside])
    output[verb.upperBound] = UInt8(ascii: begin == nil ? "[" : ",")
    begin = begin ?? verb.upperBound
    calls += 1
    at = group.at
    return true
  }

  /// Goes behind what hands the list on: `module.exports = data`, `export default data`, `export { data }`.
  private mutating func isHandedOn() -> Bool {
    let line = bytes[at...].prefix { $0 != 0x0A && $0 != UInt8(ascii: ";") }
    guard !list.isEmpty,
      ["module.exports", "export ", "exports."].contains(where: { line.starts(with: $0.utf8) }),
      !line.contains(UInt8(ascii: "("))
    else { return false }
    at = line.endIndex
    return true
  }
}
