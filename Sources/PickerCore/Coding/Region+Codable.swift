import RegionModel

/// A region is written as its code, or, if no code finds it, as row numbers from the roots down.
///
/// It is read back in the tree of the decoder's `CodingContext`.
extension Region: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if tree.region(code: code) == self { try container.encode(code) } else { try container.encode(rows) }
  }

  public init(from decoder: any Decoder) throws {
    let tree = try decoder.context.tree
    let container = try decoder.singleValueContainer()
    if let code = try? container.decode(String.self) {
      guard let region = tree.region(code: code) else {
        throw decoder.fault("there is no place \(code) in these divisions")
      }
      self = region
    } else {
      let rows = try container.decode([Int].self)
      guard let region = Region(rows: rows, in: tree) else {
        throw decoder.fault("there is no place \(rows) in these divisions")
      }
      self = region
    }
  }

  /// The row of the region and of each region above it in their lists, highest first.
  var rows: [Int] { path.compactMap { ($0.parent?.children ?? tree.roots).position(of: $0) } }

  init?(rows: [Int], in tree: RegionTree) {
    var region: Region?
    for row in rows {
      let list = region?.children ?? tree.roots
      guard list.indices.contains(row) else { return nil }
      region = list[row]
    }
    guard let region else { return nil }
    self = region
  }
}

/// A letter is written as itself, or as `#`.
extension Letter: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let letter = text == "#" ? Letter.none : text.count == 1 ? text.first.flatMap(Letter.init) : nil
    guard let letter else { throw decoder.fault("a letter must be one of A to Z, or #") }
    self = letter
  }
}
