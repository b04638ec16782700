import CNCurses

/// The codes written before the first frame, after the last one, and around each.
///
/// A signal handler must find them, and ncurses must not write them itself. So they are read from the
/// terminal's description here, and ncurses is told that the terminal lacks them.
struct ScreenCodes {
  /// Switches to the alternate screen and turns off line wrap, so that wide signs cannot spill over the right
  /// edge.
  let begin: [UInt8]
  /// Turns on mouse reports (SGR) and bracketed paste; written after the first frame.
  let reports: [UInt8]
  /// Before and after a frame: the terminal shows it at once (synchronized update, private mode 2026).
  let frameBegin: [UInt8]
  let frameEnd: [UInt8]
  /// For modern terminals, which may draw signs two cells wide.
  let steadyColumns: SteadyColumns?

  /// How frames are written without ncurses; nil where the terminal does not speak ECMA-48, and where its lines
  /// always wrap.
  let dialect: ChangeWriter.Dialect?
  /// Hides and shows the cursor.
  let cursorOff: [UInt8]
  let cursorOn: [UInt8]

  /// Whether the lower right cell is written like any other.
  ///
  /// Where ncurses assumes that lines wrap, it writes that character one cell early and shifts it by
  /// inserting the cell before it, which would halve a wide character.
  let canFillCorner = ScreenCodes.hasMargins

  private let endBeforeMove: String
  private let endAfterMove: String
  private let wipe: String
  private let move: String
  /// Shows letters as letters, also where a program left line drawing on; empty where the terminal does not speak
  /// ECMA-48.
  private let letters: String

  /// Reads the description of the terminal that ncurses was started for.
  ///
  /// Private modes are for terminals that speak ECMA-48: those that do not know one take no notice of it. One
  /// without another screen is too old for synchronized updates, and spared the bytes.
  ///
  /// - Parameter type: What `TERM` calls it.
  init(usesMouse: Bool, type: TerminalType) {
    move = ScreenCodes.capability("cup") ?? ""
    let speaksECMA48 = move.hasPrefix("\u{1B}[")
    letters = speaksECMA48 ? "\u{1B}(B\u{0F}" : ""
    let hasOtherScreen = ScreenCodes.capability("smcup") != nil
    let mouse = usesMouse && ScreenCodes.capability("kmous") != nil
    let modes = (mouse ? ["1000", "1006"] : []) + (speaksECMA48 ? ["2004"] : [])
    let synchronizes = speaksECMA48 && hasOtherScreen

    let wrapping = ScreenCodes.wrapping(speaksECMA48: synchronizes)
    begin = Array((letters + ScreenCodes.sequence(["smcup"]) + wrapping.off).utf8)
    reports = Array(modes.reduce("") { $0 + "\u{1B}[?\($1)h" }.utf8)
    frameBegin = synchronizes ? Array("\u{1B}[?2026h".utf8) : []
    frameEnd = synchronizes ? Array("\u{1B}[?2026l".utf8) : []
    let save = ScreenCodes.capability("sc")
    let restore = ScreenCodes.capability("rc")
    steadyColumns =
      if synchronizes, let save, let restore { SteadyColumns(save: save, restore: restore) } else { nil }
    dialect = steadyColumns == nil || wrapping.off.isEmpty ? nil : ScreenCodes.dialect
    cursorOff = Array(ScreenCodes.sequence(["civis"]).utf8)
    cursorOn = Array(ScreenCodes.sequence(["cnorm"]).utf8)

    // CAN ends a sequence that a signal cut in half.
    let cancel = speaksECMA48 ? "\u{18}" : ""
    let off = modes.reversed() + (synchronizes ? ["2026"] : [])
    endBeforeMove =
      off.reduce(cancel) { $0 + "\u{1B}[?\($1)l" }
      + ScreenCodes.sequence(["sgr0", "op", "rmacs", "rmir", "rmkx", "cnorm"]) + wrapping.on
    // GNU screen has another screen only if it was told so (`altscreen on`), and says that it has one in any case: wiped,
    // nothing of the sheet stays there.
    wipe = hasOtherScreen && type.isGNUScreens ? ScreenCodes.sequence(["clear"]) : ""
    endAfterMove = ScreenCodes.sequence([hasOtherScreen ? "rmcup" : "clear"])
  }

  /// Makes all rows scroll and letters be letters; the cursor may end anywhere.
  ///
  /// An enlarged terminal may keep its old scroll region if earlier bytes reach it after the change. And another program
  /// may have written to the terminal meanwhile.
  func wholeScreen(rows: Int) -> [UInt8] {
    let scroll = rows > 1 ? ScreenCodes.capability("csr") : nil
    let region = scroll.map { ScreenCodes.withoutPadding(ScreenCodes.filled($0, 0, rows - 1)) }
    return Array((letters + (region ?? "")).utf8)
  }

  /// Makes the screen blank: no attributes, no insert mode, all rows scroll, the cursor at the upper left.
  func clearedScreen(rows: Int) -> [UInt8] {
    Array(ScreenCodes.sequence(["sgr0", "rmir"]).utf8) + wholeScreen(rows: rows)
      + Array(ScreenCodes.sequence(["clear"]).utf8)
  }

  /// The codes that give a screen of `rows` rows back.
  ///
  /// Modes go off, colours and cursor become normal, and the alternate screen is left, or cleared where there
  /// is none. The cursor first goes to the last row, for terminals that do not restore its position.
  func end(rows: Int) -> [UInt8] {
    let lastRow = ScreenCodes.filled(move, rows - 1, 0)
    return Array((endBeforeMove + wipe + ScreenCodes.withoutPadding(lastRow) + endAfterMove).utf8)
  }

  /// Stops ncurses from writing what the session writes itself; call it after reading the description.
  ///
  /// ncurses must not reset the palette (`oc`) either: the session changes none of the person's colours.
  static func takeOver() {
    for name in ["smcup", "rmcup", "oc"] + (hasMargins ? ["rmam", "smam"] : []) {
      name.withCString { cn_silence(UnsafeMutablePointer(mutating: $0)) }
    }
  }

  /// What the terminal does in ECMA-48's words; nil where it moves or resets colours in others.
  private static var dialect: ChangeWriter.Dialect? {
    guard capability("cup") == "\u{1B}[%i%p1%d;%p2%dH", capability("cuf") == "\u{1B}[%p1%dC",
      (capability("op") ?? ownColors) == ownColors
    else { return nil }
    return ChangeWriter.Dialect(
      erases: capability("ech") == "\u{1B}[%p1%dX", erasesInColor: flag("bce"),
      movesInRow: capability("hpa") == "\u{1B}[%i%p1%dG")
  }

  /// The code that gives both colours back to the terminal.
  private static let ownColors = "\u{1B}[39;49m"

  private static func flag(_ name: String) -> Bool {
    name.withCString { tigetflag(UnsafeMutablePointer(mutating: $0)) } == 1
  }

  /// Whether the description has codes to turn line wrap off and on.
  private static var hasMargins: Bool { capability("rmam") != nil && capability("smam") != nil }

  /// The codes that turn line wrap off, and on again.
  ///
  /// screen and tmux support the private mode, though their descriptions do not say so. ncurses then still
  /// assumes that lines wrap, which does no harm where it does not rely on the cursor after the last column
  /// (xenl).
  private static func wrapping(speaksECMA48: Bool) -> (off: String, on: String) {
    if hasMargins { return (sequence(["rmam"]), sequence(["smam"])) }
    guard speaksECMA48, flag("xenl") else {
      return ("", sequence(["smam"]))
    }
    return ("\u{1B}[?7l", "\u{1B}[?7h")
  }

  /// A string capability of the terminal's description; nil where it lacks it.
  static func capability(_ name: String) -> String? {
    let value = name.withCString { tigetstr(UnsafeMutablePointer(mutating: $0)) }
    guard let value, Int(bitPattern: value) != -1 else { return nil }
    return String(cString: value)
  }

  /// A capability with its two numbers filled in.
  private static func filled(_ capability: String, _ first: Int, _ second: Int) -> String {
    capability.withCString { tgoto($0, Int32(clamping: second), Int32(clamping: first)) }
      .map { String(cString: $0) } ?? ""
  }

  private static func sequence(_ names: [String]) -> String {
    names.reduce("") { $0 + withoutPadding(capability($1) ?? "") }
  }

  /// A capability without its pauses (`$<50>`), which only hardware terminals needed.
  static func withoutPadding(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
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
