import RegionModel
import Testing

@testable import RegionSources

/// Files that hold the names of one level, alone or beside others.
@Suite struct LevelFileTests {
  @Test(arguments: ["province", "districts", "municipals", "regions", "counties", "villages"])
  func theWordOfALevelIsAWrapper(word: String) {
    #expect(outline("{\"\(word)\": [\"Bagmati\", \"Gandaki\"]}") == "Bagmati\nGandaki")
  }

  @Test func aPlaceAboveItsListStays() {
    #expect(outline(#"{"Ontario": ["Toronto", "Ottawa"]}"#) == "Ontario\n  Toronto\n  Ottawa")
  }

  @Test func wrappersOfFilesBelowEachOtherAreOpened() throws {
    let files = [
      ("province.json", #"{"province": ["Bagmati", "Gandaki"]}"#),
      ("districts/gandaki.json", #"{"districts": ["gorkha", "kaski"]}"#),
      ("municipals/gorkha.json", #"{"municipals": ["Palungtar", "Sulikot"]}"#),
    ]
    #expect(
      outline(try readFiles(files).tree)
        == "Bagmati\nGandaki\n  gorkha\n    Palungtar\n    Sulikot\n  kaski")
  }

  @Test func twoListsOfNamesStandUnderTheirFiles() throws {
    let files = [
      ("districts/gandaki.json", #"{"districts": ["gorkha", "kaski"]}"#),
      ("districts/karnali.json", #"{"districts": ["dolpa", "jumla"]}"#),
    ]
    #expect(outline(try readFiles(files).tree) == "gandaki\n  gorkha\n  kaski\nkarnali\n  dolpa\n  jumla")
  }

  /// The highest level is a list of names, which the next one has in a column that is called after it.
  @Test func aListOfNamesIsALevel() throws {
    let files = [
      ("regioni.json", #"["Abruzzo", "Sicilia"]"#),
      (
        "province.json",
        #"[{"codice":"066","nome":"L'Aquila","regione":"Abruzzo"},{"codice":"087","nome":"Catania","regione":"Sicilia"}]"#
      ),
      (
        "comuni.json",
        #"[{"codice":"066001","nome":"Acciano","provincia":{"codice":"066"}},{"codice":"087002","nome":"Acireale","provincia":{"codice":"087"}}]"#
      ),
    ]
    #expect(
      outline(try readFiles(files).tree)
        == "Abruzzo\n  066 L'Aquila\n    066001 Acciano\nSicilia\n  087 Catania\n    087002 Acireale")
  }

  /// Letters stand beside languages, and other objects beside the names.
  @Test func namesInLettersOfTwoKinds() throws {
    let upper =
      #"{"provinces":{"01":{"name":{"km":"ក","latin":"Ka"},"geo":{"lat":"1"}},"02":{"name":{"km":"ខ","latin":"Kha"},"geo":{"lat":"2"}}}}"#
    let lower =
      #"{"districts":{"0101":{"name":{"km":"គ","latin":"Ko"},"geo":{"lat":"1"}},"0201":{"name":{"km":"ឃ","latin":"Kho"},"geo":{"lat":"2"}}}}"#
    #expect(outline(upper) == "01 ក\n02 ខ")
    #expect(
      outline(try readFiles([("provinces.json", upper), ("districts.json", lower)]).tree)
        == "01 ក\n  0101 គ\n02 ខ\n  0201 ឃ")
  }

  /// A code that stands twice in the table above is no reason to join by another column, where no row names it.
  @Test func aDoubledCodeAbove() throws {
    let files = [
      ("refregion.csv", "id,psgcCode,regDesc,regCode\n1,010000000,Ilocos,01\n3,030000000,Luzon,03\n"),
      (
        "refprovince.csv",
        "id,psgcCode,provDesc,regCode,provCode\n1,012800000,Norte,01,0128\n3,013300000,La Union,01,0133\n13,035400000,Pampanga,03,0354\n68,133900000,Manila,03,1339\n69,133901000,City,03,1339\n"
      ),
      (
        "refcitymun.csv",
        "id,psgcCode,citymunDesc,regDesc,provCode,citymunCode\n1,012801000,Adams,01,0128,012801\n2,012802000,Bacarra,01,0128,012802\n9,013301000,Agoo,01,0133,013301\n10,013302000,Aringay,01,0133,013302\n287,035401000,Angeles,03,0354,035401\n288,035402000,Apalit,03,0354,035402\n"
      ),
    ]
    let paths = try readFiles(files).tree.roots.subtrees.map(\.pathText)
    #expect(paths.contains("Luzon/Pampanga/Apalit"))
    #expect(paths.contains("Ilocos/Norte/Bacarra"))
    #expect(paths.contains("Ilocos/La Union/Agoo"))
  }
}
