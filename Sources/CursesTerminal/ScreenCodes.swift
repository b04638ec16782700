import CNCurses

/// What is written to a terminal before its first frame, after its last one, and around each.
///
/// ncurses would write some of it by itself, but not where a signal handler finds it; so it is read from the
/// terminal's description here, and ncurses is told that there is nothing of the kind.
struct ScreenCodes {
  /// Turns to the other screen, and lets nothing that is wider than thought run over the right edge.
  let begin: [UInt8]
  /// Turns mouse reports in SGR form and the brackets around pasted text on; behind the first frame.
  let reports: [UInt8]
  /// Before and after a frame: the terminal shows all of it at once (synchronized update, private mode 2026).
  let frameBegin: [UInt8]
  let frameEnd: [UInt8]
  /// For terminals that may draw signs two cells wide: those of the windows of today.
  let steadyColumns: SteadyColumns?

  /// Whether the lower right cell can be written like any other: where lines wrap at the right edge, ncurses writes
  /// it beside its place and moves it there by inserting the cell before it, which halves a wide character.
  let canFillCorner = ScreenCodes.hasMargins

  private let endBeforeMove: String
  private let endAfterMove: String
  private let move: String

  /// Reads the description of the terminal that ncurses was started for.
  ///
  /// Private modes are for terminals that speak ECMA-48: those that do not know one take no notice of it. One
  /// without another screen is too old for synchronized updates, and spared the bytes.
  init(usesMouse: Bool) {
    move = ScreenCodes.capability("cup") ?? ""
    let speaksECMA48 = move.hasPrefix("\u{1B}[")
    let hasOtherScreen = ScreenCodes.capability("smcup") != nil
    let mouse = usesMouse && ScreenCodes.capability("kmous") != nil
    let modes = (mouse ? ["1000", "1006"] : []) + (speaksECMA48 ? ["2004"] : [])
    let synchronizes = speaksECMA48 && hasOtherScreen

    let wrapping = ScreenCodes.wrapping(speaksECMA48: synchronizes)
    begin = Array((ScreenCodes.sequence(["smcup"]) + wrapping.off).utf8)
    reports = Array(modes.map { "\u{1B}[?\($0)h" }.joined().utf8)
    frameBegin = synchronizes ? Array("\u{1B}[?2026h".utf8) : []
    frameEnd = synchronizes ? Array("\u{1B}[?2026l".utf8) : []
    let save = ScreenCodes.capability("sc")
    let restore = ScreenCodes.capability("rc")
    steadyColumns =
      if synchronizes, let save, let restore { SteadyColumns(save: save, restore: restore) } else { nil }

    // CAN ends a sequence of which a signal let only half be written.
    let cancel = speaksECMA48 ? "\u{18}" : ""
    let off = modes.reversed() + (synchronizes ? ["2026"] : [])
    endBeforeMove =
      cancel + off.map { "\u{1B}[?\($0)l" }.joined()
      + ScreenCodes.sequence(["sgr0", "op", "rmacs", "rmir", "rmkx", "cnorm"]) + wrapping.on
    endAfterMove = ScreenCodes.sequence([hasOtherScreen ? "rmcup" : "clear"])
  }

  /// Lets all of so many rows scroll: a terminal that was made larger may hold to the rows that it had when bytes
  /// written before reach it afterwards. The cursor may stand anywhere then.
  func wholeScreen(rows: Int) -> [UInt8] {
    guard rows > 1, let scroll = ScreenCodes.capability("csr") else { return [] }
    return Array(ScreenCodes.withoutPadding(ScreenCodes.filled(scroll, 0, rows - 1)).utf8)
  }

  /// What gives a screen of so many rows back: modes off, colours and cursor as usual, the other screen left, or
  /// wiped where there is none to go back to.
  ///
  /// The cursor goes to the last row first, for terminals that do not put it back where it was.
  func end(rows: Int) -> [UInt8] {
    let lastRow = ScreenCodes.filled(move, rows - 1, 0)
    return Array((endBeforeMove + ScreenCodes.withoutPadding(lastRow) + endAfterMove).utf8)
  }

  /// Has ncurses write none of what the session writes itself; to be called when the description has been read.
  ///
  /// Nor may it reset the palette (`oc`) that a person gave the terminal: the session changes no colour of it.
  static func takeOver() {
    for name in ["smcup", "rmcup", "oc"] + (hasMargins ? ["rmam", "smam"] : []) {
      name.withCString { cn_silence(UnsafeMutablePointer(mutating: $0)) }
    }
  }

  /// Whether the terminal can be told not to wrap lines at its right edge.
  private static var hasMargins: Bool { capability("rmam") != nil && capability("smam") != nil }

  /// What turns the wrapping of lines off, and on again.
  ///
  /// The descriptions of screen and tmux name no way to do it, but both know the private mode. ncurses goes on to believe
  /// that lines wrap there; it does no harm where ncurses takes the cursor to be nowhere behind the last column (xenl).
  private static func wrapping(speaksECMA48: Bool) -> (off: String, on: String) {
    if hasMargins { return (sequence(["rmam"]), sequence(["smam"])) }
    guard speaksECMA48, "xenl".withCString({ tigetflag(UnsafeMutablePointer(mutating: $0)) }) == 1 else {
      return ("", sequence(["smam"]))
    }
    return ("\u{1B}[?7l", "\u{1B}[?7h")
  }

  /// What the terminal's description gives for a string capability; nil where it lacks it.
  static func capability(_ name: String) -> String? {
    let value = name.withCString { tigetstr(UnsafeMutablePointer(mutating: $0)) }
    guard let value, Int(bitPattern: value) != -1 else { return nil }
    return String(cString: value)
  }

  /// A capability with its two numbers in their places.
  private static func filled(_ capability: String, _ first: Int, _ second: Int) -> String {
    capability.withCString { tgoto($0, Int32(clamping: second), Int32(clamping: first)) }
      .map { String(cString: $0) } ?? ""
  }

  private static func sequence(_ names: [String]) -> String {
    names.map { withoutPadding(capability($0) ?? "") }.joined()
  }

  /// A capability without its pauses (`$<50>`), which only terminals of glass and iron needed.
  static func withoutPadding(_ text: String) -> String {
    var rest = text[...]
    var kept = ""
    while let start = rest.firstIndex(of: "$"), rest[start...].hasPrefix("$<"),
      let end = rest[start...].firstIndex(of: ">")
    {
      kept += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return kept + rest
  }
}
