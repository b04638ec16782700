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
    var lister = Lister(style: style.format == nil && style.template == nil ? codeAndPath : style)
    lister.isRecursive = isRecursive
    try lister.append(above?.children ?? tree.roots, below: above?.path ?? [])
    return lister.output
  }

  /// The form of a line where none is asked for: code, tab, path.
  private var codeAndPath: ResultStyle {
    var style = style
    style.template = .codeAndPath
    return style
  }
}

/// Writes lines for regions, each before those below it.
private struct Lister {
  let style: ResultStyle
  var isRecursive = false
  var output: [UInt8] = []

  init(style: ResultStyle) { self.style = style }

  mutating func append(_ list: RegionList, below path: [Region]) throws(Failure) {
    for region in list {
      let path = path + [region]
      try style.checkNames([region])
      style.append(path, to: &output)
      if isRecursive { try append(region.children, below: path) }
    }
  }
}
