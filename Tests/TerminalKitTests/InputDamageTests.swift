import Testing

@testable import TerminalKit

/// Sequences that no terminal sends, and sequences without an end: nothing crashes, and keys still work.
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

  @Test func aPasteWithoutAnEndEndsWhenNothingMoreComes() {
    #expect(events("\u{1B}[200~abc\n") == [.paste("abc\n"), .key(.character("g"))])
    #expect(events("\u{1B}[200~abc\n\u{1B}[20") == [.paste("abc\n"), .key(.character("g"))])
    #expect(events("\u{1B}[200~") == [.paste(""), .key(.character("g"))])
  }

  /// Nothing in a paste is a key, whatever bytes it contains.
  @Test func aPasteIsTextWhateverBytesItHolds() {
    let bytes = String(String.UnicodeScalarView((0..<0x80).compactMap { Unicode.Scalar($0) }))
    #expect(events("\u{1B}[200~\(bytes)\u{1B}[201~") == [.paste(bytes), .key(.character("g"))])
    let likeAnEnd = "\u{1B}\u{1B}[20\u{1B}[201\u{1B}[A\u{1B}[200~\u{3}"
    #expect(events("\u{1B}[200~\(likeAnEnd)\u{1B}[201~") == [.paste(likeAnEnd), .key(.character("g"))])
  }

  /// A huge paste is cut, but its end is still found.
  @Test func aHugePasteIsCut() {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.feed("\u{1B}[200~".utf8, into: &events)
    for _ in 0..<64 { decoder.feed(repeatElement(UInt8(ascii: "a"), count: 1 << 16), into: &events) }
    decoder.feed("\u{1B}[201~g".utf8, into: &events)
    let isCut = events == [.paste(String(repeating: "a", count: 1 << 16)), .key(.character("g"))]
    #expect(isCut)
  }
}
