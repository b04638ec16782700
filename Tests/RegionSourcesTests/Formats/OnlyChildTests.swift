import Testing

/// One child that is an object, where several would be a list: what programs make of XML.
@Suite struct OnlyChildTests {
  @Test(arguments: [
    #"[{"name":"US","outline":{"name":"West","outline":[{"name":"Alaska"},{"name":"California"}]}},{"name":"Canada"}]"#,
    #"[{"text":"US","family":{"text":"West","class":[{"text":"Alaska"},{"text":"California"}]}},{"text":"Canada"}]"#,
    #"{"?xml":{"@version":"1.0"},"opml":{"@version":"2.0","head":{"title":"States"},"body":{"outline":[{"@text":"US","outline":{"@text":"West","outline":[{"@text":"Alaska"},{"@text":"California"}]}},{"@text":"Canada"}]}}}"#,
    #"{"schema":{"segment":[{"+@text":"US","family":{"+@text":"West","class":[{"+@text":"Alaska"},{"+@text":"California"}]}},{"+@text":"Canada","family":[]}]}}"#,
    #"[{"name":"US","children":{"name":"West","children":[{"name":"Alaska"},{"name":"California"}]}},{"name":"Canada"}]"#,
  ])
  func anObjectIsAnOnlyChild(text: String) {
    #expect(outline(text) == "US\n  West\n    Alaska\n    California\nCanada")
  }

  @Test(arguments: [
    (#"{"name":"A","child":{"name":"B","child":{"name":"C"}}}"#, "A\n  B\n    C"),
    (#"[{"name":"A","children":{"name":"B","children":{"name":"C"}}},{"name":"D"}]"#, "A\n  B\n    C\nD"),
    (
      #"[{"name":"A","sub":{"name":"B"}},{"name":"C","sub":[{"name":"D"},{"name":"E"}]}]"#,
      "A\n  B\nC\n  D\n  E"
    ),
    (
      #"{"name":"File","version":"1","document":{"name":"Document","children":[{"name":"Page","children":[{"name":"Frame"}]}]}}"#,
      "File\n  Document\n    Page\n      Frame"
    ),
    (
      #"{"meta":{"name":"x"},"format":"node_tree","data":{"id":"root","topic":"Root","children":[{"id":"a","topic":"A"}]}}"#,
      "root Root\n  a A"
    ),
  ])
  func soItIsInAChain(text: String, expected: String) { #expect(outline(text) == expected) }

  /// Ten thousand only children in each other are no ten thousand calls.
  @Test func aLongChainIsRead() {
    let depth = 5_000
    let text =
      String(repeating: #"{"name":"a","child":"#, count: depth) + #"{"name":"b"}"#
      + String(repeating: "}", count: depth)
    #expect(outline(text).hasSuffix(" b"))
  }

  /// An object beside the children, or one that says what a place has, is none.
  @Test(arguments: [
    (
      #"[{"name":"A","owner":{"name":"Bob"},"children":[{"name":"B"}]},{"name":"C","owner":{"name":"Eve"}}]"#,
      "A\n  B\nC"
    ),
    (#"[{"name":"A","capital":{"name":"X"}},{"name":"B","capital":{"name":"Y"}}]"#, "A\nB"),
    (
      #"[{"name":"A","city":{"name":"X","country":{"name":"Y"}}},{"name":"B","city":{"name":"X","country":{"name":"Y"}}}]"#,
      "A\nB"
    ),
    (#"{"A":{"children":{"B":{},"C":{}}},"D":{}}"#, "A\n  B\n  C\nD"),
  ])
  func otherObjectsAreNot(text: String, expected: String) { #expect(outline(text) == expected) }
}
