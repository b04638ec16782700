import Glibc
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
  private let cache: AnswerCache?

  /// - Parameters:
  ///   - search: The command that searches; nil where only what came is searched.
  ///   - timeout: How long each run may take, in milliseconds.
  ///   - cache: Where answers for children are kept; nil for nowhere.
  public init(
    _ children: String, search: String? = nil, timeout: Int = 30_000, reader: AnswerReader = AnswerReader(),
    cache: AnswerCache? = nil
  ) {
    self.children = children
    self.cache = cache
    searchCommand = search
    self.timeout = timeout
    self.reader = reader
  }

  public func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    let variables = ChildCommand.variables(path)
    let question = cache == nil ? [] : question(variables)
    if let kept = cache?.answer(to: question), let tree = try? reader.tree(of: kept, depth: path.count) {
      return tree
    }
    let run = CommandRun(command: children, variables: variables, timeout: timeout, limit: SourceAnswer.limit)
    let answer = try run.output(cancellation)
    let tree = try reader.tree(of: answer, depth: path.count)
    cache?.keep(answer, to: question)
    return tree
  }

  /// What an answer is kept by: the command, where it runs, and what it is told.
  private func question(_ variables: [(name: String, value: String)]) -> [UInt8] {
    let folder = getcwd(nil, 0)
    defer { free(folder) }
    let parts = [children, folder.map { String(cString: $0) } ?? ""] + variables.map(\.value)
    return Array(parts.joined(separator: "\0").utf8)
  }

  public var canSearch: Bool { searchCommand != nil }

  /// The answer is as that for children; where it has several levels, its leaves are what was found.
  public func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    guard let searchCommand else { throw .failed("there is no command that searches") }
    let run = CommandRun(
      command: searchCommand, variables: ChildCommand.variables([]) + [("AREA_QUERY", text)],
      timeout: timeout,
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
