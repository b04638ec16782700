import RegionModel
import RegionSearch

extension PlaceMatch {
  /// The place that rows lead to, a row for each column, counted from 0: `#2,#1`; nil for another text.
  ///
  /// A part may also be a name, as among the defaults of independent columns: `A,#1`.
  init?(rows text: String, in tree: RegionTree, below root: Region?) {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return nil }
    let rows = CommaList(text).parts.map(\.wanted)
    guard rows.contains(where: { if case .index = $0 { true } else { false } }) else { return nil }
    var path = root?.path ?? []
    for row in rows {
      let list = path.last?.children ?? tree.roots
      let next: Region? =
        switch row {
        case .index(let index): index < list.count ? list[index] : nil
        case .item(let name): list.first { $0.name == name }
        }
      guard let next else {
        self.init(path: path, problem: .notFound(text))
        return
      }
      path.append(next)
    }
    self.init(path: path)
  }
}
