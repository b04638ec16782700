import RegionModel
import RegionSources
import Testing

/// A command's answer is one list: each row is a child, in the order of the rows, whatever the format.
@Suite struct AnswerTests {
  /// The codes and names of an answer; those of a subtree that came with it stand in brackets.
  private func list(
    _ answer: String, depth: Int = 1, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> [String] {
    var options = ReadingOptions()
    change(&options)
    let path = (0..<depth).map { Place(code: "p\($0)", name: "n\($0)") }
    let source = ChildCommand("cat <<'END'\n\(answer)\nEND", reader: AnswerReader(options))
    return try source.children(of: path, Cancellation()).roots.map(AnswerTests.text)
  }

  @Test(arguments: ["# nothing", "---", "---\n# nothing\n..."])
  func aDocumentWithoutAValueIsAnEmptyList(answer: String) throws {
    #expect(try list(answer) { $0.format = .yaml } == [])
  }

  private static func text(_ region: Region) -> String {
    let below = region.children.map(text).joined(separator: ",")
    let flags = region.flags.contains(.leaf) ? "-" : region.flags.contains(.hasChildren) ? "+" : ""
    return "\(region.code) \(region.name)\(flags)" + (below.isEmpty ? "" : "[\(below)]")
  }

  @Test(arguments: [
    // Codes that lie in each other.
    #"[{"id":1,"name":"A"},{"id":2,"name":"B"},{"id":11,"name":"K"},{"id":21,"name":"U"}]"#,
    #"""
    {"id":1,"name":"A"}
    {"id":2,"name":"B"}
    {"id":11,"name":"K"}
    {"id":21,"name":"U"}
    """#,
    #"{"1":"A","2":"B","11":"K","21":"U"}"#,
    #"[["id","name"],["1","A"],["2","B"],["11","K"],["21","U"]]"#,
    #"[[1,"A"],[2,"B"],[11,"K"],[21,"U"]]"#, "id,name\n1,A\n2,B\n11,K\n21,U\n\n",
    #"{"data":[{"id":1,"name":"A"},{"id":2,"name":"B"},{"id":11,"name":"K"},{"id":21,"name":"U"}]}"#,
    "id,name\n1,A\n2,B\n11,K\n21,U", "1\tA\n2\tB\n11\tK\n21\tU", "id\tname\n1\tA\n2\tB\n11\tK\n21\tU",
    // Parents among the rows.
    #"[{"id":1,"name":"A","pid":0},{"id":2,"name":"B","pid":1},{"id":11,"name":"K","pid":1},{"id":21,"name":"U","pid":2}]"#,
    #"[{"id":1,"name":"A","children":[2,11]},{"id":2,"name":"B","children":[21]},{"id":11,"name":"K"},{"id":21,"name":"U"}]"#,
    "id,name,parent_id\n1,A,\n2,B,1\n11,K,1\n21,U,2",
    // A parent that is not among the rows, as that of all of them is.
    "id,name,parent_id\n1,A,7\n2,B,7\n11,K,7\n21,U,7",
    // Levels and paths.
    "id,name,level\n1,A,1\n2,B,2\n11,K,2\n21,U,3",
    "id,name,path\n1,A,/1/\n2,B,/1/2/\n11,K,/1/11/\n21,U,/2/21/",
    "id,name,lft,rgt\n1,A,1,8\n2,B,2,5\n11,K,3,4\n21,U,6,7",
  ])
  func rowsAreOneListInTheirOrder(_ answer: String) throws {
    #expect(try list(answer) == ["1 A", "2 B", "11 K", "21 U"])
    #expect(try list(answer, depth: 0) == ["1 A", "2 B", "11 K", "21 U"])
  }

  @Test func codesWithZerosBehindAreOneListToo() throws {
    let rows = [("110000", "北京市"), ("110100", "市辖区"), ("110101", "东城区"), ("330000", "浙江省")]
    let json = rows.map { #"{"adcode":"\#($0)","name":"\#($1)"}"# }.joined(separator: ",")
    let wanted = rows.map { "\($0) \($1)" }
    #expect(try list("[\(json)]") == wanted)
    #expect(try list("代码,名称\n" + rows.map { "\($0),\($1)" }.joined(separator: "\n")) == wanted)
  }

  @Test func childrenInsideOfARowAreKnownAlready() throws {
    let answer =
      #"[{"id":1,"name":"A","children":[{"id":11,"name":"K"}]},{"id":12,"name":"B","children":[]}]"#
    #expect(try list(answer) == ["1 A[11 K]", "12 B-"])
    #expect(
      try list(#"[{"id":1,"name":"A","children":{}},{"id":2,"name":"B","children":[]}]"#) == ["1 A-", "2 B-"])
    // Beside lists, nothing is none; alone it may mean that nobody has asked yet.
    let nothing = #"{"id":12,"name":"B","children":null},{"id":13,"name":"C","children":""}"#
    #expect(
      try list(#"[{"id":1,"name":"A","children":[{"id":11,"name":"K"}]},\#(nothing)]"#) == [
        "1 A[11 K]", "12 B-", "13 C-",
      ])
    #expect(try list("[\(nothing)]") == ["12 B", "13 C"])
    #expect(try list(#"[{"id":1,"name":"A","hasChildren":true,"children":[]}]"#) == ["1 A+"])

    let withParents =
      #"[{"id":1,"pid":0,"name":"A","children":[{"id":11,"pid":1,"name":"K"}]},{"id":2,"pid":1,"name":"B"}]"#
    #expect(try list(withParents) == ["1 A[11 K]", "2 B"])
  }

  @Test func fieldsSayWhatHasNothingBelow() throws {
    let json = #"[{"id":1,"name":"A","leaf":true},{"id":11,"name":"K","leaf":false}]"#
    #expect(try list(json) == ["1 A-", "11 K"])
    #expect(try list("id,name,hasChildren\n1,A,true\n11,K,false") == ["1 A+", "11 K-"])
    #expect(try list("code\tname\tleaf\n1\tA\t1\n11\tK\t0") == ["1 A-", "11 K"])
  }

  /// The place that was opened is `p1 n1` where the depth is two.
  @Test(arguments: [
    #"{"country":"R","version":"1.0","province":{"id":"p0","name":"N","code":"2","districts":[{"id":"k","name":"K"},{"id":"l","name":"L"}]}}"#,
    #"{"id":"p0","name":"n0","children":[{"id":"k","name":"K"},{"id":"l","name":"L"}]}"#,
    #"[{"name":"n0","children":[{"id":"k","name":"K"},{"id":"l","name":"L"}]}]"#,
    #"{"code":"p0","name":"other","areas":[{"id":"k","name":"K"},{"id":"l","name":"L"}]}"#,
  ])
  func theOpenedPlaceAroundItsChildrenIsNoChild(_ answer: String) throws {
    #expect(try list(answer) == ["k K", "l L"])
  }

  /// Tables without a heading, outlines and empty elements are told from plain lines.
  @Test(arguments: [
    ("01,Alabama\n02,Alaska\n", ["01 Alabama", "02 Alaska"]),
    ("Alabama,01\nAlaska,02\n", ["01 Alabama", "02 Alaska"]),
    ("01;Nord\n02;Süd\n", ["01 Nord", "02 Süd"]),
    ("ARS;Land\n01;Nord\n02;Süd\n", ["01 Nord", "02 Süd"]),
    ("1101,11,Aceh\n1102,11,\"Aceh, Singkil\"\n", ["1101 Aceh", "1102 Aceh, Singkil"]),
    ("Washington, DC\nPortland, OR\n", [" Washington, DC", " Portland, OR"]),
    ("A,B\nC,D\n", [" A,B", " C,D"]),
    ("Hokkaido\n  Ishikari\n", [" Hokkaido[ Ishikari]"]),
    ("- Lille\n- Dunkerque\n", [" Lille", " Dunkerque"]),
    ("name\nAlabama\nAlaska\n", [" Alabama", " Alaska"]), ("name\n", []),
    (" id | name \n----+------\n(0 rows)\n", []),
    ("1|North\n2|South\n(2 rows)\n", ["1 North", "2 South"]),
    ("id|name\n1|North\n2|South\n(2 Zeilen)\n", ["1 North", "2 South"]),
    ("North\nSouth (2 rows)\n", [" North", " South (2 rows)"]),
    ("<Cities/>", []), ("<?xml version=\"1.0\"?>\n<r></r>\n", []), ("7,8\n", [" 7,8"]),
  ])
  func answersHaveTheirForms(_ answer: String, _ expected: [String]) throws {
    #expect(try list(answer) == expected)
  }

  /// What a command takes as `AREA_CODE` is of one kind on all levels, so the fields of the first list are looked for below.
  @Test(arguments: [
    (
      #"[{"toponymName":"Africa","name":"Afrika","geonameId":1},{"toponymName":"Europe","name":"Europa","geonameId":2}]"#,
      #"[{"geonameId":7,"countryCode":"BJ","name":"Benin"},{"geonameId":8,"countryCode":"BW","name":"Botswana"}]"#,
      ["7 Benin", "8 Botswana"]
    ),
    (
      #"[{"ProvinceID":1,"ProvinceName":"A"},{"ProvinceID":2,"ProvinceName":"B"}]"#,
      #"[{"DistrictID":7,"ProvinceID":1,"DistrictName":"K","Code":"x"},{"DistrictID":8,"ProvinceID":1,"DistrictName":"L","Code":"y"}]"#,
      ["7 K", "8 L"]
    ),
    (
      #"[{"ProvinceID":1,"ProvinceName":"A"},{"ProvinceID":2,"ProvinceName":"B"}]"#,
      #"[{"DistrictID":7,"DistrictName":"K","Code":"x"},{"DistrictID":8,"DistrictName":"L","Code":"y"}]"#,
      ["7 K", "8 L"]
    ),
    // What is the same in all rows, or missing in one, is no code of theirs.
    (
      #"[{"id":1,"name":"A"},{"id":2,"name":"B"}]"#,
      #"[{"code":"k","id":5,"name":"K"},{"code":"l","id":5,"name":"L"}]"#, ["k K", "l L"]
    ),
  ])
  func laterListsHaveTheFieldsOfTheFirst(first: String, later: String, expected: [String]) throws {
    let command = "if [ $AREA_LEVEL = 0 ]; then echo '\(first)'; else echo '\(later)'; fi"
    let source = ChildCommand(command, reader: AnswerReader(ReadingOptions()))
    let roots = try source.children(of: [], Cancellation()).roots
    let root = try #require(roots.first)
    let places = try source.children(of: [Place(root)], Cancellation()).roots
    #expect(places.map(AnswerTests.text) == expected)
  }

  @Test func aChildOfTheSameNameIsOne() throws {
    #expect(
      try list(#"[{"id":"k","name":"n0","children":[{"id":"l","name":"L"}]}]"#) == ["k n0[l L]"])
    // The place itself, with its code and its name, has nothing below.
    #expect(try list(#"[{"id":"p0","name":"n0"}]"#) == [])
    #expect(try list(#"[{"id":"k","name":"n0"}]"#) == ["k n0"])
    #expect(try list(#"[{"id":"p0","name":"n0"},{"id":"k","name":"K"}]"#) == ["p0 n0", "k K"])
    #expect(try list(#"[{"id":"p0","name":"n0","up":""},{"id":"k","name":"K","up":"p0"}]"#) == ["k K"])
    // The first list has nothing around it.
    #expect(
      try list(#"[{"id":"p0","name":"n0","children":[{"id":"l","name":"L"}]}]"#, depth: 0) == ["p0 n0[l L]"])
  }

  @Test func aNumberOfChildrenSaysWhetherThereAreSome() throws {
    for word in ["childrenNum", "children_count", "hasChildren", "child_num", "childCount", "numChildren"] {
      #expect(
        try list("[{\"id\":1,\"name\":\"A\",\"\(word)\":0},{\"id\":2,\"name\":\"B\",\"\(word)\":16}]")
          == ["1 A-", "2 B+"])
      #expect(try list("id,name,\(word)\n1,A,0\n2,B,16") == ["1 A-", "2 B+"])
    }
    #expect(
      try list(
        #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"adcode":11,"name":"A","childrenNum":0,"parent":{"adcode":1}},"geometry":{"type":"Point","coordinates":[1,2]}},{"type":"Feature","properties":{"adcode":12,"name":"B","childrenNum":2,"parent":{"adcode":1}},"geometry":null}]}"#
      ) == ["11 A-", "12 B+"])
  }

  @Test func placesInsideOfEachOtherUpwardsAreNoLevels() throws {
    let answer = #"""
      [{"id":1,"nome":"Ariquemes","micro":{"id":9,"nome":"M","meso":{"id":8,"nome":"L"}}},
       {"id":12,"nome":"Cabixi","micro":{"id":9,"nome":"M","meso":{"id":8,"nome":"L"}}}]
      """#
    #expect(try list(answer) == ["1 Ariquemes", "12 Cabixi"])
  }

  @Test func aColumnALevelGivesTheLowest() throws {
    let table = """
      State Code,State Name,District Code,District Name
      7,North,71,Ash
      7,North,72,Birch
      7,North,7201,Cedar
      """
    #expect(try list(table) == ["71 Ash", "72 Birch", "7201 Cedar"])
    #expect(try list("id,name,country\n1,A,X\n2,A,X\n3,C,X") == ["1 A", "2 A", "3 C"])
  }

  @Test(arguments: [
    "id,name\n1,A\n2,B", "\u{FEFF}id,name\r\n1,A\r\n2,B\r", "\"id\",\"name\"\n\"1\",\"A\"\n\"2\",\"B\"",
    "id;name\n1;A\n2;B", "id|name\n1|A\n2|B", "name,code\nA,1\nB,2", "code\tname\n1\tA\n2\tB",
    "编号,名称\n1,A\n2,B", "codigo;nome\n1;A\n2;B", "id, name\n1, A\n2, B", "geonameid,toponymName\n1,A\n2,B",
    "+----+------+\n| id | name |\n+----+------+\n| 1  | A    |\n| 2  | B    |\n+----+------+",
  ])
  func aHeadingMakesATable(_ answer: String) throws {
    #expect(try list(answer) == ["1 A", "2 B"])
  }

  @Test func aHeadingOfOneKnownWordMakesATableToo() throws {
    #expect(try list("name,population\nA,5\nB,6") == [" A", " B"])
    #expect(try list("地名,人口\n甲,5\n乙,6") == [" 甲", " 乙"])
  }

  @Test func quotedNamesKeepTheirCommas() throws {
    #expect(
      try list("id,name\n1,\"Washington, D.C.\"\n2,\"A \"\"B\"\"\"") == ["1 Washington, D.C.", "2 A \"B\""])
  }

  @Test func aHeadingAloneIsAnEmptyList() throws {
    #expect(try list("id,name") == [])
    #expect(try list("id\tname\n") == [])
    #expect(throws: ListSourceError.failed("there is nothing to choose from")) {
      try list("id,name", depth: 0)
    }
  }

  @Test(arguments: [
    #"{"data":[]}"#, #"{"total":0,"items":[]}"#, #"{"code":0,"msg":"ok","data":[]}"#,
    #"{"data":{"places":[],"total":0}}"#, #"{"total":0,"data":[],"links":{"self":"/x"}}"#,
    #"{"data":[],"meta":{"page":1},"status":"ok"}"#, #"{"data":[],"links":[]}"#,
    #"{"content":[],"pageable":{"offset":0},"totalElements":0}"#, #"{"code":200,"data":null}"#,
    #"{"_embedded":{},"_links":{"self":{"href":"/x"}},"page":{"size":20}}"#,
    #"{"status":"1","count":"0","suggestion":{"keywords":[],"cities":[]},"districts":[]}"#,
    #"{"_links":{"self":{"href":"/x"}},"_embedded":{"units":[]},"page":{"size":20}}"#,
    #"{"_links":{"self":{"href":"/x"}}}"#, #"{"_links":{"self":{"href":"/x"}},"page":{"totalElements":0}}"#,
    #"{"error":false,"msg":"ok","data":{"name":"n0","iso3":"NGA","states":[]}}"#,
  ])
  func anEmptyListInAWrapperIsOneToo(_ answer: String) throws {
    #expect(try list(answer) == [])
  }

  @Test func wordsOfAddressesAreCodesWhereNothingElseIs() throws {
    #expect(
      try list(#"[{"slug":"mens-shirts","name":"Shirts"},{"slug":"tops","name":"Tops"}]"#) == [
        "mens-shirts Shirts", "tops Tops",
      ])
    #expect(try list(#"[{"id":1,"slug":"mens-shirts","name":"Shirts"}]"#) == ["1 Shirts"])
    #expect(try list(#"[{"slug":"a"},{"slug":"b"}]"#) == [" a", " b"])
  }

  @Test func aPlaceWithoutChildrenIsAPlace() throws {
    #expect(try list(#"{"id":1,"name":"A","children":[]}"#) == ["1 A-"])
    #expect(try list(#"[{"id":1,"name":"A","items":[]}]"#) == ["1 A-"])
  }

  @Test(arguments: [
    "Washington, D.C.\nSpringfield, Illinois", "Nome, Alaska\nJuneau, Alaska",
    "Suriname, Paramaribo\nPanama, Panama City",
    "Nome,Alaska\nJuneau,Alaska", "City, State\nTown, County", "name\ntitle", "a; b\nc; d",
    "TCP/IP\nCats > Dogs",
    "Hello, World\nText, Title",
  ])
  func namesWithCommasStayNames(_ answer: String) throws {
    #expect(try list(answer) == answer.split(separator: "\n").map { " \($0)" })
  }

  @Test func codesAndNamesStayThose() throws {
    #expect(try list("A\tTitle\nB\tLabel") == ["A Title", "B Label"])
    #expect(try list("1\tA, B\n2\tC, D") == ["1 A, B", "2 C, D"])
  }

  @Test func aFormatThatIsNamedIsRead() throws {
    #expect(try list("id,name\n1,A\n2,B") { $0.format = .csv } == ["1 A", "2 B"])
    #expect(try list("1,A,-\n11,B,+") { $0.format = .csv } == ["1 A-", "11 B+"])
    #expect(try list("Region,Size\nNorth,5\nSouth,7") { $0.format = .csv } == [" North", " South"])
    #expect(try list("id\tname\n1\tA\n11\tB") { $0.format = .tsv } == ["1 A", "11 B"])
    #expect(try list("1\tA\t-\n11\tB\t+") { $0.format = .tsv } == ["1 A-", "11 B+"])
    #expect(try list("1 - one\n11 - two") { $0.format = .lines } == ["1 one", "11 two"])
    #expect(try list("1\tone\t-\n11\ttwo") { $0.format = .lines } == ["1 one-", "11 two"])
    #expect(try list("a/b\na/c") { $0.format = .lines } == [" a/b", " a/c"])
  }

  @Test func fieldsThatAreNamedAreTaken() throws {
    func choose(_ options: inout ReadingOptions) {
      (options.fields.name, options.fields.code) = (["地"], ["nr"])
    }
    #expect(try list("nr,地,id\n1,A,x\n11,B,y", choose) == ["1 A", "11 B"])
    #expect(try list(#"[{"nr":1,"地":"A","id":"x"},{"nr":11,"地":"B","id":"y"}]"#, choose) == ["1 A", "11 B"])
  }

  /// What `jq` prints where a key is missing.
  @Test(arguments: ["null", "false", " null\n", "[ ]", "{}"]) func anAnswerThatIsNothingIsAnEmptyList(
    answer: String
  ) throws {
    #expect(try list(answer) == [])
    #expect(throws: ListSourceError.failed("there is nothing to choose from")) { try list(answer, depth: 0) }
  }

  @Test(arguments: ["nullarbor", "null\nfalse", "falsetto", "true"]) func otherWordsAreNames(answer: String)
    throws
  {
    #expect(try list(answer) == answer.split(separator: "\n").map { " \($0)" })
  }

  @Test(arguments: [
    (#"{"status":404,"message":"Not Found"}"#, "Not Found (404)"),
    (
      #"{"message":"Not Found","documentation_url":"https://docs.example/rest","status":"404"}"#,
      "Not Found (404)"
    ),
    (#"{"detail":"Not authenticated"}"#, "Not authenticated"), (#"{"error":"invalid key"}"#, "invalid key"),
    (#"{"error":{"code":403,"message":"no quota","status":"DENIED"}}"#, "no quota"),
    (#"{"errors":[{"message":"no field x","path":["a"]}],"data":null}"#, "no field x"),
    (#"{"code":401,"msg":"没有登录","data":null}"#, "没有登录 (401)"),
    (#"{"errcode":40001,"errmsg":"invalid credential"}"#, "invalid credential (40001)"),
    (#"{"status":"0","info":"INVALID_USER_KEY","infocode":"10001"}"#, "INVALID_USER_KEY (10001)"),
    (#"{"success":false,"message":"try later\nagain"}"#, "try later"),
    (#"{"type":"about:blank","title":"Gone","status":410,"detail":"moved away"}"#, "moved away (410)"),
  ])
  func anErrorOfAServerIsSaidAndIsNoPlace(answer: String, reason: String) {
    for depth in 0...1 {
      #expect(throws: ListSourceError.failed("the command's answer: an error instead of rows: \(reason)")) {
        try list(answer, depth: depth)
      }
    }
  }

  @Test(arguments: [
    #"{"code":0,"msg":"ok","data":[]}"#, #"{"status":200,"message":"success","data":[]}"#,
    #"{"success":true,"message":"nothing","data":[]}"#, #"{"message":"no rows","data":[]}"#,
  ])
  func anEmptyListBesideAGoodStateIsNoError(answer: String) throws { #expect(try list(answer) == []) }

  @Test func aDictionaryWithOtherKeysIsNoError() throws {
    #expect(try list(#"{"11":"error","12":"message"}"#) == ["11 error", "12 message"])
    #expect(try list(#"[{"code":"1","message":"x","name":"A"}]"#) == ["1 A"])
  }
}
