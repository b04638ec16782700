import Testing

@testable import TerminalKit

/// The nearest colour of a terminal.
struct ColorMatchTests {
  private let accent = Color(hex: 0x409EFF)

  @Test func theTerminalsOwnColourStaysItsOwn() {
    #expect(ColorMatch.number(of: .terminalDefault, depth: .direct) == -1)
    #expect(ColorMatch.number(of: .terminalDefault, depth: .eight) == -1)
  }

  @Test func directColourIsExact() {
    #expect(ColorMatch.number(of: accent, depth: .direct) == 0x409EFF)
  }

  @Test func theAccentIsBlueOnEveryTerminal() {
    #expect(ColorMatch.number(of: accent, depth: .indexed256) == 75)  // #5FAFFF
    #expect(ColorMatch.number(of: accent, depth: .sixteen) == 12)  // Bright blue.
    #expect(ColorMatch.number(of: accent, depth: .eight) == 6)  // Cyan: xterm's blue is far darker.
    #expect(ColorMatch.number(of: accent, depth: .none) == -1)
  }

  @Test func blackAndWhiteAreThemselves() {
    #expect(ColorMatch.number(of: Color(hex: 0x000000), depth: .indexed256) == 16)
    #expect(ColorMatch.number(of: Color(hex: 0xFFFFFF), depth: .indexed256) == 231)
    #expect(ColorMatch.number(of: Color(hex: 0xFFFFFF), depth: .sixteen) == 15)
    #expect(ColorMatch.number(of: Color(hex: 0xFFFFFF), depth: .eight) == 7)
  }
}
