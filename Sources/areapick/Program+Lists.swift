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
  ///   - mostRows: How many rows of a list are wanted at most; nil for all.
  ///   - opensLate: Whether a database that takes long to open does so with its first list: a screen shows that meanwhile.
  func open(
    _ choice: SourceChoice, filter: PathFilter? = nil, fillsByItself: Bool = false, mostRows: Int? = nil,
    opensLate: Bool = false
  ) throws(CommandError) -> LazyTree {
    let start = choice.start
    // A filter leaves rows out, and letters put others first: all of them are read then.
    let mostRows = filter == nil && choice.order != .letters ? mostRows : nil
    guard let whole = try listSource(choice, start, mostRows: mostRows, opensLate) else {
      return LazyTree(tree: try openTree(choice, start: start), source: nil)
    }
    let tree = try LazyTree.emptyTree()
    let lacksIs = choice.lists.sql.map { !$0.lowercased().has("is :parent") } ?? false
    func checked(_ source: any ListSource) -> CheckedSource {
      CheckedSource(source, lacksIs: lacksIs, fillsByItself: fillsByItself)
    }
    let database = whole as? SQLiteSource
    guard let filter else { return LazyTree(tree: tree, source: checked(whole), database: database) }
    do throws(ListSourceError) {
      return LazyTree(
        tree: try filter.filtered(tree), source: checked(FilteredSource(whole, filter)), isFiltered: true,
        database: database)
    } catch {
      throw CommandError(error.description, status: ExitStatus.nothingMatched)
    }
  }

  private func listSource(
    _ choice: SourceChoice, _ start: FileStart?, mostRows: Int?, _ opensLate: Bool
  ) throws(CommandError) -> (any ListSource)? {
    var options = choice.readingOptions
    options.readings = .builtIn
    if choice.lists.sql != nil, start?.isDatabase != true {
      throw CommandError("--query is SQL, which is for a SQLite database: --data FILE.db")
    }
    if choice.lists.children == nil, let start, start.isDatabase {
      let source = try database(choice, options, mostRows: mostRows, opensLate)
      return (source as? SQLiteSource)?.isReadWhole ?? false ? nil : source
    }
    if choice.lists.children != nil { try checkTables(choice, start) }
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
  /// Refuses a database whose rows have flaws, as a file with such rows is refused.
  ///
  /// - Parameter isWhole: Whether all rows are wanted; else large tables are taken as they are.
  func checkRows(_ tree: LazyTree, _ choice: SourceChoice, isWhole: Bool = false) throws(CommandError) {
    let found: (errors: SourceErrors?, unreachable: Int)?
    do throws(ListSourceError) {
      found = try tree.database?.flaws(atMost: isWhole ? nil : Program.mostChecked)
    } catch {
      throw CommandError("\(choice.paths[0].shortened): \(error.description)")
    }
    guard let found else { return }
    if let errors = found.errors, !choice.keepsGoing {
      throw CommandError(errors.lines + [errors.advice].compactMap(\.self))
    }
    sayLeftOut(found.unreachable, of: choice)
  }

  func sayLeftOut(_ count: Int, of choice: SourceChoice) {
    let name = choice.paths.count > 1 ? choice.paths.joined(separator: ", ") : choice.firstName
    say("\(name): " + (count == 1 ? "1 record was left out" : "\(count) records were left out"))
  }

  /// Says how many records were left out of a command's lists, and which were not whole, at the end, when all lists have
  /// come that were needed.
  func sayLeftOut(_ tree: LazyTree, of choice: SourceChoice) {
    if let pages = tree.checked?.leftOut.pages { say(pages, of: choice) }
    guard tree.database == nil, let count = tree.checked?.leftOut.count, count > 0 else { return }
    sayLeftOut(count, of: choice)
  }

  private func say(_ pages: (first: LeftOutRecords.Page, count: Int), of choice: SourceChoice) {
    let page = pages.first
    let place = page.place.map { "\($0.name.shortened): " } ?? ""
    say("\(choice.firstName): \(place)" + ReadTree.note(onPage: page.count, rest: page.rest))
    guard pages.count > 1 else { return }
    let others = pages.count - 1
    say(
      "\(choice.firstName): "
        + (others == 1 ? "1 other list is a page, too" : "\(others) other lists are pages, too"))
  }

  /// Says that a file is one list where a column of its rows could be a level: nobody would see it otherwise.
  ///
  /// Nothing is said where the person named fields, and of what was compiled before.
  func sayFlat(_ tree: RegionTree, of choice: SourceChoice) {
    guard !choice.paths.isEmpty, choice.fields == FieldChoice(), let flat = FlatList(tree),
      choice.start?.isCompiled != true
    else { return }
    say(
      "\(choice.firstName): all on one level, and many have the same \(flat.column): "
        + "areapick inspect says how it can be a level")
  }

  /// The most rows that are looked at for a list or a search: a tenth of a second.
  private static let mostChecked = 100_000

  func databaseChoice(_ choice: SourceChoice) -> SQLiteSource.Choice {
    var database = SQLiteSource.Choice()
    database.tables = choice.lists.tables
    database.sql = choice.lists.sql
    database.fields = choice.fields
    database.keepsFields = choice.lists.keepsFields
    return database
  }

  private func database(
    _ choice: SourceChoice, _ options: ReadingOptions, mostRows: Int?, _ opensLate: Bool
  ) throws(CommandError) -> any ListSource {
    var wanted = databaseChoice(choice)
    wanted.mostRows = mostRows
    wanted.timeout = choice.lists.timeout
    do throws(ListSourceError) {
      return opensLate
        ? try OpeningDatabase.open(choice.paths[0], wanted, options)
        : try SQLiteSource(choice.paths[0], wanted, reader: AnswerReader(options))
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
  /// Whether lists lack what does not count.
  var isFiltered = false
  /// The database that the lists are from; nil for another source.
  var database: SQLiteSource?
  /// The source as a program checks its answers; nil if the tree has all its lists.
  var checked: CheckedSource?

  init(tree: RegionTree, source: (any ListSource)?, isFiltered: Bool = false, database: SQLiteSource? = nil) {
    (self.tree, self.source, self.isFiltered, self.database) = (tree, source, isFiltered, database)
    checked = source as? CheckedSource
  }

  /// The same, where no list is fetched twice.
  func keepingLists() -> LazyTree {
    var kept = LazyTree(
      tree: tree, source: source.map(KeptLists.init), isFiltered: isFiltered, database: database)
    kept.checked = checked
    return kept
  }

  static func emptyTree() throws(CommandError) -> RegionTree {
    do { return try TreeBuilder().tree() } catch { throw CommandError("\(error)") }
  }

  /// The children of the last region of a path, fetched if the tree lacks them.
  ///
  /// - Throws: `CommandError` if they cannot be fetched.
  func children(of path: [Region]) throws(CommandError) -> RegionList {
    do throws(ListSourceError) { return try list(below: path) } catch { throw LazyTree.failure(error, path) }
  }

  /// The same; nil where they do not come in time.
  ///
  /// - Parameter limit: In milliseconds; nil for as long as it takes.
  func children(of path: [Region], within limit: Int?) throws(CommandError) -> RegionList? {
    do throws(ListSourceError) { return try list(below: path, Cancellation(after: limit)) } catch {
      if error == .cancelled { return nil }
      throw LazyTree.failure(error, path)
    }
  }

  /// The same.
  ///
  /// - Throws: `ListSourceError`, also where nobody waits any more.
  func list(
    below path: [Region], _ cancellation: Cancellation = Cancellation()
  ) throws(ListSourceError) -> RegionList {
    let known = path.last?.children ?? tree.roots
    guard known.isEmpty, let source, path.last?.mayHaveChildrenElsewhere ?? true else { return known }
    return try source.children(of: path.map(Place.init), cancellation).roots
  }

  private static func failure(_ error: ListSourceError, _ path: [Region]) -> CommandError {
    CommandError(
      "\(path.isEmpty ? "" : path.map(\.name).joined(separator: "/") + ": ")\(error.description)")
  }

  /// The same; nil where what counts leaves nothing of a list that has rows.
  func countedChildren(of path: [Region]) throws(CommandError) -> RegionList? {
    do throws(ListSourceError) { return try list(below: path) } catch {
      if error == .nothingLeft { return nil }
      throw LazyTree.failure(error, path)
    }
  }

  /// A way to find the places of a search in the lists, where results say what the search does not.
  ///
  /// A database says all but the rows. A command's search may say names alone, or nothing of what stands above a place; the
  /// command of the lists runs for each list on the way, and for none where the search says all that is printed.
  ///
  /// - Parameter isSearch: Whether all paths come from a search, so that one of one step may be a code alone.
  func rows(
    for style: ResultStyle, isSearch: Bool = false
  ) -> ([Region]) throws(CommandError) -> [Region] {
    guard let source, database == nil ? source.canSearch : style.showsRows else { return { $0 } }
    let lists = LazyTree(tree: tree, source: KeptLists(source))
    guard database == nil else {
      return { found throws(CommandError) in try lists.way(along: found) ?? found }
    }
    return { found in
      let isTold = found.count == 1 ? !isSearch : !style.showsPlacesAbove || found[1].parent == nil
      return isTold ? found : (try? lists.way(along: found)) ?? found
    }
  }

  /// A path that a search found, as one through the lists; nil where they do not lead there.
  ///
  /// - Throws: `CommandError` if a list cannot be fetched.
  func way(along found: [Region]) throws(CommandError) -> [Region]? {
    var (wanted, path) = (found, [Region]())
    while path.count < wanted.count {
      let list = try children(of: path)
      guard let way = list.way(along: wanted, at: path.count) else { return nil }
      wanted = way.path
      path.append(list[way.row])
    }
    return path
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

  /// The same, or the path to the place that has the text as its code.
  ///
  /// Lists are fetched for a code only where it has digits, as far as `lookup` would, and not many: a name may be mistyped.
  func place(_ text: String, _ word: String, separator: String?) throws(CommandError) -> [Region] {
    do throws(CommandError) { return try path(text, word, separator: separator) } catch {
      let words = PlaceFinder.words(of: text, separator: separator)
      guard error.status == ExitStatus.nothingMatched, words.count == 1,
        words[0].contains(where: \.isNumber), let path = try path(toCode: words[0])
      else { throw error }
      return path
    }
  }

  private func path(toCode code: String) throws(CommandError) -> [Region]? {
    guard let source else { return nil }
    guard source.canSearch else {
      var walk = ListWalk(self, mostLists: LazyTree.mostLists)
      return try walk.path(toCode: code)
    }
    let found = try? source.places(code: code, Cancellation()).regions
    guard let found, found.count == 1 else { return nil }
    return try way(along: found[0].path)
  }

  /// The most lists that are fetched for one code.
  private static let mostLists = 100

  static func failure(_ word: String, _ step: String, count: Int, below path: [Region]) -> CommandError {
    let above = path.last.map { " in \($0.name)" } ?? ""
    if count > 1 { return CommandError("\(word): \(count) places fit \(step.shortened)\(above)") }
    return CommandError(
      "\(word): there is no place \(step.shortened)\(above)", status: ExitStatus.nothingMatched)
  }
}
