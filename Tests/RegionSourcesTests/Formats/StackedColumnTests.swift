import Fuzzing
import RegionSources
import Testing

/// Tables with a column a level whose values are numbers, or of which some rows end early.
@Suite struct StackedColumnTests {
  @Test(arguments: [
    (
      "year,make,model\n2023,Ford,F1\n2023,Kia,Rio\n2024,Ford,F1\n",
      "2023\n  Ford\n    F1\n  Kia\n    Rio\n2024\n  Ford\n    F1"
    ),
    (
      "make,model,year\nFord,F1,2023\nFord,F1,2024\nKia,Rio,2023\n",
      "Ford\n  F1\n    2023\n    2024\nKia\n  Rio\n    2023"
    ),
    (
      "Building,Floor,Room\nA,1,101\nA,1,102\nA,2,201\nB,1,101\n",
      "A\n  1\n    101\n    102\n  2\n    201\nB\n  1\n    101"
    ),
    (
      "Building,Floor,Room\nA,1,Kitchen\nA,1,Lab\nA,2,Hall\nB,1,Lab\n",
      "A\n  1\n    Kitchen\n    Lab\n  2\n    Hall\nB\n  1\n    Lab"
    ),
    (
      "Year;Quarter;Month\n2023;Q1;Jan\n2023;Q1;Feb\n2024;Q2;Apr\n",
      "2023\n  Q1\n    Jan\n    Feb\n2024\n  Q2\n    Apr"
    ),
    ("年级,班级,学生\n1,1,王伟\n1,1,李娜\n1,2,张三\n2,1,赵四\n", "1\n  1\n    王伟\n    李娜\n  2\n    张三\n2\n  1\n    赵四"),
    ("年级,班级,姓名\n1,1,王伟\n1,1,李娜\n1,2,张三\n2,1,赵四\n", "1\n  1\n    王伟\n    李娜\n  2\n    张三\n2\n  1\n    赵四"),
    ("Floor,Room\n1,101\n1,102\n2,201\n", "1\n  101\n  102\n2\n  201"),
    ("Jahr;Monat\n2023;Januar\n2023;Februar\n2024;Januar\n", "2023\n  Januar\n  Februar\n2024\n  Januar"),
    (
      "state,zip,street\nCA,90001,Main St\nCA,90001,Oak St\nNY,10001,Broadway\n",
      "CA\n  90001\n    Main St\n    Oak St\nNY\n  10001\n    Broadway"
    ),
    (
      #"[{"year":2023,"quarter":"Q1","month":"Jan"},{"year":2023,"quarter":"Q1","month":"Feb"},{"year":2024,"quarter":"Q1","month":"Jan"}]"#,
      "2023\n  Q1\n    Jan\n    Feb\n2024\n  Q1\n    Jan"
    ),
  ])
  func numbersUnderHeadingsOfLevelsAreLevels(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  /// A year, a floor or a price beside what tells the rows apart is what a place has.
  @Test(arguments: [
    (
      "Country,City,Year\nFrance,Paris,1900\nFrance,Lyon,1900\nSpain,Madrid,1901\n",
      "France\n  Paris\n  Lyon\nSpain\n  Madrid"
    ),
    ("year,title\n1999,Matrix\n1999,Magnolia\n2001,Amelie\n", "Matrix\nMagnolia\nAmelie"),
    (
      "state,city,population\nCA,Los Angeles,3\nCA,Fresno,3\nNY,Albany,1\n",
      "CA\n  Los Angeles\n  Fresno\nNY\n  Albany"
    ),
    ("name,floor\nKitchen,1\nLab,1\nHall,2\n", "Kitchen\nLab\nHall"),
  ])
  func otherNumbersAreFields(text: String, expected: String) { #expect(outline(text) == expected) }

  /// Names in front of rooms, years and times are the rows.
  @Test(arguments: [
    (
      "meeting,room,start\nStand-up,101,09:00\nReview,102,10:00\nRetro,101,11:00\n", "Stand-up\nReview\nRetro"
    ),
    (
      "meeting,room,start\nM1,101,9:00\nM2,102,10:00\nM3,103,11:00\nM4,100,12:00\nM5,101,13:00\n",
      "M1\nM2\nM3\nM4\nM5"
    ),
    ("talk,room,time\nIntro to Swift,101,09:00\nRust,102,09:00\nGo,101,10:00\n", "Intro to Swift\nRust\nGo"),
    ("switch,rack,unit\nsw1,1,40\nsw2,1,41\nsw3,2,40\n", "sw1\nsw2\nsw3"),
    ("vm,rack,year\nvm1,1,2020\nvm2,1,2021\nvm3,2,2020\n", "vm1\nvm2\nvm3"),
    ("birthday,year,month\nAnn,1990,3\nBen,1990,4\nCarl,1985,3\n", "Ann\nBen\nCarl"),
    ("child,grade,class\nAnn,1,2\nBen,1,3\nCarl,2,2\n", "Ann\nBen\nCarl"),
    ("artist,room,floor\nMonet,1,0\nKlee,2,0\nMiro,3,1\n", "Monet\nKlee\nMiro"),
    ("printer,floor,room\nP1,1,101\nP2,1,102\nP3,2,201\n", "P1\nP2\nP3"),
    (
      "meeting,room,floor,owner\nStand-up,1,0,Ann\nReview,2,0,Ann\nRetro,3,1,Ben\n", "Stand-up\nReview\nRetro"
    ),
    ("runner,year,time\nAnn,2023,3:10\nBen,2023,3:20\nAnn,2024,3:05\n", "Ann\nBen\nAnn"),
    ("sku,product,warehouse,qty\n1,Chair,Berlin,3\n2,Table,Berlin,1\n3,Lamp,Paris,2\n", "Chair\nTable\nLamp"),
  ])
  func namesInFrontAreAList(text: String, expected: String) throws {
    let lines = outline(text).split(separator: "\n")
    let isCoded = text.hasPrefix("sku")
    let names = isCoded ? lines.map { $0.split(separator: " ").last ?? "" } : lines
    #expect(names.joined(separator: "\n") == expected)
    #expect(!lines.contains { $0.hasPrefix(" ") })
  }

  /// Names behind floors and rooms are the last level; a price or a time there is none.
  @Test(arguments: [
    (
      "floor,room,occupant\n1,101,Ann\n1,102,Ben\n2,201,Carl\n2,202,Dan\n",
      "1\n  101\n    Ann\n  102\n    Ben\n2\n  201\n    Carl\n  202\n    Dan"
    ),
    (
      "楼栋,楼层,房间,住户\n1栋,1,101,张三\n1栋,1,102,李四\n2栋,2,201,王五\n",
      "1栋\n  1\n    101\n      张三\n    102\n      李四\n2栋\n  2\n    201\n      王五"
    ),
    ("floor,room,price\n1,101,$20\n1,102,$30\n2,201,$40\n", "1\n  101\n  102\n2\n  201"),
    ("floor,room,opens\n1,101,9:00\n1,102,10:00\n2,201,11 am\n", "1\n  101\n  102\n2\n  201"),
  ])
  func namesBehindNumbersAreTheLastLevel(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func numbersBesideTitlesAreTheirCodes() {
    #expect(outline("Chapter,Section,Title\n1,1.1,Intro\n1,1.2,Setup\n2,2.1,Use\n").contains("Intro"))
  }

  @Test(arguments: [
    "Kleidung;Herren;Hosen\nKleidung;Herren;Hemden\nSchuhe;;\n",
    "Kategorie;Unterkategorie;Artikel\nKleidung;Herren;Hosen\nKleidung;Herren;Hemden\nSchuhe;;\n",
    "Ebene 1;Ebene 2;Ebene 3\nKleidung;Herren;Hosen\nKleidung;Herren;Hemden\nSchuhe;;\n",
    "Rubrik 1,Rubrik 2,Rubrik 3\nKleidung,Herren,Hosen\nKleidung,Herren,Hemden\nSchuhe,,\n",
    "Категория;Подкатегория;Раздел\nKleidung;Herren;Hosen\nKleidung;Herren;Hemden\nSchuhe;;\n",
  ])
  func rowsThatEndEarlyKeepTheirColumns(text: String) {
    #expect(outline(text) == "Kleidung\n  Herren\n    Hosen\n    Hemden\nSchuhe")
  }

  /// Whatever the places are called: numbers, signs, or as a heading is.
  @Test(arguments: [ExportForm.csv, .tsv]) func whatExportWritesReadsBack(form: ExportForm) throws {
    for seed in 0..<UInt64(400) {
      var random = SplitMix64(seed: seed)
      let text = StackedColumnTests.randomTree(&random)
      let tree = try read(text).tree
      let bytes = try ExportedPart(tree).written(as: form)
      let again = outline(String(decoding: bytes, as: UTF8.self))
      #expect(again == outline(tree), "seed \(seed): \(text) \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private static let names = [
    "1", "2", "10", "2023", "007", ".", "-", "+", "..", "1.5", "-3", "/", "id", "name", "code", "parent",
    "level1 name",
    "Total", "a", "label", "children", "2,5", "1;2", "#", "null", "0",
  ]

  /// A tree as nested dictionaries of names, none twice under one parent.
  private static func randomTree(_ random: inout SplitMix64) -> String {
    func children(_ depth: Int) -> String {
      var free = names
      let members = (0...random.below(3)).map { _ -> String in
        let name = free.remove(at: random.below(free.count))
        let below = depth < 3 && random.below(3) > 0 ? children(depth + 1) : "{}"
        return "\"\(name)\":\(below)"
      }
      return "{" + members.joined(separator: ",") + "}"
    }
    return "{\"x\":" + children(1) + "," + children(1).dropFirst()
  }
}
