import RegionModel
import RegionSearch
import TerminalKit

/// A name split into runs that match a query and runs that do not.
struct MarkedText {
  private(set) var runs: [(text: String, isMarked: Bool)] = []

  /// - Parameter shown: The name as it is shown: whole, or its beginning and an ellipsis.
  init(_ shown: String, of region: Region, in results: SearchResults) {
    let characters = Array(shown)
    var next = 0
    // Marks count characters of the raw name: in a name that `SafeText` had to change they would be wrong.
    for mark in SafeText.line(region.name) == region.name ? results.marks(in: region) : [] {
      let range = mark.clamped(to: next..<characters.count)
      add(characters[next..<range.lowerBound], isMarked: false)
      add(characters[range], isMarked: true)
      next = range.upperBound
    }
    add(characters[next...], isMarked: false)
  }

  private mutating func add(_ characters: ArraySlice<Character>, isMarked: Bool) {
    if !characters.isEmpty { runs.append((String(characters), isMarked)) }
  }
}
