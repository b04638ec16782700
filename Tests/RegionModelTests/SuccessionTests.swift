import RegionModel
import TestSupport
import Testing

/// A tree knows what became of codes that are out of force.
@Suite struct SuccessionTests {
  private let records = SmallTrees.records("1 1 甲|省 jia sheng\n  11 2 乙|市 yi shi")

  private func tree(_ successions: [CodeSuccession?]) throws -> RegionTree {
    var builder = TreeBuilder(records)
    builder.successions = successions.compactMap { $0 }
    return try RegionTree(compiled: builder.build())
  }

  @Test func aCodeOutOfForceHasSuccessors() throws {
    let tree = try tree([
      CodeSuccession(code: "9", successors: []), CodeSuccession(code: "12", successors: ["11"]),
      CodeSuccession(code: "121", successors: ["12", "11"]),
    ])
    #expect(tree.succession(ofCode: "12")?.successors == ["11"])
    #expect(tree.succession(ofCode: "121")?.successors == ["12", "11"])
    #expect(tree.succession(ofCode: "9")?.successors == [])
    for unknown in ["1", "11", "2", "1212", "", "12\t11"] { #expect(tree.succession(ofCode: unknown) == nil) }
  }

  @Test func aTreeWithoutSuccessionsKnowsNone() throws {
    #expect(try tree([]).succession(ofCode: "12") == nil)
    #expect(try TreeBuilder(records).build().count < 500)
  }

  @Test func theOrderOfTheTableMakesNoDifference() throws {
    var (one, other) = (TreeBuilder(records), TreeBuilder(records))
    let (a, b) = (CodeSuccession(code: "2", successors: ["1"]), CodeSuccession(code: "3", successors: ["1"]))
    one.successions = [a, b].compactMap { $0 }
    other.successions = [b, a].compactMap { $0 }
    #expect(try one.build() == other.build())
  }

  @Test func whatIsNoCodeIsRefused() {
    for code in ["", "1;2", "1\t2", "1\n"] {
      #expect(CodeSuccession(code: code, successors: []) == nil)
      #expect(CodeSuccession(code: "1", successors: ["2", code]) == nil)
    }
  }
}
