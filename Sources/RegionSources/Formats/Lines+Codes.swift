/// Codes in front of lines that have bullets, or stand below what they are called.
extension LinesFormat {
  /// The codes in front of the lines.
  ///
  /// Behind bullets, and below one line that has none, they count only where they lie in each other as the lines do, as
  /// pieces of a shopping list do not:
  ///
  ///     - **01 Education**        * Cost centers
  ///       - 011 Education         H1000   Group
  ///         - 0111 Theory             H1100   Production
  mutating func codesInFront() -> CodesInFront {
    let codes = CodesInFront(lines, text)
    guard !codes.areThere, options.separator == nil, !options.isAnswer, lines.count > 3 else { return codes }
    for titles in 0...1 {
      let head = lines[titles..<(titles + 3)].map { ListMarks.plain($0, text) }
      guard CodesInFront(head, text).areThere else { continue }
      let plain = lines[titles...].map { ListMarks.plain($0, text) }
      var found = CodesInFront(plain, text)
      // In bold letters they are meant.
      let areBold = plain.allSatisfy { text.bytes($0) { $0.starts(with: "**".utf8) } }
      guard found.areThere,
        areBold || nest(plain.map { found.cut($0, text).code }, Array(indents[titles...]))
      else { continue }
      lines.replaceSubrange(titles..., with: plain)
      if titles > 0 {
        if indents[0] < indents[1] { found.title = lines[0].start } else { dropTitleOfCodes() }
      }
      return found
    }
    return codes
  }

  private mutating func dropTitleOfCodes() {
    title = text.string(ListMarks.plain(lines[0], text))
    lines.removeFirst()
    indents.removeFirst()
  }

  func noteTitle(_ understanding: inout Understanding) {
    if let title { understanding.notes.append("passed over above the list: \(title.prefix(40))") }
  }

  /// Whether codes lie in each other as their lines do, or by themselves where no line is indented.
  private func nest(_ codes: [Slice], _ indents: [Int]) -> Bool {
    guard indents.contains(where: { $0 != indents[0] }) else {
      let nesting = CodeNesting(codes, text)
      return nesting.count > 0 && nesting.isPlausible
    }
    var way: [(indent: Int, code: Slice)] = []
    var (below, known) = (0, Set<String>())
    for (code, indent) in zip(codes, indents) {
      guard known.insert(text.string(code)).inserted else { return false }
      while let last = way.last, last.indent >= indent { way.removeLast() }
      if let above = way.last?.code {
        guard begins(code, as: above) else { return false }
        below += 1
      }
      way.append((indent, code))
    }
    return below > 1
  }

  /// Whether a code begins as the one above does, but for zeros at its end: `H1110` in `H1100` in `H1000`; or is a number in a
  /// section of letters.
  private func begins(_ code: Slice, as above: Slice) -> Bool {
    text.bytes(above) { above in
      var stem = above[...]
      while stem.count > 1, stem.last == 0x30 { stem.removeLast() }
      let isSection = !above.contains { $0 >= 0x30 && $0 <= 0x39 }
      return text.bytes(code) { $0.starts(with: stem) || isSection && (0x30...0x39).contains($0[0]) }
    }
  }
}
