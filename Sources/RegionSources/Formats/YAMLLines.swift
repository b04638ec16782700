/// Whether lines are YAML, and no outline of names.
struct YAMLLines {
  private let lines: [String]
  private let indents: [Int]

  /// - Parameter lines: Without the blanks around them, and neither blank nor comments.
  init(_ lines: [String], _ indents: [Int]) {
    guard lines.contains("-") else {
      (self.lines, self.indents) = (lines, indents)
      return
    }
    // The sign of an item may stand in a line of its own, above what the item holds.
    var (joined, depths): ([String], [Int]) = ([], [])
    var item: Int?
    for (line, indent) in zip(lines, indents) {
      if let own = item, indent > own {
        joined.append("- " + line)
        depths.append(own)
        item = nil
        continue
      }
      item = line == "-" ? indent : nil
      if line == "-" { continue }
      joined.append(line)
      depths.append(indent)
    }
    (self.lines, self.indents) = (joined, depths)
  }

  /// Whether lines begin with what only YAML begins with, or each has its brackets closed behind a key or an item.
  static func areMarked(_ lines: [[UInt8]]) -> Bool {
    let texts = lines.prefix(100).map { line in
      line.withUnsafeBytes { String(decoding: Blank.trimmed($0), as: UTF8.self) }
    }
    guard let first = texts.first, texts.count > 1 else { return false }
    if first == "---" || first.hasPrefix("--- #") || first.hasPrefix("%YAML ") { return true }
    return texts.allSatisfy(isFlow)
  }

  /// Whether an answer is one that YAML begins with: `---`, or `- name: A` or `places:` and a line further in.
  static func mayBegin(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    if line.starts(with: "---".utf8) { return true }
    guard Bytes.hold("\n  ", in: bytes) else { return false }
    return line.starts(with: "- ".utf8) && line.contains(0x3A)
      || line.last == 0x3A
  }

  /// Whether bytes have a sign without which no line of them is YAML's for `areMeant`: of a key, of a list or an object in
  /// brackets, of a text.
  static func haveSigns(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.contains { byte in
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"): true
      default: false
      }
    }
  }

  /// Whether a file of a level is YAML.
  static func areMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let all = TextShape.lines(bytes)
    if areMarked(all) { return true }
    let indents = all.map { line in line.prefix { $0 == 0x20 }.count }
    let texts = all.map { line in
      line.withUnsafeBytes { String(decoding: Blank.trimmed($0), as: UTF8.self) }
    }
    return YAMLLines(texts, indents).areMeant
  }

  /// Whether lines are YAML in which a list in brackets goes on over lines, as programs have them, too.
  static func haveLongLists(_ bytes: UnsafeRawBufferPointer, _ lines: [[UInt8]]) -> Bool {
    let isLong = lines.prefix(100).contains { line in
      line.withUnsafeBytes { beginsList(String(decoding: Blank.trimmed($0), as: UTF8.self)) }
    }
    return isLong && areMeant(bytes)
  }

  /// `- {name: A}`, `A: {b: c}`, `A: [b, c]`.
  private static func isFlow(_ line: String) -> Bool {
    func ends(_ text: Substring) -> Bool {
      text.hasPrefix("{") && text.hasSuffix("}") && text.has(": ")
        || text.hasPrefix("[") && text.hasSuffix("]") && !text.has("](")
    }
    if line.hasPrefix("- {") { return ends(line.dropFirst(2)) }
    guard let colon = line.firstRange(ofText: ": ") else { return false }
    return ends(line[colon.upperBound...])
  }

  /// Whether all lines with lines below them end with a colon, as those of YAML do and names do not, and half of the others
  /// at least are items or have a key: below `Fruit:` an outline has `Apple` alone.
  ///
  /// Where no line has others below it, all have a key in quotes, or a number behind theirs.
  var areMeant: Bool {
    var (parents, others, words, quoted, numbered) = (0, 0, 0, 0, 0)
    var index = 0
    while index < lines.count {
      let line = withoutProperties(lines[index])
      let own = index
      index += 1
      if line.hasPrefix("? "), let value = valueOfLongKey(own) {
        index = value + 1
        while index < lines.count, indents[index] > indents[own] { index += 1 }
        parents += 1
        continue
      }
      if YAMLLines.beginsList(line) {
        // The names of the list go on in the next lines, as far in or further.
        while index < lines.count, indents[index] >= indents[own], !lines[index - 1].hasSuffix("]") {
          index += 1
        }
        parents += index > own + 1 ? 1 : 0
        continue
      }
      if YAMLLines.opensText(line) || YAMLLines.opensQuote(line) || isWrapped(own) {
        // What lies deeper is a text.
        while index < lines.count, indents[index] > indents[own] { index += 1 }
        parents += index > own + 1 ? 1 : 0
        continue
      }
      guard isParent(own) else {
        others += 1
        if YAMLLines.hasQuotedKey(line) { quoted += 1 }
        if YAMLLines.endsInNumber(line) { numbered += 1 }
        if !line.hasPrefix("- "), !line.hasSuffix(":"), !line.has(": ") { words += 1 }
        // No line that is still to come outweighs these.
        if words * 2 > lines.count { return false }
        continue
      }
      if YAMLLines.opensBracket(line) {
        while index < lines.count, indents[index] > indents[own] || YAMLLines.closesBracket(lines[index]) {
          index += 1
        }
      } else if line.hasPrefix("- "), !line.hasSuffix(":") {
        guard line.has(": ") || isItem(own + 1) else { return false }
        if !line.has(": ") { continue }
      } else if !line.hasSuffix(":") {
        return false
      }
      parents += 1
    }
    return parents > 0 && words * 2 <= others
      || parents == 0 && others > 1 && (quoted == others || numbered == others && others > 2 && areCounted)
  }

  /// Whether the numbers behind different keys, none of which is a word for a field, count from 0 or 1 on: `Hokkaido: 0`, `Aomori: 1`.
  private var areCounted: Bool {
    var (keys, next): (Set<Substring>, Int?) = ([], nil)
    return lines.allSatisfy { line in
      guard let colon = line.firstRange(ofText: ": "),
        let number = Int(line[colon.upperBound...].drop { $0 == " " })
      else { return false }
      defer { next = number &+ 1 }
      let key = FieldNames.normalized(String(line[..<colon.lowerBound]))
      return keys.insert(line[..<colon.lowerBound]).inserted && number == next ?? (number < 2 ? number : -1)
        && !LevelWords.isKnown(key) && FieldNames.of(.name).rank(key) == nil && !key.allSatisfy(\.isNumber)
    }
  }

  /// `Hokkaido: 0`.
  private static func endsInNumber(_ line: String) -> Bool {
    guard let colon = line.firstRange(ofText: ": "), colon.lowerBound > line.startIndex else { return false }
    let number = line[colon.upperBound...].drop { $0 == " " }
    return !number.isEmpty && number.utf8.count < 19 && number.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// The line with what stands below a long key, as writers of YAML put it: `? …`, then `: …` as far in; nil where there is none.
  private func valueOfLongKey(_ index: Int) -> Int? {
    let next = lines.indices[(index + 1)...].first { indents[$0] <= indents[index] }
    return next.flatMap { indents[$0] == indents[index] && lines[$0].hasPrefix(": ") ? $0 : nil }
  }

  /// Whether the next line stands below a line: further in, or, as an item, as far in.
  private func isParent(_ index: Int) -> Bool {
    guard index + 1 < lines.count else { return false }
    return indents[index + 1] > indents[index] || isItem(index + 1) && indents[index + 1] == indents[index]
  }

  private func isItem(_ index: Int) -> Bool { index < lines.count && lines[index].hasPrefix("- ") }

  /// A line without the name that other places call it by and without its kind: `items: &all`, `items: !set`.
  private func withoutProperties(_ line: String) -> String {
    let words = line.split(separator: " ")
    guard let last = words.last, last.hasPrefix("&") || last.hasPrefix("!"),
      words.dropLast().last?.hasSuffix(":") == true || words.count == 2 && words[0] == "-"
    else { return line }
    return words.dropLast().joined(separator: " ")
  }

  /// Whether a line says that a text of several lines follows: `note: |`, `- >-`.
  private static func opensText(_ line: String) -> Bool {
    guard let last = line.split(separator: " ").last, last.utf8.count < 4, line.utf8.count > last.utf8.count
    else {
      return false
    }
    let isSign = last.first == "|" || last.first == ">"
    guard isSign, last.dropFirst().allSatisfy({ "+-".contains($0) || $0.isNumber }) else { return false }
    let before = line.dropLast(last.count + 1)
    return before.hasSuffix(":") || before == "-"
  }

  /// Whether a text in quotes behind a key goes on in the next line.
  private static func opensQuote(_ line: String) -> Bool {
    guard let colon = line.firstRange(ofText: ": ") else { return false }
    let value = line[colon.upperBound...]
    guard let quote = value.first, quote == "\"" || quote == "'" else { return false }
    return !value.dropFirst().contains(quote)
  }

  /// Whether a text without quotes behind a key goes on in the next line, as writers of YAML break long ones.
  private func isWrapped(_ index: Int) -> Bool {
    let line = lines[index]
    guard index + 1 < lines.count, indents[index + 1] > indents[index],
      indents[index] + line.utf8.count >= YAMLLines.leastWrapped, let colon = line.firstRange(ofText: ": "),
      let first = (line.hasPrefix("- ") ? line.dropFirst(2) : line[...]).first,
      first.isLetter || "\"'".contains(first), !line[..<colon.lowerBound].dropFirst(2).contains(" "),
      !isItem(index + 1)
    else { return false }
    let next = lines[index + 1]
    return !next.hasSuffix(":") && !(next.split(separator: " ").first?.hasSuffix(":") ?? false)
  }

  /// In columns; programs break lines behind 80.
  private static let leastWrapped = 60

  private static func opensBracket(_ line: String) -> Bool {
    ["[", "{", "- [", "- {"].contains(line) || [": [", ": {"].contains { line.hasSuffix($0) }
  }

  /// Whether a list in brackets begins behind a key with a name, and does not end: `cities: ['Anantapur',`.
  private static func beginsList(_ line: String) -> Bool {
    guard line.hasSuffix(","), let colon = line.firstRange(ofText: ": ") else { return false }
    let (key, value) = (line[..<colon.lowerBound], line[colon.upperBound...].drop { $0 == " " })
    return value.hasPrefix("[") && !value.contains("]") && !key.isEmpty
      && !key.contains { "[{\"'=(".contains($0) }
  }

  private static func closesBracket(_ line: String) -> Bool { line.hasPrefix("]") || line.hasPrefix("}") }

  /// `"11": Beijing`.
  private static func hasQuotedKey(_ line: String) -> Bool {
    guard let quote = line.first, quote == "\"" || quote == "'" else { return false }
    let rest = line.dropFirst()
    guard let end = rest.firstIndex(of: quote) else { return false }
    return rest[rest.index(after: end)...].hasPrefix(": ")
  }
}
