/// The headings of a text written in Markdown, Org, AsciiDoc or as wikis are, with what stands below them:
///
///     # Handbook            #+TITLE: Plan           = Book           == History ==
///                           * Work                                   It is long.
///     Some text.            ** Release              == Chapter       === Old times ===
///     ## Install            what is left to do
///
/// A list that begins with `#` comments is another thing: a heading has a blank line in front, there are two depths and
/// sentences, or all other lines are the items of lists. Where no blank line stands in front of headings, these nest and
/// all lines below them are items or sentences.
struct TextHeadings {
  /// A heading or an item below it.
  private struct Found {
    var name: Slice
    var depth: Int
    var isItem: Bool
    /// Whether an item is a link to a place in the text itself: `[Install](#install)`.
    var isInside = false
  }

  private let text: SourceText
  private let sign: UInt8
  /// Whether the name of the file says that it is Markdown: whatever stands in front of the first heading introduces it, and
  /// headings may also be lines with signs below them.
  private let isFile: Bool
  private var found: [Found] = []
  /// How many lines were passed over.
  private var passedOver = 0
  /// How many items, rows and lines of programs stand in front of the first heading.
  private var inFront = 0
  /// Whether all lines below the headings are items of lists.
  private var areItems = true
  /// How many lines below other headings than the first are none, and whether any of a program is among them.
  private var told = 0
  private var hasPrograms = false
  private var areApart = true
  /// Whether a heading stands below lines of text: those of a table stand above all of it.
  private var areBetween = false
  private var hasSettings = false
  /// Whether a line below the headings is a sentence or a program, and no name.
  private var hasProse = false
  /// Whether all lines below the headings are sentences, items of lists or programs.
  private var areTold = true
  /// Whether an item has a mark that Markdown alone has: a link, a box, a number.
  private var hasMarkup = false
  private var hasContents = false
  private var begins = false
  /// Whether nothing stands between the first two headings.
  private var isFirstBare = false
  private var org = OrgLines()
  private var table = HeadedTable()

  /// The tree of the headings; nil where the text is something else.
  static func interpretation(_ text: SourceText) -> Interpretation? {
    let first = text.source.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    let signs = "#*=".utf8
    guard let first, signs.contains(first) || isPreamble(text, first) else { return nil }
    for sign in signs {
      var headings = TextHeadings(text, sign)
      headings.dropContents()
      headings.dropCaption()
      if let result = headings.interpretation() { return result }
    }
    return nil
  }

  /// The same for a file that is called as those of Markdown are and has two headings at least, whatever it begins with:
  /// pictures, a comment, settings without rules around them.
  static func interpretation(_ text: SourceText, file: String) -> Interpretation? {
    guard isFile(text, file) else { return nil }
    var headings = TextHeadings(text, UInt8(ascii: "#"), isFile: true)
    // A list that stands first is what the text is there for.
    guard headings.inFront < 2 || headings.inFront < headings.found.count else { return nil }
    headings.dropContents()
    return headings.interpretation()
  }

  /// Whether a file is called as those of Markdown are, and has two headings at least behind a blank line, with signs in
  /// front or below.
  ///
  /// - Complexity: O(bytes) where its name says so, else O(1).
  static func isFile(_ text: SourceText, _ file: String) -> Bool {
    guard endings.contains(where: { file.lowercased().hasSuffix($0) }) else { return false }
    var (count, isBehindBlank, isCode, mayBeTitle) = (0, true, false, false)
    forEachLine(text.source) { start, end in
      let line = text.source[start..<end]
      let signs = line.prefix { $0 == UInt8(ascii: "#") }.count
      if line.starts(with: "```".utf8) { isCode.toggle() }
      if !isCode, isBehindBlank, (1...6).contains(signs), signs + 1 < line.count, line[start + signs] == 0x20
      {
        count += 1
      } else if !isCode, mayBeTitle, line.count > 2,
        line.first == UInt8(ascii: "=") || line.first == UInt8(ascii: "-"),
        line.allSatisfy({ $0 == line.first })
      {
        count += 1
      }
      mayBeTitle = isBehindBlank && line.first.map { $0 > 0x40 } ?? false
      isBehindBlank = !line.contains { $0 > 0x20 }
    }
    return count > 1
  }

  /// Whether a text begins with what programs read in front of its first heading: `:PROPERTIES:` of Org, or settings between
  /// two lines of `---`.
  private static func isPreamble(_ text: SourceText, _ first: UInt8) -> Bool {
    guard first == 0x3A else { return frontMatter(text) > 0 }
    let line = text.source.drop { $0 <= 0x20 || $0 >= 0x80 }.prefix { $0 != 0x0A && $0 != 0x0D }
    return OrgLines.opensDrawer(Blank.trimmed(UnsafeRawBufferPointer(rebasing: line)))
  }

  /// Where the settings between two lines of `---` end that a text of Markdown may begin with; 0 for none.
  ///
  /// In YAML no heading follows the second of them.
  private static func frontMatter(_ text: SourceText) -> Int {
    guard let (close, next) = rules(text) else { return 0 }
    return text.source[next...].starts(with: "#".utf8) ? close : 0
  }

  /// The same for a list or a table in a file that is called as those of Markdown are, whatever stands in front of it.
  static func settings(_ text: SourceText, file: String) -> Int {
    guard endings.contains(where: { file.lowercased().hasSuffix($0) }), let (close, _) = rules(text),
      areSettings(text.source[..<close], above: text.source[close...])
    else { return 0 }
    return close
  }

  /// Where the second of two lines of `---` ends, the first of which begins a text, and where the next line with a text begins.
  private static func rules(_ text: SourceText) -> (close: Int, next: Int)? {
    guard text.source.starts(with: "---\n".utf8) || text.source.starts(with: "---\r\n".utf8) else {
      return nil
    }
    var (close, next) = (0, 0)
    forEachLine(UnsafeRawBufferPointer(rebasing: text.source.prefix(longestMatter))) { start, end in
      let line = text.source[start..<end]
      if close == 0, start > 0, line.elementsEqual("---".utf8) { close = end }
      if close > 0, next == 0, start > close, line.contains(where: { $0 > 0x20 }) { next = start }
    }
    return next > 0 ? (close, next) : nil
  }

  /// Whether each line between two rules is a key and a text, and two lines of the rest at least are those of a list or a table.
  private static func areSettings(
    _ block: UnsafeRawBufferPointer.SubSequence, above rest: UnsafeRawBufferPointer.SubSequence
  ) -> Bool {
    let lines = block.split(separator: 0x0A).dropFirst().dropLast().filter {
      $0.first ?? 0x23 != 0x23 && $0.first != 0x0D
    }
    let areTexts = lines.allSatisfy { line in
      guard let colon = line.firstIndex(of: 0x3A), ScriptData.isWord(line[line.startIndex]) else {
        return false
      }
      return line[(colon + 1)...].contains { $0 > 0x20 }
    }
    let items = rest.split(separator: 0x0A).lazy.filter { line in
      line.first { $0 > 0x20 }.map { "-*+|0123456789".utf8.contains($0) } ?? false
    }
    return !lines.isEmpty && areTexts && items.prefix(2).count == 2
  }

  private static let endings = [".md", ".markdown", ".mdx", ".mdown", ".qmd", ".rmd"]

  /// In bytes.
  private static let longestMatter = 1 << 16

  private init(_ text: SourceText, _ sign: UInt8, isFile: Bool = false) {
    self.text = text
    self.sign = sign
    self.isFile = isFile
    var (isCode, isBehindBlank, list) = (false, true, 0)
    // The line in front, and what was known when it came.
    var last: (line: Slice, areItems: Bool, hasProse: Bool, areTold: Bool)?
    var isRemark = false
    let matter = isFile ? TextHeadings.rules(text)?.close ?? 0 : TextHeadings.frontMatter(text)
    forEachLine(text.source) { start, end in
      guard end > matter || matter == 0 else { return }
      let line = text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start)))
      if isFile, !isCode, isRemark || text.bytes(line, { $0.starts(with: "<!--".utf8) }) {
        isRemark = !text.bytes(line) { Bytes.hold("-->", in: $0) }
        return
      }
      guard !line.isEmpty else {
        isBehindBlank = true
        last = nil
        table = HeadedTable()
        return
      }
      if isFile, !isCode, Int(line.start) == start, let above = last, let depth = underline(line) {
        (areItems, hasProse, areTold) = (above.areItems, above.hasProse, above.areTold)
        if !found.isEmpty { passedOver -= 1 }
        if found.count > 1 { told -= 1 }
        begins = true
        found.append(Found(name: above.line, depth: depth, isItem: false))
        areBetween = areBetween || passedOver > 0
        (isBehindBlank, list, last) = (true, depth, nil)
        table = HeadedTable()
        return
      }
      let isFence = text.bytes(line) { $0.starts(with: "```".utf8) || $0.starts(with: "~~~".utf8) }
      if isFence { isCode.toggle() }
      let depth = isCode || isFence ? 0 : depth(of: start, end)
      if depth > 0 {
        let name = name(Slice(start: UInt32(start + depth), count: UInt32(end - start - depth)))
        if found.isEmpty {
          begins = isFile || passedOver == 0 || sign == UInt8(ascii: "*") && org.hasKeywords
        }
        org.endAll()
        table = HeadedTable()
        // In Org and wikis headings need no blank lines, and no comments begin with their sign.
        areApart = areApart && (isFile || isBehindBlank || sign != UInt8(ascii: "#"))
        last = nil
        isFirstBare = found.count == 1 ? passedOver == 0 : isFirstBare
        found.append(Found(name: name, depth: depth, isItem: false))
        areBetween = areBetween || passedOver > 0
        (isBehindBlank, list) = (true, depth)
        return
      }
      let wasBehindBlank = isBehindBlank
      isBehindBlank = false
      let isSetting = sign == UInt8(ascii: "*") && text.bytes(line) { org.take($0) }
      guard !isSetting else {
        hasSettings = true
        return
      }
      if !isCode, list > 0, sign == UInt8(ascii: "#"), let row = table.take(line, text) {
        if let name = row { found.append(Found(name: name, depth: list + 1, isItem: true)) }
        return
      }
      guard !isCode, !isFence, !(isFile && isMark(line)), let item = item(line), list > 0 else {
        let isFirst = wasBehindBlank && !isFence && !isCode && Int(line.start) == start && mayBeTitle(line)
        last = isFirst ? (line, areItems, hasProse, areTold) : nil
        // What stands in front of the first heading of a file, and tags and rules between headings, are none of its text.
        if isFile, found.isEmpty {
          let isTag = text.bytes(line) { $0[0] == UInt8(ascii: "<") }
          if isCode || !isTag && Int(line.start) > start || isRow(line) {
            inFront += 1
          }
          return
        }
        if isFile, isMark(line) { return }
        passedOver += 1
        // Sentences below the title introduce what follows.
        areItems = areItems && found.count == 1 && !isCode && !isFence
        if found.count > 1 { told += 1 }
        hasPrograms = hasPrograms || isCode || isFence
        hasProse = hasProse || isFence || isSentence(line)
        areTold = areTold && (isCode || isFence || isPlainSentence(line))
        return
      }
      last = nil
      let indent = Int(line.start) - start
      let isInside = text.bytes(line) { bytes in bytes.last == 0x29 && Bytes.hold("](#", in: bytes) }
      found.append(Found(name: item, depth: list + 1 + indent, isItem: true, isInside: isInside))
    }
  }

  /// Whether a line in front of the headings is an item of a list, a row of a table or a path.
  private func isRow(_ line: Slice) -> Bool {
    ListMarks.numbered(line, text) != nil
      || text.bytes(line) { bytes in
        guard bytes.count > 2, !"<[!".utf8.contains(bytes[0]) else { return false }
        let isTight = zip(bytes, bytes.dropFirst()).contains { ",/".utf8.contains($0) && $1 != 0x20 }
        return "-*+|".utf8.contains(bytes[0]) || isTight && !Bytes.hold("://", in: bytes)
      }
  }

  /// Whether a line is tags alone, a rule, or the address of a source in a quote: `> <https://…>`.
  private func isMark(_ line: Slice) -> Bool {
    text.bytes(line) { bytes in
      bytes[0] == UInt8(ascii: "<") && bytes.last == UInt8(ascii: ">")
        || bytes.starts(with: "> <http".utf8) && bytes.last == UInt8(ascii: ">")
          && bytes.count { $0 == 0x20 } == 1
        || bytes.count > 2 && bytes.allSatisfy { "*-_ ".utf8.contains($0) }
    }
  }

  /// Whether a line above one of signs may be a heading: no item, quote or row of a table.
  private func mayBeTitle(_ line: Slice) -> Bool {
    text.bytes(line) { !"-*+>|:<".utf8.contains($0[0]) } && ListMarks.numbered(line, text) == nil
  }

  /// The depth of the heading in the line above, which a line of signs makes one; nil for another line.
  private func underline(_ line: Slice) -> Int? {
    text.bytes(line) { bytes in
      guard bytes.count > 2, "=-".utf8.contains(bytes[0]), bytes.allSatisfy({ $0 == bytes[0] }) else {
        return nil
      }
      return bytes[0] == UInt8(ascii: "=") ? 1 : 2
    }
  }

  /// The number of signs in front of a heading; 0 for another line.
  private func depth(of start: Int, _ end: Int) -> Int {
    let line = UnsafeRawBufferPointer(rebasing: text.source[start..<end])
    let depth = line.prefix { $0 == sign }.count
    guard depth > 0, depth < line.count, line[depth] == 0x20, sign == UInt8(ascii: "*") || depth < 7 else {
      return 0
    }
    return line[depth...].allSatisfy { $0 == 0x20 } ? 0 : depth
  }

  private func isSentence(_ line: Slice) -> Bool {
    let words = text.string(line)
    return words.split(separator: " ").count > 4
      || words.last.map { ".:!?。：！？".contains($0) } ?? false
  }

  /// Whether a line is a sentence and no setting.
  private func isPlainSentence(_ line: Slice) -> Bool {
    guard isSentence(line), let first = text.string(line).first else { return false }
    return (first.isLetter || first.isNumber) && !text.bytes(line) { $0.contains(UInt8(ascii: "=")) }
  }

  /// The text of a list's item; nil for another line.
  private mutating func item(_ line: Slice) -> Slice? {
    let isMarkdown = sign == UInt8(ascii: "#")
    let bullets = isMarkdown ? Array("-*+".utf8) : Array("-+".utf8)
    let isItem = text.bytes(line) { $0.count > 2 && bullets.contains($0[0]) && $0[1] == 0x20 }
    if isMarkdown, let name = ListMarks.numbered(line, text) {
      hasMarkup = true
      return name
    }
    guard isItem else { return nil }
    hasMarkup = hasMarkup || text.bytes(line) { $0[0] != UInt8(ascii: "-") || $0[2] == UInt8(ascii: "[") }
    return ListMarks.plain(line, text)
  }

  /// The words of a heading, without the signs that close it, or what Org writes of a task and its tags.
  private func name(_ slice: Slice) -> Slice {
    var name = withoutAnchor(text.trimmed(slice))
    if sign != UInt8(ascii: "*") {
      while name.count > 1, text.bytes(name, { $0.last == sign && $0[$0.count - 2] != 0x5C }) {
        name.count -= 1
      }
      return text.trimmed(name)
    }
    for word in ["TODO ", "DONE ", "[#A] ", "[#B] ", "[#C] "]
    where text.bytes(name, { $0.starts(with: word.utf8) && $0.count > 5 }) {
      name = text.trimmed(Slice(start: name.start + 5, count: name.count - 5))
    }
    let tags = text.bytes(name) { bytes -> Int? in
      guard bytes.last == 0x3A, let blank = bytes.lastIndex(of: 0x20), blank + 2 < bytes.count,
        bytes[blank + 1] == 0x3A
      else { return nil }
      return blank
    }
    return tags.map { text.trimmed(Slice(start: name.start, count: UInt32($0))) } ?? name
  }

  /// A heading without the mark in front of it that links lead to: `<a id="install"></a>Install`.
  private func withoutAnchor(_ name: Slice) -> Slice {
    let end = text.bytes(name) { bytes -> Int? in
      guard bytes.starts(with: "<a ".utf8), let close = bytes.firstIndex(of: 0x3E),
        bytes[(close + 1)...].starts(with: "</a>".utf8), close + 5 < bytes.count
      else { return nil }
      return close + 5
    }
    return end.map { text.trimmed(Slice(start: name.start + UInt32($0), count: name.count - UInt32($0))) }
      ?? name
  }

  /// Whether headings of Markdown without blank lines in front are none of the comments that lists have: there are two
  /// depths, or items with links, boxes, numbers or stars.
  private func areTight(_ depths: [Int]) -> Bool {
    guard areItems ? passedOver == 0 : areTold, !org.hasKeywords else { return false }
    let areNested = zip(depths, depths.dropFirst()).allSatisfy { $1 <= $0 + 1 }
    let areNames = found.allSatisfy { $0.isItem || !text.bytes($0.name) { "-*+#[".utf8.contains($0[0]) } }
    // Two signs are none of a comment.
    let areMarked = hasMarkup || depths.allSatisfy { $0 > 1 } && found.contains(where: \.isItem)
    return areNested && areNames && (Set(depths).count > 1 || areItems && areMarked)
  }

  /// Leaves out a list of links to the text's own headings, and the heading above it where it holds nothing else: what
  /// follows says all of that again.
  private mutating func dropContents() {
    guard sign == UInt8(ascii: "#"), found.contains(where: \.isInside),
      found.contains(where: { $0.isItem && !$0.isInside })
    else { return }
    let titles = Set(found.filter { !$0.isItem }.map { text.string($0.name).lowercased() })
    var at = 0
    while at < found.count {
      defer { at += 1 }
      guard !found[at].isItem else { continue }
      let end = found[(at + 1)...].firstIndex { !$0.isItem } ?? found.count
      let items = found[(at + 1)..<end]
      let isAlone = end == found.count || found[end].depth <= found[at].depth
      guard items.count > 1, items.allSatisfy(\.isInside), at == 0 || isContents(found[at].name),
        !isAlone || isContents(found[at].name),
        items.count(where: { titles.contains(text.string($0.name).lowercased()) }) * 2 >= items.count
      else { continue }
      hasContents = true
      found.removeSubrange((isAlone ? at : at + 1)..<end)
      if isAlone { at -= 1 }
    }
  }

  private func isContents(_ name: Slice) -> Bool {
    let words = text.string(name).lowercased().filter { $0.isLetter || $0 == " " }
    return TextHeadings.contents.contains(words.trimmingPrefix(" ").description)
  }

  /// What tables of contents are called.
  private static let contents: Set<String> = [
    "contents", "content", "table of contents", "toc", "index", "summary", "overview", "navigation", "menu",
    "quick links",
    "inhalt", "inhaltsverzeichnis", "sommaire", "table des matières", "índice", "indice", "sumário",
    "contenido", "contenidos",
    "tabla de contenido", "tabla de contenidos", "inhoud", "inhoudsopgave", "spis treści", "содержание",
    "оглавление", "зміст",
    "目录", "目錄", "目次", "목차",
  ]

  /// Leaves out a first heading that has nothing below it, where all others of its depth have items: what the list is called.
  ///
  ///     # Summary
  ///     # The handbook
  ///     * [Install](install.md)
  private mutating func dropCaption() {
    guard sign == UInt8(ascii: "#"), found.count > 2, isFirstBare, areItems, !found[0].isItem,
      !found[1].isItem, found[1].depth == found[0].depth,
      !found.contains(where: { $0.depth < found[0].depth })
    else { return }
    let depth = found[0].depth
    let empty = found.indices.dropFirst().contains { index in
      found[index].depth == depth && (index + 1 == found.count || found[index + 1].depth == depth)
    }
    if !empty { found.removeFirst() }
  }

  private func interpretation() -> Interpretation? {
    let headings = found.filter { !$0.isItem }
    // The signs of Org and of wikis stand in front of nothing else, where there are two depths.
    let isOwn = sign != UInt8(ascii: "#")
    let areSure = isFile || areBetween || passedOver == 0 || isOwn && headings.contains { $0.depth > 1 }
    guard begins, areApart || areTight(headings.map(\.depth)), areSure,
      areItems || hasProse || isOwn || isFile,
      headings.count > 1,
      isFile || headings[0].depth == headings.map(\.depth).min()
    else {
      return nil
    }
    // Where there are texts, the items of lists belong to them.
    let kept = areItems || areMostlyItems(headings.count) ? found : headings
    guard Set(kept.map(\.depth)).count > 1 || org.hasKeywords || isFile,
      passedOver > 0 || hasSettings || isFile || kept.count > headings.count || sign == UInt8(ascii: "=")
    else { return nil }
    var understanding = Understanding(format: .lines, shape: "the headings of a text")
    let title = title(above: kept)
    if let title { understanding.notes.append("the title of the text is no place: \(text.string(title))") }
    if hasContents { understanding.notes.append("the table of contents is no place") }
    if passedOver > 0 { understanding.notes.append("the text below the headings was passed over") }
    let records = records(title == nil ? kept[...] : kept.dropFirst())
    if records.codes.contains(where: { !$0.isEmpty }) { understanding.code = ["in front"] }
    return Interpretation(records: records, understanding: understanding)
  }

  /// Whether hardly anything but items stands below the headings of a file: a warning, a word on rights.
  private func areMostlyItems(_ headings: Int) -> Bool {
    let items = found.count - headings
    return isFile && !hasPrograms && items >= headings && told * 4 <= items
  }

  /// The first heading, where it is the only one of its depth, and all others but it have numbers: what the text is called.
  private func title(above kept: [Found]) -> Slice? {
    let others = kept.dropFirst()
    guard let first = kept.first, !first.isItem, others.count > 1,
      !others.contains(where: { $0.depth <= first.depth }),
      CodesInFront(others.map(\.name), text).areThere, !CodesInFront(kept.map(\.name), text).areThere
    else { return nil }
    return first.name
  }

  /// The headings as records, with the numbers that stand in front of all of them as their codes.
  private func records(_ kept: ArraySlice<Found>) -> Records {
    var (records, way): (Records, [(depth: Int, record: Int)]) = (Records(), [])
    let codes = CodesInFront(kept.map(\.name), text)
    for entry in kept {
      let (name, depth) = (entry.name, entry.depth)
      while let last = way.last, last.depth >= depth { way.removeLast() }
      let (code, rest) = codes.cut(name, text)
      let parent = way.last?.record ?? -1
      way.append((depth, records.append(name: rest, code: code, parent: parent, place: name.start)))
    }
    return records
  }
}
