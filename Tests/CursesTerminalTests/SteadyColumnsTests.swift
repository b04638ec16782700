import Testing

@testable import CursesTerminal

/// The cursor is put back around signs that may be two cells wide.
struct SteadyColumnsTests {
  private func steadied(_ text: String) -> String {
    let columns = SteadyColumns(save: "<", restore: ">")
    return String(decoding: columns.steadied(Array(text.utf8)), as: UTF8.self)
  }

  @Test func aSignIsFollowedByAMoveOverItsCell() {
    #expect(steadied("│▸ N  南山区") == "<│▸>\u{1B}[2C N  南山区")
    #expect(steadied("a│") == "a<│>\u{1B}[C")
    #expect(steadied("░░░\u{1B}[m░") == "<░░░>\u{1B}[3C\u{1B}[m<░>\u{1B}[C")
    #expect(steadied("南…山") == "南<…>\u{1B}[C山")
  }

  @Test func textIsLeftAsItIs() {
    #expect(steadied("") == "")
    #expect(steadied("\u{1B}[1;2H 南山 Nanshan") == "\u{1B}[1;2H 南山 Nanshan")
  }

  @Test func aMarkMayBeOneThatTheTerminalDoesNotKnow() {
    #expect(steadied("a/\u{616}K") == "a</\u{616}>\u{1B}[CK")
    #expect(steadied("山\u{301}\u{302}é") == "<山\u{301}\u{302}é>\u{1B}[3C")
    #expect(steadied("─\u{301}─") == "<─\u{301}─>\u{1B}[2C")
    #expect(steadied("──\u{301}─│") == "<──\u{301}─│>\u{1B}[4C")
  }
}
