import RegionModel
import RegionSearch
import Synchronization

/// A database whose tree is found when its first list is asked for: that may take long where rows are those of a view.
///
/// A person sees that a list is loaded meanwhile, and can cancel. What failed is tried again with the next list. A
/// database of which only all rows make a tree is read whole then, and its first list has all others in it.
public final class OpeningDatabase: ListSource {
  private enum Opened: Sendable {
    case database(SQLiteSource)
    case tree(RegionTree)
  }

  private let path: String
  private let choice: SQLiteSource.Choice
  private let options: ReadingOptions
  private let opened = Mutex<Opened?>(nil)

  /// How long a screen may wait for the opening before it shows that it waits, in milliseconds.
  private static let patience = 500

  /// A database that is open, or one that opens late if that takes longer than a moment.
  ///
  /// - Throws: `ListSourceError` with the reason, and which option helps.
  public static func open(
    _ path: String, _ choice: SQLiteSource.Choice, _ options: ReadingOptions
  ) throws(ListSourceError) -> any ListSource {
    let patience = min(choice.timeout ?? .max, OpeningDatabase.patience)
    do throws(ListSourceError) {
      return try SQLiteSource(path, choice, reader: AnswerReader(options), within: patience)
    } catch {
      guard error == .outOfTime(patience) else { throw error }
      return OpeningDatabase(path, choice, options)
    }
  }

  init(_ path: String, _ choice: SQLiteSource.Choice, _ options: ReadingOptions) {
    (self.path, self.choice, self.options) = (path, choice, options)
  }

  /// The database, which is opened unless it is.
  ///
  /// - Throws: `ListSourceError` with the reason; also that this took longer than a list may.
  private func database(_ cancellation: Cancellation) throws(ListSourceError) -> Opened {
    let (path, choice, options) = (path, choice, options)
    return try SQLiteSource.locked(opened) { opened throws(ListSourceError) in
      if let opened { return opened }
      let source = try SQLiteSource(path, choice, reader: AnswerReader(options), within: nil, cancellation)
      guard source.isReadWhole else {
        opened = .database(source)
        return .database(source)
      }
      do throws(SourceErrors) {
        let tree = try SQLiteSource.whole(path, choice, options, cancellation).tree
        opened = .tree(tree)
        return .tree(tree)
      } catch {
        if cancellation.isCancelled { throw .cancelled }
        throw .failed(error.first.first?.message ?? error.lines[0])
      }
    }
  }

  public func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    switch try database(cancellation) {
    case .database(let source): return try source.children(of: path, cancellation)
    // Below the roots the tree itself has the lists; those that it lacks are empty.
    case .tree(let tree):
      return path.isEmpty ? tree : try AnswerReader(options).tree(depth: path.count) { _ in }
    }
  }

  public var fieldNames: [String]? {
    opened.withLockIfAvailable { opened in
      switch opened {
      case .database(let source): source.fieldNames
      case .tree(let tree): tree.fieldNames
      case nil: nil
      }
    } ?? nil
  }

  public var canSearch: Bool { true }

  public func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    switch try database(cancellation) {
    case .database(let source): return try source.search(text, cancellation)
    case .tree(let tree):
      let found = RegionSearcher(tree).search(SearchQuery(text)).prefix(SourceAnswer.mostMatches)
      return SourceMatches(tree: tree, regions: found.map(\.region))
    }
  }

  public func places(code: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    switch try database(cancellation) {
    case .database(let source): return try source.places(code: code, cancellation)
    case .tree(let tree): return SourceMatches(tree: tree, regions: tree.regions(code: code))
    }
  }
}
