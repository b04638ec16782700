/// What programs write in front of lines that are no outline: the same blanks, and the mark of the current one.
extension LinesFormat {
  /// Takes the blanks that stand in front of all lines off paths, which are no outline: those of `git branch -r`.
  mutating func dropCommonBlanks() {
    guard let indent = indents.first, indent > 0, lines.count > 1, !isTree, options.separator == nil,
      indents.allSatisfy({ $0 == indent })
    else { return }
    let plain = lines.prefix(LinesFormat.pathSample).map { text.string(withoutTarget($0)) }
    guard PathSign.found(in: plain) != nil || RareSigns.sign(of: plain) != nil else { return }
    indents = indents.map { _ in 0 }
    if plain.allSatisfy({ !$0.contains(" ") }) { cutHeads() }
  }

  /// How many lines tell whether they are paths.
  private static let pathSample = 1_000

  /// Leaves out where the head of a remote points, which has a line of its own: `origin/HEAD -> origin/main`.
  private mutating func cutHeads() {
    lines = lines.map { line in
      let name = withoutTarget(line)
      return text.bytes(name) { $0.suffix(4).elementsEqual("HEAD".utf8) } ? name : line
    }
  }

  /// Takes the marks off the lines that a program marks: `git branch` has a star in front of the current one and a plus in
  /// front of those of other folders, where the others have two blanks.
  mutating func cutCurrentMark() {
    func begins(_ line: Slice, with mark: String) -> Bool { text.bytes(line) { $0.starts(with: mark.utf8) } }
    let marked = indents.indices.filter { indents[$0] == 0 }
    guard !marked.isEmpty, lines.count > 1, !isTree, options.separator == nil,
      indents.allSatisfy({ $0 == 0 || $0 == 2 }), marked.count == 1 || marked.count < lines.count,
      marked.count(where: { begins(lines[$0], with: "* ") }) == 1,
      marked.allSatisfy({ begins(lines[$0], with: "* ") || begins(lines[$0], with: "+ ") }),
      lines.allSatisfy({ isHeadless($0) || !text.bytes(withoutTarget($0)) { $0.dropFirst(2).contains(0x20) } }
      ),
      !lines.contains(where: { begins($0, with: "- ") })
    else { return }
    for line in marked where !isHeadless(lines[line]) { lines[line] = ListMarks.plain(lines[line], text) }
    lines.removeAll(where: isHeadless)
    lines = lines.map(withoutTarget)
    indents = lines.map { _ in 0 }
  }

  /// Whether a line says that no branch is the current one: `* (HEAD detached at 2de373a)`.
  private func isHeadless(_ line: Slice) -> Bool {
    text.bytes(line) { bytes in
      bytes.last == UInt8(ascii: ")")
        && ["* (HEAD detached", "* (no branch"].contains { bytes.starts(with: $0.utf8) }
    }
  }
}
