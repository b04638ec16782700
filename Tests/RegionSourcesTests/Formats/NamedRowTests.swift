import Testing

@testable import RegionSources

/// Objects of fields under names, and lists beside names that hold nothing to choose.
@Suite struct NamedRowTests {
  @Test(arguments: [
    "{\"A\":{\"lat\":1.5,\"lng\":2},\"B\":{\"lat\":1.6,\"lng\":3},\"C\":{\"lat\":1.7,\"lng\":4}}",
    "{\"A\":{\"center\":{\"lat\":1.5,\"lng\":2}},\"B\":{\"center\":{\"lat\":1.6,\"lng\":3}},\"C\":{\"center\":{\"lat\":1.7,\"lng\":4}}}",
    "{\"A\":{\"center\":[1.5,2.5]},\"B\":{\"center\":[1.6,3]},\"C\":{\"center\":[1.7,4]}}",
    "{\"A\":{\"capital\":\"X\",\"pop\":9},\"B\":{\"capital\":\"Y\"},\"C\":{\"capital\":\"Z\",\"pop\":8}}",
    "{\"A\":[1.511,2.5],\"B\":[1.6,3.1234],\"C\":[1.722,4]}",
  ])
  func fieldsUnderNamesAreNoPlaces(text: String) {
    #expect(outline(text) == "A\nB\nC")
  }

  @Test func fieldsOfFieldsAreKept() throws {
    let text =
      "{\"A\":{\"at\":{\"lat\":1.5}},\"B\":{\"at\":{\"lat\":1.6}},\"C\":{\"at\":{\"lat\":1.7}},\"D\":{\"at\":{\"lat\":1.7}}}"
    #expect(try read(text).understanding.others == ["at.lat"])
  }

  @Test func placesOnTheMapStandBesideChildren() {
    #expect(
      outline(
        "{\"A\":{\"geo\":{\"lat\":1.5,\"lng\":2},\"cities\":[\"B\",\"C\"]},\"D\":{\"geo\":{\"lat\":1,\"lng\":2},\"cities\":[]}}"
      )
        == "A\n  B\n  C\nD")
  }

  /// Sizes of a few things are what to choose, and so are objects whose keys differ.
  @Test(arguments: [
    (
      "{\"A\":{\"S\":1,\"M\":2},\"B\":{\"S\":3,\"M\":4},\"C\":{\"S\":5,\"M\":6}}",
      "A\n  S\n  M\nB\n  S\n  M\nC\n  S\n  M"
    ),
    ("{\"A\":[0.5,1],\"B\":[1.5,2]}", "A\n  0.5\n  1\nB\n  1.5\n  2"),
    ("{\"A\":{\"B\":1,\"C\":2},\"D\":{\"E\":3},\"F\":{\"count\":4}}", "A\n  B\n  C\nD\n  E\nF\n  count"),
  ])
  func otherKeysAreNames(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func wordsToSearchForAreNoChildren() {
    #expect(
      outline(
        "[{\"name\":\"A\",\"gemcode\":\"G1\"},{\"name\":\"B\",\"gemcode\":\"G2\",\"searchTerms\":[\"C\",\"D\"]}]"
      )
        == "G1 A\nG2 B")
  }

  @Test func titlesInALanguageAreNames() {
    #expect(
      outline(
        "[{\"code\":\"1\",\"titleEn\":\"A\",\"category\":\"X\"},{\"code\":\"2\",\"titleEn\":\"B\",\"category\":\"X\"}]"
      )
        == "1 A\n2 B")
  }

  @Test func partsOfLevelsAreLevels() {
    let rows = [("A", "null"), ("A", "\"B\""), ("A", "\"C\""), ("D", "null")].map { name, part in
      "{\"municipalityName\":\"\(name)\",\"subMunicipalityName\":\(part),\"province\":\"\(name == "D" ? "Y" : "X")\"}"
    }
    #expect(outline("[\(rows.joined(separator: ","))]") == "X\n  A\n    B\n    C\nY\n  D")
  }

  @Test(arguments: ["{\n  \"A\": [\"B\", \"C\",],\n}\n", "{\n  \"A\": [\n    \"B\",\n    \"C\",\n  ]\n}\n"])
  func commasInFrontOfBracketsAreNothing(text: String) throws {
    let json = Array(text.utf8).withUnsafeBytes { ScriptData.json(of: $0) }
    #expect(outline(String(decoding: try #require(json), as: UTF8.self)) == "A\n  B\n  C")
  }

  // MARK: Several lists in one object

  /// Of several lists under words that nobody knows, the one with lists in it is what lies below.
  @Test func theDeeperListLiesBelow() {
    let rows = [("A", "B"), ("C", "D")].map { name, part in
      "{\"name\":\"\(name)\",\"awards\":[{\"title\":\"X\"}],\"modules\":[{\"title\":\"\(part)\",\"topics\":[{\"title\":\"E\"}]}]}"
    }
    #expect(outline("[\(rows.joined(separator: ","))]") == "A\n  B\n    E\nC\n  D\n    E")
  }

  @Test func referencesStandBackBehindObjects() {
    let rows = [("a", "A", ""), ("b", "B", "\"a\"")].map { code, name, before in
      "{\"id\":\"\(code)\",\"name\":\"\(name)\",\"dependencies\":[\(before)],\"sections\":[{\"id\":\"\(code)1\",\"name\":\"S\"}]}"
    }
    #expect(outline("[\(rows.joined(separator: ","))]") == "a A\n  a1 S\nb B\n  b1 S")
  }

  /// Programs that make JSON of XML write a list under its word and that of its members.
  @Test func wordsThatOnlyRepeatOthersAreNoPlaces() {
    #expect(
      outline(
        "[{\"Cities\":{\"City\":[{\"Name\":\"B\"}]},\"Name\":\"A\"},{\"Cities\":{\"City\":[{\"Name\":\"D\"},{\"Name\":\"E\"}]},\"Name\":\"C\"}]"
      ) == "A\n  B\nC\n  D\n  E")
    #expect(
      outline(
        "{\"at\":\"X\",\"colleges\":[{\"college\":{\"name\":\"A\",\"schools\":[{\"name\":\"B\"}]}},{\"college\":{\"name\":\"C\",\"schools\":[{\"name\":\"D\"}]}}]}"
      ) == "A\n  B\nC\n  D")
    // Names are no such words.
    #expect(
      outline(
        "[{\"name\":\"A\",\"children\":{\"B\":{\"C\":{}}}},{\"name\":\"D\",\"children\":{\"E\":{\"F\":{}}}}]")
        == "A\n  B\n    C\nD\n  E\n    F")
  }

  @Test func whatAllObjectsSayAlikeNamesNone() {
    let rows = [("A", "B"), ("C", "D"), ("E", "F")].map { name, part in
      "{\"children\":[\"\(part)\"],\"approved\":\"true\",\"parent\":\"\(name)\",\"type\":\"X\"}"
    }
    #expect(outline("[\(rows.joined(separator: ","))]") == "A\n  B\nC\n  D\nE\n  F")
  }

  @Test func textsUnderKeysOfTheirOwnLieBelow() {
    let rows = ["A", "B", "C"].map {
      "\"\($0.lowercased())\":{\"name\":\"\($0)\",\"quarters\":{\"north-\($0.lowercased())\":\"North \($0)\",\"cay\($0.lowercased())\":\"Çay \($0)\"}}"
    }
    #expect(
      outline("{\(rows.joined(separator: ","))}")
        == "a A\n  north-a North A\n  caya Çay A\nb B\n  north-b North B\n  cayb Çay B\nc C\n  north-c North C\n  cayc Çay C"
    )
  }

  @Test func aRuralDistrictBesideADistrictIsALevel() {
    #expect(
      outline(
        "Province_Name,District_Name,Rural_District_Name,Village_Name\nA,B,C,D\nA,B,C,E\nA,B,F,G\nH,I,J,K\n")
        == "A\n  B\n    C\n      D\n      E\n    F\n      G\nH\n  I\n    J\n      K")
  }

  // MARK: Names and codes

  @Test func numbersThatRiseDoNotLieInEachOther() {
    let rows = [1, 5, 11, 17, 24, 35, 43, 54].map { "{\"id\":\($0),\"text\":\"Fever \($0)\"}" }
    let expected = [1, 5, 11, 17, 24, 35, 43, 54].map { "\($0) Fever \($0)" }.joined(separator: "\n")
    #expect(outline("[\(rows.joined(separator: ","))]") == expected)
    // Of a classification each lies in one.
    let groups = [1, 2, 11, 12, 21, 22, 111, 112].map { "{\"code\":\($0),\"name\":\"T\($0)\"}" }
    #expect(
      outline("[\(groups.joined(separator: ","))]")
        == "1 T1\n  11 T11\n    111 T111\n    112 T112\n  12 T12\n2 T2\n  21 T21\n  22 T22")
  }

  @Test func whereTheNameIsEmptyTheTitleIsIt() {
    #expect(
      outline(
        "{\"name\":\"A\",\"title\":\"x\",\"children\":[{\"name\":\"\",\"title\":\"B\",\"children\":[{\"name\":\"C\",\"title\":\"y\"}]},{\"name\":\"D\",\"title\":\"z\"}]}"
      )
        == "A\n  B\n    C\n  D")
  }

  @Test func groupsWithoutAnyNameOnlyHoldWhatLiesInThem() {
    #expect(
      outline(
        "[{\"header\":\"\",\"description\":\"\",\"child\":[{\"title\":\"A\",\"child\":[]}]},{\"header\":\"B\",\"description\":\"x\",\"child\":[{\"title\":\"C\",\"child\":[{\"title\":\"D\",\"child\":[]}]}]}]"
      )
        == "A\nB\n  C\n    D")
  }

  /// A dictionary whose objects hold one list each loses none of its keys.
  @Test func keysThatStandOnceAreNames() {
    #expect(
      outline("{\"A\":{\"B\":[{\"name\":\"C\"}]},\"D\":{\"E\":[{\"name\":\"F\"}]}}")
        == "A\n  B\n    C\nD\n  E\n    F")
    #expect(
      outline(
        "{\"2.16.840.1.113883.3.464.1003.101.12.1014\":{\"A b\":[{\"name\":\"C\"}]},\"2.16.840.1.113883.3.464.1004.1366\":{\"D e\":[{\"name\":\"F\"}]}}"
      )
        == "2.16.840.1.113883.3.464.1003.101.12.1014 A b\n  C\n2.16.840.1.113883.3.464.1004.1366 D e\n  F")
  }

  @Test func rowsBelowATitleMayNameTheirParents() {
    #expect(
      outline(
        "{\"tool\":\"x\",\"props\":{\"title\":\"Staff\",\"nodes\":[{\"id\":\"1\",\"name\":\"A\",\"parentId\":null},{\"id\":\"2\",\"name\":\"B\",\"parentId\":\"1\"},{\"id\":\"3\",\"name\":\"C\",\"parentId\":\"2\"}]}}"
      )
        == "1 A\n  2 B\n    3 C")
  }

  @Test func ordersStandAboveGenera() {
    #expect(
      outline("taxonID,name,genus,order,phylum\n1,A a,A,X,P\n2,A b,A,X,P\n3,B a,B,Y,P\n4,B b,B,Y,P\n")
        == "P\n  X\n    A\n      1 A a\n      2 A b\n  Y\n    B\n      3 B a\n      4 B b")
  }

  @Test func namesBesideWordsThatRepeatAreGrouped() {
    #expect(
      outline(
        "{\"html\":\"frontend\",\"css\":\"frontend\",\"node.js\":\"backend\",\"vue\":\"frontend\",\"git\":\"backend\"}"
      )
        == "frontend\n  html\n  css\n  vue\nbackend\n  node.js\n  git")
    #expect(outline("{\"Ab\":\"xa\",\"Bc\":\"ya\",\"Cd\":\"xa\"}") == "Ab\n  xa\nBc\n  ya\nCd\n  xa")
  }

  @Test func namesWithASlashInManyRowsAreNoPaths() {
    let rows = [
      "Araba/Álava;Amurrio;1450", "Araba/Álava;Amurrio;1468", "Araba/Álava;Agurain;1200",
      "Alicante/Alacant;Agost;3698", "Alicante/Alacant;Agres;3837", "Alicante/Alacant;Agres;3838",
    ]
    #expect(
      outline("provincia;poblacion;codigopostalid\n\(rows.joined(separator: "\n"))\n")
        == "Araba/Álava\n  Amurrio\n  Agurain\nAlicante/Alacant\n  Agost\n  Agres")
  }

  /// Each level has a key of its own, and the lower ones repeat those above.
  @Test func namedCodesAreThoseOfTheirLevels() {
    let text =
      "[{\"tp\":\"01\",\"name\":\"A\",\"huyen\":[{\"qh\":\"001\",\"tp\":\"01\",\"name\":\"B\",\"xa\":[{\"qh\":\"001\",\"xaid\":\"1\",\"name\":\"C\"},{\"qh\":\"001\",\"xaid\":\"2\",\"name\":\"D\"}]}]}]"
    #expect(outline(text) { $0.fields.code = ["tp", "qh", "xaid"] } == "01 A\n  001 B\n    1 C\n    2 D")
    // A word for a parent is none where it was named for the code.
    let shops =
      "{\"ps\":[{\"pid\":\"X\",\"pname\":\"A\",\"citys\":[{\"cid\":\"X1\",\"cname\":\"B\"}]},{\"pid\":\"Y\",\"pname\":\"C\",\"citys\":[{\"cid\":\"Y1\",\"cname\":\"D\"}]}]}"
    #expect(outline(shops) { $0.fields.code = ["pid", "cid"] } == "X A\n  X1 B\nY C\n  Y1 D")
  }

  /// Lists count from 0, and offices number their provinces from 1.
  @Test func keysFromOneOnAreCodesOfNamedRecords() {
    #expect(
      outline(
        "{\"1\":{\"name_ar\":\"A\",\"cities\":[{\"name_ar\":\"B\"}]},\"2\":{\"name_ar\":\"C\",\"cities\":[{\"name_ar\":\"D\"}]}}"
      ) == "1 A\n  B\n2 C\n  D")
    #expect(
      outline("{\"0\":{\"name\":\"A\"},\"1\":{\"name\":\"B\"}}") == "A\nB")
  }
}
