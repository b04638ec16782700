import RegionModel
import RegionSources
import Testing

/// Several files of which each but one is called after the place whose list it holds.
struct PlaceFileTests {
  @Test func dictionariesLieBelowTheCodesThatTheirFilesAreCalledAfter() throws {
    let files = [
      ("states/IN.json", #"{"MH":"Maharashtra","KA":"Karnataka"}"#),
      ("countries.json", #"{"IN":"India","US":"United States","BR":"Brazil"}"#),
      ("states/US.json", #"{"CA":"California","NY":"New York"}"#),
    ]
    let read = try readFiles(files)
    #expect(
      outline(read.tree)
        == "IN India\n  MH Maharashtra\n  KA Karnataka\nUS United States\n  CA California\n  NY New York\nBR Brazil"
    )
    #expect(read.understanding.shape == "files named by the place above")
  }

  /// Names count without accents; a word in front or behind is passed over.
  @Test func namesAndWordsBesideThem() throws {
    let files = [
      ("canada.json", #"["Ontario","Québec","New Brunswick"]"#),
      ("cities_quebec.json", #"["Montréal","Laval"]"#),
      ("new-brunswick.json", #"["Moncton"]"#),
      ("ontario-cities.json", #"["Ottawa","Toronto"]"#),
    ]
    #expect(
      outline(try readFiles(files).tree)
        == "Ontario\n  Ottawa\n  Toronto\nQuébec\n  Montréal\n  Laval\nNew Brunswick\n  Moncton")
  }

  /// Numbers that each list counts anew are those of the folder above.
  @Test func listsThatCountAnew() throws {
    let files = [
      ("provinces.json", #"[{"id":1,"name":"A"},{"id":2,"name":"B"}]"#),
      ("cities/1.json", #"[{"id":1,"name":"A1"},{"id":2,"name":"A2"}]"#),
      ("cities/2.json", #"[{"id":1,"name":"B1"},{"id":2,"name":"B2"}]"#),
    ]
    #expect(outline(try readFiles(files).tree) == "1 A\n  1 A1\n  2 A2\n2 B\n  1 B1\n  2 B2")
  }

  /// A code of two places is that of the place that the folder is called after.
  @Test func foldersTellPlacesApart() throws {
    let files = [
      ("countries.csv", "code,name\nIN,India\nUS,United States\n"),
      ("states/IN.csv", "code,name\nMH,Maharashtra\nCA,Cachar\n"),
      ("states/US.csv", "code,name\nCA,California\nMH,Mahoning\n"),
      ("cities/IN/MH.csv", "name\nPune\nMumbai\n"),
      ("cities/US/CA.csv", "name\nOakland\nFresno\n"),
      ("cities/IN/CA.csv", "name\nSilchar\n"),
    ]
    #expect(
      outline(try readFiles(files).tree) == """
        IN India
          MH Maharashtra
            Pune
            Mumbai
          CA Cachar
            Silchar
        US United States
          CA California
            Oakland
            Fresno
          MH Mahoning
        """)
  }

  /// A tree whose only root is the place itself is no place below it.
  @Test func theRootOfAFileIsThePlaceItself() throws {
    let files = [
      ("list.json", #"[{"code":"AG","name":"An Giang"},{"code":"BL","name":"Bạc Liêu"}]"#),
      ("AG.json", #"{"code":"AG","name":"An Giang","district":[{"name":"An Phú"},{"name":"Châu Đốc"}]}"#),
    ]
    #expect(outline(try readFiles(files).tree) == "AG An Giang\n  An Phú\n  Châu Đốc\nBL Bạc Liêu")
  }

  /// Lists of one kind without a list above are under the names of their files.
  @Test func listsUnderTheNamesOfTheirFiles() throws {
    let files = [
      ("countries/bahrain.json", #"[{"name":"Manama","code":"BH-13"},{"name":"Muharraq","code":"BH-15"}]"#),
      ("countries/sri_lanka.json", #"[{"name":"Kandy","code":"LK-21"}]"#),
      ("countries/fiji.json", #"[{"name":"Central","code":"FJ-C"}]"#),
    ]
    #expect(
      outline(try readFiles(files).tree)
        == "bahrain\n  BH-13 Manama\n  BH-15 Muharraq\nsri lanka\n  LK-21 Kandy\nfiji\n  FJ-C Central")
    // Two with the same fields are such lists, too; of two with others, one may be meant to lie above the other.
    #expect(outline(try readFiles(Array(files.dropLast())).tree).hasPrefix("bahrain\n  BH-13 Manama\n"))
    let unlike = [files[0], ("countries/fiji.json", #"[{"name":"Central","code":"FJ-C","size":3}]"#)]
    #expect(throws: SourceErrors.self) { try readFiles(unlike) }
  }

  /// Towns that name their state each, in a file a state.
  @Test func filesOfOneTableAreOne() throws {
    let files = [
      (
        "AP.csv",
        "Id,Nome,Nome da UF,Sigla da UF\n701,Vitória,AMAPÁ,AP\n602,Amapá,AMAPÁ,AP\n605,Macapá,AMAPÁ,AP\n"
      ),
      ("RR.csv", "Id,Nome,Nome da UF,Sigla da UF\n264,Amajari,RORAIMA,RR\n280,Cantá,RORAIMA,RR\n"),
    ]
    #expect(
      outline(try readFiles(files).tree)
        == "AP AMAPÁ\n  701 Vitória\n  602 Amapá\n  605 Macapá\nRR RORAIMA\n  264 Amajari\n  280 Cantá")
  }

  /// Codes that each file counts anew join nothing.
  @Test func codesThatAreCountedAnewJoinNoFiles() throws {
    func file(_ state: String, _ names: [String]) -> String {
      "id,clave_entidad,nombre_entidad,clave_municipio,nombre_municipio\n"
        + names.enumerated().map { "\(state)\($0 + 1),\(state),E\(state),\($0),\($1)\n" }.joined()
    }
    let files = [
      ("1.csv", file("1", ["Asientos", "Calvillo"])), ("2.csv", file("2", ["Ensenada", "Mexicali"])),
    ]
    let tree = try readFiles(files).tree
    #expect(tree.roots.map(\.name) == ["E1", "E2"])
    #expect(
      tree.roots.map { $0.children.map(\.name) } == [["Asientos", "Calvillo"], ["Ensenada", "Mexicali"]])
  }

  /// A file may lack the column of its parent, and have a row with the parent's number.
  @Test func theNumberOfAParentIsNoRowOfItsOwnFile() throws {
    let files = [
      ("provinces.json", #"[{"id":1,"name":"Aceh"},{"id":36,"name":"Papua"}]"#),
      (
        "cities/1.json", #"[{"id":1,"province_id":1,"name":"Barat"},{"id":2,"province_id":1,"name":"Besar"}]"#
      ),
      ("cities/36.json", #"[{"id":1,"name":"Nduga"},{"id":2,"name":"Yalimo"}]"#),
    ]
    #expect(
      outline(try readFiles(files).tree) == "1 Aceh\n  1 Barat\n  2 Besar\n36 Papua\n  1 Nduga\n  2 Yalimo")
  }

  /// A country with its capital is no cover around its states.
  @Test func aPlaceAboveALevelKeepsItsName() throws {
    let files = [
      (
        "BZ.json",
        #"{"code":"BZ","name":"Belize","capital":"Belmopan","states":[{"code":"CY","name":"Cayo"}]}"#
      ),
      (
        "DJ.json",
        #"{"code2":"DJ","name":"Djibouti","capital":"Djibouti","states":[{"code":"AS","name":"Ali Sabieh"}]}"#
      ),
    ]
    #expect(outline(try readFiles(files).tree).contains("Djibouti\n  AS Ali Sabieh"))
  }

  /// Lists of which neither is called after a place of the other are refused where they are called after levels, or have other
  /// fields.
  @Test func listsWithoutAPlaceAreRefused() {
    let levels = [
      ("states.json", #"[{"name":"Goa"}]"#), ("cities.json", #"[{"name":"Pune"}]"#),
      ("people.json", #"[{"name":"Anil"}]"#),
    ]
    #expect(throws: SourceErrors.self) { try readFiles(levels) }
    let others = [
      ("x.json", #"[{"name":"Goa","id":"a"}]"#), ("y.json", #"[{"title":"Pune","key":"b"}]"#),
      ("z.json", #"[{"title":"Agra","key":"c"}]"#),
    ]
    #expect(throws: SourceErrors.self) { try readFiles(others) }
  }

  /// A broken file says itself what is wrong, where the others lie below each other.
  @Test func aBrokenFileIsNamed() {
    let files = [
      ("countries.json", #"{"IN":"India","US":"United States"}"#),
      ("IN.json", #"{"KA":"Karnataka","MH":"Maharashtra"}"#), ("US.json", #"{"CA":"#),
    ]
    let error = #expect(throws: SourceErrors.self) { try readFiles(files) }
    #expect(error?.lines.first?.hasPrefix("US.json:1") == true)
  }
}

/// Rows without a name among many that have one.
struct FewNamelessTests {
  /// One of a hundred is left out, and said. Fewer rows count each, and one with places below it is a flaw.
  @Test func aNamelessPlaceAmongManyIsLeftOut() throws {
    let towns = (1...99).map { #"{"name": "n\#($0)"}"# }
    let read = try #require(self.read(towns + [#"{"name": " "}"#]))
    #expect(read.tree.count == 99)
    #expect(read.understanding.skipped == 1)
    #expect(self.read(towns.dropLast() + [#"{"name": " "}"#]) == nil)
    #expect(self.read(towns + [#"{"name": "", "children": [{"name": "below"}]}"#])?.tree.count == 100)
  }

  /// What a list of objects is read as; nil where it is refused.
  private func read(_ rows: [String]) -> ReadTree? {
    let bytes = Array("[\(rows.joined(separator: ","))]".utf8)
    return try? bytes.withUnsafeBytes { try readTree($0, name: "rows.json") }
  }
}
