import RegionModel
import Testing

@testable import RegionSearch

/// The way to a place that a search found, in one list after the other.
struct ListWayTests {
  /// Codes and names as a list: `b=Beta`.
  private func list(_ rows: String...) throws -> RegionList {
    var builder = TreeBuilder()
    builder.order = .source
    for row in rows {
      let parts = row.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      builder.append(RegionRecord(code: parts[0], parent: .none, name: parts[1]))
    }
    return try builder.tree().roots
  }

  /// A path of names, of which the last has a code.
  private func path(_ names: String..., code: String = "") throws -> [Region] {
    try #require(Region(path: names, code: code)).path
  }

  private func said(_ way: (row: Int, path: [Region])?) -> String {
    way.map { "\($0.row): " + $0.path.map { "\($0.code)=\($0.name)" }.joined(separator: " ") } ?? "none"
  }

  @Test func aNameLeadsOn() throws {
    let list = try list("a=Alpha", "b=Beta")
    #expect(said(list.way(along: try path("Beta", "Leaf", code: "b21"), at: 0)) == "1: =Beta b21=Leaf")
    #expect(said(list.way(along: try path("Gamma", "Leaf"), at: 0)) == "none")
    #expect(said(list.way(along: try path("Beta"), at: 1)) == "none")
  }

  @Test func theCodeDecidesWhereThePlaceHasOne() throws {
    let list = try list("1=Same", "2=Same", "3=Other")
    #expect(said(list.way(along: try path("Same", code: "2"), at: 0)) == "1: 2=Same")
    #expect(said(list.way(along: try path("Renamed", code: "3"), at: 0)) == "2: 3=Renamed")
    #expect(said(list.way(along: try path("Same"), at: 0)) == "none")
    #expect(said(try self.list("=Plain").way(along: try path("Plain", code: "9"), at: 0)) == "0: 9=Plain")
  }

  /// A code without a path, down lists whose codes lie in each other.
  @Test func aCodeIsFoundInTheOneItLiesIn() throws {
    let leaf = try path("Leaf", code: "b21")
    let first = try #require(try list("a=Alpha", "b=Beta").way(along: leaf, at: 0))
    #expect(said(first) == "1: b=Beta b21=Leaf")
    let second = try #require(try list("b1=One", "b2=Two").way(along: first.path, at: 1))
    #expect(said(second) == "1: b=Beta b2=Two b21=Leaf")
    #expect(said(try list("b21=Leaf b21").way(along: second.path, at: 2)) == "0: b=Beta b2=Two b21=Leaf")
    // Lists that repeat lead nowhere.
    #expect(said(try list("a=Alpha", "b=Beta").way(along: first.path, at: 1)) == "none")
  }

  @Test func aWrongNameOnTheWayIsMendedByTheCode() throws {
    let found = try path("Beta", "Old name", "Leaf", code: "b21")
    let list = try list("b1=One", "b2=Two")
    #expect(said(list.way(along: found, at: 1)) == "1: =Beta b2=Two b21=Leaf")
    #expect(said(list.way(along: try path("Beta", "Old name", "Leaf"), at: 1)) == "none")
  }

  @Test(
    arguments: [
      ("b21", "b2", 2), ("b21", "b", 1), ("b21", "b21", nil), ("b21", "b20", nil), ("440305", "440300", 4),
      ("440305", "440000", 2), ("440305", "44", 2), ("440305001", "440305", 6), ("440305", "450000", nil),
      ("03110000", "03100000", 3), ("A05.360", "A05", 3), ("1", "12", nil), ("12", "", nil),
      ("1200", "0000", nil),
    ] as [(String, String, Int?)])
  func codesLieInEachOther(code: String, above: String, depth: Int?) {
    #expect(CodeNest.depth(of: code, in: above) == depth)
  }
}
