/// The data of a component: what Vue's `data()` returns, what mini-programs register by `Component({ data: … })`.
extension ScriptStatements {
  /// The functions of mini-programs that register what is called so.
  static let registrars: Set<String> = [
    "Component", "Page", "App", "createApp", "defineComponent", "Vue.extend",
  ]

  /// Takes the literals of the data in a component that a call registers; false where this is none.
  mutating func takeRegistered(_ word: String) -> Bool {
    guard ScriptStatements.registrars.contains(word), at < bytes.count,
      bytes[at] == UInt8(ascii: "(")
    else { return false }
    let open = ScriptData.behindBlanks(bytes, at + 1)
    guard open < bytes.count, bytes[open] == UInt8(ascii: "{") else { return false }
    let call = at
    let isTaken = takeComponent(from: open)
    at = call
    skipGroup()
    return isTaken
  }

  /// Takes the literals of the data in an object of a component; false where it has none.
  mutating func takeComponent(from open: Int) -> Bool {
    guard let data = dataStart(open) else { return false }
    let count = literals.count
    at = data + 1
    while let key = nextKey() {
      let value = ScriptData.behindBlanks(bytes, at)
      guard value < bytes.count else { break }
      if bytes[value] == UInt8(ascii: ":") {
        at = ScriptData.behindBlanks(bytes, value + 1)
        if at < bytes.count, isBracket { takeLiteral(named: key, true) }
      }
      skipMember()
    }
    return literals.count > count
  }

  /// The bracket of the object under `data`, whether it stands there or is what a function returns.
  private func dataStart(_ open: Int) -> Int? {
    var scanner = ScriptStatements(bytes, scanningAt: open + 1)
    guard !hasChildren(open) else { return nil }
    while let key = scanner.nextKey() {
      guard scanner.string(key) == "data" else {
        scanner.skipMember()
        continue
      }
      guard scanner.skipBlanks() else { return nil }
      if bytes[scanner.at] == UInt8(ascii: ":") {
        scanner.at += 1
        guard scanner.skipBlanks() else { return nil }
        if bytes[scanner.at] == UInt8(ascii: "{") { return scanner.at }
      }
      return scanner.returnedStart()
    }
    return nil
  }

  /// Whether an object is a node of a tree, and no component: `{ data: { text: 'A' }, children: [ … ] }`.
  private func hasChildren(_ open: Int) -> Bool {
    var scanner = ScriptStatements(bytes, scanningAt: open + 1)
    while let key = scanner.nextKey() {
      if scanner.string(key) == "children" { return true }
      scanner.skipMember()
    }
    return false
  }

  /// The bracket of the object that a function here returns: `() { return { … } }`, `() => ({ … })`.
  private mutating func returnedStart() -> Int? {
    if bytes[at] == UInt8(ascii: "f") { _ = word() }
    guard skipBlanks(), bytes[at] == UInt8(ascii: "(") else { return nil }
    skipGroup()
    guard skipBlanks() else { return nil }
    if bytes[at...].starts(with: "=>".utf8) {
      at += 2
      guard skipBlanks() else { return nil }
    }
    guard bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "(") else { return nil }
    let isBody = bytes[at] == UInt8(ascii: "{")
    at += 1
    guard skipBlanks() else { return nil }
    if isBody {
      guard string(word()) == "return", skipBlanks() else { return nil }
    }
    return at < bytes.count && bytes[at] == UInt8(ascii: "{") ? at : nil
  }

  /// The key of the next member of an object; nil at its end.
  mutating func nextKey() -> Range<Int>? {
    while skipBlanks(), bytes[at] == UInt8(ascii: ",") { at += 1 }
    guard at < bytes.count, bytes[at] != UInt8(ascii: "}") else { return nil }
    if "\"'".utf8.contains(bytes[at]) {
      let start = at + 1
      advance()
      return start..<max(start, at - 1)
    }
    let key = word()
    return key.isEmpty ? nil : key
  }

  /// Goes to the comma behind a member of an object, or to the bracket that closes it.
  mutating func skipMember() {
    while skipBlanks() {
      switch bytes[at] {
      case UInt8(ascii: ","), UInt8(ascii: "}"): return
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): skipGroup()
      default: advance()
      }
    }
  }
}
