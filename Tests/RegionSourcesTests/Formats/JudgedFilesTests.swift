import Glibc
import RegionSources
import TestSupport
import Testing

/// Files of other people's shapes, each with the tree that a reader expected of it (`Tests/Evaluation/README.md`).
@Suite struct JudgedFilesTests {
  private static let folder = #filePath.folder + "/../../Evaluation/trees"

  @Test(arguments: expectedTrees())
  func aFileIsReadAsItWasExpected(expected: String) throws {
    let source = String(expected.dropLast(".tree".count))
    let tree = try TreeFile.read(JudgedFilesTests.files(of: source), options: ReadingOptions()).tree
    let file = ExpectedFile("\(JudgedFilesTests.folder)/\(expected)")
    #expect(file.difference(from: outline(tree) + "\n") == nil)
  }

  @Test func thereAreManyOfThem() { #expect(JudgedFilesTests.expectedTrees().count >= 600) }

  private static func expectedTrees() -> [String] {
    names(in: folder).filter { $0.hasSuffix(".tree") }
  }

  /// The file of this name, or, of a folder, all files in it: a level each.
  private static func files(of source: String) -> [String] {
    let path = "\(folder)/\(source)"
    let parts = names(in: path)
    return parts.isEmpty ? [path] : parts.map { "\(path)/\($0)" }
  }

  /// The names in a folder, in order; none if it is no folder.
  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
