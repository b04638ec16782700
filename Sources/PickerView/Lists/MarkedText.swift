import RegionModel
import RegionSearch
import TerminalKit

/// A name in runs of what a query fits and what it does not.
struct MarkedText {
  private(set) var runs: [(text: String, isMarked: Bool)] = []

  /// - Parameter shown: The name as it is shown: whole, or its beginning and an ellipsis.
  init(_ shown: String, of region: Region, in results: SearchResults) {
    let characters = Array(shown)
    var next = 0
    // The marks count the characters of the name as the data has it: in one that had to be mended they would be wrong.
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
