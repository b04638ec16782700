import RegionSources
import Testing

/// Tables with a column a level of which not every row fills every column.
@Suite struct FilledColumnTests {
  private static let goods =
    "1 Animals\n  3237 Live Animals\n  2 Pet Supplies\n    3 Bird Supplies\n166 Apparel\n  1604 Clothing"

  /// Each row fills the columns down to its own level, and has its own code.
  @Test(arguments: [
    "1,Animals,,\n3237,Animals,Live Animals,\n2,Animals,Pet Supplies,\n3,Animals,Pet Supplies,Bird Supplies\n166,Apparel,,\n1604,Apparel,Clothing,\n",
    "1\tAnimals\n3237\tAnimals\tLive Animals\n2\tAnimals\tPet Supplies\n3\tAnimals\tPet Supplies\tBird Supplies\n166\tApparel\n1604\tApparel\tClothing\n",
    "1,Animals\n3237,Animals,Live Animals\n2,Animals,Pet Supplies\n3,Animals,Pet Supplies,Bird Supplies\n166,Apparel\n1604,Apparel,Clothing\n",
    "ID,L1,L2,L3\n1,Animals,,\n3237,Animals,Live Animals,\n2,Animals,Pet Supplies,\n3,Animals,Pet Supplies,Bird Supplies\n166,Apparel,,\n1604,Apparel,Clothing,\n",
    "Nr.;Erste;Zweite;Dritte\n1;Animals;;\n3237;Animals;Live Animals;\n2;Animals;Pet Supplies;\n3;Animals;Pet Supplies;Bird Supplies\n166;Apparel;;\n1604;Apparel;Clothing;\n",
    "类目ID,一级类目,二级类目,三级类目\n1,Animals,,\n3237,Animals,Live Animals,\n2,Animals,Pet Supplies,\n3,Animals,Pet Supplies,Bird Supplies\n166,Apparel,,\n1604,Apparel,Clothing,\n",
    "Category,Subcategory,Segment,ID\nAnimals,,,1\nAnimals,Live Animals,,3237\nAnimals,Pet Supplies,,2\nAnimals,Pet Supplies,Bird Supplies,3\nApparel,,,166\nApparel,Clothing,,1604\n",
    "# Version: 2021\n1 - Animals\n3237 - Animals > Live Animals\n2 - Animals > Pet Supplies\n3 - Animals > Pet Supplies > Bird Supplies\n166 - Apparel\n1604 - Apparel > Clothing\n",
  ])
  func innerRowsKeepTheirCodes(text: String) { #expect(outline(text) == FilledColumnTests.goods) }

  @Test func rowsWithoutCodesAreATreeToo() {
    let expected = "Food\n  Fruit\n    Apple\n    Pear\nToys"
    #expect(outline("Food,,\nFood,Fruit,\nFood,Fruit,Apple\nFood,Fruit,Pear\nToys,,\n") == expected)
    #expect(outline("Food\nFood\tFruit\nFood\tFruit\tApple\nFood\tFruit\tPear\nToys\n") == expected)
  }

  /// Cells that were merged in a spreadsheet are filled in their first row alone.
  @Test(arguments: [
    "Dezernat,Amt,Abteilung\nAa,Bb,Cc\n,,Dd\n,Ee,Ff\nGg,Hh,Ii\n,,Jj\n",
    "Sparte;Werk;Linie\nAa;Bb;Cc\n;;Dd\n;Ee;Ff\nGg;Hh;Ii\n;;Jj\n",
    "部门,科室,岗位,电话\nAa,Bb,Cc,1\n,,Dd,2\n,Ee,Ff,\nGg,Hh,Ii,4\n,,Jj,5\n",
    "x\ty\tz\nAa\tBb\tCc\n\t\tDd\n\tEe\tFf\nGg\tHh\tIi\n\t\tJj\n",
  ])
  func mergedCellsAreThoseAbove(text: String) {
    #expect(outline(text) == "Aa\n  Bb\n    Cc\n    Dd\n  Ee\n    Ff\nGg\n  Hh\n    Ii\n    Jj")
  }

  @Test func oneNameMayBeginSeveralMergedCells() {
    #expect(
      outline("Bereich,Team,Person\nAa,Bb,Cc\n,,Dd\nEe,Ff,Gg\nAa,Hh,Ii\n,,Jj\n")
        == "Aa\n  Bb\n    Cc\n    Dd\n  Hh\n    Ii\n    Jj\nEe\n  Ff\n    Gg")
    #expect(outline("Abteilung,Stelle\nAa,Bb\n,Cc\nDd,Ee\n,Ff\n") == "Aa\n  Bb\n  Cc\nDd\n  Ee\n  Ff")
  }

  @Test func eachRowMayFillTheColumnOfItsLevelAlone() {
    #expect(
      outline("Dezernat,Amt,Abteilung\nAa,,\n,Bb,\n,,Cc\n,,Dd\n,Ee,\nFf,,\n,Gg,\n")
        == "Aa\n  Bb\n    Cc\n    Dd\n  Ee\nFf\n  Gg")
  }

  /// A field that only some rows have is no level.
  @Test func fieldsOfSomeRowsStayFields() {
    #expect(outline("Titel,Name,Ort\nDr.,Ada,Ulm\n,Bob,Bonn\n,Cy,Kiel\nProf.,Di,Hof\n") == "Ada\nBob\nCy\nDi")
    #expect(outline("name,nickname\nAda,A\nBob,\nCy,\nDi,D\n") == "Ada\nBob\nCy\nDi")
  }

  /// The first column is a title, a company or a mark that only some rows have, and no level above the others.
  @Test func hundredthsAreNoNames() {
    #expect(
      outline("Rabatt;Artikel;Preis\n10%;Stuhl;50\n;Tisch;120\n5%;Lampe;20\n;Teppich;59\n")
        == "Stuhl\nTisch\nLampe\nTeppich")
  }

  @Test(arguments: [
    ("salutation,first,last,phone\nMr,Al,Ray,1\n,Bo,Lee,2\nMs,Cy,Fox,3\n,Di,Roe,4\n", "salutation"),
    (
      "company,first,last,email\nAcme,Alice,Smith,a@x.org\n,Bob,Jones,b@x.org\nGlobex,Carl,Ruiz,c@x.org\n,Dora,Voss,d@x.org\n",
      "company"
    ),
    (
      "Company,Contact,Phone\nAcme,Alice Smith,555-1\n,Bob Jones,555-2\nGlobex,Carl Ruiz,555-3\n,Dora Voss,555-4\n",
      "Company"
    ),
    (
      "flag,task,due\n!,Pay rent,2024-01-01\n,Buy milk,2024-01-02\n,Call mum,2024-01-03\n!,Fix roof,2024-01-04\n",
      "flag"
    ),
  ])
  func aColumnThatSomeRowsFillIsNoLevelAboveTheOthers(text: String, first: String) {
    let said = outline(text)
    #expect(
      said.hasPrefix("x: \(first) is empty in 2 of 4 rows; if each column is a level, say --fields name="))
  }

  @Test func nobodyGetsTheTitleOfAnother() {
    let people = "Title,First name,Last name,City\nDr.,Alice,Smith,Berlin\n,Bob,Jones,Paris\n"
    #expect(
      outline(people + "Prof.,Carl,Ruiz,Rome\n,Dora,Voss,Bonn\n")
        == "Alice Smith\nBob Jones\nCarl Ruiz\nDora Voss")
    #expect(
      outline("Title,Author,Year\nDr. No,Fleming,1958\n,Unknown,1960\nEmma,Austen,1815\n").hasPrefix(
        "x:3: the name is empty"))
  }

  @Test(arguments: [
    "Anrede,Zusatz,Name\nDr.,A,Smith\n,,Jones\nDr.,B,Roe\n,,Voss\nDr.,C,Fox\n,,Ray\n",
    "Anrede,Zusatz,Person,Ort\nDr.,A,Smith,Ulm\n,,Jones,Bonn\nProf.,B,Roe,Kiel\n,,Voss,Hof\n",
    "Title,Initial,First name,Last name\nDr.,A,Ann,Smith\n,B,Bea,Jones\n,,Cy,Roe\n",
  ])
  func severalFieldsOfSomeRowsAreNoLevelsEither(text: String) { #expect(!outline(text).contains("Dr.\n  ")) }

  @Test func rowsWithoutNamesSayWhichFieldsWouldBeLevels() {
    #expect(
      outline("Bereich,Team,Person\nA,B,\n,,C\nD,,E\n,F,\n,G,H\n")
        == "x: Bereich is empty in 3 of 5 rows; if each column is a level, say --fields name=Bereich+Team+Person"
    )
  }
}
