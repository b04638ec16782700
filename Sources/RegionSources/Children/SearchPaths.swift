import RegionModel

/// What a source's search found, where its rows say by paths in which place they stand: `b21`, a tab, `Beta/Item b2/Leaf b21`.
///
/// The name of a row is a path, or a field `path` beside it ends with the name or the code. A printed path is understood: a
/// backslash before a slash makes it part of a name.
struct SearchPaths {
  private let tree: RegionTree
  /// The number of the field that holds paths; nil where there is none.
  private let field: String?

  init(_ tree: RegionTree) {
    self.tree = tree
    field = tree.fieldNames.first { SearchPaths.fields.contains(FieldNames.normalized($0)) }
  }

  private static let fields: Set<String> = ["path", "fullpath", "路径", "全路径"]

  /// The matches, each below the places of its path; nil where no row has a path, or where the answer is a tree of its own.
  ///
  /// Of the places above a match the names alone are known.
  ///
  /// - Throws: `ListSourceError` for a name that cannot be one.
  func matches() throws(ListSourceError) -> SourceMatches? {
    let rows = tree.roots.prefix(SourceAnswer.mostMatches)
    guard rows.allSatisfy(\.isLeaf) else { return nil }
    let paths = rows.map(names)
    guard paths.contains(where: { $0.count > 1 }) else { return nil }
    let made = try made(zip(rows, paths))
    // Each path is a branch of its own: its last place is the match.
    let regions = made.roots.map { root in
      var match = root
      while let below = match.children.first { match = below }
      return match
    }
    return SourceMatches(tree: made, regions: regions)
  }

  private func names(of row: Region) -> [String] {
    if let field, let path = row.field(field) {
      var names = PathText.names(of: path, separator: "/")
      if let last = names.last, last == row.name || last == row.code {
        names[names.count - 1] = row.name
        return names
      }
    }
    let names = PathText.names(of: row.name, separator: "/")
    return names.isEmpty ? [row.name] : names
  }

  private func made(
    _ paths: some Sequence<(Region, [String])>
  ) throws(ListSourceError) -> RegionTree {
    var builder = TreeBuilder()
    builder.order = .source
    builder.levelNames = tree.levelNames
    if !tree.fieldNames.isEmpty { builder.fields = FieldTexts(names: tree.fieldNames) }
    for (row, names) in paths {
      var above: Int?
      for name in names.dropLast() {
        above = builder.append(RegionRecord(code: "", parent: .init(above), name: name))
        builder.fields?.endRecord()
      }
      let match = builder.append(
        RegionRecord(code: row.code, parent: .init(above), name: names[names.count - 1]))
      builder.setFlags(row.flags, of: match)
      if builder.fields != nil { row.addFields(to: &builder.fields!) }
    }
    do { return try builder.tree().lacking(asIn: tree) } catch { throw .failed("\(error)") }
  }
}

extension RegionRecord.Parent {
  fileprivate init(_ number: Int?) { self = number.map { .record($0) } ?? .none }
}
