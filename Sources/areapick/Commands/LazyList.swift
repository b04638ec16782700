import RegionModel

/// `areapick list` of a tree whose lists are fetched one by one.
struct LazyList {
  private let tree: LazyTree
  private let style: ResultStyle

  init(_ tree: LazyTree, style: ResultStyle) {
    self.tree = tree
    self.style = style
  }

  /// Writes what stands below a place, list by list as they come.
  ///
  /// - Throws: Where a list does not come; those before it were written.
  func write(
    _ place: String?, isRecursive: Bool, print: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var path: [Region] = []
    if let place { path = try tree.path(place, "list", separator: style.separator) }
    let rows = try tree.children(of: path).map { path + [$0] }
    guard isRecursive else { return try print(lines(rows)) }
    // A row is followed by all below it: its list is fetched before the next row is written.
    var waiting = Array(rows.reversed())
    while let path = waiting.popLast() {
      try print(lines([path]))
      guard path.count < LazyList.deepest else { continue }
      waiting += try tree.children(of: path).reversed().map { path + [$0] }
    }
  }

  /// A source may go on for ever.
  private static let deepest = 10_000

  private func lines(_ paths: [[Region]]) throws(Failure) -> [UInt8] {
    var output: [UInt8] = []
    for path in paths {
      try style.checkNames([path[path.count - 1]])
      style.append(path, to: &output)
    }
    return output
  }
}
