import RegionSources
import TestSupport
import Testing

/// The first bytes tell what is opened by other readers.
struct FileStartTests {
  @Test func databasesAndCompiledTreesAreKnownByTheirFirstBytes() throws {
    let (database, compiled) = (TemporaryFile("SQLite format 3\0and more"), TemporaryFile("AREATLAS"))
    #expect(FileStart(database.path).isDatabase && !FileStart(database.path).isCompiled)
    #expect(FileStart(compiled.path).isCompiled && !FileStart(compiled.path).isDatabase)
  }

  @Test(arguments: ["SQLite format 3", "AREATLA", "[]", ""])
  func othersAndCutOnesAreNot(text: String) throws {
    let file = TemporaryFile(text)
    #expect(!FileStart(file.path).isDatabase && !FileStart(file.path).isCompiled)
  }

  @Test(arguments: ["-", "/nowhere/at all", "/dev", "/dev/zero"])
  func whatHasNoBytesOfItsOwnIsNeither(path: String) {
    #expect(!FileStart(path).isDatabase && !FileStart(path).isCompiled)
  }
}
