import RegionModel
import TerminalKit

/// The meaning of a line that a person typed as the answer to a plain question.
enum PlainCommand: Equatable {
  /// The row with a number, counted from 1.
  case choose(Int)
  /// `3.`: takes the row with a number as it is, even if it has children.
  case takeRow(Int)
  /// `.`: takes the place above the list as it is.
  case takeAbove
  /// Initials, or pinyin.
  case letters([Letter])
  case search(String)
  case nextPage, previousPage, back, help, cancel
  /// `+1 3 5-7`: rows to mark, or to take the marks of away, counted from 1.
  case mark([ClosedRange<Int>])
  /// `+` marks the whole list, `+0` takes all marks away.
  case markAll, unmarkAll
  /// `=`: takes what is marked.
  case finish

  /// Reads a line; the full-width signs of an input method count as those of the keyboard.
  ///
  /// A small `q` alone cancels, so that there is always a way out; a capital `Q` names the letter's section.
  ///
  /// - Parameter marks: Whether several places can be picked; a plus sign is text otherwise.
  init(_ line: String, marks: Bool = false) {
    let text = PlainCommand.halfWidth(line).trimmed
    if marks, let command = PlainCommand.marking(text) {
      self = command
      return
    }
    switch text {
    case "": self = .nextPage
    case "-": self = .previousPage
    case "0": self = .back
    case "?": self = .help
    case "q": self = .cancel
    case ".": self = .takeAbove
    default: self = PlainCommand.number(text) ?? PlainCommand.word(text)
    }
  }

  private static func number(_ text: String) -> PlainCommand? {
    let takesWhole = text.hasSuffix(".")
    let digits = takesWhole ? text.dropLast() : text[...]
    guard digits.isDigits else { return nil }
    let number = Int(digits) ?? .max  // No list is this long.
    return takesWhole ? .takeRow(number) : .choose(number)
  }

  private static func marking(_ text: String) -> PlainCommand? {
    guard text != "=" else { return .finish }
    guard text.hasPrefix("+") else { return nil }
    let words = text.dropFirst().split { " ,+、\t".contains($0) }
    if words.isEmpty { return .markAll }
    if words == ["0"] { return .unmarkAll }
    var ranges: [ClosedRange<Int>] = []
    for word in words {
      let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard ends.count < 3, ends[0] > 0, let last = ends.last, last >= ends[0] else { return nil }
      ranges.append(ends[0]...last)
    }
    return .mark(ranges)
  }

  private static func word(_ text: String) -> PlainCommand {
    if text.hasPrefix("/") { return .search(text.dropFirst().trimmed) }
    let letters = text.compactMap { Letter($0) }
    return letters.count == text.count ? .letters(letters) : .search(text)
  }

  /// The text with the keyboard's signs in place of their full-width forms (U+FF01 to U+FF5E), safe for the screen.
  static func halfWidth(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in SafeText.line(line).unicodeScalars {
      // Within a text, the comma between names (、) is not a slash.
      text.append(scalar == "、" && !text.isEmpty ? scalar : HalfWidth.of(scalar))
    }
    return String(text)
  }

}

/// Answers as people type them.
extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// Whether the text is digits from 0 to 9 alone, and not empty.
  var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
