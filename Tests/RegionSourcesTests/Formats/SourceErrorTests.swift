import RegionSources
import Testing

/// What is wrong is said with its line.
@Suite struct SourceErrorTests {
  @Test func brokenJSONNamesLineAndColumn() {
    #expect(
      outline("{\"a\":[1,2,\n3,}")
        == "x:2:4: no JSON: a value is missing before this place, or a bracket is too many")
    #expect(outline("[\"a\",\n") == "x:2:1: the JSON ends too soon")
    #expect(outline("[\"a\u{0}\"]").hasPrefix("x:1:"))
  }

  @Test func aParentThatIsNotThereAndACircleAreNamed() {
    let text = """
      [
      {"id":1,"name":"A","pid":0},
      {"id":2,"name":"B","pid":7},
      {"id":3,"name":"C","pid":4},
      {"id":4,"name":"D","pid":3}
      ]
      """
    #expect(outline(text) == "x:3: the parent 7 does not exist\nx:4: 3 is its own ancestor")
    #expect(outline(text) { $0.keepsGoing = true } == "1 A")
  }

  @Test func oneCodeTwiceBelowOneParentIsAFlaw() {
    #expect(
      outline("[{\"name\":\"A\",\"code\":\"1\"},\n{\"name\":\"B\",\"code\":\"1\"}]")
        == "x:2: the code 1 stands twice below one parent")
  }

  /// Parents that are not there, circles and codes that stand twice are found in one reading.
  @Test func allFlawsAreSaidAtOnceWithWhatWasUnderstood() {
    do {
      _ = try read("id,parent,name\n1,,A\n2,9,B\n3,4,C\n4,3,D\n5,1,E\n5,1,F\n")
      Issue.record("no failure")
    } catch {
      #expect(
        error.lines == [
          "x:3: the parent 9 does not exist", "x:4: 3 is its own ancestor",
          "x:7: the code 5 stands twice below one parent",
        ])
      #expect(error.understanding?.format == .csv)
      #expect(error.understanding?.shape == "rows that name their parent")
      #expect(error.understanding?.code == ["id"])
      #expect(error.understanding?.parent == ["parent"])
    }
    #expect(
      outline("id,parent,name\n3,4,C\n4,3,D\n5,,E\n5,,F\n")
        == "x:2: 3 is its own ancestor\nx:5: the code 5 stands twice below one parent")
    // Whether two orphans of one code stand below one parent nobody knows.
    #expect(
      outline("id,parent,name\n1,,A\n2,8,B\n2,9,C\n")
        == "x:3: the parent 8 does not exist\nx:4: the parent 9 does not exist")
  }

  @Test func theFirstTenAreSaidAndHowManyMore() throws {
    let rows = (0..<15).map { "\($0),9\($0),n\($0)" }.joined(separator: "\n")
    let text = outline("id,pid,name\n\(rows)\n")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 11)
    #expect(lines[0] == "x:2: the parent 90 does not exist")
    #expect(lines[10] == "x: and 5 more")
  }

  @Test func whatCannotBeShownIsRefusedAndLeftOutOnRequest() {
    let text = "[\"ok\",\n\"a\\u0007b\",\n\"c\\u001bd\"]"
    #expect(
      outline(text)
        == "x:2: the name 'ab' holds a control character\nx:3: the name 'cd' holds a control character")
    #expect(outline(text) { $0.keepsGoing = true } == "ok")
  }

  /// In a file of one line the number says little; a long name is cut, and what says the same stands once.
  @Test func namesInOneLineAreToldApart() {
    let long = String(repeating: "长", count: 40)
    let names = ["好\u{2063}人", "a\u{202E}b", "a\u{202E}b", "\u{2066}", "\(long)\u{202E}"]
    let text = "[" + names.map { "{\"name\":\"\($0)\"}" }.joined(separator: ",") + "]"
    let flaw = "holds an invisible formatting character"
    #expect(
      outline(text).split(separator: "\n") == [
        "x:1: the name '好人' \(flaw)", "x:1: the name 'ab' \(flaw)", "x:1: the name \(flaw)",
        "x:1: the name '\(long.prefix(30))' \(flaw)",
      ])
  }

  /// One sign of thousands of names that nobody sees is no reason to refuse them all.
  @Test func signsWithoutAShapeAreLeftOut() throws {
    let read = try read(
      "id,name\n1,Guep\u{AD}pi\n2,\u{17A1}\u{200B} \u{17E7}\n3,\u{200B}\u{FEFF} Lima\u{2060}\n4,Ñuñoa\n")
    #expect(read.tree.roots.map(\.name) == ["Gueppi", "\u{17A1} \u{17E7}", "Lima", "Ñuñoa"])
    #expect(read.understanding.notes == ["invisible signs were left out of 3 names"])
    #expect(outline("id,name\n1,a\u{202E}b\n").contains("invisible formatting character"))
  }

  @Test func aMissingNameIsAFlaw() {
    #expect(
      outline("[{\"name\":\"A\",\"children\":[{\"code\":\"1\"}]}]")
        == "x:1: the name is empty; say which field it is, --fields name=…, or leave such out, --keep-going")
    #expect(
      outline(#"[{"name":"A"},{"name":""},{"name":""}]"#)
        == "x:1: the name is empty; say which field it is, --fields name=…, or leave such out, --keep-going\nx:1: the name is empty"
    )
  }

  @Test func otherEncodingsAreNamedWithWhatTurnsThem() {
    let gbk: [UInt8] = Array("id,name\n1,".utf8) + [0xB1, 0xB1, 0xBE, 0xA9]
    let said = gbk.withUnsafeBytes { bytes -> String in
      do throws(SourceErrors) {
        _ = try readTree(bytes, name: "x")
        return ""
      } catch {
        return error.description
      }
    }
    #expect(said == "x:2: broken UTF-8; if it is GBK, say: iconv -f gb18030 -t utf-8")
  }

  @Test(arguments: [
    "<!DOCTYPE html>\n<html lang=en>\n<head><meta charset=utf-8></head>",
    "<!doctype html><html><p>404</html>",
    "<!doctype html>", "<HTML>\n<BODY BGCOLOR=white>", "\u{FEFF}\n <!-- made by hand -->\n<html lang=en>",
    "<head><title>x</title><link rel=a>",
  ])
  func webPagesAreNamedAsSuch(page: String) {
    let said = "x: a web page, which is not read; save its table as CSV"
    #expect(outline(page) == said)
    #expect(outline(page) { $0.isAnswer = true } == said)
  }

  @Test func whatIsNotUnderstoodSaysWhatItSaw() {
    #expect(outline("<header/>") == "x: there is nothing to choose from")
    #expect(
      outline("<header/>") { $0.format = .plist }
        == "x:1:10: no property list: it begins with <header>, not <plist>"
    )
    #expect(outline("") == "x: the file is empty")
    #expect(outline("[]") == "x: there is nothing to choose from")
    #expect(
      outline("<html><body/></html>").hasSuffix(": a web page, which is not read; save its table as CSV"))
    #expect(
      outline("a,b\n1,2\n") { $0.fields.name = ["c"] }
        == "x:1: --fields: there is no column c; there are a, b")
  }

  @Test func siblingsOfOneNameAreARemark() throws {
    let read = try read("{\"a\":[\"x\",\n\"x\"]}") { $0.findsNamesakes = true }
    #expect(read.understanding.remarkCount == 1)
    #expect(
      read.understanding.remarks == [
        SourceError(line: 2, "the name x stands twice below one parent, without a code")
      ])
    #expect(outline(read.tree) == "a\n  x\n  x")
  }
}
