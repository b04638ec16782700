import Testing

@testable import TerminalKit

/// Sequences that no terminal sends, and those whose end is lost: nothing crashes, and keys go on working.
struct InputDamageTests {
  private func events(_ text: String, timesOut: Bool = true) -> [TerminalEvent] {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.feed(text.utf8, into: &events)
    if timesOut { decoder.timeOut(into: &events) }
    decoder.feed("g".utf8, into: &events)
    return events
  }

  @Test(arguments: [
    "\u{1B}[<0;-9223372036854775808;1M", "\u{1B}[<0;9223372036854775808;1M", "\u{1B}[<0;+5;16M",
    "\u{1B}[<0;;1M", "\u{1B}[<0;1;2;3M", "\u{1B}[<M", "\u{1B}[<999999;1;1M",
  ])
  func aMouseReportOfOtherThanNumbersIsSwallowed(_ sequence: String) {
    #expect(events(sequence) == [.key(.character("g"))])
  }

  /// Alt-], Alt-P, Alt-X, Alt-^ and Alt-_ look like the beginning of a string.
  @Test(arguments: [
    "\u{1B}]", "\u{1B}P", "\u{1B}X", "\u{1B}^", "\u{1B}_", "\u{1B}]0;title", "\u{1B}]0;title\u{1B}",
  ])
  func aStringWithoutAnEndIsGivenUpWhenNothingMoreComes(_ sequence: String) {
    #expect(events(sequence) == [.key(.character("g"))])
  }

  @Test func aPasteWithoutAnEndIsLeftByEscOrControlC() {
    #expect(events("\u{1B}[200~abc\n\u{1B}") == [.key(.escape), .key(.character("g"))])
    #expect(events("\u{1B}[200~abc\u{3}", timesOut: false) == [.key(.control("c")), .key(.character("g"))])
  }

  @Test func aSlowPasteStaysAPaste() {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.feed("\u{1B}[200~one\n".utf8, into: &events)
    #expect(!decoder.isWaiting)
    decoder.timeOut(into: &events)
    decoder.feed("two\u{1B}[201~".utf8, into: &events)
    #expect(events == [.paste("one\ntwo")])
  }
}
