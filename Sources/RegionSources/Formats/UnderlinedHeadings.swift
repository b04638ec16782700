/// The headings of a text that have lines of signs below them, as in reStructuredText and in Markdown:
///
///     Handbook
///     ========
///
///     Install
///     -------
///
/// The signs tell the levels, in the order in which they first stand. What stands below the headings is passed over.
enum UnderlinedHeadings {
  private static let signs = Array("=-~^\"'*+#".utf8)
  private static let fewestSigns = 3

  /// The tree of the headings; nil where the text is something else.
  ///
  /// - Complexity: O(bytes) where the second or the third line that is not blank is such a line, else O(1).
  static func interpretation(_ text: SourceText) -> Interpretation? {
    guard begins(text) else { return nil }
    var (records, way): (Records, [Int]) = (Records(), [])
    var (levels, last, passedOver, isAlone): ([[UInt8]], Slice, Int, Bool) = ([], .none, 0, true)
    var overline: UInt8?
    forEachLine(text.source) { start, end in
      let line = text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start)))
      guard !line.isEmpty else {
        if !last.isEmpty { passedOver += 1 }
        (last, overline) = (.none, nil)
        return
      }
      guard let sign = sign(of: line, text) else {
        if !last.isEmpty {
          passedOver += 1
          overline = nil
        }
        last = line
        return
      }
      guard !last.isEmpty, isUnder(line, last, text) else {
        // A line of signs above a title has one below it, too.
        if !last.isEmpty { isAlone = false }
        (last, overline) = (.none, sign)
        return
      }
      let mark = overline == sign ? [sign, sign] : [sign]
      let level = levels.firstIndex(of: mark) ?? levels.count
      if level == levels.count { levels.append(mark) }
      way.removeSubrange(min(level, way.count)...)
      way.append(records.append(name: last, parent: way.last ?? -1, place: last.start))
      (last, overline) = (.none, nil)
    }
    guard isAlone, records.count > 1, levels.count > 1 else { return nil }
    var understanding = Understanding(format: .lines, shape: "the headings of a text")
    if passedOver > 0 || !last.isEmpty {
      understanding.notes = ["the text below the headings was passed over"]
    }
    return Interpretation(records: records, understanding: understanding)
  }

  /// Whether the first line that is not blank has a line of signs below it, or is one.
  private static func begins(_ text: SourceText) -> Bool {
    let head = UnsafeRawBufferPointer(rebasing: text.source.prefix(600))
    var lines: [Slice] = []
    forEachLine(head) { start, end in
      let line = text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start)))
      if !line.isEmpty { lines.append(line) }
    }
    guard lines.count > 1 else { return false }
    let title = sign(of: lines[0], text) == nil ? 0 : 1
    return lines.count > title + 1 && sign(of: lines[title], text) == nil
      && sign(of: lines[title + 1], text) != nil && isUnder(lines[title + 1], lines[title], text)
  }

  /// The sign that a line is made of; nil where it has others.
  private static func sign(of line: Slice, _ text: SourceText) -> UInt8? {
    text.bytes(line) { bytes in
      guard bytes.count >= fewestSigns, let first = bytes.first, signs.contains(first) else { return nil }
      return bytes.allSatisfy { $0 == first } ? first : nil
    }
  }

  /// Whether a line of signs is about as long as the title above it; a Han character is as long as two signs.
  private static func isUnder(_ line: Slice, _ title: Slice, _ text: SourceText) -> Bool {
    let characters = text.string(title).count
    return Int(line.count) + 2 >= characters && Int(line.count) <= characters * 2 + 8
  }
}
