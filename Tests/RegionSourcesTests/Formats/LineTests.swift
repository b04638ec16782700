import RegionSources
import Testing

/// Paths, outlines, and the outputs of tools.
@Suite struct LineTests {
  @Test func pathsAreTreesWithWhatIsOnTheWay() {
    #expect(outline("a/b/c\na/d\ne/f\n") == "a\n  b\n    c\n  d\ne\n  f")
    #expect(outline("./a\n./a/b\n./c/\n.\n").contains("a\n    b"))
    #expect(outline("/usr/share\n/usr/bin\n") == "usr\n  share\n  bin")
  }

  @Test func aSeparatorInsideOfANameIsEscaped() {
    #expect(outline("net/TCP\\/IP/v4\nnet/UDP") == "net\n  TCP/IP\n    v4\n  UDP")
  }

  @Test func taxonomiesHaveTheirSignAndPerhapsACode() {
    let text = """
      # Google_Product_Taxonomy_Version: 2021-09-21
      166 - Apparel & Accessories
      1604 - Apparel & Accessories > Clothing
      5322 - Apparel & Accessories > Clothing > Activewear
      1 - Animals, Pets
      """
    #expect(
      outline(text) == "166 Apparel & Accessories\n  1604 Clothing\n    5322 Activewear\n1 Animals, Pets")
    #expect(
      outline("166\tApparel > Shoes\n9\tApparel\n3\tToys > Cats") == "9 Apparel\n  166 Shoes\nToys\n  3 Cats")
  }

  /// A column of a table may hold paths; its headings tell the table.
  @Test func signsOfPathsStandInColumnsToo() {
    #expect(
      outline("id,Category path\n1,A => B\n2,A => C\n3,D\n") { $0.separator = " => " }
        == "A\n  1 B\n  2 C\n3 D")
    #expect(outline("A, x => B\nA, x => C\n") { $0.separator = " => " } == "A, x\n  B\n  C")
  }

  @Test func aNamedColumnTellsTheTableOfPaths() {
    let text = "Way\tN\nA => B\t1\nA => C\t2\n"
    let read = outline(text) {
      $0.separator = " => "
      $0.fields.name = ["Way"]
    }
    #expect(read == "A\n  B\n  C")
  }

  @Test func rulesBetweenListsAreNoNames() {
    #expect(outline("- [A](a.md)\n  - [B](b.md)\n\n---\n\n[C](c.md)\n") == "A\n  B\nC")
  }

  @Test func anotherSignCanBeNamed() {
    #expect(outline("a.b\na.c\n") { $0.separator = "." } == "a\n  b\n  c")
    #expect(outline("a=>b\na=>c\n") { $0.separator = "=>" } == "a\n  b\n  c")
  }

  @Test func indentedLinesAreAnOutline() {
    #expect(
      outline("Europe\n\tFrance\n\t\tParis\n\tItaly\nAsia\n") == "Europe\n  France\n    Paris\n  Italy\nAsia")
    #expect(
      outline("Fruit\n  - Apple\n  - Pear\n    - Conference\n") == "Fruit\n  Apple\n  Pear\n    Conference")
  }

  @Test func theOutputOfTreeIsAnOutline() {
    let text = """
      lib
      ├── a
      │   ├── b -> ../c
      │   └── d e
      └── f

      2 directories, 3 files
      """
    #expect(outline(text) == "lib\n  a\n    b\n    d e\n  f")
    #expect(outline("lib\n|-- a\n|   `-- b\n`-- c\n\n1 directory, 2 files\n") == "lib\n  a\n    b\n  c")
  }

  @Test func namesAloneAreAList() {
    #expect(outline("Apple\nBanana\n\n# no fruit\nCherry") == "Apple\nBanana\nCherry")
    #expect(outline("name\nTCP/IP\nUDP\nICMP\n") == "TCP/IP\nUDP\nICMP")
  }

  /// Classifications count their sections by letters, and nothing else.
  @Test func lettersInFrontCountSections() {
    #expect(
      outline("A Farming\n  01 Crops\n  02 Forestry\nB Mining\n  05 Coal\n  06 Oil\n")
        == "A Farming\n  01 Crops\n  02 Forestry\nB Mining\n  05 Coal\n  06 Oil")
    #expect(outline("A pinch of salt\nB flour\n3 eggs\n") == "A pinch of salt\nB flour\n3 eggs")
    #expect(
      outline("3 Eggs\nA pinch\n2 Cups\nA cup\n1 Spoon\n4 Pots\n")
        == "3 Eggs\nA pinch\n2 Cups\nA cup\n1 Spoon\n4 Pots")
  }

  @Test func codesMayHaveABlankInFrontOfTheirColon() {
    #expect(
      outline("A : Works\n\nAC: Collections, sets\n\nAE: Lexica\n\nB : Thought\n\nBC: Logic\n")
        == "A Works\n  AC Collections, sets\n  AE Lexica\nB Thought\n  BC Logic")
  }

  /// The heads of branches are arrows, and no paths.
  @Test func arrowsSeparateNothing() {
    #expect(
      outline("a1b2c3d (HEAD -> main) Fix it\nd4e5f60 Add tests for x\n")
        == "a1b2c3d (HEAD -> main) Fix it\nd4e5f60 Add tests for x")
    #expect(
      outline("* main\n  dev\n  fix/a\n  remotes/origin/HEAD -> origin/main\n  remotes/origin/main\n")
        == "main\ndev\nfix\n  a\nremotes\n  origin\n    HEAD\n    main")
  }
}
