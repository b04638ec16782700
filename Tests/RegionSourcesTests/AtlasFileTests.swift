import Glibc
import RegionModel
import RegionSources
import TestSupport
import Testing

/// Compiled trees in files that people name.
@Suite struct AtlasFileTests {
  private let block: [UInt8]

  init() throws {
    block = try SmallTrees.builder(SmallTrees.records("1 1 甲|省 jia sheng\n  11 2 乙|市 yi shi")).build()
  }

  private func reason(_ path: String) -> String? {
    do throws(AtlasFile.FileError) {
      _ = try AtlasFile.open(path)
      return nil
    } catch {
      #expect(error.path == path)
      #expect(error.description == "\(path): \(error.reason)")
      return error.reason
    }
  }

  @Test func aSoundFileIsOpened() throws {
    let file = TemporaryFile(block)
    let tree = try withExtendedLifetime(file) { try AtlasFile.open(file.path) }
    #expect(tree.roots[0].children[0].name == "乙市")
  }

  @Test func theTreeOutlivesTheName() throws {
    var file: TemporaryFile? = TemporaryFile(block)
    let tree = try AtlasFile.open(file?.path ?? "")
    file = nil
    #expect(tree.roots[0].name == "甲省")
  }

  @Test func whatIsNoFileIsNamed() {
    #expect(reason("/nowhere/x.atlas") == "No such file or directory")
    #expect(reason("/tmp") == "Is a directory")
    #expect(reason("/dev/null") == "not a regular file")
    #expect(reason("") == "No such file or directory")
  }

  @Test func aPipeIsNotWaitedFor() {
    let file = TemporaryFile("")
    unlink(file.path)
    mkfifo(file.path, 0o600)
    withExtendedLifetime(file) { #expect(reason(file.path) == "not a regular file") }
  }

  /// A larger tree opens at once; who asks for it has all of it checked.
  @Test func allOfALargeFileIsCheckedOnDemand() throws {
    let names = (0..<60_000).map { "Some place of a long name with the number \($0)" }.joined(separator: "\n")
    let read: Result<ReadTree, SourceErrors> = Array(names.utf8).withUnsafeBytes { bytes in
      Result { () throws(SourceErrors) in try readTree(bytes, name: "x", options: ReadingOptions()) }
    }
    var large = try #require(try read.get().block)
    #expect(large.count > AtlasFile.wholeCheckLimit)
    large[large.count - 100] ^= 1
    let file = TemporaryFile(large)
    let roots = try withExtendedLifetime(file) { try AtlasFile.open(file.path).roots.count }
    #expect(roots == 60_000)
    let checked = withExtendedLifetime(file) {
      Result { () throws(AtlasFile.FileError) in try AtlasFile.open(file.path, checksAll: true) }
    }
    var reason: String?
    if case .failure(let error) = checked { reason = error.reason }
    #expect(reason == "the checksum does not fit: the file is damaged")
  }

  @Test func whatIsNoTreeIsRefused() {
    #expect(reason(of: []) == "the file is empty")
    #expect(reason(of: Array("AREATLAS".utf8)) == "the file is too short to be an atlas")
    #expect(reason(of: Array(repeating: 0, count: 100)) == "the file is not an atlas")
    let cut = block.dropLast()
    #expect(reason(of: Array(cut)) == "the file has \(cut.count) bytes and should have \(block.count)")
    var flipped = block
    flipped[block.count - 1] ^= 1
    #expect(reason(of: flipped) == "the checksum does not fit: the file is damaged")
  }

  private func reason(of bytes: [UInt8]) -> String? {
    let file = TemporaryFile(bytes)
    return withExtendedLifetime(file) { reason(file.path) }
  }
}
