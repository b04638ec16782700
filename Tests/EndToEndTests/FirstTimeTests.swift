import Glibc
import TerminalSupport
import Testing

/// Somebody who has never seen the program picks the street where they live, at five letters a second: each way in, timed
/// and printed, and nowhere does the cursor land on another place than the one that was meant.
@Suite(.serialized) struct FirstTimeTests {
  struct Home: CustomTestStringConvertible, Sendable {
    /// From the province to the street.
    let path: [String]
    /// What is typed for each of them: its first letters, or all of its pinyin.
    let letters: [String]
    let pinyin: [String]
    /// What is typed into the search.
    let query: String

    var result: String { path.joined(separator: "/") }
    var testDescription: String { result }
  }

  private static let homes = [
    Home(
      path: ["广东省", "深圳市", "南山区", "粤海街道"], letters: ["gd", "sz", "ns", "yh"],
      pinyin: ["guangdong", "shenzhen", "nanshan", "yuehai"], query: "yuehai"),
    Home(
      path: ["北京市", "海淀区", "中关村街道"], letters: ["bj", "hd", "zgc"],
      pinyin: ["beijing", "haidian", "zhongguancun"], query: "zhongguancun"),
    Home(
      path: ["浙江省", "杭州市", "西湖区", "灵隐街道"], letters: ["zj", "hz", "xh", "ly"],
      pinyin: ["zhejiang", "hangzhou", "xihu", "lingyin"], query: "杭州灵隐"),
  ]

  @Test(arguments: homes) func homeByFirstLetters(_ home: Home) throws {
    try time(home, "by first letters") { try type(home.letters, to: home.path, in: $0) }
  }

  @Test(arguments: homes) func homeByWholePinyin(_ home: Home) throws {
    try time(home, "by whole pinyin") { try type(home.pinyin, to: home.path, in: $0) }
  }

  @Test(arguments: homes) func homeBySearch(_ home: Home) throws {
    try time(home, "by search") { terminal in
      let street = try #require(home.path.last)
      let keys = type("/" + home.query, in: terminal)
      // The terminal's cursor is the caret of the line; the current result has a sign.
      try terminal.wait(for: "\(street) as the first result") { screen in
        screen.rows.contains { $0.contains(street) && ($0.contains("▸") || $0.contains("▌")) }
      }
      terminal.key(.enter)
      return keys + 1
    }
  }

  @Test(arguments: homes) func homeByMouse(_ home: Home) throws {
    try time(home, "by mouse", rows: 60) { terminal in
      for name in home.path {
        usleep(400_000)  // The eye and the hand need as long, and the sheet stands by then.
        let screen = try terminal.wait(for: name) {
          $0.position(of: "  " + name) != nil && $0.modes.mouse != .off
        }
        let place = try #require(screen.position(of: "  " + name))
        try terminal.click(row: place.row, column: place.column + 2)
      }
      return home.path.count
    }
  }

  /// Types letters for each step and enters it once the cursor stands on it.
  ///
  /// - Returns: How many keys that took.
  private func type(_ words: [String], to path: [String], in terminal: Terminal) throws -> Int {
    var keys = 0
    for (word, name) in zip(words, path) {
      keys += type(word, in: terminal) + 1
      try terminal.wait(for: "the cursor on \(name)") { $0.currentRow.contains(name) }
      terminal.key(.enter)
      if name != path.last {
        try terminal.wait(for: "the step below \(name)") { !$0.currentRow.contains(name) }
      }
    }
    return keys
  }

  private func type(_ text: String, in terminal: Terminal) -> Int {
    for character in text {
      terminal.send(String(character))
      usleep(200_000)
    }
    return text.count
  }

  /// - Parameter body: Picks the home; answers with how many keys or clicks that took.
  private func time(_ home: Home, _ way: String, rows: Int = 24, _ body: (Terminal) throws -> Int) throws {
    let start = ContinuousClock.now
    let terminal = try Terminal(Areapick.program("--animation"), rows: rows, columns: 80)
    try terminal.waitForMouse()
    let count = try body(terminal)
    #expect(try terminal.waitForExit() == .exited(0))
    let time = start.duration(to: .now)
    #expect(terminal.standardOutputText == home.result + "\n")
    let tenths = time.components.seconds * 10 + time.components.attoseconds / 100_000_000_000_000_000
    print("first-time: \(way): \(home.result), \(count) keys or clicks, \(tenths / 10).\(tenths % 10) s")
    #expect(time < .seconds(30))
  }
}

extension Screen {
  /// The row that the cursor stands in.
  fileprivate var currentRow: String { rows.indices.contains(cursor.row) ? rows[cursor.row] : "" }
}
