import RegionModel
import Testing

@testable import RegionSources

/// What a person hears of rows that came out as one list.
@Suite struct FlatListTests {
  private func said(_ rows: [[String: String]]) throws -> String? {
    let objects = rows.map { row in
      "{" + row.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }.joined(separator: ",")
        + "}"
    }
    let read = try read("[" + objects.joined(separator: ",") + "]") {
      $0.fields.name = ["name"]
      $0.fields.code = ["code"]
    }
    return FlatList(read.tree)?.fields(name: read.understanding.name)
  }

  private func cities(_ others: [[String: String]]) -> [[String: String]] {
    others.enumerated().map { number, other in
      ["code": "c\(number)", "name": "City \(number)"].merging(other) { $1 }
    }
  }

  @Test func aColumnThatManyRowsShareIsNamed() throws {
    let rows = cities(["North", "South", "North", "South"].map { ["kept": $0] })
    #expect(try said(rows) == "name=kept+name")
  }

  @Test func columnsThatLieInEachOtherAreNamedFromTheHighestOn() throws {
    let regions = ["Nord": "France", "Sud": "France", "Bayern": "Germany"]
    let rows = cities(
      ["Nord", "Nord", "Sud", "Sud", "Bayern", "Bayern"].map { ["kept": regions[$0] ?? "", "near": $0] })
    #expect(try said(rows) == "name=kept+near+name")
  }

  /// Then the rows are a tree, and nothing is to be said.
  @Test func aColumnWithNamesOfRowsIsTheirParent() throws {
    let rows = cities(["", "City 0", "City 0", "City 1"].map { $0.isEmpty ? [:] : ["above": $0] })
    #expect(try said(rows) == nil)
  }

  @Test func nothingIsSaidOfNumbersPropertiesAndTextsOfTheirOwn() throws {
    #expect(try said(cities(["1", "2", "1", "2"].map { ["kept": $0] })) == nil)
    #expect(try said(cities(["on", "off", "on", "off"].map { ["status": $0] })) == nil)
    #expect(try said(cities(["Ann", "Ben", "Cem", "Dan"].map { ["kept": $0] })) == nil)
    #expect(try said(cities(["true", "false", "true", "false"].map { ["kept": $0] })) == nil)
    #expect(try said(cities(["North", "", "North", "South"].map { ["kept": $0] })) == nil)
    #expect(try said(cities([[:], [:], [:], [:]])) == nil)
  }

  @Test func nothingIsSaidOfATree() throws {
    let tree = try read(
      #"[{"name":"A","kept":"x y","children":[{"name":"B","kept":"x y"},{"name":"C","kept":"z z"}]}]"#)
    #expect(FlatList(tree.tree) == nil)
  }
}
