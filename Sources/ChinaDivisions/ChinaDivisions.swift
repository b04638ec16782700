// ChinaDivisions: the divisions of China as a tree, for any Swift program.
//
//     let shenzhen = try RegionTree.divisions.region(code: "440300")
//
// The bytes are in `EmbeddedAtlas`; this room opens them once. It is a room of its own so that programs that search or
// resolve without a screen link no ncurses, and programs with a tree of their own carry no divisions.
import EmbeddedAtlas
import RegionModel

extension RegionTree {
  /// The divisions of China from province to township, built into the program.
  ///
  /// It is the same object each time, so its regions can be compared.
  ///
  /// - Throws: Never with the data of this package.
  /// - Complexity: O(1).
  public static var divisions: RegionTree {
    get throws(AtlasError) { try embedded.get() }
  }

  private static let embedded = Result { () throws(AtlasError) in
    try RegionTree(
      bytes: UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size)),
      check: .header)
  }
}
