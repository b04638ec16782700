import Testing

@testable import CursesTerminal

/// Terminals that an older terminfo does not know.
struct TerminalTypeTests {
  @Test func screenIsKnownByItsName() {
    #expect(
      ["screen", "screen-256color", "screen.xterm-256color"].allSatisfy { TerminalType($0).isGNUScreens })
    #expect(!["xterm", "tmux", "screened", ""].contains { TerminalType($0).isGNUScreens })
  }

  @Test(arguments: [
    "xterm-kitty", "kitty", "xterm-ghostty", "ghostty", "foot", "foot-extra", "foot-direct", "wezterm",
    "alacritty",
    "alacritty-direct", "contour", "contour-latest", "contour-direct", "rio", "xterm-rio",
  ])
  func xtermsByAnotherNameAreDrivenAsXterm(name: String) {
    #expect(TerminalType(name).descriptions == [name, "xterm-256color"])
  }

  @Test(arguments: [
    "xterm", "xterm-256color", "footer", "vt100", "linux", "nonesuch", "", "-", "screen.kitty", "dumb",
  ])
  func noOtherIs(name: String) {
    #expect(TerminalType(name).descriptions == [name])
  }
}
