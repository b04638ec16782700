import Glibc
import Testing

@testable import RegionSources

/// Reading what has no length of its own.
@Suite struct SourceBytesTests {
  /// The error of reading what a command writes.
  private func failure(
    of command: String, limit: Int, waits: ((Int32, Int) -> Bool)? = nil
  ) throws -> SourceReadError? {
    let pipe = try #require(popen(command, "r"))
    defer { pclose(pipe) }
    let bytes = SourceBytes(pipeLimit: limit)
    do throws(SourceReadError) {
      try bytes.append("/proc/self/fd/\(fileno(pipe))", waits: waits)
      return nil
    } catch {
      return error
    }
  }

  @Test func aPipeWithoutAnEndIsGivenUp() throws {
    #expect(
      try failure(of: "seq 1000000000 2>&-", limit: 1 << 20)?.description
        == "longer than 1 GiB; longer data is read from a file")
    #expect(try failure(of: "seq 1000", limit: 1 << 20) == nil)
  }

  @Test func whoWaitsIsAskedBeforeEachRead() throws {
    var counts: [Int] = []
    let error = try failure(of: "seq 1000000000 2>&-", limit: 1 << 30) { _, count in
      counts.append(count)
      return count < 1 << 20
    }
    #expect(error == .cancelled)
    #expect(counts.first == 0)
    #expect(counts.count > 2)
  }

  /// A folder with a file a parent is read by a command, which the message says.
  @Test func aFolderIsAnsweredWithTheCommandThatReadsIt() throws {
    let folder = "/tmp/a folder \(getpid())"
    #expect(mkdir(folder, 0o700) == 0)
    let names = ["330000.json", "0.json", "110000.json", ".hidden"]
    defer {
      for name in names { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    #expect(FolderAdvice(folder).text == "Is a directory")
    for name in names {
      let file = open("\(folder)/\(name)", O_CREAT | O_WRONLY, 0o600)
      #expect(file >= 0)
      close(file)
    }
    #expect(
      FolderAdvice(folder).text.hasPrefix(
        "a folder; where it has a file a parent, say: areapick --children 'cat \"\(folder)/${AREA_CODE:-0}.json\" 2>/dev/null || :';"
      ))
  }

  private func write(_ text: String, to file: String) {
    let descriptor = open(file, O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0)
    #expect(Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count)
    close(descriptor)
  }

  /// What the files are called tells which of them is the first, and whether codes or names do.
  @Test func theFirstFileIsFoundByWhatItHolds() throws {
    let folder = "/tmp/a folder of lists \(getpid())"
    let files = [
      "zones.json": #"[{"code": "n1", "name": "North"}, {"code": "s1", "name": "South"}]"#,
      "n1.json": #"["Aa", "Bb"]"#, "s1.json": #"["Cc"]"#,
    ]
    #expect(mkdir(folder, 0o700) == 0)
    defer {
      for name in files.keys { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    for (name, text) in files { write(text, to: "\(folder)/\(name)") }
    #expect(
      FolderAdvice(folder).text.contains("'cat \"\(folder)/${AREA_CODE:-zones}.json\" 2>/dev/null || :';"))
  }

  @Test func theOthersStandInAFolderOfTheirOwn() throws {
    let folder = "/tmp/a folder of folders \(getpid())"
    let files = [
      "top.json": #"["north", "south"]"#, "below/north.json": #"["Aa"]"#, "below/south.json": #"["Cc"]"#,
    ]
    #expect(mkdir(folder, 0o700) == 0)
    #expect(mkdir(folder + "/below", 0o700) == 0)
    defer {
      for name in files.keys { unlink("\(folder)/\(name)") }
      rmdir(folder + "/below")
      rmdir(folder)
    }
    for (name, text) in files { write(text, to: "\(folder)/\(name)") }
    #expect(
      FolderAdvice(folder).text.contains(
        "'cat \"\(folder)/${AREA_NAME:+below/}${AREA_NAME:-top}.json\" 2>/dev/null || :';"))
  }

  /// A pipe in the folder is not opened: nobody may ever write into it.
  @Test func aPipeInAFolderIsNotWaitedFor() throws {
    let folder = "/tmp/a folder with a pipe \(getpid())"
    #expect(mkdir(folder, 0o700) == 0)
    #expect(mkfifo(folder + "/index.json", 0o600) == 0)
    defer {
      for name in ["index.json", "a.json", "b.json"] { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    for name in ["a.json", "b.json"] { write(#"["x"]"#, to: "\(folder)/\(name)") }
    #expect(FolderAdvice(folder).text.hasPrefix("a folder;"))
  }
}
