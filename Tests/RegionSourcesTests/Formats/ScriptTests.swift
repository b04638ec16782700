import RegionModel
import RegionSources
import TestSupport
import Testing

/// Data in scripts, with statements around it.
@Suite struct ScriptTests {
  private static let data = "[\n  { name: 'A', parts: ['B', 'C'] },\n  { name: 'D', parts: ['E'] },\n]"
  private static let expected = "A\n  B\n  C\nD\n  E"

  @Test(arguments: [
    // Types and imports in front, functions behind.
    "import { T } from './t';\n\nexport const all: T[] = \(data);\n\nexport const f = () => all[0];\n",
    "export interface T {\n  name: string;\n}\n\nexport const all: T[] = \(data)\n\nexport function f(n: string) {\n  return all.find((x) => x.name === n);\n}\n",
    "type T = {\n  name: string;\n  parts: Record<\n    string, // a key\n    string[]\n  >;\n};\n\nexport const all: T[] = \(data) as const;\n",
    "import {\n  A,\n  B,\n} from \"x\"\nlet all = \(data);\nexport default all;\n",
    "all = \(data)\n", "window.all = Object.freeze(\(data));\n", "module.exports = all = \(data)\n",
    "const all = \(data)\nmodule.exports = { all }\n",
    // What a module exports beside its data are functions.
    "const all = \(data)\nconst f = () => {\n  return all[0];\n};\nmodule.exports = { all, f };\n",
    "const all = \(data)\nconst f = () => {\n  return all[0];\n};\nexport default { areas: all, f };\n",
    // Settings are no data.
    "var setting = { view: { line: false }, on: { click: function (e) { return e; } } };\nvar nodes = \(data);\n$(f(nodes));\n",
  ])
  func statementsAroundDataArePassedOver(text: String) {
    #expect(outlineOfFile(text) == ScriptTests.expected)
  }

  @Test(arguments: [
    "{name: 'A'}\n{name: 'B'}\n", "// a\n{\"name\":\"A\"};\n{\"name\":\"B\"} // b\n",
    "// a\n[{\"name\":\"A\"},{name:'B'},]\n\n",
  ])
  func literalsMayStandOneALine(text: String) {
    #expect(outlineOfFile(text) == "A\nB")
  }

  @Test func whatStandsBehindALiteralIsNotDropped() {
    let message = outlineOfFile("{a: ['B']}\nareas.sort()\n")
    #expect(message.contains(":2"), "\(message)")
  }

  @Test(arguments: [
    "<?php\n$areas = [\n  'A' => ['B', 'C'],\n  'D' => ['E'],\n];\n",
    "<?php\n\ndeclare(strict_types=1);\n\nnamespace X;\n\nuse Y\\Z;\n\n/** All. */\nreturn array(\n  'A' => array('B', 'C'), // first\n  # none\n  \"D\" => array('E'),\n);\n",
    "<?php return [['name' => 'A', 'children' => ['B', 'C']], ['name' => 'D', 'children' => ['E']]];\n?>\n",
  ])
  func listsOfPHPMayHaveKeys(text: String) {
    #expect(outlineOfFile(text) == ScriptTests.expected)
  }

  @Test func otherTextsOfPHPAreRefusedWithTheirLine() {
    let message = outlineOfFile("<?php\n$areas = [\n  'A' => f('B'),\n];\n")
    #expect(message.contains(":3"), "\(message)")
  }

  @Test func tuplesAreLists() {
    let tuples = "areas = [\n  ('A', ['B', 'C']),\n  ('D', ['E'],),\n]\n"
    #expect(outlineOfFile(tuples) == ScriptTests.expected)
    #expect(
      outlineOfFile(
        "const all = [{ name: 'A', f: (a, b) => a, parts: ['B'] }, { name: 'C', f: (x) => 1, parts: [] }]\n")
        == "A\n  B\nC")
  }

  @Test func tuplesMayBeRows() {
    #expect(
      outlineOfFile(
        "chapters = [\n  ('I', 'A00-B99', 'Infectious diseases'),\n  ('II', 'C00-D48', 'Neoplasms'),\n  ('III', 'D50-D89', 'Diseases of the blood'),\n]\n"
      )
        == "A00-B99 Infectious diseases\nC00-D48 Neoplasms\nD50-D89 Diseases of the blood")
  }

  /// What stands elsewhere is a text, but for children, which nobody may lose without a word.
  @Test func membersOfOthersAreTexts() {
    #expect(
      outlineOfFile(
        "import { R } from './r';\nexport default [\n  { title: 'A', path: R.home, children: [{ title: 'B', path: R.a.b }] },\n];\n"
      ) == "A\n  B")
    let message = outlineOfFile("const all = [\n  { name: 'A', children: CITIES.a },\n];\n")
    #expect(message.contains(":2"), "\(message)")
  }

  @Test func literalsMayNameOthers() {
    #expect(
      outlineOfFile("const b = ['B', 'C']\nconst d = [...b, 'E']\nexport default { A: b, D: d }\n")
        == "A\n  B\n  C\nD\n  B\n  C\n  E")
    #expect(outlineOfFile("const a = [a]\nexport default a\n") != "")
  }

  @Test func functionsAndPicturesAreLeftOut() {
    #expect(
      outlineOfFile(
        "import { Home } from 'icons';\nexport const menu = [\n  { title: 'A', icon: Home, on: (p) => p === '/a', component: () => import('./a') },\n  { title: 'B', icon: Home, on: p => p },\n];\n"
      ) == "A\nB")
  }

  @Test func severalTablesAreJoined() {
    #expect(
      outlineOfFile(
        "export const states = [\n  { id: 1, name: 'A' },\n  { id: 2, name: 'B' },\n]\n\nconst cities = [\n  { id: 11, name: 'C', state_id: 1 },\n  { id: 21, name: 'D', state_id: 2 },\n];\n"
      ) == "1 A\n  11 C\n2 B\n  21 D")
  }

  @Test func wordsForCodesMayStandInFrontOfTheirTables() {
    #expect(
      outlineOfFile(
        "regions = [\n  {id_region: 1, nombre: 'A'},\n  {id_region: 2, nombre: 'B'}\n]\nprovinces = [\n  {id_prov: 20, nombre: 'C', id_region: 1},\n  {id_prov: 21, nombre: 'D', id_region: 2}\n]\n"
      ) == "1 A\n  20 C\n2 B\n  21 D")
  }

  @Test func aListOfPythonMayHaveATypeAndADescription() {
    #expect(
      outlineOfFile(
        "\"\"\"\nAll parts.\n\"\"\"\nfrom typing import Dict, List\n\nPARTS: List[Dict[str, str]] = [\n    {\"code\": \"01\", \"name\": \"A\"},\n    {\"code\": \"02\", \"name\": \"B\"},\n]\n"
      ) == "01 A\n02 B")
  }

  @Test func smallerLiteralsWithFunctionsAreNoData() {
    #expect(
      outlineOfFile(
        "const menu = \(ScriptTests.data);\n\nexport default {\n  'GET /m': (a, b) => b(menu),\n};\n")
        == ScriptTests.expected)
  }

  @Test func aDictionaryOfPythonIsData() {
    #expect(
      outlineOfFile("# Parts\nparts = {\n    \"A\": [\"B\", \"C\"],\n    \"D\": [\"E\"],\n}\n")
        == ScriptTests.expected)
  }

  @Test(arguments: [
    "import React from 'react';\n\nconst colors = ['red', 'blue'];\n\nexport default function App() {\n  const [a, b] = React.useState(0);\n  if (a > 2) {\n    return null;\n  }\n  return colors.map((c) => c + b);\n}\n",
    "export default {\n  name: f(1),\n}\n",
  ])
  func aProgramIsNoData(text: String) {
    #expect(
      outlineOfFile(text).contains("the text of a program") || outlineOfFile(text).contains("no JSON"))
  }

  @Test(arguments: [
    ("type of shop\nimport duties\nexport goods\n", "type of shop\nimport duties\nexport goods"),
    ("a = b\nc = d\n", "a = b\nc = d"),
  ])
  func linesThatBeginWithSuchWordsAreLines(text: String, expected: String) {
    #expect(outlineOfFile(text) == expected)
  }

  // MARK: Heads, tuples, functions

  @Test(arguments: [
    "'use client'\n\nexport const areas = DATA\n", "\"use client\";\nexport const areas = DATA;\n",
    "#!/usr/bin/env python\n# -*- coding: latin-1 -*-\n\nareas = DATA\n",
    "#: All areas.\n#\nareas = DATA\n", "__version__ = '1.0'\nMOST = 3\nareas = DATA\n",
    "import a from 'b'\nexport const MOST = 3\nexport const areas = DATA\n",
    "import type { A } from 'a'\n\nexport function useAreas(): A[] {\n  return DATA\n}\n",
    "export const areas = (): A[] => {\n  return DATA;\n};\n",
    "export default { areas: Object.freeze(DATA) }\n",
    String(repeating: "import { part } from '@/components/tree'\n", count: 9)
      + "\nexport const areas: Area[] = DATA\n", "export const areas = reactive(DATA)\n",
  ])
  func headsAndCallsAroundDataArePassedOver(text: String) {
    #expect(
      outlineOfFile(text.replacing("DATA", with: ScriptTests.data)) == ScriptTests.expected)
  }

  @Test func whatStandsInAnotherLiteralIsNoRoot() {
    let text =
      "export const b = [{ title: 'B', items: ['x', 'y'] }];\nexport const c = [{ title: 'C', items: ['z'] }];\n"
      + "export const all = [{ title: 'A', sub: b }, { title: 'D', sub: c }];\n"
    #expect(outlineOfFile(text) == "A\n  B\n    x\n    y\nD\n  C\n    z")
  }

  @Test func weightsBesideATreeAreNoData() {
    let text =
      "TREE = {\n    \"A\": [\"b\", \"c\"],\n    \"D\": [\"e\", \"f\"],\n}\n\nWEIGHTS = {\n    \"b\": 2.0,\n    \"e\": 1.5,\n}\n"
    #expect(outlineOfFile(text) == "A\n  b\n  c\nD\n  e\n  f")
  }

  @Test func whatAPageRegistersIsNoData() {
    let text =
      "const data = \(ScriptTests.data);\n\nComponent({\n  data: { ...data, on: false },\n  methods: { show() { a.b({ on: true }); } },\n});\n"
    #expect(outlineOfFile(text) == ScriptTests.expected)
  }

  @Test(arguments: [
    ("C = (\n    ('01', 'Abc'),\n    ('02', 'Def'),\n)\n", "01 Abc\n02 Def"),
    ("C = (\n    ('draft', _('Draft')),\n    ('done', _(u'Done')),\n)\n", "draft Draft\ndone Done"),
    ("T = (\"a\", \"b\", \"c\")\n", "a\nb\nc"),
  ])
  func tuplesOfTuplesAreData(text: String, expected: String) { #expect(outlineOfFile(text) == expected) }

  @Test func aListThatIsSpreadSaysWhatIsWrong() {
    #expect(outlineOfFile("export const a = ['x', ...f(b), 'y'];\n").contains("a name or a call stands"))
  }

  // MARK: Values of languages

  @Test(arguments: [
    (
      #"const re = /["'{[]/g;"# + "\n"
        + #"export const a = [{ name: 'A', test: /^"$/i }, { name: 'B', test: /a/ }];"#,
      "A\nB"
    ),
    ("a = ['x' + 'y', \"z\"\n  + 'w']", "xy\nzw"),
    (#"var a = ['\x41b', 'it\'s \|'];"#, "Ab\nit's |"),
    ("A = {\n  'B': ['C'],\n  'D': (),\n}\n", "B\n  C\nD"),
    ("A = [{'name': 'A', 'code': 0x1F, 'n': 1_000}, {'name': 'B', 'code': 1_0, 'n': 2}]\n", "0x1F A\n10 B"),
    ("<?php\n$a = array (\n  'x' => \n  array (\n    0 => 'b',\n    1 => 'c',\n  ),\n);\n", "x\n  b\n  c"),
    ("<?php\nreturn ['A' => [_x('b', 'c', 'd'), __('e', 'f')]];\n", "A\n  b\n  e"),
    ("const a = { \"A\": [\"b\", \"c\"].sort(), \"D\": [\"e\"] };", "A\n  b\n  c\nD\n  e"),
    ("export const A = new Set([\n  \"x\",\n  \"y\",\n]);\n", "x\ny"),
    ("callback({\"A\":[\"x\",\"y\"],\"B\":[\"z\"]});\n", "A\n  x\n  y\nB\n  z"),
    ("const a = [{ name: 'A', children: void 0 }, { name: 'B', size: Infinity }];", "A\nB"),
    (
      "window.X = window.X || {}; window.X.data = {\"A\":[\"x\",\"y\"],\"B\":[\"z\"]};\n",
      "A\n  x\n  y\nB\n  z"
    ),
    ("var m = map[string][]string{ \"A\": {\"x\",\"y\"}, \"B\": {\"z\"} }\n", "A\n  x\n  y\nB\n  z"),
    ("A = {'x': 1, 'y': 2}\nB = ['p', 'q']\n", "A\n  x\n  y\nB\n  p\n  q"),
  ])
  func valuesOfOtherLanguagesAreRead(text: String, expected: String) {
    #expect(outlineOfFile(text) == expected)
  }

  @Test(arguments: [
    "const d = decode('{\"A\":[\"x\",\"y\"],\"B\":[\"z\"]}');\n",
    "var m = makeMap(\"A\", []string{\"x\",\"y\"}, \"B\")\n",
  ])
  func aStatementAloneIsNoTable(text: String) {
    #expect(outlineOfFile(text).contains("the text of a program"))
  }
}
