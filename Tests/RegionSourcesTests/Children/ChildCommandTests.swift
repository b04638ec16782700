import Glibc
import RegionModel
import Testing

@testable import RegionSources

/// A command prints lists: lines of a code, a tab and a name, or any format.
@Suite struct ChildCommandTests {
  private func list(_ command: String, _ path: [Place] = []) throws -> [String] {
    let tree = try ChildCommand(command).children(of: path, Cancellation())
    return tree.roots.map { "\($0.code)|\($0.name)|\($0.level.rawValue)|\($0.flags.rawValue)" }
  }

  private func failure(_ command: String) -> String {
    do throws(ListSourceError) {
      _ = try ChildCommand(command).children(of: [], Cancellation())
      return "no failure"
    } catch {
      return error.description
    }
  }

  @Test func aLineIsACodeATabAndAName() throws {
    #expect(try list("printf '11\\t北京市\\n12\\t天津市\\n'") == ["11|北京市|1|0", "12|天津市|1|0"])
    #expect(try list("printf '11\\tNo end'") == ["11|No end|1|0"])
    #expect(try list("printf '1\\tDOS\\r\\n2\\t  blanks  \\n\\n'") == ["1|DOS|1|0", "2|blanks|1|0"])
    #expect(try list("printf '\\tNo code\\n'") == ["|No code|1|0"])
  }

  @Test func aThirdColumnSaysWhetherSomethingIsBelow() throws {
    #expect(
      try list("printf '1\\ta\\t-\\n2\\tb\\t+\\n3\\tc\\t\\n4\\td\\n'") == [
        "1|a|1|2", "2|b|1|4", "3|c|1|0", "4|d|1|0",
      ])
  }

  @Test func linesWithoutTabsAreNames() throws {
    #expect(try list("printf 'TCP/IP\\nCats > Dogs\\n'") == ["|TCP/IP|1|0", "|Cats > Dogs|1|0"])
  }

  @Test func aBarBehindACodeIsAsGoodAsATab() throws {
    #expect(try list("printf '1|Africa\\n2|Asia\\n\\n'") == ["1|Africa|1|0", "2|Asia|1|0"])
    #expect(try list("printf ' EU | Europe\\n AS | Asia\\n'") == ["EU|Europe|1|0", "AS|Asia|1|0"])
    #expect(try list("printf '1|a|-\\n2|b|+\\n'") == ["1|a|1|2", "2|b|1|4"])
    #expect(
      try list("echo '123e4567-e89b-12d3-a456-426614174000|a'")
        == ["123e4567-e89b-12d3-a456-426614174000|a|1|0"])
    #expect(try list("printf '6|HDD\\n5|SSD | NVMe\\n'") == ["6|HDD|1|0", "5|SSD | NVMe|1|0"])
    // Names may hold bars, and so may one of the columns.
    #expect(try list("printf 'Left|Right\\nUp\\n'") == ["|Left|Right|1|0", "|Up|1|0"])
    #expect(try list("printf '1|a|b\\n2|c|d\\n'") == ["|1|a|b|1|0", "|2|c|d|1|0"])
    #expect(try list("printf '1\\ta|b\\n'") == ["1|a|b|1|0"])
  }

  @Test(arguments: ["true", "printf '\\n \\n'", "echo '[]'", "printf ' { }\\n'"])
  func nothingIsAnEmptyListAndNoFirstOne(_ command: String) throws {
    #expect(try list(command, [Place(code: "1", name: "a")]) == [])
    #expect(failure(command) == "there is nothing to choose from")
  }

  @Test func theLevelIsTheDepth() throws {
    let path = [Place(code: "1", name: "a"), Place(code: "2", name: "b")]
    #expect(try list("printf '3\\tc\\n'", path) == ["3|c|3|0"])
    #expect(try list(#"echo '[{"code":"3","name":"c"}]'"#, path) == ["3|c|3|0"])
  }

  @Test func otherFormatsAreReadToo() throws {
    #expect(
      try list("echo '[{\"id\": 7, \"name\": \"seven\"}, {\"id\": 8, \"name\": \"eight\"}]'").map {
        $0.prefix(7)
      } == ["7|seven", "8|eight"])
  }

  @Test func aCommandKnowsBelowWhatItIsAsked() throws {
    let show = "printf '%s\\t%s %s %s\\n' \"c$AREA_CODE\" \"n$AREA_NAME\" \"p$AREA_PATH\" \"$AREA_LEVEL\""
    #expect(try list(show) == ["c|n p 0|1|0"])
    let path = [Place(code: "1", name: "TCP/IP"), Place(code: "2", name: "b c")]
    #expect(try list(show, path) == ["c2|nb c pTCP\\/IP/b c 2|3|0"])
    #expect(try list("printf \"1${AREA_TAB}a\"") == ["1|a|1|0"])
  }

  /// Whatever a name or a code holds reaches the command as a value and nothing else.
  @Test(arguments: [
    "'", "\"", "$(touch /tmp/areapick-injected)", "`touch /tmp/areapick-injected`",
    "; touch /tmp/areapick-injected",
    "a\nb", "-rf", "--help", "\\", "$HOME", "*", "&& false", "|| true", "> /tmp/areapick-injected", "%s%n",
    "\u{1F600}",
    " leading and trailing ", "=", "AREA_CODE=x",
  ])
  func namesAndCodesAreValuesAlone(text: String) throws {
    let check = """
      [ "$AREA_CODE" = "$EXPECTED" ] && [ "$AREA_NAME" = "$EXPECTED" ] && printf '1\\tas it is\\n'
      """
    let run = CommandRun(
      command: check,
      variables: ChildCommand.variables([Place(code: text, name: text)]) + [("EXPECTED", text)],
      timeout: 30_000, limit: 1_000)
    #expect(try run.output(Cancellation()) == Array("1\tas it is\n".utf8))
    #expect(access("/tmp/areapick-injected", F_OK) != 0)
  }

  @Test(arguments: [
    ("printf '1\\ta\\n1\\tb\\n'", "line 2: the code 1 stands twice below one parent"),
    ("printf '1\\ta\\n2\\t\\n'", "line 2: there is no name"),
    ("printf '\\n1\\ta\\n\\n2\\t\\n'", "line 4: there is no name"),
    ("printf '1\\tbad \\377\\n'", "line 1: the name or the code holds broken UTF-8"),
    ("printf '1\\tbell \\a\\n'", "line 1: the name or the code holds a control character"),
    (
      "printf '1\\t\\342\\200\\256evil\\n'",
      "line 1: the name or the code holds an invisible formatting character"
    ),
  ])
  func flawsAreFailures(command: String, reason: String) {
    #expect(failure(command) == reason)
  }

  @Test func aCutAnswerInAnotherFormatIsAFailure() {
    #expect(failure("printf '[{\"id\": 7, \"na'").hasPrefix("the command's answer:"))
  }

  @Test func aCommandSearches() throws {
    let source = ChildCommand("false", search: "printf '7\\tfound %s\\n' \"$AREA_QUERY\"")
    #expect(source.canSearch)
    let matches = try source.search("$(id) '", Cancellation())
    #expect(matches.regions.map(\.name) == ["found $(id) '"])
    #expect(!ChildCommand("true").canSearch)
  }

  @Test func linesWithFlawsAreLeftOut() throws {
    var options = ReadingOptions()
    options.keepsGoing = true
    let command = "printf 'a\\tA\\na\\tB\\nb\\t\\nc\\tC\\n'"
    let source = ChildCommand(command, reader: AnswerReader(options))
    let tree = try source.children(of: [], Cancellation())
    #expect(tree.roots.map(\.name) == ["A", "C"])
    #expect(tree.leftOutCount == 2)
    #expect(failure(command).hasPrefix("line "))
  }

  @Test(arguments: [
    (#"[{"id":1,"name":"A"},{"id":1,"name":"B"},{"id":3,"name":"C"}]"#, ["A", "C"], 1),
    ("id,name\\n1,A\\n1,B\\n1,C\\n2,D\\n", ["A", "D"], 2), ("1\\tA\\n2\\tB\\n", ["A", "B"], 0),
  ])
  func aListSaysHowManyRecordsWereLeftOut(answer: String, names: [String], count: Int) throws {
    var options = ReadingOptions()
    options.keepsGoing = true
    let source = ChildCommand("printf '\(answer)'", reader: AnswerReader(options))
    let tree = try source.children(of: [], Cancellation())
    #expect(tree.roots.map(\.name) == names)
    #expect(tree.leftOutCount == count)
    // A filter leaves rows out that have no flaw.
    let filter = PathFilter(including: [["A"]], excluding: [])
    #expect(try filter.filtered(tree).leftOutCount == count)
  }

  /// An empty list would say that nothing lies below the place.
  @Test func aListOfFlawsAloneIsAFailure() {
    var options = ReadingOptions()
    options.keepsGoing = true
    let source = ChildCommand("printf 'a\\t\\nb\\t\\n'", reader: AnswerReader(options))
    #expect(throws: ListSourceError.failed("line 1: there is no name")) {
      try source.children(of: [Place(code: "1", name: "A")], Cancellation())
    }
  }

  /// `grep` ends with status 1 where it finds nothing.
  @Test func aSearchThatFindsNothingIsNoFailure() throws {
    #expect(try ChildCommand("false", search: "grep x /dev/null").search("x", Cancellation()).regions.isEmpty)
    for command in ["grep x /dev/null/x", "echo A; exit 1", "exit 2"] {
      #expect(throws: ListSourceError.self) {
        try ChildCommand("false", search: command).search("x", Cancellation())
      }
    }
    #expect(failure("exit 1") == "status 1")
  }

  /// What stands above a match is in its path and is no match; codes that lie in each other say nothing.
  @Test(arguments: [
    (
      #"[{"id":1,"name":"A","pid":0},{"id":5,"name":"K","pid":1},{"id":51,"name":"U","pid":1}]"#,
      ["A/K", "A/U"]
    ),
    (#"[{"id":1,"name":"A","children":[{"id":5,"name":"K"}]}]"#, ["A/K"]),
    ("id,name,pid\n5,K,1\n51,U,1", ["K", "U"]), ("id,name\n1,A\n11,K", ["A", "K"]),
  ])
  func matchesComeWithThePlacesAboveThem(answer: String, paths: [String]) throws {
    let source = ChildCommand("false", search: "cat <<'END'\n\(answer)\nEND")
    let found = try source.search("x", Cancellation()).regions
    #expect(found.map { $0.path.map(\.name).joined(separator: "/") } == paths)
  }

  /// A path is a way down the tree, in whatever column it stands; what is escaped as printed paths have it is one name.
  @Test(arguments: [
    ("b21\tBeta/Item b2/Leaf b21", ["|Beta b21|Leaf b21"]),
    ("Beta/Item b2/Leaf b21\nAlpha", ["|Beta |Leaf b21", "|Alpha"]),
    ("b21|Beta/Item b2/Leaf b21", ["|Beta b21|Leaf b21"]),
    ("21|Beta/Item b2/Leaf b21", ["|Beta 21|Leaf b21"]),
    ("code,path\nb21,Beta/Item b2/Leaf b21\n", ["|Beta b21|Leaf b21"]),
    ("code\tpath\nb21\tBeta/Item b2/Leaf b21\n", ["|Beta b21|Leaf b21"]),
    ("code,name,path\nb21,Leaf b21,Beta/Item b2/Leaf b21\n", ["|Beta b21|Leaf b21"]),
    (#"[{"code":"b21","path":"Beta/Item b2/Leaf b21"}]"#, ["|Beta b21|Leaf b21"]),
    (#"[{"code":"b21","name":"Leaf b21","path":"/Beta/Item b2/Leaf b21"}]"#, ["|Beta b21|Leaf b21"]),
    (#"[{"code":"b21","name":"Leaf b21","path":"b/b2/b21"}]"#, ["|b b21|Leaf b21"]),
    (#"["Beta/Item b2/Leaf b21"]"#, ["|Beta |Leaf b21"]),
    (#"7\#tNets/TCP\/IP\\4"#, [#"|Nets 7|TCP/IP\4"#]),
    // A field that does not end with the place says something else.
    (#"[{"code":"b21","name":"Leaf b21","path":"/icons/leaf.png"}]"#, ["b21|Leaf b21"]),
    ("1\tA\n2\tB", ["1|A", "2|B"]),
  ])
  func matchesStandBelowThePlacesOfTheirPaths(answer: String, wanted: [String]) throws {
    let source = ChildCommand("false", search: "cat <<'END'\n\(answer)\nEND")
    let found = try source.search("x", Cancellation()).regions.map { region in
      let ends = region.path.count > 1 ? [region.path[0], region] : [region]
      return ends.map { "\($0.code)|\($0.name)" }.joined(separator: " ")
    }
    #expect(found == wanted)
  }
}
