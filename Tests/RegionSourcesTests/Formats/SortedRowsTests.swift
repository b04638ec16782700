import RegionModel
import RegionSources
import Testing

/// Tables whose rows stand sorted by place, under headings of many languages.
///
/// The rows are made here, so that what is expected is known; some names of a middle level stand below several places.
@Suite struct SortedRowsTests {
  static let headings = [
    "Server,Database,Table", "Show,Season,Episode", "Marke,Modell,Ausstattung", "Building,Floor,Room",
    "Facultad,Carrera,Curso", "Matière,Niveau,Chapitre", "Genre,Artist,Album,Song",
    "Ministerio,Secretaría,Dirección",
    "Domain,Subdomain,Topic", "Cluster,Node,Pod", "Warehouse,Aisle,Shelf,Bin", "部,課,係", "楼栋,楼层,房间",
    "路線,駅", "부서,팀,직원", "Отдел,Группа,Сотрудник", "Judet,Oras,Strada", "Phase,Task,Subtask", "Author,Title",
    "Setor,Funcionário", "Werk,Linie,Maschine", "Specialty,Subspecialty,Procedure", "Team,Player",
    "Gewest,Provincie,Gemeente", "Plan,Goal,Target", "Bank,Branch", "Account,Campaign,Ad Group",
  ]

  @Test(arguments: headings)
  func columnsAreLevels(heading: String) {
    let rows = SortedRowsTests.rows(heading.split(separator: ",").count)
    let expected = SortedRowsTests.outline(rows, codes: nil)
    for separator in [",", ";", "\t"] {
      let lines = [heading] + rows.map { $0.joined(separator: ",") }
      let text = lines.joined(separator: "\n").replacing(",", with: separator)
      #expect(RegionSourcesTests.outline(text) == expected, "\(text)")
    }
  }

  @Test(arguments: headings)
  func theRowsHaveACodeInFrontOrBehind(heading: String) {
    let rows = SortedRowsTests.rows(heading.split(separator: ",").count)
    let codes = rows.indices.map { String(1_000 + $0 * 7) }
    let expected = SortedRowsTests.outline(rows, codes: codes)
    let front = ["Code,\(heading)"] + zip(codes, rows).map { "\($0),\($1.joined(separator: ","))" }
    let behind = ["\(heading),Code"] + zip(codes, rows).map { "\($1.joined(separator: ",")),\($0)" }
    #expect(RegionSourcesTests.outline(front.joined(separator: "\n")) == expected)
    #expect(RegionSourcesTests.outline(behind.joined(separator: "\n")) == expected)
  }

  @Test(arguments: headings)
  func remarksBesideThemAreFields(heading: String) {
    let rows = SortedRowsTests.rows(heading.split(separator: ",").count)
    let lines = rows.enumerated().map { "\($1.joined(separator: ",")),\($0 % 4 == 1 ? "see page 3" : "")" }
    #expect(
      RegionSourcesTests.outline((["\(heading),Notes"] + lines).joined(separator: "\n"))
        == SortedRowsTests.outline(rows, codes: nil))
  }

  @Test func accountsWithATypeInFrontLieInEachOther() {
    let text = """
      Type,Code,Name
      Asset,1000,Assets
      Asset,1100,Current assets
      Asset,1110,Cash
      Asset,1120,Bank
      Liability,2000,Liabilities
      Liability,2100,Payables
      """
    #expect(
      RegionSourcesTests.outline(text) == """
        1000 Assets
          1100 Current assets
            1110 Cash
            1120 Bank
        2000 Liabilities
          2100 Payables
        """)
  }

  @Test func aNameInAnotherLanguageIsNoLevel() {
    let text = "国家,Country,城市\n中国,China,北京\n中国,China,上海\n日本,Japan,东京\n日本,Japan,大阪"
    #expect(RegionSourcesTests.outline(text) == "中国\n  北京\n  上海\n日本\n  东京\n  大阪")
  }

  /// Made-up names, of which the first of a middle level is the same everywhere.
  private static func rows(_ depth: Int) -> [[String]] {
    let names = [
      "Kelquin", "Darist", "Gambel", "Lenvi", "Viraska", "Rasma", "Norzel", "Quinlen", "Tordar", "Morgam",
    ]
    var (rows, count): ([[String]], Int) = ([], 0)
    func next() -> String {
      count += 1
      return names[count % 10] + " " + names[count / 10 % 10].lowercased()
    }
    func add(_ way: [String]) {
      guard way.count < depth else {
        rows.append(way)
        return
      }
      for number in 0..<(way.isEmpty ? 3 : 2) {
        let isMiddle = !way.isEmpty && way.count < depth - 1
        add(way + [isMiddle && number == 0 ? "Central" : next()])
      }
    }
    add([])
    return rows
  }

  private static func outline(_ rows: [[String]], codes: [String]?) -> String {
    var (lines, last): ([String], [String]) = ([], [])
    for (number, row) in rows.enumerated() {
      let same = zip(row, last).prefix { $0 == $1 }.count
      for depth in same..<row.count {
        let code = depth == row.count - 1 ? codes.map { $0[number] + " " } ?? "" : ""
        lines.append(String(repeating: "  ", count: depth) + code + row[depth])
      }
      last = row
    }
    return lines.joined(separator: "\n")
  }
}
