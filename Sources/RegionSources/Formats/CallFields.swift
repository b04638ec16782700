/// The fields in the arguments of a call.
struct CallFields {
  private let bytes: UnsafeRawBufferPointer
  private var at: Int
  private var end: Int
  /// The first argument, where it is a text and a record follows: `insert('places', [ … ])`.
  private(set) var table: String?

  private enum Value {
    case json([UInt8])
    case reference(String)
    case other
  }

  init(_ bytes: UnsafeRawBufferPointer, at start: Int, end: Int) {
    self.bytes = bytes
    (at, self.end) = (ScriptData.behindBlanks(bytes, start), end)
  }

  /// The fields with their values as JSON, and the names that stand as values.
  mutating func fields() -> (fields: [(key: [UInt8], json: [UInt8])], references: [String]) {
    if at < end, "\"'".utf8.contains(bytes[at]), let comma = commaBehindText() {
      table = text()
      at = ScriptData.behindBlanks(bytes, comma + 1)
    }
    for _ in 0..<3 { openRecord() }
    var found: [(key: [UInt8], json: [UInt8])] = []
    var references: [String] = []
    while at < end {
      guard let key = key() else { break }
      let value = value()
      switch value {
      case .json(let json): found.append((key, json))
      case .reference(let name): references.append(name)
      case .other: break
      }
      guard skipToComma() else { break }
    }
    let hasText = found.contains { $0.json.first == UInt8(ascii: "\"") }
    return (hasText ? found : [], references)
  }

  /// A key and what stands under it: `"Cairo", new String[]{"Maadi"}`.
  mutating func pair() -> (key: [UInt8], json: [UInt8])? {
    guard at < end, "\"'".utf8.contains(bytes[at]), let comma = commaBehindText(),
      case .json(let key) = value()
    else { return nil }
    at = ScriptData.behindBlanks(bytes, comma + 1)
    guard at < end else { return nil }
    if "\"'".utf8.contains(bytes[at]), case .json(let text) = value() { return (key, text) }
    guard let open = bytes[at..<end].firstIndex(where: { "{[(".utf8.contains($0) }) else { return nil }
    var scanner = ScriptStatements(bytes, scanningAt: open + 1)
    // `new String[]{ … }`
    if bytes[open] == UInt8(ascii: "["), open + 1 < end, bytes[open + 1] == UInt8(ascii: "]") {
      scanner.at = open + 2
    }
    var texts: [[UInt8]] = []
    while scanner.at < end {
      guard "\"'".utf8.contains(bytes[scanner.at]) else {
        scanner.advance()
        continue
      }
      at = scanner.at
      if case .json(let text) = value() { texts.append(text) }
      scanner.at = max(at, scanner.at + 1)
    }
    return texts.isEmpty
      ? nil : (key, [UInt8(ascii: "[")] + Array(texts.joined(separator: ",".utf8)) + [UInt8(ascii: "]")])
  }

  private func commaBehindText() -> Int? {
    var scanner = ScriptStatements(bytes, scanningAt: at)
    scanner.advance()
    let next = ScriptData.behindBlanks(bytes, scanner.at)
    return next < end && bytes[next] == UInt8(ascii: ",") ? next : nil
  }

  private func text() -> String {
    let inside = bytes[(at + 1)..<end]
    return String(decoding: inside.prefix { $0 != bytes[at] }, as: UTF8.self)
  }

  /// Goes into the brackets of a record: `[ … ]`, `{ … }`, `%Category{ … }`, `{ data: { … } }`.
  private mutating func openRecord() {
    var open = at
    if open < end, bytes[open] == UInt8(ascii: "%") {
      open += 1
      while open < end, ScriptData.isWord(bytes[open]) || bytes[open] == UInt8(ascii: ".") { open += 1 }
    } else if bytes[at..<end].starts(with: "array".utf8) {
      open = ScriptData.behindBlanks(bytes, at + 5)
    } else if bytes[at..<end].starts(with: "data:".utf8) {
      open = ScriptData.behindBlanks(bytes, at + 5)
    }
    guard open < end, "[{(".utf8.contains(bytes[open]) else { return }
    var scanner = ScriptStatements(bytes, scanningAt: open)
    scanner.skipGroup()
    (at, end) = (ScriptData.behindBlanks(bytes, open + 1), min(end, max(open + 1, scanner.at - 1)))
  }

  /// The key of a field as JSON: `name:`, `:name =>`, `'name' =>`, `name=`; goes behind its sign.
  private mutating func key() -> [UInt8]? {
    var key: [UInt8]
    if "\"'".utf8.contains(bytes[at]) {
      guard case .json(let text) = value() else { return nil }
      key = text
    } else {
      if bytes[at] == UInt8(ascii: ":") { at += 1 }
      let start = at
      while at < end, ScriptData.isWord(bytes[at]) { at += 1 }
      guard at > start else { return nil }
      key = [UInt8(ascii: "\"")] + bytes[start..<at] + [UInt8(ascii: "\"")]
    }
    at = ScriptData.behindBlanks(bytes, at)
    guard let sign = ["=>", ":", "="].first(where: { bytes[min(at, end)..<end].starts(with: $0.utf8) }) else {
      return nil
    }
    at = ScriptData.behindBlanks(bytes, at + sign.utf8.count)
    return at < end ? key : nil
  }

  private mutating func value() -> Value {
    var data = ScriptData(bytes, at: at, nil)
    let byte = bytes[at]
    if "\"'`".utf8.contains(byte) {
      data.takeString(byte)
    } else if "[{".utf8.contains(byte) {
      data.convert()
    } else if byte == UInt8(ascii: ":"), at + 1 < end, ScriptData.isWord(bytes[at + 1]) {
      let word = bytes[(at + 1)..<end].prefix(while: ScriptData.isWord)
      at = word.endIndex
      return .json([UInt8(ascii: "\"")] + word + [UInt8(ascii: "\"")])
    } else {
      return word(&data)
    }
    at = min(end, max(at + 1, data.at))
    return .json(data.output.filter { $0 != 0x0A })
  }

  /// A number, a word for a constant, a text that is marked for translators, or the name of another record.
  private mutating func word(_ data: inout ScriptData) -> Value {
    let word = bytes[at..<end].prefix {
      ScriptData.isWord($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "@")
    }
    guard let first = word.first else { return .other }
    if first >= 0x30 && first <= 0x39 || first == UInt8(ascii: "-") {
      let number = bytes[at..<end].prefix {
        $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
      at = number.endIndex
      let isPlain =
        number.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } && (number.count == 1 || number.first != 0x30)
      return .json(isPlain ? Array(number) : [UInt8(ascii: "\"")] + number + [UInt8(ascii: "\"")])
    }
    let text = String(decoding: word, as: UTF8.self)
    if ["null", "nil", "none", "undefined"].contains(text.lowercased()) { return .json(Array("null".utf8)) }
    if ["true", "false"].contains(text.lowercased()) { return .json(Array(text.lowercased().utf8)) }
    if data.takeMarked(word.startIndex..<word.endIndex) {
      at = min(end, max(at + 1, data.at))
      return .json(data.output.filter { $0 != 0x0A })
    }
    let isCall = word.endIndex < end && bytes[word.endIndex] == UInt8(ascii: "(")
    // `electronics.id`, `$electronics->id`
    let name = text.last == "-" ? String(text.dropLast()) : text
    return isCall || first >= 0x41 && first <= 0x5A ? .other : .reference(name.filter { $0 != "@" })
  }

  /// Goes behind the next comma outside of brackets; false where there is none.
  private mutating func skipToComma() -> Bool {
    var scanner = ScriptStatements(bytes, scanningAt: at)
    while scanner.at < end {
      if bytes[scanner.at] == UInt8(ascii: ",") {
        at = ScriptData.behindBlanks(bytes, scanner.at + 1)
        return at < end
      }
      if "([{".utf8.contains(bytes[scanner.at]) { scanner.skipGroup() } else { scanner.advance() }
    }
    at = end
    return false
  }
}
