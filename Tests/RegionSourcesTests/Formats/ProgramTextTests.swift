import RegionSources
import Testing

/// Texts of programs are no trees; settings and plain lines are lists.
@Suite struct ProgramTextTests {
  private static let program =
    "x: the text of a program, of which only constants that are written out are read; put its data into a file of their own"

  @Test(arguments: [
    "package main\n\nimport (\n\t\"fmt\"\n)\n\nfunc main() {\n\tfmt.Println(\"hi\")\n}\n",
    "#!/bin/sh\nset -e\nfor i in 1 2; do\n  echo $i\ndone\n",
    "for i in 1 2; do\n  if true; then\n    echo $i\n  fi\ndone\n",
    "import os\n\ndef main():\n    for x in range(3):\n        print(x)\n\nif __name__ == \"__main__\":\n    main()\n",
    "#include <stdio.h>\n\nint main(void) {\n  printf(\"x\");\n  return 0;\n}\n",
    "class A {\n  int x;\n  void f() {\n    x = 1;\n  }\n}\n",
    "body {\n  color: red;\n}\n.a {\n  margin: 0;\n}\n",
    "export const x = 1;\nexport function f(a) {\n  return a + 1;\n}\n",
    "import A\n\nlet package = P(\n  name: \"a\",\n  targets: [\n    .b(\n      name: \"c\"),\n  ]\n)\n",
    "/// A.\nimport 'base.dart';\n\n/// B.\nconst City a = City(\n    id: 1,\n    name: \"A\");\nconst City b = City(\n    id: 2,\n    name: \"B\");\n",
    "(ns app.regions)\n(def regions\n  {\"A\" [\"B\" \"C\"]\n   \"D\" [\"E\"]})\n",
    "Sub Fill()\n    Dim all As New Collection\n    all.Add \"A\", \"B\"\nEnd Sub\n",
    "gen a = .\nreplace a = 1 if b == 2\nsort a\nlabel define c 1 \"A\" 2 \"B\"\n",
    "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n",
  ])
  func aProgramIsNoTree(text: String) { #expect(outline(text) == ProgramTextTests.program) }

  @Test func itsLinesAreAListWherePeopleSaySo() {
    #expect(
      outline("import a;\nimport b;\nclass C {\n}\n") { $0.format = .lines }
        == "import a;\nimport b;\nclass C {\n}")
  }

  @Test(arguments: [
    "Milk\nEggs (ten)\nBread", "import\nexport\nreturn",
    "Chapter One (draft)\nChapter Two (final)\nIntro (old)",
    "Rome (the city,\nand more)\nOslo\nKiel\nBergen", "End game\nEnd\nGame end",
    "Milk: two\nEggs: ten", "from Rome\nfrom Oslo\nto Kiel", "a = b\nc", "x=1\nx=2",
    "numpy==1.26.0\npandas==2.1.1", "alice: 30\nbob: 41", "bob=user\ncarl=user",
    "romeo: but soft\njuliet: ay me",
    "--color=auto\n--width=80", "flour: 200 g\nmilk: 1 l", "jit = on\njit_above_cost = 0",
    "passwd: Files\nhosts: Dns", "Smith, Alice\nJones, Bob\nRuiz, Carla",
    "The fox, however, jumps.\nPack it, please, now.\nHow vexing, and daft, it is!",
  ])
  func plainLinesAreAList(text: String) { #expect(outline(text + "\n") == text) }

  /// As JSON's maps of texts: `{"de": "Germany"}`.
  @Test func keysAreCodesOfWhatTheyMean() {
    #expect(outline("app.name=Demo\napp.maker=Öl\n") == "app.name Demo\napp.maker Öl")
    #expect(outline("# names\nAT = Austria\nde = Germany\n") == "AT Austria\nde Germany")
    #expect(outline("de: Germany\nfr: France\nAT: Austria\n") == "de Germany\nfr France\nAT Austria")
    #expect(outline("e.a=A\ne.a.none=B\ne.a.some=C\n") == "e.a A\n  e.a.none B\n  e.a.some C")
  }
}
