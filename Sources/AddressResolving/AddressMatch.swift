import RegionModel

/// The place that an address names, and the parts of the text around it.
public struct AddressMatch: Equatable, Sendable {
  /// How certain the place is.
  public enum Confidence: String, CaseIterable, Sendable {
    /// The text names the place, and no other.
    case certain
    /// Found by a name without its suffix, by a name whose place was divided since, or against another part of the
    /// text.
    case likely
    /// Several places match and nothing decides: the answer is the deepest place around all of them, or none.
    case shared
    /// The text names no place.
    case none
  }

  /// The deepest place that is certain; nil if there is none.
  public let region: Region?
  /// The rest of the address, as a range of bytes of the input, without separators at its ends.
  ///
  /// It follows the place. If the names run from the lowest to the highest and end the text, it precedes the place. If
  /// no place was found, it is everything.
  public let rest: Range<Int>
  /// The text before the place, without separators at its ends; empty if that is the rest.
  public let before: Range<Int>
  /// The text from the first name to the last; empty if no place was found.
  public let place: Range<Int>
  public let confidence: Confidence
  /// The places that match, if there are several; else empty.
  public let candidates: [Region]
  /// The name out of use that matched; nil if the name is in use.
  public let outdated: RegionTree.AliasEntry?

  /// No place, for an address of `count` bytes.
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

  /// The place and all above it, highest first; empty if there is none.
  public var path: [Region] { region?.path ?? [] }
}

extension AddressMatch {
  /// The same match with its ranges moved by `offset` bytes, for a match found in a later part of the text.
  func moved(by offset: Int) -> AddressMatch {
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + offset..<range.upperBound + offset }
    return AddressMatch(
      region: region, rest: moved(rest), before: moved(before), place: moved(place), confidence: confidence,
      candidates: candidates, outdated: outdated)
  }
}
