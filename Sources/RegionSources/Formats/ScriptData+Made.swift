/// Values that a program makes, in fields of rows that nobody needs: `'created_at' => now()`, `Icon: MagicWandIcon`.
extension ScriptData {
  /// Passes over such a value and writes null for it; false for others.
  ///
  /// A call is left out of any field but those for names, codes, parents and children. A name alone may stand for children
  /// under a word that nobody knows; it is left out only where it is that of a class or of a time.
  mutating func skipMadeField() -> Bool {
    guard at < bytes.count, mayBeMade(bytes[at]), isInObject, let key = keyInFront else { return false }
    let word = FieldNames.normalized(key)
    // What draws a picture is no data anywhere.
    guard isInList || ScriptData.pictures.contains(word) else { return false }
    if bytes[at] == UInt8(ascii: "<") {
      // An element of JSX; Dart's lists have their type in front.
      guard at + 1 < bytes.count, ScriptData.isWord(bytes[at + 1]), ScriptOpening(bytes, at: at) == nil else {
        return false
      }
    } else {
      let isOwnCode = ["id", "uuid", "guid"].contains(word)
      switch madeValue() {
      case .call: if ScriptData.isNeeded(word), !isOwnCode { return false }
      case .name(let name):
        guard !ScriptData.isNeeded(word), ScriptData.saysNothing(name, word) else { return false }
      case nil: return false
      }
    }
    guard !ScriptData.holdsChildren(Array(key.utf8)[...]) else { return false }
    skipExpression()
    output += Array("null".utf8)
    return true
  }

  private static let pictures: Set<String> = ["icon", "image", "color", "colour", "component", "widget"]

  private enum MadeValue {
    case call
    case name(String)
  }

  private func mayBeMade(_ byte: UInt8) -> Bool {
    ScriptData.isWord(byte) && !(0x30...0x39).contains(byte) || "\\<(".utf8.contains(byte)
  }

  /// Whether what is read lies in a list: it is a row.
  ///
  /// - Complexity: O(brackets around it).
  var isInList: Bool {
    brackets.contains { $0 == UInt8(ascii: "[") || $0 == ScriptData.list }
  }

  /// The key whose value stands next.
  private var keyInFront: String? {
    guard let colon = output.lastIndex(where: { !ScriptData.isBlank($0) }),
      output[colon] == UInt8(ascii: ":"),
      let close = output[..<colon].lastIndex(where: { !ScriptData.isBlank($0) }),
      output[close] == UInt8(ascii: "\""),
      let open = output[..<close].suffix(ScriptData.longestKey).lastIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return String(decoding: output[(open + 1)..<close], as: UTF8.self)
  }

  /// In bytes.
  private static let longestKey = 60

  /// What a program makes here: a call at the end of names, `Carbon::now()`, `new DateTime`, or names alone; nil for what is
  /// written out.
  private func madeValue() -> MadeValue? {
    var next = at
    if bytes[next] == UInt8(ascii: "(") {
      // `(new DateTime())->format('Y')`
      return bytes[next...].starts(with: "(new ".utf8) && isPHP ? .call : nil
    }
    let isNew = bytes[next...].starts(with: "new ".utf8)
    if let opening = ScriptOpening(bytes, at: at), !(isPHP && opening.kind == .positional) { return nil }
    if isNew {
      return newArray(at..<at + 3) == nil && !bytes[at...].starts(with: "new Set(".utf8) ? .call : nil
    }
    let end = chainEnd()
    let name = bytes[at..<end]
    next = ScriptData.behindBlanks(bytes, end)
    guard !name.isEmpty, next < bytes.count else { return nil }
    if bytes[next] == UInt8(ascii: "("), next == end {
      let isKept =
        ScriptData.marksText(name)
        || (ScriptData.keepers + ["array"]).contains { name.elementsEqual($0.utf8) }
      return isKept ? nil : .call
    }
    // Sums, conditions and the like are calls in all but name.
    guard ",}])".utf8.contains(bytes[next]) else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    return ScriptData.isConstant(text) || isKnown(at..<end) ? nil : .name(text)
  }

  /// Behind names that points, arrows and colons join: `$this->faker`, `Carbon::now`.
  private func chainEnd() -> Int {
    var end = at
    while end < bytes.count {
      if ScriptData.isWord(bytes[end]) || "\\.".utf8.contains(bytes[end]) {
        end += 1
      } else if bytes[end...].starts(with: "->".utf8) || bytes[end...].starts(with: "::".utf8) {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private static func isConstant(_ word: String) -> Bool {
    ["true", "false", "null", "none", "nil", "undefined", "nan", "infinity"].contains(word.lowercased())
  }

  /// Whether a field is needed: a name, a code, a parent, or one that is called after a level.
  private static func isNeeded(_ word: String) -> Bool {
    if let rank = FieldNames.of(.name).rank(word), rank < FieldNames.lastResort { return true }
    if FieldNames.of(.code).rank(word) != nil || FieldNames.of(.parent).rank(word) != nil { return true }
    return LevelWords.isKnown(word) || LevelWords.isKnown(String(word.dropLast()))
  }

  /// Whether a name alone says nothing that lies below a row: that of a class, `MagicWandIcon`, or one under a word for a time
  /// or a picture.
  private static func saysNothing(_ name: String, _ key: String) -> Bool {
    let isClass =
      name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false && name.utf8.allSatisfy(isWord)
      && name.utf8.contains { $0 >= 0x61 && $0 <= 0x7A }
    return isClass || saidOfRows.contains(where: key.hasSuffix)
  }

  private static let saidOfRows = [
    "createdat", "updatedat", "deletedat", "createdon", "updatedon", "createdby", "updatedby", "date", "time",
    "created", "updated", "modified", "timestamp", "icon", "image", "img", "logo", "component",
  ]
}
