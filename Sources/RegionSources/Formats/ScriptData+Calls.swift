/// Calls, members and functions in a script, of which few are data.
extension ScriptData {
  /// Behind the bracket of a call that hands back what it gets: one that keeps others from changing it, or that marks a
  /// text for translators; nil for other words.
  func callEnd(_ word: Range<Int>) -> Int? {
    var end = word.upperBound
    while end < bytes.count, ScriptData.isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return nil }
    let name = bytes[word.lowerBound..<end]
    if ScriptData.keepers.contains(where: { name.elementsEqual($0.utf8) }) { return end + 1 }
    guard ScriptData.translators.contains(where: { name.elementsEqual($0.utf8) }),
      let first = bytes[(end + 1)...].first(where: { !ScriptData.isBlank($0) }), "\"'`u".utf8.contains(first)
    else { return nil }
    return end + 1
  }

  /// Stands for the bracket of such a call among those that are open.
  static let call: UInt8 = 0
  static let keepers = ["Object.freeze", "Object.seal", "reactive", "ref", "shallowRef", "markRaw"]
  private static let translators = [
    "_", "__", "t", "$t", "i18n.t", "this.$t", "gettext", "gettext_lazy", "ugettext", "ugettext_lazy",
    "trans", "tr",
    "N_",
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
  static func holdsChildren(_ key: Swift.Slice<UnsafeRawBufferPointer>) -> Bool {
    FieldNames.of(.children).rank(FieldNames.normalized(String(decoding: key, as: UTF8.self))) != nil
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
