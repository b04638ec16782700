/// Splits a line into words as a shell does, without expanding anything.
enum ShellWords {
  /// The words of `text`: quotes hold words together, a backslash takes the meaning from the sign behind it.
  ///
  /// - Parameter hasComments: Whether a `#` at the beginning of a word starts a comment, up to the line's end.
  /// - Throws: Where a quote is not closed or a backslash ends the text.
  static func split(_ text: String, hasComments: Bool) throws(CommandError) -> [String] {
    var splitter = Splitter(rest: text.unicodeScalars[...], hasComments: hasComments)
    return try splitter.words()
  }
}

private struct Splitter {
  var rest: Substring.UnicodeScalarView
  let hasComments: Bool
  private var word: String.UnicodeScalarView?

  init(rest: Substring.UnicodeScalarView, hasComments: Bool) {
    self.rest = rest
    self.hasComments = hasComments
  }

  mutating func words() throws(CommandError) -> [String] {
    var words: [String] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case " ", "\t", "\n", "\r":
        if let word { words.append(String(word)) }
        word = nil
      case "#" where hasComments && word == nil: rest = rest.drop { $0 != "\n" }
      case "'": try takeSingleQuoted()
      case "\"": try takeDoubleQuoted()
      case "\\": try takeEscaped()
      default: append(scalar)
      }
    }
    if let word { words.append(String(word)) }
    return words
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if word == nil { word = String.UnicodeScalarView() }
    word?.append(scalar)
  }

  private mutating func takeSingleQuoted() throws(CommandError) {
    if word == nil { word = String.UnicodeScalarView() }
    while let scalar = rest.popFirst() {
      if scalar == "'" { return }
      append(scalar)
    }
    throw CommandError("a ' is not closed")
  }

  private mutating func takeDoubleQuoted() throws(CommandError) {
    if word == nil { word = String.UnicodeScalarView() }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return
      case "\\" where rest.first.map { "\"\\$`\n".unicodeScalars.contains($0) } ?? false: try takeEscaped()
      default: append(scalar)
      }
    }
    throw CommandError("a \" is not closed")
  }

  /// A backslash before a line's end joins the lines.
  private mutating func takeEscaped() throws(CommandError) {
    guard let scalar = rest.popFirst() else { throw CommandError("a \\ stands at the end") }
    if scalar != "\n" { append(scalar) }
  }
}
