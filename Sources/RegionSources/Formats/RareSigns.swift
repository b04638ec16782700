/// Signs that separate the names of paths in some lists and stand in names and sentences elsewhere: `Europe -- France`,
/// `Assets:Bank:Giro`.
enum RareSigns {
  private static let all = [" -- ", " — ", " – ", " - ", ":"] + ofCells
  /// Between cells, too, unless the lines have more and less of them: the way to a living thing, `Bacteria;Firmicutes;Bacilli`.
  private static let ofCells = [";", "|"]

  /// The sign of the lines; nil where they are no paths.
  ///
  /// Nearly all lines have it, their beginnings repeat, and most have three names or stand below another line.
  static func sign(of lines: [String]) -> String? {
    all.first { arePaths(lines, $0) }
  }

  /// Whether lines are paths, of which this sign separates the names.
  static func arePaths(_ lines: [String], _ sign: String) -> Bool {
    guard lines.count > 2 else { return false }
    let paths = lines.map { parts($0, sign) }
    let deeper = paths.filter { $0.count > 1 }
    let known = Set(paths)
    let heads = Set(deeper.compactMap(\.first))
    let areFirm = deeper.count { $0.count > 2 || known.contains(Array($0.dropLast())) } * 2 >= deeper.count
    if ofCells.contains(sign), Set(paths.map(\.count)).count < 2 { return false }
    return deeper.count * 10 >= paths.count * 6 && heads.count * 2 <= deeper.count && areFirm
      && paths.count { $0.count > 1 || heads.contains($0[0]) } * 10 >= paths.count * 9
      && known.count * 10 >= paths.count * 9 && deeper.allSatisfy { $0.allSatisfy { isName($0, sign) } }
  }

  private static func parts(_ line: String, _ sign: String) -> [String] {
    var (parts, rest) = ([String](), line[...])
    while let range = rest.utf8.indices.first(where: { rest.utf8[$0...].starts(with: sign.utf8) }) {
      parts.append(String(rest[..<range]))
      rest = rest[rest.utf8.index(range, offsetBy: sign.utf8.count)...]
    }
    return parts + [String(rest)]
  }

  /// Whether a part begins with a letter, and no blank stands beside a sign that needs none.
  private static func isName(_ part: String, _ sign: String) -> Bool {
    guard let first = part.first, first.isLetter, let last = part.last else { return false }
    return sign.hasPrefix(" ") || last != " "
  }
}
