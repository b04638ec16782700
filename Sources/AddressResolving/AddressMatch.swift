import RegionModel

/// What an address came to: a place, and the part of the text that is left for the street and the door.
public struct AddressMatch: Equatable, Sendable {
  /// How far the place is to be trusted.
  public enum Confidence: String, CaseIterable, Sendable {
    /// The text names the place, and no other.
    case certain
    /// Found by a name without its suffix, by the name of what was divided since, or against another
    /// part of the text.
    case likely
    /// Several places fit and nothing decides: the deepest one that all of them lie in, or none.
    case shared
    /// The text names no place.
    case none
  }

  /// The deepest place that is sure; nil where there is none.
  public let region: Region?
  /// Where in the input, in bytes, the rest stands: what follows the place without the signs between them. It is what
  /// goes before where the text names its places from the lowest to the highest and ends with them; where no place
  /// is named it is everything.
  public let rest: Range<Int>
  /// What stands before the place, without the signs between them; empty where that is the rest.
  public let before: Range<Int>
  /// From the first of the names to the last; empty where none was found.
  public let place: Range<Int>
  public let confidence: Confidence
  /// The places that fit, where several do; else empty.
  public let candidates: [Region]
  /// The name out of use by which the place was found.
  public let outdated: RegionTree.AliasEntry?

  /// No place: what an address of so many bytes comes to in a tree without addresses.
  init(noneIn count: Int) {
    self.init(
      region: nil, rest: 0..<count, before: 0..<0, place: 0..<0, confidence: .none, candidates: [],
      outdated: nil)
  }

  init(
    region: Region?, rest: Range<Int>, before: Range<Int>, place: Range<Int>, confidence: Confidence,
    candidates: [Region],
    outdated: RegionTree.AliasEntry?
  ) {
    self.region = region
    self.rest = rest
    self.before = before
    self.place = place
    self.confidence = confidence
    self.candidates = candidates
    self.outdated = outdated
  }

  /// The place and all above it, highest first; empty where there is none.
  public var path: [Region] { region?.path ?? [] }
}

extension AddressMatch {
  /// The match of a part, as one of the text that the part begins `offset` bytes behind the start of.
  func moved(by offset: Int) -> AddressMatch {
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + offset..<range.upperBound + offset }
    return AddressMatch(
      region: region, rest: moved(rest), before: moved(before), place: moved(place), confidence: confidence,
      candidates: candidates, outdated: outdated)
  }
}
