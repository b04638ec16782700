/// The meaning of texts and numbers beside keys, in objects whose keys are data.
struct PairMeaning {
  enum Texts { case keyIsCode, textIsCode, textIsChild }

  /// Fewer words of four letters may be names.
  private static let fewestScripts = 3

  private(set) var texts = Texts.textIsChild
  private(set) var numbersAreCodes = false
  /// Whether each code holds one object, under its name: `{"11": {"北京": {…}}}`.
  private(set) var codesHoldNames = false

  /// Examines all objects that are no records.
  init(_ document: Document, _ roles: KeyRoles) {
    var count = PairCount()
    for index in document.values.indices where document.values[index].kind == .object {
      if roles.areSections || !RecordFields(index, document, roles, depth: 0).isRecord {
        count.add(index, document)
      }
    }
    let areWords =
      count.texts > 1
      && (count.slugs == count.texts || count.pairs == count.texts || count.pointed == count.texts
        || count.scripts == count.texts && count.known.count >= PairMeaning.fewestScripts)
    // One text beside lists under letters is no more than a list of one.
    let isOneLetter = count.texts == 1 && count.keyDigits == 0 && count.lists > 0
    if count.texts > 0, !isOneLetter, count.keyCodes == count.texts || areWords {
      texts = .keyIsCode
    } else if count.texts > 0, count.textCodes == count.texts, count.keyCodes * 5 <= count.texts {
      texts = .textIsCode
    } else if let meaning = count.inTwoScripts.meaning(ofTexts: count.texts) {
      texts = meaning
    }
    // The names of different codes are mostly different; a word that repeats is that of a field.
    codesHoldNames =
      count.coded > 1 && count.coded == count.named && count.names.count * 2 > count.named
    // Quantities differ in length, codes do not.
    numbersAreCodes = count.numbers > 1 && count.numberLengths.count == 1 && !count.numberLengths.contains(1)
  }
}

private struct PairCount {
  var texts = 0
  var keyCodes = 0
  /// Keys with a digit.
  var keyDigits = 0
  /// Arrays under keys.
  var lists = 0
  var textCodes = 0
  /// Keys that are their texts in the form of addresses, as long as all are: `"akcali": "Akçalı"`.
  var slugs = 0
  /// Keys of two small letters beside longer texts that begin with a capital, as all are: `"fr": "France"`.
  var pairs = 0
  /// Keys with a point inside, and no blank, beside longer texts that begin with a capital, as all are: `"cs.AI":
  /// "Artificial Intelligence"`.
  var pointed = 0
  /// Keys of a capital and three small letters beside names, as all are: `"Adlm": "Adlam"`, the scripts of ISO 15924.
  var scripts = 0
  /// Those of them that hardly any list of scripts lacks.
  var known: Set<String> = []
  var inTwoScripts = PairScripts()
  var numbers = 0
  var numberLengths: Set<UInt32> = []
  /// Objects under codes, and how many of them hold one name alone.
  var coded = 0
  var named = 0
  var names: Set<UInt32> = []

  mutating func add(_ object: Int, _ document: Document) {
    let isAlone = !document.hasContainer(object)
    for member in document.children(of: object) {
      let value = document.values[member]
      if value.kind == .number {
        numbers += 1
        // No code has a point: 1.5 and 2.0 are quantities.
        let hasPoint = document.text.bytes(value.slice) { $0.contains(UInt8(ascii: ".")) }
        numberLengths.insert(hasPoint ? 1 : value.slice.count)
      }
      if value.kind == .object, coded == named,
        document.text.bytes(document.keys.slices[Int(value.key)], CodeShape.isCode)
      {
        coded += 1
        if holdsName(member, document) {
          named += 1
          names.insert(document.values[member + 1].key)
        }
      }
      if value.kind == .array { lists += 1 }
      guard value.kind == .string, !value.slice.isEmpty else { continue }
      if document.text.bytes(
        document.keys.slices[Int(value.key)], { $0.contains { $0 >= 0x30 && $0 <= 0x39 } })
      {
        keyDigits += 1
      }
      if slugs == texts, isSlug(document.keys.slices[Int(value.key)], of: value.slice, document.text) {
        slugs += 1
      }
      if pairs == texts, isPair(document.keys.slices[Int(value.key)], of: value.slice, document.text) {
        pairs += 1
      }
      if pointed == texts, isPointed(document.keys.slices[Int(value.key)], of: value.slice, document.text) {
        pointed += 1
      }
      if scripts == texts, isScript(document.keys.slices[Int(value.key)], document.text) {
        scripts += 1
        let code = document.text.string(document.keys.slices[Int(value.key)])
        if PairCount.knownScripts.contains(code) { known.insert(code) }
      }
      inTwoScripts.add(
        document.keys.slices[Int(value.key)], of: value.slice, isAlone: isAlone, document.text)
      texts += 1
      if document.text.bytes(document.keys.slices[Int(value.key)], CodeShape.isCode) { keyCodes += 1 }
      if document.text.bytes(value.slice, { CodeShape.isCode($0) && !TextForm.isDate($0) }) { textCodes += 1 }
    }
  }

  private func isPair(_ key: Slice, of name: Slice, _ text: SourceText) -> Bool {
    key.count == 2 && name.count > 3 && text.bytes(key, { $0.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } })
      && text.bytes(name) { $0[0] >= 0x80 || $0[0] >= 0x41 && $0[0] <= 0x5A }
  }

  private func isScript(_ key: Slice, _ text: SourceText) -> Bool {
    key.count == 4
      && text.bytes(key) { bytes in
        bytes[0] >= 0x41 && bytes[0] <= 0x5A && bytes[1...].allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
      }
  }

  /// Codes that hardly any list of scripts lacks.
  static let knownScripts: Set<String> = [
    "Arab", "Armn", "Beng", "Cyrl", "Deva", "Geor", "Grek", "Gujr", "Hans", "Hant", "Hebr", "Jpan", "Kore",
    "Latn",
    "Thai", "Taml",
  ]

  private func isPointed(_ key: Slice, of name: Slice, _ text: SourceText) -> Bool {
    let isWord = text.bytes(key) { bytes in
      bytes.count < name.count && bytes[0] != UInt8(ascii: ".") && bytes.last != UInt8(ascii: ".")
        && bytes.contains(UInt8(ascii: ".")) && !bytes.contains { $0 <= 0x20 || $0 >= 0x7F }
    }
    return isWord && text.bytes(name) { $0[0] >= 0x80 || $0[0] >= 0x41 && $0[0] <= 0x5A }
  }

  /// Whether a key is its text, or that in small letters of ASCII, with signs for what stands between the words.
  private func isSlug(_ key: Slice, of name: Slice, _ text: SourceText) -> Bool {
    if key.count == name.count, text.areEqual(key, name) { return true }
    guard key.count < 60, name.count < 120, text.bytes(key, { $0.allSatisfy { $0 >= 0x2D && $0 <= 0x7A } })
    else { return false }
    func letters(_ string: String) -> [UInt8] {
      string.utf8.filter { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x80 }
    }
    let (slug, words) = (text.string(key), text.string(name))
    // `skinCare` is `Skin Care` as well.
    let isWord = text.bytes(key, TextForm.isOfPrograms)
    return slug == words
      || letters(isWord ? slug.lowercased() : slug) == letters(HeadingWords.folded(words.lowercased()))
  }

  /// Whether an object's only member is a container, under a key that is no code.
  private func holdsName(_ object: Int, _ document: Document) -> Bool {
    let (first, end) = (object + 1, document.values[object].end)
    guard first < Int(end), document.values[first].isContainer, document.values[first].end == end else {
      return false
    }
    return !document.text.bytes(document.keys.slices[Int(document.values[first].key)], CodeShape.isCode)
  }
}

/// The form of a code: `110000`, `A05.360`, `US-CA`.
enum CodeShape {
  /// Whether the bytes are ASCII letters, digits and `.`, `-`, `_`, with a digit or in capitals only; at most 24 bytes, or
  /// more in parts with digits.
  ///
  /// One capital of other letters is a code, too. Colons stand behind capitals, `A:AC:1-195`; between digits they make a time. A slash stands between digits behind
  /// capitals.
  static func isCode(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard !bytes.isEmpty, bytes.count <= 24 else { return hasParts(bytes) }
    if bytes[0] >= 0x80 { return bytes.count == 2 && capital(bytes) != nil }
    var hasDigit = false
    var hasSmall = false
    var hasCapital = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasSmall = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasCapital = true
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): break
      case UInt8(ascii: ":"): if !hasCapital { return false }
      case UInt8(ascii: "/"): return hasSlash(bytes)
      default: return false
      }
    }
    return hasDigit || !hasSmall && bytes.count <= 8
  }

  /// The one capital that the bytes are, in the letters of Rome, Greece or Russia; nil for others.
  static func capital(_ bytes: UnsafeRawBufferPointer) -> UInt32? {
    if bytes.count == 1 { return bytes[0] >= 0x41 && bytes[0] <= 0x5A ? UInt32(bytes[0]) : nil }
    guard bytes.count == 2, bytes[0] >= 0xCD, bytes[0] <= 0xD2, bytes[1] & 0xC0 == 0x80,
      let letter = Unicode.Scalar(UInt32(bytes[0] & 0x1F) << 6 | UInt32(bytes[1] & 0x3F)),
      letter.properties.isUppercase
    else { return nil }
    return letter.value
  }

  /// Whether the bytes are a code with a slash between digits behind capitals, as those of patents: `G01B3/02`.
  private static func hasSlash(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= 24, let slash = bytes.firstIndex(of: UInt8(ascii: "/")), slash > 1,
      slash + 1 < bytes.count
    else { return false }
    let isDigit = { (byte: UInt8) in byte >= 0x30 && byte <= 0x39 }
    return bytes[(slash + 1)...].allSatisfy(isDigit) && isDigit(bytes[slash - 1])
      && bytes[0] >= 0x41 && bytes[0] <= 0x5A
      && bytes[..<slash].allSatisfy { isDigit($0) || $0 >= 0x41 && $0 <= 0x5A }
  }

  /// Whether the bytes are a long number in parts, which are digits and a few capitals: `A01.378.610.250.300.792.380` of
  /// medical subjects, `2.16.840.1.113883.3.464.1003.101.12.1014` of ISO's tree of objects.
  private static func hasParts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard !bytes.isEmpty, bytes.count <= 96 else { return false }
    return bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
      part.count <= 8 && part.contains { $0 >= 0x30 && $0 <= 0x39 }
        && part.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A }
    }
  }

  /// Whether the bytes are pairs of digits with blanks between, as offices number what they do: `00 01 04`.
  static func arePairs(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count % 3 == 2 && bytes.count <= 24
      && bytes.enumerated().allSatisfy { $0 % 3 == 2 ? $1 == 0x20 : $1 >= 0x30 && $1 <= 0x39 }
  }
}

/// Objects whose keys are 0, 1, 2, …, which are lists.
enum IndexedKeys {
  /// The members in the order of their numbers; nil if the keys are different.
  static func order(_ document: Document, _ object: Int) -> [Int]? {
    var members: [(number: Int, member: Int)] = []
    for member in document.children(of: object) {
      let key = document.keys.slices[Int(document.values[member].key)]
      guard let number = number(key, document.text) else { return nil }
      members.append((number, member))
    }
    guard !members.isEmpty else { return nil }
    members.sort { $0.number < $1.number }
    guard members[0].number <= 1, members[members.count - 1].number == members[0].number + members.count - 1
    else {
      return nil
    }
    return members.map(\.member)
  }

  private static func number(_ key: Slice, _ text: SourceText) -> Int? {
    guard key.count > 0, key.count <= 6 else { return nil }
    return text.bytes(key) { bytes in
      var number = 0
      for byte in bytes {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      return bytes.count > 1 && bytes[0] == 0x30 ? nil : number
    }
  }
}
