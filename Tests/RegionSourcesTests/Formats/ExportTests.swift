import RegionModel
import RegionSources
import TestSupport
import Testing

/// What is exported reads back as the same tree.
@Suite struct ExportTests {
  private static let coded =
    #"[{"code":"110000","name":"北京/市","population":"21","children":[{"code":"110101","name":"东,城\"区","disabled":true},{"code":"110102","name":"西城区"}]},{"code":"130000","name":"河北省"}]"#
  private static let bare =
    ##"{"Net":{"TCP/IP":["v4","v6"],"A & <B>":[]},"Cats / Dogs":["#1","back\\slash"]}"##

  private func written(_ text: String, _ form: ExportForm) -> String {
    do {
      let part = ExportedPart(try read(text).tree)
      return String(decoding: try part.written(as: form), as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ExportForm.allCases.filter { $0 != .pca && $0 != .sqlite }) func codesAndNamesComeBack(
    form: ExportForm
  )
    throws
  {
    let tree = try read(Self.coded).tree
    let again = try read(written(Self.coded, form))
    #expect(outline(again.tree) == outline(tree))
  }

  /// A column a level would have more columns than are read.
  @Test(arguments: [ExportForm.csv, .tsv]) func aTreeOfManyLevelsIsNoTable(form: ExportForm) throws {
    func chain(_ depth: Int) -> String { (1...depth).map { "d\($0)" }.joined(separator: "/") + "\n" }
    #expect(
      written(chain(251), form) == "251 levels are too many for a column a level; --as jsonl has any number")
    let tree = try read(chain(250)).tree
    #expect(outline(try read(written(chain(250), form)).tree) == outline(tree))
    #expect(outline(try read(written(chain(1_102), .jsonl)).tree) == outline(try read(chain(1_102)).tree))
  }

  @Test(arguments: ExportForm.allCases.filter { $0 != .vant && $0 != .sqlite }) func namesAloneComeBack(
    form: ExportForm
  )
    throws
  {
    let tree = try read(Self.bare).tree
    #expect(outline(try read(written(Self.bare, form)).tree) == outline(tree))
  }

  @Test(arguments: [ExportForm.json, .jsonl, .csv, .tsv, .plist]) func furtherFieldsComeBack(form: ExportForm)
    throws
  {
    let again = try read(written(Self.coded, form)).tree
    #expect(again.roots[0].field("population") == "21")
  }

  @Test(arguments: [ExportForm.json, .jsonl, .element, .antd, .plist])
  func disabledNodesComeBack(form: ExportForm) throws {
    let again = try read(written(Self.coded, form)).tree
    #expect(again.roots[0].children.map(\.flags) == [.disabled, []])
  }

  @Test(arguments: ExportForm.allCases.filter { ![.vant, .pca, .sqlite].contains($0) })
  func aListComesBack(form: ExportForm) throws {
    let tree = try read("[\"TCP/IP\",\"a.b\",\"c > d\"]").tree
    #expect(outline(try read(written("[\"TCP/IP\",\"a.b\",\"c > d\"]", form)).tree) == outline(tree))
  }

  @Test(arguments: [
    #"[{"code":"110000","name":"A"},{"code":"120000","name":"B"}]"#,
    #"[{"code":"110000","name":"A","children":[{"code":"110100","name":"C"}]}]"#,
  ])
  func listsOfVantMayBeEmpty(text: String) throws {
    #expect(outline(try read(written(text, .vant)).tree) == outline(text))
  }

  @Test func partsOfATreeComeBackFromVant() {
    #expect(
      outline(##"{"province_list":{},"city_list":{"440300":"S"},"county_list":{"440306":"B","440304":"F"}}"##)
        == "440300 S\n  440306 B\n  440304 F")
  }

  @Test func whatNamesAloneCannotSayIsRefused() {
    let text =
      #"[{"name":"a","children":[{"name":"children","children":[{"name":"x"},{"name":"y"}]}]}]"#
    #expect(
      written(text, .pca)
        == "names alone do not read back as this tree: --as json")
  }

  private func readDatabase(_ text: String) throws -> RegionTree {
    let file = TemporaryFile(try ExportedPart(try read(text).tree).written(as: .sqlite))
    return try withExtendedLifetime(file) {
      try SQLiteSource.whole(file.path, SQLiteSource.Choice(), ReadingOptions()).tree
    }
  }

  @Test func aDatabaseReadsBackAsTheSameTree() throws {
    #expect(outline(try readDatabase(Self.coded)) == outline(try read(Self.coded).tree))
    #expect(
      outline(try readDatabase(Self.bare))
        == "1 Net\n  2 TCP/IP\n    3 v4\n    4 v6\n  5 A & <B>\n6 Cats / Dogs\n  7 #1\n  8 back\\slash")
    #expect(
      written(#"[{"code":"1","name":"A"},{"name":"B"}]"#, .sqlite)
        == "some have a code and some have none; a row is found by its code")
  }

  @Test func theFormsAreThoseThatOthersRead() {
    let text = #"[{"code":"11","name":"A","children":[{"code":"1101","name":"B"}]}]"#
    #expect(
      written(text, .pcasCode) == #"[{"code":"11","name":"A","children":[{"code":"1101","name":"B"}]}]"#
        + "\n")
    #expect(
      written(text, .element) == #"[{"value":"11","label":"A","children":[{"value":"1101","label":"B"}]}]"#
        + "\n")
    #expect(written(text, .pca) == #"{"A":["B"]}"# + "\n")
    #expect(written(text, .csv) == "code,parent,name\n11,,A\n1101,11,B\n")
    #expect(written(text, .paths) == "# codes and paths, separated by a tab and by /\n11\tA\n1101\tA/B\n")
    #expect(
      written(text, .vant)
        == "{\n \"province_list\": {\n  \"110000\": \"A\"\n },\n \"city_list\": {\n  \"110100\": \"B\"\n },\n \"county_list\": {\n }\n}\n"
    )
  }

  @Test func rootAndDepthCutThePart() throws {
    let tree = try read(#"{"A":{"B":["C"],"D":[]},"E":["F"]}"#).tree
    let root = tree.roots[0]
    #expect(
      String(decoding: try ExportedPart(tree, root: root, depth: 2).written(as: .pca), as: UTF8.self)
        == "{\"A\":[\"B\",\"D\"]}\n")
    #expect(
      String(decoding: try ExportedPart(tree, depth: 1).written(as: .pca), as: UTF8.self) == "[\"A\",\"E\"]\n"
    )
    let below = ExportedPart(tree, root: root.children[0])
    #expect(String(decoding: try below.written(as: .pca), as: UTF8.self) == "{\"B\":[\"C\"]}\n")
  }

  @Test func whatAFormHasNoRoomForIsSaid() {
    #expect(written("[\"A\"]", .vant) == "A has the code ''; vant wants six digits, two for each level")
    #expect(
      written(#"{"a":["x","x"]}"#, .pca)
        == "x stands twice below one parent, which names alone cannot tell apart")
  }

  private static let detailed =
    #"[{"code":"1","name":"A","codename":"aa","phone_code":"0","state":"x","children":[{"code":"2","name":"B","codename":"bb","population":"5","leaf":"1"}]}]"#
  private static let details = [
    ["codename=aa", "phone_code=0", "state=x"], ["codename=bb", "population=5", "leaf=1"],
  ]

  private func fields(_ tree: RegionTree) -> [[String]] {
    tree.roots.subtrees.map { $0.fields.map { "\($0.name)=\($0.text)" } }
  }

  @Test(arguments: [ExportForm.json, .jsonl, .csv, .tsv, .plist])
  func fieldsThatSoundLikeRolesComeBack(form: ExportForm) throws {
    let again = try read(written(Self.detailed, form)).tree
    #expect(fields(again) == Self.details)
    #expect(outline(again) == "1 A\n  2 B")
  }

  @Test func aDatabaseHasColumnsForAllFields() throws {
    #expect(fields(try readDatabase(Self.detailed)) == Self.details)
    #expect(outline(try readDatabase(Self.detailed)) == "1 A\n  2 B")
  }

  @Test func fieldsStandInTheOrderOfTheFile() {
    #expect(
      written(Self.detailed, .csv)
        == "code,parent,name,codename,phone_code,state,population,leaf\n1,,A,aa,0,x,,\n2,1,B,bb,,,5,1\n")
    #expect(
      written(Self.detailed, .pcasCode)
        == #"[{"code":"1","name":"A","children":[{"code":"2","name":"B"}]}]"# + "\n")
  }

  /// A column `pid` would be read as the parent, whatever stands in it.
  @Test(arguments: [ExportForm.csv, .tsv, .sqlite, .json])
  func aFieldThatWouldChangeTheTreeIsLeftOutAndNamed(form: ExportForm) throws {
    let text = "code,parent,name,pid,id\n1,,A,2,77\n2,1,B,1,78\n"
    let tree = try read(text) {
      $0.fields.parent = ["parent"]
      $0.fields.code = ["code"]
    }.tree
    let exported = try ExportedPart(tree).exported(as: form)
    #expect(exported.leftOut == (form == .json ? [] : ["pid"]))
    guard form != .sqlite else { return }
    let again = try read(String(decoding: exported.bytes, as: UTF8.self)).tree
    #expect(outline(again) == "1 A\n  2 B")
    #expect(again.roots[0].field("id") == "77")
  }

  @Test(arguments: [ExportForm.csv, .tsv, .paths])
  func siblingsOfOneNameAreNotMadeOne(form: ExportForm) throws {
    #expect(
      written(#"{"a":["x","x"]}"#, form)
        == "x stands twice below one parent, which names alone cannot tell apart")
    let coded = #"[{"name":"a","children":[{"code":"1","name":"x"},{"code":"2","name":"x"}]}]"#
    #expect(outline(try read(written(coded, form)).tree) == "a\n  1 x\n  2 x")
  }
}
