/// What `TERM` calls a terminal.
struct TerminalType {
  let name: String

  init(_ name: String) { self.name = name }

  /// The names under which terminfo may describe it, the best first.
  ///
  /// A terminfo older than the terminal does not know it; those that are xterm's in all but the name are driven as
  /// that.
  var descriptions: [String] { isXtermByAnotherName ? [name, "xterm-256color"] : [name] }

  /// Whether the name is one of GNU screen's; early versions of tmux used it, too.
  var isGNUScreens: Bool { name == "screen" || name.hasPrefix("screen.") || name.hasPrefix("screen-") }

  /// kitty says xterm-kitty, foot says foot, foot-extra or foot-direct, contour says contour-latest.
  private var isXtermByAnotherName: Bool {
    let words = name.split(separator: "-")
    let own = words.first == "xterm" ? words.dropFirst().first : words.first
    return own.map { TerminalType.xterms.contains(String($0)) } ?? false
  }

  private static let xterms = ["kitty", "ghostty", "foot", "wezterm", "alacritty", "contour", "rio"]
}
