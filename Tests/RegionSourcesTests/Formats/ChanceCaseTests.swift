import RegionModel
import RegionSources
import Testing

/// Lists that look like trees by chance, and trees that look like lists.
@Suite struct ChanceCaseTests {
  @Test(arguments: [
    ["en English", "enm Middle English", "de German", "fr French", "it Italian"],
    ["A1 North", "A2 South", "A12 West", "B1 East", "B3 Hall", "C7 Roof"],
    ["12 Kitchen", "34 Bath", "56 Hall", "78 Cellar", "121 Attic"],
    ["JAVA Java", "JAVASCRIPT JavaScript", "PERL Perl", "RUBY Ruby", "RUST Rust"],
    ["X Unknown", "01 Ain", "02 Aisne", "03 Allier", "05 Alpes"],
  ])
  func codesThatBeginAlikeByChanceAreAList(lines: [String]) {
    let rows = lines.map { $0.replacing(" ", with: ",", maxReplacements: 1) }
    #expect(outline((["code,name"] + rows).joined(separator: "\n")) == lines.joined(separator: "\n"))
  }

  @Test func eachOfEightDigitsMayBeALevel() {
    let codes = [
      "10000000", "11000000", "11100000", "11110000", "11111000", "11111100", "11111110", "11111111",
    ]
    let expected = codes.enumerated().map { String(repeating: "  ", count: $0) + $1 + " N" + $1 }
    #expect(
      outline((["code,name"] + codes.map { "\($0),N\($0)" }).joined(separator: "\n"))
        == expected.joined(separator: "\n"))
  }

  @Test func oneCodeWithASignLeavesTheOthersBelow() {
    #expect(
      outline(
        "code,name\n11,Farm\n111,Crops\n112,Animals\n113,Forest\n11.T,Farm total\n21,Mining\n211,Oil\n212,Ores"
      )
        == """
        11 Farm
          111 Crops
          112 Animals
          113 Forest
          11.T Farm total
        21 Mining
          211 Oil
          212 Ores
        """)
  }

  @Test(arguments: ["Regioni,Comuni", "Области,Города", "Bundesländer,Landkreise"])
  func listsOfLevelsAreOneTreeInAnyLanguage(keys: String) {
    let keys = keys.split(separator: ",")
    #expect(
      outline(
        "{\"\(keys[0])\": [\"Lazio\", \"Umbria\"], \"\(keys[1])\": {\"Lazio\": [\"Roma\"], \"Umbria\": [\"Terni\"]}}"
      )
        == "Lazio\n  Roma\nUmbria\n  Terni")
  }

  @Test(arguments: ["bezirke", "gemeinden", "regioni", "kommuner"])
  func aLevelInAnyLanguageIsAWrapper(key: String) {
    #expect(outline("{\"\(key)\": [\"Aa Bb\", \"Cc Dd\"]}") == "Aa Bb\nCc Dd")
  }

  @Test func aWordAndItsTranslationAreNoHeading() {
    #expect(outline("book,libro\nhouse,casa\ntree,árbol\nred,rojo").hasPrefix("book"))
  }

  @Test(arguments: [
    "Age > 18,Age > 21,Age > 65,Income > 20k", "Berlin → Hamburg,Berlin → Bonn,Paris → Lyon,Paris → Nice",
  ])
  func comparisonsAndJourneysAreNames(names: String) {
    let all = names.split(separator: ",")
    let text = all.enumerated().map { "{\"id\": \($0), \"name\": \"\($1)\"}" }.joined(separator: ", ")
    #expect(outline("[\(text)]") == all.enumerated().map { "\($0) \($1)" }.joined(separator: "\n"))
  }

  @Test func aDocumentThatSaysItsVersionIsNoPlace() {
    #expect(
      outline(
        #"{"name": "US states", "version": "1.0", "encodedBy": "Bob", "states": [{"name": "Ohio", "encodedBy": "A"}, {"name": "Utah", "encodedBy": "B"}]}"#
      ) == "Ohio\nUtah")
  }

  @Test func linesOfCodesAreOneDictionary() {
    #expect(
      outline("{\"11\": \"Rome\", \"12\": \"Milan\"}\n{\"21\": \"Paris\"}") == "11 Rome\n12 Milan\n21 Paris")
  }

  @Test func aShortDictionaryBesideOthersIsASubjectToo() {
    #expect(
      outline(
        #"{"plan2023": {"1": "Assets", "1.1": "Cash", "1.2": "Bank"}, "plan2024": {"1": "Assets", "1.1": "Cash", "2": "Costs"}}"#
      )
        == "plan2023\n  1 Assets\n    1.1 Cash\n    1.2 Bank\nplan2024\n  1 Assets\n    1.1 Cash\n  2 Costs")
  }

  /// Each object has a key of its own: 70,000 columns would be 40 GB.
  @Test func objectsWithKeysOfTheirOwnTakeLittleMemory() throws {
    let rows = (0..<7_000).map { "{\"name\": \"N\($0)\", \"key\($0)\": \"x\"}" }
    #expect(try read("[\(rows.joined(separator: ","))]").tree.roots.count == 7_000)
  }

  @Test func rowsBelowTheirOwnTableGoOnWhereAPersonNamesTheParent() throws {
    var options = ReadingOptions()
    options.fields.parent = ["parent_id"]
    let tree = try readFiles(
      [
        ("companies.csv", "id,name\n1,Acme\n2,Bolt\n"),
        (
          "departments.csv", "id,name,parent_id,company_id\n1,Sales,,1\n2,North,1,1\n3,Works,,2\n4,Hall,3,2\n"
        ),
      ], options)
    #expect(outline(tree.tree) == "1 Acme\n  1 Sales\n    2 North\n2 Bolt\n  3 Works\n    4 Hall")
  }

  @Test func aTextBetweenTwoLevelsIsALevel() {
    #expect(
      outline(
        "Faculty,Stage,Course\nLaw,First,Torts\nLaw,First,Property\nLaw,Second,Tax\nArt,First,Form\nArt,Second,Line"
      )
        == "Law\n  First\n    Torts\n    Property\n  Second\n    Tax\nArt\n  First\n    Form\n  Second\n    Line"
    )
  }

  @Test func aPartOfACodeMayBeTheGreatestNumber() {
    #expect(
      outline("code,name\n1.0,A\n1.9223372036854775807,B\n2.0,C")
        == "1.0 A\n1.9223372036854775807 B\n2.0 C")
  }

  @Test func severalElementsMayStandInOneSentence() {
    #expect(
      outline(
        "<list><node code=\"A\"><label>See <b>this</b> and <i>that</i>, too</label></node><node code=\"B\"><label>C</label></node></list>"
      ) == "A See this and that, too\nB C")
  }

  /// The greatest number of 64 bits has no next one.
  @Test func theGreatestNumberIsFollowedByNone() {
    #expect(
      outline("id,name\n9223372036854775807,A\n5,B\n6,C\n7,D")
        == "9223372036854775807 A\n5 B\n6 C\n7 D")
    #expect(
      outline(
        #"[{"name":"A","value":9223372036854775807,"children":[{"name":"B","value":2},{"name":"C","value":3}]},{"name":"D","value":4}]"#
      ) == "A\n  B\n  C\nD")
  }
}
