import AddressResolving
import EmbeddedAtlas
import RegionModel

/// The built-in divisions with a resolver and a searcher.
///
/// They are shared by all tests here, because building their tables is slow in debug builds.
enum CarriedAtlas {
  static let tree: RegionTree = {
    let block = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    do { return try RegionTree(bytes: block, check: .header) } catch { preconditionFailure("\(error)") }
  }()

  static let resolver = AddressResolver(tree)
  static let searcher = PlaceSearcher(tree)
}
