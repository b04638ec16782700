/// Data in a script: `export default { province_list: { 110000: '北京市' } }`, as web components ship their divisions.
///
/// No script is run. The literal behind the first `=` or `default` becomes JSON: keys get their quotes, comments and commas
/// too many go, lines stay lines. What holds more than literals is no JSON then, and is refused with its line.
struct ScriptData {
  private let bytes: UnsafeRawBufferPointer
  private var at: Int
  private var output: [UInt8] = []
  private var depth = 0

  /// The JSON in a script; nil where the text does not begin as a script that exports data does, and where it is JSON.
  static func json(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let start = literalStart(bytes) else { return nil }
    var data = ScriptData(bytes, at: start)
    data.output = bytes[..<start].filter { $0 == 0x0A }
    data.convert()
    return data.output
  }

  private init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    self.bytes = bytes
    at = start
  }

  private static let beginnings = [
    "export ", "module.exports", "exports.", "const ", "var ", "let ", "window.",
  ]
  /// In bytes: the literal begins within these.
  private static let head = 4_096

  /// Where the literal begins: behind the first `=` or `default`, or at once where it is one that JSON does not allow.
  private static func literalStart(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let begin = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = min(bytes.count, head)
    var (at, hasComment) = (begin, false)
    while at < end {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) {
        at += 1
      } else if let next = commentEnd(bytes, at) {
        (at, hasComment) = (next, true)
      } else if let next = directiveEnd(bytes, at) {
        at = next
      } else {
        break
      }
    }
    guard at < end else { return nil }
    if isBracket(bytes[at]) {
      return opensLiteral(bytes, at) && (hasComment || isLoose(bytes, from: at)) ? at : nil
    }
    guard beginnings.contains(where: { bytes[at...].starts(with: $0.utf8) }) else { return nil }
    while at < end, bytes[at] != UInt8(ascii: "=") {
      if bytes[at...].starts(with: "default".utf8) {
        at += 6
        break
      }
      at += 1
    }
    at += 1
    while at < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
    return at < end && isBracket(bytes[at]) ? at : nil
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// Whether a bracket begins a literal, and not a line such as `[draft] a name`.
  private static func opensLiteral(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "[") else { return true }
    let next = bytes[(start + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return next.map { "{[\"'`]-0123456789/".utf8.contains($0) } ?? false
  }

  /// Behind `"use strict";`; nil where it does not stand.
  private static func directiveEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    guard bytes[(start + 1)...].starts(with: "use strict".utf8) else { return nil }
    return bytes[start...].firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 }
  }

  /// Whether a literal begins with what JSON has not: a comment, a key without quotes, a text in single ones.
  private static func isLoose(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var at = start
    let end = min(bytes.count, start + head)
    var mayBeKey = false
    while at < end {
      let byte = bytes[at]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: break
      case UInt8(ascii: "\""):
        // A text, whose end is the next sign that is not escaped.
        at += 1
        while at < end, bytes[at] != byte { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        mayBeKey = false
      case UInt8(ascii: "'"), UInt8(ascii: "`"): return true
      case UInt8(ascii: "/"): return commentEnd(bytes, at) != nil
      case UInt8(ascii: "{"), UInt8(ascii: ","): mayBeKey = true
      default:
        if mayBeKey, isWord(byte) {
          var next = at
          while next < end, isWord(bytes[next]) { next += 1 }
          while next < end, bytes[next] == 0x20 { next += 1 }
          if next < end, bytes[next] == UInt8(ascii: ":") { return true }
        }
        mayBeKey = false
      }
      at += 1
    }
    return false
  }

  /// Behind a comment that begins at a place; nil where none does.
  private static func commentEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    if bytes[start + 1] == UInt8(ascii: "/") {
      return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    var at = start + 2
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") { return at + 2 }
      at += 1
    }
    return bytes.count
  }

  private mutating func convert() {
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): takeString(byte)
      case UInt8(ascii: "{"), UInt8(ascii: "["): take(depth: 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        dropComma()
        take(depth: -1)
        if depth <= 0 { return }
      default:
        if let next = ScriptData.commentEnd(bytes, at) {
          output += bytes[at..<next].filter { $0 == 0x0A }
          at = next
        } else if ScriptData.isWord(byte) {
          takeWord()
        } else {
          take(depth: 0)
        }
      }
    }
  }

  private mutating func take(depth change: Int) {
    output.append(bytes[at])
    depth += change
    at += 1
  }

  /// Takes away a comma in front of a bracket that closes.
  private mutating func dropComma() {
    let last = output.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if let last, output[last] == UInt8(ascii: ",") { output[last] = 0x20 }
  }

  private mutating func takeString(_ quote: UInt8) {
    output.append(UInt8(ascii: "\""))
    at += 1
    while at < bytes.count, bytes[at] != quote {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\\"), at + 1 < bytes.count {
        // JSON knows no other escapes for quotes than its own.
        if bytes[at + 1] != UInt8(ascii: "'"), bytes[at + 1] != UInt8(ascii: "`") { output.append(byte) }
        at += 1
      } else if byte == UInt8(ascii: "\"") {
        output.append(UInt8(ascii: "\\"))
      }
      output.append(bytes[at])
      at += 1
    }
    output.append(UInt8(ascii: "\""))
    at += 1
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A
      || byte >= 0x61 && byte <= 0x7A
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// A key without quotes gets them; numbers and `true`, `false`, `null` stay as values.
  private mutating func takeWord() {
    var end = at
    while end < bytes.count, ScriptData.isWord(bytes[end]) { end += 1 }
    var next = end
    while next < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) { next += 1 }
    let isKey = next < bytes.count && bytes[next] == UInt8(ascii: ":")
    if isKey { output.append(UInt8(ascii: "\"")) }
    output += bytes[at..<end]
    if isKey { output.append(UInt8(ascii: "\"")) }
    at = end
  }
}
