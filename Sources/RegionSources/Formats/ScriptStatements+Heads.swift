/// What declarations begin with: modifiers, types and a name, in the order of any language.
extension ScriptStatements {
  /// What a declaration declares, by its name and the place of what follows.
  enum Head {
    /// A value, from the sign of assignment: `static const List<String> cities = `.
    case value(Range<Int>, Int)
    /// What an arrow of Dart hands back, from behind the arrow: `List<String> get cities => `.
    case result(Range<Int>, Int)
    /// The brace of a function's body, or of a property that is computed.
    case body(Range<Int>, Int)
    /// The brace of a class or of another type with members.
    case type(Range<Int>, Int)
    /// A type without members, from its end: `data class City(val id: Int)`, Ruby's `class City`.
    case bareType(Int)
    /// Nothing that has a value; where it ends.
    case other(Int)
  }

  /// What the declaration here begins with.
  ///
  /// - Complexity: O(1); what is longer than types are is none.
  func head() -> Head {
    var scanner = HeadScanner(bytes: bytes, at: at)
    return scanner.head()
  }

  /// The bracket of a value behind the words of its type; nil where none begins here.
  var opening: ScriptOpening? { ScriptOpening(bytes, at: at).flatMap { $0.isRecord ? nil : $0 } }

  /// The words behind which the name of a type with members stands.
  static let types: Set<String> = [
    "class", "struct", "object", "namespace", "module", "extension", "mixin", "impl", "enum", "trait",
  ]
}

/// Reads modifiers, types and a name up to the sign that ends them.
private struct HeadScanner {
  let bytes: UnsafeRawBufferPointer
  var at: Int
  private var last = 0..<0
  /// The name in front of a colon or of arguments, behind which the type stands.
  private var name: Range<Int>?
  private var isCall = false
  private var isComputed = false
  private var isType = false

  init(bytes: UnsafeRawBufferPointer, at: Int) {
    self.bytes = bytes
    self.at = at
  }

  mutating func head() -> ScriptStatements.Head {
    let end = min(bytes.count, at + HeadScanner.longest)
    while at < end {
      if ScriptData.isWord(bytes[at]) {
        takeWord()
        continue
      }
      let next = bytes[(at + 1)...].first
      switch bytes[at] {
      case 0x20, 0x09, 0x0D, UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"),
        UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: ","):
        at += 1
      case 0x0A:
        let behind = ScriptData.behindBlanks(bytes, at)
        guard behind < bytes.count, bytes[behind] == UInt8(ascii: "=") || bytes[behind] == UInt8(ascii: "{")
        else {
          return other(at)
        }
        at = behind
      case UInt8(ascii: "-") where next == UInt8(ascii: ">"): at += 2
      case UInt8(ascii: ":") where next == UInt8(ascii: ":"): at += 2
      case UInt8(ascii: ":"):
        if name == nil, !isType { name = last }
        at += 1
      case UInt8(ascii: "<"):
        guard let end = ScriptOpening.typesEnd(bytes, at) else { return other(at) }
        at = end
      case UInt8(ascii: "["), UInt8(ascii: "("):
        if bytes[at] == UInt8(ascii: "("), !isType {
          isCall = true
          name = name ?? last
        }
        skipGroup()
      case UInt8(ascii: "="):
        if next == UInt8(ascii: "=") || last.isEmpty { return other(at) }
        return next == UInt8(ascii: ">") ? .result(name ?? last, at + 2) : .value(name ?? last, at)
      case UInt8(ascii: "{"): return brace()
      default:
        if let next = ScriptData.commentEnd(bytes, at) {
          at = next
        } else {
          return other(at)
        }
      }
    }
    return other(at)
  }

  private func other(_ end: Int) -> ScriptStatements.Head { isType ? .bareType(end) : .other(end) }

  /// In bytes: the longest types are those of functions' results.
  private static let longest = 600

  private mutating func takeWord() {
    let start = at
    while at < bytes.count, ScriptData.isWord(bytes[at]) { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    let next = bytes[ScriptData.behindBlanks(bytes, at)...].first
    let isNamed = next.map { ScriptData.isWord($0) || $0 == UInt8(ascii: "{") } ?? false
    if !isType, isNamed, ScriptStatements.types.contains(word) {
      isType = true
      last = at..<at
    } else if !isType || last.isEmpty {
      last = start..<at
    }
    if ["get", "var", "val", "let"].contains(word) { isComputed = true }
  }

  private mutating func brace() -> ScriptStatements.Head {
    if isType { return .type(last, at) }
    let open = at
    skipGroup()
    // A property of C# says first who may read it.
    let next = ScriptData.behindBlanks(bytes, at)
    if !isCall, next < bytes.count, bytes[next] == UInt8(ascii: "="), !last.isEmpty {
      return .value(last, next)
    }
    return isCall || isComputed ? .body(name ?? last, open) : other(open)
  }

  private mutating func skipGroup() {
    var scanner = ScriptStatements(bytes, scanningAt: at)
    scanner.skipGroup()
    at = scanner.at
  }
}
