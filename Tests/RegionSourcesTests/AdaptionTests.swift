import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// A compiled tree takes other names of its levels, and the order of letters.
@Suite struct AdaptionTests {
  private func compiled(_ text: String) throws -> TemporaryFile {
    TemporaryFile(try #require(try read(text).block))
  }

  private func opened(_ file: TemporaryFile, _ change: (inout ReadingOptions) -> Void) throws -> ReadTree {
    var options = ReadingOptions()
    change(&options)
    return try TreeFile.read([file.path], options: options)
  }

  @Test func theLevelsAreCalledAsSomebodySays() throws {
    let file = try compiled("省,市\n广东,深圳\n广东,广州\n")
    #expect(try opened(file) { _ in }.tree.levelName(.province, language: "zh") == "省")
    let again = try opened(file) { $0.levels = ["Land", "Stadt"] }
    #expect(again.tree.levelName(.province, language: "en") == "Land")
    #expect(again.understanding.levels == ["Land", "Stadt"])
    #expect(outline(again.tree) == "广东\n  深圳\n  广州")
  }

  @Test func lettersSortWhatWasInTheDatasOrder() throws {
    let text =
      #"[{"code":"1","name":"b","size":"7","children":[{"name":"z","disabled":true},{"name":"y"}]},{"name":"a"}]"#
    let sorted = try opened(try compiled(text)) { $0.order = .letters }.tree
    #expect(outline(sorted) == "a\n1 b\n  y\n  z")
    #expect(sorted.order == .letters)
    #expect(sorted.roots[1].field("size") == "7")
    #expect(sorted.roots[1].children.map(\.flags) == [[], .disabled])
  }

  @Test func theDatasOrderDoesNotComeBack() throws {
    let block = try #require(try read("b\na\n") { $0.order = .letters }.block)
    let file = TemporaryFile(block)
    #expect(throws: SourceErrors.self) { try opened(file) { $0.saysOrder = true } }
    #expect(try outline(opened(file) { _ in }.tree) == "a\nb")
  }
}
