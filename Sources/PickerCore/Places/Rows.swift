import RegionModel

/// The rows of a step: shortcuts to places further down, then the siblings of a list, or those of them that count.
///
/// It lies between the list and whoever moves through it or draws it. The rows of a whole list without shortcuts are the
/// list itself, of whatever length, copied in constant time.
public struct Rows: RandomAccessCollection, Equatable, Sendable {
  /// A row that leads to a place further down at once.
  public struct Shortcut: Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
      /// Picked before.
      case recent
      /// Asked for often.
      case hot
    }

    public let kind: Kind
    public let region: Region

    public init(_ kind: Kind, _ region: Region) {
      self.kind = kind
      self.region = region
    }
  }

  /// What differs from the whole list.
  fileprivate struct Part: Equatable, Sendable {
    let shortcuts: [Shortcut]
    /// The rows of the list that count: runs in order and apart.
    let runs: [Range<Int>]
    /// How many rows stand before each run, shortcuts included, and before the end.
    let starts: [Int]
  }

  /// All siblings.
  public let whole: RegionList
  private let part: Part?

  public init(_ list: RegionList) {
    whole = list
    part = nil
  }

  /// - Parameter shortcuts: What stands before the list.
  init(_ list: RegionList, filter: RegionFilter?, shortcuts: [Shortcut] = []) {
    whole = list
    guard filter != nil || !shortcuts.isEmpty else {
      part = nil
      return
    }
    let all = list.isEmpty ? [] : [0..<list.count]
    let runs = filter?.rows(of: list) ?? all
    guard runs != all || !shortcuts.isEmpty else {
      part = nil
      return
    }
    var starts = [shortcuts.count]
    for run in runs { starts.append(starts[starts.count - 1] + run.count) }
    part = Part(shortcuts: shortcuts, runs: runs, starts: starts)
  }

  public var tree: RegionTree { whole.tree }
  public var startIndex: Int { 0 }
  public var endIndex: Int { part.map { $0.starts[$0.starts.count - 1] } ?? whole.count }

  public subscript(position: Int) -> Region {
    guard let part else { return whole[position] }
    if position < part.shortcuts.count { return part.shortcuts[position].region }
    return whole[part.row(at: position)]
  }

  /// How many rows stand before the list.
  public var shortcutCount: Int { part?.shortcuts.count ?? 0 }

  /// What a row before the list is; nil for a row of the list.
  public func shortcut(at position: Int) -> Shortcut? {
    guard let part, part.shortcuts.indices.contains(position) else { return nil }
    return part.shortcuts[position]
  }

  /// The first row of the list; nil where it has none.
  ///
  /// Asked for in every frame: the type of `siblings` has the runtime look through all conformances, once a start.
  public var firstSibling: Region? { shortcutCount < count ? self[shortcutCount] : nil }

  /// The rows of the list alone.
  public var siblings: Slice<Rows> { self[shortcutCount..<count] }

  /// Where a row of the list stands here; nil where it does not.
  func position(_ row: Int?) -> Int? {
    guard let part, let row else { return row }
    return part.position(ofKept: row)
  }

  /// How many rows stand here before a row of the list.
  func position(before row: Int) -> Int { part?.position(ofRow: row) ?? row }
}

extension Rows.Part {
  /// The row of the list at a position behind the shortcuts.
  func row(at position: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return runs[low].lowerBound + position - starts[low]
  }

  /// How many rows stand before a row of the list, whether it counts or not.
  func position(ofRow row: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound > row { high = middle } else { low = middle + 1 }
    }
    return low < runs.count ? starts[low] + Swift.max(row - runs[low].lowerBound, 0) : starts[low]
  }

  /// The position of a row of the list; nil where it does not count.
  func position(ofKept row: Int) -> Int? {
    let position = position(ofRow: row)
    return position < starts[starts.count - 1] && self.row(at: position) == row ? position : nil
  }
}
