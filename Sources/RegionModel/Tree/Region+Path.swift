extension Region {
  /// The last place of a tree that has one path and nothing else: for a place of which only words are known.
  ///
  /// - Parameters:
  ///   - names: The names of the path, highest first.
  ///   - code: The code of the place itself; those above it have none.
  /// - Returns: Nil for an empty path, and where a name cannot be one.
  public init?(path names: some Collection<String>, code: String = "") {
    var builder = TreeBuilder()
    builder.order = .source
    for (number, name) in names.enumerated() {
      let code = number == names.count - 1 ? code : ""
      builder.append(
        RegionRecord(code: code, parent: number == 0 ? .none : .record(number - 1), name: name))
    }
    guard var region = try? builder.tree().roots.first else { return nil }
    while let child = region.children.first { region = child }
    self = region
  }
}
