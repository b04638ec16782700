import RegionModel
import Testing

@testable import RegionSources

/// Files as people and their programs leave them: rows that end early, quotes around whole lines, settings in front of a list.
@Suite struct WrittenByPeopleTests {
  // MARK: Tables

  @Test(arguments: [
    "Level1,Level2,Level3\nAsia,Japan,Tokyo\nAsia,China\nEurope,Spain\nAfrica\n",
    "Country,State,City\nAsia,Japan,Tokyo\nAsia,China\nEurope,Spain\nAfrica\n",
  ])
  func rowsEndEarlyBelowHeadingsOfLevels(text: String) {
    #expect(outline(text) == "Asia\n  Japan\n    Tokyo\n  China\nEurope\n  Spain\nAfrica")
  }

  @Test func rowsThatShareTheirTopAreWays() {
    #expect(
      outline("Food,Fruit,Apple\nFood,Fruit\nFood,Meat,Pork,Ham\nToys,Dolls\nToys,Games\nToys,Games,Chess\n")
        == "Food\n  Fruit\n    Apple\n  Meat\n    Pork\n      Ham\nToys\n  Dolls\n  Games\n    Chess")
  }

  /// Commas in names share no top, and a blank stands behind each.
  @Test(arguments: [
    "Bolts, steel\nNuts\nScrews, brass, long\nWashers\nNails\nPins, small\n",
    "a,b\nc\nd,e,f\ng,h\ni,j\nk\n",
  ])
  func namesWithCommasAreNoWays(text: String) {
    #expect(outline(text) == text.dropLast())
  }

  @Test func synonymsAreNoWays() {
    let text = "veg,leek,kale,pea\nveg,corn\nveg,beet,okra\nfruit,fig\nfruit,kiwi,lime,plum\nfruit,pear\n"
    #expect(outline(text) == text.dropLast())
  }

  @Test func aWholeLineMayStandInQuotes() {
    #expect(
      outline("\"code;name;region\"\n\"1;Iquique;North\"\n\"2;Arica;North\"\n\"3;Ancud;South\"\n")
        == "1 Iquique\n2 Arica\n3 Ancud")
    #expect(
      outline("\"Paris, France\"\n\"Rome, Italy\"\n\"Bern, Swiss\"\n")
        == "Paris, France\nRome, Italy\nBern, Swiss")
  }

  @Test func codesOfThePostStandInFrontOfPlacesFromTheLowestUp() {
    #expect(
      outline(
        "01000,Alor,Kangar,Perlis\n01000,Bohor,Kangar,Perlis\n01007,Utan,Kuala,Perlis\n01500,Sena,Kangar,Perlis\n02000,Tebing,Kuala,Perlis\n"
      ) == "Perlis\n  Kangar\n    Alor\n    Bohor\n    Sena\n  Kuala\n    Utan\n    Tebing")
  }

  @Test func aFirstNameMayBeCalledAName() {
    #expect(
      outline("id,parentId,name,surname\n1,,Ada,Byron\n2,1,Grace,Hopper\n") == "1 Ada Byron\n  2 Grace Hopper"
    )
    // Parents may be called by their first names, and a level stands behind others.
    #expect(outline("name,surname,parent\nAnn,Lee,\nBob,Lee,Ann\nCy,Lee,Bob\n") == "Ann\n  Bob\n    Cy")
    #expect(
      outline("nombre,apellidos,country\nAna,Lopez,ES\nJuan,Diaz,ES\nLuis,Paz,ES\nEva,Gil,MX\n")
        == "ES\n  Ana Lopez\n  Juan Diaz\n  Luis Paz\nMX\n  Eva Gil")
  }

  @Test func aWholeNameIsNotDoubled() {
    #expect(
      outline("id,name,surname\n1,Hans Müller,MÜLLER\n2,José Núñez,Nunez\n") == "1 Hans Müller\n2 José Núñez")
    #expect(outline("id,name,last_name\n1,Ann Smith,Smith\n2,Bob Roe,Roe\n") == "1 Ann Smith\n2 Bob Roe")
    #expect(
      outline(#"[{"id":1,"name":"Ford","lastname":7},{"id":2,"name":"Opel","lastname":8}]"#)
        == "1 Ford\n2 Opel")
  }

  /// Names in another column are names, whatever it is called.
  @Test func pathsBesideNamesAreFields() {
    #expect(outline("page,path\nHome,/\nAbout,/about\nTeam,/about/team\n").contains("Home"))
    #expect(outline("code,description,path\nA,Animals,A\nA1,Cats,A/A1\n").contains("Animals"))
  }

  @Test func aColumnOfPathsNamesFiles() {
    #expect(
      outline(
        "path,folder,extension\nlogo.png,_root,.png\nroofs\\a.jpg,roofs,.jpg\nroofs\\b.jpg,roofs,.jpg\nwalls\\c.png,walls,.png\nwalls\\d.jpg,walls,.jpg\n"
      ) == "logo.png\nroofs\n  a.jpg\n  b.jpg\nwalls\n  c.png\n  d.jpg")
  }

  @Test func aListIsHeadedByWhatItsFileIsCalled() {
    #expect(outline("Team member\nAnna\nBo\nCy\n", name: "data/team_members.csv") == "Anna\nBo\nCy")
    #expect(outline("Team member\nAnna\nBo\nCy\n", name: "staff.csv") == "Team member\nAnna\nBo\nCy")
    #expect(outline("Berlin\nBernau\nPotsdam\n", name: "berlin.csv") == "Berlin\nBernau\nPotsdam")
    #expect(outline("dog\ncat\ncow\n", name: "dogs.csv") == "dog\ncat\ncow")
  }

  @Test func settingsOfMarkdownAreNoneOfItsList() {
    let text = "---\ntitle: X\n---\n\n# Fruits\n\n- Apple\n- Pear\n"
    #expect(outline(text, name: "fruits.md") == "Apple\nPear")
    let rules = "---\n\n- Fruit\n- Veg\n\n---\n\n- Meat\n- Fish\n"
    #expect(outline(rules, name: "food.md").contains("Veg"))
  }

  @Test func aSemicolonMayStandForAComma() {
    #expect(
      outline("INSERT INTO g (id, name) VALUES\n (1,'A'),\n (2,'B');\n (3,'C');\n (4,'D');\n")
        == "1 A\n2 B\n3 C\n4 D")
  }

  @Test func aCodeOfAllRowsIsNoLevel() {
    #expect(
      outline("id,geo_code,region,section,name\n1,01,10,00,Azua\n2,02,10,00,Baoruco\n3,03,05,00,Barahona\n")
        == "1 Azua\n2 Baoruco\n3 Barahona")
  }

  @Test func aBackslashKeepsACommaInAName() {
    #expect(
      outline("name,code\nBolivia\\, State,BO\nChile,CL\nPeru,PE\nCongo\\, the,CD\n")
        == "BO Bolivia, State\nCL Chile\nPE Peru\nCD Congo, the")
  }

  // MARK: Output of programs

  @Test func pathsAndIndentsOfPrintedTablesAreTrees() {
    #expect(
      outline(
        "NAME          USED  AVAIL\ntank           1G    2G\ntank/home      1G    2G\ntank/home/ana  1G    2G\n"
      )
        == "tank\n  home\n    ana")
    #expect(
      outline(
        "NAME     SIZE  HEALTH\npool    10.9T  ONLINE\n  disk1  3.6T  ONLINE\n  disk2  3.6T  ONLINE\nspare    1.0T  ONLINE\n"
      )
        == "pool\n  disk1\n  disk2\nspare")
  }

  // MARK: Programs

  @Test func recordsArePushed() {
    #expect(
      outlineOfFile(
        "var data = [];\ndata.push({id:'bj', text:'北京', parent:'-'});\n\tdata.push({id:'dc', text:'东城', parent:'bj'});\n"
      ) == "bj 北京\n  dc 东城")
  }

  /// Calls beside data, of variables and in blocks, are no list.
  @Test(arguments: [
    "export const routes = [{ path: '/', name: 'Home' }, { path: '/x', name: 'X' }];\nif (dev) { routes.push({ path: '/d', name: 'D' }); routes.push({ path: '/e', name: 'E' }); }\n",
    "export const routes = [{ path: '/', name: 'Home' }, { path: '/x', name: 'X' }];\ndataLayer.push({ event: 'pv' });\ndataLayer.push({ event: 'click' });\n",
  ])
  func callsBesideDataAreNoList(text: String) { #expect(outlineOfFile(text) == "Home\nX") }

  @Test func aCallMayPushSeveralAndMustWriteThemOut() {
    #expect(
      outlineOfFile(
        "var a = [];\na.push({name: 'A'}, {name: 'B'});\na.push({name: 'C'});\nmodule.exports = a;\n")
        == "A\nB\nC")
    #expect(
      outlineOfFile("var a = [];\na.push({name: 'A'});\na.push({name: b});\n").contains(
        ":3:18: the text of a program"))
  }

  @Test func whatIsHandedOnByNamesIsReadWhereItStands() {
    #expect(
      outlineOfFile(
        "export const cities = { Zou: ['Abomey', 'Bohicon'], Mono: ['Lokossa'] };\nexport function citiesOf(d) { return cities[d] || []; }\nconst all = {\n  cities,\n  citiesOf,\n};\nexport default all;\n"
      ) == "Zou\n  Abomey\n  Bohicon\nMono\n  Lokossa")
  }

  @Test(arguments: [
    "MENU: tuple[Item, ...] = (\n  Item(id=\"a\", name=\"Tea\"),\n  Item(id=\"b\", name=\"Cola\"),\n)\n",
    "from collections import OrderedDict\nMENU = OrderedDict(((\"a\", \"Tea\"), (\"b\", \"Cola\")))\n",
    "MENU = OrderedDict([(\"a\", \"Tea\"), (\"b\", \"Cola\")])\n",
  ])
  func tuplesOfPythonAreLists(text: String) { #expect(outlineOfFile(text) == "a Tea\nb Cola") }

  /// What a call makes is none of the data beside a constant.
  @Test func setsBesideAConstantAreNoData() {
    #expect(
      outlineOfFile(
        "COUNTRIES = {\"IT\": \"Italy\", \"NO\": \"Norway\"}\nEU = frozenset({\"IT\", \"NO\", \"JP\"})\n")
        == "IT Italy\nNO Norway")
  }

  @Test func aModelMayBeCalledAModel() {
    #expect(
      outline(
        #"[{"model":"cars.make","pk":1,"fields":{"make":"Honda"}},{"model":"cars.model","pk":1,"fields":{"model":"Civic","make":1}},{"model":"cars.model","pk":2,"fields":{"model":"Fit","make":1}}]"#
      ) == "1 Honda\n  1 Civic\n  2 Fit")
  }

  @Test func fixturesNameTheirRowsByTheirModels() {
    #expect(
      outline(
        #"[{"model":"d.regions","pk":1,"fields":{"region":"Eastern"}},{"model":"d.regions","pk":2,"fields":{"region":"West"}},{"model":"d.districts","pk":1,"fields":{"district":"Jinja","region":1}},{"model":"d.districts","pk":2,"fields":{"district":"Soro","region":2}}]"#
      ) == "1 Eastern\n  1 Jinja\n2 West\n  2 Soro")
  }

  @Test func constantsOfPHPAreWrittenInAnyCase() {
    #expect(
      outlineOfFile(
        "<?php return array('a' => array('name' => 'A', 'code' => NULL), 'b' => array('name' => 'B', 'code' => '7'));"
      ) == "a A\n7 B")
  }

  // MARK: Documents

  @Test func propertiesOfASchemeAreThings() {
    let scheme =
      #"{"user":{"properties":{"name":{"type":"string"},"age":{"type":"int"}}},"post":{"properties":{"title":{"type":"string"}}}}"#
    #expect(outline(scheme).contains("age"))
    #expect(outline(#"[{"home":{"kitchen":{"name":"Kitchen"},"bath":{"name":"Bath"}}}]"#).contains("home"))
  }

  /// What many have is said of them.
  @Test func tagsAreNoChildren() {
    let rows = ["CS,EL", "EL", "NS,EL", "CS", "EL,NS"].enumerated().map { number, tags in
      let list = tags.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ",")
      return #"{"code":"A\#(number)","name":"Course \#(number)","designations":[\#(list)]}"#
    }
    #expect(
      outline("[\(rows.joined(separator: ","))]")
        == "A0 Course 0\nA1 Course 1\nA2 Course 2\nA3 Course 3\nA4 Course 4")
  }

  /// Rooms have names, whoever shares them.
  @Test func sharedNamesAreChildren() {
    let flats = (1...4).map { "{\"name\":\"Flat \($0)\",\"rooms\":[\"Kitchen\",\"Bath\"]}" }
    #expect(outline("[\(flats.joined(separator: ","))]").contains("Flat 4\n  Kitchen\n  Bath"))
    let grades = (1...4).map { "{\"name\":\"Grade \($0)\",\"sections\":[\"A\",\"B\"]}" }
    #expect(outline("[\(grades.joined(separator: ","))]").contains("Grade 4\n  A\n  B"))
  }

  @Test func aPlaceInSeveralOthersStandsInEach() {
    #expect(
      outline(
        #"{"r":{"name":"R","children":["a","b"]},"a":{"name":"A","parent":"r","children":["c"]},"b":{"name":"B","parent":"r","children":["c"]},"c":{"name":"C","parent":"a","children":[]}}"#
      ) == "r R\n  a A\n    c C\n  b B\n    c C")
  }

  @Test func keysAreCodesThatChildrenAndParentsName() {
    #expect(
      outline(
        #"{"I":{"description":"Infections","parent":null,"children":["A00"]},"A00":{"description":"Cholera","parent":"I","children":["A00.0"]},"A00.0":{"description":"Classical","parent":"A00","children":[]}}"#
      ) == "I Infections\n  A00 Cholera\n    A00.0 Classical")
    #expect(
      outline(
        #"{"I":{"description":"Infections","children":["A00"]},"A00":{"description":"Cholera","children":["A00.0"]},"A00.0":{"description":"Classical","children":[]}}"#
      ) == "I Infections\n  A00 Cholera\n    A00.0 Classical")
  }

  @Test func whatKeysHoldInAnEnvelopeIsNamedInIt() {
    #expect(
      outline(
        "a:\n  attributes:\n    name: Alaska\n    abbreviation: AK\nb:\n  attributes:\n    name: Iowa\n    abbreviation: IA\n"
      ) == "a Alaska\nb Iowa")
  }

  @Test func aListOfOneWrapperIsOpened() {
    #expect(
      outline(#"[{"naics_codes":{"1112":{"description":"Melons"},"1113":{"description":"Nuts"}}}]"#)
        == "1112 Melons\n1113 Nuts")
  }

  @Test func feedsOfServicesAreRows() {
    #expect(
      outline(
        """
        <feed xmlns:d="u:d" xmlns:m="u:m"><id>u:x</id><title/>
        <entry><id>u:Districts(5)</id><author><name/></author><content type="application/xml"><m:properties>
        <d:id>5</d:id><d:district_name>Rīga</d:district_name></m:properties></content></entry>
        <entry><id>u:Districts(7)</id><author><name/></author><content type="application/xml"><m:properties>
        <d:id>7</d:id><d:district_name>Ogre</d:district_name></m:properties></content></entry></feed>
        """) == "5 Rīga\n7 Ogre")
  }

  @Test func categoriesOfTEIAreDescribedInLanguages() {
    let category =
      #"<category xml:id="Q"><catDesc xml:lang="sl">Vprašanja</catDesc><catDesc xml:lang="en">Questions</catDesc><category xml:id="Q.1"><catDesc>Ustna <term>vprašanja</term></catDesc></category></category>"#
    #expect(
      outline("<classDecl><taxonomy n=\"kinds\">\(category)</taxonomy></classDecl>")
        == "Q Vprašanja\n  Q.1 Ustna vprašanja")
    #expect(
      outline(
        "<classDecl><taxonomy n=\"kinds\">\(category)</taxonomy><taxonomy n=\"laws\"><category><catDesc>Zakon</catDesc></category></taxonomy></classDecl>"
      ) == "kinds\n  Q Vprašanja\n    Q.1 Ustna vprašanja\nlaws\n  Zakon")
  }
}
