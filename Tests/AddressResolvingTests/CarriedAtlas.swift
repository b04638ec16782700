import AddressResolving
import EmbeddedAtlas
import RegionModel

/// The divisions that the program carries, and what reads addresses in them: its tables take long to make in a build for
/// tests, so they are made once for all of these.
enum CarriedAtlas {
  static let tree: RegionTree = {
    let block = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    do { return try RegionTree(bytes: block, check: .header) } catch { preconditionFailure("\(error)") }
  }()

  static let resolver = AddressResolver(tree)
  static let searcher = PlaceSearcher(tree)
}
