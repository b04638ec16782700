/// Places that people mean before others of the same name.
extension RegionTree {
  /// The prominent places by their numbers, each with its rank: 1 or more, the most prominent the highest.
  ///
  /// Most trees have none. Out of order in a damaged tree alone.
  package var prominentPlaces: some Sequence<(number: UInt32, rank: UInt32)> {
    (0..<prominence.count / 8).lazy
      .map { [prominence] in (prominence.uint32(at: $0 * 8), prominence.uint32(at: $0 * 8 + 4)) }
      .filter { [count] in $0.0 > 0 && $0.0 <= count }
  }
}
