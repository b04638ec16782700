/// Splits a line into words like a shell, without expanding anything.
enum ShellWords {
  /// A word, and the line that it begins on, counted from 1.
  struct Word: Equatable {
    let text: String
    let line: Int
  }

  /// Why a text has no words, and the line of what was left open.
  struct SplitError: Error, Equatable {
    let reason: String
    let line: Int
  }

  /// The words of `text`: quotes keep words together, and a backslash quotes the next character.
  ///
  /// - Parameter hasComments: Whether a `#` at the beginning of a word starts a comment that ends with the line.
  /// - Throws: `SplitError` if a quote is not closed, or a backslash ends the text.
  static func words(_ text: String, hasComments: Bool) throws(SplitError) -> [Word] {
    var splitter = Splitter(rest: text.unicodeScalars[...], hasComments: hasComments)
    return try splitter.words()
  }
}

private struct Splitter {
  var rest: Substring.UnicodeScalarView
  let hasComments: Bool
  private var word: String.UnicodeScalarView?
  private var line = 1

  init(rest: Substring.UnicodeScalarView, hasComments: Bool) {
    self.rest = rest
    self.hasComments = hasComments
  }

  mutating func words() throws(ShellWords.SplitError) -> [ShellWords.Word] {
    var words: [ShellWords.Word] = []
    var begun = 1
    while let scalar = next() {
      if word == nil { begun = line }
      switch scalar {
      case " ", "\t", "\n", "\r":
        if let word { words.append(ShellWords.Word(text: String(word), line: begun)) }
        word = nil
      case "#" where hasComments && word == nil: rest = rest.drop { $0 != "\n" }
      case "'": try takeSingleQuoted()
      case "\"": try takeDoubleQuoted()
      case "\\": try takeEscaped()
      default: append(scalar)
      }
    }
    if let word { words.append(ShellWords.Word(text: String(word), line: begun)) }
    return words
  }

  private mutating func next() -> Unicode.Scalar? {
    let scalar = rest.popFirst()
    if scalar == "\n" { line += 1 }
    return scalar
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if word == nil { word = String.UnicodeScalarView() }
    word?.append(scalar)
  }

  private mutating func takeSingleQuoted() throws(ShellWords.SplitError) {
    if word == nil { word = String.UnicodeScalarView() }
    let start = line
    while let scalar = next() {
      if scalar == "'" { return }
      append(scalar)
    }
    throw ShellWords.SplitError(reason: "a ' is not closed", line: start)
  }

  private mutating func takeDoubleQuoted() throws(ShellWords.SplitError) {
    if word == nil { word = String.UnicodeScalarView() }
    let start = line
    while let scalar = next() {
      switch scalar {
      case "\"": return
      case "\\" where rest.first.map { "\"\\$`\n".unicodeScalars.contains($0) } ?? false: try takeEscaped()
      default: append(scalar)
      }
    }
    throw ShellWords.SplitError(reason: "a \" is not closed", line: start)
  }

  /// Takes the character after a backslash; a backslash before a line break joins the lines.
  private mutating func takeEscaped() throws(ShellWords.SplitError) {
    guard let scalar = next() else {
      throw ShellWords.SplitError(reason: "a \\ stands at the end", line: line)
    }
    if scalar != "\n" { append(scalar) }
  }
}
