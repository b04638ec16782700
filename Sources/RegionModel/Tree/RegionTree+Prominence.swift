/// Places that people usually mean when several have the same name.
extension RegionTree {
  /// The prominent places by number, each with its rank, 1 or more; higher is more prominent.
  ///
  /// Most trees have none. Only a damaged tree has them out of order.
  package var prominentPlaces: some Sequence<(number: UInt32, rank: UInt32)> {
    (0..<prominence.count / 8).lazy
      .map { [prominence] in (prominence.uint32(at: $0 * 8), prominence.uint32(at: $0 * 8 + 4)) }
      .filter { [count] in $0.0 > 0 && $0.0 <= count }
  }
}
