import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Lists that are published to be copied: packages, registers, tables of open data.
@Suite struct PublishedListsTests {
  // MARK: Tables

  private static let communes = [
    ["01001", "Abergement", "Ain", "Auvergne"], ["01002", "Varey", "Ain", "Auvergne"],
    ["21001", "Agencourt", "Or", "Bourgogne"], ["21002", "Agey", "Or", "Bourgogne"],
    ["69001", "Affoux", "Rhône", "Auvergne"],
  ]
  private static let tree =
    "Auvergne\n  Ain\n    01001 Abergement\n    01002 Varey\n  Rhône\n    69001 Affoux\n"
    + "Bourgogne\n  Or\n    21001 Agencourt\n    21002 Agey"

  /// The word for names in a heading says whose names stand there, not that they are the rows'.
  @Test(arguments: [
    "code,commune,Nom dép,région", "code,commune,dép,région", "code,commune,Nom du dép,région",
    "code,Nom commune,Nom dép,Nom région", "code,commune,dép_nom,région",
  ])
  func levelsGoFromFineToCoarse(header: String) {
    let rows = Self.communes.map { $0.joined(separator: ",") }
    #expect(outline(([header] + rows).joined(separator: "\n")) == Self.tree)
  }

  /// Two schools may have one name.
  @Test func namesThatStandInSeveralPlacesAreTheRows() {
    let rows = [
      "Ferry,Brest,Finistère", "Ferry,Quimper,Finistère", "Pasteur,Rennes,Ille", "Ferry,Vitré,Ille",
      "Pasteur,Vannes,Morbihan",
      "Ferry,Lorient,Morbihan", "Pasteur,Auray,Morbihan", "Ferry,Redon,Ille",
    ]
    let names = rows.map { $0.prefix { $0 != "," } }
    #expect(
      outline((["Nom école,Commune,Département"] + rows).joined(separator: "\n"))
        == names.joined(separator: "\n"))
  }

  @Test func aCodeStandsBetweenLevelsFromFineToCoarse() {
    let rows = Self.communes.map { [$0[1], $0[0], $0[2], $0[3]].joined(separator: ",") }
    #expect(outline((["commune,code,dép,région"] + rows).joined(separator: "\n")) == Self.tree)
  }

  /// A chart of accounts of which a group is left out.
  @Test func aGroupThatIsNotThereLeavesTheOthersNested() {
    let codes =
      "1 10 100 101 102 1020 1021 1022 1023 103 1030 1031 104 11 110 1100 1101 111 112 2 20 200 201 6 60 604 65 70"
    let table = "code,name\n" + codes.split(separator: " ").map { "\($0),n\($0)\n" }.joined()
    let lines = outline(table).split(separator: "\n")
    #expect(lines.prefix(3) == ["1 n1", "  10 n10", "    100 n100"])
    #expect(lines.suffix(2) == ["  65 n65", "70 n70"])
  }

  /// Numbers of countries begin alike by chance.
  @Test func numbersThatBeginAlikeAreAList() {
    let codes = [
      4, 8, 12, 16, 20, 24, 28, 31, 32, 36, 40, 44, 48, 50, 51, 52, 56, 60, 64, 68, 70, 72, 76, 84,
    ]
    let table = "code,name\n" + codes.map { "\($0),n\($0)\n" }.joined()
    #expect(outline(table) == codes.map { "\($0) n\($0)" }.joined(separator: "\n"))
  }

  @Test func peopleHaveFirstNamesInShort() {
    #expect(
      outline("ssn,fname,minit,lname,super_ssn\n1,James,E,Borg,\n2,Franklin,T,Wong,1\n")
        == "1 James Borg\n  2 Franklin Wong")
  }

  // MARK: Lines

  @Test func aLineListsNames() {
    #expect(outline("red, green, blue, white, black, grey\n") == "red\ngreen\nblue\nwhite\nblack\ngrey")
    #expect(outline("Rom;Paris;Berlin;Wien;Oslo;Bern") == "Rom\nParis\nBerlin\nWien\nOslo\nBern")
    #expect(
      outline("1:Azua,2:Bahoruco,3:Barahona,4:Elías Piña\n") == "1 Azua\n2 Bahoruco\n3 Barahona\n4 Elías Piña"
    )
  }

  /// A table that has no rows yet, a row, times, a path, sentences.
  @Test(arguments: [
    "First Name,Last Name,Email,Phone,Street,Town\n", "Date,Open,High,Low,Close,Volume\n",
    "1,Beijing,0,5,6,7\n",
    "8:00 Breakfast,12:00 Lunch,15:00 Tea,18:00 Dinner\n",
    "Asia>China;Asia>Japan;Europe>France;Europe>Italy\n",
    "Smith, J., Brown, A., Green, K.\n",
  ])
  func anotherLineIsNoList(text: String) {
    let cells = text.dropLast().split { ",;".contains($0) }.map { $0.trimmingPrefix(" ") }
    #expect(outline(text) != cells.joined(separator: "\n"))
  }

  @Test func waysOfThreeNamesNeedNoOtherThatBeginsAlike() {
    #expect(
      outline("Kenya/Nairobi/Langata\nChad/Moundou/X\nMali/Kayes/Kita\n")
        == "Kenya\n  Nairobi\n    Langata\nChad\n  Moundou\n    X\nMali\n  Kayes\n    Kita")
    #expect(outline("/usr/bin\n/etc/x\n/var/log\n") == "usr\n  bin\netc\n  x\nvar\n  log")
    #expect(
      outline("K1\tKenya/Nairobi/A\nK2\tChad/B/C\nK3\tMali/D/E\n")
        == "Kenya\n  Nairobi\n    K1 A\nChad\n  B\n    K2 C\nMali\n  D\n    K3 E")
    // Choices of words, days, and names in several languages.
    for list in [
      "he/him/his\nshe/her/hers\nthey/them/theirs", "salt/pepper/herbs\nVin rouge/blanc/vert\nw/o/sugar",
      "Zürich/Zurich/Zurigo\nBozen/Bolzano/Bulsan\nGenf/Genève/Ginevra",
    ] {
      #expect(outline(list) == list)
    }
    #expect(outline("TCP/IP\nHTTP/2\nFTP\n") == "TCP/IP\nHTTP/2\nFTP")
    #expect(outline("Mon/Wed/Fri\nTue/Thu\nSat\n") == "Mon/Wed/Fri\nTue/Thu\nSat")
  }

  @Test(arguments: ["|", ";", ","])
  func aSignThatIsSaidSeparatesTheNamesOfPaths(sign: String) {
    func text(_ lines: String) -> String { lines.replacing("|", with: sign) }
    func said(_ lines: String) -> String { outline(text(lines)) { $0.separator = sign } }
    #expect(said("Kenya|Nairobi|A\nChad|B|C\n") == "Kenya\n  Nairobi\n    A\nChad\n  B\n    C")
    #expect(said("11 - Kenya|Nairobi\n12 - Kenya|Kisumu\n") == "Kenya\n  11 Nairobi\n  12 Kisumu")
    #expect(said("K1\tKenya|Nairobi\nK2\tKenya|Kisumu\n") == "Kenya\n  K1 Nairobi\n  K2 Kisumu")
    #expect(said("country|city\nNorway|Oslo\nItaly|Rome\n") == "Norway\n  Oslo\nItaly\n  Rome")
    #expect(
      said("Norway|Oslo\n|Bergen\nItaly|Rome\n|Milan\n") == "Norway\n  Oslo\n  Bergen\nItaly\n  Rome\n  Milan"
    )
    // A heading and numbers are those of a table.
    #expect(said("id|name|parent\n1|A|\n2|B|1\n") == "1 A\n  2 B")
  }

  @Test func aTabThatIsSaidSeparatesTheNamesOfPaths() {
    #expect(
      outline("Kenya\tNairobi\tA\nKenya\tB\nMali\n") { $0.separator = "\t" }
        == "Kenya\n  Nairobi\n    A\n  B\nMali")
  }

  @Test func commasInWaysAreNoCells() {
    #expect(
      outline("1 - Animals > Cats, Dogs\n2 - Animals > Cows, Pigs\n3 - Toys > Cars, Dolls\n")
        == "Animals\n  1 Cats, Dogs\n  2 Cows, Pigs\nToys\n  3 Cars, Dolls")
    #expect(
      outline("1, Food > Fruit\n2, Food > Veg\n3, Toys > Wood\n")
        == "Food\n  1 Fruit\n  2 Veg\nToys\n  3 Wood")
    #expect(
      outline("path\n\"Animals > Cats, big\"\n\"Animals > Dogs\"\nToys > Cars\n")
        == "Animals\n  Cats, big\n  Dogs\nToys\n  Cars")
  }

  @Test func rowsThatBeginOthersEndEarly() {
    #expect(
      outline("Africa,Kenya,Nairobi\nAfrica,Kenya\nAfrica\nEurope,Italy,Pisa\n")
        == "Africa\n  Kenya\n    Nairobi\nEurope\n  Italy\n    Pisa")
  }

  @Test func theParentBehindACommaIsNoPartOfAName() {
    let rows = ["Austin, Texas", "Dallas, Texas", "Waco, Texas"].map { "Texas,\"\($0)\"" }
    let others = ["Reno, Nevada", "Elko, Nevada", "Ely, Nevada"].map { "Nevada,\"\($0)\"" }
    #expect(
      outline((["state,city"] + rows + others).joined(separator: "\n"))
        == "Texas\n  Austin\n  Dallas\n  Waco\nNevada\n  Reno\n  Elko\n  Ely")
  }

  // MARK: Objects

  @Test func aKeyOfSeveralWordsHoldsTheData() {
    #expect(
      outline(#"{"product_taxonomy":{"Hair":["Shampoo"],"Skin":["Soap","Cream"]}}"#)
        == "Hair\n  Shampoo\nSkin\n  Soap\n  Cream")
    // A place has one word.
    #expect(outline(#"{"Asia":{"Japan":["Tokyo"],"China":["Beijing","Xian"]}}"#).hasPrefix("Asia\n  Japan"))
  }

  @Test func belowALanguageStandWordsOfAProgram() {
    #expect(
      outline(
        "en:\n  faker:\n    ancient:\n      god:\n        - Apollo\n        - Ares\n      hero:\n        - Ajax\n"
      )
        == "god\n  Apollo\n  Ares\nhero\n  Ajax")
  }

  @Test func aTextThatIsItsKeyIsOneName() {
    #expect(
      outline(#"{"cloth":{"men":{"outerwear":"outerwear","shoes":"shoes"},"women":{"dresses":"dresses"}}}"#)
        == "cloth\n  men\n    outerwear\n    shoes\n  women\n    dresses")
    #expect(
      outline(#"{"skinCare":"Skin Care","hairCare":"Hair Care"}"#) == "skinCare Skin Care\nhairCare Hair Care"
    )
  }

  @Test func scriptsHaveCodesOfFourLetters() {
    let codes = ["Adlm", "Aghb", "Arab", "Armn", "Cyrl", "Latn"]
    let list = codes.map { "\"\($0)\":\"x\($0)y\"" }.joined(separator: ",")
    #expect(
      outline("{\"Names\":{\(list)}}") == codes.map { "\($0) x\($0)y" }.joined(separator: "\n"))
  }

  /// Places have such names as well.
  @Test func aKeyOfWordsThatSayNoKindIsAPlace() {
    #expect(
      outline(#"{"new_york":{"manhattan":["soho"],"brooklyn":["dumbo"]}}"#)
        == "new_york\n  manhattan\n    soho\n  brooklyn\n    dumbo")
    #expect(
      outline("de:\n  bayern:\n    oberbayern: [münchen, rosenheim]\n    schwaben: [ulm]\n").hasPrefix(
        "bayern"))
  }

  @Test func wordsOfFourLettersAreNames() {
    let text =
      #"{"Chad":"N'Djamena","Cuba":"Havana","Fiji":"Suva","Iran":"Tehran","Iraq":"Baghdad","Laos":"Vientiane","Mali":"Bamako","Oman":"Muscat"}"#
    #expect(outline(text).hasPrefix("Chad\n  N'Djamena\nCuba\n  Havana"))
  }

  @Test func objectsThatLieInEachOtherAloneAreChildren() {
    #expect(
      outline(#"{"name":"World","code":"W","africa":{"name":"Africa","code":"AF"}}"#)
        == "W World\n  AF Africa")
    #expect(
      outline(
        #"{"name":"World","africa":{"name":"Africa","kenya":{"name":"Kenya"},"egypt":{"name":"Egypt"}}}"#)
        == "World\n  Africa\n    Kenya\n    Egypt")
    #expect(outline(#"{"name":"A","team":{"name":"B","unit":{"name":"C"}}}"#) == "A\n  B\n    C")
  }

  @Test func textsStandBetweenTheKeysOfPHP() throws {
    let file = TemporaryFile(
      "<?php return ['fish', 'birds' => ['ducks', 'geese' => array('grey', 'white')], 'x'];")
    let tree = try withExtendedLifetime(file) {
      try TreeFile.read([file.path], options: ReadingOptions()).tree
    }
    #expect(outline(tree) == "fish\nbirds\n  ducks\n  geese\n    grey\n    white\nx")
  }

  // MARK: Texts

  private static let handbook =
    "# Pickers\n\nA list.\n\n## Contents\n\n- [Terminal](#terminal)\n  - [Fuzzy](#fuzzy)\n- [Web](#web)\n\n"
    + "## <a id=\"terminal\"></a>Terminal\n\n- [gum](https://g.io) - Nice.\n\n### Fuzzy\n\n- [fzf](https://f.io)\n\n"
    + "## Web\n\n- [Vant](https://v.io)\n"

  @Test func theTableOfContentsIsNoPlace() {
    #expect(outline(Self.handbook) == "Pickers\n  Terminal\n    gum\n    Fuzzy\n      fzf\n  Web\n    Vant")
  }

  /// A list that links to nothing else is what the text is there for.
  @Test func linksToHeadingsAloneStay() {
    #expect(outline("# Index\n\n- [A](#a)\n- [B](#b)\n\n## A\n\n## B\n").contains("Index"))
  }

  @Test(arguments: [
    "[![ci](x.svg)](y)\n\nWords about it, some.\n\n", "Title  : Book\nAuthor : Me\n\n", "<!-- none -->\n\n",
    "<h1 align=\"center\">\n  <img src=\"x.svg\">\n  <br>\n</h1>\n\n",
    "---\ntitle: x\n---\n\n<details>\n</details>\n\n",
  ])
  func whatStandsInFrontOfTheHeadingsOfMarkdownIsNoPlace(front: String) throws {
    let text = front + "# Open\n\nLong words stand here, for people.\n\n## Times\n\n# Keys\n"
    #expect(outline(text, name: "a.md") == "Open\n  Times\nKeys")
  }

  /// What stands first may be what the text is there for.
  @Test func aListInFrontOfSmallHeadingsStays() {
    let text = "- North\n  - Oslo\n  - Bodø\n- South\n  - Rome\n\n# Sources\n\n- SSB\n\n# License\n\n- CC0\n"
    #expect(outline(text, name: "a.md").hasPrefix("North\n  Oslo\n  Bodø\nSouth\n  Rome"))
  }

  @Test func whatAMarkdownFileHidesIsNoHeading() {
    #expect(
      outline("<!--\n# Old\n\n# Older\n-->\n\n# A\n\nSome words, for all people.\n\n## B\n", name: "a.md")
        == "A\n  B")
    #expect(
      outline("[x](y)\n\n# A\n\n- yes\n- no\n\n---\n\n# B\n\n- x\n", name: "a.md") == "A\n  yes\n  no\nB\n  x"
    )
    #expect(
      outline("words for it\n\n# A\n\n> Quote\n---\n\nSome words, for all people.\n\n## B\n", name: "a.md")
        == "A\n  B")
  }

  /// Links to headings are people and places elsewhere.
  @Test func onlyATableOfContentsIsLeftOut() {
    let text =
      "# Team\n\n## Makers\n\n- [Bob](#bob)\n- [Al](#al)\n\n## Sellers\n\n- Di\n\n# People\n\n## Bob\n\n- Lead\n\n## Al\n\n- Dev\n"
    #expect(outline(text).hasPrefix("Team\n  Makers\n    Bob\n    Al\n  Sellers"))
  }

  @Test func headingsOfAFileMayHaveOneDepthAndNothingBelow() {
    #expect(
      outline("# A\n\nSome words, for all people.\n\n# B\n\nMore of them, too.\n", name: "a.md") == "A\nB")
    #expect(outline("intro\n\n# A\n\nTitle\n---\n\n# B\n", name: "a.md") == "A\n  Title\nB")
  }

  @Test func headingsOfBothKindsStandInOneText() {
    #expect(
      outline(
        "Book\n====\n\nSome words, for people.\n\nAbout\n-----\n\n### Who\n\nWords.\n\n### Where\n",
        name: "a.md")
        == "Book\n  About\n    Who\n    Where")
  }

  // MARK: What else is there

  @Test func whatIsLeftAsideIsTold() throws {
    let sql =
      "INSERT INTO dept(id,name) VALUES (1,'A'),(2,'B');\nINSERT INTO settings(id,name) VALUES (7,'x');\nINSERT INTO emp(id,name,parent_id) VALUES (1,'Ann',NULL),(2,'Bob',1);\n"
    let rows = try Array(sql.utf8).withUnsafeBytes { bytes throws(SourceErrors) in
      try readTree(bytes, name: "a.sql")
    }
    #expect(
      rows.understanding.leftAside == [
        "other tables: dept, settings; --table takes one, or a level each with + between them"
      ])
  }
}
