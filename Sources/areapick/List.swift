import RegionModel
import RegionSearch

/// What `areapick list` is asked for.
struct ListRequest: Equatable, Sendable {
  /// What a person wrote for the place whose children are listed; nil or blank for the highest level.
  var place: String?
  var isRecursive = false
  var style = ResultStyle()
  var atlas: String?

  /// The whole output.
  ///
  /// - Throws: Where the place is not found, or fits several.
  /// - Complexity: O(regions listed).
  func lines(from tree: RegionTree) throws(Failure) -> [UInt8] {
    let finder = PlaceFinder(tree, separator: style.separator)
    let place = try place.flatMap { finder.find($0) }?.place("list")
    let list = place?.children ?? tree.roots
    let style = style.format == nil && style.template == nil ? codeAndPath : style
    var output: [UInt8] = []
    var way = place.map { [PlaceText($0.path, style)] } ?? []
    for region in isRecursive ? Array(list.subtrees) : Array(list) {
      try style.checkNames([region])
      let text = ListRequest.text(of: region, &way, style)
      style.append(text, to: &output)
      way.append(text)
    }
    return output
  }

  /// The texts of a region from those of its sibling or its parent, which were listed before it.
  ///
  /// - Parameter way: What was listed last, and all above it; only what lies above the region is left.
  private static func text(of region: Region, _ way: inout [PlaceText], _ style: ResultStyle) -> PlaceText {
    let parent = region.parent
    var sibling: PlaceText?
    while let last = way.last, last.region != parent {
      sibling = last
      way.removeLast()
    }
    if let sibling, sibling.region.parent == parent, sibling.region.level == region.level {
      return PlaceText(region, beside: sibling)
    }
    return PlaceText(region, below: way.last, style)
  }

  /// The form of a line where none is asked for: code, tab, path.
  private var codeAndPath: ResultStyle {
    var style = style
    style.template = .codeAndPath
    return style
  }
}
