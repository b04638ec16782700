import RegionModel
import RegionSearch

extension PlaceFinder {
  /// Reads `text` as a place, or else as an address that names one.
  ///
  /// The address counts where it leads further than the names that stand at the beginning of the text, or, in a text
  /// without the signs that only paths have, to the same county or township: the street is no place that was missed.
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
