/// Calls, members and functions in a script, of which few are data.
extension ScriptData {
  /// Behind the bracket of a call that hands back what it gets, and keeps others from changing it; nil for other words.
  func keptStart(_ word: Range<Int>) -> Int? {
    guard let open = callStart(word) else { return nil }
    let name = bytes[word.lowerBound..<open]
    return ScriptData.keepers.contains { name.elementsEqual($0.utf8) }
      || ScriptData.makers.contains { name.elementsEqual($0.utf8) }
        && ScriptData.opensBracket(bytes, open + 1)
      ? open + 1 : nil
  }

  /// Whether a bracket stands at a place, behind blanks.
  static func opensBracket(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    let next = behindBlanks(bytes, start)
    return next < bytes.count && "[({".utf8.contains(bytes[next])
  }

  /// Takes the first text of a call that marks it for translators; false for other words.
  mutating func takeMarked(_ word: Range<Int>) -> Bool {
    guard let open = callStart(word), ScriptData.marksText(bytes[word.lowerBound..<open]) else {
      return false
    }
    var first = ScriptData.behindBlanks(bytes, open + 1)
    if first + 1 < bytes.count, bytes[first] == UInt8(ascii: "u") { first += 1 }
    guard first < bytes.count, "\"'`".utf8.contains(bytes[first]) else { return false }
    let end = groupEnd(open)
    at = first
    takeString(bytes[first])
    at = end
    return true
  }

  /// The bracket of a call behind a word, which may have points.
  private func callStart(_ word: Range<Int>) -> Int? {
    var end = word.upperBound
    while end < bytes.count, ScriptData.isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "(") ? end : nil
  }

  /// Behind the bracket of `new Array(`, which opens a list; nil for other words.
  func newArray(_ word: Range<Int>) -> Int? {
    guard bytes[word].elementsEqual("new".utf8) else { return nil }
    let name = ScriptData.behindBlanks(bytes, word.upperBound)
    guard bytes[name...].starts(with: "Array".utf8) else { return nil }
    let open = ScriptData.behindBlanks(bytes, name + 5)
    return open < bytes.count && bytes[open] == UInt8(ascii: "(") ? open + 1 : nil
  }

  /// Whether a value begins here that a program makes: `new Date()`, `Date.now()`; calls that hand back what they get, or
  /// mark a text for translators, are data.
  var isMade: Bool {
    guard at < bytes.count, ScriptData.isWord(bytes[at]), !(0x30...0x39).contains(bytes[at]) else {
      return false
    }
    var end = at
    while end < bytes.count, ScriptData.isWord(bytes[end]) { end += 1 }
    let word = at..<end
    if bytes[word].elementsEqual("new".utf8) {
      if let opening = ScriptOpening(bytes, at: at), opening.kind != .positional { return false }
      return newArray(word) == nil && !bytes[at...].starts(with: "new Set(".utf8)
    }
    if let opening = ScriptOpening(bytes, at: at), opening.kind != .positional { return false }
    guard let open = callStart(word) else { return isSum(word) }
    let name = bytes[at..<open]
    return !(ScriptData.keepers + ScriptData.makers).contains { name.elementsEqual($0.utf8) }
      && !ScriptData.marksText(name) && !name.elementsEqual("array".utf8)
  }

  /// Whether something is put together from a name: `baseurl + "img/2.png"`, `config.base + path`.
  private func isSum(_ word: Range<Int>) -> Bool {
    var end = word.upperBound
    while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), ScriptData.isWord(bytes[end + 1]) {
      end += 1
      while end < bytes.count, ScriptData.isWord(bytes[end]) { end += 1 }
    }
    let next = ScriptData.behindBlanks(bytes, end)
    return next < bytes.count && bytes[next] == UInt8(ascii: "+")
  }

  /// Behind the bracket that closes one.
  private func groupEnd(_ open: Int) -> Int {
    var scanner = ScriptStatements(bytes, scanningAt: open)
    scanner.skipGroup()
    return scanner.at
  }

  /// Behind a call that only sorts or keeps the list in front of it, which stays as it is written; nil where none stands
  /// here.
  var sortEnd: Int? {
    guard bytes[at] == UInt8(ascii: "."),
      let call = ScriptData.sorters.first(where: { bytes[at...].starts(with: $0.utf8) }),
      output.last(where: { !ScriptData.isBlank($0) }).map({ "]}\"".utf8.contains($0) }) ?? false
    else { return nil }
    let end = at + call.utf8.count
    return call.hasSuffix("(") ? groupEnd(end - 1) : end
  }

  private static let sorters = [
    ".sort(", ".sorted(", ".toList(", ".toSet(", ".to_string(", ".to_vec(", ".into(", ".freeze",
  ]

  /// Stands for the bracket of such a call among those that are open.
  static let call: UInt8 = 0
  /// Stands for the bracket of an object that a key of PHP makes between texts.
  static let pair: UInt8 = 7
  static let keepers = [
    "Object.freeze", "Object.seal", "reactive", "ref", "shallowRef", "markRaw", "new Set",
  ]
  /// Calls of Python that make a list or a dictionary of one that they get.
  static let makers = ["OrderedDict", "collections.OrderedDict", "dict", "frozenset", "MappingProxyType"]
  /// Whether a call marks a text for translators: `gettext("…")`, `i18n.gettext("…")`.
  static func marksText(_ name: UnsafeRawBufferPointer.SubSequence) -> Bool {
    let own = name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] } ?? name
    return translators.contains { own.elementsEqual($0.utf8) }
  }

  private static let translators = [
    "_", "__", "t", "$t", "gettext", "gettext_lazy", "ugettext", "ugettext_lazy",
    "trans", "tr",
    "N_", "_x", "esc_html__", "esc_attr__",
  ]

  /// Behind a member of what stands elsewhere, `ROUTES.home`, which stands for itself as a text; nil for other values.
  func memberEnd() -> Int? {
    guard at < bytes.count, ScriptData.isWord(bytes[at]), !(0x30...0x39).contains(bytes[at]) else {
      return nil
    }
    var (end, points) = (at, 0)
    while end < bytes.count, ScriptData.isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".") {
      if bytes[end] == UInt8(ascii: ".") { points += 1 }
      end += 1
    }
    let next = bytes[end...].first { !ScriptData.isBlank($0) }
    return points > 0 && next.map { ",}".utf8.contains($0) } ?? false ? end : nil
  }

  /// Whether a key may hold what lies below a record, which is not left out without a word.
  static func holdsChildren(_ key: some Sequence<UInt8>) -> Bool {
    FieldNames.of(.children).rank(FieldNames.normalized(String(decoding: Array(key), as: UTF8.self))) != nil
  }

  /// Whether a function begins here, which is no data: `(a) => …`, `a => …`, `function …`.
  var isFunction: Bool {
    if bytes[at...].starts(with: "function".utf8) || bytes[at...].starts(with: "async ".utf8) { return true }
    var end = at
    if bytes[at] == UInt8(ascii: "(") {
      let last = min(bytes.count, at + ScriptData.longestHead)
      end = bytes[at..<last].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? at
    } else {
      while end < bytes.count, ScriptData.isWord(bytes[end]) { end += 1 }
    }
    guard end > at else { return false }
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    return bytes[end...].starts(with: "=>".utf8)
  }

  /// In bytes: the parameters of a function.
  private static let longestHead = 500
}
