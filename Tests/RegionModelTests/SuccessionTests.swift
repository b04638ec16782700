import RegionModel
import TestSupport
import Testing

/// The successions of codes that are out of force.
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

  @Test func itsNameAndItsLastYearAreKept() throws {
    let known = CodeSuccession(code: "12", name: "丁市", year: 1983, successors: ["11"])
    let unknown = CodeSuccession(code: "13", successors: [])
    let tree = try tree([known, unknown])
    #expect(tree.succession(ofCode: "12") == known)
    #expect(tree.succession(ofCode: "13") == unknown)
  }

  @Test func eachOfManyIsFound() throws {
    let codes = (100..<400).map { String($0 * 7) }
    let tree = try tree(codes.map { CodeSuccession(code: $0, successors: ["1"]) })
    for code in codes { #expect(tree.succession(ofCode: code)?.code == code) }
    #expect(tree.succession(ofCode: "701") == nil)
  }

  /// Unsorted lines and lines without cells: a lookup finds something else or nothing, without a crash.
  @Test(arguments: ["12\n", "12", "\n\n", "12\t\t\t", "9\t\t0\t1\n12\t\tx\t1\n1\t\t0\t"])
  func damagedLinesSayNothing(lines: String) throws {
    var builder = TreeBuilder(records)
    let marker = String(repeating: "7", count: lines.utf8.count)
    builder.successions = [CodeSuccession(code: "12", name: marker, successors: ["11"])].compactMap { $0 }
    var bytes = try builder.build()
    let whole = Array("12\t\(marker)\t0\t11\n".utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: whole) })
    let filler = Array(repeating: UInt8(ascii: "\n"), count: whole.count - lines.utf8.count)
    bytes.replaceSubrange(start..<start + whole.count, with: Array(lines.utf8) + filler)
    #expect(try RegionTree(compiled: bytes, check: .header).succession(ofCode: "12") == nil)
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
    #expect(CodeSuccession(code: "1", name: "甲\t乙", successors: []) == nil)
    #expect(CodeSuccession(code: "1", year: -1, successors: []) == nil)
  }
}
