import CNCurses
import Glibc
import TerminalGuard
import TerminalKit

/// A screen on the tty, from entering to leaving.
///
/// One session at a time: ncurses keeps its state in globals. `leave` restores the terminal and may be called
/// again, so every way out calls it.
public final class Session {
  /// The requirements of a session.
  public struct Options: Sendable {
    /// The most colours to use.
    public enum Colors: Sendable { case asTerminal, none, eight, sixteen, indexed256, direct }

    /// The terminal's path; by default the process's own terminal.
    public var path = HeldTerminal.own
    public var usesMouse = true
    public var colors = Colors.asTerminal
    /// How each style looks with so many colours.
    public var appearances: @Sendable (ColorMatch.Depth) -> [Appearance]

    public init(appearances: @escaping @Sendable (ColorMatch.Depth) -> [Appearance]) {
      self.appearances = appearances
    }
  }

  /// The open terminal.
  public let descriptor: Int32
  let options: Options
  var palette: Palette
  /// The frame on the screen; nil if unknown.
  var shown: Frame?
  /// Codes to write before a frame that is drawn whole.
  var beforeWhole: [UInt8] = []
  /// The stream that ncurses was started on: the terminal, until `output` takes its place.
  private let stream: UnsafeMutablePointer<FILE>
  /// What ncurses writes; nil while it is not needed.
  var output: FrameOutput?
  /// Whether ncurses has the whole screen.
  private var libraryHasScreen = false
  /// The clusters that ncurses knows by number.
  var clusters = ClusterTable()
  let codes: ScreenCodes
  /// The styles' codes, read when a cell first needs one; `unread` where none did yet.
  var styleCodes: [StyleCodes] = []
  /// Whether frames are written by `ChangeWriter`; ncurses draws them else.
  var framesAreWritten: Bool
  /// Whether a frame was written since ncurses last drew.
  var libraryIsBehind = false
  /// Whether the session owns the screen; `isDrawn` is true once the screen's begin codes were written.
  private var isEntered = false
  private var isDrawn = false

  /// Enters the screen; nothing is written before the first frame.
  ///
  /// - Throws: `TerminalError`; the terminal is then unchanged.
  public init(_ options: Options) throws(TerminalError) {
    self.options = options
    try CharacterLocale.activate()
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !type.isEmpty else { throw .noTerminalType }
    descriptor = try HeldTerminal.open(options.path)
    do {
      try HeldTerminal.hold(descriptor, path: options.path)
      stream = try Session.start(type, options.colors, on: descriptor)
    } catch {
      guard_leave()
      close(descriptor)
      throw error
    }
    codes = ScreenCodes(usesMouse: options.usesMouse, type: TerminalType(type))
    framesAreWritten = codes.dialect != nil
    let depth = Session.startColors(options.colors)
    palette = Palette(options.appearances(depth), depth: depth)
    ScreenCodes.takeOver()
    takeSettings()
    if !framesAreWritten, !letLibraryDraw() {
      let error = TerminalError.noMemoryFile(errno: errno)
      guard_leave()
      close(fileno(stream))
      close(descriptor)
      throw error
    }
    isEntered = true
    prepareLeaving()
  }

  deinit {
    leave()
    if let output { output.close() } else { close(fileno(stream)) }
    close(descriptor)
  }

  /// Starts ncurses, which writes nothing yet.
  private static func start(_ type: String, _ colors: Options.Colors, on terminal: Int32)
    throws(TerminalError) -> UnsafeMutablePointer<FILE>
  {
    guard let stream = fdopen(fcntl(terminal, F_DUPFD_CLOEXEC, 0), "r+"),
      newTerminal(type, colors, on: stream)
    else { throw .unknownTerminalType(type) }
    guard ScreenCodes.capability("cup") != nil else { throw .tooSimple(type) }
    return stream
  }

  /// Gives ncurses the whole screen and redirects its output to memory, once.
  ///
  /// - Returns: False where the system has no room for the output; `errno` says why. It then goes to the terminal.
  @discardableResult
  func letLibraryDraw() -> Bool {
    if libraryHasScreen { return output != nil }
    libraryHasScreen = true
    output = FrameOutput(replacing: fileno(stream))
    let code = errno
    nonl()
    leaveok(cn_screen(), false)
    scrollok(cn_screen(), false)
    typeahead(-1)  // Never interrupt drawing for typed keys; they wait for the next frame.
    let size = size
    resizeterm(Int32(size.rows), Int32(size.columns))
    errno = code
    return output != nil
  }

  /// Starts ncurses, with the terminal's direct-colour description if that is wanted and exists.
  ///
  /// Its three copies of the screen are small at first: on most terminals it never draws, and filling them took a
  /// seventh of the time to the first frame.
  private static func newTerminal(
    _ type: String, _ colors: Options.Colors, on stream: UnsafeMutablePointer<FILE>
  ) -> Bool {
    export(smallest)
    defer { export(size(of: fileno(stream))) }
    let known = getenv("COLORTERM").map { ["truecolor", "24bit"].contains(String(cString: $0)) } ?? false
    let wantsDirect = colors == .direct || (colors == .asTerminal && known)
    for type in TerminalType(type).descriptions {
      if wantsDirect, let direct = directType(type), newterm(direct, stream, stream) != nil { return true }
      if newterm(type, stream, stream) != nil { return true }
    }
    return false
  }

  /// A screen whose cells are few, but whose buffer holds the codes that ncurses begins with, so that they are never
  /// written: (2 + rows) × (6 + columns) bytes (ncurses 6.4, lib_set_term.c).
  private static let smallest = (columns: 140, rows: 1)

  /// Exports the size in `LINES` and `COLUMNS`, which ncurses reads at its start and after `endwin`.
  ///
  /// It would believe old values exported by a shell, and it cannot ask the terminal, because it writes to
  /// memory.
  private static func export(_ size: (columns: Int, rows: Int)) {
    setenv("LINES", String(size.rows), 1)
    setenv("COLUMNS", String(size.columns), 1)
  }

  /// The terminfo name of the same terminal with direct colour: `xterm-direct`.
  private static func directType(_ type: String) -> String? {
    let suffix = "-256color"
    return type.hasSuffix(suffix) ? type.dropLast(suffix.count) + "-direct" : nil
  }

  /// Sets the tty so that keys arrive one by one and bytes leave unchanged.
  private func takeSettings() {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | BRKINT | PARMRK | ISTRIP)
    settings.c_oflag &= ~tcflag_t(OPOST)
    settings.c_lflag &= ~tcflag_t(ICANON | ISIG | IEXTEN | ECHO | ECHONL)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    while tcsetattr(descriptor, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }

  private func prepareLeaving() {
    let end = codes.end(rows: size.rows)
    guard_set_ending(end, end.count)
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

  /// The largest area drawn, at the upper left, in cells; it keeps frames of huge screens small.
  private static let largest = (columns: 2000, rows: 1000)

  /// The size of the screen in cells.
  public var size: (columns: Int, rows: Int) { Session.size(of: descriptor) }

  private static func size(of terminal: Int32) -> (columns: Int, rows: Int) {
    var (rows, columns): (Int32, Int32) = (0, 0)
    guard cn_window_size(terminal, &rows, &columns) == 0 else { return (80, 24) }
    return (min(Int(columns), largest.columns), min(Int(rows), largest.rows))
  }

  /// Whether the line is too slow for motion: below 38,400 baud.
  public var isSlow: Bool { (1..<38_400).contains(baudrate()) }

  /// Adopts the new size of the screen; the next frame is drawn whole.
  ///
  /// - Returns: The size.
  @discardableResult
  public func resized() -> (columns: Int, rows: Int) {
    let size = size
    Session.export(size)
    if libraryHasScreen { resizeterm(Int32(size.rows), Int32(size.columns)) }
    prepareLeaving()
    redraw()
    return size
  }

  /// Forgets the shown frame, so that the next one is drawn whole.
  public func redraw() {
    shown = nil
    libraryIsBehind = false
    guard libraryHasScreen else { return }
    beforeWhole = codes.wholeScreen(rows: size.rows)
    werase(cn_screen())  // Halves of old wide characters would blank new cells beside them.
    clearok(cn_physical_screen(), true)
  }

  /// Writes the codes that begin a screen, once.
  func beginScreen() {
    guard isEntered, !isDrawn else { return }
    isDrawn = true
    guard_enter(codes.begin, codes.begin.count)
  }

  /// Restores the terminal.
  public func leave() {
    isEntered = false
    isDrawn = false
    guard_leave()
  }

  /// Enters the screen again after `leave`; the next frame is drawn whole.
  ///
  /// The terminal's settings at this moment are the ones to restore later.
  ///
  /// - Throws: `TerminalError` if the terminal now belongs to another job.
  public func resume() throws(TerminalError) {
    guard !isEntered else { return }
    try HeldTerminal.hold(descriptor, path: options.path)
    isEntered = true
    output?.forgetScreen()
    continued()
    resized()
  }

  /// Sets the session's terminal settings again after a stop, since another program may have changed them.
  public func continued() {
    if isEntered { takeSettings() }
  }
}
