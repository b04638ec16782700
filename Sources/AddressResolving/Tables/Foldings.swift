import RegionModel

/// The characters that names are written with instead of others, found at once.
final class Foldings: @unchecked Sendable {  // Written in `init` alone.
  private static let han = UInt32(0x4E00)...0x9FFF
  private let tree: RegionTree
  /// For each common Han character the other one, or 0.
  private let table = UnsafeMutablePointer<UInt16>.allocate(capacity: han.count)

  init(_ tree: RegionTree) {
    self.tree = tree
    table.initialize(repeating: 0, count: Foldings.han.count)
    for (from, to) in tree.foldingPairs where Foldings.han.contains(from) {
      table[Int(from - Foldings.han.lowerBound)] = UInt16(exactly: to) ?? 0
    }
  }

  deinit { table.deallocate() }

  /// The plain form of a character.
  @inline(__always)
  func plain(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x3400 { return scalar }
    guard Foldings.han.contains(scalar) else {
      return Unicode.Scalar(scalar).map { tree.folded($0).value } ?? scalar
    }
    let other = table[Int(scalar - Foldings.han.lowerBound)]
    return other == 0 ? scalar : UInt32(other)
  }
}
