import ArgumentParser
import Glibc
import Testing

@testable import atlasc

/// The commands, run with files.
final class CommandTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/atlasc-tests-XXXXXX".utf8CString)
    folder = String(cString: try #require(mkdtemp(&template)))
  }

  deinit {
    for name in ["d.tsv", "r.tsv", "c.tsv", "a.atlas"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  private func write(_ name: String, _ lines: [String]) throws -> String {
    try Files.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: "\(folder)/\(name)")
    return "\(folder)/\(name)"
  }

  private func compile(divisions: [String]) throws {
    let arguments = [
      "compile", "--divisions", try write("d.tsv", divisions),
      "--readings", try write("r.tsv", SmallTables.readings),
      "--characters", try write("c.tsv", SmallTables.characters),
      "--date", "20260401", "--provenance", "Made up.", "-o", "\(folder)/a.atlas",
    ]
    var command = try Atlasc.parseAsRoot(arguments)
    try command.run()
  }

  @Test func compileWritesAnAtlasThatCheckAccepts() throws {
    try compile(divisions: SmallTables.divisions)
    let report = try CheckCommand.report(on: Files.read("\(folder)/a.atlas"), file: "a.atlas")
    #expect(
      report.split(separator: "\n").dropFirst() == [
        "date\t20260401", "regions\t3", "level 1\t1", "level 2\t1", "level 3\t1", "Made up.",
      ])
  }

  @Test func badInputIsStatusTwoAndWritesNothing() throws {
    #expect(throws: ExitCode(2)) { try compile(divisions: SmallTables.divisions + ["7"]) }
    #expect(access("\(folder)/a.atlas", F_OK) == -1)
    try Files.write([1, 2, 3], to: "\(folder)/a.atlas")
    #expect(throws: ExitCode(2)) { try compile(divisions: SmallTables.divisions + ["7"]) }
    #expect(try Files.read("\(folder)/a.atlas") == [1, 2, 3])
  }

  @Test func aFileThatIsNotThereIsAFlaw() {
    #expect(throws: TableError(file: "\(folder)/none", line: nil, text: "No such file or directory")) {
      try Files.read("\(folder)/none")
    }
    #expect(throws: TableError(file: folder, line: nil, text: "Is a directory")) { try Files.read(folder) }
  }

  @Test func aFileThatCannotBeWrittenIsAFlawAndLeavesNothingBehind() throws {
    #expect(throws: TableError(file: folder, line: nil, text: "Is a directory")) {
      try Files.write([1], to: folder)
    }
    #expect(access("\(folder).\(getpid()).new", F_OK) == -1)
  }

  @Test func checkRefusesADamagedAtlas() throws {
    var bytes = try SmallTables.compiler().compile(date: 20_260_401, provenance: "")
    bytes[bytes.count - 1] ^= 1
    #expect(
      throws: TableError(file: "a.atlas", line: nil, text: "the checksum does not fit: the file is damaged")
    ) { try CheckCommand.report(on: bytes, file: "a.atlas") }
  }

  @Test func readingsAreListedForReview() {
    #expect(
      ReadingsCommand.lines(SmallTables.compiler(), onlyAmbiguous: false) == [
        "130000\t河北省\the bei sheng\t\t省", "130100\t大城市\tdai cheng shi\tda cheng shi\t",
        "130101\t城堡区\tcheng bu qu\t\t区",
      ])
    #expect(ReadingsCommand.lines(SmallTables.compiler(), onlyAmbiguous: true).count == 2)
  }
}
