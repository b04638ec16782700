import Testing

@testable import PickerCore

/// Editing a line of text, by characters as people see them.
struct SearchLineTests {
  /// The line after some edits, with the caret as a bar.
  private func line(_ edits: LineEdit...) -> String {
    var line = SearchLine()
    for edit in edits { line.apply(edit) }
    return line.textBeforeCaret + "|" + line.textBehindCaret
  }

  @Test func textGoesInAtTheCaret() {
    #expect(line(.typed("南山")) == "南山|")
    #expect(line(.typed("南山"), .caretMoved(by: -1), .typed("头")) == "南头|山")
    #expect(line(.typed("山"), .caretMovedToStart, .typed("南"), .caretMovedToEnd, .typed("区")) == "南山区|")
  }

  @Test func theCaretStopsAtTheEnds() {
    #expect(line(.typed("南山"), .caretMoved(by: -5), .caretMoved(by: 1)) == "南|山")
    #expect(line(.typed("南山"), .caretMoved(by: .min), .caretMoved(by: .max)) == "南山|")
  }

  @Test func charactersAreDeletedOnBothSides() {
    #expect(line(.typed("南山区"), .characterDeleted) == "南山|")
    #expect(line(.typed("南山区"), .caretMoved(by: -1), .characterDeleted) == "南|区")
    #expect(line(.typed("南山区"), .caretMovedToStart, .nextCharacterDeleted) == "|山区")
    #expect(line(.characterDeleted) == "|")
    #expect(line(.typed("南"), .nextCharacterDeleted, .characterDeleted, .characterDeleted) == "|")
  }

  @Test func aWordIsDeletedWithTheBlanksBehindIt() {
    #expect(line(.typed("广东 南山"), .wordDeleted) == "广东 |")
    #expect(line(.typed("广东 南山  "), .wordDeleted) == "广东 |")
    #expect(line(.typed("广东 南山"), .wordDeleted, .wordDeleted) == "|")
    #expect(line(.typed("广东 南山"), .caretMoved(by: -1), .wordDeleted) == "广东 |山")
    #expect(line(.wordDeleted) == "|")
  }

  @Test func allBeforeOrBehindTheCaretIsDeleted() {
    #expect(line(.typed("广东 南山"), .caretMoved(by: -2), .startDeleted) == "|南山")
    #expect(line(.typed("广东 南山"), .caretMoved(by: -2), .endDeleted) == "广东 |")
  }

  @Test func aCharacterOfSeveralCodePointsIsOne() {
    #expect(line(.typed("𠮷e\u{301}🇨🇳"), .characterDeleted) == "𠮷e\u{301}|")
    #expect(line(.typed("𠮷e\u{301}🇨🇳"), .caretMoved(by: -2), .characterDeleted) == "|e\u{301}🇨🇳")
    #expect(line(.typed("e"), .typed("\u{301}"), .characterDeleted) == "|")
  }

  @Test func codePointsThatMeetBecomeOneCharacter() {
    #expect(line(.typed("🇨x🇳"), .caretMoved(by: -1), .characterDeleted) == "🇨🇳|")
    #expect(line(.typed("🇳"), .caretMovedToStart, .typed("🇨")) == "🇨🇳|")
  }

  @Test func moreThanFiveHundredCodePointsAreNotTaken() {
    var line = SearchLine(String(repeating: "长", count: 499))
    line.apply(.typed("安街道"))
    #expect(line.text.count == 500)
    #expect(line.text.last == "安")
    line.apply(.caretMovedToStart)
    line.apply(.typed("x"))
    #expect(line.text.first == "长")
    let heap = SearchLine("e" + String(repeating: "\u{301}", count: 9000))
    #expect(heap.text.unicodeScalars.count == 500)
  }

  @Test func blanksAloneAreNothingToLookFor() {
    #expect(SearchLine().isBlank)
    #expect(SearchLine("   ").isBlank)
    #expect(SearchLine("\u{3000}").isBlank)  // As input methods send it.
    #expect(!SearchLine(" a").isBlank)
  }
}
