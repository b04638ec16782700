/// The words in front of a bracket that opens a value in a script: of its type, as in `<String>[`, `[]string{` and
/// `new List<string> {`, of a call that makes a list, `listOf(`, or of one that makes a record, `City(`.
struct ScriptOpening {
  enum Kind {
    /// The bracket says itself what it opens.
    case bracket
    /// The arguments are a list, or an object where they are pairs.
    case list, object
    /// The arguments are a key, its value, the next key and so on: `Map.of("A", list, "B", other)`.
    case alternating
    /// A record with the names of its fields, `City(name: "A", id: 3)`, or without, `City("A", 3)`.
    case named, positional
  }

  let kind: Kind
  /// The place of the bracket.
  let bracket: Int
  /// What is called, or the type.
  let name: Range<Int>

  /// Whether it makes a record.
  var isRecord: Bool { kind == .named || kind == .positional }

  init?(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    guard start < bytes.count, ScriptOpening.mayBegin(bytes[start]) else { return nil }
    var scanner = Scanner(bytes: bytes, at: start)
    guard let found = scanner.opening() else { return nil }
    (kind, bracket, name) = found
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    ScriptData.isWord(byte) && !(0x30...0x39).contains(byte) || "<&[.".utf8.contains(byte)
  }

  /// Whether the first of several arguments has a name: `name: "A"`, `name="A"`.
  static func isNamed(_ bytes: UnsafeRawBufferPointer, behind open: Int) -> Bool {
    var at = ScriptData.behindBlanks(bytes, open + 1)
    let start = at
    while at < bytes.count, ScriptData.isWord(bytes[at]) { at += 1 }
    guard at > start, !(0x30...0x39).contains(bytes[start]) else { return false }
    at = ScriptData.behindBlanks(bytes, at)
    guard at + 1 < bytes.count else { return false }
    if bytes[at] == UInt8(ascii: ":") { return bytes[at + 1] != UInt8(ascii: ":") }
    return bytes[at] == UInt8(ascii: "=") && !"=>".utf8.contains(bytes[at + 1])
  }

  /// Whether the first argument is a pair of Kotlin: `"A" to listOf("b")`.
  static func isPaired(_ bytes: UnsafeRawBufferPointer, behind open: Int) -> Bool {
    var scanner = ScriptStatements(bytes, scanningAt: ScriptData.behindBlanks(bytes, open + 1))
    guard scanner.at < bytes.count else { return false }
    if "\"'".utf8.contains(bytes[scanner.at]) { scanner.advance() } else { _ = scanner.word() }
    let rest = bytes[ScriptData.behindBlanks(bytes, scanner.at)...]
    return rest.starts(with: "to ".utf8) || rest.starts(with: "to\n".utf8)
  }

  /// Behind the bracket that closes types, `<String, List<int>>`; nil where it is none.
  static func typesEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    var (at, open) = (start, 0)
    while at < min(bytes.count, start + longestTypes) {
      switch bytes[at] {
      case UInt8(ascii: "<"): open += 1
      case UInt8(ascii: ">") where at > start && bytes[at - 1] == UInt8(ascii: "="): return nil
      case UInt8(ascii: ">"):
        open -= 1
        if open == 0 { return at + 1 }
      case let byte where ScriptData.isWord(byte) || " \t\r\n,.?[]&*()|:;{}'\"".utf8.contains(byte): break
      default: return nil
      }
      at += 1
    }
    return nil
  }

  /// In bytes.
  private static let longestTypes = 400
}

extension ScriptOpening {
  /// Reads the words in front of a bracket.
  private struct Scanner {
    let bytes: UnsafeRawBufferPointer
    var at: Int
    private var isNew = false

    init(bytes: UnsafeRawBufferPointer, at: Int) {
      self.bytes = bytes
      self.at = at
    }

    mutating func opening() -> (Kind, Int, Range<Int>)? {
      let start = at
      while at < bytes.count, bytes[at] == UInt8(ascii: "&") { at += 1 }
      for word in ["mut", "const", "new"] where take(word) { isNew = isNew || word == "new" }
      guard at < bytes.count else { return nil }
      if bytes[at] == UInt8(ascii: "<") {
        guard let end = ScriptOpening.typesEnd(bytes, at) else { return nil }
        at = ScriptData.behindBlanks(bytes, end)
        return at < bytes.count && isBracket ? (.bracket, at, start..<start) : nil
      }
      if bytes[at] == UInt8(ascii: "["), let open = sliceEnd() { return (.bracket, open, start..<start) }
      if isBracket { return at > start ? (.bracket, at, start..<start) : nil }
      return called()
    }

    private var isBracket: Bool { "{[".utf8.contains(bytes[at]) }

    /// Goes behind a word and the blanks behind it, or to the bracket behind it; false where another stands here.
    private mutating func take(_ word: String) -> Bool {
      let next = at + word.utf8.count
      guard bytes[at...].starts(with: word.utf8), next < bytes.count, !ScriptData.isWord(bytes[next]) else {
        return false
      }
      let behind = ScriptData.behindBlanks(bytes, next)
      guard behind < bytes.count, behind > next || "[({".utf8.contains(bytes[behind]) else { return false }
      at = behind
      return true
    }

    /// The brace behind a type of Go that begins with brackets, `[]City{`, or of C# without a name, `new[] {`.
    private func sliceEnd() -> Int? {
      var at = at
      guard let close = bytes[at...].prefix(12).firstIndex(of: UInt8(ascii: "]")),
        bytes[(at + 1)..<close].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") })
      else { return nil }
      at = close + 1
      if isNew { at = ScriptData.behindBlanks(bytes, at) }
      if isNew, at < bytes.count, bytes[at] == UInt8(ascii: "{") { return at }
      return typeEnd(at)
    }

    /// The brace behind a type of Go: `[]string{`, `map[string][]string{`, `[]struct { … }{`.
    private func typeEnd(_ start: Int) -> Int? {
      var scanner = ScriptStatements(bytes, scanningAt: start)
      let last = min(bytes.count, start + ScriptOpening.longestTypes)
      while scanner.at < last {
        let byte = bytes[scanner.at]
        if byte == UInt8(ascii: "[") {
          guard let end = shortEnd(scanner.at, UInt8(ascii: "]")) else { return nil }
          scanner.at = end
        } else if byte == UInt8(ascii: "*") {
          scanner.at += 1
        } else if byte == UInt8(ascii: "{") {
          return scanner.at > start ? scanner.at : nil
        } else {
          let word = scanner.word()
          guard !word.isEmpty else { return nil }
          if bytes[word].elementsEqual("struct".utf8) {
            scanner.at = ScriptData.behindBlanks(bytes, scanner.at)
            guard scanner.at < bytes.count, bytes[scanner.at] == UInt8(ascii: "{"),
              let end = shortEnd(scanner.at, UInt8(ascii: "}"))
            else { return nil }
            scanner.at = end
          }
        }
      }
      return nil
    }

    /// Behind the bracket that closes the one here, in which no others lie.
    private func shortEnd(_ open: Int, _ close: UInt8) -> Int? {
      bytes[open...].prefix(ScriptOpening.longestTypes).firstIndex(of: close).map { $0 + 1 }
    }

    /// What begins with a name: a call, a record of Go or Rust, a list of Rust.
    private mutating func called() -> (Kind, Int, Range<Int>)? {
      let name = pathName()
      guard !name.isEmpty || isNew, at < bytes.count else { return nil }
      if bytes[name].elementsEqual("map".utf8), bytes[at] == UInt8(ascii: "[") {
        return typeEnd(at).map { (.bracket, $0, name) }
      }
      if bytes[at] == UInt8(ascii: "!") {
        at += 1
        return at < bytes.count && bytes[at] == UInt8(ascii: "[") ? (.bracket, at, name) : nil
      }
      let hasTypes = bytes[at] == UInt8(ascii: "<")
      if hasTypes {
        guard let end = ScriptOpening.typesEnd(bytes, at) else { return nil }
        at = end
      }
      while bytes[at...].starts(with: "[]".utf8) { at += 2 }
      let open = isNew || isCapital(lastPart(name)) ? ScriptData.behindBlanks(bytes, at) : at
      guard open < bytes.count else { return nil }
      if bytes[open] == UInt8(ascii: "{") {
        return isNew || isCapital(lastPart(name)) ? (.bracket, open, name) : nil
      }
      guard open == at, bytes[open] == UInt8(ascii: "(") else { return nil }
      let inside = ScriptData.behindBlanks(bytes, open + 1)
      if inside < bytes.count, bytes[inside] == UInt8(ascii: ")") {
        let brace = ScriptData.behindBlanks(bytes, inside + 1)
        if isNew, brace < bytes.count, bytes[brace] == UInt8(ascii: "{") { return (.bracket, brace, name) }
        return hasTypes
          ? (.list, open, name) : kind(of: name).flatMap { $0 == .positional ? nil : ($0, open, name) }
      }
      return kind(of: name).map { kind in
        if kind == .list, ScriptOpening.isPaired(bytes, behind: open) { return (.object, open, name) }
        if kind == .positional, ScriptOpening.isNamed(bytes, behind: open) { return (.named, open, name) }
        return (kind, open, name)
      }
    }

    /// Takes a name with points or the `::` of Rust in it.
    private mutating func pathName() -> Range<Int> {
      let start = at
      while at < bytes.count, at - start < ScriptStatements.longestType {
        if ScriptData.isWord(bytes[at]) || bytes[at] == UInt8(ascii: ".") {
          at += 1
        } else if bytes[at...].starts(with: "::".utf8) {
          at += 2
        } else {
          break
        }
      }
      return start..<at
    }

    private func lastPart(_ name: Range<Int>) -> Range<Int> {
      let sign = bytes[name].lastIndex { ".:".utf8.contains($0) }
      return sign.map { $0 + 1..<name.upperBound } ?? name
    }

    /// Whether a name is that of a type, by its capital.
    private func isCapital(_ name: Range<Int>) -> Bool {
      bytes[name].first { $0 != UInt8(ascii: "_") }.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
    }

    /// What a call makes of its arguments; nil where it does something with them.
    private func kind(of name: Range<Int>) -> Kind? {
      let part = lastPart(name)
      let word = String(decoding: bytes[part], as: UTF8.self)
      if ScriptOpening.lists.contains(word) { return .list }
      if ScriptOpening.maps.contains(word) { return .object }
      let owner = name.lowerBound..<max(name.lowerBound, part.lowerBound - 1)
      let isOfType = !owner.isEmpty && isCapital(lastPart(owner))
      // Swift leaves out the type where it is known: `.init(id: 1)`.
      if word == "init", bytes[name].first == UInt8(ascii: ".") { return .positional }
      if word == "of", isOfType {
        return bytes[owner].suffix(3).elementsEqual("Map".utf8) ? .alternating : .list
      }
      if ["from", "new", "init", "ofEntries", "unmodifiable", "entry"].contains(word), isOfType {
        return .positional
      }
      return isNew || isCapital(part) || ScriptOpening.keepers.contains(word) ? .positional : nil
    }
  }

  private static let lists: Set<String> = [
    "listOf", "mutableListOf", "arrayListOf", "arrayOf", "setOf", "mutableSetOf", "hashSetOf", "linkedSetOf",
    "emptyList", "asList",
  ]
  private static let maps: Set<String> = [
    "mapOf", "mutableMapOf", "hashMapOf", "linkedMapOf", "sortedMapOf", "emptyMap",
  ]
  /// Calls that hand back the list that they get.
  private static let keepers: Set<String> = [
    "unmodifiableList", "unmodifiableMap", "unmodifiableSet", "tuple", "list", "set", "frozenset", "dict",
    "entry",
  ]
}
