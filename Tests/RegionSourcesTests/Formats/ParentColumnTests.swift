import Testing

@testable import RegionSources

/// Tables of all levels with a column for the code of each level above.
@Suite struct ParentColumnTests {
  static let tree = "1 A\n  11 C\n    111 E\n2 B\n  12 D\n    112 F"

  @Test(arguments: [
    // All levels above are filled.
    "id,type,name,province_id,county_id\n1,province,A,,\n2,province,B,,\n11,county,C,1,\n12,county,D,2,\n111,city,E,1,11\n112,city,F,2,12",
    // Only the level directly above is.
    "id,type,name,province_id,county_id\n1,province,A,,\n2,province,B,,\n11,county,C,1,\n12,county,D,2,\n111,city,E,,11\n112,city,F,,12",
    // No column tells the level, and a zero stands for none.
    "id,name,province_id,county_id\n1,A,0,0\n2,B,0,0\n11,C,1,0\n12,D,2,0\n111,E,1,11\n112,F,2,12",
    // The lower level's column stands in front, and rows in any order.
    "name,county_id,province_id,id\nE,11,,111\nF,12,,112\nC,,1,11\nD,,2,12\nA,,,1\nB,,,2",
    "[{\"id\":1,\"name\":\"A\"},{\"id\":2,\"name\":\"B\"},{\"id\":11,\"name\":\"C\",\"province_id\":1},{\"id\":12,\"name\":\"D\",\"province_id\":2},{\"id\":111,\"name\":\"E\",\"province_id\":1,\"county_id\":11},{\"id\":112,\"name\":\"F\",\"province_id\":2,\"county_id\":12}]",
  ])
  func columnsOfCodesAboveAreParents(text: String) {
    let lines = outline(text).split(separator: "\n").sorted()
    #expect(lines == Self.tree.split(separator: "\n").sorted())
  }

  @Test func rowsKeepTheirOrderAndOtherFields() throws {
    let text =
      "id,type,name,slug,province_id,county_id,village_code\n1,province,A,a,,,\n2,province,B,b,,,\n11,county,C,c,1,,\n12,county,D,d,2,,"
    #expect(outline(text) == "1 A\n  11 C\n2 B\n  12 D")
    #expect(try read(text).understanding.parent == ["province_id"])
  }

  @Test func codesThatRepeatOnAnotherLevelAreToldApartByTheKind() {
    #expect(
      outline(
        "id,kind,name,state_id,district_id\n1,state,A,,\n2,state,B,,\n1,district,C,1,\n2,district,D,2,\n1,town,E,1,1\n2,town,F,2,2\n3,town,G,2,2"
      ) == "1 A\n  1 C\n    1 E\n2 B\n  2 D\n    2 F\n    3 G")
  }

  /// Codes of another table, which are those of rows by chance.
  @Test func codesOfAnotherTableAreNoParents() {
    #expect(
      outline("id,name,country_id\n1,A,1\n2,B,1\n3,C,2\n4,D,2\n5,E,\n6,F,5").contains("  ") == false)
  }

  @Test func parentsWithoutRowsAreCalledByTheNameBesideThem() {
    #expect(
      outline(
        "item,itemLabel,parent,parentLabel\nQ11,Rhine,Q1,Germany\nQ12,Cologne,Q11,Rhine\nQ13,Bonn,Q11,Rhine\nQ14,Berlin,Q1,Germany\n"
      ) == "Q1 Germany\n  Q11 Rhine\n    Q12 Cologne\n    Q13 Bonn\n  Q14 Berlin")
    // One without a name is a flaw, and so is a circle.
    #expect(
      outline("id,name,parent_id,parent_name\na,A,x,\nb,B,a,A\nc,C,y,\nd,D,c,C\n").contains(
        "the parent x does not exist"))
    #expect(
      outline("id,name,parent_id,parent_name\na,A,b,B\nb,B,a,A\nc,C,x,X\nd,D,c,C\n").contains(
        "a is its own ancestor"))
  }

  /// Maps number their rows so; a father's number is called so elsewhere.
  @Test func theNumberOfAMapsRowIsNoParent() {
    #expect(
      outline(
        "fid,GID_0,NAME_0,GID_1,NAME_1\n1,RW,Rwanda,RW.1,North\n2,RW,Rwanda,RW.2,South\n3,UG,Uganda,UG.1,East\n"
      )
        == "RW Rwanda\n  RW.1 North\n  RW.2 South\nUG Uganda\n  UG.1 East")
    #expect(outline("id,fid,name\n1,0,A\n2,1,B\n3,2,C\n") == "1 A\n  2 B\n    3 C")
  }
}
