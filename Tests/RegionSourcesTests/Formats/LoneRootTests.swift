import Testing

@testable import RegionSources

/// Trees with one root, names under unusual words, and codes that nest by chance.
@Suite struct LoneRootTests {
  @Test(arguments: [
    (
      #"[{"region":"North","states":[{"name":"A","cities":["a","b"]},{"name":"B","cities":["c"]}]}]"#,
      "North\n  A\n    a\n    b\n  B\n    c"
    ),
    (
      #"[{"governorate":"G","cities":[{"city":"C","districts":[{"district":"D"},{"district":"E"}]}]}]"#,
      "G\n  C\n    D\n    E"
    ),
    (
      #"{"areas":[{"province":"P","amphoes":[{"amphoe":"A","districts":[{"district":"D"}]},{"amphoe":"B","districts":[{"district":"E"}]}]}]}"#,
      "P\n  A\n    D\n  B\n    E"
    ),
    (
      #"[{"chapter_id":"01","chapter_title":"Infections","diseases":[{"code":"1A00","name":"Cholera"}]}]"#,
      "01 Infections\n  1A00 Cholera"
    ),
  ])
  func theOnlyRootHasItsName(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func wordsWithTheNumberOfTheirLevelAreNames() {
    #expect(
      outline(
        #"[{"id":1,"level1":"Animals","sub2s":[{"id":7,"level2":"Live"},{"id":2,"level2":"Pets","sub3s":[{"id":3,"level3":"Birds"}]}]}]"#
      ) == "1 Animals\n  7 Live\n  2 Pets\n    3 Birds")
  }

  @Test func theFirstOfSeveralLanguagesIsTheName() {
    #expect(
      outline(
        #"{"7":{"District":7,"EN":"A","UZ":"B","RU":"C"},"8":{"District":8,"EN":"D","UZ":"E","RU":"F"}}"#)
        == "7 A\n8 D")
  }

  @Test func whatEveryObjectHasIsSaidOfIt() throws {
    let text =
      #"{"A":{"Level":"Order","B":{"Level":"Family"},"C":{"Level":"Family"}},"D":{"Level":"Order","E":{"Level":"Family"}}}"#
    #expect(outline(text) == "A\n  B\n  C\nD\n  E")
    #expect(try read(text).understanding.others == ["Level"])
  }

  @Test(arguments: [
    (
      #"["min",["Olivine","","",["Fayalite",4.3,3.1],["Forsterite",3.2]],["Garnet","",["Pyrope",3.7]]]"#,
      "min\nOlivine\n  Fayalite\n  Forsterite\nGarnet\n  Pyrope"
    ),
    (
      #"{"A":[{"01":["Teeth",{"A":["Paste","Water"]}]}]}"#,
      "A\n  01 Teeth\n    A\n      Paste\n      Water"
    ),
  ])
  func aListMayBeginWithItsName(text: String, expected: String) { #expect(outline(text) == expected) }

  /// No list knows these words; each is that of the list around it.
  @Test(arguments: [
    (
      #"[{"category":"C","subcategories":[{"subcategory":"S","subSubcategories":["a","b"]},{"subcategory":"T","subSubcategories":["c"]}]},{"category":"D","subcategories":[{"subcategory":"U","subSubcategories":["d"]}]}]"#,
      "C\n  S\n    a\n    b\n  T\n    c\nD\n  U\n    d"
    ),
    (
      #"{"distritos":[{"distrito":"A","concelhos":[{"concelho":"G","freguesias":["x","y"]}]},{"distrito":"B","concelhos":[{"concelho":"J","freguesias":["z"]}]}]}"#,
      "A\n  G\n    x\n    y\nB\n  J\n    z"
    ),
    (
      #"[{"category":"Men","href":"/m","menu":[{"title":"Shoes","href":"/s","items":[{"item":"Boots","href":"/b"},{"item":"Clogs","href":"/c"}]}]},{"category":"Kids","href":"/k","menu":[{"title":"Toys","href":"/t","items":[{"item":"Ball","href":"/a"}]}]}]"#,
      "Men\n  Shoes\n    Boots\n    Clogs\nKids\n  Toys\n    Ball"
    ),
    (
      #"{"1":{"provincia":"AZUAY","cantones":{"101":{"canton":"CUENCA","parroquias":{"10150":"BELLA","10151":"BATAN"}}}},"2":{"provincia":"BOLIVAR","cantones":{"201":{"canton":"GUARANDA","parroquias":{"20150":"ANGEL","20151":"VERA"}}}}}"#,
      "1 AZUAY\n  101 CUENCA\n    10150 BELLA\n    10151 BATAN\n2 BOLIVAR\n  201 GUARANDA\n    20150 ANGEL\n    20151 VERA"
    ),
    (
      #"{"Tigray":{"Area":50079,"Zones":{"North":{"Woredas":["a","b"]},"South":{"Woredas":["c"]}}},"Afar":{"Area":72051,"Zones":{"One":{"Woredas":["d","e"]}}}}"#,
      "Tigray\n  North\n    a\n    b\n  South\n    c\nAfar\n  One\n    d\n    e"
    ),
  ])
  func wordsOfListsNameTheirObjects(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func anObjectWithoutANameAmongOthersIsItsFirstText() {
    #expect(
      outline(#"[{"name":"A","children":[{"path":"/","to":{"name":"x"}},{"name":"B"},{"name":"C"}]}]"#)
        == "A\n  /\n  B\n  C")
  }

  @Test func pairsOfTheSameTextAreOneName() {
    #expect(outline(#"{"A":[["x","x"],["y","y"]],"B":[["z","z"]]}"#) == "A\n  x\n  y\nB\n  z")
    #expect(
      outline(#"{"A":[["a1","One"],["a2","Two"]],"B":[["b1","Three"]]}"#)
        == "A\n  a1 One\n  a2 Two\nB\n  b1 Three")
  }

  @Test func relationsWithAValueAreNoChildren() {
    #expect(
      outline(
        #"{"name":"A","children":[{"name":"B","relations":[{"target":"P1","value":"3"},{"target":"P2","value":"4"}]},{"name":"C","relations":[{"target":"P1","value":"5"}]}]}"#
      ) == "A\n  B\n  C")
  }

  @Test func wordsOfAProgramAmongNamesAreSaidOfThem() throws {
    let text =
      #"{"Assets":{"Current Assets":{"Debtors":{"account_type":"Receivable","account_number":"1310"},"Bank":{"account_type":"Bank","account_number":"1200"},"account_number":"1100"},"root_type":"Asset","account_number":"1000"}}"#
    #expect(outline(text) == "1000 Assets\n  1100 Current Assets\n    1310 Debtors\n    1200 Bank")
    #expect(try read(text).understanding.others == ["root_type", "account_type"])
  }

  @Test func numberedListsKeepTheirNumbers() {
    #expect(
      outline(#"{"1":[{"name":"A"},{"name":"B"}],"2":[{"name":"A"},{"name":"C"}]}"#)
        == "1\n  A\n  B\n2\n  A\n  C")
  }

  @Test func aTextUnderAKeyIsNoCode() throws {
    let text = #"{"opt.yes":{"message":"On"},"opt.no":{"message":"Off"},"opt.tabs":{"message":"Tabs"}}"#
    #expect(outline(text) == "opt.yes\nopt.no\nopt.tabs")
  }

  @Test func oldTreesOfPagesAreRead() {
    #expect(
      outline(
        #"{"data":"A","attributes":{"id":"r"},"children":[{"data":"B","attributes":{"id":"b"},"children":[{"data":"C","attributes":{"id":"c"}}]}]}"#
      ) == "A\n  B\n    C")
  }

  @Test func aCodeMayStandOnTwoLevelsOfDictionaries() {
    #expect(
      outline(
        #"{"provinces":[{"id":"p","name":"P"}],"divisions":{"p":[{"id":"l","name":"L Division"}]},"districts":{"l":[{"id":"l","name":"L"},{"id":"k","name":"K"}]},"tehsils":{"l":[{"id":"m","name":"M"}],"k":[{"id":"c","name":"C"}]}}"#
      ) == "p P\n  l L Division\n    l L\n      m M\n    k K\n      c C")
  }

  @Test func aListMayHaveItsWordAsItsCode() {
    #expect(
      outline(
        #"{"sido":[{"sido":"11","nm":"Seoul"},{"sido":"21","nm":"Busan"}],"gu":[{"sido":"11","gu":"11230","nm":"Gangnam"},{"sido":"21","gu":"21010","nm":"Jung"},{"sido":"11","gu":"11250","nm":"Songpa"}]}"#
      ) == "11 Seoul\n  11230 Gangnam\n  11250 Songpa\n21 Busan\n  21010 Jung")
  }

  // MARK: Rows

  @Test(arguments: [
    ("user_id,name,mail\n105,A,a@x\n10,B,b@x\n1,C,c@x\n", "105 A\n10 B\n1 C"),
    ("code,name\n1,A\n5,B\n11,C\n17,D\n52,E\n", "1 A\n5 B\n11 C\n17 D\n52 E"),
    ("code,name\n1,A\n2,B\n11,C\n12,D\n21,E\n", "1 A\n  11 C\n  12 D\n2 B\n  21 E"),
    ("code,name\n1,A\n11,C\n111,F\n2,B\n21,E\n", "1 A\n  11 C\n    111 F\n2 B\n  21 E"),
  ])
  func fewNumbersInNoOrderDoNotNest(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (#"[{"id":1,"title":"A","state":"open"},{"id":2,"title":"B","state":"closed"}]"#, "1 A\n2 B"),
    (#"[{"id":1,"title":"Cook","county":"K"},{"id":2,"title":"Cook","district":"X"}]"#, "1 Cook\n2 Cook"),
  ])
  func aTitleBesideAPlaceIsTheName(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func albumsLieBelowArtists() {
    #expect(
      outline("title,artist,album,year\nSun,Ann,One,1999\nTea,Ann,One,1999\nUp,Ben,Two,2001\n")
        == "Ann\n  One\n    Sun\n    Tea\nBen\n  Two\n    Up")
  }

  @Test func aManagerWithoutARowIsNoParent() {
    #expect(
      outline("region,store,manager\nNorth,S1,Al\nNorth,S2,Bo\nSouth,S3,Ce\n")
        == "North\n  S1\n  S2\nSouth\n  S3")
  }

  @Test(arguments: [
    ("Question;Answer\nWhat?;This\nWhy?;So\n", "What?\nWhy?"),
    ("word,translation\nHaus,house\nBaum,tree\n", "Haus\nBaum"),
  ])
  func pairsOfWordsHaveAHeading(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (#"[{"id":"x","name":"A","parents":[]},{"id":"y","name":"B","parents":["x"]}]"#, "x A\n  y B"),
    (
      #"[{"id":"x","name":"A","ancestors":[]},{"id":"y","name":"B","ancestors":["x"]},{"id":"z","name":"C","ancestors":["x","y"]}]"#,
      "x A\n  y B\n    z C"
    ),
  ])
  func listsMayTellWhatLiesAbove(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (#"[["Ann","x"],["Ben","x"],["Cy","y"]]"#, "Ann\nBen\nCy"),
    (#"[["draft","A draft"],["done","Done"]]"#, "draft A draft\ndone Done"),
  ])
  func pairsAreRows(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    ("ISO,NAME_0,NAME_1,NAME_2\nX,I,A,N\nX,I,A,G\nX,I,B,C\n", "X I\n  A\n    N\n    G\n  B\n    C"),
    (
      "ID_0,NAME_0,ID_1,NAME_1,ID_2,NAME_2\n101,I,1,A,1,N\n101,I,1,A,2,G\n",
      "101 I\n  1 A\n    1 N\n    2 G"
    ),
  ])
  func namesCountedFromNothingAreLevels(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func amountsBesideCodesAreNoNames() {
    #expect(outline("01,2.5\n01.1,1.25\n01.2,1.25\n02,3.75\n") == "01 01\n  01.1 01.1\n  01.2 01.2\n02 02")
  }

  @Test func aCodeAndANameStandApart() {
    #expect(
      outline(
        "Code      Description\n1         Farms and woods\n11        Farms\n111       Corn\n2         Mines\n"
      )
        == "1 Farms and woods\n  11 Farms\n    111 Corn\n2 Mines")
  }

  // MARK: People

  @Test(arguments: [
    "id,last_name,first_name,boss\n1,Byron,Ada,\n2,Hopper,Grace,1\n",
    #"[{"id":1,"lastName":"Byron","firstName":"Ada","reports":[{"id":2,"lastName":"Hopper","firstName":"Grace","reports":[]}]}]"#,
    #"[{"id":1,"lastName":"Byron","firstName":"Ada","parentId":null},{"id":2,"lastName":"Hopper","firstName":"Grace","parentId":1}]"#,
  ])
  func firstAndFamilyNamesAreOneName(text: String) {
    #expect(outline(text) == "1 Ada Byron\n  2 Grace Hopper")
  }

  @Test func bothPartsOfANameAreTold() throws {
    let text = "id,last_name,first_name\n1,Byron,Ada\n2,Hopper,Grace\n"
    #expect(try read(text).understanding.name == ["first_name", "last_name"])
  }

  @Test func aWholeNameIsKept() {
    #expect(
      outline("id,name,first_name,last_name\n1,Countess,Ada,Byron\n2,Admiral,Grace,Hopper\n")
        == "1 Countess\n2 Admiral")
  }
}
