import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Files that people type themselves: a few rows, of which no statistics can be made.
@Suite struct SmallTableTests {
  @Test(arguments: [
    (
      "Team,Name,E-mail,Phone\nSales,Anna Berg,anna@acme.com,555-0101\nSales,John Doe,john@acme.com,555-0102\nSupport,Li Wei,li@acme.com,555-0103\n",
      "Sales\n  Anna Berg\n  John Doe\nSupport\n  Li Wei"
    ),
    (
      "部门,姓名,邮箱\n销售,张伟,z@x.cn\n销售,王芳,w@x.cn\n技术,李娜,l@x.cn\n", "销售\n  张伟\n  王芳\n技术\n  李娜"
    ),
    (
      "datacenter,rack,hostname,ip\nfra1,r01,web01,10.0.1.11\nfra1,r01,web02,10.0.1.12\nfra1,r02,db01,10.0.1.21\nams2,r11,web03,10.1.1.11\n",
      "fra1\n  r01\n    web01\n    web02\n  r02\n    db01\nams2\n  r11\n    web03"
    ),
    (
      "Line,Stop\n1,Central Station\n1,Market Square\n2,Central Station\n2,Airport\n",
      "1\n  Central Station\n  Market Square\n2\n  Central Station\n  Airport"
    ),
    (
      "Faculty,Year,Course,Credits\nScience,1,Calculus,6\nScience,1,Mechanics,6\nScience,2,Optics,5\nArts,1,Drawing,4\n",
      "Science\n  1\n    Calculus\n    Mechanics\n  2\n    Optics\nArts\n  1\n    Drawing"
    ),
    (
      "Regal;Fach;Titel\n1;oben;Faust\n1;oben;Die Räuber\n1;unten;Effi Briest\n2;oben;Der Prozess\n",
      "1\n  oben\n    Faust\n    Die Räuber\n  unten\n    Effi Briest\n2\n  oben\n    Der Prozess"
    ),
    (
      "Group,Code,Name\nTools,100,Hammer\nTools,101,Saw\nPaint,200,White\nPaint,201,Red\n",
      "Tools\n  100 Hammer\n  101 Saw\nPaint\n  200 White\n  201 Red"
    ),
  ])
  func groupsInFrontOfTheNamesAreLevels(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    ("Name,Team,Email\nAnn,Sales,a@x\nBob,Sales,b@x\nCem,IT,c@x\n", "Ann\nBob\nCem"),
    ("Vorname,Name,Ort\nAnna,Berg,Ulm\nAnna,Weiß,Bonn\nBernd,Zander,Ulm\n", "Berg\nWeiß\nZander"),
    ("id,title,fullname\n1,Clerk,Ann Lee\n2,Clerk,Bo Ek\n3,Chief,Cy Fry\n", "1 Ann Lee\n2 Bo Ek\n3 Cy Fry"),
  ])
  func whatIsSaidOfTheRowsIsNoGroup(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (
      "Art;Wein;Preis\nWeißwein;Riesling;5,50\n;Silvaner;4,80\nRotwein;Dornfelder;5,10\n;Trollinger;4,90\n",
      "Weißwein\n  Riesling\n  Silvaner\nRotwein\n  Dornfelder\n  Trollinger"
    ),
    (
      "Dział,Pracownik,Telefon\nKsięgowość,Anna Nowak,22 1\n,Jan Kowalski,22 2\nKadry,Ewa Wójcik,22 3\n,Piotr Zając,22 4\n",
      "Księgowość\n  Anna Nowak\n  Jan Kowalski\nKadry\n  Ewa Wójcik\n  Piotr Zając"
    ),
  ])
  func mergedCellsMayHaveColumnsBehindThem(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: ["Karte;Gang;Gericht", "Menu;Course;Dish"])
  func noNameIsLostBehindOneThatRepeats(heading: String) {
    #expect(
      outline(heading + "\nMittag;Vorspeise;Suppe\nMittag;Hauptgang;Braten\nAbend;Hauptgang;Fisch\n")
        == "Mittag\n  Vorspeise\n    Suppe\n  Hauptgang\n    Braten\nAbend\n  Hauptgang\n    Fisch")
  }

  @Test(arguments: [
    (
      "Family,Genus,Species,Common name\nRosaceae,Rosa,Rosa canina,dog rose\nRosaceae,Rosa,Rosa rugosa,beach rose\nRosaceae,Malus,Malus domestica,apple\n",
      "Rosaceae\n  Rosa\n    Rosa canina\n    Rosa rugosa\n  Malus\n    Malus domestica"
    ),
    (
      "Family,Branch,Language\nIndo-European,Germanic,English\nIndo-European,Germanic,German\nIndo-European,Slavic,Polish\nTurkic,Oghuz,Turkish\n",
      "Indo-European\n  Germanic\n    English\n    German\n  Slavic\n    Polish\nTurkic\n  Oghuz\n    Turkish"
    ),
    ("Category,Colour\nWarm,Red\nWarm,Orange\nCold,Blue\n", "Warm\n  Red\n  Orange\nCold\n  Blue"),
    (
      "Wine,Region,Price\nChablis,Burgundy,24\nBarolo,Piedmont,38\nSancerre,Loire,21\nPommard,Burgundy,55\n",
      "Chablis\nBarolo\nSancerre\nPommard"
    ),
    (
      "slug,title,parent\nhome,Home,\nabout,About us,home\nteam,Team,about\nshop,Shop,home\ncart,Cart,shop\n",
      "home Home\n  about About us\n    team Team\n  shop Shop\n    cart Cart"
    ),
    ("Top,Spoon,Ann\nTop,Fork,Bob\nLow,Pan,Ann\nLow,Pot,Cem\n", "Top\n  Spoon\n  Fork\nLow\n  Pan\n  Pot"),
    (
      "Priority,Task,Assignee\nHigh,Fix login,Ann\nHigh,Renew certificate,Bob\nLow,Update logo,Ann\nMedium,Write tests,Cem\n",
      "High\n  Fix login\n  Renew certificate\nLow\n  Update logo\nMedium\n  Write tests"
    ),
  ])
  func theColumnThatTellsTheRowsApartIsTheirName(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    ("code,message\n400,Bad Request\n401,Unauthorized\n404,Not Found\n500,Internal Server Error\n", false),
    ("Fehlercode;Bedeutung\n100;Motor heiß\n101;Kein Öl\n200;Tür offen\n201;Sensor fehlt\n", false),
    ("code,name\n1000,Assets\n1100,Cash\n1110,Till\n2000,Debts\n2100,Loans\n", true),
  ])
  func codesOfMessagesDoNotLieInEachOther(text: String, areNested: Bool) {
    #expect(outline(text).contains("\n  ") == areNested)
  }

  @Test(arguments: ["father", "mother", "père", "отец", "ojciec"])
  func parentsOfPeopleAreParents(word: String) {
    #expect(
      outline("id,name,\(word)\n1,George,\n2,William,1\n3,Harry,1\n4,Louis,2\n")
        == "1 George\n  2 William\n    4 Louis\n  3 Harry")
  }

  @Test(arguments: ["Stufe", "Poziom", "Seviye", "階層"])
  func wordsForALevelTellHowDeepARowLies(word: String) {
    #expect(
      outline("\(word);Bezeichnung\n0;Maschine\n1;Antrieb\n2;Motor\n2;Getriebe\n1;Steuerung\n")
        == "Maschine\n  Antrieb\n    Motor\n    Getriebe\n  Steuerung")
  }

  @Test func numberedListsInListsLoseTheirNumbers() {
    #expect(
      outline("1. Planning\n   1. Budget\n   2. Team\n2. Build\n   1. Backend\n3. Release\n")
        == "Planning\n  Budget\n  Team\nBuild\n  Backend\nRelease")
    // These say more than the order.
    #expect(outline("3. Planning\n   7. Budget\n5. Build\n") == "3 Planning\n  7 Budget\n5 Build")
  }

  @Test func rowsUnderTheirNamesHaveFields() {
    #expect(
      outline(
        #"{"web01": {"ip": "10.0.0.1", "os": "Debian"}, "web02": {"ip": "10.0.0.2", "os": "Debian"}, "db01": {"ip": "10.0.0.9", "os": "Alpine"}}"#
      ) == "web01\nweb02\ndb01")
    #expect(
      outline(
        #"{"Berlin": {"Museum": "Pergamon", "Park": "Tiergarten"}, "Paris": {"Museum": "Louvre", "Park": "Monceau"}}"#
      )
        == "Berlin\n  Museum\n    Pergamon\n  Park\n    Tiergarten\nParis\n  Museum\n    Louvre\n  Park\n    Monceau"
    )
  }

  @Test(arguments: [
    ("1st floor\n2nd floor\n10 Downing\n", "1st floor\n2nd floor\n10 Downing"),
    ("3 eggs\n2 cups flour\n1 pinch salt\n", "3 eggs\n2 cups flour\n1 pinch salt"),
    ("2024 report\n2025 report\n", "2024 report\n2025 report"),
    ("http://a.org/x\nhttp://b.org/y/z\nhttps://c.org\n", "http://a.org/x\nhttp://b.org/y/z\nhttps://c.org"),
    ("1 Fruit\n2 Nuts\n3 Herbs\n", "1 Fruit\n2 Nuts\n3 Herbs"),
    (
      "110000 Beijing\n110100 City\n110101 Dongcheng\n", "110000 Beijing\n  110100 City\n    110101 Dongcheng"
    ),
  ])
  func linesStayWhole(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    ("Fruit,Color\nApple,red\nBanana,yellow\nPlum,blue\n", "Apple\nBanana\nPlum"),
    ("Animal,Sound\nDog,woof\nCat,meow\nCow,moo\n", "Dog\nCat\nCow"),
    ("Zorb,Frum\nDog,woof\nCat,meow\nCow,moo\n", "Dog\nCat\nCow"),
    ("Dish,Cook\nSoup,Ann\nPie,Bob\nTea,Cem\n", "Soup\nPie\nTea"),
    ("Apple,red\nPear,green\nPlum,blue\nCherry,red\n", "Apple\nPear\nPlum\nCherry"),
  ])
  func aHeadingIsNoEntry(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func twoNumbersInFrontOfAPlaceOnTheMapAreLevels() {
    #expect(
      outline("1001,01,52.248455,21.044827\n1001,02,52.249078,21.044443\n1002,01,52.251325,21.038457\n")
        == "1001\n  01\n  02\n1002\n  01")
  }

  @Test func theAddressOfASourceIsNoneOfTheText() {
    #expect(
      outline(
        "# Families\n\n> <https://x.org/a>\n\n## Germanic\n\n> <https://x.org/g>\n\n- West\n- North\n\n## Italic\n\n- Latin\n",
        name: "a.md")
        == "Families\n  Germanic\n    West\n    North\n  Italic\n    Latin")
  }
}
