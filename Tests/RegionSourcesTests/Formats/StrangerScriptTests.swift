import RegionModel
import RegionSources
import TestSupport
import Testing

@testable import RegionSources

/// Scripts and lists of objects as strangers judged them.
@Suite struct StrangerScriptTests {
  // MARK: Constants inside of functions

  private static let code = String(
    repeating: "  const f = (a) => { return setView(a, 'it', \"is\"); };\n", count: 40)

  @Test(arguments: [
    "const A = () => {\n  const [open, setOpen] = useState(false);\n  const subs = {\n    'Farms': ['Crops', 'Cattle'],\n    'Shops': ['Food']\n  };\n  const words = ['a', 'b'];\nCODE  return (<p>It's open {open}</p>);\n};\n\nexport default A;\n",
    "$(document).ready(function () {\n  var subs = {\n    'Farms': ['Crops', 'Cattle'],\n    'Shops': ['Food']\n  };\nCODE});\n",
    "export const useSubs = () => {\n  const subs = useMemo(() => ({\n    'Farms': ['Crops', 'Cattle'],\n    'Shops': ['Food']\n  }), []);\nCODE};\n",
    "<?php\nfunction subs($x) {\n  $subs = [\n    'Farms' => ['Crops', 'Cattle'],\n    'Shops' => ['Food'],\n  ];\nCODE  return $subs[$x];\n}\n",
    "export default function Menu() {\n  const items: Item[] = [\n    { label: 'Farms', children: [{ label: 'Crops' }, { label: 'Cattle' }] },\n    { label: 'Shops', children: [{ label: 'Food' }] },\n  ];\nCODE  return <List options={[{ label: 'x', children: [] }]} style={{ a: ['b'], c: ['d'] }} />;\n}\n",
    "export default function Menu() {\n  const [items] = useState([\n    { label: 'Farms', children: [{ label: 'Crops' }, { label: 'Cattle' }] },\n    { label: 'Shops', children: [{ label: 'Food' }] },\n  ]);\nCODE}\n",
  ])
  func aTreeInsideOfAFunctionIsRead(text: String) {
    #expect(
      outlineOfFile(text.replacing("CODE", with: StrangerScriptTests.code))
        == "Farms\n  Crops\n  Cattle\nShops\n  Food")
  }

  @Test func rowsInsideOfAFunctionKeepTheirCodes() {
    let text =
      "function treeCtrl($scope) {\n  $scope.config = { plugins: ['types'], types: { a: { icon: 'x' } } };\n  $scope.tree = [\n    { id: 'a', parent: '#', text: 'Farms' },\n    { id: 'b', parent: 'a', text: 'Crops' },\n    { id: 'c', parent: '#', text: 'Shops' },\n  ];\n"
      + StrangerScriptTests.code + "}\n"
    #expect(outlineOfFile(text) == "a Farms\n  b Crops\nc Shops")
  }

  /// Two trees in one program: nobody can tell which is meant, but for a person.
  @Test func oneOfTwoTreesInsideIsNamed() throws {
    let text =
      "const A = () => {\n  const one = { 'A': ['B'], 'C': ['D'] };\n  const two = { 'E': ['F'], 'G': ['H'] };\n"
      + StrangerScriptTests.code + "};\n"
    #expect(outlineOfFile(text).contains("the text of a program"))
    #expect(try tree(text, "two") == "E\n  F\nG\n  H")
    #expect(throws: SourceErrors.self) { _ = try tree(text, "three") }
  }

  private func tree(_ text: String, _ constant: String) throws(SourceErrors) -> String {
    let file = TemporaryFile(Array(text.utf8))
    var options = ReadingOptions()
    options.tables = [constant]
    return try withExtendedLifetime(file) { () throws(SourceErrors) in
      outline(try TreeFile.read([file.path], options: options).tree)
    }
  }

  // MARK: One tree beside flat lists

  @Test(arguments: [
    "export const tree = [\n  { name: 'Fish', children: ['Salmon', 'Cod'] },\n  { name: 'Shells', children: ['Oyster'] },\n];\nconst products = [\n  { code: 'B1', name: 'Salmon cut', category: 'Fish' },\n  { code: 'B2', name: 'Oysters', category: 'Shells' },\n];\n",
    "export const TREE = { Fish: ['Salmon', 'Cod'], Shells: ['Oyster'] };\nexport const LINKS = [\n  { label: 'Home', href: '/' },\n  { label: 'Terms', href: '/terms' },\n];\n",
  ])
  func oneTreeBesideFlatListsIsTheTree(text: String) {
    #expect(outlineOfFile(text) == "Fish\n  Salmon\n  Cod\nShells\n  Oyster")
  }

  @Test func theOtherConstantsAreNamed() throws {
    let text =
      "export const tree = { Fish: ['Salmon'], Shells: ['Oyster'] };\nexport const links = [\n  { label: 'Home' },\n  { label: 'Terms' },\n];\n"
    let file = TemporaryFile(Array(text.utf8))
    let read = try withExtendedLifetime(file) { try TreeFile.read([file.path], options: ReadingOptions()) }
    #expect(
      read.understanding.notes == [
        "constants that were not read: links; --table NAME reads one of them"
      ])
    #expect(try tree(text, "links") == "Home\nTerms")
  }

  @Test func severalTreesStayBesideEachOther() {
    let text =
      "export const a = { Fish: ['Salmon'], Shells: ['Oyster'] };\nexport const b = { Home: ['Index'], Help: ['Terms'] };\n"
    #expect(outlineOfFile(text).hasPrefix("a\n  Fish\n    Salmon"))
  }

  // MARK: Addresses in leaves

  @Test(arguments: ["routerLink: ['/x/LEAF']", "go: ['https://a.b/LEAF']", "link: ['LEAF']"])
  func addressesAreNoChildren(field: String) {
    func leaf(_ name: String) -> String { "{ label: '\(name)', \(field.replacing("LEAF", with: name)) }" }
    let text =
      "export const model = [\n  { label: 'Board', items: [\(leaf("Charts")), \(leaf("Lists"))] },\n  { label: 'Help', items: [\(leaf("Terms"))] },\n];\n"
    #expect(outlineOfFile(text) == "Board\n  Charts\n  Lists\nHelp\n  Terms")
  }

  // MARK: Values that a program makes

  @Test(arguments: [
    "new DateTime", "new DateTime()", "now()", "date('Y-m-d, H:i')", "$now", "Carbon::now()",
    "\\Carbon\\Carbon::now()->addDays(1)", "(new DateTime())->format('Y-m-d')", "$this->now",
  ])
  func aFieldThatPHPMakesIsNull(value: String) {
    let text =
      "<?php\nclass S extends Seeder {\n  public function run() {\n    $data = [\n      ['id' => 1, 'name' => 'Azua', 'created_at' => VALUE, 'updated_at' => VALUE],\n      ['id' => 2, 'name' => 'Bahoruco', 'created_at' => VALUE, 'updated_at' => VALUE],\n    ];\n    Province::insert($data);\n  }\n}\n"
    #expect(outlineOfFile(text.replacing("VALUE", with: value)) == "1 Azua\n2 Bahoruco")
  }

  @Test(arguments: [
    "Icon: MagicWandIcon", "\"made\": Date.now()", "icon: <HomeIcon size={1} />", "Icon: <Home />",
  ])
  func aFieldThatAScriptMakesIsNull(field: String) {
    let text =
      "export const all = [\n  { id: 1, name: 'A', \(field) },\n  { id: 2, name: 'B', \(field) },\n];\n"
    #expect(outlineOfFile(text) == "1 A\n2 B")
  }

  /// What names a row, or what lies above or below it, is not left out without a word.
  @Test(arguments: [
    "'name' => $name", "'name' => 'A', 'parent_id' => $top->id", "'name' => 'A', 'cities' => $cities",
  ])
  func aFieldThatIsNeededIsNotNull(fields: String) {
    let message = outlineOfFile("<?php\nreturn [\n  [\(fields)],\n  ['name' => 'B'],\n];\n")
    #expect(message.contains(":3"), "\(message)")
  }

  @Test func aMemberOfAnotherListIsSpread() {
    let text =
      "export const all = [\n  { id: 1, name: 'A', Icon: OneIcon },\n  { id: 2, name: 'B', Icon: TwoIcon },\n];\nexport const tree = [\n  { ...all[0], children: ['x', 'y'] },\n  { ...all[1], children: ['z'] },\n];\n"
    #expect(outlineOfFile(text) == "1 A\n  x\n  y\n2 B\n  z")
  }

  // MARK: Codes

  @Test func aLetterWithOneTextIsACode() {
    let letters = "ABCDEFGHIJKLMN23".map { "\"\($0)\": \"Place \($0)a\"" }.joined(separator: ", ")
    let lines = "ABCDEFGHIJKLMN23".map { "\n  \($0) Place \($0)a" }.joined()
    #expect(
      outline(
        "{\"A\": {\"region\": \"Ashanti\", \"districts\": {\(letters)}}, \"B\": {\"region\": \"Brong\", \"districts\": {\(letters)}}}"
      ) == "A Ashanti\(lines)\nB Brong\(lines)")
  }

  @Test func rowsWithKeysOfOneLetterStayRows() {
    #expect(
      outline(
        #"[{"N": "Ashanti", "C": [{"N": "Kumasi"}, {"N": "Obuasi"}]}, {"N": "Brong", "C": [{"N": "Sunyani"}]}]"#
      )
        == "Ashanti\n  Kumasi\n  Obuasi\nBrong\n  Sunyani")
  }

  @Test(arguments: ["GETBILISI", "tbilisi", "Tbilisi", "TBI_LISI", "gt-tbilisi"])
  func wordsBelowCodesAreCodes(word: String) {
    let text =
      "<?php\n$states = [ 'TB' => 'Tbilisi', 'AJ' => 'Adjara' ];\n$cities = [\n 'TB' => [ '\(word)' => 'Tbilisi City', '\(word)B' => 'Rustavi' ],\n 'AJ' => [ '\(word)A' => 'Batumi City' ],\n];\n"
    #expect(
      outlineOfFile(text)
        == "TB Tbilisi\n  \(word) Tbilisi City\n  \(word)B Rustavi\nAJ Adjara\n  \(word)A Batumi City")
  }

  @Test func oneEntryTwiceIsOne() {
    #expect(outline(#"{"1": "Kyiv", "2": "Lviv", "1": "Kyiv"}"#) == "1 Kyiv\n2 Lviv")
  }

  @Test func aZeroOnHeadingsIsNoCode() {
    #expect(
      outline(
        #"[{"title": "A", "code": 0, "items": [{"title": "B", "code": 101}, {"title": "C", "code": 102}]}, {"title": "D", "code": 0, "items": [{"title": "E", "code": 201}]}]"#
      ) == "A\n  101 B\n  102 C\nD\n  201 E")
  }

  @Test func aCodeTwiceIsAFlaw() {
    #expect(
      outline(
        #"[{"title": "A", "code": 7, "items": [{"title": "B", "code": 101}]}, {"title": "D", "code": 7, "items": [{"title": "E", "code": 201}]}]"#
      ).contains("the code 7 stands twice"))
  }

  @Test(arguments: [("id", 1, 5), ("ID", 1, 1), ("ID", 3, 1)])
  func wordsForCodesInCapitalsJoinConstants(code: String, first: Int, second: Int) {
    let text =
      "export const provincias = [ { \(code): \(first), Descripcion: 'CAPITAL' }, { \(code): 4, Descripcion: 'AZUA' } ]\nexport const municipios = [\n  { \(code): \(second), Descripcion: 'CENTRO', IDProvincia: \(first) },\n  { \(code): 10, Descripcion: 'PADRE', IDProvincia: 4 } ]\n"
    #expect(
      outlineOfFile(text) == "\(first) CAPITAL\n  \(second) CENTRO\n4 AZUA\n  10 PADRE")
  }

  // MARK: Files below each other

  @Test func codesAndTheirNamesInTwoFiles() throws {
    let expected = "BA Batken\n  Leylek\n  Kadamjai\nTA Talas\n  Manas\nOSCI Osh City"
    let (one, two) = (
      #"{"BA": "Batken", "TA": "Talas", "OSCI": "Osh City"}"#,
      #"{"BA": ["Leylek", "Kadamjai"], "TA": ["Manas"]}"#
    )
    #expect(outline(try readFiles([("a.json", one), ("b.json", two)]).tree) == expected)
    let wrapped = outline(
      try readFiles([("a.json", "{\"KG\": \(one)}"), ("b.json", "{\"KG\": \(two)}")]).tree)
    #expect(wrapped == "KG\n" + expected.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
  }

  @Test func keysThatAreLeavesOfTheFileBefore() throws {
    let files = [
      (
        "c1.json",
        #"[{"code": "AD", "name": "Adamaoua", "departments": [{"name": "Djérem"}, {"name": "Vina"}]}, {"code": "ES", "name": "Est", "departments": [{"name": "Kadey"}, {"name": "Lom"}]}]"#
      ),
      ("c2.json", #"{"Djérem": [{"name": "Tibati"}, {"name": "Bankim"}], "Vina": [{"name": "Belel"}]}"#),
      ("c3.json", #"{"Kadey": [{"name": "Batouri"}], "Lom": [{"name": "Bertoua"}]}"#),
    ]
    #expect(
      outline(try readFiles(files).tree)
        == "AD Adamaoua\n  Djérem\n    Tibati\n    Bankim\n  Vina\n    Belel\nES Est\n  Kadey\n    Batouri\n  Lom\n    Bertoua"
    )
  }

  /// A program in one line has tens of thousands of texts in it.
  @Test func aProgramInOneLineIsReadOnce() {
    let line = String(repeating: "const f = () => { g('a'); h({k: \"b\"}); }; ", count: 4_000)
    #expect(!outline(line).isEmpty)
  }
}
