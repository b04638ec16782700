import RegionModel

/// The answer to an address in numbers: what an `AddressMatch` is made of, without reference counts.
///
/// Whoever answers millions of addresses on several threads reads this instead.
package struct Resolution: Sendable {
  /// The place's number in the tree; 0 for none.
  package let node: UInt32
  /// The index of the name out of use that matched; negative for none.
  let alias: Int32
  package let confidence: AddressMatch.Confidence
  /// These are as in `AddressMatch`.
  package let rest: Range<Int>
  package let before: Range<Int>
  let place: Range<Int>

  /// No place, for an address without a byte.
  package static let none = Resolution(noneIn: 0)

  /// No place, for an address of `count` bytes.
  init(noneIn count: Int) {
    (node, alias, confidence, rest, before, place) = (0, -1, .none, 0..<count, 0..<0, 0..<0)
  }

  init(_ node: Int, _ rest: Rest, _ confidence: AddressMatch.Confidence, alias: Int32 = -1) {
    (self.node, self.alias, self.confidence) = (UInt32(truncatingIfNeeded: node), alias, confidence)
    (self.rest, before, place) = (rest.range, rest.before, rest.place)
  }
}

extension AddressMatch {
  /// - Parameter candidates: The places that match, if there are several.
  init(_ resolution: Resolution, _ candidates: [Int], in tree: RegionTree) {
    self.init(
      region: resolution.node > 0 ? tree.region(numbered: resolution.node) : nil, rest: resolution.rest,
      before: resolution.before, place: resolution.place, confidence: resolution.confidence,
      candidates: resolution.confidence == .shared
        ? candidates.map { tree.region(numbered: UInt32($0)) } : [],
      outdated: resolution.alias >= 0 ? tree.aliasEntry(Int(resolution.alias)) : nil)
  }
}
