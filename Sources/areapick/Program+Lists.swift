import ChinaDivisions
import Glibc
import PickerCore
import RegionModel
import RegionSearch
import RegionSources
import Romanization

/// Trees with lists that are fetched one by one.
extension Program {
  /// Opens the tree that is there at once, and the source of its other lists.
  ///
  /// - Parameters:
  ///   - filter: Leaves out what does not count of lists that come one by one; of a whole tree nothing.
  ///   - fillsByItself: Whether list after list is asked for without a key, as by wheels.
  func open(
    _ choice: SourceChoice, filter: PathFilter? = nil, fillsByItself: Bool = false
  ) throws(CommandError) -> LazyTree {
    let start = choice.start
    guard let whole = try listSource(choice, start) else {
      return LazyTree(tree: try openTree(choice, start: start), source: nil)
    }
    let tree = try LazyTree.emptyTree()
    let lacksIs = choice.lists.sql.map { !$0.lowercased().has("is :parent") } ?? false
    func checked(_ source: any ListSource) -> CheckedSource {
      CheckedSource(source, lacksIs: lacksIs, fillsByItself: fillsByItself)
    }
    guard let filter else { return LazyTree(tree: tree, source: checked(whole)) }
    do throws(ListSourceError) {
      return LazyTree(tree: try filter.filtered(tree), source: checked(FilteredSource(whole, filter)))
    } catch {
      throw CommandError(error.description, status: ExitStatus.nothingMatched)
    }
  }

  private func listSource(
    _ choice: SourceChoice, _ start: FileStart?
  ) throws(CommandError) -> (any ListSource)? {
    var options = choice.readingOptions
    options.readings = .builtIn
    if choice.lists.sql != nil, start?.isDatabase != true {
      throw CommandError("--query is SQL, which is for a SQLite database: --data FILE.db")
    }
    if choice.lists.children == nil, let start, start.isDatabase {
      let database = try database(choice, AnswerReader(options))
      return database.isReadWhole ? nil : database
    }
    guard let command = choice.lists.children else {
      if choice.lists.search != nil { throw CommandError("--search needs --children") }
      return nil
    }
    return ChildCommand(
      command, search: choice.lists.search, timeout: choice.lists.timeout, reader: AnswerReader(options),
      cache: cache(choice))
  }

  private func cache(_ choice: SourceChoice) -> AnswerCache? {
    guard let age = choice.lists.cacheAge else { return nil }
    return UserFolder.cache.path(environment).map { AnswerCache(folder: $0 + "/answers", age: age) }
  }
}

extension Program {
  func databaseChoice(_ choice: SourceChoice) -> SQLiteSource.Choice {
    var database = SQLiteSource.Choice()
    database.tables = choice.lists.tables
    database.sql = choice.lists.sql
    database.fields = choice.fields
    database.keepsFields = choice.lists.keepsFields
    return database
  }

  private func database(_ choice: SourceChoice, _ reader: AnswerReader) throws(CommandError) -> SQLiteSource {
    do throws(ListSourceError) {
      return try SQLiteSource(choice.paths[0], databaseChoice(choice), reader: reader)
    } catch {
      throw CommandError("\(choice.paths[0].shortened): \(error.description)")
    }
  }
}

/// A tree whose lists may be fetched one by one, for commands without a screen.
struct LazyTree {
  let tree: RegionTree
  /// Nil if the tree has all its lists.
  let source: (any ListSource)?

  static func emptyTree() throws(CommandError) -> RegionTree {
    do { return try TreeBuilder().tree() } catch { throw CommandError("\(error)") }
  }

  /// The children of the last region of a path, fetched if the tree lacks them.
  ///
  /// - Throws: `CommandError` if they cannot be fetched.
  func children(of path: [Region]) throws(CommandError) -> RegionList {
    let known = path.last?.children ?? tree.roots
    guard known.isEmpty, let source, path.last?.mayHaveChildrenElsewhere ?? true else { return known }
    do throws(ListSourceError) {
      return try source.children(of: path.map(Place.init), Cancellation()).roots
    } catch {
      throw CommandError(
        "\(path.isEmpty ? "" : path.map(\.name).joined(separator: "/") + ": ")\(error.description)")
    }
  }

  /// The path that a text names, found list by list; each step is a name or a code.
  ///
  /// - Parameter word: The command or option that names the place, for the message.
  func path(_ text: String, _ word: String, separator: String?) throws(CommandError) -> [Region] {
    var path: [Region] = []
    for step in PlaceFinder.words(of: text, separator: separator) {
      let list = try children(of: path)
      let rows = list.rows(named: step)
      guard rows.count == 1 else { throw LazyTree.failure(word, step, count: rows.count, below: path) }
      path.append(list[rows[0]])
    }
    return path
  }

  static func failure(_ word: String, _ step: String, count: Int, below path: [Region]) -> CommandError {
    let above = path.last.map { " in \($0.name)" } ?? ""
    if count > 1 { return CommandError("\(word): \(count) places fit \(step.shortened)\(above)") }
    return CommandError(
      "\(word): there is no place \(step.shortened)\(above)", status: ExitStatus.nothingMatched)
  }
}
