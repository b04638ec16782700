import EmbeddedAtlas
import RegionModel
import RegionSearch
import Romanization
import Testing

@testable import atlasc

/// The facts in `assets/` and the atlas compiled from them.
struct AssetsTests {
  private static let assets = #filePath.prefix(upTo: #filePath.lastIndex(of: "/")!) + "/../../assets"

  private func source(_ name: String) throws -> AtlasCompiler.Source {
    AtlasCompiler.Source(file: name, bytes: try Files.read("\(Self.assets)/\(name)"))
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Files.read("\(Self.assets)/\(name)").dropLast(), as: UTF8.self)
  }

  private func tree() throws -> RegionTree {
    try RegionTree(
      bytes: UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size)),
      check: .whole)
  }

  @Test func theTextCompilesToTheAtlasThatIsThere() throws {
    let compiler = AtlasCompiler(
      divisions: try source("divisions.tsv"), readings: try source("readings.tsv"),
      characters: try source("characters.tsv"), history: try source("code-history.tsv"),
      aliases: try source("aliases.tsv"), addressNames: try source("address-names.tsv"),
      misreadings: try source("misreadings.tsv"),
      foldings: try source("traditional.tsv"), levels: try source("levels.tsv"),
      prominence: try source("prominence.tsv"), secondCodes: try source("codes-bureau.tsv"),
      englishNames: try source("english-names.tsv"))
    let block = try compiler.compile(
      date: try #require(Int(try text("date"))), provenance: try text("provenance"))
    // Compared before the expectation, so that a failure does not log megabytes.
    let isSame = block == (try Files.read("\(Self.assets)/china.atlas"))
    #expect(isSame, "run scripts/build-atlas")
    // With the search index, the resolver's tables, the bureau's codes, and the names of townships beside their records.
    #expect(block.count < 7_300_000)
  }

  @Test func aCodeOutOfForceLeadsToItsSuccessor() throws {
    let tree = try tree()
    #expect(
      tree.succession(ofCode: "110103")
        == CodeSuccession(code: "110103", name: "崇文区", year: 2010, successors: ["110101"]))
    #expect(tree.succession(ofCode: "130103")?.successors == ["130102", "130104"])
    #expect(tree.succession(ofCode: "110101") == nil)
  }

  @Test func everyCodeOutOfForceIsFound() throws {
    let tree = try tree()
    let table = String(decoding: try Files.read("\(Self.assets)/code-history.tsv"), as: UTF8.self)
    let codes = table.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "\t" } }
    #expect(codes.count > 3_000)
    #expect(codes.allSatisfy { tree.succession(ofCode: String($0)) != nil })
    #expect(tree.codeSuccessions.map(\.code) == codes.map(String.init).sorted())
    #expect(tree.codeSuccessions.allSatisfy { tree.succession(ofCode: $0.code) == $0 })
  }

  @Test func theBinaryCarriesTheAtlasThatIsThere() throws {
    let carried = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    let isSame = carried.elementsEqual(try Files.read("\(Self.assets)/china.atlas"))
    #expect(isSame)
    #expect(Int(bitPattern: carried.baseAddress) % 16 == 0)
    #expect(try tree().dataDate == 20_260_401)
  }

  @Test func placesAboveTheTownshipsReadAsTheirOwnRulesSay() throws {
    let readings = ReadingsTable(file: "readings.tsv", bytes: try source("readings.tsv").bytes)
    let tree = try tree()
    var count = 0
    for rule in readings.rules where rule.scope.utf8.count == 6 {
      let region = try #require(tree.region(code: rule.scope))
      guard region.shortName == String(rule.text) else { continue }
      count += 1
      let own = rule.syllables.joined(separator: " ")
      #expect(region.reading == own || region.reading.hasPrefix(own + " "), "\(region.name)")
    }
    #expect(count == 3612)
  }

  @Test func rulesAreSortedSoThatADifferenceIsShort() throws {
    let table = Table(
      file: "readings.tsv", bytes: try source("readings.tsv").bytes, columns: ReadingsTable.columns)
    let keys = table.rows.map { $0.cells[0] + "\t" + $0.cells[1] }
    #expect(keys == keys.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) })
  }

  @Test func englishNamesAreSortedAndCarried() throws {
    let table = Table(
      file: "english-names.tsv", bytes: try source("english-names.tsv").bytes,
      columns: EnglishNamesTable.columns)
    let codes = table.rows.map { $0.cells[0] }
    #expect(codes == codes.sorted())
    #expect(codes.count == 272)
    let tree = try tree()
    for cells in table.rows.map(\.cells) {
      #expect(tree.region(code: cells[0])?.englishName == cells[1])
      // A name that the pinyin gives anyway need not stand here.
      let region = try #require(tree.region(code: cells[0]))
      #expect(region.writtenPinyin(withSuffix: false) != cells[1], "\(cells)")
    }
    #expect(tree.roots.subtrees.count { $0.englishName != nil } == codes.count)
  }

  /// Names of maps of another time are searched for, and never shown as the name of today.
  @Test func olderNamesAreNotTheEnglishOnes() throws {
    let aliases = Table(
      file: "aliases.tsv", bytes: try source("aliases.tsv").bytes, columns: AliasesTable.columns)
    let older = aliases.rows.map(\.cells).filter { $0[2] == "foreign" && $0[4].contains("older") }
    #expect(older.count > 60)
    let tree = try tree()
    for cells in older {
      let region = try #require(tree.region(code: cells[0]))
      #expect(region.englishName != cells[1])
      #expect(region.nameInEnglish != cells[1])
    }
  }

  @Test func shortNamesStandOnlyWhereTheRuleGivesAnother() throws {
    let bytes = try source("divisions.tsv").bytes
    let table = Table(file: "divisions.tsv", bytes: bytes, columns: DivisionsTable.columns)
    for cells in table.rows.map(\.cells) where !cells[4].isEmpty {
      #expect(PlaceName(cells[3], rank: .countyOrAbove).short != cells[4], "\(cells[3])")
      #expect(cells[2] < "4")
    }
  }
}
