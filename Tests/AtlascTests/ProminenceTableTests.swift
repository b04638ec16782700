import RegionModel
import Testing

@testable import atlasc

/// The districts of prominent cities are prominent with them.
struct ProminenceTableTests {
  private func ranks(_ prominence: String...) throws -> [String] {
    let tables = OtherTables(
      divisions: [
        "420000  1 湖北省 ", "420600 420000 2 襄阳市 ", "420602 420600 3 襄城区 ", "420624 420600 3 南江县 ",
        "420602001 420602 4 南江街道 ",
      ], prominence: prominence)
    let tree = try tables.tree()
    return tree.prominentPlaces.map { "\(tree.region(numbered: $0.number).name) \($0.rank)" }
  }

  @Test func theDistrictsButNeitherCountiesNorTowns() throws {
    #expect(try ranks("420600 2 because") == ["襄阳市 2", "襄城区 2"])
  }

  @Test func aRankOfItsOwnCounts() throws {
    #expect(try ranks("420600 2 because", "420602 1 less") == ["襄阳市 2", "襄城区 1"])
    #expect(try ranks("420602001 1 so") == ["南江街道 1"])
  }

  @Test func aProvinceIsNotItsCities() throws {
    #expect(try ranks("420000 3 because") == ["湖北省 3"])
  }

  @Test func withoutRowsNothingIsProminent() throws { #expect(try ranks() == []) }
}
