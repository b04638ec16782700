extension TextWidth {
  /// A text in lines of `width` cells, cut at blanks where a line has one in its second half.
  ///
  /// - Parameters:
  ///   - limit: How many lines there are at most; the last of them is shortened then. At least one.
  ///   - ellipsis: What stands where it is shortened.
  /// - Complexity: O(*n*) in the characters, for each line.
  public static func wrapped(_ text: String, to width: Int, atMost limit: Int, ellipsis: String) -> [String] {
    var (lines, rest) = ([String](), text[...])
    while lines.count + 1 < limit, !fits(String(rest), in: width) {
      let count = count(of: rest, in: width)
      guard count > 0 else { break }
      let line = rest.prefix(count)
      // The blank between two lines may stand behind the first.
      let isWhole = rest.dropFirst(count).first == " "
      let blank = isWhole ? nil : line.dropFirst(count / 2).lastIndex(of: " ")
      let end = blank ?? line.endIndex
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + [shortened(String(rest), to: width, ellipsis: ellipsis)]
  }
}
