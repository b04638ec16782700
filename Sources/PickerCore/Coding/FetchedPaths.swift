import RegionModel

/// Paths of places whose lists came one by one: each region is of the list that it came in.
///
/// They are encoded with their lists, each once, so that a replay needs only the recording.
public struct FetchedPaths: Equatable, Sendable {
  /// Highest first; none is empty.
  public let paths: [[Region]]

  public init(_ paths: [[Region]]) { self.paths = paths }

  /// The list that the last place of each path came in, and the path that it lies below.
  package var lists: [(above: [Region], list: RegionList)] {
    paths.compactMap { path in path.last.map { (path.dropLast(), $0.tree.roots) } }
  }
}

extension FetchedPaths: Codable {
  private enum CodingKeys: CodingKey { case lists, paths }

  /// The list that a step came in, and its row there, behind those of the regions above it that came with it.
  private struct Step: Codable {
    let list: Int
    let rows: [Int]
  }

  public func encode(to encoder: any Encoder) throws {
    var lists: [RegionList] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    let steps = paths.map { path in
      path.map { region in
        let key = ObjectIdentifier(region.tree)
        let number = numbers[key] ?? lists.count
        if number == lists.count {
          numbers[key] = number
          lists.append(region.tree.roots)
        }
        return Step(list: number, rows: region.rows)
      }
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lists, forKey: .lists)
    try container.encode(steps, forKey: .paths)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let lists = try container.decode([RegionList].self, forKey: .lists)
    let steps = try container.decode([[Step]].self, forKey: .paths)
    paths = try steps.map { path in
      try path.map { step in
        let tree = lists.indices.contains(step.list) ? lists[step.list].tree : nil
        guard let region = tree.flatMap({ Region(rows: step.rows, in: $0) }) else {
          throw decoder.fault("there is no place \(step.rows) in a list \(step.list)")
        }
        return region
      }
    }
  }
}
