import Glibc
import RegionModel

/// A shell command that prints the children of a place, and perhaps another one that searches.
///
/// The question is in environment variables: `AREA_CODE`, `AREA_NAME`, `AREA_PATH`, `AREA_LEVEL` and `AREA_TAB`, or
/// `AREA_QUERY`. No data is ever inserted into the command's text.
public final class ChildCommand: ListSource {
  private let children: String
  private let searchCommand: String?
  /// The time limit of a run, in milliseconds.
  private let timeout: Int
  private let reader: AnswerReader
  private let cache: AnswerCache?

  /// - Parameters:
  ///   - search: The command that searches; nil to search only the lists fetched so far.
  ///   - timeout: The time limit of each run, in milliseconds.
  ///   - cache: Keeps answers for children; nil for no cache.
  public init(
    _ children: String, search: String? = nil, timeout: Int = 30_000, reader: AnswerReader = AnswerReader(),
    cache: AnswerCache? = nil
  ) {
    self.children = children
    self.cache = cache
    searchCommand = search
    self.timeout = timeout
    self.reader = reader.of(children)
  }

  public func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    let variables = ChildCommand.variables(path)
    let question = cache == nil ? [] : question(variables)
    if let kept = cache?.answer(to: question),
      let tree = try? reader.tree(of: kept, depth: path.count, inside: path.last)
    {
      return tree
    }
    let run = CommandRun(command: children, variables: variables, timeout: timeout, limit: SourceAnswer.limit)
    let answer = try run.output(cancellation)
    let tree = try reader.tree(of: answer, depth: path.count, inside: path.last)
    cache?.keep(answer, to: question)
    return tree
  }

  /// Runs the command once, for the first list, and says what its answer is taken for.
  ///
  /// - Returns: The flaws of an answer are a result too.
  /// - Throws: `ListSourceError` if there is no answer.
  public func inspected(
    _ cancellation: Cancellation
  ) throws(ListSourceError) -> Result<ReadTree, SourceErrors> {
    let run = CommandRun(
      command: children, variables: ChildCommand.variables([]), timeout: timeout, limit: SourceAnswer.limit)
    let answer = try run.output(cancellation)
    do throws(SourceErrors) { return .success(try reader.inspected(answer)) } catch { return .failure(error) }
  }

  /// Nil with a cache, whose files are for a thread.
  public func fetch(childrenOf path: [Place]) throws(ListSourceError) -> ListFetch? {
    guard cache == nil else { return nil }
    let run = CommandRun(
      command: children, variables: ChildCommand.variables(path), timeout: timeout, limit: SourceAnswer.limit)
    return ListFetch(try run.start(), reader, depth: path.count, inside: path.last)
  }

  /// The key of a cached answer: the command, its working folder, its variables, and what it is told by others.
  private func question(_ variables: [(name: String, value: String)]) -> [UInt8] {
    let folder = getcwd(nil, 0)
    defer { free(folder) }
    let others = AnsweringVariables.key(
      of: children, AnsweringVariables.environment, without: variables.map(\.name))
    let parts = [children, folder.map { String(cString: $0) } ?? "", others] + variables.map(\.value)
    return Array(parts.joined(separator: "\0").utf8)
  }

  public var canSearch: Bool { searchCommand != nil }

  /// The answer has the form of a list of children. If it has several levels, its leaves are the matches; where names or a
  /// field of its rows are paths, these say what stands above them.
  public func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    guard let searchCommand else { throw .failed("there is no command that searches") }
    let run = CommandRun(
      command: searchCommand, variables: ChildCommand.variables([]) + [("AREA_QUERY", text)],
      timeout: timeout, limit: SourceAnswer.limit, isSearch: true)
    let tree = try reader.tree(of: run.output(cancellation), depth: 0, isSearch: true)
    if let matches = try SearchPaths(tree).matches() { return matches }
    let leaves = tree.roots.subtrees.lazy.filter(\.isLeaf).prefix(SourceAnswer.mostMatches)
    return SourceMatches(tree: tree, regions: Array(leaves))
  }

  /// The variables for the last place of a path; empty texts and level 0 for the roots.
  static func variables(_ path: [Place]) -> [(name: String, value: String)] {
    [
      ("AREA_CODE", path.last?.code ?? ""), ("AREA_NAME", path.last?.name ?? ""),
      ("AREA_PATH", path.map { PathText.escaped($0.name, separator: "/") }.joined(separator: "/")),
      ("AREA_LEVEL", "\(path.count)"), ("AREA_TAB", "\t"),
    ]
  }
}
