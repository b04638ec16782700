/// Lines of paths whose names have the sign of cells in them: `413 - Food, Beverages & Tobacco > Beverages`.
///
/// What stands in front of the first sign of a path is the same in many lines, with its commas; in a table whose last column
/// has paths each line has a cell of its own in front.
enum PathsWithCommas {
  private static let signs = [" > ", " › ", " » ", "/"]

  /// Whether lines that a sign would cut into cells are paths.
  ///
  /// - Complexity: O(1) in a table whose first row has no blank behind a separator, else O(*n*) in the lines.
  static func areThere(_ lines: [[UInt8]], _ separator: UInt8) -> Bool {
    let lines = lines.prefix(mostLines)
    guard separator == UInt8(ascii: ",") || separator == UInt8(ascii: ";"), lines.count > 2,
      lines.allSatisfy({ isInName($0, separator) })
    else { return false }
    let texts = lines.map { withoutCode(String(decoding: $0, as: UTF8.self)) }
    return signs.contains { sign in
      let paths = texts.map { parts($0, sign) }
      let deeper = paths.filter { $0.count > 1 }
      guard deeper.count * 2 >= paths.count else { return false }
      let heads = Set(paths.map { $0[0] })
      guard heads.count < paths.count, heads.allSatisfy({ isInName(Array($0.utf8), separator) }) else {
        return false
      }
      if sign != "/" { return true }
      let known = Set(paths)
      return deeper.allSatisfy { known.contains(Array($0.dropLast())) }
    }
  }

  private static let mostLines = 200

  /// Whether a text has the sign, and a blank stands behind it each time: cells have none there.
  private static func isInName(_ text: [UInt8], _ separator: UInt8) -> Bool {
    text.contains(separator)
      && text.indices.allSatisfy {
        text[$0] != separator || $0 + 1 < text.count && text[$0 + 1] == 0x20
      }
  }

  /// A line without the number in front of it: `413 - `.
  private static func withoutCode(_ line: String) -> String {
    let digits = line.utf8.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
    guard digits > 0, line.utf8.dropFirst(digits).starts(with: " - ".utf8) else { return line }
    return String(line.utf8.dropFirst(digits + 3)) ?? line
  }

  private static func parts(_ line: String, _ sign: String) -> [String] {
    var (parts, rest) = ([String](), line[...])
    while let range = rest.firstRange(ofText: sign) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
