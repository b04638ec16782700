import RegionModel
import Testing

@testable import RegionSources

/// Inputs on which a sentence of the contract did not hold.
@Suite struct ContractCaseTests {
  // MARK: JSON

  /// California is no Canada, though both are `CA`.
  @Test func aCodeOnTwoLevelsIsTwoPlaces() {
    let text = """
      [{"code":"US","name":"United States","children":[{"code":"CA","name":"California"},{"code":"DE","name":"Delaware"}]},
      {"code":"CA","name":"Canada"},{"code":"DE","name":"Germany"}]
      """
    #expect(outline(text) == "US United States\n  CA California\n  DE Delaware\nCA Canada\nDE Germany")
    // A place with the name of the row is that row.
    let stubs = """
      [{"id":1,"name":"A","children":[{"id":2,"name":"B"}]},{"id":2,"name":"B","children":[{"id":3,"name":"C"}]},
      {"id":3,"name":"C","children":[]}]
      """
    #expect(outline(stubs) == "1 A\n  2 B\n    3 C")
  }

  @Test func namesThatRepeatInListsAreNoWrappers() {
    let text = """
      {"Result":{"RECORDS":[{"Texas":[{"Central":[{"Waco":[]},{"Austin":[]}]}]},{"Ohio":[{"Central":[{"Columbus":[]}]}]}]}}
      """
    #expect(
      outline(text)
        == "Texas\n  Central\n    Waco\n    Austin\nOhio\n  Central\n    Columbus")
  }

  @Test func wrappersOfJSONLinesAreOpened() {
    let text = """
      {"data":{"id":1,"name":"A","pid":0}}
      {"data":{"id":2,"name":"B","pid":1}}
      {"data":{"id":3,"name":"C","pid":2}}
      """
    #expect(outline(text) == "1 A\n  2 B\n    3 C")
  }

  @Test func brokenLinesAreLeftOut() throws {
    let text = "{\"id\":1,\"name\":\"A\"}\n{\"name\":}\n{\"id\":2,\"name\":\"B\"}\n"
    #expect(
      outline(text) == "x:2:10: no JSON: a value is missing before this place, or a bracket is too many")
    let read = try read(text) { $0.keepsGoing = true }
    #expect(outline(read.tree) == "1 A\n2 B")
    #expect(read.understanding.skipped == 1)
    // Where most are no JSON, the file is something else.
    #expect(throws: SourceErrors.self) {
      try RegionSourcesTests.read("{\"id\":1}\n{x\n{y\n{z\n") { $0.keepsGoing = true }
    }
  }

  // MARK: Codes

  @Test(arguments: [
    (
      #"{"01":"A","02":"D","03":"E","03.1":"F","03.2":"G"}"#,
      "01 A\n02 D\n03 E\n  03.1 F\n  03.2 G"
    ),
    (#"{"1":"Agri","1.1":"Crops","2":"Mining"}"#, "1 Agri\n  1.1 Crops\n2 Mining"),
    (
      "code,name\n11,A\n11.01,B\n12,C\n13,D\n14,E\n14.5,F\n",
      "11 A\n  11.01 B\n12 C\n13 D\n14 E\n  14.5 F"
    ),
    // Sizes have points as well.
    ("code,name\n1,S\n1.5,M\n2,L\n3,XL\n4,XXL\n", "1 S\n1.5 M\n2 L\n3 XL\n4 XXL"),
  ])
  func aFewCodesWithPointsLieInOthers(text: String, expected: String) { #expect(outline(text) == expected) }

  // MARK: Tables

  @Test(arguments: [
    (
      "Kategorie,Gruppe,Artikel\nW,Hammer,Klaue\nW,Hammer,Latte\nX,Zange,Rohr\nX,Zange,Kneif\n",
      "W\n  Hammer\n    Klaue\n    Latte\nX\n  Zange\n    Rohr\n    Kneif"
    ),
    ("국가,도,시\n한국,경기,수원\n한국,경기,성남\n한국,강원,춘천\n", "한국\n  경기\n    수원\n    성남\n  강원\n    춘천"),
    ("จังหวัด,อำเภอ,หมู่\nก,ข,1\nก,ข,2\nก,ค,1\n", "ก\n  ข\n    1\n    2\n  ค\n    1"),
    (
      "Category,Group,Item\nTools,Hammer,H1\nTools,Hammer,H2\nTools,Tongs,Z1\nFood,Fruit,F1\n",
      "Tools\n  Hammer\n    H1\n    H2\n  Tongs\n    Z1\nFood\n  Fruit\n    F1"
    ),
  ])
  func wordsForLevels(text: String, expected: String) { #expect(outline(text) == expected) }

  /// What is no level is a field.
  @Test func noColumnIsLost() throws {
    let read = try read("Kategorie,Sorte7,Artikel\nW,a,Klaue\nW,a,Latte\nX,b,Rohr\nX,b,Kneif\n")
    #expect(read.tree.fieldNames == ["Sorte7"])
    #expect(read.tree.roots.subtrees.map { $0.field("Sorte7") ?? "" } == ["", "a", "a", "", "b", "b"])
  }

  /// A place may stand behind those in it.
  @Test(arguments: [
    ("path,code,pop\nA/B/C,11,5\nA/D,12,6\nA,1,7\n", ["A 7", "B ", "C 5", "D 6"]),
    ("Region,Town,pop\nA,X,1\nA,Y,2\nA,,9\nB,Z,3\nB,,8\n", ["A 9", "X 1", "Y 2", "B 8", "Z 3"]),
  ])
  func aLateRowHasItsFields(text: String, expected: [String]) throws {
    let tree = try read(text).tree
    #expect(tree.roots.subtrees.map { "\($0.name) \($0.field("pop") ?? "")" } == expected)
  }

  @Test func oneLongRowMakesNoListOfLines() throws {
    let read = try read("id,name,pid\n1,A,0\n2,B,1\n3,C,1,9,9\n")
    #expect(outline(read.tree) == "1 A\n  2 B\n  3 C")
    #expect(read.understanding.notes.contains("1 row has more cells than the first; those were passed over"))
  }

  @Test(arguments: [
    ("name,code\n\"  U \",a\nU,\" b \"\n", 2), ("name,code\n A ,a\n\"B\" ,b\nC,c\n", 2),
    ("name,code\n\"A\",a\n", 0),
  ])
  func blanksInQuotesAreCounted(text: String, count: Int) throws {
    let notes = try read(text).understanding.notes.filter { $0.hasPrefix("blanks") }
    #expect(notes == (count == 0 ? [] : ["blanks around \(count) cells were trimmed"]))
  }

  @Test func theHigherOfTwoLevelsWithBlanksIsTold() {
    let text = "region, district ,town\n\" North \",Hill,Top\nNorth,Hill,Low\n\" South \",Dale,End\n"
    #expect(outline(text) == "North\n  Hill\n    Top\n    Low\nSouth\n  Dale\n    End")
  }

  /// Both stay, and the second without its code; `inspect` says where it stands.
  @Test func aCodeThatStandsTwiceBelowOneParentIsAFlaw() throws {
    var text = "Region Code,Region Name,County Code,County Name\n"
    for region in 1...3 {
      for county in 1...6 {
        text += "E\(region),North \(region),E\(region)0\(county),County \(region)-\(county)\n"
      }
    }
    text += "E3,North 3,E306,Other\n"
    let read = try read(text) { $0.findsNamesakes = true }
    #expect(
      read.understanding.remarks.map(\.message) == ["the code E306 stands twice below one parent"]
    )
    #expect(read.understanding.remarks.map(\.line) == [20])
    #expect(read.understanding.remarkCount == 1)
    #expect(outline(read.tree).hasSuffix("E306 County 3-6\n  Other"))
  }

  /// A part of the tree is nested, and the rest names its parents.
  @Test func nestedRowsOfAListThatNamesParentsStay() {
    let text = """
      [{"id":1,"name":"A","pid":0,"children":[{"id":2,"name":"B","pid":1,"children":[{"id":3,"name":"C","pid":2}]}]},
      {"id":4,"name":"D","pid":1}]
      """
    #expect(outline(text) == "1 A\n  4 D\n  2 B\n    3 C")
  }

  /// Numbers count the places of a list where each has one; else they are names.
  @Test func numbersFromOneMayBeNames() {
    #expect(
      outline(#"{"1": {"Room 1": [], "Room 2": []}, "2": {"Room 3": [], "Room 4": []}}"#)
        == "1\n  Room 1\n  Room 2\n2\n  Room 3\n  Room 4")
    #expect(
      outline(#"{"1": {"North": ["Kiel"]}, "2": {"South": ["Ulm"]}}"#) == "North\n  Kiel\nSouth\n  Ulm")
    #expect(
      outline(#"{"0": {"A": [], "B": []}, "1": {"C": [], "D": []}}"#) == "A\nB\nC\nD")
  }
}
