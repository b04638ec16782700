import Testing

/// Texts with headings, and what tools print around names.
@Suite struct TextHeadingTests {
  private static let expected = "Handbook\n  Install\n    Linux\n  Use"

  @Test(arguments: [
    "# Handbook\n\nSome text, here.\n\n## Install\n\n```sh\n# not a heading\nmake\n```\n\n### Linux\n\n## Use\n",
    "# Handbook\nText.\n\n## Install ##\n- make\n- make install\n\n### Linux\n\n## Use\nText; more text.\n",
    "#+TITLE: Plan\n* Handbook\n** TODO Install :tag:\n*** Linux\nbody\n** Use\n",
    "#+TITLE: Plan\n\n* Handbook\n** Install\n*** Linux\n** Use\n",
    "* Handbook\nSome text.\n** Install\n*** Linux\n** DONE Use\n",
    "# Handbook\n- Install\n  - Linux\n- Use\n\n# Other\n- One\n",
    "= Handbook\n\n== Install\nDo it.\n\n=== Linux\n\n== Use\n",
    "= Handbook =\n== Install ==\n=== Linux ===\n== Use ==\n",
    "Handbook\n========\n\nInstall\n-------\n\nText, here.\n\nLinux\n~~~~~\n\nUse\n---\nMore of it.\n",
    "########\nHandbook\n########\n\nInstall\n#######\n\nLinux\n-----\n\nUse\n###\n",
  ])
  func headingsAreTheTree(text: String) {
    let read = outline(text)
    #expect(read == Self.expected || read == Self.expected + "\nOther\n  One")
  }

  /// What a database prints has one such line.
  @Test func namesBelowALineAreAList() {
    #expect(outline(" name \n------\n Ada\n Bob\n(2 rows)\n") == "Ada\nBob")
  }

  /// A list whose comments begin with the sign of headings stays a list.
  @Test func commentsAboveATableAreNoHeadings() {
    #expect(
      outline(
        "# Source: office\n## notes on it\n\nid,name,parent\n1,United Kingdom of Great Britain,\n2,England,1\n"
      )
        == "1 United Kingdom of Great Britain\n  2 England")
  }

  @Test(arguments: [
    ("# places\n## in the north\nAa\nBb\n", "Aa\nBb"), ("# places\n\nAa\nBb\n\n# more\n\nCc\n", "Aa\nBb\nCc"),
    ("* Aa\n* Bb\n* Cc\n", "Aa\nBb\nCc"),
  ])
  func commentsAreNoHeadings(text: String, expected: String) { #expect(outline(text) == expected) }

  /// Without blank lines in front, two depths or the marks of Markdown tell headings from comments.
  @Test(arguments: [
    (
      "# Shop\n## Fruits\n- Apple\n- Pear\n## Vegetables\n- Leek\n",
      "Shop\n  Fruits\n    Apple\n    Pear\n  Vegetables\n    Leek"
    ),
    ("# Fruits\n* Apple\n* Pear\n# Vegetables\n* Leek\n", "Fruits\n  Apple\n  Pear\nVegetables\n  Leek"),
    (
      "# Fruits\n- [Apple](a.md)\n# Vegetables\n- [Leek](b.md) - long\n",
      "Fruits\n  Apple\nVegetables\n  Leek"
    ),
    ("# Fruits\n1. Apple\n2. Pear\n# Vegetables\n1. Leek\n", "Fruits\n  Apple\n  Pear\nVegetables\n  Leek"),
    ("# Guide\nThis is the text of it.\n## Install\nDo this.\n## Use\n", "Guide\n  Install\n  Use"),
    ("# fruits\n- Apple\n- Pear\n# vegetables\n- Leek\n", "Apple\nPear\nLeek"),
    ("* Aa\n# - Bb\n* Cc\n", "Aa\nCc"),
    ("# main\n## network\nhost = a\nport = b\n", "host = a\nport = b"),
  ])
  func tightHeadings(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    ":PROPERTIES:\n:ID: 1\n:END:\n* Trees\n:LOGBOOK:\n- done\n:END:\n** Oak\n* Ferns\n",
    "#+TITLE: Plants\n\nOn plants.\n\n* Trees\n#+begin_src sh\n- no item\n#+end_src\n** TODO [#A] Oak :x:\n* Ferns\n",
    "* Trees\n  :PROPERTIES:\n  :ID: 1\n  :END:\n** Oak\n   SCHEDULED: <2024-01-01 Mon>\n* Ferns\n",
  ])
  func drawersOfOrgAreNoNames(text: String) { #expect(outline(text) == "Trees\n  Oak\nFerns") }

  @Test func headingsOfOrgMayBeAList() { #expect(outline("#+title: A\n* One\ntext\n* Two\n") == "One\nTwo") }

  /// Of each step the code is known; days and what is below them are no such steps.
  @Test(arguments: [
    ("1\tA\n1 > 2\tA > B\n1 > 3\tA > C\n", "1 A\n  2 B\n  3 C"),
    ("ID Path\tName Path\n1/2\tA/B\n1\tA\n1/3\tA/C\n", "1 A\n  2 B\n  3 C"),
    ("ids,names\n1|2,A|B\n1,A\n1|2|3,A|B|C\n", "1 A\n  2 B\n    3 C"),
    (
      "date,path\n2021/09/01,a/b/c\n2021/09/02,a/b/d\n2021/10/01,a/e/f\n",
      "2021\n  09\n    01\n    02\n  10\n    01"
    ),
  ])
  func pathsOfCodesStandBesideThoseOfNames(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func storedFilesMayHaveUnitsAndASum() {
    #expect(
      outline(
        "2021-09-14 11:20:31   10.2 KiB a/b.txt\n2021-09-14 11:20:31    0 Bytes a/c d.txt\n\nTotal Objects: 2\n   Total Size: 20 KiB\n"
      ) == "a\n  b.txt\n  c d.txt")
  }

  @Test(arguments: [
    ("C:.\n    a.txt\n    b.txt\nNo subfolders exist\n", "C:.\n  a.txt\n  b.txt"),
    (
      "Folder PATH listing\nVolume serial number is 1-2\nD:\\A\n├───x\n│       1.txt\n│\n└───y\n    │   2.txt\n    │\n    └───z\n            3.txt\n",
      "D:\\A\n  x\n    1.txt\n  y\n    2.txt\n    z\n      3.txt"
    ),
    ("C:.\n└───y\n        2.txt\n", "C:.\n  y\n    2.txt"),
  ])
  func filesOfTheLastFolderAreThere(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func signsBehindNamesInListingsAreNoneOfThem() {
    #expect(
      outline(".:\na/\nrun*\ne/\n\n./a:\nb/\nx.txt\n\n./a/b:\ny.txt\n\n./e:\n")
        == "a\n  b\n    y.txt\n  x.txt\nrun\ne")
  }

  @Test(arguments: [
    "100644 blob 9daeafb9864cf43055ae93beb0afd6c7d144bfa4\tREADME.md\n100644 blob e69de29bb2d1d6434b8b29ae775ad8c2e48c5391\tsrc/main.c\n",
    "100644 9daeafb9864cf43055ae93beb0afd6c7d144bfa4 0\tREADME.md\n100644 e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 0\tsrc/main.c\n",
  ])
  func trackedFilesAreTheirPaths(text: String) { #expect(outline(text) == "README.md\nsrc\n  main.c") }

  @Test(arguments: ["[4.0K]  ", "[drwxr-xr-x]  ", "[drwxr-xr-x root     4.0K]  "])
  func sizesInFrontOfDrawnTreesAreNoNames(mark: String) {
    #expect(outline("\(mark).\n├── \(mark)a\n│   └── \(mark)x\n└── \(mark)b\n") == ".\n  a\n    x\n  b")
  }

  @Test func dumpsHaveABarBetweenTabs() {
    #expect(
      outline("1\t|\t1\t|\tno rank\t|\n2\t|\t131567\t|\tsuperkingdom\t|\n131567\t|\t1\t|\tno rank\t|\n")
        == "1 no rank\n  131567 no rank\n    2 superkingdom")
  }

  @Test func blanksInFrontOfTwoRowsAreNoOutline() {
    #expect(outline("code,name\n 01 , A \n02,B\n") == "01 A\n02 B")
  }

  @Test func subcategoriesLieInCategories() {
    let expected =
      "Clothes\n  Tops\n    A1 Shirt\n    A4 Blouse\n  Trousers\n    A2 Jeans\nHome\n  Kitchen\n    A3 Pan"
    #expect(
      outline(
        "sku,name,category,subcategory\nA1,Shirt,Clothes,Tops\nA2,Jeans,Clothes,Trousers\nA3,Pan,Home,Kitchen\nA4,Blouse,Clothes,Tops\n"
      ) == expected)
  }

  @Test(arguments: ["<table><tr><td>A</td></tr></table>", "<body><p>A</p></body>", "<UL><LI>A</LI></UL>"])
  func partsOfWebPagesAreSaid(text: String) {
    #expect(outline(text).hasSuffix(": a web page, which is not read; save its table as CSV"))
  }
}
