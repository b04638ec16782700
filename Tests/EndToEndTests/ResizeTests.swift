import Fuzzing
import Glibc
import TerminalSupport
import Testing

/// Each new size is drawn, without a key that asks for it.
struct ResizeTests {
  /// What the program does meanwhile: nothing, or lists come from a command that takes a while.
  enum Source: CaseIterable { case divisions, slowLists }

  /// Two places below each, without an end, each list after up to 20 milliseconds.
  private static let slowLists = """
    sleep 0.00$((AREA_LEVEL * 7 % 10)); [ $((AREA_LEVEL % 3)) = 1 ] && sleep 0.01
    for i in 1 2; do printf '%s%s\\tplace %s%s\\n' "$AREA_CODE" $i "$AREA_CODE" $i; done
    """

  private static let keys = [
    "", "\u{1B}[B", "\u{1B}[A", "\r", "\r\r", "\u{1B}[C", "\u{1B}[D", "\u{1B}[B\r\u{1B}[B\u{1B}[D", "\u{C}",
  ]

  /// One or two sizes come at any moment between keys and answers; then the resting screen is the whole one.
  @Test(arguments: Source.allCases) func aNewSizeIsDrawnByItself(_ source: Source) throws {
    var program = Areapick.program("--lang", "en", "--height", "100%")
    if source == .slowLists { program.arguments += ["--children", Self.slowLists] }
    let terminal = try Terminal(program)
    try terminal.wait(for: "a first screen") { $0.modes.isBracketedPaste }
    var random = SplitMix64(seed: 1220)
    for _ in 0..<60 {
      if source == .slowLists { terminal.send(random.oneOf(Self.keys)) }
      if random.onceIn(2) { try terminal.waitUntilAtRest() }
      for _ in 0...random.below(2) {
        usleep(UInt32(random.below(3) * random.below(2_000)))
        try terminal.resize(rows: 4 + random.below(40), columns: 20 + random.below(100))
      }
      try waitUntilLoaded(terminal)
      let seen = terminal.screen
      let mark = terminal.received.count
      terminal.send("\u{C}")
      try terminal.waitUntil("a screen drawn anew") { !terminal.received(since: mark).isEmpty }
      try terminal.waitUntilAtRest()
      let anew = terminal.screen
      try #require(seen.rows == anew.rows, "it was\n\(seen)\nand drawn anew it is\n\(anew)")
      #expect(seen.cursor == anew.cursor)
    }
  }

  /// Its screen is complete as soon as it counts as resting, which every comparison of screens relies on.
  @Test func aProgramThatASignalHasWokenDoesNotRest() throws {
    let terminal = try Terminal(Areapick.program("--lang", "en"))
    try terminal.wait(for: "a first screen") { $0.modes.isBracketedPaste }
    var early = 0
    for round in 0..<300 {
      try terminal.waitUntilAtRest()
      let mark = terminal.received.count
      try terminal.resize(rows: 10 + round % 10, columns: 40 + round % 7)
      let isAtRest = terminal.isAtRest
      try terminal.drain()
      if isAtRest, terminal.received.count == mark { early += 1 }
    }
    #expect(early == 0)
  }

  private func waitUntilLoaded(_ terminal: Terminal) throws {
    try terminal.waitUntil("the lists") { terminal.isAtRest && !terminal.screen.contains("Loading") }
    while try !terminal.drain() {}
  }
}
