/// Taxonomies as Open Food Facts keeps them: a block a category, with a line a language and those above it in front.
///
///     < en: Beverages
///     en: Waters, still waters
///     fr: Eaux
enum TaxonomyBlocks {
  private static let sample = 1 << 16

  /// Whether some of the first lines name a parent so, and all others but a few have a key and a colon.
  static func areMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let lines = TextShape.lines(UnsafeRawBufferPointer(rebasing: bytes.prefix(sample)))
    let first = lines.first { $0.first == UInt8(ascii: "<") && key(of: $0.dropFirst()) != nil }
    // An element of XML has a namespace and a colon, too.
    guard let first, first.last != UInt8(ascii: ">") else {
      return false
    }
    let known = lines.count { line in
      key(of: line.first == UInt8(ascii: "<") ? line.dropFirst() : line[...]) != nil
    }
    return known * 10 >= lines.count * 9
  }

  /// The key that a line begins with: a language, or a word and one, `wikidata:en`.
  private static func key(of line: some Collection<UInt8>) -> [UInt8]? {
    let key = line.drop { $0 == 0x20 }.prefix { $0 != UInt8(ascii: ":") }
    let isWord = key.allSatisfy {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F || $0 == 0x2D
    }
    return (2...32).contains(key.count) && isWord && key.endIndex != line.endIndex ? Array(key) : nil
  }

  /// - Throws: `SourceErrors` where there is no category.
  static func interpretation(
    _ text: SourceText, name: String
  ) throws(SourceErrors) -> (Interpretation, SourceText) {
    var reader = BlockReader(text)
    forEachLine(text.source) { start, end in
      reader.read(text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start))))
    }
    guard reader.records.count > 0 else { throw SourceErrors(source: name, "there are no terms in it") }
    let (records, note) = reader.tree()
    var understanding = Understanding(format: .lines, shape: "blocks of names by language")
    understanding.parent = ["<"]
    if let note { understanding.notes.append(note) }
    return (Interpretation(records: records, understanding: understanding), reader.text)
  }
}

private struct BlockReader {
  private(set) var text: SourceText
  private(set) var records = Records()
  /// The record of each name of a language: `en:waters`.
  private var known: [String: Int] = [:]
  private var links: [(upper: Slice, lower: Int)] = []
  private var fields: [String: UInt16] = [:]
  private var uppers: [Slice] = []
  /// Whether the lines now read are those of a category.
  private var isOpen = false

  init(_ text: SourceText) { self.text = text }

  private static let mostFields = 400

  mutating func read(_ line: Slice) {
    guard let first = text.bytes(line, { $0.first }) else {
      (isOpen, uppers) = (false, [])
      return
    }
    if first == UInt8(ascii: "#") { return }
    if first == UInt8(ascii: "<") {
      // A block may follow another without a blank line.
      if isOpen { (isOpen, uppers) = (false, []) }
      uppers.append(text.trimmed(Slice(start: line.start + 1, count: line.count - 1)))
      return
    }
    guard let (key, value) = entry(line) else { return }
    let isLanguage = BlockReader.isLanguage(key)
    if !isOpen {
      guard isLanguage, let name = names(value).first.map({ plain($0) }) else { return }
      let record = records.append(name: name, parent: -1, place: line.start)
      isOpen = true
      for upper in uppers { links.append((upper, record)) }
    } else if let value = isLanguage ? names(value).first.map({ plain($0) }) : value {
      addField(key, value)
    }
    guard isLanguage, isOpen else { return }
    for name in names(value) {
      let word = BlockReader.word(key, text.string(name))
      if known[word] == nil { known[word] = records.count - 1 }
    }
  }

  /// `fr`, `pt-BR`; no words such as `stopwords`.
  private static func isLanguage(_ key: String) -> Bool {
    let parts = key.split { $0 == "-" || $0 == "_" }
    return (2...3).contains(parts.first?.utf8.count ?? 0) && parts.count < 3
  }

  /// The key and the value of a line: that of `wikidata:en: Q1` has a language.
  private func entry(_ line: Slice) -> (key: String, value: Slice)? {
    func cut(_ slice: Slice) -> (String, Slice)? {
      guard let colon = text.bytes(slice, { $0.firstIndex(of: UInt8(ascii: ":")) }) else { return nil }
      let value = Slice(start: slice.start + UInt32(colon + 1), count: slice.count - UInt32(colon + 1))
      return (text.string(text.trimmed(Slice(start: slice.start, count: UInt32(colon)))), text.trimmed(value))
    }
    guard let (key, value) = cut(line), !value.isEmpty else { return nil }
    if !BlockReader.isLanguage(key), let (language, inner) = cut(value), BlockReader.isLanguage(language) {
      return (key + ":" + language, inner)
    }
    return (key, value)
  }

  /// The names between commas; a backslash in front of one says that it belongs to a name.
  private func names(_ value: Slice) -> [Slice] {
    var (found, start): ([Slice], Int) = ([], 0)
    text.bytes(value) { bytes in
      for index in 0...bytes.count {
        let isEnd =
          index == bytes.count
          || bytes[index] == UInt8(ascii: ",") && (index == 0 || bytes[index - 1] != UInt8(ascii: "\\"))
        guard isEnd else { continue }
        found.append(Slice(start: value.start + UInt32(start), count: UInt32(index - start)))
        start = index + 1
      }
    }
    return found.map(text.trimmed).filter { !$0.isEmpty }
  }

  /// A name without backslashes in front of commas.
  private mutating func plain(_ name: Slice) -> Slice {
    guard text.bytes(name, { $0.contains(UInt8(ascii: "\\")) }) else { return name }
    let parts = text.string(name).split(separator: "\\,", omittingEmptySubsequences: false)
    return text.make(parts.joined(separator: ","))
  }

  private mutating func addField(_ key: String, _ value: Slice) {
    if fields[key] == nil {
      guard fields.count < BlockReader.mostFields else { return }
      fields[key] = UInt16(fields.count)
      records.fieldNames.append(key)
    }
    if let number = fields[key] { records.addField(number, value) }
  }

  /// A name as others refer to it: in small letters, with one sign between words.
  private static func word(_ language: String, _ name: String) -> String {
    language + ":"
      + name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The categories below each other, and a note where some lie in several.
  func tree() -> (Records, note: String?) {
    var places = LinkedPlaces(records, text)
    var missing: [Slice] = []
    for link in links {
      guard let (language, name) = entry(link.upper),
        let upper = known[BlockReader.word(language, text.string(name))]
      else {
        missing.append(link.upper)
        continue
      }
      places.link(upper, link.lower)
    }
    var (result, note) = places.tree()
    for upper in missing {
      result.report(-1, upper.start, "the parent \(text.string(upper)) does not exist")
    }
    return (result, note)
  }
}
