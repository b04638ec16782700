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

  /// The first sixteen are the terminal's own wherever it can be asked for them.
  @Test(
    arguments: [
      (1, .eight, 1), (1, .sixteen, 1), (1, .indexed256, 1), (1, .direct, 1), (12, .eight, 4),
      (12, .sixteen, 12),
      (12, .indexed256, 12), (12, .direct, 0x5C5CFF), (208, .indexed256, 208), (208, .direct, 0xFF8700),
      (208, .sixteen, 3), (255, .direct, 0xEEEEEE), (255, .none, -1),
    ] as [(UInt8, ColorMatch.Depth, Int32)])
  func aNumberIsThatColour(_ index: UInt8, _ depth: ColorMatch.Depth, _ number: Int32) {
    #expect(ColorMatch.number(of: .indexed(index), depth: depth) == number)
  }

  @Test func aColourHasAStyleSheetsNumber() {
    #expect(Color.terminalDefault.hex == nil)
    #expect(Color(hex: 0x12AB00).hex == 0x12AB00)
    #expect(Color.indexed(9).hex == 0xFF0000)
    #expect(Color.indexed(16).hex == 0)
    #expect(Color.indexed(231).hex == 0xFFFFFF)
  }

  @Test func blackAndWhiteAreThemselves() {
    #expect(ColorMatch.number(of: Color(hex: 0x000000), depth: .indexed256) == 16)
    #expect(ColorMatch.number(of: Color(hex: 0xFFFFFF), depth: .indexed256) == 231)
    #expect(ColorMatch.number(of: Color(hex: 0xFFFFFF), depth: .sixteen) == 15)
    #expect(ColorMatch.number(of: Color(hex: 0xFFFFFF), depth: .eight) == 7)
  }

  /// Every colour of the 256 is tried, and the first of the nearest is the answer.
  @Test func noColourOfThe256IsNearer() {
    let palette = (16...255).map { parts(ColorMatch.hex(ofIndex: $0)) }
    for hex in stride(from: UInt32(0), to: 1 << 24, by: 4_099) {
      let wanted = parts(hex)
      let distances = palette.map { color in
        let (red, green, blue) = (color.0 - wanted.0, color.1 - wanted.1, color.2 - wanted.2)
        return 3 * red * red + 4 * green * green + 2 * blue * blue
      }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 0
      let found = ColorMatch.number(of: Color(hex: hex), depth: .indexed256)
      #expect(found == Int32(16 + nearest), "\(String(hex, radix: 16))")
    }
  }

  private func parts(_ hex: UInt32) -> (Int, Int, Int) {
    (Int(hex >> 16), Int(hex >> 8 & 0xFF), Int(hex & 0xFF))
  }
}
