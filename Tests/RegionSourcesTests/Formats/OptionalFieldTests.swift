import RegionSources
import Testing

/// Rows with fields that only some of them have.
@Suite struct OptionalFieldTests {
  @Test(arguments: [
    (
      #"[{"id":1,"name":"Electronics","image":"e.png"},{"id":2,"name":"Books","icon":"b"},{"id":3,"name":"Toys","icon":"t"},{"id":4,"name":"Garden","image":"g.png"}]"#,
      "1 Electronics\n2 Books\n3 Toys\n4 Garden"
    ),
    (#"[{"name":"A","a":1},{"name":"B","b":2}]"#, "A\nB"),
    (
      #"{"name":"Oslo","capital":true}"# + "\n" + #"{"name":"Bergen","port":true}"# + "\n",
      "Oslo\nBergen"
    ),
    (#"[{"name":"Oslo","capital":true},{"name":"Bergen","capital":true,"port":true}]"#, "Oslo\nBergen"),
    ("name,phone,fax\nA,55,\nB,,66\nC,,77\nD,88,\n", "A\nB\nC\nD"),
    ("name,phone,fax\nA,55,\nB,55,66\n", "A\nB"),
    (
      #"{"data":[{"id":"11","name":"Oslo","leaf":true},{"id":"12","name":"Bergen","hasChildren":false}]}"#,
      "11 Oslo\n12 Bergen"
    ),
    // Fields in front of the name are no levels either.
    ("phone,fax,name\n55,,A\n,66,B\n,77,C\n88,,D\n99,,E\n", "A\nB\nC\nD\nE"),
    // No column is the name: the first text is it, and the code where that is missing.
    (#"[{"id":1,"image":"e.png"},{"id":2,"icon":"b"},{"id":3,"icon":"t"}]"#, "1 e.png\n2 2\n3 3"),
    // An address has one of these.
    (
      #"[{"id":1,"city":"Oslo"},{"id":2,"town":"Moss"},{"id":3,"village":"Hol"},{"id":4,"city":"Bergen"}]"#,
      "1 Oslo\n2 Moss\n3 Hol\n4 Bergen"
    ),
    // Without headings an empty cell is no reference to another row.
    ("A,55,\nB,,66\nC,,77\nD,88,\n", "55 A\nB\nC\n88 D"),
  ])
  func rowsWithOptionalFieldsAreAList(text: String, expected: String) {
    #expect(outline(text) == expected)
    #expect(shape(text) == "a list")
  }

  @Test func codesThatLieInEachOtherMakeStepsWithoutHeadings() {
    #expect(
      outline("1,,,Food\n,1.1,,Fruit\n,,1.1.1,Apple\n2,,,Toys\n")
        == "1 Food\n  1.1 Fruit\n    1.1.1 Apple\n2 Toys")
  }

  @Test(arguments: [
    #"{"blockdevices":[{"name":"zram0","maj:min":"253:0","size":"0B","type":"disk"},{"name":"vda","maj:min":"254:0","size":"256G","type":"disk"},{"name":"vdb","maj:min":"254:1","size":"25G","type":"disk"}]}"#,
    "NAME  MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS\nzram0 253:0    0    0B  0 disk \nvda   254:0    0  256G  0 disk /\nvdb   254:1    0   25G  0 disk /b\n",
    "NAME  MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS\nzram0 253:0    0    0B  0 disk \nvda   254:0    0  256G  0 disk /\n├─vdb 254:1    0   25G  0 disk /b\n",
  ])
  func aSizeIsNoCode(text: String) throws {
    let roots = try read(text).tree.roots
    #expect(roots.prefix(2).map(\.name) == ["zram0", "vda"])
    #expect(roots.allSatisfy { $0.code.isEmpty })
  }
}
