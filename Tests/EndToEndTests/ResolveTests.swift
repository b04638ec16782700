import TerminalSupport
import Testing

/// Addresses resolved in a filter.
struct ResolveTests {
  private func run(_ script: String) throws -> [String] {
    var program = Areapick.shell(script)
    program.standardOutput = .pipe
    program.standardError = .pipe
    let terminal = try Terminal(program)
    guard case .exited(let status) = try terminal.waitForExit() else { return ["it died"] }
    return [terminal.standardOutputText, terminal.standardErrorText, "\(status)"]
  }

  @Test func anAddressIsResolved() throws {
    let found = try run("areapick resolve 广东省深圳市南山区粤海街道科苑路1号 江苏省鼓楼区湖南路")
    #expect(found == ["440305007\t广东省/深圳市/南山区/粤海街道\t科苑路1号\tcertain\n320000\t江苏省\t湖南路\tshared\n", "", "0"])
  }

  @Test func whereNoAddressNamesAPlaceTheStatusSaysSo() throws {
    #expect(try run("areapick resolve 张三") == ["\t\t张三\tnone\n", "", "1"])
    #expect(try run("areapick resolve </dev/null") == ["", "", "0"])
    #expect(try run("printf '张三\\n' | areapick resolve --output code") == ["\n", "", "0"])
    #expect(try run("printf '张三\\n北京\\n' | areapick resolve --output code") == ["\n110000\n", "", "0"])
  }

  @Test func manyLinesComeOutInTheirOrder() throws {
    let found = try run(
      "seq 300000 | sed 's/.*/北京市海淀区&号/' | areapick resolve --format '{code} {rest}' >out.$$; "
        + "seq 300000 | sed 's/.*/110108 &号/' | cmp - out.$$; echo $?; rm out.$$")
    #expect(found == ["0\n", "", "0"])
  }

  @Test func aReaderThatHasHadEnoughEndsItAtOnce() throws {
    let many = try run("{ yes 北京市 | areapick resolve; echo $? >&2; } | head -n 1")
    #expect(many == ["110000\t北京市\t\tcertain\n", "141\n", "0"])
    let slow = try run(
      "sleep 30 & s=$!; { echo 北京市; tail -f /dev/null --pid=$s; } | { areapick resolve; echo $? >&2; kill $s; }"
        + " | head -n 1")
    #expect(slow == many)
  }

  @Test func aLineIsAnsweredBeforeTheNextIsTyped() throws {
    var program = Areapick.withoutTerminal("resolve", "--output", "code")
    program.standardInput = .pipe
    let terminal = try Terminal(program)
    terminal.input("北京市\n")
    try terminal.waitUntil("the first answer") { terminal.standardOutputText == "110000\n" }
    terminal.input("上海市\n")
    try terminal.waitUntil("the second answer") { terminal.standardOutputText == "110000\n310000\n" }
    terminal.endInput()
    #expect(try terminal.waitForExit() == .exited(0))
  }

  /// Spreadsheets write a byte order mark in front of a table, and want one; it may come in pieces.
  @Test func aTableKeepsItsByteOrderMark() throws {
    let table = #"printf '\357\273'; sleep 0.1; printf '\277"地址",甲\r\n"深圳市, 科苑路",1\r\n'"#
    let answer = "\u{FEFF}\"地址\",甲,code\r\n\"深圳市, 科苑路\",1,440300\r\n"
    #expect(try run("{ \(table); } | areapick resolve --csv --field 地址 --output code") == [answer, "", "0"])
    let lines = try run(#"printf '\357\273\277北京市\n' | areapick resolve --format '{before}|{code}'"#)
    #expect(lines == ["|110000\n", "", "0"])
  }

  @Test func aDirectoryIsNoInput() throws {
    #expect(try run("areapick resolve </") == ["", "areapick: 标准输入：这是目录\n", "2"])
  }
}
