import RegionModel

/// A shell command that prints what stands below a place, and perhaps another one that searches.
///
/// What it is asked for stands in its environment: `AREA_CODE`, `AREA_NAME`, `AREA_PATH`, `AREA_LEVEL` and `AREA_TAB`, or
/// `AREA_QUERY`. Nothing of the data is ever put into its text.
public final class ChildCommand: ListSource {
  private let children: String
  private let searchCommand: String?
  /// In milliseconds.
  private let timeout: Int
  private let reader: AnswerReader

  /// - Parameters:
  ///   - search: The command that searches; nil where only what came is searched.
  ///   - timeout: How long each run may take, in milliseconds.
  public init(_ children: String, search: String? = nil, timeout: Int = 30_000, reader: AnswerReader = AnswerReader()) {
    self.children = children
    searchCommand = search
    self.timeout = timeout
    self.reader = reader
  }

  public func children(of path: [Place], _ cancellation: Cancellation) throws(SourceFailure) -> RegionTree {
    let run = CommandRun(
      command: children, variables: ChildCommand.variables(path), timeout: timeout, limit: SourceAnswer.limit)
    return try reader.tree(of: run.output(cancellation), depth: path.count)
  }

  public var canSearch: Bool { searchCommand != nil }

  /// The answer is as that for children; where it has several levels, its leaves are what was found.
  public func search(_ text: String, _ cancellation: Cancellation) throws(SourceFailure) -> SourceMatches {
    guard let searchCommand else { throw .failed("there is no command that searches") }
    let run = CommandRun(
      command: searchCommand, variables: ChildCommand.variables([]) + [("AREA_QUERY", text)], timeout: timeout,
      limit: SourceAnswer.limit)
    let tree = try reader.tree(of: run.output(cancellation), depth: 0)
    let leaves = tree.roots.subtrees.lazy.filter(\.isLeaf).prefix(SourceAnswer.mostMatches)
    return SourceMatches(tree: tree, regions: Array(leaves))
  }

  /// What a command is told of the place at the end of a path; empty texts and level 0 for the roots.
  static func variables(_ path: [Place]) -> [(name: String, value: String)] {
    [
      ("AREA_CODE", path.last?.code ?? ""), ("AREA_NAME", path.last?.name ?? ""),
      ("AREA_PATH", path.map { PathText.escaped($0.name, separator: "/") }.joined(separator: "/")),
      ("AREA_LEVEL", "\(path.count)"), ("AREA_TAB", "\t"),
    ]
  }
}
