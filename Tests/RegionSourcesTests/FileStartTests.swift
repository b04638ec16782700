import Glibc
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

  /// The writer comes later than the reader, writes in two parts, and is read to its end.
  @Test func aNamedPipeWaitsForItsWriter() throws {
    let pipe = TemporaryFile("")
    unlink(pipe.path)
    mkfifo(pipe.path, 0o600)
    let writer = "(sleep 0.3; printf 'a/b\\n'; sleep 0.1; printf 'a/c\\n') >"
    try withExtendedLifetime(pipe) {
      // The shell opens the pipe for the writer, which waits for a reader itself.
      #expect(system("(sleep 0.2; \(writer)'\(pipe.path)') &") == 0)
      #expect(!FileStart(pipe.path).isCompiled)
      let read = try TreeFile.read([pipe.path], options: ReadingOptions(), start: FileStart(pipe.path))
      #expect(read.tree.roots.map(\.name) == ["a"])
      #expect(read.tree.roots[0].children.map(\.name) == ["b", "c"])
    }
  }
}
