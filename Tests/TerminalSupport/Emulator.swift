/// A terminal emulator: bytes in, a screen out.
///
/// libvterm 0.1.4 draws; this class keeps it from what makes it crash (see `VirtualTerminal`). The two
/// screens of a terminal are two of its terminals here, of which the one not shown is not resized before
/// it comes back. What libvterm does not report (the modes, the title) is read from the bytes themselves.
public final class Emulator {
  public private(set) var rowCount: Int
  public private(set) var columnCount: Int
  public private(set) var modes = TerminalModes.initial
  /// What the program called the window (OSC 0 or 2); nil before it did.
  public private(set) var title: String?

  /// The screen that is shown.
  private var shown: VirtualTerminal
  /// What the alternate screen hides; nil while it is the main one that is shown.
  private var hidden: VirtualTerminal?
  private var reader = EscapeReader()
  private var lastCharacter: [UInt8] = []
  private var currentScreen: Screen?

  /// - Parameters:
  ///   - rows: At least 1.
  ///   - columns: At least 1.
  public init(rows: Int, columns: Int) {
    rowCount = max(rows, 1)
    columnCount = max(columns, 1)
    shown = VirtualTerminal(rows: rowCount, columns: columnCount)
  }

  /// What the terminal shows now.
  ///
  /// - Complexity: O(*n*) in cells after a change, else O(1).
  public var screen: Screen {
    if let currentScreen { return currentScreen }
    let screen = Screen(
      rowCount: rowCount, columnCount: columnCount, cells: shown.cells(), cursor: shown.cursor, modes: modes,
      title: title)
    currentScreen = screen
    return screen
  }

  /// Shows what `bytes` say; they may end anywhere, within a sequence or a character too.
  public func feed(_ bytes: some Sequence<UInt8>) {
    for unit in reader.units(of: bytes) { apply(unit) }
    currentScreen = nil
  }

  /// The bytes with which the terminal answered questions since the last call (where the cursor is, what
  /// it is), in order: the program is to read them.
  public func takeAnswers() -> [UInt8] { shown.takeAnswers() }

  /// Changes the size and keeps what stands at the upper left, as xterm does.
  ///
  /// Lines are cut, not wrapped anew. The scrolling region becomes the whole screen.
  public func resize(rows: Int, columns: Int) {
    rowCount = max(rows, 1)
    columnCount = max(columns, 1)
    shown = shown.resized(rows: rowCount, columns: columnCount)
    keepWrapping()
    currentScreen = nil
  }

  private func apply(_ unit: EscapeReader.Unit) {
    switch unit {
    case .text(let bytes):
      let text = WideMarks.replaced(in: bytes)
      if modes.isAutowrap { shown.write(text) } else { shown.writeWithoutWrapping(text) }
      lastCharacter = Self.lastCharacter(of: text)
    case .control(let sequence): apply(sequence)
    case .escape(let bytes):
      if bytes.count == 2 { apply(escape: Character(Unicode.Scalar(bytes[1]))) }
      shown.write(bytes)
    case .string(let bytes):
      title = Self.title(setBy: bytes) ?? title
      shown.write(bytes)
    }
  }

  private func apply(_ sequence: ControlSequence) {
    modes.apply(sequence)
    showScreen()
    shown.write(EscapeDialect.bytes(for: sequence, after: lastCharacter))
  }

  private func apply(escape final: Character) {
    modes.apply(escape: final)
    showScreen()
  }

  /// Shows the main or the alternate screen, as the modes have it: the alternate one always comes empty.
  private func showScreen() {
    guard modes.isAlternateScreen != (hidden != nil) else { return }
    if let main = hidden {
      shown = main.resized(rows: rowCount, columns: columnCount, answers: shown.takeAnswers())
      hidden = nil
    } else {
      shown.saveCursor()
      hidden = shown
      shown = VirtualTerminal(rows: rowCount, columns: columnCount, pen: shown.pen, cursor: shown.cursor)
    }
    keepWrapping()
  }

  /// Tells a screen that was just made whether lines wrap: the mode is the terminal's, not the screen's.
  private func keepWrapping() {
    if !modes.isAutowrap { shown.write(Array("\u{1b}[?7l".utf8)) }
  }

  private static func lastCharacter(of bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.lastIndex(where: { $0 & 0xc0 != 0x80 }), bytes[start] >= 0x20 else { return [] }
    return Array(bytes[start...])
  }

  /// The title that an operating system command sets; nil for other commands.
  private static func title(setBy bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
    guard text.hasPrefix("0;") || text.hasPrefix("2;"), bytes[1] == UInt8(ascii: "]") else { return nil }
    return String(text.dropFirst(2).prefix { $0 != "\u{7}" && $0 != "\u{1b}" })
  }
}
