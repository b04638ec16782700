import RegionModel

/// Finds the place that a text names.
///
/// A text is a code of 2, 4, 6, 9 or 12 digits, a path, or names without separators. A path's names are
/// separated by `/`, `>`, `›`, a comma, white space or a custom separator. Names are complete: full, without
/// their suffix, or in another form (`NameForm`); parts of names never match. The leading levels suffice, a
/// repeated name counts once, and filler words for a missing level (`FillerWord`) are skipped.
///
/// Levels may be left out. Full names then win over other forms, and the highest level with the name wins
/// over lower ones, if exactly one place of that level has it. 南京 is the city, not a town or street of that
/// name; 朝阳区 is not found, since two districts have it. By the same rule 吉林 is the province: an address
/// begins with its highest level, and a person who means a town writes more than its name. The following
/// words decide first: 海南/共和县 is in Qinghai.
public struct PlaceFinder: Sendable {
  public let tree: RegionTree
  /// An extra separator between names.
  public let separator: String?
  /// The system in which a code is looked for first.
  public let codes: CodeSystem

  public init(_ tree: RegionTree, separator: String? = nil, codes: CodeSystem = .first) {
    self.tree = tree
    self.separator = separator
    self.codes = codes
  }

  /// Reads `text` as a place in the tree, or below `root`.
  ///
  /// Below a root the text may be the whole path or the part below the root; the found path includes the
  /// root's.
  ///
  /// - Returns: The match and any problem; nil for a blank text.
  /// - Complexity: O(words × regions) at worst; O(words × siblings) for a path without gaps.
  public func find(_ text: String, below root: Region? = nil) -> PlaceMatch? {
    let code = PlaceWords.word(text)
    let byCode = CodeSearch(tree: tree, system: codes).find(code).map { confined($0, to: root, code: code) }
    if let byCode, byCode.problem == nil { return byCode }
    if let printed = printedPath(text, below: root) { return PlaceMatch(path: printed.path, problem: nil) }
    guard text.utf8.count <= PlaceFinder.longestText else {
      return PlaceMatch(path: root?.path ?? [], problem: .notFound(text))
    }
    guard let byName = findNames(text, below: root) else { return nil }
    if byName.problem == nil { return byName }
    if let place = codePath(text, below: root) ?? unescapedPlace(text, below: root) {
      return PlaceMatch(path: place.path, problem: nil)
    }
    return byCode ?? byName
  }

  /// In bytes, many times the longest path that a person writes; a longer text is one that a program printed, or names no
  /// place.
  private static let longestText = 4_000
  /// Signs that no name contains; then signs that foreign names may contain.
  private static let firmSeparators = ["/", ">", "›", "、", "\t"]
  private static let looseSeparators = [",", "，"]
  /// What stands between the names of a path that a program prints.
  static let printed = "/"

  /// Whether a text contains a sign that separates paths and occurs in no name.
  package func hasFirmSeparator(_ text: String) -> Bool {
    !PlaceWords(text, separators: PlaceFinder.firmSeparators, atSpaces: false).words.dropFirst().isEmpty
  }

  /// The place whose path a program prints so, where names hold signs that people separate paths by, `A>B/C`, and where
  /// the path is a long one.
  ///
  /// - Complexity: O(siblings) a name; nothing for a short text without such a sign.
  private func printedPath(_ text: String, below root: Region?) -> Region? {
    let signs = PlaceFinder.firmSeparators.dropFirst() + PlaceFinder.looseSeparators + [" "]
    guard text.utf8.count > PlaceFinder.longestText || signs.contains(where: text.contains) else {
      return nil
    }
    let words = PlaceWords(text, separators: [separator ?? PlaceFinder.printed], atSpaces: false).words
    return place(along: words.map { String(decoding: $0, as: UTF8.self) }, below: root) { $0.name == $1 }
  }

  private func findNames(_ text: String, below root: Region?) -> PlaceMatch? {
    let cuts = cuts(of: text)
    guard let last = cuts.last, !last.words.isEmpty else { return nil }
    let starts = root == nil ? [nil] : [root, nil]
    let attempts = cuts.flatMap { cut in starts.map { (cut, $0) } }
    func read(_ attempt: (cut: PlaceWords, start: Region?), _ manner: NameSearch.Manner) -> Attempt {
      let reading = NameSearch(tree: tree, manner: manner).read(attempt.cut.words, below: attempt.start)
      let confined = confined(reading, to: root)
      return Attempt(match: match(confined, attempt.cut), isWhole: confined.rest == nil)
    }
    var best: Attempt?
    for attempt in attempts {
      let result = read(attempt, .strict)
      if result.match.problem == nil { return result.match }
      if best.map(result.saysMore(than:)) ?? true { best = result }
    }
    if best?.isWhole == true { return best?.match }
    return attempts.lazy.map { read($0, .wide).match }.first { $0.problem == nil } ?? best?.match
  }

  /// The words of a path, without the backslashes that escape a separator in a name.
  ///
  /// The separator alone cuts a path that has one: the other signs are parts of names there.
  public static func words(of text: String, separator: String? = nil) -> [String] {
    let own = PlaceWords(text, separators: [separator ?? printed], atSpaces: false).words
    let words =
      own.count > 1
      ? own : PlaceWords(text, separators: firmSeparators + [separator ?? ""], atSpaces: false).words
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text cut at signs that no name holds, and, where it holds any, at those that a name might hold.
  private func cuts(of text: String) -> [PlaceWords] {
    let firm = PlaceFinder.firmSeparators + [separator ?? ""]
    let loose = firm + PlaceFinder.looseSeparators
    let cuts = [
      PlaceWords(text, separators: firm, atSpaces: false),
      PlaceWords(text, separators: loose, atSpaces: true),
    ]
    return cuts[0] == cuts[1] ? [cuts[0]] : cuts
  }

  private func match(_ reading: NameSearch.Reading, _ cut: PlaceWords) -> PlaceMatch {
    let problem: PlaceMatch.MatchError? =
      if reading.regions.count > 1 {
        .ambiguous(cut.text(from: reading.ambiguous), candidates: reading.regions)
      } else {
        reading.rest.map { .notFound(cut.text(from: $0)) }
      }
    return PlaceMatch(path: commonPath(reading.regions), problem: problem)
  }

  /// Keeps the places inside `root`; a place above the root becomes the root.
  private func confined(_ reading: NameSearch.Reading, to root: Region?) -> NameSearch.Reading {
    guard let root else { return reading }
    let above = root.path
    var reading = reading
    let isOnWay = reading.regions.contains { above.contains($0) }
    reading.regions = reading.regions.filter { $0 != root && $0.path.contains(root) }
    if reading.regions.isEmpty {
      reading.regions = [root]
      if !isOnWay { reading.rest = 0 }
    }
    return reading
  }

  private func confined(_ match: PlaceMatch, to root: Region?, code: String) -> PlaceMatch {
    guard let root, !match.path.contains(root) else { return match }
    let isOnWay = !match.path.isEmpty && root.path.starts(with: match.path)
    return PlaceMatch(path: root.path, problem: isOnWay ? match.problem : .notFound(code))
  }
}

/// The result of one way to read a text.
private struct Attempt {
  let match: PlaceMatch
  /// Whether every word was matched.
  let isWhole: Bool

  /// Whether more words matched, the path is longer, or less text is left over.
  func saysMore(than other: Attempt) -> Bool {
    if isWhole != other.isWhole { return isWhole }
    if match.path.count != other.match.path.count { return match.path.count > other.match.path.count }
    return lostLength < other.lostLength
  }

  private var lostLength: Int {
    if case .notFound(let rest) = match.problem { rest.utf8.count } else { 0 }
  }
}

/// The path to the deepest place that contains all of `regions`; empty if there is none.
func commonPath(_ regions: [Region]) -> [Region] {
  guard var common = regions.first?.path else { return [] }
  for region in regions.dropFirst() {
    let shared = zip(common, region.path).prefix { $0 == $1 }.count
    common.removeSubrange(shared...)
  }
  return common
}
