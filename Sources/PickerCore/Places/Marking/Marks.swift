import RegionModel

/// The places that are marked, where several can be picked.
///
/// A mark stands for its place and for everything below it. A list that was fetched is a small tree of its own: its marks
/// know the path above that tree, and a place may be two regions, one of its list and one that a search found.
public struct Marks: Equatable, Sendable {
  private var regions: Set<Region> = []
  /// The path above the tree of each list that was fetched.
  private var above: [ObjectIdentifier: [Region]] = [:]
  /// How many marks lie below a place.
  private var counts: [Region: Int] = [:]

  public init() {}

  public var count: Int { regions.count }
  public var isEmpty: Bool { regions.isEmpty }

  /// The paths of the marked places, in the order of the tree.
  ///
  /// - Complexity: O(*n* log *n*) in the marks.
  public var paths: [[Region]] {
    if above.isEmpty, let first = regions.first, regions.allSatisfy({ $0.tree === first.tree }) {
      return regions.sorted(by: Marks.precedes).map(\.path)
    }
    let keyed = regions.map { region in
      let path = path(of: region)
      return (key: path.map(\.index), path: path)
    }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.path)
  }

  /// Whether a place comes before another of its tree; neither lies below the other.
  ///
  /// The deeper one, which has the higher number, is replaced by its parent until both are siblings.
  private static func precedes(_ a: Region, _ b: Region) -> Bool {
    var (a, b) = (a, b)
    while let (above, other) = raised(a, b) { (a, b) = (above, other) }
    return a.number < b.number
  }

  /// The same pair with the deeper one's parent in its place; nil for siblings.
  private static func raised(_ a: Region, _ b: Region) -> (Region, Region)? {
    let (aboveA, aboveB) = (a.parent, b.parent)
    if aboveA == aboveB { return nil }
    if a.number > b.number { return aboveA.map { ($0, b) } }
    return aboveB.map { (a, $0) }
  }

  /// How many marks lie below a place.
  public func count(below region: Region) -> Int { counts[region] ?? 0 }

  /// Whether a place is marked by itself.
  public func contains(_ region: Region, below above: some Collection<Region>) -> Bool {
    mark(of: region, below: above) != nil
  }

  /// Whether the last of a path is marked, or a place above it.
  public func covers(_ path: some Collection<Region>) -> Bool { covering(path) != nil }

  /// How many steps the part of a path has that a mark covers; nil for none.
  func covering(_ path: some Collection<Region>) -> Int? {
    guard !isEmpty else { return nil }
    var above: [Region] = []
    for region in path {
      if contains(region, below: above) { return above.count + 1 }
      above.append(region)
    }
    return nil
  }

  /// Marks places that lie side by side and are not marked yet.
  ///
  /// - Complexity: O(places) + O(steps).
  mutating func add(_ places: [Region], below above: [Region]) {
    guard let first = places.first else { return }
    let own = first.path.count - 1
    if own < above.count { self.above[ObjectIdentifier(first.tree)] = Array(above.dropLast(own)) }
    regions.formUnion(places)
    for place in above { counts[place, default: 0] += places.count }
  }

  mutating func add(_ path: [Region]) {
    guard let region = path.last, !contains(region, below: path.dropLast()) else { return }
    add([region], below: Array(path.dropLast()))
  }

  /// Takes the mark of the last of a path away, if it has one.
  mutating func remove(_ path: [Region]) {
    guard let last = path.last, let region = mark(of: last, below: path.dropLast()) else { return }
    let above = self.path(of: region).dropLast()
    regions.remove(region)
    for place in above {
      let left = count(below: place) - 1
      counts[place] = left > 0 ? left : nil
    }
  }

  /// Takes all marks below a place away.
  ///
  /// - Complexity: O(marks), where there are any below it.
  mutating func removeAll(below path: [Region]) {
    guard mayHaveMarks(below: path) else { return }
    for region in regions {
      let own = self.path(of: region)
      if own.count > path.count, Marks.isSame(own.prefix(path.count), path) { remove(own) }
    }
  }

  /// Whether marks may lie below a path; below the empty one, whether there are any.
  func mayHaveMarks(below path: [Region]) -> Bool {
    guard let last = path.last else { return !isEmpty }
    return count(below: last) > 0 || isSplit(last)
  }

  /// The marked region that is the same place.
  private func mark(of region: Region, below above: some Collection<Region>) -> Region? {
    if regions.contains(region) { return region }
    guard isSplit(region) else { return nil }
    let path = Array(above) + [region]
    return regions.first { $0.isSame(as: region) && Marks.isSame(self.path(of: $0), path) }
  }

  /// Whether a mark may be of another tree than a region, and the same place all the same.
  private func isSplit(_ region: Region) -> Bool {
    !above.isEmpty || regions.first.map { $0.tree !== region.tree } ?? false
  }

  private func path(of region: Region) -> [Region] {
    (above[ObjectIdentifier(region.tree)] ?? []) + region.path
  }

  private static func isSame(_ a: some Collection<Region>, _ b: some Collection<Region>) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
  }
}

/// The sign before a place in a pick of several.
public enum MarkSign: Equatable, Sendable {
  /// The place cannot be marked, only entered.
  case none
  case unmarked
  /// A place below it is marked.
  case partly
  /// It is marked, or a place above it is.
  case marked
}
