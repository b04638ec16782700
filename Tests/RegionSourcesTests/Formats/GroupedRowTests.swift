import Testing

@testable import RegionSources

/// Flat rows under keys that carry their levels as columns, and rows with objects in them.
@Suite struct GroupedRowTests {
  @Test func rowsUnderTheCodesOfTheirGroupsAreATable() {
    #expect(
      outline(
        """
        {"2":[{"State":"H","District Code":23,"District Name":"Chamba","Town Code":7015,"Town  Name":"Dehra"},
        {"State":"H","District Code":27,"District Name":"Mandi","Town Code":14116,"Town  Name":"Jawali"},
        {"State":"H","District Code":27,"District Name":"Mandi","Town Code":16138,"Town  Name":"Karsog"}],
        "3":[{"State":"P","District Code":53,"District Name":"Sangrur","Town Code":39571,"Town  Name":"Amargarh"},
        {"State":"P","District Code":46,"District Name":"Bathinda","Town Code":35656,"Town  Name":"Bhai"}]}
        """)
        == "2 H\n  23 Chamba\n    7015 Dehra\n  27 Mandi\n    14116 Jawali\n    16138 Karsog\n3 P\n  53 Sangrur\n    39571 Amargarh\n  46 Bathinda\n    35656 Bhai"
    )
    #expect(
      outline(
        "{\"11\":[{\"省\":\"北京市\",\"市\":\"市辖区\",\"区\":\"东城区\"},{\"省\":\"北京市\",\"市\":\"市辖区\",\"区\":\"西城区\"}],\"13\":[{\"省\":\"河北省\",\"市\":\"石家庄市\",\"区\":\"长安区\"}]}"
      ) == "11 北京市\n  市辖区\n    东城区\n    西城区\n13 河北省\n  石家庄市\n    长安区")
  }

  @Test func rowsUnderTheirOwnCodesAreATable() {
    #expect(
      outline(
        """
        {"7015":{"State":"H","District Name":"Chamba","Town Code":7015,"Town Name":"Dehra"},
        "14116":{"State":"H","District Name":"Mandi","Town Code":14116,"Town Name":"Jawali"},
        "39571":{"State":"P","District Name":"Sangrur","Town Code":39571,"Town Name":"Amargarh"}}
        """) == "H\n  Chamba\n    7015 Dehra\n  Mandi\n    14116 Jawali\nP\n  Sangrur\n    39571 Amargarh")
    #expect(
      outline(
        "{\"1\":{\"country\":\"X\",\"city\":\"A\"},\"2\":{\"country\":\"X\",\"city\":\"B\"},\"3\":{\"country\":\"Y\",\"city\":\"C\"}}"
      ) == "X\n  1 A\n  2 B\nY\n  3 C")
  }

  /// Rows without levels stay below their keys.
  @Test func otherRowsStandBelowTheirKeys() {
    #expect(
      outline(
        "{\"2\":[{\"id\":1,\"name\":\"A\"}],\"3\":[{\"id\":5,\"name\":\"B\"},{\"id\":6,\"name\":\"C\"}]}"
      )
      .contains("6 C"))
  }

  static let comuni =
    """
    [{"nome":"Abano","codice":"1","zona":{"codice":"2","nome":"Est"},"provincia":{"codice":"28","nome":"Padova"},"cap":["35031"]},
    {"nome":"Agna","codice":"2","zona":{"codice":"2","nome":"Est"},"provincia":{"codice":"28","nome":"Padova"},"cap":["35021"]},
    {"nome":"Alba","codice":"3","zona":{"codice":"1","nome":"Ovest"},"provincia":{"codice":"4","nome":"Cuneo"},"cap":["12051"]}]
    """

  @Test(arguments: [
    (["zona.nome", "provincia.nome", "nome"], ["zona.codice", "provincia.codice", "codice"]),
    (["zona", "provincia", "nome"], ["zona", "provincia", "codice"]),
    (["ZONA", "provincia.nome", "nome"], ["zona.codice", "Provincia", "codice"]),
  ])
  func fieldsOfObjectsAreSaidWithTheirObject(name: [String], code: [String]) {
    #expect(
      outline(Self.comuni) { ($0.fields.name, $0.fields.code) = (name, code) }
        == "2 Est\n  28 Padova\n    1 Abano\n    2 Agna\n1 Ovest\n  4 Cuneo\n    3 Alba")
  }

  @Test(arguments: ["parent", "parent.id"])
  func aParentMayBeAnObject(parent: String) {
    let rows =
      "[{\"id\":1,\"label\":\"A\",\"parent\":null},{\"id\":2,\"label\":\"B\",\"parent\":{\"id\":1,\"label\":\"A\"}},{\"id\":3,\"label\":\"C\",\"parent\":{\"id\":2,\"label\":\"B\"}}]"
    #expect(outline(rows) { $0.fields.parent = [parent] } == "1 A\n  2 B\n    3 C")
  }

  @Test func aFieldThatNoObjectHasIsAFlaw() {
    #expect(
      outline(Self.comuni) { $0.fields.name = ["zona.sigla"] }
        == "x: --fields: there is no field zona.sigla; there are nome, codice, zona, provincia, cap")
  }
}
