import CSQLite
import PickerCore
import RegionModel
import RegionSearch
import RegionSources
import TestSupport
import Testing

@testable import AreaPicker

/// What a search finds in a real database is what the pick ends with.
@Suite struct DatabaseSearchTests {
  private let file = TemporaryFile("")

  /// Codes are those of their tables: each begins at 1, as in Chinook.
  private static let albums = """
    CREATE TABLE Artist(ArtistId INTEGER PRIMARY KEY, Name TEXT);
    INSERT INTO Artist VALUES (1,'Queen'),(2,'Abba');
    CREATE TABLE Album(AlbumId INTEGER PRIMARY KEY, Title TEXT, ArtistId INT REFERENCES Artist(ArtistId));
    INSERT INTO Album VALUES (1,'Jazz',1),(2,'Gold',2);
    CREATE TABLE Track(TrackId INTEGER PRIMARY KEY, Name TEXT, AlbumId INT REFERENCES Album(AlbumId));
    INSERT INTO Track VALUES (1,'Mustapha',1),(2,'Waterloo',2),(3,'Bicycle',1),(4,'Fernando',2);
    """

  init() throws {
    var handle: OpaquePointer?
    sqlite3_open(file.path, &handle)
    defer { sqlite3_close(handle) }
    try #require(sqlite3_exec(handle, DatabaseSearchTests.albums, nil, nil, nil) == SQLITE_OK)
  }

  private func source() throws -> SQLiteSource {
    var choice = SQLiteSource.Choice()
    choice.tables = ["Artist", "Album", "Track"]
    return try SQLiteSource(file.path, choice, reader: AnswerReader())
  }

  /// Carries out what the picker asks for, until it asks for nothing more.
  private func answer(_ state: inout State, _ effects: [Effect], _ source: SQLiteSource) throws {
    var waiting = effects
    while !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .loadChildren(let path, let generation):
        let list = try source.children(of: path.map(Place.init), Cancellation()).roots
        waiting += reduce(&state, .childrenLoaded(list, generation: generation))
      case .search(let query, let generation):
        let found = try source.search(query.text, Cancellation())
        let results = SearchResults(query, found: found.regions, in: found.tree, .source)
        waiting += reduce(&state, .searchResultsFound(results, generation: generation))
      default: break
      }
    }
  }

  private func picked(_ query: String, _ keys: [Action], _ configure: (inout Options) -> Void = { _ in })
    throws
    -> [String]
  {
    let source = try source()
    var options = Options()
    options.loadsChildren = true
    options.query = query
    configure(&options)
    var (state, effects) = State.opened(
      SmallTrees.empty, options: options, size: Size(columns: 80, rows: 24))
    try answer(&state, effects, source)
    for key in keys { try answer(&state, reduce(&state, key), source) }
    switch state.outcome {
    case .picked(let path): return [path.map(\.name).joined(separator: "/")]
    case .marked(let paths): return paths.map { $0.map(\.name).joined(separator: "/") }
    default: return []
    }
  }

  @Test(arguments: [
    ("Bicycle", "Queen/Jazz/Bicycle"), ("Mustapha", "Queen/Jazz/Mustapha"),
    ("Fernando", "Abba/Gold/Fernando"),
    ("Waterloo", "Abba/Gold/Waterloo"),
  ])
  func aHitIsThePlaceThatIsPicked(query: String, path: String) throws {
    #expect(try picked(query, [.rowActivated]) == [path])
    #expect(try picked(query, [.rowActivated]) { $0.skipsSingleChoice = false } == [path])
    #expect(try picked(query, [.markToggled(by: 0), .rowActivated]) { $0.markLimit = 5 } == [path])
  }
}
