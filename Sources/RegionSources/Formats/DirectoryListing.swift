/// What `ls -R` prints: a section for each folder, with its path and a colon above the names in it.
///
///     .:
///     README.md
///     src
///
///     ./src:
///     main.c
struct DirectoryListing {
  private let text: SourceText
  private var records = Records()
  /// The record of each path seen, without the mark of the folder where the listing began.
  private var known: [String: Int] = [:]
  /// Whether signs behind the names say what they are, as `ls -F` writes them: `src/`, `run*`, `latest@`.
  private var isClassified = false

  /// The tree of a listing; nil where the text is something else.
  static func interpretation(_ text: SourceText) -> Interpretation? {
    guard let sections = sections(text) else { return nil }
    var listing = DirectoryListing(text: text)
    listing.isClassified = sections.contains { section in
      section.entries.contains { text.bytes($0) { $0.last == UInt8(ascii: "/") } }
    }
    listing.findNamesakes(sections)
    for section in sections { listing.add(section) }
    guard listing.records.count > 0 else { return nil }
    return Interpretation(
      records: listing.records, understanding: Understanding(format: .lines, shape: "a listing of folders"))
  }

  private init(text: SourceText) { self.text = text }

  private struct Section {
    let path: Slice?
    var entries: [Slice] = []
  }

  /// The sections, where each but the first lies in one before it.
  private static func sections(_ text: SourceText) -> [Section]? {
    var sections: [Section] = []
    var isBehindBlank = true
    var isListing = true
    var paths: Set<String> = []
    forEachLine(text.source) { start, end in
      guard isListing else { return }
      let line = text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start)))
      guard !line.isEmpty else {
        isBehindBlank = true
        return
      }
      let isHeading = isBehindBlank && text.source[Int(line.start + line.count) - 1] == UInt8(ascii: ":")
      // A blank line ends a section: what follows is the heading of the next.
      isListing = isHeading || !isBehindBlank || sections.isEmpty
      isBehindBlank = false
      if isHeading {
        let path = Slice(start: line.start, count: line.count - 1)
        let name = text.string(path)
        isListing =
          sections.isEmpty || paths.contains(folder(of: name))
          || sections[0].path == nil && name.hasPrefix("./")
          || isPath(name) && sections.allSatisfy { $0.path.map { isPath(text.string($0)) } ?? false }
        paths.insert(name)
        sections.append(Section(path: path))
      } else {
        if sections.isEmpty {
          sections.append(Section(path: nil))
          paths.insert(".")
        }
        sections[sections.count - 1].entries.append(line)
      }
    }
    return isListing && sections.count > 1 ? sections : nil
  }

  /// Whether a heading is a path, so that it may stand beside the folder where the listing began.
  private static func isPath(_ heading: String) -> Bool {
    heading.utf8.contains(UInt8(ascii: "/")) && !heading.has("://")
  }

  /// The last names of folders that several have where listings began: these are called by their paths.
  private var shared: Set<String> = []

  private mutating func findNamesakes(_ sections: [Section]) {
    let paths = sections.compactMap { $0.path.map(text.string) }
    let known = Set(paths)
    var names: Set<String> = []
    for path in paths where !known.contains(DirectoryListing.folder(of: path)) {
      let name = String(path.split(separator: "/").last ?? "/")
      if !names.insert(name).inserted { shared.insert(name) }
    }
  }

  /// The path of the folder that holds another.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private mutating func add(_ section: Section) {
    let path = section.path.map(text.string) ?? "."
    var parent = known[path] ?? -1
    if parent < 0, let own = section.path, path != "." {
      let name = text.bytes(own) { $0.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }
      let slice = Slice(start: own.start + UInt32(name), count: own.count - UInt32(name))
      let isWhole = slice.isEmpty || shared.contains(text.string(slice))
      parent = records.append(name: isWhole ? own : slice, parent: -1, place: own.start)
      known[path] = parent
    }
    for entry in section.entries {
      guard let whole = DirectoryListing.name(entry, text) else { continue }
      let name = isClassified ? withoutSign(whole) : whole
      let record = records.append(name: name, parent: parent, place: entry.start)
      known[path + (path == "/" ? "" : "/") + text.string(name)] = record
    }
  }

  /// A name without the sign that says what it is.
  private func withoutSign(_ name: Slice) -> Slice {
    let hasSign = text.bytes(name) { $0.count > 1 && "/*@|=".utf8.contains($0[$0.count - 1]) }
    return hasSign ? Slice(start: name.start, count: name.count - 1) : name
  }

  /// The name in a line; with `ls -l` it stands behind rights, owner, size and time. Nil for the line of the total.
  private static func name(_ line: Slice, _ text: SourceText) -> Slice? {
    let printed = PrintedLine(text.source, Int(line.start), Int(line.start + line.count))
    let isTotal =
      printed.words.count == 2 && text.bytes(line) { $0.starts(with: "total ".utf8) }
      && PrintedWord.isQuantity(text.source[printed.words[1].bytes])
    return isTotal ? nil : LongListing.name(printed, text) ?? line
  }
}
