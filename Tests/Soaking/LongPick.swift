import Fuzzing
import TerminalSupport

/// A pick of very many actions that watches the program's memory.
public struct LongPick {
  private let terminal: Terminal
  private var random: SplitMix64
  public private(set) var actions = 0

  /// - Parameter binary: The program's file.
  public init(_ binary: String, seed: UInt64) throws {
    var program = Program(binary, arguments: ["--no-animation", "--selected", "440305"])
    program.standardOutput = .pipe
    program.standardError = .pipe
    terminal = try Terminal(program)
    random = SplitMix64(seed: seed)
    try terminal.wait(for: "a screen") { $0.modes.isBracketedPaste }
    terminal.send("1")  // The list of provinces.
    try terminal.waitUntilAtRest()
  }

  /// Acts until there were `count` actions, and returns the program's memory in KiB.
  public mutating func memory(afterActions count: Int) throws -> Int {
    while actions < count {
      try act()
      // It does not rest for a second after a letter, so waiting for that would take most of an hour.
      try terminal.waitUntil("the keys to be read") { terminal.hasReadAll }
    }
    try terminal.waitUntilAtRest()
    return terminal.residentMemory ?? 0
  }

  /// Performs some forty actions; afterwards the list of provinces is open.
  private mutating func act() throws {
    switch random.below(8) {
    case 0: try resize()
    case 1..<4: search()
    default: walk()
    }
  }

  /// Changes the size and restores it.
  private mutating func resize() throws {
    try resize(rows: 25 + random.below(40), columns: 1 + random.below(140))
    try resize(rows: 24, columns: 80)
  }

  /// Resizes and waits for the new screen, since an earlier click would hit another cell: beside the sheet it ends the pick.
  ///
  /// A frame alone tells nothing, as one of the keys before may come late. The program handles a signal that it has
  /// taken before the keys that come after it.
  private mutating func resize(rows: Int, columns: Int) throws {
    let mark = terminal.received.count
    try terminal.resize(rows: rows, columns: columns)
    try terminal.waitUntil("a frame") { terminal.received.count > mark && !terminal.hasPendingSignal }
    actions += 1
  }

  /// Searches and moves in the results; a click on the first step leaves the search.
  private mutating func search() {
    press("/")
    for _ in 0..<1 + random.below(4) {
      for character in random.oneOf(["南", "山", "粤海", "shen", "zhen", "nan", "4403", "北京 朝阳", "zz", "東"]) {
        press(String(character))
      }
      press(random.oneOf(["\u{1B}[B", "\u{1B}[A", "\u{1B}[6~", "\u{7F}"]), times: 1 + random.below(6))
    }
    press("\u{1B}[<0;6;4M\u{1B}[<0;6;4m")
  }

  /// Moves in the provinces, opens one and moves there; a province never ends the pick.
  private mutating func walk() {
    for isProvince in [true, false] {
      for _ in 0..<1 + random.below(20) {
        press(random.oneOf(["\u{1B}[B", "\u{1B}[A", "\u{1B}[6~", "\u{1B}[5~", "g", "s", "h", "\u{C}"]))
      }
      press(isProvince ? "\r" : "1")
    }
  }

  private mutating func press(_ key: String, times: Int = 1) {
    terminal.send(String(repeating: key, count: times))
    actions += times
  }
}
