import CNCurses
import Glibc
import TerminalKit

/// A screen on the tty, from entering it to leaving it.
///
/// At most one session at a time: ncurses keeps its state in globals. `leave` gives the terminal back as it was
/// found and may be called again without harm; so every way out calls it.
public final class Session {
  /// What a session asks of the terminal.
  public struct Options: Sendable {
    /// How many colours are used at most.
    public enum Colors: Sendable { case asTerminal, none, eight, sixteen, indexed256, direct }

    /// The terminal's path; `/dev/tty` is the process's own.
    public var path = "/dev/tty"
    public var usesMouse = true
    public var colors = Colors.asTerminal
    public var appearances: [Appearance]

    public init(appearances: [Appearance]) { self.appearances = appearances }
  }

  /// The terminal, for reading.
  public let descriptor: Int32
  let options: Options
  var palette: Palette
  /// What the screen shows; nil where that is not known.
  var shown: Frame?
  private let found: termios
  private let stream: UnsafeMutablePointer<FILE>
  private let hasAlternateScreen: Bool
  private var isEntered = false
  private var modes: Modes

  /// Enters the screen. Nothing is written to it before the first frame.
  ///
  /// - Throws: `TerminalError`, before anything was changed.
  public init(_ options: Options) throws(TerminalError) {
    self.options = options
    try CharacterLocale.activate()
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !type.isEmpty else { throw .noTerminalType }
    (descriptor, found) = try Session.open(options.path)
    guard let stream = fdopen(dup(descriptor), "r+"), Session.start(type, options.colors, on: stream) else {
      close(descriptor)
      throw .unknownTerminalType(type)
    }
    self.stream = stream
    guard Session.hasCapability("cup") else {
      tcsetattrAll(descriptor, found)
      close(descriptor)
      throw .tooSimple(type)
    }
    modes = Modes(
      usesMouse: options.usesMouse && Session.hasCapability("kmous"),
      marksPastes: Session.capability("cup")?.hasPrefix("\u{1B}[") ?? false)
    hasAlternateScreen = Session.hasCapability("smcup")
    palette = Palette(options.appearances, depth: Session.startColors(options.colors))
    Session.prepareInput()
    Session.collectOutput(of: stream, terminal: descriptor)
    isEntered = true
  }

  deinit { leave() }

  /// Starts ncurses: with the description that has direct colour, where that is wanted and there is one.
  private static func start(_ type: String, _ colors: Options.Colors, on stream: UnsafeMutablePointer<FILE>)
    -> Bool
  {
    let known = getenv("COLORTERM").map { ["truecolor", "24bit"].contains(String(cString: $0)) } ?? false
    if colors == .direct || (colors == .asTerminal && known), let direct = directType(type) {
      if newterm(direct, stream, stream) != nil { return true }
    }
    return newterm(nil, stream, stream) != nil
  }

  /// The name under which terminfo describes the same terminal with direct colour: `xterm-direct`.
  private static func directType(_ type: String) -> String? {
    let suffix = "-256color"
    return type.hasSuffix(suffix) ? type.dropLast(suffix.count) + "-direct" : nil
  }

  private static func open(_ path: String) throws(TerminalError) -> (Int32, termios) {
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, errno: errno) }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      close(descriptor)
      throw .notATerminal(path: path)
    }
    return (descriptor, settings)
  }

  static func hasCapability(_ name: String) -> Bool { capability(name) != nil }

  /// What the terminal's description gives for a string capability; nil where it lacks it.
  private static func capability(_ name: String) -> String? {
    let value = name.withCString { tigetstr(UnsafeMutablePointer(mutating: $0)) }
    guard let value, Int(bitPattern: value) != -1 else { return nil }
    return String(cString: value)
  }

  private static func prepareInput() {
    raw()
    noecho()
    nonl()
    leaveok(cn_screen(), false)
    scrollok(cn_screen(), false)
  }

  /// Has ncurses write a frame in one go.
  ///
  /// A screen that was never left is flushed after every move of the cursor, some eighty times in a first frame
  /// (ncurses 6.4, lib_mvcur.c); one that comes back from `endwin` is not. So it is left once, into nowhere.
  private static func collectOutput(of stream: UnsafeMutablePointer<FILE>, terminal: Int32) {
    let nowhere = Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nowhere >= 0 else { return }
    dup2(nowhere, fileno(stream))
    endwin()
    dup2(terminal, fileno(stream))
    close(nowhere)
  }

  private static func startColors(_ wanted: Options.Colors) -> ColorMatch.Depth {
    guard wanted != .none, has_colors(), start_color() == OK else { return .none }
    use_default_colors()
    let hasDirect = "RGB".withCString { tigetflag(UnsafeMutablePointer(mutating: $0)) } > 0
    let offered: ColorMatch.Depth =
      hasDirect ? .direct : cn_color_count() >= 256 ? .indexed256 : cn_color_count() >= 16 ? .sixteen : .eight
    switch wanted {
    case .asTerminal, .direct, .none: return offered
    case .eight: return hasDirect ? .direct : .eight
    case .sixteen: return offered == .indexed256 ? .sixteen : offered
    case .indexed256: return offered
    }
  }

  /// The size of the screen in cells.
  public var size: (columns: Int, rows: Int) {
    var (rows, columns): (Int32, Int32) = (0, 0)
    guard cn_window_size(descriptor, &rows, &columns) == 0 else {
      return (80, 24)
    }
    return (Int(columns), Int(rows))
  }

  /// Whether the line is so slow that motion on it would be a nuisance: below 38,400 baud.
  public var isSlow: Bool { (1..<38_400).contains(baudrate()) }

  /// Takes a new size of the screen into account; the next frame is drawn whole.
  public func resized() {
    let size = size
    resizeterm(Int32(size.rows), Int32(size.columns))
    redraw()
  }

  /// Forgets what the screen shows: the next frame is drawn whole.
  public func redraw() {
    shown = nil
    clearok(cn_physical_screen(), true)
  }

  /// Turns mouse and paste reports on, once the first frame is there.
  func beginModes() { modes.begin(descriptor) }

  /// Gives the terminal back as it was found.
  public func leave() {
    guard isEntered else { return }
    isEntered = false
    modes.end(descriptor)
    if !hasAlternateScreen { clearScreen() }
    endwin()
    tcsetattrAll(descriptor, found)
  }

  /// Wipes the sheet off a terminal that has no other screen to go back to.
  private func clearScreen() {
    cn_set_style(cn_screen(), 0, 0)
    werase(cn_screen())
    wrefresh(cn_screen())
  }

  /// Comes back after `leave`: the terminal's settings are taken anew and the next frame is drawn whole.
  public func resume() {
    guard !isEntered else { return }
    isEntered = true
    reset_prog_mode()
    resized()
  }
}

/// `tcsetattr` that is not put off by a signal.
func tcsetattrAll(_ descriptor: Int32, _ settings: termios) {
  var settings = settings
  while tcsetattr(descriptor, TCSADRAIN, &settings) != 0, errno == EINTR {}
}
