import RegionModel
import RegionSearch

/// Checks rules that all search results must keep.
public enum SearchWalk {
  /// The broken rule; nil if there is none. There may not be too many places, duplicates, places outside the
  /// root, or unreadable names.
  ///
  /// - Parameter shown: How many results are read as a row of the screen reads them.
  public static func flaw(in results: SearchResults, shown: Int = 20) -> String? {
    let query = results.query
    var seen: Set<Region> = []
    var count = 0
    for match in results {
      count += 1
      if !seen.insert(match.region).inserted { return "\(match.region.code) stands twice" }
      if let root = query.root, !isBelow(root, match.region) {
        return "\(match.region.code) is not below the root"
      }
    }
    if count != results.count { return "\(count) places and not \(results.count)" }
    return results.prefix(shown).lazy.compactMap { flaw(in: $0, of: results) }.first
  }

  private static func isBelow(_ root: Region, _ region: Region) -> Bool {
    var above = region.parent
    while let region = above, region != root { above = region.parent }
    return above != nil
  }

  private static func flaw(in match: SearchMatch, of results: SearchResults) -> String? {
    let names = [match.alias?.name, match.alias?.reading].compactMap { $0 }
    if names.contains(where: { $0.utf8.count > 1 << 17 }) { return "an alias longer than any" }
    for region in match.region.path {
      let ends = results.marks(in: region).flatMap { [$0.lowerBound, $0.upperBound] }
      if zip(ends, ends.dropFirst()).contains(where: { $0 >= $1 }) {
        return "\(region.code) has marks in no order"
      }
    }
    return nil
  }
}
