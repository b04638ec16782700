import RegionModel

/// Names that hold the sign between the names of a path, written without the backslash that a printed path has.
extension PlaceFinder {
  /// The only place whose path is written so: `TCP/IP` at the top, `Music/AC/DC`; or the only place of that name.
  ///
  /// - Returns: Nil where several places fit, or a name holds no such sign.
  /// - Complexity: O(regions), for a text that names no place otherwise.
  func unescapedPlace(_ text: String, below root: Region?) -> Region? {
    let sign = separator ?? PlaceFinder.printed
    let words = PlaceWords(text, separators: [sign], atSpaces: false).words.map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.count > 1, words.count <= PlaceFinder.mostParts else { return nil }
    let path = Parts(words: words, sign: sign)
    let led = path.places(in: root?.children ?? tree.roots, from: 0, hasJoined: false)
    if !led.isEmpty { return led.count == 1 ? led[0] : nil }
    let whole = words.joined(separator: sign)
    var named: Region?
    for region in (root?.children ?? tree.roots).subtrees where Parts.spelling(region.name, sign) == whole {
      guard named == nil else { return nil }
      named = region
    }
    return named
  }

  /// More parts than a person writes.
  private static let mostParts = 64
}

/// The parts of a text, of which several next to each other may be one name.
private struct Parts {
  let words: [String]
  let sign: String

  /// The places that the words from `start` on lead to, where at least one name is joined of several.
  func places(in list: RegionList, from start: Int, hasJoined: Bool) -> [Region] {
    list.flatMap { region -> [Region] in
      let name = Parts.spelling(region.name, sign)
      guard let end = end(of: name, from: start) else { return [] }
      let hasJoined = hasJoined || end > start + 1
      if end == words.count { return hasJoined ? [region] : [] }
      return places(in: region.children, from: end, hasJoined: hasJoined)
    }
  }

  /// The place behind the words that are this name; nil where they are none.
  private func end(of name: String, from start: Int) -> Int? {
    let count = name.split(separator: sign, omittingEmptySubsequences: false).count
    guard start + count <= words.count else { return nil }
    return words[start..<start + count].joined(separator: sign) == name ? start + count : nil
  }

  /// A name without the blanks around the sign, as the words of a text have none there.
  static func spelling(_ name: String, _ sign: String) -> String {
    guard name.contains(sign) else { return name }
    return name.split(separator: sign, omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: sign)
  }
}
