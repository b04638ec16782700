import TerminalKit

/// A manual page in the macros of man(7).
///
/// Text in Latin letters is filled by whoever formats the page. Formatters do not break lines of Han text, so these are
/// broken here.
struct Roff {
  private(set) var text = ""
  /// Whether the words are Han text.
  private let isHan: Bool
  /// Whether a heading was written last: it begins a paragraph by itself.
  private var isAtHeading = false

  /// In cells: what a page of 80 columns has room for behind the indentation of an item.
  private static let hanWidth = 64
  /// In cells, for lines of the source, which mandoc wants below 80 bytes.
  private static let latinWidth = 76

  /// - Parameter date: As 2026-11-22.
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

  /// A label, and behind it what is said of it.
  mutating func item(_ label: String, _ use: String) {
    line(".TP")
    line("\\fB\(Roff.escaped(label))\\fR")
    body(use)
  }

  /// Lines that are shown as they are.
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

  /// The lines that a line is broken into: between words, and before and behind Han characters.
  ///
  /// No line begins with a sign that closes something.
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

  /// Words, blanks, and wide characters one by one.
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

  /// A line of text: roff reads one that begins with a point or a quote as a command.
  private static func safe(_ line: String) -> String {
    let escaped = escaped(line)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Hyphens, quotes and carets stay what a person can paste into a shell.
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
