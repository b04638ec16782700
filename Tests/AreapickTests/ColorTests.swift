import PickerView
import TerminalKit
import Testing

@testable import areapick

/// `--color`: how many colours, and a person's own.
@Suite struct ColorTests {
  @Test func coloursStandBesideTheirNumber() throws {
    let chosen = try settings(
      "--color", "256,accent:#E1251B,cursor:reverse,text:-1,border:8,sign:bright-blue")
    #expect(chosen?.color == .indexed)
    var colors = ColorChanges()
    colors[.accent] = .color(Color(hex: 0xE1251B))
    colors[.cursor] = .reverse
    colors[.text] = .color(.terminalDefault)
    colors[.border] = .color(.indexed(8))
    colors[.sign] = .color(.indexed(12))
    #expect(chosen?.colorChanges == colors)
  }

  @Test func severalAddUp() throws {
    let defaults = ["AREAPICK_DEFAULT_OPTS": "--color=always,accent:red,text:#fff"]
    let chosen = try settings("--color", "accent:blue", environment: defaults)
    #expect(chosen?.color == .always)
    #expect(chosen?.colorChanges[.accent] == .color(.indexed(4)))
    #expect(chosen?.colorChanges[.text] == .color(Color(hex: 0xFFFFFF)))
    #expect(try settings("--no-color", environment: defaults)?.color == .never)
  }

  @Test(
    arguments: [
      ("#E1251B", .rgb(0xE1, 0x25, 0x1B)), ("#e12", .rgb(0xEE, 0x11, 0x22)), ("0", .indexed(0)),
      ("255", .indexed(255)), ("-1", .terminalDefault), ("black", .indexed(0)), ("white", .indexed(7)),
      ("bright-black", .indexed(8)),
    ] as [(String, Color)])
  func aColourIsWrittenInManyWays(_ word: String, _ color: Color) {
    #expect(Color(word: word) == color)
  }

  @Test(arguments: [
    "", "#", "#12345", "#1234567", "#ggg", "#１２３", "256", "-2", "1.5", "Red", "bright", "bright-", "+1",
  ])
  func whatIsNoColourIsNone(_ word: String) {
    #expect(Color(word: word) == nil)
  }

  private static let colour =
    "a colour is #rrggbb, 0 to 255, -1 for the terminal's own, or a name like red or bright-red"

  @Test(arguments: [
    ("accent:pink", "accent:pink", colour), ("text:reverse", "text:reverse", colour),
    ("8,sheet:", "sheet:", colour),
    (
      "acent:red", "acent:red",
      "colours are for text, secondary, accent, sign, border, sheet, backdrop, cursor, cursor-text, "
        + "cursor-secondary, cursor-accent, cursor-sign alone; did you mean 'accent'? (areapick --help)"
    ),
    (
      "alway,accent:red", "alway",
      "one of auto, always, never, 8, 16, 256, truecolor is wanted; did you mean 'always'? (areapick --help)"
    ),
    ("", "", "one of auto, always, never, 8, 16, 256, truecolor is wanted (areapick --help)"),
  ])
  func theWrongWordIsNamed(_ value: String, _ word: String, _ wanted: String) {
    #expect(
      complaint("--color", value) == "2: the value '\(word)' is invalid for --color: \(wanted)")
  }

  @Test(arguments: Language.allCases) func theManualHasEveryName(_ language: Language) {
    let page = Manual.text(in: language)
    for part in ColorChanges.Part.allCases {
      #expect(page.contains("\\fB\(Roff.escaped(part.rawValue))\\fR\n"))
    }
  }
}
