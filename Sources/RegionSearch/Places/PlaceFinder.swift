import RegionModel

/// Finds the place that a person wrote down.
///
/// A text is a code of 2, 4, 6, 9 or 12 digits; a path, its names separated by `/`, `>`, `›`, a comma, white
/// space or a separator of one's own; or such names written together. Names are full, without the word for
/// their kind, or with another (`NameForm`); never a part of one. Leading levels suffice, a name written twice counts
/// once, and a word that stands where a level is lacking (`FillerWord`) counts for nothing.
///
/// A level left out is bridged: full names go before others, and then the highest level at which the name stands goes
/// before all lower ones, where exactly one place of that level bears it. 南京 is the city, not one of the towns and
/// streets of that name; 朝阳区 is nothing, as two districts bear it. That is no guess but the rule by which 吉林 is
/// the province: a higher level goes before a lower one, as it stands first in every address, and whoever means the
/// town writes more than its name. What follows decides before this does: 海南/共和县 is in Qinghai.
public struct PlaceFinder: Sendable {
  public let tree: RegionTree
  /// What separates names besides the usual signs.
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
  /// Below a root the text may be the whole path or its part below the root; what is found begins with the
  /// root's own path.
  ///
  /// - Returns: What was found and what was not; nil for a blank text, which names nothing.
  /// - Complexity: O(words × regions) at worst; O(words × siblings) for a path without gaps.
  public func find(_ text: String, below root: Region? = nil) -> PlaceMatch? {
    let code = PlaceWords.word(text)
    let byCode = CodeSearch(tree: tree, system: codes).find(code).map { confined($0, to: root, code: code) }
    if let byCode, byCode.problem == nil { return byCode }
    guard text.utf8.count <= PlaceFinder.longestText else {
      return PlaceMatch(path: root?.path ?? [], problem: .notFound(text))
    }
    guard let byName = findNames(text, below: root) else { return nil }
    return byName.problem == nil ? byName : byCode ?? byName
  }

  /// In bytes, and many times the longest path; a longer text names no place.
  private static let longestText = 4_000
  /// Signs that no name contains; then those that a name of a foreign tree might.
  private static let firmSeparators = ["/", ">", "›", "、", "\t"]
  private static let looseSeparators = [",", "，"]

  /// Whether a text holds a sign that stands in paths and in no name.
  package func hasFirmSeparator(_ text: String) -> Bool {
    !PlaceWords(text, separators: PlaceFinder.firmSeparators, atSpaces: false).words.dropFirst().isEmpty
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
  public static func words(of text: String, separator: String? = nil) -> [String] {
    PlaceWords(text, separators: firmSeparators + [separator ?? ""], atSpaces: false).words
      .map { String(decoding: $0, as: UTF8.self) }
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
    let problem: PlaceMatch.Problem? =
      if reading.regions.count > 1 {
        .ambiguous(cut.text(from: reading.ambiguous), candidates: reading.regions)
      } else {
        reading.rest.map { .notFound(cut.text(from: $0)) }
      }
    return PlaceMatch(path: commonPath(reading.regions), problem: problem)
  }

  /// Leaves out what does not lie in `root`; a place above the root says no more than the root does.
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

/// What one way to read a text came to.
private struct Attempt {
  let match: PlaceMatch
  /// Whether every word of the text named something.
  let isWhole: Bool

  /// Whether more was found, or of the text more was understood.
  func saysMore(than other: Attempt) -> Bool {
    if isWhole != other.isWhole { return isWhole }
    if match.path.count != other.match.path.count { return match.path.count > other.match.path.count }
    return lostLength < other.lostLength
  }

  private var lostLength: Int {
    if case .notFound(let rest) = match.problem { rest.utf8.count } else { 0 }
  }
}

/// The path to the deepest place that all of `regions` lie in; empty where there is none.
func commonPath(_ regions: [Region]) -> [Region] {
  guard var common = regions.first?.path else { return [] }
  for region in regions.dropFirst() {
    let shared = zip(common, region.path).prefix { $0 == $1 }.count
    common.removeSubrange(shared...)
  }
  return common
}
