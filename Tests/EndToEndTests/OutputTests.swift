import Soaking
import TerminalSupport
import Testing

/// The terminal gets whole frames, few bytes and no queries.
struct OutputTests {
  private static let frameBegin = "\u{1B}[?2026h"
  private static let frameEnd = "\u{1B}[?2026l"

  private func text(_ terminal: Terminal) -> String { String(decoding: terminal.received, as: UTF8.self) }

  /// The contents of all frames that the terminal received, without begin and end codes.
  private func frames(in text: String) -> [Substring] {
    text.components(between: Self.frameBegin, and: Self.frameEnd)
  }

  @Test func eachFrameIsASynchronizedUpdate() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    for key in [Terminal.Key.down, .enter, .left] {
      let mark = terminal.received.count
      terminal.key(key)
      try terminal.waitUntil("a frame") { terminal.received.count > mark }
    }
    terminal.send("\u{3}")
    try terminal.waitForExit()
    let written = text(terminal)
    #expect(frames(in: written).count == 4)
    let outside = frames(in: written).reduce(written) { $0.replacing($1, with: "", maxReplacements: 1) }
    #expect(outside.unicodeScalars.allSatisfy { $0.isASCII })
  }

  /// Earlier bytes may have set a smaller scroll region, and some terminals insert cells only inside it.
  @Test func aScreenDrawnAnewScrollsAsAWhole() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    let mark = terminal.received.count
    try terminal.resize(rows: 30, columns: 90)
    try terminal.waitUntil("the new size") {
      let written = String(decoding: terminal.received(since: mark), as: UTF8.self)
      return written.contains(
        Self.frameBegin + "\u{1B}(B\u{0F}\u{1B}[m\u{1B}[4l\u{1B}[1;30r\u{1B}[H\u{1B}[2J")
    }
  }

  /// A character newer than the C library's tables still fills two cells.
  @Test func whatTheLibraryHasNoWidthForMovesNothing() throws {
    let terminal = try Terminal(Areapick.program("--title", "A\u{31350}B"))
    let screen = try terminal.waitForMouse()
    let row = try #require(screen.rows.first { $0.contains("取消") })
    let (known, unknown) = ("A\u{31350}B", "A\u{FFFD}\u{FFFD}B")
    #expect(row.contains(known) || row.contains(unknown))
    #expect(row.hasSuffix("取消  │"))
  }

  @Test(arguments: ["linux", "vt100"])
  func anOldTerminalIsSparedThem(_ type: String) throws {
    let terminal = try Terminal(Areapick.program(environment: ["TERM": type]))
    try terminal.waitFor(text: "/34")
    terminal.send("\u{3}")
    try terminal.waitForExit()
    #expect(!text(terminal).contains("?2026"))
    #expect(terminal.attributes == terminal.attributesAtStart)
  }

  /// Answers could come late or never, and be taken for keys.
  @Test(
    arguments: ["xterm-256color", "screen", "tmux-256color", "xterm-direct", "linux"]
      .filter(Areapick.knowsTerminal))
  func nothingIsAsked(_ type: String) throws {
    let terminal = try Terminal(
      Areapick.program(environment: ["TERM": type, "COLORTERM": "truecolor"]))
    try terminal.waitFor(text: "/34")
    terminal.send("\u{3}")
    try terminal.waitForExit()
    for question in ["\u{1B}[c", "\u{1B}[0c", "\u{1B}[>", "\u{1B}[6n", "\u{1B}[5n", "\u{1B}P", "$p", "?u"] {
      #expect(!text(terminal).contains(question))
    }
    #expect(!text(terminal).contains("\u{1B}]"))  // Nor is the palette or another property of the window set.
  }

  /// The cursor is on the current row, or at the caret in the search.
  @Test func theCursorIsWhereTheEyeIs() throws {
    let terminal = try Terminal(Areapick.program("--theme", "light"), rows: 30, columns: 100)
    try terminal.waitForMouse()
    for key in [Terminal.Key.down, .down, .end, .up, .enter, .pageDown, .left] {
      let mark = terminal.received.count
      terminal.key(key)
      try terminal.waitUntil("a frame") { terminal.received.count > mark }
      let screen = try terminal.wait { $0.rows[$0.cursor.row].contains("▌") }
      #expect(screen.isCursorVisible)
    }
    terminal.send("/南山")
    try terminal.wait(for: "the cursor behind what is typed") { screen in
      screen.position(of: "/  南山").map { $0.column + 7 } == screen.cursor.column
    }
  }

  /// Only part of a huge screen is drawn.
  @Test func aScreenWithoutEndIsDrawnInPart() throws {
    var program = Areapick.program()
    program.standardError = .pipe
    let terminal = try Terminal(program, rows: 24, columns: 80)
    try terminal.waitForMouse()
    try terminal.resize(rows: 3000, columns: 3000)
    try terminal.waitUntilBlocked()
    try terminal.resize(rows: 24, columns: 80)
    terminal.key(.down)
    try terminal.waitFor(text: "▌    澳门特别行政区")
    #expect((terminal.residentMemory ?? 0) < 400_000)
  }

  @Test func fiveHundredSizesInABurstEndAtAFreshScreen() throws {
    let seed = UInt64.random(in: 1...1 << 32)  // `Soak sizes BINARY 500 SEED` repeats it.
    let outcome = try ResizeBurst(seed: seed, count: 500).run(Areapick.program("--selected", "440305"))
    #expect(outcome.problem == nil, "seed \(seed)")
    #expect(outcome.millisecondsPerSize < 20, "seed \(seed)")
  }
}

extension String {
  /// The texts between each `first` and the next `last`.
  fileprivate func components(between first: String, and last: String) -> [Substring] {
    split(separator: first).dropFirst().compactMap { $0.split(separator: last, maxSplits: 1).first }
  }
}
