/// RDF in Turtle and in N-Triples, as thesauri and ontologies are published:
///
///     @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
///     ex:a a skos:Concept ; skos:prefLabel "A"@en ; skos:broader ex:b .
///
/// What is open stands on a stack, so that no depth of the file is one of the program.
struct TurtleReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var graph: ConceptGraph
  private var at = 0
  private var prefixes: [String: [UInt8]] = [:]
  private var open = [Frame()]

  /// A statement, or what stands between brackets.
  private struct Frame {
    var node: UInt32?
    var hasSubject = false
    /// What is said next.
    var word: String?
    var isList = false
  }

  private enum Token {
    case node([UInt8])
    case text(Slice, language: String)
    case sign(UInt8)
  }

  static let reason =
    "RDF without concepts: what has prefLabel, broader or narrower is read, and classes with label"

  /// Whether a text begins as Turtle or N-Triples do.
  static func isMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = min(bytes.count, 1 << 16)
    while at < end {
      if ScriptData.isBlank(bytes[at]) {
        at += 1
      } else if bytes[at] == UInt8(ascii: "#") {
        at = bytes[at..<end].firstIndex(of: 0x0A) ?? end
      } else {
        break
      }
    }
    let head = String(decoding: bytes[at..<min(end, at + 12)], as: UTF8.self)
    if head.hasPrefix("<") {
      return ["<http://", "<https://", "<urn:"].contains(where: head.hasPrefix)
    }
    let word = head.lowercased()
    guard ["@prefix ", "@base ", "prefix ", "base "].contains(where: word.hasPrefix) else { return false }
    return bytes[at..<end].prefix { $0 != 0x0A }.contains(UInt8(ascii: "<"))
  }

  /// - Throws: `SourceErrors` where a line is no Turtle, or where nothing lies in anything.
  static func interpretation(
    _ text: SourceText, name: String, _ options: ReadingOptions
  ) throws(SourceErrors) -> (Interpretation, SourceText) {
    var reader = TurtleReader(text)
    if let place = reader.read() {
      throw SourceErrors(source: name, line: Bytes.line(of: place, in: text.source), "no Turtle")
    }
    guard let found = reader.graph.interpretation(.turtle, options) else {
      throw SourceErrors(source: name, reason)
    }
    return (found, reader.graph.text)
  }

  private init(_ text: SourceText) {
    bytes = text.source
    graph = ConceptGraph(text)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  /// - Returns: The place of a sign that may not stand there.
  private mutating func read() -> Int? {
    while skipBlanks() {
      let start = at
      if open.count == 1, !open[0].hasSubject, takeDirective() { continue }
      guard let token = token() else { return start }
      switch token {
      case .node(let address): take(address, at: start)
      case .text(let text, let language):
        if let frame = open.last, !frame.isList, let node = frame.node, let word = frame.word {
          graph.add(node, word, .text(text, language: language))
        }
      case .sign(let sign): guard take(sign) else { return start }
      }
    }
    return open.count == 1 ? nil : max(0, bytes.count - 1)
  }

  private mutating func take(_ address: [UInt8], at place: Int) {
    let last = open.count - 1
    guard !open[last].isList else { return }
    if !open[last].hasSubject {
      let node = address.withUnsafeBytes { graph.node($0) }
      graph.describe(node, at: place)
      (open[last].node, open[last].hasSubject) = (node, true)
    } else if let word = open[last].word {
      guard let node = open[last].node else { return }
      address.withUnsafeBytes {
        if word == "type" {
          graph.type(node, ConceptGraph.word($0))
        } else {
          graph.add(node, word, .node(graph.node($0)))
        }
      }
    } else {
      open[last].word = address == [UInt8(ascii: "a")] ? "type" : address.withUnsafeBytes(ConceptGraph.word)
    }
  }

  /// Takes a sign of the grammar; false where it may not stand there.
  private mutating func take(_ sign: UInt8) -> Bool {
    let last = open.count - 1
    switch sign {
    case UInt8(ascii: "["):
      open[last].hasSubject = true
      open.append(Frame(hasSubject: true))
    case UInt8(ascii: "("):
      open[last].hasSubject = true
      open.append(Frame(hasSubject: true, isList: true))
    case UInt8(ascii: "]"), UInt8(ascii: ")"):
      guard open.count > 1, open[last].isList == (sign == UInt8(ascii: ")")) else { return false }
      open.removeLast()
    case UInt8(ascii: ";"): open[last].word = nil
    case UInt8(ascii: "."):
      guard open.count == 1 else { return false }
      open[0] = Frame()
    default: break
    }
    return true
  }

  // MARK: Signs

  /// Goes to the next sign that is neither blank nor comment; false at the end.
  private mutating func skipBlanks() -> Bool {
    while at < bytes.count {
      if ScriptData.isBlank(bytes[at]) {
        at += 1
      } else if bytes[at] == UInt8(ascii: "#") {
        at = bytes[at...].firstIndex(of: 0x0A) ?? bytes.count
      } else {
        return true
      }
    }
    return false
  }

  /// Takes `@prefix ex: <http://example.org/> .`; false where none stands here.
  private mutating func takeDirective() -> Bool {
    let end = bytes[at...].prefix(16).firstIndex(where: ScriptData.isBlank) ?? at
    let word = String(decoding: bytes[at..<end], as: UTF8.self).lowercased()
    guard ["@prefix", "prefix", "@base", "base"].contains(word) else { return false }
    at = end
    guard skipBlanks() else { return true }
    let name = bytes[at...].prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "<") && $0 != 0x0A }
    let title = String(decoding: name, as: UTF8.self)
    at = name.endIndex
    if at < bytes.count, bytes[at] == UInt8(ascii: ":") { at += 1 }
    guard skipBlanks(), bytes[at] == UInt8(ascii: "<"), case .node(let address)? = token() else {
      return true
    }
    if word.hasSuffix("prefix") { prefixes[title] = address }
    if skipBlanks(), bytes[at] == UInt8(ascii: ".") { at += 1 }
    return true
  }

  private mutating func token() -> Token? {
    let sign = bytes[at]
    switch sign {
    case UInt8(ascii: "<"):
      let inside = bytes[(at + 1)...].prefix { $0 != UInt8(ascii: ">") && $0 != 0x0A }
      guard inside.endIndex < bytes.count, bytes[inside.endIndex] == UInt8(ascii: ">") else { return nil }
      at = inside.endIndex + 1
      return .node(Array(inside))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return literal(sign)
    case _ where "[]();,.".utf8.contains(sign):
      at += 1
      return .sign(sign)
    default: return word()
    }
  }

  /// A name with a prefix, `a`, a number or a truth.
  private mutating func word() -> Token? {
    let start = at
    while at < bytes.count, !ScriptData.isBlank(bytes[at]),
      !"<>\"[]();,#".utf8.contains(bytes[at]) || at == start
    {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(at, bytes.count)
    // A point at the end is that of the statement.
    while at > start + 1, bytes[at - 1] == UInt8(ascii: ".") { at -= 1 }
    let word = bytes[start..<at]
    if word.elementsEqual("a".utf8) { return .node([UInt8(ascii: "a")]) }
    guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else {
      let isText = word.first.map { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2B || $0 == 0x2D } ?? false
      let isTruth = word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
      guard isText || isTruth else { return nil }
      return .text(Slice(start: UInt32(start), count: UInt32(word.count)), language: "")
    }
    let prefix = String(decoding: word[..<colon], as: UTF8.self)
    guard let address = prefixes[prefix] else { return .node(Array(word)) }
    return .node(address + word[(colon + 1)...].filter { $0 != UInt8(ascii: "\\") })
  }

  /// A text in quotes of one or three signs, with its language.
  private mutating func literal(_ quote: UInt8) -> Token? {
    let isLong = bytes[at...].starts(with: [quote, quote, quote])
    let marks = isLong ? 3 : 1
    let start = at + marks
    var hasEscapes = false
    at = start
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\\") {
        hasEscapes = true
        at += 2
      } else if bytes[at] == quote, !isLong || bytes[at...].starts(with: [quote, quote, quote]) {
        break
      } else {
        at += 1
      }
    }
    guard at < bytes.count else { return nil }
    let inside = bytes[start..<at]
    let text =
      hasEscapes
      ? graph.make(TurtleReader.unescaped(inside)) : Slice(start: UInt32(start), count: UInt32(inside.count))
    at += marks
    return .text(text, language: suffix())
  }

  /// The language behind a text; passes over its type.
  private mutating func suffix() -> String {
    guard at < bytes.count else { return "" }
    if bytes[at] == UInt8(ascii: "@") {
      let tag = bytes[(at + 1)...].prefix { ScriptData.isWord($0) || $0 == UInt8(ascii: "-") }
      at = tag.endIndex
      return String(decoding: tag, as: UTF8.self)
    }
    if bytes[at...].starts(with: "^^".utf8) {
      at += 2
      if at < bytes.count { _ = token() }
    }
    return ""
  }

  private static func unescaped(_ inside: Swift.Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    var text: [UInt8] = []
    var at = inside.startIndex
    while at < inside.endIndex {
      guard inside[at] == UInt8(ascii: "\\"), at + 1 < inside.endIndex else {
        text.append(inside[at])
        at += 1
        continue
      }
      let sign = inside[at + 1]
      at += 2
      switch sign {
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): text.append(0x20)
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let digits = inside[at...].prefix(sign == UInt8(ascii: "u") ? 4 : 8)
        at = digits.endIndex
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        if let scalar = number.flatMap(Unicode.Scalar.init) { text += Array(String(Character(scalar)).utf8) }
      default: text.append(sign)
      }
    }
    return text
  }
}
