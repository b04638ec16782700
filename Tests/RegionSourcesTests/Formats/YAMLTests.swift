import Testing

@testable import RegionSources

/// YAML, as JSON of the same content is read.
@Suite struct YAMLTests {
  @Test(arguments: [
    (
      "---\n- id: ap\n  name: Animals & Pets\n  children:\n  - ap-1\n- id: ap-1\n  name: Live Animals\n  children: []\n",
      "ap Animals & Pets\n  ap-1 Live Animals"
    ),
    (
      "# places\n- name: Europe\n  children:\n    - name: France\n      children:\n        - name: Paris\n    - name: Italy\n- name: Asia\n",
      "Europe\n  France\n    Paris\n  Italy\nAsia"
    ),
    (
      "广东省:\n  深圳市:\n    - 南山区\n    - 福田区\n湖南省:\n  长沙市: [岳麓区, 芙蓉区]\n",
      "广东省\n  深圳市\n    南山区\n    福田区\n湖南省\n  长沙市\n    岳麓区\n    芙蓉区"
    ),
    (
      "en:\n  countries:\n    AD: Andorra\n    \"NO\": Norway\n  states:\n    us:\n      CA: California\n",
      "countries\n  AD Andorra\n  NO Norway\nstates\n  us\n    CA California"
    ),
    (
      "\"110000\": 北京市\n\"110100\": 市辖区\n\"110101\": 东城区\n",
      "110000 北京市\n  110100 市辖区\n    110101 东城区"
    ),
    ("- {id: 1, name: A}\n- {id: 2, name: B, parent_id: 1}\n", "1 A\n  2 B"),
    ("a: {A: [b, c], D: [e]}\nf: {F: [g]}\n", "a\n  A\n    b\n    c\n  D\n    e\nf\n  F\n    g"),
    (
      "kind: Namespace\nmetadata:\n  name: a\n---\nkind: Service\nmetadata:\n  name: b\n---\n", "a\nb"
    ),
    (
      "menu:\n  main:\n    - identifier: p\n      name: Products\n    - name: Pumps\n      parent: p\n",
      "p Products\n  Pumps"
    ),
    (
      "all:\n  children:\n    web:\n      hosts:\n        foo.example.com:\n    db:\n      hosts:\n        one.example.com:\n",
      "web\n  hosts\n    foo.example.com\ndb\n  hosts\n    one.example.com"
    ),
  ])
  func shapesAreThoseOfJSON(text: String, expected: String) {
    #expect(outline(text) == expected)
    #expect(outline(text.map { $0 == "\n" ? "\r\n" : String($0) }.joined()) == expected)
  }

  @Test func pagesOfASiteHaveTheirNames() throws {
    let read = try read(
      "site_name: X\ntheme:\n  name: t\nnav:\n  - Home: index.md\n  - Guide:\n    - A: a.md\n    - b.md\n  - More: [{C: c.md}]\n"
    )
    #expect(outline(read.tree) == "X\n  Home\n  Guide\n    A\n    b.md\n  More\n    C")
    #expect(read.understanding.others.contains("file"))
    #expect(outline("- a: b\n- c:\n  - d: e\n") == outline(#"[{"a":"b"},{"c":[{"d":"e"}]}]"#))
  }

  @Test func textsKeepWhatTheySay() throws {
    let text = """
      %YAML 1.2
      ---
      - name: "a\\tb \\u4e2d \\"c\\""
        code: 007
      - name: 'it''s'
        code: 1.10
      - name: >-
          over
          lines
        code: !!str 12e3
        active: yes
      - name: |
          kept
        code: ~
      ...
      """
    let read = try read(text)
    #expect(outline(read.tree) == "007 a b 中 \"c\"\n1.10 it's\n12e3 over lines\nkept")
    #expect(read.understanding.format.title == "YAML")
    #expect(read.understanding.others == ["active"])
  }

  @Test func aliasesAreCopiesAndMergedMembersGiveWay() {
    let text = """
      ---
      base: &base
        name: A
        code: 1
      list:
        - <<: *base
          name: B
          children:
            - &x {name: C, code: 3}
        - <<: [*base, {name: none, extra: 1}]
          code: 2
          children:
            - *x
        - *x
        - &k name: D
          code: 4
          <<: {note: n}
      """
    #expect(outline(text) == "1 B\n  3 C\n2 A\n  3 C\n3 C\n4 D")
    #expect(outline("---\nx: &n Name\ny:\n  - *n\n  - *n : [a]\n").contains("Name"))
  }

  @Test func aliasesHaveAnEnd() {
    let lists = (0..<9).map { level -> String in
      let name = Array("bcdefghij")[level]
      let inner = String(repeating: "*\(Array("abcdefghi")[level]),", count: 10).dropLast()
      return "\(name): &\(name) [\(inner)]\n"
    }
    #expect(
      outline("---\na: &a [x,x,x,x,x,x,x,x,x,x]\n" + lists.joined())
        == "x:8:8: its aliases name more than 2,000,000 values")
    #expect(outline("---\na: &a\n  b: *a\n") == "x:3:6: the alias *a stands inside of what it names")
    #expect(outline("---\na: *b\nc: d\n") == "x:2:4: nothing is named &b")
    #expect(
      outline("---\na: " + String(repeating: "[", count: 60_000) + "\n- b\n") { $0.format = .yaml }
        .hasSuffix("nested more than 20,000 deep"))
  }

  @Test func whatIsBrokenHasItsLineAndColumn() {
    #expect(outline("---\na:\n  - b\n c: d\n") == "x:4:2: no YAML: did not find expected key")
    #expect(outline("---\na: [b, c\nd: e\n") == "x:3:2: no YAML: did not find expected ',' or ']'")
    #expect(outline("---\n? [a, b]\n: c\n") == "x:2:3: a list or a mapping is a key, which is not read")
    #expect(outline("---\na: 中\nb: \"x\u{7}\"\n") == "x:3: no YAML: control characters are not allowed")
    #expect(outline("---\n---\n") == "x: there is nothing to choose from")
  }

  /// What only looks like YAML is what it was.
  @Test(arguments: [
    ("Fruit:\n  Apple\n  Pear\nNuts:\n  Almond\n", "Fruit:\n  Apple\n  Pear\nNuts:\n  Almond"),
    ("- A\n  - B\n- C\n", "A\n  B\nC"), ("- A\n- B\n", "A\nB"),
    ("AD: Andorra\nAE: Emirates\nAF: Afghanistan\n", "AD Andorra\nAE Emirates\nAF Afghanistan"),
    ("A\n  b: c\n  d\nE\n", "A\n  b: c\n  d\nE"),
  ])
  func anOutlineIsNone(text: String, expected: String) {
    #expect(outline(text) == expected)
    #expect((try? read(text))?.understanding.format != .yaml)
  }

  @Test func theFormatMayBeSaid() {
    #expect(outline("AD: Andorra\nAE: Emirates\n") { $0.format = .yaml } == "AD Andorra\nAE Emirates")
    #expect(outline("- A\n- B\n") { $0.format = .yaml } == "A\nB")
    #expect(outline("a\tb:\n\t- c\n") { $0.format = .yaml }.hasPrefix("x:2:1: no YAML: "))
    #expect(outline("A:\n  - b\nC:\n  - d\n") { $0.format = .lines } == "A:\n  b\nC:\n  d")
  }

  @Test func levelsMayStandInSeveralFiles() throws {
    let read = try readFiles([
      (name: "countries.yml", text: "- id: 1\n  name: A\n- id: 2\n  name: B\n"),
      (name: "cities.yml", text: "---\n- id: 7\n  country_id: 2\n  name: C\n"),
    ])
    #expect(outline(read.tree) == "1 A\n2 B\n  7 C")
  }

  @Test func anAnswerMayBeYAML() throws {
    let texts = [
      "- id: 1\n  name: A\n- id: 2\n  name: B\n", "---\n- {id: 1, name: A}\n- {id: 2, name: B}\n",
      "INSERT INTO t (id,name) VALUES (1,'A'),(2,'B');\n",
    ]
    for text in texts {
      #expect(try outline(AnswerReader().tree(of: Array(text.utf8), depth: 0)) == "1 A\n2 B")
    }
    let names = try AnswerReader().tree(of: Array("- a: b\n- c\n".utf8), depth: 0)
    #expect(outline(names) == "- a: b\n- c")
  }
}
