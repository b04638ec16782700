import AddressResolving
import Glibc
import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import areapick

/// `areapick resolve` in scripts.
@Suite struct ResolveTests {
  /// The output for addresses on standard input.
  private func answers(_ text: String, _ words: String...) throws -> String {
    let command = try request(["resolve"] + words, as: ResolveCommand.self)
    let column = if case .number(let number) = command.form.column { number } else { 0 }
    var writer = command.writer(AddressResolver(SmallTrees.china), column: column)
    let end = command.endsWithNull ? 0 : UInt8(ascii: "\n")
    try writer.append(ByteBuffer(text.utf8), endingWith: end)
    return String(decoding: writer.output, as: UTF8.self)
  }

  private static let address = "广东省深圳市南山区粤海街道科苑路1号"

  @Test func aLineIsCodePathRestAndConfidence() throws {
    #expect(try answers(ResolveTests.address) == "440305007\t广东省/深圳市/南山区/粤海街道\t科苑路1号\tcertain\n")
    #expect(try answers("张三") == "\t\t张三\tnone\n")
  }

  @Test func namesCanBeEnglish() throws {
    #expect(
      try answers(ResolveTests.address, "--names", "en")
        == "440305007\tGuangdong/Shenzhen/Nanshan/Yuehai\t科苑路1号\tcertain\n")
    #expect(try answers("张三", "--names", "en", "--format", "{path}|{name:en}") == "|\n")
    #expect(try answers(ResolveTests.address, "--format", "{name} {name:en}") == "粤海街道 Yuehai\n")
  }

  @Test func everyLineHasALine() throws {
    #expect(
      try answers("\n\n张三\r\n\0\n深圳市") == "\t\t\tnone\n\t\t\tnone\n\t\t张三\tnone\n\t\t \tnone\n"
        + "440300\t广东省/深圳市\t\tcertain\n")
    #expect(try answers("") == "")
  }

  /// Plain answers are copied from the tree; `--replace-invalid` makes them of arrays, and changes nothing in valid text.
  @Test(arguments: [
    [], ["--format", "{path}"], ["--format", "<{before}|{code}|{rest}>{confidence}"], ["--separator", "市"],
    ["--format", "{confidence}{{{path}}}", "--separator", ""], ["--print0"],
    ["--format", "{confidence}{confidence}{rest}，{rest}{before}{code}"],
    ["--format", String(repeating: "甲", count: 99) + "{code}{confidence}"],
  ])
  func aPlainAnswerIsTheSameAsAnother(_ words: [String]) throws {
    let lines = ["深圳市\u{7F}科苑路", "收件人：深圳市南山区", "张三", ResolveTests.address, "", "广东省，深圳市 1\u{85}号"]
    let text = (lines + lines).joined(separator: "\n")
    func answers(_ words: [String]) throws -> [UInt8] {
      let command = try request(["resolve"] + words, as: ResolveCommand.self)
      var writer = command.writer(AddressResolver(SmallTrees.china))
      try writer.append(ByteBuffer(text.utf8), endingWith: UInt8(ascii: "\n"))
      return writer.output
    }
    #expect(try answers(words) == answers(words + ["--replace-invalid"]))
  }

  @Test func aHeadIsKeptUnlessItIsLong() {
    let (heads, output) = (AnswerHeads(nodeCount: 4), ByteBuffer(capacity: 1_000))
    let longest = String(repeating: "d", count: 255)
    func keep(_ text: String, _ node: Int) {
      Array(text.utf8).withUnsafeBytes { heads.keep($0, of: node) }
    }
    keep("\t\t", 0)
    keep("440300\t广东省/深圳市\t", 1)
    keep(longest, 3)
    keep(longest + "d", 4)
    keep("a", 5)
    let areKept = [3, 1, 4, 2, 5, 0, 1].map { heads.append($0, to: output) }
    #expect(areKept == [true, true, false, false, false, true, true])
    #expect(
      String(decoding: output.array, as: UTF8.self)
        == longest + "440300\t广东省/深圳市\t\t\t440300\t广东省/深圳市\t")
  }

  @Test func theRestHoldsNoControlCharacter() throws {
    #expect(try answers("深圳市\u{1B}[31m科苑路\t1\u{85}号\u{7F}甲", "--format", "{rest}") == "[31m科苑路 1 号 甲\n")
  }

  @Test func fieldsMayBeAskedFor() throws {
    let format = "{confidence}:{code}:{province}:{county}:{rest}"
    #expect(try answers(ResolveTests.address, "--format", format) == "certain:440305007:广东省:南山区:科苑路1号\n")
    #expect(try answers("张三", "--format", format) == "none::::张三\n")
  }

  @Test(arguments: [
    ("path", "广东省/深圳市/南山区/粤海街道\n\n"), ("code", "440305007\n\n"), ("name", "粤海街道\n\n"),
    ("names", "广东省\t深圳市\t南山区\t粤海街道\n\n"), ("codes", "440000\t440300\t440305\t440305007\n\n"),
  ])
  func everyFormIsOneLine(_ form: String, _ lines: String) throws {
    #expect(try answers(ResolveTests.address + "\n张三", "--output", form) == lines)
  }

  @Test func jsonHasTheRest() throws {
    let lines = try answers("深圳市\"1\"号\n张三", "--output", "json").split(separator: "\n")
    #expect(lines[0].hasPrefix(#"{"code":"440300","name":"深圳市","level":2,"#))
    #expect(
      lines[0].hasSuffix(
        #""codes":["440000","440300"],"levels":[1,2],"before":"","rest":"\"1\"号","confidence":"certain"}"#))
    #expect(
      lines[1]
        == #"{"code":null,"name":null,"level":null,"pinyin":null,"path":[],"codes":[],"levels":[],"before":"","rest":"张三","confidence":"none"}"#
    )
  }

  @Test func aShellEvaluatesALine() throws {
    let line = try answers("深圳市it's 1号", "--output", "shell")
    let words = printed(
      "eval \(line.dropLast().description.shellQuoted); echo \"$AREA_CODE|$AREA_REST|$AREA_CONFIDENCE\"")
    #expect(words == "440300|it's 1号|certain\n")
  }

  @Test func addressesAndAnswersMayEndWithNull() throws {
    let format = ["--format", "{name}|{rest}"]
    #expect(try answers("深圳市\n1号\0张三\0", "--read0", format[0], format[1]) == "深圳市|1号\n|张三\n")
    #expect(try answers("深圳市", "--print0", format[0], format[1]) == "深圳市|\0")
  }

  @Test func whatStandsBeforeThePlaceIsAFieldOfItsOwn() throws {
    #expect(
      try answers("收件人 张三，深圳市南山区科苑路1号", "--format", "{before}|{name}|{rest}") == "收件人 张三|南山区|科苑路1号\n")
  }

  @Test func aRowIsKeptAsItIsAndTheAnswerStandsBehind() throws {
    #expect(
      try answers("7\t深圳市科苑路\tx\r\n8\n\n", "--tsv", "--field", "2")
        == "7\t深圳市科苑路\tx\t440300\t广东省/深圳市\t科苑路\tcertain\r\n8\t\t\t\tnone\n\t\t\t\tnone\n")
    #expect(try answers("深圳市\t1", "--tsv", "--output", "code") == "深圳市\t1\t440300\n")
  }

  @Test func commasAndNewlinesInQuotesSeparateNothing() throws {
    #expect(
      try answers("1,\"深圳市,\n科苑路\"\"1\"\"号\"\n2,北京\n", "--csv", "--field", "2", "--format", "{code}\t{rest}")
        == "1,\"深圳市,\n科苑路\"\"1\"\"号\",440300,\"科苑路\"\"1\"\"号\"\n2,北京,110000,\n")
  }

  /// As other readers of CSV have it: quotes open at the beginning of a cell alone.
  @Test func aQuoteWithinACellIsACharacter() throws {
    let words = ["--csv", "--field", "2", "--format", "{code}|{rest}"]
    func answered(_ text: String) throws -> String {
      try answers(text, words[0], words[1], words[2], words[3], words[4])
    }
    #expect(
      try answered("2.5\" pipe,深圳市a\"b\n\"x\"y\"z,北京\n")
        == "2.5\" pipe,深圳市a\"b,\"440300|a\"\"b\"\n\"x\"y\"z,北京,110000|\n")
    #expect(
      try answered("1, \"深圳市,\n\"\"科苑\"\"路\" ,x\n\"\",北京\n")
        == "1, \"深圳市,\n\"\"科苑\"\"路\" ,x,\"440300|\"\"科苑\"\"路\"\n\"\",北京,110000|\n")
  }

  @Test func copysEscapesAreReadAndWritten() throws {
    #expect(
      try answers("1\t深圳市\\t科苑路\\\\1号\n2\t\\N\n", "--tsv", "--field", "2", "--escape")
        == "1\t深圳市\\t科苑路\\\\1号\t440300\t广东省/深圳市\t科苑路\\\\1号\tcertain\n2\t\\N\t\\N\t\\N\t\tnone\n")
    #expect(try answers("深圳市a\\nb\n", "--escape", "--format", "{rest}") == "a\\nb\n")
  }

  @Test func brokenTextIsReplacedWhereThatIsWanted() throws {
    let command = try request(
      ["resolve", "--tsv", "--replace-invalid", "--format", "{rest}"], as: ResolveCommand.self)
    var writer = command.writer(AddressResolver(SmallTrees.china))
    try writer.append(ByteBuffer(Array("深圳市".utf8) + [0xFF, 10]), endingWith: 10)
    #expect(String(validating: writer.output, as: UTF8.self) == "深圳市\u{FFFD}\t\u{FFFD}\n")
  }

  @Test func tablesAndTheirColumnsGoTogether() throws {
    #expect(complaint("resolve", "--field", "2") != nil)
    #expect(complaint("resolve", "--tsv", "--csv") != nil)
    #expect(complaint("resolve", "--tsv", "--field", "0") != nil)
    #expect(complaint("resolve", "--tsv", "深圳市") != nil)
    #expect(complaint("resolve", "--threads", "0") != nil)
    #expect(
      try request(["resolve", "--csv", "--field", "addr"], as: ResolveCommand.self).form.column
        == .name("addr"))
  }

  @Test func wordsAreReadAsAddresses() throws {
    #expect(try request(["resolve", "a", "--read0", "b"], as: ResolveCommand.self).addresses == ["a", "b"])
    #expect(complaint("resolve", "--strict") != nil)
  }
}

/// Addresses resolved on all cores.
@Suite struct ResolveStreamTests {
  /// The output for a file of addresses.
  private func stream(_ text: [UInt8]) throws -> String {
    let (input, output) = (tmpfile()!, tmpfile()!)
    defer {
      fclose(input)
      fclose(output)
    }
    #expect(fwrite(text, 1, text.count, input) == text.count)
    rewind(input)
    let source = LineSource(fileno(input), end: UInt8(ascii: "\n"), output: fileno(output))
    var command = ResolveCommand()
    command.style.template = try Template("{code} {rest}")
    let stream = ResolveStream(
      source, ResultWriter(stream: fileno(output), isOpen: true), command, AddressResolver(SmallTrees.china))
    try stream.run()
    rewind(output)
    return AreapickTests.text(of: output)
  }

  @Test func theOrderIsKept() throws {
    let numbers = 0..<60_000
    let text = numbers.map { "深圳市\($0)号\n" }.joined()
    #expect(try stream(Array(text.utf8)) == numbers.map { "440300 \($0)号\n" }.joined())
  }

  @Test func aLineMayBeLongerThanABatch() throws {
    let long = String(repeating: "很", count: 300_000)
    #expect(try stream(Array("深圳市\n深圳市\(long)\n深圳市".utf8)) == "440300 \n440300 \(long)\n440300 \n")
  }

  /// What stands before such a line is answered, and the message names the line.
  @Test func aLineThatNeverEndsIsRefused() throws {
    let (input, output) = (tmpfile()!, tmpfile()!)
    defer {
      fclose(input)
      fclose(output)
    }
    let text = Array("深圳市\n广州市\n".utf8) + Array(repeating: 0, count: 17 << 20)
    #expect(fwrite(text, 1, text.count, input) == text.count)
    for hasQuotes in [false, true] {
      rewind(input)
      let source = LineSource(
        fileno(input), end: UInt8(ascii: "\n"), output: fileno(output), hasQuotes: hasQuotes)
      #expect(try source.first() == Array("深圳市".utf8))
      #expect(try source.next() == Array("广州市\n".utf8))
      #expect(throws: CommandError("standard input: line 3: longer than 16 MB")) { try source.next() }
    }
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstLine() throws {
    #expect(try stream(Array("\u{FEFF}深圳市\n深圳市".utf8)) == "440300 \n440300 \n")
    #expect(try stream(Array("\u{FEFF}".utf8)) == "")
    #expect(try stream([0xEF, 0xBB]) == " \u{FFFD}\n")
  }

  @Test func nothingIsAnsweredWithNothing() throws {
    #expect(try stream([]) == "")
    #expect(try stream([10]) == " \n")
  }
}
