/// The lines of a text in Org that belong neither to its headings nor to what stands below them:
///
///     #+TITLE: Garden          :PROPERTIES:          #+BEGIN_SRC sh
///     #+STARTUP: showall       :ID: 5b3c1d2e         - no item
///                              :END:                 #+END_SRC
struct OrgLines {
  private var isDrawer = false
  private var isBlock = false
  /// Whether a line with a keyword came, as no other text has them.
  private(set) var hasKeywords = false

  /// Whether a line is one of them.
  mutating func take(_ line: UnsafeRawBufferPointer) -> Bool {
    if isDrawer {
      isDrawer = !OrgLines.begins(line, ":END:")
      return true
    }
    if isBlock {
      isBlock = !OrgLines.begins(line, "#+END")
      return true
    }
    guard line.first == UInt8(ascii: "#") else {
      isDrawer = OrgLines.opensDrawer(line)
      return isDrawer
    }
    guard OrgLines.isKeyword(line) else { return true }
    hasKeywords = true
    isBlock = OrgLines.begins(line, "#+BEGIN_") && !OrgLines.begins(line, "#+BEGIN_QUOTE")
    return true
  }

  /// A heading ends what was not closed.
  mutating func endAll() { (isDrawer, isBlock) = (false, false) }

  /// Whether a line is one that Org alone has: `#+TITLE: Plan`.
  static func isKeyword(_ line: UnsafeRawBufferPointer) -> Bool {
    line.count > 3 && line[0] == UInt8(ascii: "#") && line[1] == UInt8(ascii: "+") && isLetter(line[2])
  }

  /// `:PROPERTIES:`, `:LOGBOOK:`
  static func opensDrawer(_ line: UnsafeRawBufferPointer) -> Bool {
    line.count > 2 && line.first == 0x3A && line.last == 0x3A
      && line.dropFirst().dropLast().allSatisfy { isLetter($0) || $0 == 0x5F || $0 == 0x2D }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  /// Whether a line begins with a word, in either case.
  private static func begins(_ line: UnsafeRawBufferPointer, _ word: String) -> Bool {
    line.count >= word.utf8.count
      && zip(line, word.utf8).allSatisfy { $0 == $1 || isLetter($0) && $0 & 0xDF == $1 }
  }
}
