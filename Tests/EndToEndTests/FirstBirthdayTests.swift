import Glibc
import TerminalSupport
import Testing

/// Somebody who has never seen the program picks the birthday 5 June 1987 from today on, at five keys a second: by keys, by
/// typing and by mouse, in the wheels and in the calendar. After each key they look where they are.
@Suite(.serialized) struct FirstBirthdayTests {
  private static let birthday = [1987, 6, 5]

  @Test func wheelsByKeys() throws {
    try time("keys in the wheels") { terminal in
      var count = 1
      for column in 0..<3 {
        count += try turn(column, in: terminal)
        if column < 2 { press(.right, in: terminal) }
        count += column < 2 ? 1 : 0
      }
      press(.enter, in: terminal)
      return count
    }
  }

  @Test(arguments: ["wheels", "calendar"]) func byTyping(_ face: String) throws {
    try time("typing in the \(face)", face) { type(face == "wheels" ? "19870605" : "1987-06-05", in: $0) }
    try time("typing 1987-6-5 in the \(face)", face) { type("1987-6-5", in: $0) }
  }

  @Test func wheelsByMouse() throws {
    try time("mouse in the wheels") { terminal in
      var count = 1
      for column in 0..<3 { count += try turnByMouse(column, in: terminal) }
      try click("完成", in: terminal)
      return count
    }
  }

  /// Tens of years, years, months, weeks and days.
  @Test func calendarByKeys() throws {
    try time("keys in the calendar", "calendar") { terminal in
      let shown = try date(in: terminal.screen)
      let months = (Self.birthday[0] - shown[0]) * 12 + Self.birthday[1] - shown[1]
      var (count, left) = (1, months)
      for (step, keys) in [(120, ["{", "}"]), (12, ["<", ">"])] {
        // Nearer by a step too many than by the rest of them.
        let steps = (abs(left) + step / 2) / step
        count += steps
        for _ in 0..<steps { write(keys[left < 0 ? 0 : 1], in: terminal) }
        left -= left.signum() * steps * step
      }
      count += abs(left)
      for _ in 0..<abs(left) { press(left < 0 ? .pageUp : .pageDown, in: terminal) }
      try terminal.waitFor(text: "1987年 6月")
      count += try walkToTheDay(in: terminal)
      press(.enter, in: terminal)
      return count
    }
  }

  @Test func calendarByMouse() throws {
    try time("mouse in the calendar", "calendar") { terminal in
      let shown = try date(in: terminal.screen)
      var (count, left) = (2, (Self.birthday[0] - shown[0]) * 12 + Self.birthday[1] - shown[1])
      for (step, signs) in [(120, ["«10", "10»"]), (12, ["« ", " »"]), (1, ["‹", "›"])] {
        let steps = (abs(left) + step / 2) / step
        count += steps
        if steps > 0 { try click(signs[left < 0 ? 0 : 1], count: steps, in: terminal) }
        left -= left.signum() * steps * step
      }
      try terminal.waitFor(text: "1987年 6月")
      try click(" 5 ", in: terminal)
      try terminal.waitFor(text: "1987-06-05")
      try click("完成", in: terminal)
      return count
    }
  }
}

/// The hand.
extension FirstBirthdayTests {
  private func press(_ key: Terminal.Key, in terminal: Terminal) {
    terminal.key(key)
    usleep(200_000)
  }

  private func write(_ text: String, in terminal: Terminal) {
    terminal.send(text)
    usleep(200_000)
  }

  private func type(_ text: String, in terminal: Terminal) -> Int {
    for character in text { write(String(character), in: terminal) }
    terminal.key(.enter)
    return text.count + 1
  }

  /// Clicks a text: 0.4 s to find it, and 0.2 s for another click at the same place.
  private func click(_ text: String, count: Int = 1, in terminal: Terminal) throws {
    let place = try #require(try terminal.waitFor(text: text).position(of: text))
    usleep(200_000)
    for _ in 0..<count {
      usleep(200_000)
      // A number stands in the middle of its cells.
      try terminal.click(row: place.row, column: place.column + (text.hasPrefix(" ") ? 1 : 0))
    }
  }

  /// Turns the active column until the band has the birthday's number, by pages while it is far.
  private func turn(_ column: Int, in terminal: Terminal) throws -> Int {
    for count in 0..<60 {
      let distance = Self.birthday[column] - (try band(in: terminal.screen))[column]
      if distance == 0 { return count }
      let key: [Terminal.Key] = abs(distance) > 5 ? [.pageUp, .pageDown] : [.up, .down]
      let before = terminal.screen.rows
      press(key[distance < 0 ? 0 : 1], in: terminal)
      try terminal.wait(for: "the column to turn") { $0.rows != before }
    }
    return 60
  }

  /// Turns the wheel over a column, ten notches a second, until the number is in sight, and clicks it.
  private func turnByMouse(_ column: Int, in terminal: Terminal) throws -> Int {
    let name = "\(Self.birthday[column])" + ["年 ", "月 ", "日 "][column]
    usleep(300_000)
    for count in 0..<100 {
      let screen = terminal.screen
      let row = try #require(screen.rows.firstIndex { $0.contains("▸") })
      let distance = Self.birthday[column] - (try band(in: screen))[column]
      if distance == 0 { return count }
      if abs(distance) <= 3 {
        let place = try #require(screen.position(of: " " + name))
        usleep(300_000)
        try terminal.click(row: place.row, column: place.column + 2)
        try terminal.wait(for: "\(name) in the band") {
          (try? band(in: $0))?[column] == Self.birthday[column]
        }
        return count + 1
      }
      try terminal.wheel(distance < 0 ? .up : .down, row: row, column: 10 + 24 * column)
      usleep(100_000)
      try terminal.wait(for: "the column to turn") { $0.rows != screen.rows }
    }
    return 100
  }

  private func walkToTheDay(in terminal: Terminal) throws -> Int {
    for count in 0..<20 {
      let distance = Self.birthday[2] - (try date(in: terminal.screen))[2]
      if distance == 0 { return count }
      let before = terminal.screen.rows
      let keys: [Terminal.Key] = abs(distance) > 3 ? [.up, .down] : [.left, .right]
      press(keys[distance < 0 ? 0 : 1], in: terminal)
      try terminal.wait(for: "another day") { $0.rows != before }
    }
    return 20
  }
}

/// The eye, and the clock.
extension FirstBirthdayTests {
  /// The numbers of the band: 2026年, 11月, 21日.
  private func band(in screen: Screen) throws -> [Int] {
    let row = try #require(screen.rows.first { $0.contains("▸") })
    let numbers = row.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
    try #require(numbers.count == 3)
    return numbers
  }

  /// The date in the line below the grid: 2026-11-21.
  private func date(in screen: Screen) throws -> [Int] {
    let row = try #require(screen.rows.first { $0.contains("  日期 ") })
    return row.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
  }

  /// - Parameter body: Picks the birthday; answers with how many keys, notches or clicks that took.
  private func time(_ way: String, _ face: String = "wheels", _ body: (Terminal) throws -> Int) throws {
    let start = ContinuousClock.now
    var program = Areapick.program()
    program.arguments = ["date", "--animation", "--face", face, "--min", "1900-01-01", "--max", "today"]
    let terminal = try Terminal(program, rows: 24, columns: 80)
    try terminal.waitForMouse()
    try terminal.wait(for: "the sheet") { $0.contains(face == "wheels" ? "▸ 2" : "日期 2") }
    let count = try body(terminal)
    #expect(try terminal.waitForExit() == .exited(0))
    let time = start.duration(to: .now)
    #expect(terminal.standardOutputText == "1987-06-05\n")
    let tenths = time.components.seconds * 10 + time.components.attoseconds / 100_000_000_000_000_000
    print("first-time: birthday by \(way): \(count) keys, notches or clicks, \(tenths / 10).\(tenths % 10) s")
    #expect(time < .seconds(10))
  }
}
