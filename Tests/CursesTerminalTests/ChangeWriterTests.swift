import TerminalKit
import Testing

@testable import CursesTerminal

/// Changes reach the terminal in few bytes, and leave no attributes on.
struct ChangeWriterTests {
  private static let xterm = ChangeWriter.Dialect(erases: true, erasesInColor: true, movesInRow: true)

  private func codes(_ text: String) -> StyleCodes { StyleCodes(Array(text.utf8)) ?? .plain }

  /// What is written, with `^` for the escape character.
  private func written(
    _ dialect: ChangeWriter.Dialect = xterm,
    from position: Frame.Position? = Frame.Position(column: 6, row: 4),
    _ write: (inout ChangeWriter) -> Void
  ) -> String {
    var writer = ChangeWriter(dialect, at: position)
    write(&writer)
    return String(decoding: writer.bytes.map { $0 == 0x1B ? UInt8(ascii: "^") : $0 }, as: UTF8.self)
  }

  @Test func theShortestMoveIsTaken() {
    #expect(written { $0.move(to: 6, row: 4) } == "")
    #expect(written { $0.move(to: 7, row: 4) } == "^[C")
    #expect(written { $0.move(to: 16, row: 4) } == "^[10C")
    #expect(written { $0.move(to: 5, row: 4) } == "^[6G")
    #expect(written { $0.move(to: 1999, row: 999) } == "^[1000;2000H")
    #expect(written(ChangeWriter.Dialect()) { $0.move(to: 5, row: 4) } == "^[5;6H")
    #expect(written(from: nil) { $0.move(to: 6, row: 4) } == "^[5;7H")
  }

  @Test func charactersMoveTheCursor() {
    let text = written {
      $0.put("N", width: 1)
      $0.put("南", width: 2)
      $0.put("🇨", width: 2)
      $0.put("e", width: 1)
      $0.put("\u{301}", width: 0)
      $0.move(to: 13, row: 4)
    }
    #expect(text == "N南🇨e\u{301}^[C")
  }

  @Test func manyBlanksAreErased() {
    #expect(written { $0.putBlanks(9, isLast: false) } == "         ")
    #expect(written { $0.putBlanks(12, isLast: false) } == "^[12X^[12C")
    #expect(written { $0.putBlanks(8, isLast: true) } == "^[8X")
    #expect(written(ChangeWriter.Dialect()) { $0.putBlanks(12, isLast: true) } == "            ")
  }

  @Test func blanksOfAColourAreErasedWhereTheTerminalFillsThem() {
    let red = codes("\u{1B}[41m")
    let fill: (inout ChangeWriter) -> Void = {
      $0.set(red)
      $0.putBlanks(12, isLast: true)
      $0.finish(at: nil)
    }
    #expect(written { fill(&$0) } == "^[41m^[12X^[m")
    #expect(written(ChangeWriter.Dialect(erases: true)) { fill(&$0) } == "^[41m            ^[m")
    let reversed = written {
      $0.set(codes("\u{1B}[7m"))
      $0.putBlanks(12, isLast: true)
    }
    #expect(reversed == "^[7m            ")
  }

  @Test func onlyWhatDiffersBetweenStylesIsWritten() {
    let (gray, white) = (codes("\u{1B}[38;5;248m\u{1B}[48;5;235m"), codes("\u{1B}[38;5;254m\u{1B}[48;5;235m"))
    let bold = codes("\u{1B}(B\u{1B}[0;1m\u{1B}[38;5;75m\u{1B}[48;5;235m")
    let text = written {
      for style in [gray, gray, white, bold, white, .plain, bold] { $0.set(style) }
      $0.finish(at: Frame.Position(column: 6, row: 4))
    }
    #expect(
      text == "^[38;5;248;48;5;235m^[38;5;254m^[1;38;5;75m^[0;38;5;254;48;5;235m^[m^[1;38;5;75;48;5;235m^[m")
  }

  @Test func colorsWithColonsStandAlone() {
    let direct = codes("\u{1B}[1m\u{1B}[38:2::1:2:3m\u{1B}[48:2::4:5:6m")
    let mixed = codes("\u{1B}[7m\u{1B}[38:2::1:2:3m\u{1B}[44m")
    #expect(written { $0.set(direct) } == "^[1m^[38:2::1:2:3m^[48:2::4:5:6m")
    let text = written {
      $0.set(direct)
      $0.set(mixed)
    }
    #expect(text == "^[1m^[38:2::1:2:3m^[48:2::4:5:6m^[0;7m^[38:2::1:2:3m^[44m")
  }

  @Test(arguments: [
    ("\u{1B}[m", ""), ("\u{1B}[1m\u{1B}[m", ""), ("\u{1B}[0;7m", "7"),
    ("\u{1B}[1m\u{1B}[34m\u{1B}[107m", "1;34;107"),
    ("\u{1B}[38:2::1:2:3m", "38:2::1:2:3"), ("\u{1B}[38;2;1;2;3;4m", "4;38;2;1;2;3"),
    ("\u{1B}[31;39;49m", ""),
    ("\u{1B}[m\u{0F}\u{1B}[2m", "2"),
  ])
  func codesAreRead(codes text: String, parameters: String) throws {
    let expected = parameters.isEmpty ? "" : "\u{1B}[\(parameters)m"
    var bytes: [UInt8] = []
    try #require(StyleCodes(Array(text.utf8))).write(after: .plain, to: &bytes)
    #expect(bytes == Array(expected.utf8))
  }

  @Test(arguments: ["\u{1B}[99m", "\u{1B}G4", "x", "\u{1B}[1", "\u{1B}[?25h", "\u{1B}[38m\u{1B}["])
  func otherCodesAreLeftToTheLibrary(text: String) { #expect(StyleCodes(Array(text.utf8)) == nil) }
}
