import RegionModel
import RegionSearch

extension PlaceFinder {
  /// Reads `text` as a place, or else as an address.
  ///
  /// The address counts if it leads deeper than the names at the beginning of the text. It also counts if it leads to
  /// the same county or township and the text has no path separators: the rest is then a street, and not a place that
  /// was not found.
  ///
  /// - Returns: As `find` does.
  public func findPlaceOrAddress(_ text: String, below root: Region? = nil) -> PlaceMatch? {
    let match = find(text, below: root)
    guard let match, match.problem != nil else { return match }
    let address = AddressResolver(tree).resolve(text.utf8)
    let path = address.path
    guard let place = path.last, root.map(path.contains) ?? true else { return match }
    let isStreet = place.level >= .county && path == match.path && !hasFirmSeparator(text)
    guard path.count > match.path.count || isStreet else { return match }
    let problem = PlaceMatch.MatchError.ambiguous(text, candidates: address.candidates)
    return PlaceMatch(path: path, problem: address.confidence == .shared ? problem : nil)
  }
}
