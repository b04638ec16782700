/// Source texts of programs, whose lines would be understood as an outline of names.
enum ProgramText {
  static let reason =
    "the text of a program, not a list of names; if its lines are what to choose from, say --format-in lines"

  /// Whether lines are statements rather than names.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - lines: The first lines, neither blank nor comments, without the blanks around them.
  static func isMeant(_ bytes: UnsafeRawBufferPointer, _ lines: some Collection<String>) -> Bool {
    if bytes.starts(with: "#!".utf8) { return true }
    guard lines.count > 2 else { return false }
    if lines.contains(where: { $0.hasPrefix("@@ -") && $0.dropFirst(4).has(" @@") }) { return true }
    return areBraced(lines) || areIndented(lines)
  }

  /// Whether lines end as statements of most languages do, and blocks are opened and closed.
  private static func areBraced(_ lines: some Collection<String>) -> Bool {
    let opened = lines.count { $0.hasSuffix("{") || $0.hasSuffix("(") || $0.hasSuffix("[") }
    let closed = lines.count { line in line.first.map { "})]".contains($0) } ?? false }
    let ended = lines.count { line in
      (line.hasSuffix(",") ? line.dropLast() : line[...]).last.map { ";{}()[]".contains($0) } ?? false
    }
    let begun = lines.count { line in words.contains { line.hasPrefix($0) } }
    guard opened > 0, closed > 0 else {
      return begun > 0 && ended * 3 > lines.count * 2 && begun * 4 > lines.count
    }
    return ended * 3 > lines.count
  }

  /// Whether some lines begin as those of languages do that end a heading with a colon, or a block with a word.
  private static func areIndented(_ lines: some Collection<String>) -> Bool {
    let heads = ["def ", "class ", "if ", "for ", "while ", "with ", "try:", "else:", "elif ", "async def "]
    let headed = lines.count { line in line.hasSuffix(":") && heads.contains { line.hasPrefix($0) } }
    let called = lines.count { $0.hasSuffix(")") || $0.has(" = ") || $0.hasPrefix("return") }
    let begun = lines.count { line in words.contains { line.hasPrefix($0) } }
    let shell =
      lines.contains { $0.hasSuffix("; then") || $0.hasSuffix("; do") }
      && lines.contains { $0 == "fi" || $0 == "done" }
    return shell || headed > 0 && headed + called + begun > lines.count / 2 && called + begun > 0
  }

  private static let words = [
    "package ", "import ", "from ", "func ", "function ", "def ", "class ", "public ", "private ", "static ",
    "return ",
    "return;", "const ", "let ", "var ", "export ", "using ", "namespace ", "use ", "fn ", "pub ", "struct ",
    "enum ",
    "interface ", "type ", "module ", "require ", "include ", "if (", "for (", "while (", "switch (", "try {",
    "@",
  ]
}
