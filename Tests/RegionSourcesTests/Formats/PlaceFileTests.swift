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

  /// Two lists of which neither is called after a place of the other are refused, and so is a circle.
  @Test func listsWithoutAPlaceAreRefused() {
    let strangers = [("a.json", #"["Ottawa","Toronto"]"#), ("b.json", #"["Pune","Mumbai"]"#)]
    #expect(throws: SourceErrors.self) { try readFiles(strangers) }
    let circle = [("b.json", #"["A","C"]"#), ("a.json", #"["B","D"]"#)]
    #expect(throws: SourceErrors.self) { try readFiles(circle) }
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
struct NamelessRowTests {
  /// One of a hundred is left out, and said. Fewer rows count each, and one with places below it is a flaw.
  @Test func aNamelessRowAmongManyIsLeftOut() throws {
    let rows = (1...99).map { #"{"id": \#($0), "name": "n\#($0)"}"# }
    let read = try #require(Read(json: rows + [#"{"id": 100, "name": " "}"#]))
    #expect(read.tree.count == 99)
    #expect(read.understanding.skipped == 1)
    #expect(Read(json: rows.dropLast() + [#"{"id": 100, "name": " "}"#]) == nil)
    let child = #"{"id": 101, "name": "below", "parent": 100}"#
    #expect(Read(json: rows + rows(from: 200) + [#"{"id": 100, "name": ""}"#, child]) == nil)
  }

  private func rows(from start: Int) -> [String] {
    (start..<(start + 100)).map { #"{"id": \#($0), "name": "n\#($0)", "parent": 1}"# }
  }

  /// What a list of objects is read as; nil where it is refused.
  private struct Read {
    let tree: RegionTree
    let understanding: Understanding

    init?(json rows: [String]) {
      let bytes = Array("[\(rows.joined(separator: ","))]".utf8)
      guard let read = try? bytes.withUnsafeBytes({ try readTree($0, name: "rows.json") }) else { return nil }
      (tree, understanding) = (read.tree, read.understanding)
    }
  }
}
