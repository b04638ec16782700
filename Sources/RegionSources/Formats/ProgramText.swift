/// Source texts of programs, whose lines would be understood as an outline of names.
enum ProgramText {
  static let reason =
    "the text of a program, of which only constants that are written out are read; put its data into a file of their own"

  /// Why a text is refused: of one that declares constants and does more, with the line where it begins to.
  static func reason(of bytes: UnsafeRawBufferPointer) -> String {
    let constants = ScriptData.constants(of: bytes).prefix(TreeReading.mostConstants).map(\.name)
    let way =
      constants.isEmpty
      ? "put its data into a file of their own"
      : "--table NAME reads one of them: \(constants.joined(separator: ", "))"
    let start = "the text of a program, of which only constants that are written out are read"
    guard let place = ScriptData.firstCode(in: bytes) else { return "\(start); \(way)" }
    return "\(start), and from line \(Bytes.line(of: place, in: bytes)) on it does more; \(way)"
  }

  /// Whether lines are statements rather than names.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - lines: The first lines, neither blank nor comments, without the blanks around them.
  static func isMeant(_ bytes: UnsafeRawBufferPointer, _ lines: some Collection<String>) -> Bool {
    if bytes.starts(with: "#!".utf8) { return true }
    guard lines.count > 2 else { return isStatement(lines) }
    if lines.contains(where: { $0.hasPrefix("@@ -") && $0.dropFirst(4).has(" @@") }) { return true }
    return areBraced(lines) || areIndented(lines) || areBracketed(lines) || areClosedByWords(lines)
  }

  /// Whether a third of the lines lie in brackets that an earlier one opens, and hold values there, with texts in quotes,
  /// signs of assignment or commas behind them; and all brackets are closed again:
  ///
  ///     const City a = City(
  ///         id: 1,
  ///         name: "A");
  private static func areBracketed(_ lines: some Collection<String>) -> Bool {
    var open: [UInt8] = []
    var (inside, values) = (0, 0)
    for line in lines {
      if !open.isEmpty {
        inside += 1
        let ends = line.utf8.last.map(",;".utf8.contains) ?? false
        if ends || line.utf8.contains(where: { "\"'=:".utf8.contains($0) }) { values += 1 }
      }
      var isQuoted = false
      for byte in line.utf8 {
        switch byte {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case _ where isQuoted: break
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
        case UInt8(ascii: ")"): guard open.popLast() == UInt8(ascii: "(") else { return false }
        case UInt8(ascii: "]"): guard open.popLast() == UInt8(ascii: "[") else { return false }
        case UInt8(ascii: "}"): guard open.popLast() == UInt8(ascii: "{") else { return false }
        default: break
        }
      }
    }
    return inside * 3 >= lines.count && values * 2 >= inside && inside > 0
      && (open.isEmpty || lines.count >= mostLines)
  }

  /// How many lines are looked at.
  static let mostLines = 100

  /// Whether a line closes with its word what an earlier one opens with it: `Sub Fill()`, `End Sub`.
  private static func areClosedByWords(_ lines: some Collection<String>) -> Bool {
    var begun: Set<String> = []
    for line in lines {
      let words = line.lowercased().split(separator: " ")
      if words.count == 2, words[0] == "end", begun.contains(String(words[1])) { return true }
      begun.formUnion(words.prefix(3).map(String.init))
    }
    return false
  }

  /// Whether one or two lines are statements that begin with a word of a language and end with a bracket or a semicolon.
  private static func isStatement(_ lines: some Collection<String>) -> Bool {
    let heads = ["const ", "let ", "var ", "export ", "module.exports", "window.", "function "]
    return !lines.isEmpty
      && lines.allSatisfy { line in
        heads.contains { line.hasPrefix($0) } && line.utf8.last.map(";{}()[]".utf8.contains) ?? false
      }
  }

  /// Whether lines end as statements of most languages do, and blocks are opened and closed.
  private static func areBraced(_ lines: some Collection<String>) -> Bool {
    let ended = lines.count { line in
      let end = line.utf8.last == UInt8(ascii: ",") ? line.utf8.dropLast().last : line.utf8.last
      return end.map(";{}()[]".utf8.contains) ?? false
    }
    guard ended * 3 > lines.count else { return false }
    let isOpened = lines.contains { $0.utf8.last.map("{([".utf8.contains) ?? false }
    let isClosed = lines.contains { $0.utf8.first.map("})]".utf8.contains) ?? false }
    return isOpened && isClosed || ended * 3 > lines.count * 2 && begun(lines) * 4 > lines.count
  }

  /// Whether some lines begin as those of languages do that end a heading with a colon, or a block with a word.
  private static func areIndented(_ lines: some Collection<String>) -> Bool {
    if lines.contains(where: { $0 == "fi" || $0 == "done" }) {
      return lines.contains { $0.hasSuffix("; then") || $0.hasSuffix("; do") }
    }
    // Ruby's blocks end with a word.
    if RubyLists.areProgram(lines) { return true }
    if lines.contains("end"),
      lines.contains(where: { $0.hasPrefix("def ") || $0.hasPrefix("class ") || $0.hasSuffix(" do") })
    {
      return true
    }
    let heads = ["def ", "class ", "if ", "for ", "while ", "with ", "try:", "else:", "elif ", "async def "]
    let headed = lines.count { line in
      line.utf8.last == UInt8(ascii: ":") && heads.contains { line.hasPrefix($0) }
    }
    guard headed > 0 else { return false }
    let called = lines.count { $0.hasSuffix(")") || $0.has(" = ") || $0.hasPrefix("return") }
    let others = called + begun(lines)
    return headed + others > lines.count / 2 && others > 0
  }

  /// How many lines begin with a word of a language.
  private static func begun(_ lines: some Collection<String>) -> Int {
    lines.count { line in words.contains { line.hasPrefix($0) } }
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
