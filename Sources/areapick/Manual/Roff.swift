import TerminalKit

/// A manual page in man(7) macros.
///
/// Formatters fill Latin text, but do not break lines of Han text, so Han text is broken here.
struct Roff {
  private(set) var text = ""
  /// Whether the words are Han text.
  private let isHan: Bool
  /// Whether the last line was a heading, which begins a paragraph by itself.
  private var isAtHeading = false

  /// The width of Han lines in cells: what fits on a page of 80 columns after an item's indentation.
  private static let hanWidth = 64
  /// The width of source lines in cells; mandoc wants lines below 80 bytes.
  private static let latinWidth = 76

  /// - Parameter date: In the form 2026-11-22.
  init(title: String, section: Int, date: String, source: String, manual: String, isHan: Bool) {
    self.isHan = isHan
    line(".TH \(title) \(section) \"\(date)\" \"\(Roff.escaped(source))\" \"\(Roff.escaped(manual))\"")
  }

  mutating func section(_ title: String) { heading("SH", title) }
  mutating func subsection(_ title: String) { heading("SS", title) }

  /// A paragraph.
  mutating func paragraph(_ words: String) {
    beginParagraph()
    body(words)
  }

  /// Writes a label and its description.
  mutating func item(_ label: String, _ use: String) {
    line(".TP")
    line("\\fB\(Roff.escaped(label))\\fR")
    body(use)
  }

  /// Writes lines that are shown unchanged.
  mutating func example(_ lines: String) {
    beginParagraph()
    line(".RS 4\n.nf")
    for each in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      line(Roff.safe(String(each)))
    }
    line(".fi\n.RE")
  }

  private mutating func heading(_ macro: String, _ title: String) {
    line(".\(macro) \"\(Roff.escaped(title))\"")
    isAtHeading = true
  }

  private mutating func beginParagraph() {
    if !isAtHeading { line(".PP") }
  }

  private mutating func body(_ words: String) {
    let width = isHan ? Roff.hanWidth : Roff.latinWidth
    let lines = words.split(separator: "\n").flatMap { Roff.broken(String($0), at: width) }
    line(lines.map(Roff.safe).joined(separator: isHan ? "\n.br\n" : "\n"))
  }

  private mutating func line(_ text: String) {
    self.text += text + "\n"
    isAtHeading = false
  }

  /// Breaks a line between words, and before and after Han characters.
  ///
  /// No line begins with closing punctuation.
  private static func broken(_ text: String, at width: Int) -> [String] {
    var lines = [""]
    for piece in pieces(of: text) {
      let last = lines.count - 1
      let closes = piece.first.map { "，。；：、）】”’！？,.;:)".contains($0) } ?? false
      if TextWidth.of(lines[last] + piece) > width, !lines[last].isEmpty, !closes {
        lines.append(piece == " " ? "" : piece)
      } else if piece != " " || !lines[last].isEmpty {
        lines[last] += piece
      }
    }
    return lines.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
  }

  /// Words, blanks, and single wide characters.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var canGrow = false
    for character in text {
      let standsAlone = character == " " || TextWidth.of(String(character)) == 2
      if !standsAlone, canGrow {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      canGrow = !standsAlone
    }
    return pieces
  }

  /// A line of text that roff does not read as a command, even if it begins with a point or a quote.
  private static func safe(_ line: String) -> String {
    let escaped = escaped(line)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Escapes a text, so that hyphens, quotes and carets can be pasted into a shell.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
