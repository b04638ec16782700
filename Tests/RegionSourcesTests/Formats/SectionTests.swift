import Testing

@testable import RegionSources

/// Settings, texts of programs, and single records: objects under keys, in which a `name` is an entry.
@Suite struct SectionTests {
  @Test(arguments: [
    (
      #"{"errors":{"title":"No title","name":"No name"},"buttons":{"ok":"Fine","no":"Never"}}"#,
      "errors\n  title\n    No title\n  name\n    No name\nbuttons\n  ok\n    Fine\n  no\n    Never"
    ),
    (
      #"{"app":{"save":"Keep","name":"Its name"},"login":{"title":"Log in","fields":{"user":"Who"}},"n":"x"}"#,
      "app\n  save\n    Keep\n  name\n    Its name\nlogin\n  title\n    Log in\n  fields\n    user\n      Who\nn\n  x"
    ),
    (
      #"{"name":"shop","server":{"host":"local","port":8080},"base":{"pool":5}}"#,
      "name\n  shop\nserver\n  host\n    local\n  port\nbase\n  pool"
    ),
    (
      #"{"title":"Kinds","animals":{"mammals":["dog"],"birds":["owl"]},"plants":{"trees":["oak"]}}"#,
      "title\n  Kinds\nanimals\n  mammals\n    dog\n  birds\n    owl\nplants\n  trees\n    oak"
    ),
  ])
  func namesInSectionsAreEntries(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (#"{"a":{"name":"A","size":1},"b":{"name":"B","size":2}}"#, "a A\nb B"),
    (#"{"x":{"name":"X","states":{"y":{"name":"Y"}}},"v":{"name":"V"}}"#, "x X\n  y Y\nv V"),
  ])
  func recordsOfOneKindKeepTheirNames(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    (
      #"{"name":"World","continents":{"Europe":["France","Spain"],"Asia":["Japan"]}}"#,
      "World\n  Europe\n    France\n    Spain\n  Asia\n    Japan"
    ),
    (#"{"title":"Week","days":{"Mon":["a"],"Tue":["b"]}}"#, "Week\n  Mon\n    a\n  Tue\n    b"),
    (
      #"{"bar":{"id":"t","name":"Tools","groups":{"g":[{"name":"Pen"},{"name":"Ink"}]}}}"#,
      "t Tools\n  g\n    Pen\n    Ink"
    ),
    (
      #"{"menu":{"id":"file","value":"File","popup":{"items":[{"value":"New"},{"value":"Open"}]}}}"#,
      "file File\n  New\n  Open"
    ),
  ])
  func whatTheOnlyRecordHoldsLiesBelowIt(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func aRecordWithTagsAloneIsOne() {
    #expect(outline(#"{"name":"Ada","tags":["a","b"],"photos":["c"]}"#) == "Ada")
  }

  // MARK: What was passed over

  @Test(arguments: [
    (
      #"[{"name":"A","tags":["x"],"pics":[{"u":"1"}],"kids":[{"name":"B"}]},{"name":"C","tags":["y"],"kids":[]}]"#,
      ["tags 2", "pics 1"]
    ),
    (#"[{"id":1,"name":"A","tags":["x"]},{"id":2,"name":"B","geo":{"lat":1}}]"#, ["tags 1"]),
    (
      #"{"country":{"name":"K"},"counties":[{"name":"M","subs":["A","B"]},{"name":"N","subs":["C"]}]}"#,
      ["country 1"]
    ),
    (#"{"a":{"b":["c"]}}"#, []),
  ])
  func fieldsThatWerePassedOverAreTold(text: String, expected: [String]) throws {
    let unread = try read(text) { $0.findsNamesakes = true }.understanding.unread
    #expect(unread.map { "\($0.name) \($0.count)" } == expected)
  }

  @Test func nothingIsToldWithoutAReport() throws {
    #expect(try read(#"[{"name":"A","tags":["x"]},{"name":"B","tags":["y"]}]"#).understanding.unread.isEmpty)
  }
}
