/// Titles above lists, and the numbers of their items.
extension LinesFormat {
  /// Leaves out what a list is called: the only line that ends with a colon, alone above a blank line and names of its own
  /// level, of which some have bullets or numbers.
  ///
  ///     Thesis outline:
  ///
  ///     1. Introduction
  ///        - Motivation
  mutating func dropColonTitle() {
    func endsWithColon(_ line: Slice) -> Bool { text.string(line).last.map { ":：".contains($0) } ?? false }
    func isItem(_ line: Slice) -> Bool {
      ListMarks.bullet(line, text) != nil || ListMarks.number(line, text) != nil
    }
    guard options.separator == nil, !options.isAnswer, !isTree, lines.count > 3, indents[0] == 0,
      indents[1] == 0, endsWithColon(lines[0]), !isItem(lines[0]), ListMarks.bullet(lines[1], text) == nil,
      isAlone(lines[0], above: lines[1]), !lines.dropFirst().contains(where: endsWithColon),
      lines.contains(where: isItem)
    else { return }
    title = text.string(lines[0])
    lines.removeFirst()
    indents.removeFirst()
  }

  /// Whether a blank line stands between two lines.
  private func isAlone(_ line: Slice, above next: Slice) -> Bool {
    let (end, start) = (Int(line.start + line.count), Int(next.start))
    guard end <= start, start <= text.source.count else { return false }
    return text.source[end..<start].count { $0 == 0x0A } > 1
  }

  /// Takes the numbers off the names of one level, whose children have bullets, where they run on from 1 below each place.
  mutating func cutNumbers() {
    if cutNestedNumbers() { return }
    guard options.separator == nil, !options.isAnswer, !isTree, lines.count > 3,
      let first = lines.indices.first(where: { ListMarks.number(lines[$0], text) != nil })
    else { return }
    let level = indents[first]
    let numbered = lines.indices.filter { line in
      indents[line] == level
        && (ListMarks.bullet(lines[line], text) == nil || indents.contains { $0 != level })
    }
    guard numbered.count > 1, runOn(numbered, level), areAboveBullets(numbered, level) else { return }
    for line in numbered {
      if let name = ListMarks.numbered(lines[line], text) { lines[line] = name }
    }
  }

  /// Takes the numbers off lists in lists all of whose lines have one, in each place from 1 on; false for other lines.
  private mutating func cutNestedNumbers() -> Bool {
    guard options.separator == nil, !options.isAnswer, !isTree, lines.count > 2,
      indents.contains(where: { $0 > indents[0] }), !indents.contains(where: { $0 < indents[0] }),
      lines.allSatisfy({ ListMarks.number($0, text) != nil })
    else { return false }
    for level in Set(indents) {
      guard runOn(lines.indices.filter { indents[$0] == level }, level) else { return false }
    }
    let cut = lines.map { ListMarks.numbered($0, text) ?? $0 }
    // `1. Bundesliga` and `2. Bundesliga` are names.
    guard areApart(zip(cut, indents).map { ($0, $1, true) }) else { return false }
    lines = cut
    return true
  }

  /// Whether the numbers of lines are 1, 2, 3 and so on, and begin anew below another place.
  private func runOn(_ numbered: [Int], _ level: Int) -> Bool {
    var (last, line) = (0, numbered[0])
    for next in numbered {
      if indents[line..<next].contains(where: { $0 < level }) { last = 0 }
      guard ListMarks.number(lines[next], text) == last + 1 else { return false }
      (last, line) = (last + 1, next)
    }
    return true
  }

  /// Whether all lines behind numbered ones that lie in them have bullets, and there are some: they are further in, or
  /// no line is.
  private func areAboveBullets(_ numbered: [Int], _ level: Int) -> Bool {
    let isFlat = !indents.contains { $0 != level }
    var below = lines.indices.filter { indents[$0] > level }
    if isFlat {
      let own = Set(numbered)
      below = lines.indices.filter { !own.contains($0) }
      guard numbered.first == 0 else { return false }
    }
    return !below.isEmpty && below.allSatisfy { ListMarks.bullet(lines[$0], text) != nil }
  }
}
