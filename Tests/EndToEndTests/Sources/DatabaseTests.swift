import Glibc
import TerminalSupport
import TestSupport
import Testing

/// Lists come from a database, one by one.
struct DatabaseTests {
  private let folder = Folder()

  /// The path of a database with what some SQL makes.
  private func database(_ sql: String) -> String {
    let path = folder.path + "/places.db"
    _ = folder.write(sql, as: "places.sql")
    #expect(system("sqlite3 '\(path)' <'\(folder.path)/places.sql'") == 0)
    return path
  }

  private func pick(_ path: String, _ arguments: String...) throws -> Terminal {
    var program = Areapick.program("--lang", "en", "--data", path)
    program.arguments += arguments
    return try Terminal(program)
  }

  private static let slow =
    "(SELECT count(*) FROM (WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 1000000000) SELECT i FROM c))"

  private static let shop = """
    CREATE TABLE category(id INTEGER PRIMARY KEY, parent_id INT, title TEXT);
    INSERT INTO category VALUES (1, NULL, 'Books'), (2, 1, 'Novels'), (3, NULL, 'Tools'), (4, 3, 'Saws'),
      (5, 4, 'Bow saws'), (6, 4, 'Hand saws');
    """

  @Test(arguments: ["timeline", "wheels"])
  func aListThatTakesTooLongIsGivenUpAndTriedAgain(face: String) throws {
    let path = database(
      "CREATE TABLE b(id INTEGER PRIMARY KEY, parent INT, name TEXT); INSERT INTO b VALUES (1, NULL, 'north');"
    )
    let query = "SELECT id, name FROM b WHERE parent IS :parent OR (:parent = 1 AND \(Self.slow) = 1)"
    let terminal = try pick(path, "--face", face, "--children-timeout", "0.5", "--query", query)
    try terminal.waitFor(text: "north")
    terminal.key(.enter)
    try terminal.waitFor(text: "Could not load: no answer within 0.5 s")
    terminal.key(.enter)
    try terminal.waitFor(text: "Loading")
    try terminal.waitFor(text: "Could not load: no answer within 0.5 s")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
  }

  @Test func aViewThatTakesLongLeavesNoBlankScreen() throws {
    let path = database(
      "CREATE TABLE b(id INTEGER PRIMARY KEY, parent INT, name TEXT); INSERT INTO b VALUES (1, NULL, 'north');"
        + "CREATE VIEW v AS SELECT id, parent, name FROM b UNION ALL SELECT \(Self.slow) + id, id, 'x' FROM b;"
    )
    let terminal = try pick(path, "--table", "v", "--children-timeout", "2")
    try terminal.waitFor(text: "Loading")
    try terminal.waitFor(text: "Could not load: no answer within 2 s")
    terminal.key(.enter)
    try terminal.waitFor(text: "Loading")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
  }

  @Test func aPlaceIsOpenedAtByItsCode() throws {
    let terminal = try pick(database(Self.shop), "--selected", "5")
    try terminal.waitFor(text: "Hand saws")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "Tools/Saws/Bow saws\n")
  }

  @Test func wheelsTurnToACode() throws {
    let terminal = try pick(database(Self.shop), "--face", "wheels", "--selected", "6")
    try terminal.waitFor(text: "Hand saws")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "Tools/Saws/Hand saws\n")
  }

  @Test func aCodeBelowTheRootIsOpenedAt() throws {
    let terminal = try pick(database(Self.shop), "--root", "4", "--selected", "6")
    try terminal.waitFor(text: "Hand saws")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "Tools/Saws/Hand saws\n")
  }

  @Test func readingLeavesNoFilesBehind() throws {
    let path = database("PRAGMA journal_mode = WAL;" + Self.shop)
    let before = try #require(try? bytes(path))
    var program = Areapick.withoutTerminal("list", "--data", path)
    program.standardOutput = .pipe
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "1\tBooks\n3\tTools\n")
    #expect(access(path + "-wal", F_OK) != 0)
    #expect(access(path + "-shm", F_OK) != 0)
    #expect(try bytes(path) == before)
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    let file = open(path, O_RDONLY)
    try #require(file >= 0)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    bytes.removeLast(bytes.count - read(file, &bytes, bytes.count))
    return bytes
  }
}
