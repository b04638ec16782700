/// Terms of an ontology as the Gene Ontology and others publish them (OBO); a block a term, a tag a line.
///
///     [Term]
///     id: GO:0000001
///     name: mitochondrion inheritance
///     is_a: GO:0048308 ! organelle inheritance
enum OntologyTerms {
  static func areMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let lines = TextShape.lines(UnsafeRawBufferPointer(rebasing: bytes.prefix(4_096)))
    if lines.first?.starts(with: "format-version:".utf8) ?? false { return true }
    guard let term = lines.firstIndex(where: { $0.elementsEqual("[Term]".utf8) }), term + 1 < lines.count
    else {
      return false
    }
    return lines[term + 1].starts(with: "id: ".utf8)
  }

  /// The terms that are in force, each below those that it is a kind or a part of.
  ///
  /// - Throws: `SourceErrors` where there is no term.
  static func interpretation(_ text: SourceText, name: String) throws(SourceErrors) -> Interpretation {
    var reader = TermReader(text)
    forEachLine(text.source) { start, end in
      reader.read(Slice(start: UInt32(start), count: UInt32(end - start)))
    }
    reader.endTerm()
    guard reader.records.count > 0 else { throw SourceErrors(source: name, "there are no terms in it") }
    var places = LinkedPlaces(reader.records, text)
    for link in reader.links {
      if let upper = places.number(link.upper) { places.link(upper, link.lower) }
    }
    let (records, note) = places.tree()
    var understanding = Understanding(format: .obo, shape: "terms of an ontology")
    (understanding.name, understanding.code, understanding.parent) = (["name"], ["id"], ["is_a"])
    if let note { understanding.notes.append(note) }
    return Interpretation(records: records, understanding: understanding)
  }
}

private struct TermReader {
  private let text: SourceText
  private(set) var records = Records()
  private(set) var links: [(upper: Slice, lower: Int)] = []
  private var isTerm = false
  private var isObsolete = false
  private var id = Slice.none
  private var name = Slice.none
  private var uppers: [Slice] = []

  init(_ text: SourceText) { self.text = text }

  mutating func read(_ line: Slice) {
    if text.bytes(line, { $0.first == UInt8(ascii: "[") }) {
      endTerm()
      isTerm = text.isEqual(text.trimmed(line), "[Term]")
      return
    }
    guard isTerm else { return }
    if let value = value(line, "id: ") { id = value }
    if let value = value(line, "name: ") { name = value }
    if let value = value(line, "is_a: ") { uppers.append(firstWord(value)) }
    if let value = value(line, "relationship: part_of ") { uppers.append(firstWord(value)) }
    if let value = value(line, "is_obsolete: ") { isObsolete = text.isEqual(value, "true") }
  }

  private func value(_ line: Slice, _ tag: StaticString) -> Slice? {
    let count = UInt32(tag.utf8CodeUnitCount)
    guard line.count > count, text.isEqual(Slice(start: line.start, count: count), tag) else { return nil }
    return text.trimmed(Slice(start: line.start + count, count: line.count - count))
  }

  private func firstWord(_ slice: Slice) -> Slice {
    let count = text.bytes(slice) { $0.firstIndex { $0 == 0x20 || $0 == 0x09 } ?? $0.count }
    return Slice(start: slice.start, count: UInt32(count))
  }

  /// Adds the term that was read.
  mutating func endTerm() {
    if isTerm, !isObsolete, !id.isEmpty {
      let number = records.append(name: name.isEmpty ? id : name, code: id, parent: -1, place: id.start)
      for upper in uppers { links.append((upper, number)) }
    }
    (id, name, uppers, isObsolete, isTerm) = (.none, .none, [], false, false)
  }
}
