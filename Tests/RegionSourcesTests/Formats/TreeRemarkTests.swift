import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// What people write around trees and tables in their texts: remarks, signs of folders, tables below a sentence.
@Suite struct TreeRemarkTests {
  private static let folders = "app\n  src\n    main.c\n    util.c\n  docs\n  README.md"

  @Test(arguments: [
    "app/\n├── src/        # sources\n│   ├── main.c  # begins here\n│   └── util.c\n├── docs/\n└── README.md\n",
    "app/\n|-- src/\n|   |-- main.c   --> *begins here*\n|   |-- util.c\n|-- docs/ --> soon\n|-- README.md\n",
    "app\n├── src/\n│   ├── main.c  <- begins here\n│   └── util.c\n├── docs/  // soon\n└── README.md\n",
    "app\n├── src\n│   ├── main.c\n│   └── util.c\n├── docs\n└── README.md\n",
  ])
  func remarksBehindTheNamesOfADrawnTreeAreCut(text: String) {
    #expect(outline(text) == TreeRemarkTests.folders)
  }

  @Test func remarksThatWereCutAreSaid() throws {
    let read = try read("app\n├── src    # sources\n└── docs   # texts\n")
    #expect(read.understanding.notes == ["the remarks behind 2 names were cut"])
    let one = try RegionSourcesTests.read("app\n├── src    # sources\n└── docs\n")
    #expect(one.understanding.notes == ["the remark behind 1 name was cut"])
  }

  /// One sign behind one blank may be a name's.
  @Test func aSignInsideOfANameStays() {
    #expect(outline("music\n├── Track # 3\n└── C# basics\n") == "music\n  Track # 3\n  C# basics")
    #expect(outline("links\n├── a -> b\n└── c\n") == "links\n  a\n  c")
    #expect(outline("chess\n├── e4 --> e5\n└── d4  --> d5\n") == "chess\n  e4 --> e5\n  d4  --> d5")
    #expect(
      outline("order\n├── Item  # small\n└── Item  # large\n") == "order\n  Item  # small\n  Item  # large")
    #expect(outline("order\n├── Item # 1\n└── Item # 2\n") == "order\n  Item # 1\n  Item # 2")
    #expect(
      outline("routes\n├── /users/\n│   └── /users/new\n└── /about/\n")
        == "routes\n  /users/\n    /users/new\n  /about/")
  }

  /// Looked at from each sign back to the beginning, a line of signs would take hours.
  @Test func aLineOfSignsWithoutEndIsReadOnce() {
    let line = String(repeating: "a # ", count: 200_000)
    #expect(outline("app\n├── \(line)b\n└── c\n").contains("longer than 60,000 bytes"))
    let short = String(repeating: "a # ", count: 10_000)
    #expect(outline("app\n├── \(short)b\n└── c\n") == "app\n  \(short)b\n  c")
  }

  @Test func aRemarkMayGoOnInTheNextLine() {
    #expect(outline("app\n├── a.c   # reads\n│         # and writes\n└── b.c\n") == "app\n  a.c\n  b.c")
  }

  /// A list around a table may be what is meant.
  @Test func aTableBelowAListIsNotAllThereIs() {
    let text =
      "# Menu\n\n* Food\n  * Fruit\n  * Veg\n\nSign | Meaning\n-----|--------\n(v) | vegan\n(g) | gluten\n"
    #expect(outline(text).contains("Food\n  Fruit\n  Veg"))
  }

  @Test(arguments: [
    "Objects and their versions.\n\nkind  | apiVersion\n:---: | :---:\nPod  | v1\nReplication Controller | v1\nJob | batch/v1\n",
    "#### Objects\n\n<details>\n<summary>See below.</summary>\n</details>\n\n\nkind | apiVersion\n--- | ---\nPod | v1\nReplication Controller | v1\nJob | batch/v1\n",
    "Objects and their versions.\n\n| kind | apiVersion |\n|------|:----------|\n| Pod | v1 |\n| Replication Controller | v1 |\n| Job | batch/v1 |\n",
    "kind,apiVersion\nPod,v1\nReplication Controller,v1\nJob,batch/v1\n",
    #"[{"kind": "Pod", "apiVersion": "v1"}, {"kind": "Replication Controller", "apiVersion": "v1"}, {"kind": "Job", "apiVersion": "batch/v1"}]"#,
  ])
  func kindsAreTheNamesOfATable(text: String) { #expect(outline(text) == "Pod\nReplication Controller\nJob") }

  @Test func placesAreNamedInTheLettersOfWhatLiesBelow() {
    #expect(
      outline(
        #"[{"province": "گیلان", "english_name": "Gilan", "cities": [{"name": "رشت"}]}, {"province": "فارس", "english_name": "Fars", "cities": [{"name": "شیراز"}]}]"#
      ) == "گیلان\n  رشت\nفارس\n  شیراز")
    #expect(
      outline(
        #"[{"continent": "Азия", "english_name": "Japan", "cities": [{"name": "Tokyo"}]}, {"continent": "Европа", "english_name": "France", "cities": [{"name": "Paris"}]}]"#
      ) == "Japan\n  Tokyo\nFrance\n  Paris")
    #expect(
      outline(
        #"[{"province": "Gilan", "english_name": "Gilan Province", "cities": [{"name": "Rasht"}]}, {"province": "Fars", "english_name": "Fars Province", "cities": [{"name": "Shiraz"}]}]"#
      ) == "Gilan Province\n  Rasht\nFars Province\n  Shiraz")
  }

  private static let wineries = "Alsace,Colmar,Hugel\nAlsace,Turckheim,Zind\nMosel,Bernkastel,Prüm\n"

  /// In a few rows nothing but their order tells what lies in what.
  @Test(arguments: ["Country,Region,Winery", "Department,Team,Member", "Brand,Model,Trim"])
  func aSmallTableOfNamesIsLevels(heading: String) {
    #expect(
      outline(heading + "\n" + TreeRemarkTests.wineries)
        == "Alsace\n  Colmar\n    Hugel\n  Turckheim\n    Zind\nMosel\n  Bernkastel\n    Prüm")
  }

  @Test(arguments: ["Region,City,Mayor", "Region,City,Description", "Region,City,City_en"])
  func whatIsSaidOfTheLowestPlaceIsNoLevel(heading: String) {
    #expect(
      outline(heading + "\n" + TreeRemarkTests.wineries)
        == "Alsace\n  Colmar\n  Turckheim\nMosel\n  Bernkastel")
  }
}
