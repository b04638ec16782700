import RegionModel
import RegionSources
import TestSupport
import Testing

/// Data in classes and in the texts of other languages, and programs that are none.
@Suite struct ScriptClassTests {
  private func read(_ text: String) throws(SourceErrors) -> ReadTree {
    let file = TemporaryFile(Array(text.utf8))
    return try withExtendedLifetime(file) { () throws(SourceErrors) in
      try TreeFile.read([file.path], options: ReadingOptions())
    }
  }

  private func outlineOfFile(_ text: String) -> String {
    do throws(SourceErrors) { return outline(try read(text).tree) } catch { return error.description }
  }

  /// Lists and settings that a class has for its methods are no data.
  @Test(arguments: [
    "<?php\n\nuse A\\B;\n\nclass City extends B\n{\n    protected $fillable = ['name', 'code'];\n\n    public function state()\n    {\n        return $this->belongsTo(State::class);\n    }\n}\n",
    "class City < Base\n  STATES = %w[a b].freeze\n\n  def open?\n    status == 'a'\n  end\nend\n",
    "import A\n\nstruct V: View {\n  let tabs = [\"One\", \"Two\"]\n\n  var body: some View {\n    List(items) { item in\n      Text(item).font(.headline)\n    }\n  }\n}\n",
    "export class A extends B {\n  state = { open: false };\n\n  render() {\n    if (this.state.open) { return f(this.state.items.map((i) => g(i.id, i))); }\n    return h(() => this.setState({ open: true }));\n  }\n}\n",
  ])
  func whatMethodsNeedIsNoData(text: String) {
    #expect(outlineOfFile(text).contains("the text of a program"))
  }

  @Test func aProgramWithDataSaysWhereItDoesMore() {
    let text =
      "import java.util.*;\n\nclass Geo {\n  static final Map<String, List<String>> ALL = new HashMap<>();\n\n  static {\n    ALL.put(name(1), load(1));\n    ALL.put(name(2), load(2));\n  }\n}\n"
    #expect(outlineOfFile(text).contains("from line 6 on it does more"))
  }

  @Test func constantsThatAreLeftOutAreNamed() throws {
    let tree = try read(
      "const all = [\n  { name: 'A', parts: ['b', 'c'] },\n  { name: 'D', parts: ['e'] },\n];\nconst extra = [f(1), f(2), f(3)];\n"
    )
    #expect(outline(tree.tree) == "A\n  b\n  c\nD\n  e")
    #expect(tree.understanding.notes == ["constants that were not read: extra (line 5)"])
  }

  @Test func whatCannotBeReadIsNamedByItsLine() {
    #expect(
      outlineOfFile("val all = mapOf(\n  \"A\" to listOf(\"b\"),\n  \"C\" to load(),\n)\n").contains(":3"))
    #expect(outlineOfFile("ALL = [\n  Region(\"A\", towns=[\"b\"]),\n]\n").contains(":2"))
  }

  @Test(arguments: [
    ("const a = [{ name: 'A', at: new Date(2020, 1, 1), to: LatLng(1, 2) }, { name: 'B' }];\n", "A\nB"),
    ("a = [Text('x'), Text('y')]\n", "x\ny"),
    ("var a = new List<string> { \"x\", \"y\" };\n", "x\ny"),
    ("const char *a[] = { \"x\", \"y\" };\n", "x\ny"),
  ])
  func callsInData(text: String, expected: String) { #expect(outlineOfFile(text) == expected) }
}
