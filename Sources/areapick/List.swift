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
  /// - Complexity: O(regions listed × depth).
  func lines(from tree: RegionTree) throws(Failure) -> [UInt8] {
    let finder = PlaceFinder(tree, separator: style.separator)
    let above = try place.flatMap { finder.find($0) }?.place("list")
    let list = above?.children ?? tree.roots
    let style = style.format == nil && style.template == nil ? codeAndPath : style
    var output: [UInt8] = []
    for region in isRecursive ? Array(list.subtrees) : Array(list) {
      try style.checkNames([region])
      style.append(region.path, to: &output)
    }
    return output
  }

  /// The form of a line where none is asked for: code, tab, path.
  private var codeAndPath: ResultStyle {
    var style = style
    style.template = .codeAndPath
    return style
  }
}
