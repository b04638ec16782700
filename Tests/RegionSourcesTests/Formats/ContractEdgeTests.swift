import RegionModel
import RegionSources
import Testing

/// Edges of the contract of sources: one text beside lists, numbers with zeros in front, rows that would melt, files of one line.
@Suite struct ContractEdgeTests {
  /// One text under a letter is a list of one, as the lists beside it; several are codes and names.
  @Test func oneTextBesideListsIsBelowItsKey() {
    #expect(
      outline(#"{"X": {"A": ["x"], "G": "leaf"}, "Y": {"B": ["y", "z"]}}"#)
        == "X\n  A\n    x\n  G\n    leaf\nY\n  B\n    y\n    z")
  }

  /// A number keeps the text that it has in the file.
  @Test func numbersKeepTheZerosInFront() {
    #expect(
      outline("[{\"name\": \"a \\\" 007\", \"code\": 007},\n {\"name\": \"b\",\"code\":010}]")
        == "007 a \" 007\n010 b")
  }

  /// Quotes that the file does not have move no line.
  @Test func flawsBesideSuchNumbersHaveTheirLines() {
    #expect(
      outline("[{\"name\":\"a\",\"code\":007},{\"name\":\"b\",\"code\":010},\n{\"name\":\"c\",\"code\":010}]")
        == "x:2: the code 010 stands twice below one parent")
  }

  @Test(arguments: ["Type", "Item", "Employee"])
  func rowsThatWouldMeltHaveALevelOfTheirOwn(heading: String) {
    let text = """
      Department,Category,\(heading)
      Home,Kitchen,Round
      Home,Kitchen,Square
      Home,Bath,Basic
      Home,Bath,Flat
      Garden,Tools,Basic
      Garden,Tools,Cold
      """
    #expect(
      outline(text)
        == """
        Home
          Kitchen
            Round
            Square
          Bath
            Basic
            Flat
        Garden
          Tools
            Basic
            Cold
        """)
  }

  @Test func aDateIsNoLevelInAnyLanguage() {
    let text = """
      시도,시군구,설치일
      서울,종로구,2003-01-11
      서울,중구,2005-01-11
      부산,중구,2003-04-11
      부산,강서구,2004-02-11
      대구,중구,2006-06-11
      """
    #expect(outline(text) == "서울\n  종로구\n  중구\n부산\n  중구\n  강서구\n대구\n  중구")
  }

  @Test func filesOfOneLineAreTablesOfOneRow() throws {
    let read = try readFiles([
      (name: "provinces.jsonl", text: #"{"code": "1", "name": "a"}"# + "\n"),
      (name: "cities.jsonl", text: #"{"code": "11", "name": "b", "parent": "1"}"# + "\n"),
    ])
    #expect(outline(read.tree) == "1 a\n  11 b")
  }

  /// What lies in numbers with points is told by the points alone.
  @Test(arguments: [
    "code,name\n1,X\n1.1,Y\n10,A\n10.1,B\n", "code,name\nA1,X\nA1.1,Y\nA10,A\nA10.1,B\n",
    "code,name\n§1,X\n§1.1,Y\n§10,A\n§10.1,B\n",
  ])
  func signsTellWhatLiesInWhat(text: String) {
    let names = outline(text).split(separator: "\n").map { line in
      line.prefix { $0 == " " }.count == 0 ? "root" : "below"
    }
    #expect(names == ["root", "below", "root", "below"])
  }

  /// A few codes lie in others by no chance, where each longer one begins with one of the shorter ones.
  @Test(arguments: [
    (#"{"11": "Aceh", "1101": "Simeulue", "12": "Sumut"}"#, "11 Aceh\n  1101 Simeulue\n12 Sumut"),
    (#"{"330000": "A", "330100": "B", "110000": "C"}"#, "330000 A\n  330100 B\n110000 C"),
    (
      #"{"A05": "A", "A05.360": "B", "B06": "C", "C07": "D"}"#,
      "A05 A\n  A05.360 B\nB06 C\nC07 D"
    ),
  ])
  func fewCodesLieInOthers(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  /// A town may have the name of a province elsewhere.
  @Test func namesOfCountriesAreNoWordsForLevels() {
    let text = """
      {"Peru": {"Lima": ["Lima", "Callao"]}, "USA": {"Ohio": ["Lima", "Toledo"]},
       "Spain": {"Toledo": ["Toledo", "Illescas"]}}
      """
    #expect(
      outline(text)
        == """
        Peru
          Lima
            Lima
            Callao
        USA
          Ohio
            Lima
            Toledo
        Spain
          Toledo
            Toledo
            Illescas
        """)
  }

  @Test(arguments: ["eltern", "rodzic", "induk", "szülő", "ouder", "γονέας", "והורה"])
  func wordsForParentsInOtherLanguages(heading: String) {
    #expect(outline("id,name,\(heading)\n1,A,\n2,B,1\n3,C,2\n") == "1 A\n  2 B\n    3 C")
  }

  @Test func codesOfSeveralSubjectsLieInEachOther() {
    #expect(
      outline(#"{"plan": {"1": "A", "1.1": "B", "1.2": "C"}, "otro": {"2": "D", "2.1": "E", "2.1.1": "F"}}"#)
        == "plan\n  1 A\n    1.1 B\n    1.2 C\notro\n  2 D\n    2.1 E\n      2.1.1 F")
  }

  @Test(arguments: [
    ("Region,Area,Shop\nNord,Kiel,S1\nNord,Kiel,S2\nNord,Husum,S3\nSüd,Ulm,S4\n", "Nord/Kiel/S1", 9),
    (
      "Year,Make,Model\n2019,Ford,Focus\n2019,Kia,Rio\n2020,Ford,Fiesta\n2020,Kia,Ceed\n", "2019/Ford/Focus",
      10
    ),
    ("Klub,Hráč\nSparta,Novák\nSparta,Dvořák\nSlavia,Kuchta\n", "Sparta/Novák", 5),
    ("Author,Book\nTolkien,Hobbit\nTolkien,Silmarillion\nAdams,Guide\n", "Tolkien/Hobbit", 5),
    (
      "Department,Category,Product\nSales,Labs,a\n,,b\n,Help,c\nIT,Labs,d\n,,e\n,Help,f\n", "Sales/Labs/a", 12
    ),
    (
      "City;District;Preis\nSeoul;Jongno;1.234,50 €\nSeoul;Jung;99,00 €\nBusan;Jung;5,00 €\n", "Seoul/Jongno",
      5
    ),
  ])
  func columnsThatAreLevelsAreFound(text: String, first: String, count: Int) throws {
    let tree = try read(text).tree
    #expect(tree.roots.subtrees.first { $0.children.isEmpty }?.pathText == first)
    #expect(tree.count == count)
  }

  @Test(arguments: [
    "Numéro région,Région,Numéro département,Département", "Номер области,Область,Номер района,Район",
    "Megye azonosító,Megye,Járás azonosító,Járás", "קוד מחוז,מחוז,קוד נפה,נפה",
  ])
  func codesOfLevelsInOtherLanguages(heading: String) {
    #expect(
      outline(heading + "\n7,Alpha,41,Aa\n7,Alpha,12,Ab\n3,Beta,33,Ba\n3,Beta,54,Bb\n")
        == "7 Alpha\n  41 Aa\n  12 Ab\n3 Beta\n  33 Ba\n  54 Bb")
  }

  @Test(arguments: [
    #"{"А1": "Масло", "А2": "Хлеб"}"#, #"{"§1": "Масло", "§2": "Хлеб"}"#, #"{".de": "Масло", ".fr": "Хлеб"}"#,
    #"{"en-US": "Масло", "de-DE": "Хлеб"}"#, #"{"제1장": "Масло", "제2장": "Хлеб"}"#,
  ])
  func keysInOtherLettersMayBeCodes(text: String) throws {
    #expect(try read(text).tree.roots.map(\.name) == ["Масло", "Хлеб"])
  }

  /// Both files count their rows under a word for a number, and the second says by another which row it lies in.
  @Test(arguments: ["번호", "номер", "číslo", "αριθμός", "رقم", "番号"])
  func numbersOfRowsJoinNoFiles(number: String) throws {
    let files = [
      ("a.csv", "\(number),name\n1,Aa\n2,Bb\n"), ("b.csv", "\(number),name,region\n1,Cc,2\n2,Dd,1\n"),
    ]
    #expect(outline(try readFiles(files).tree) == "1 Aa\n  2 Dd\n2 Bb\n  1 Cc")
  }

  @Test(arguments: [("kod_kraje", "kod_okresu"), ("kreis_nr", "gemeinde_nr"), ("รหัสจังหวัด", "รหัสอำเภอ")])
  func codesOfTheSecondFileStay(upper: String, lower: String) throws {
    let files = [
      ("a.csv", "\(upper),name\n1,Aa\n2,Bb\n"),
      ("b.csv", "\(lower),name,\(upper)\n11,Cc,1\n21,Dd,2\n22,Ee,2\n"),
    ]
    #expect(outline(try readFiles(files).tree) == "1 Aa\n  11 Cc\n2 Bb\n  21 Dd\n  22 Ee")
  }

  @Test func aHeadingNamesTheLowestLevel() throws {
    let read = try read("region,city,shop\nNord,Kiel,Aldi\nNord,Kiel,Rewe\nNord,Husum,Aldi\nSüd,Ulm,Lidl\n")
    #expect(read.understanding.levels == ["region", "city", "shop"])
  }

  /// A seeder of Laravel, as a program writes it.
  @Test func listsOfArraysWithNumbersAreRows() {
    let rows = (0..<6).map {
      "            \($0) =>\n            array ('id' => \($0 + 1), 'name' => 'N\($0)'),\n"
    }.joined()
    let text = """
      <?php
      class A extends Seeder {
          public function run() {
              \\DB::table('x')->insert(array (
      \(rows)        ));
          }
      }
      """
    #expect(outlineOfFile(text) == (0..<6).map { "\($0 + 1) N\($0)" }.joined(separator: "\n"))
  }

  @Test func aNameThatStandsInTwoPlacesIsMergedInBoth() {
    let text = """
      Eje;Programa;Subprograma;Actividad
      Eje 1;P1;S1;Actividad A
      ;;;Actividad B
      ;;S2;Actividad A
      ;P2;S1;Actividad D
      Eje 2;P3;S1;Actividad E
      """
    #expect(
      outline(text)
        == """
        Eje 1
          P1
            S1
              Actividad A
              Actividad B
            S2
              Actividad A
          P2
            S1
              Actividad D
        Eje 2
          P3
            S1
              Actividad E
        """)
  }

  /// Three rows in three towns of three districts: the headings say that all are levels.
  @Test func codesWithLabelsAreLevels() throws {
    let read = try read(
      """
      DEP,LIBDEP,ARR,LIBARR,COM,LIBCOM
      01,Ain,012,Bourg,01053,Péronnas
      01,Ain,013,Gex,01173,Thoiry
      02,Aisne,021,Thierry,02168,Belleau
      """)
    #expect(
      outline(read.tree)
        == """
        01 Ain
          012 Bourg
            01053 Péronnas
          013 Gex
            01173 Thoiry
        02 Aisne
          021 Thierry
            02168 Belleau
        """)
    #expect(read.understanding.levels == ["DEP", "ARR", "COM"])
  }

  /// `types` is a word for what things have; here no two have one in common.
  @Test func namesUnderAWordForKindsMayBeALevel() {
    let text = """
      [{"name": "A", "sub_systems": [{"name": "x", "types": ["p", "q"]}, {"name": "y", "types": ["r"]}]},
       {"name": "B", "sub_systems": [{"name": "z", "types": ["s"]}]}]
      """
    #expect(outline(text) == "A\n  x\n    p\n    q\n  y\n    r\nB\n  z\n    s")
    #expect(outline(text.replacing("\"s\"", with: "\"p\"")) == "A\n  x\n  y\nB\n  z")
  }

  /// Ways in the names of objects, where no object is a place above.
  @Test(arguments: [" > ", " / "])
  func waysInLabelsAreSplit(sign: String) {
    let names = ["Pets", "Art"].flatMap { first in (1...6).map { first + sign + "and/or \($0)" } }
    let objects = names.enumerated().map { "{\"code\": \"X\($0)\", \"label\": \"\($1)\"}" }
    let text = outline("[" + objects.joined(separator: ",\n") + "]")
    #expect(text.hasPrefix("Pets\n  X0 and/or 1\n  X1 and/or 2\n"))
    #expect(text.contains("\nArt\n  X6 and/or 1\n"))
  }

  @Test func aLetterBehindACodeIsAPartOfIt() {
    #expect(
      outline("code,name\nA08,a\nA08.3,b\nA08.5,c\nA08.5a,d\nA08.5b,e\n")
        == "A08 a\n  A08.3 b\n  A08.5 c\n    A08.5a d\n    A08.5b e")
  }

  @Test func aSignInFrontOfAListEndsTheLineBefore() {
    #expect(
      outlineOfFile(";[\n  { code: '1', name: 'A', children: [{ code: '11', name: 'B' }] },\n]\n")
        == "1 A\n  11 B")
  }

  /// Codes tell the tree where the column of parents is empty.
  @Test func anEmptyColumnOfParentsTellsNothing() {
    #expect(
      outline("code,name,parent_id\nE1,A,\nE1-A1,B,\nE1-A1-U1,C,\nE1-A1-U2,D,\n")
        == "E1 A\n  E1-A1 B\n    E1-A1-U1 C\n    E1-A1-U2 D")
  }

  /// The values of JSON lines under capitals are no codes.
  @Test(arguments: ["CODE,NAME", "ID,NM", "L1,L2"])
  func linesUnderCapitalsAreRows(keys: String) throws {
    let words = keys.split(separator: ",")
    let lines = (1...30).map { "{\"\(words[0])\":\"0\($0)\",\"\(words[1])\":\"N\($0)\"}" }
    #expect(try read(lines.joined(separator: "\n")).tree.count >= 30)
  }

  /// Numbers in front of names are a part of them.
  @Test(arguments: [
    (
      "1 High Street/Flat 1\n1 High Street/Flat 2\n2 High Street/Flat 1\n2 High Street/Flat 3\n",
      "1 High Street"
    ),
    ("2023 > Q1 > Report\n2023 > Q2 > Plan\n2024 > Q1 > Report\n", "2023"),
    ("A1 north/Exit 3\nA2 south/Exit 4\n", "A1 north"),
    ("1 Haus\n\t2 Zimmer\n\t3 Zimmer\n2 Haus\n\t1 Zimmer\n", "1 Haus"),
    ("1st Floor/Room 1\n1st Floor/Room 2\n2nd Floor/Room 1\n", "1st Floor"),
  ])
  func numbersInFrontOfNamesStay(text: String, first: String) throws {
    let tree = try read(text).tree
    #expect(tree.roots.first?.name == first)
    #expect(tree.roots.first?.children.isEmpty == false)
  }

  @Test func aRowMayBeCalledAsAColumn() {
    #expect(outline("id,name,parent_id\n1,Fields,\n2,name,1\n3,size,1\n") == "1 Fields\n  2 name\n  3 size")
  }

  @Test func aCityThatIsAProvinceIsALevelInBoth() {
    #expect(
      outline("省,市,区\n北京,北京,东城\n北京,北京,西城\n上海,上海,黄浦\n上海,上海,徐汇\n")
        == "北京\n  北京\n    东城\n    西城\n上海\n  上海\n    黄浦\n    徐汇")
  }

  /// Numbers around several names each are names as well.
  @Test func numbersAroundSeveralNamesAreNames() {
    #expect(
      outline(#"{"1": {"1": ["101", "102"], "2": ["201"]}, "2": {"1": ["101"], "2": ["301"]}}"#)
        == "1\n  1\n    101\n    102\n  2\n    201\n2\n  1\n    101\n  2\n    301")
  }

  @Test(arguments: ["Category,Subcategory,Item", "Fylke,Kommune,Tettsted", "IL,ILCE,MAHALLE"])
  func namesInCapitalsAreLevels(heading: String) throws {
    let tree = try read(
      heading
        + "\nTOPS,SHIRTS,SMALL\nTOPS,SHIRTS,LARGE\nTOPS,COATS,SMALL\nSHOES,BOOTS,SMALL\nSHOES,BOOTS,LARGE\n"
    ).tree
    #expect(tree.count == 10)
  }

  /// Parents by numbers that count from 1 on, under a heading of any word.
  @Test func aColumnOfEarlierRowsHoldsTheParents() throws {
    let rows = (1...30).map { "\($0),N\($0),\($0 < 4 ? "" : String($0 / 2))" }
    let read = try read("id,name,uebergeordnet\n" + rows.joined(separator: "\n") + "\n")
    #expect(read.tree.roots.map(\.name) == ["N1", "N2", "N3"])
    #expect(read.understanding.parent == ["uebergeordnet"])
  }

  @Test(arguments: [
    "AGS_Land,Land,AGS_Kreis,Kreis", "NUTS2,Region,NUTS3,District", "cat_no,category,item_no,item",
  ])
  func codesAndNamesInPairsAreLevels(heading: String) {
    #expect(
      outline(
        heading + "\n05,Antioquia,05001,Medellín\n05,Antioquia,05002,Abejorral\n08,Atlántico,08001,Soledad\n")
        == "05 Antioquia\n  05001 Medellín\n  05002 Abejorral\n08 Atlántico\n  08001 Soledad")
  }

  /// `county_id` is called after the counties, and not after the subcounties.
  @Test func aColumnIsCalledAfterAWholeTable() throws {
    let files = [
      ("counties.csv", "id,name\n1,Mombasa\n2,Kwale\n"),
      ("subcounties.csv", "id,county_id,name\n1,1,Changamwe\n2,1,Jomvu\n7,2,Msambweni\n"),
      ("wards.csv", "id,county_id,subcounty_id,name\n1,1,1,Port Reitz\n2,1,2,Kipevu\n3,2,7,Ukunda\n"),
    ]
    #expect(
      outline(try readFiles(files).tree)
        == "1 Mombasa\n  1 Changamwe\n    1 Port Reitz\n  2 Jomvu\n    2 Kipevu\n2 Kwale\n  7 Msambweni\n    3 Ukunda"
    )
    var options = ReadingOptions()
    options.fields.parent = ["county_id"]
    #expect(
      outline(try readFiles([files[0], files[2]], options).tree).hasPrefix(
        "1 Mombasa\n  1 Port Reitz\n  2 Kipevu"))
    options.fields.parent = ["name"]
    let error = #expect(throws: SourceErrors.self) { try readFiles([files[0], files[2]], options) }
    #expect(error?.lines.first == "wards.csv: its column name names no rows of the files before it")
  }

  @Test func listsInBracketsMayGoOnOverLines() {
    #expect(
      outline("Goa:\n  locations: ['Panjim',\n  'Vasco'\n  ]\nBihar:\n  locations: ['Patna']\n")
        == "Goa\n  Panjim\n  Vasco\nBihar\n  Patna")
  }

  /// Of long numbers the last digit is no level.
  @Test func aZeroAtTheEndOfALongNumberIsNoParent() {
    #expect(
      outline(
        "21,Riau\n2101,Karimun\n2101010,Moro\n2101011,Durai\n2102,Bintan\n2102010,Gunung\n2102011,Teluk\n")
        == "21 Riau\n  2101 Karimun\n    2101010 Moro\n    2101011 Durai\n  2102 Bintan\n    2102010 Gunung\n    2102011 Teluk"
    )
  }

  @Test func settingsBesideAListAreNoData() {
    #expect(
      outlineOfFile(
        "var setting = { data: { simpleData: { enable: true } } };\nvar zNodes = [\n  { id: 1, pId: 0, name: 'A' },\n  { id: 11, pId: 1, name: 'B' },\n];\n"
      )
        == "1 A\n  11 B")
  }

  @Test(arguments: [
    ("Season,Episode\n1,Pilot\n1,Road\n2,Return\n2,End\n", "1\n  Pilot\n  Road\n2\n  Return\n  End"),
    ("部,課,係\n総務部,人事課,採用係\n総務部,人事課,給与係\n営業部,一課,東係\n", "総務部\n  人事課\n    採用係\n    給与係\n営業部\n  一課\n    東係"),
    (#"{"en": "English", "de": "Deutsch", "pt-BR": "Português"}"#, "en English\nde Deutsch\npt-BR Português"),
  ])
  func smallTablesAndOutlines(text: String, expected: String) {
    #expect(outline(text) == expected)
  }
}
