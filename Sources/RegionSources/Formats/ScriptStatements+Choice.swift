/// Which of a script's literals are data.
extension ScriptStatements {
  /// The literals that are data: the one exported by default, else those exported, else all; of several those like the largest.
  var data: [Literal] {
    if let exported, !isCode(literals[exported]), !namesOthersAlone(literals[exported]) {
      return [literals[exported]]
    }
    if let exportedName, let found = literal(named: exportedName), !namesOthersAlone(literals[found]) {
      return [literals[found]]
    }
    func isIndex(_ literal: Literal) -> Bool { namesListsAlone(literal) || namesOthersAlone(literal) }
    let own = withoutMade(
      self.literals.contains(where: isIndex) ? self.literals.filter { !isIndex($0) } : self.literals)
    let literals = own.contains { !isEmpty($0) } ? own.filter { !isEmpty($0) } : own
    // What functions hand back is data only where it is most of the text.
    let size = literals.map(\.range.count).max() ?? 0
    let lists = literals.filter { !$0.isReturned || $0.range.count == size || $0.owner != nil && isTable($0) }
      .filter { literal in
        bytes[literal.range].contains { "[(".utf8.contains($0) } || isDictionary(literal)
          || literal.range.count * 3 >= size && !holdsFunctions(literal)
            && (literal.range.count == size || !holdsNumbers(literal))
      }
    var found = lists.isEmpty ? literals : lists
    let largest = found.max { $0.range.count < $1.range.count }
    // What a class says of itself stands beside the data: the dependencies of a migration.
    if let largest, largest.owner == nil { found.removeAll { $0.owner != nil } }
    if let largest, isTable(largest) {
      let tables = found.filter(isTable)
      if tables.count > 1 {
        // Many objects beside tables are none of them.
        let others = found.filter { !isTable($0) }
        let groups =
          others.count > ScriptStatements.mostMentioned ? [] : others.filter { areGroups($0, below: tables) }
        return withoutParts(found.filter { own in isTable(own) || groups.contains { $0.range == own.range } })
      }
      // Beside the rows of a tree view stand the words for its colours.
      found.removeAll {
        !isTable($0)
          && (holdsFunctions($0) || holdsTextsAlone($0) && $0.range.count * 4 < largest.range.count)
      }
    }
    // A page's own texts are no data beside a large constant that it hands on:
    // `data: { options: data.areaList, titles: [ … ] }`.
    let shared = found.filter(\.isExported)
    let isShared = shared.contains {
      $0.range.count * ScriptStatements.leastShare >= largest?.range.count ?? 0
    }
    let all = isShared ? shared : found
    let most = all.map(\.range.count).max() ?? 0
    return withoutParts(
      all.filter { literal in
        literal.range.count * ScriptStatements.leastShare >= most
          || largest.map { areOfOneKey(literal, $0) } ?? false
      })
  }

  /// Whether two dictionaries begin with the same code: `{"110000": "北京市"}` above `{"110000": {"110100": "市辖区"}}`.
  private func areOfOneKey(_ one: Literal, _ other: Literal) -> Bool {
    guard isDictionary(one), isDictionary(other), let key = firstKey(one) else { return false }
    return firstKey(other) == key
  }

  /// Whether a literal has a list for each of the rows of tables, by what they call themselves: `{dhaka: [{…}], sylhet: […]}`
  /// beside `[{id: "dhaka", …}]`.
  private func areGroups(_ literal: Literal, below tables: [Literal]) -> Bool {
    guard bytes[literal.range.lowerBound] == UInt8(ascii: "{"),
      let key = firstKey(literal)?.trimmingPrefix(while: { "\"'".contains($0) }).prefix(while: {
        !"\"'".contains($0)
      }),
      key.utf8.count > 0
    else { return false }
    var scanner = ScriptStatements(bytes, scanningAt: literal.range.lowerBound + 1)
    _ = scanner.nextKey()
    guard scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: ":") else { return false }
    scanner.at += 1
    guard scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: "[") else { return false }
    let word = Array(key.utf8)
    return tables.contains { table in
      bytes[table.range].indices.contains { at in
        bytes[at] == word[0] && "\"'".utf8.contains(bytes[at - 1]) && at + word.count < table.range.upperBound
          && bytes[at...].starts(with: word) && "\"'".utf8.contains(bytes[at + word.count])
      }
    }
  }

  private func firstKey(_ literal: Literal) -> String? {
    var scanner = ScriptStatements(bytes, scanningAt: literal.range.lowerBound + 1)
    return scanner.nextKey().map(string)
  }

  /// Whether a literal is nothing but a list of the names of others, which are lists of texts: `ALL = [NORTH, SOUTH]`. It says
  /// less than these, whose names are places.
  func namesListsAlone(_ literal: Literal) -> Bool {
    guard bytes[literal.range.lowerBound] == UInt8(ascii: "["), !literal.isReturned else { return false }
    var (scanner, names) = (ScriptStatements(bytes, scanningAt: literal.range.lowerBound + 1), 0)
    while scanner.skipBlanks(), scanner.at < literal.range.upperBound - 1 {
      let name = scanner.word()
      guard let number = self.literal(named: name), holdsTextsAlone(literals[number]),
        !isEmpty(literals[number]), scanner.skipBlanks()
      else { return false }
      names += 1
      if bytes[scanner.at] == UInt8(ascii: ",") { scanner.at += 1 }
    }
    return names > 1
  }

  /// The literals without those that a call makes a set or a dictionary of, where others are not much smaller:
  /// `EU = frozenset({"IT", "NO"})` beside `COUNTRIES = {"IT": "Italy"}`.
  private func withoutMade(_ all: [Literal]) -> [Literal] {
    func isMade(_ literal: Literal) -> Bool {
      let start = literal.range.lowerBound
      let before = bytes[..<start].last { !ScriptData.isBlank($0) }
      return before == UInt8(ascii: "(") || bytes[start] == UInt8(ascii: "(") && beginsRecord(in: literal)
    }
    let plain = all.filter { !isMade($0) && !isEmpty($0) && string($0.name) != "__all__" }
    guard !plain.isEmpty, plain.count < all.count else { return all }
    let size = plain.map(\.range.count).max() ?? 0
    return all.filter {
      !isMade($0) && string($0.name) != "__all__" || isMade($0) && $0.range.count > size * 4
    }
  }

  private func beginsRecord(in literal: Literal) -> Bool {
    let first = bytes[(literal.range.lowerBound + 1)...].first { !ScriptData.isBlank($0) }
    return first.map { (0x41...0x5A).contains($0) } ?? false
  }

  /// Whether an object only hands on what the script declares: `{ departments, cities, citiesOf }`, of which one at least is
  /// a literal.
  private func namesOthersAlone(_ literal: Literal) -> Bool {
    guard bytes[literal.range.lowerBound] == UInt8(ascii: "{") else { return false }
    var (scanner, lists) = (ScriptStatements(bytes, scanningAt: literal.range.lowerBound + 1), 0)
    while scanner.skipBlanks(), scanner.at < literal.range.upperBound - 1 {
      let name = scanner.word()
      guard !name.isEmpty, scanner.skipBlanks() else { return false }
      if let number = self.literal(named: name), literals[number].range != literal.range,
        !isEmpty(literals[number])
      {
        lists += 1
      }
      if bytes[scanner.at] == UInt8(ascii: ",") {
        scanner.at += 1
      } else if scanner.at < literal.range.upperBound - 1 {
        return false
      }
    }
    return lists > 0
  }

  /// The literals but for those that stand in another one by their names: `const menu = [{ items: shoes }, …]`.
  private func withoutParts(_ all: [Literal]) -> [Literal] {
    guard all.count > 1 else { return all }
    var used: Set<Int> = []
    for number in all.indices {
      for word in words(in: all[number].range) {
        guard let part = literal(named: word), literals[part].range != all[number].range else { continue }
        used.insert(part)
      }
    }
    let whole = all.filter { own in !used.contains { literals[$0].range == own.range } }
    return whole.isEmpty ? all : whole
  }

  /// Whether literals are what a script is there for, and not those of a program that does something else.
  func areData(_ chosen: [Literal]) -> Bool {
    let size = chosen.reduce(0) { $0 + $1.range.count }
    if !isPlain, chosen.allSatisfy(isEmpty) { return false }
    if beginsWithLiteral || isPlain || size * 5 > bytes.count * 2 { return true }
    // Functions that hand out a part of the data stand behind it.
    let isFirst = codeInFront == 0 && chosen.contains(where: isNested)
    guard let first = chosen.first, first.owner != nil else { return isFirst && size * 2 > code }
    guard isFirst && size * 5 > code || size * 3 > code * 2 else { return false }
    return code == 0 || chosen.prefix(ScriptStatements.mostMentioned).contains(where: isMentioned)
  }

  /// Whether the name of a literal stands elsewhere, too: the methods of its class are there for it.
  private func isMentioned(_ literal: Literal) -> Bool {
    let name = bytes[literal.name].drop { $0 == UInt8(ascii: "$") }
    guard let first = name.first else { return false }
    return bytes.indices.contains { at in
      guard bytes[at] == first, at != name.startIndex, at + name.count < bytes.count else { return false }
      return !ScriptData.isWord(bytes[at + name.count])
        && (at == 0 || bytes[at - 1] == UInt8(ascii: "$") || !ScriptData.isWord(bytes[at - 1]))
        && bytes[at...].starts(with: name)
    }
  }

  /// The most literals whose names are looked for.
  private static let mostMentioned = 8

  /// Whether a literal holds others.
  private func isNested(_ literal: Literal) -> Bool {
    bytes[literal.range].dropFirst().contains { "{[".utf8.contains($0) }
  }

  /// The names of literals: their own, or those of their classes where several have the same.
  func names(of literals: [Literal]) -> [Range<Int>] {
    let own = Set(literals.map { string($0.name) })
    let owners = literals.compactMap(\.owner)
    guard own.count < literals.count, Set(owners.map(string)).count == literals.count else {
      return literals.map(\.name)
    }
    return owners
  }

  /// A name as a person says it: without the sign that PHP puts in front.
  func title(_ name: Range<Int>) -> String {
    let sign = bytes[name].first == UInt8(ascii: "$") && name.count > 1 && PHPText.isMeant(bytes) ? 1 : 0
    return string(name.lowerBound + sign..<name.upperBound)
  }

  /// The names of the constants that are not among the chosen ones, and do not stand in these by their names.
  func unread(beside chosen: [Literal]) -> [String] {
    guard literals.count > chosen.count else { return [] }
    var used = Set(chosen.map(\.range.lowerBound))
    for literal in chosen {
      for word in words(in: literal.range) {
        if let part = self.literal(named: word) { used.insert(literals[part].range.lowerBound) }
      }
    }
    return literals.filter { literal in
      !used.contains(literal.range.lowerBound) && !literal.name.isEmpty && !literal.isReturned
        && !isEmpty(literal) && !namesListsAlone(literal)
    }.map { title($0.name) }
  }

  /// The words in a literal that are values: no texts, no keys.
  private func words(in range: Range<Int>) -> [Range<Int>] {
    var scanner = ScriptStatements(bytes, scanningAt: range.lowerBound)
    var found: [Range<Int>] = []
    while scanner.at < range.upperBound {
      guard ScriptData.isWord(bytes[scanner.at]) else {
        scanner.advance()
        continue
      }
      let word = scanner.word()
      let next = ScriptData.behindBlanks(bytes, scanner.at)
      if next >= bytes.count || bytes[next] != UInt8(ascii: ":") { found.append(word) }
    }
    return found
  }

  /// An object beside a larger one is settings, not data, if it is smaller by this.
  static let leastShare = 10

  /// Whether a literal is smaller than another, and holds functions.
  func isCode(_ literal: Literal) -> Bool {
    guard literals.contains(where: { $0.range.count > literal.range.count * 2 }) else { return false }
    return holdsFunctions(literal)
  }

  /// Whether a literal is a list without lists and objects in it.
  private func holdsTextsAlone(_ literal: Literal) -> Bool {
    bytes[literal.range.lowerBound] == UInt8(ascii: "[")
      && !bytes[literal.range].dropFirst().contains { "{[(".utf8.contains($0) }
  }

  /// Whether a literal holds nothing: a list that statements fill.
  func isEmpty(_ literal: Literal) -> Bool {
    let inside = bytes[literal.range].drop { !ScriptData.isBracket($0) && $0 != UInt8(ascii: "(") }
      .dropFirst().dropLast()
    return inside.allSatisfy(ScriptData.isBlank)
  }

  /// Whether the first value of an object is a number: weights and prices are said of what stands elsewhere.
  private func holdsNumbers(_ literal: Literal) -> Bool {
    guard let colon = bytes[literal.range].firstIndex(of: UInt8(ascii: ":")) else { return false }
    let value = bytes[(colon + 1)...].first { !ScriptData.isBlank($0) }
    return value.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
  }

  func holdsFunctions(_ literal: Literal) -> Bool {
    let text = bytes[literal.range]
    return text.indices.contains {
      text[$0...].starts(with: "=>".utf8) || text[$0...].starts(with: "function".utf8)
    }
  }

  /// Whether a literal is an object whose first key is a number.
  func isDictionary(_ literal: Literal) -> Bool {
    var scanner = ScriptStatements(bytes, scanningAt: literal.range.lowerBound + 1)
    guard scanner.skipBlanks() else { return false }
    let first = bytes[scanner.at...].first { !"\"'".utf8.contains($0) }
    return first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
  }

  /// Whether a literal is a list of objects with fields, and not of lists alone: `[{ india: ["Assam", "Goa"] }]`.
  func isTable(_ literal: Literal) -> Bool {
    guard bytes[literal.range.lowerBound] == UInt8(ascii: "[") else { return false }
    var scanner = ScriptStatements(bytes, scanningAt: literal.range.lowerBound + 1)
    guard scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: "{") else { return false }
    scanner.at += 1
    var keys = 0
    while scanner.nextKey() != nil, keys < ScriptStatements.mostKeys {
      guard scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: ":") else { return true }
      scanner.at += 1
      guard scanner.skipBlanks(), scanner.isBracket else { return true }
      scanner.skipMember()
      keys += 1
    }
    return keys == 0
  }

  /// The most keys of an object that are looked at.
  private static let mostKeys = 40
}
