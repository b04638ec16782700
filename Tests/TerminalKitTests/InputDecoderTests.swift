import Fuzzing
import Testing

@testable import TerminalKit

/// Terminal input and its meaning.
struct InputDecoderTests {
  private func decode(_ text: String) -> [TerminalEvent] { decode(Array(text.utf8)) }

  private func decode(_ bytes: [UInt8]) -> [TerminalEvent] {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.feed(bytes, into: &events)
    decoder.timeOut(into: &events)
    return events
  }

  @Test func printableCharactersAreThemselves() {
    #expect(
      decode("g7.?") == [
        .key(.character("g")), .key(.character("7")), .key(.character(".")), .key(.character("?")),
      ])
    #expect(decode("深é") == [.key(.character("深")), .key(.character("é"))])
    #expect(decode("𠮷") == [.key(.character("𠮷"))])
  }

  @Test func controlCharactersHaveNames() {
    #expect(decode("\r\n\t") == [.key(.enter), .key(.control("j")), .key(.tab)])
    #expect(decode([0x7F, 0x08]) == [.key(.backspace), .key(.control("h"))])
    #expect(decode([0x03, 0x07, 0x1A]) == [.key(.control("c")), .key(.control("g")), .key(.control("z"))])
    #expect(decode([0x00]) == [.key(.control(" "))])
  }

  @Test(arguments: [
    ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[1;5A", .up), ("\u{1B}[a", .up),
    ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}OH", .home),
    ("\u{1B}[F", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[6;2~", .shiftPageDown),
    ("\u{1B}[5$", .shiftPageUp), ("\u{1B}[6^", .pageDown),
    ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab),
    ("\u{1B}OP", .function(1)), ("\u{1B}[11~", .function(1)), ("\u{1B}[[A", .function(1)),
    ("\u{1B}[1;2P", .function(1)), ("\u{1B}O2P", .function(1)), ("\u{1B}O1;2P", .function(1)),
    ("\u{1B}O5A", .up),
    ("\u{1B}OQ", .function(2)), ("\u{1B}O2Q", .function(2)), ("\u{1B}[1;2Q", .function(2)),
    ("\u{1B}[[B", .function(2)), ("\u{1B}[1;3S", .function(4)), ("\u{1B}[24;2~", .function(12)),
    ("\u{1B}x", .alt("x")), ("\u{1B}[97;3u", .alt("a")), ("\u{1B}[27;3;97~", .alt("a")),
    ("\u{1B}OM", .enter), ("\u{1B}[13u", .enter), ("\u{1B}[27u", .escape), ("\u{1B}[9;1u", .tab),
  ])
  func sequencesOfKeys(_ sequence: String, _ key: Key) {
    #expect(decode(sequence) == [.key(key)])
  }

  @Test(arguments: [
    "\u{1B}[99~", "\u{1B}[?1;2c", "\u{1B}[>41;351;0c", "\u{1B}[12;40R", "\u{1B}[I", "\u{1B}[O", "\u{1B}[1;2R",
    "\u{1B}[P",
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{07}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}P1+r636f=323536\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[97u", "\u{1B}[97;7u", "\u{1B}[97;1:3u", "\u{1B}[57441u",
    "\u{1B}[27;7;97~", "\u{1B}[1;1:3A", "\u{1B}[13;1:3u", "\u{1B}[[F", "\u{1B}[16~", "\u{1B}[22~",
    "\u{1B}[?0u",
    "\u{1B}[99999999999999999999u",
    "\u{1B}(B", "\u{1B}OT", "\u{1B}(0",
  ])
  func sequencesThatMeanNothingAreSwallowedWhole(_ sequence: String) {
    #expect(decode(sequence + "g") == [.key(.character("g"))])
  }

  @Test func escapeAloneIsAKeyOnceNothingMoreCame() {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.feed([0x1B], into: &events)
    #expect(events == [])
    #expect(decoder.waiting == .escape)
    decoder.timeOut(into: &events)
    #expect(events == [.key(.escape)])
    #expect(decoder.waiting == nil)
  }

  @Test func escapesOneAfterTheOtherAreKeys() {
    #expect(decode("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
    #expect(decode("\u{1B}\u{1B}\u{1B}") == [.key(.escape), .key(.escape), .key(.escape)])
    #expect(decode("\u{1B}\u{1B}x") == [.key(.escape), .key(.alt("x"))])
  }

  @Test func altWithASignThatBeginsASequenceIsNoEscape() {
    for sign in [" ", "("] as [Unicode.Scalar] {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      decoder.feed(("\u{1B}" + String(sign)).utf8, into: &events)
      decoder.timeOut(into: &events)
      decoder.feed("g".utf8, into: &events)
      #expect(events == [.key(.alt(sign)), .key(.character("g"))])
    }
  }

  /// The first of two Esc is Alt, not a key that would cancel the pick.
  @Test func altWithASequenceIsItsKey() {
    #expect(decode("\u{1B}\u{1B}[A") == [.key(.up)])
    #expect(decode("\u{1B}\u{1B}OB\u{1B}\u{1B}[5~") == [.key(.down), .key(.pageUp)])
  }

  @Test func controlCharactersBreakASequenceOff() {
    #expect(decode("\u{1B}[1;\u{3}") == [.key(.control("c"))])
    #expect(decode("\u{1B}[\r") == [.key(.enter)])
    #expect(decode("\u{1B}O\u{3}") == [.key(.control("c"))])
    #expect(decode("\u{1B}O2\u{3}") == [.key(.control("c"))])
    #expect(decode("\u{1B}(\u{3}") == [.key(.control("c"))])
  }

  @Test func aSequenceBreaksAnotherOff() {
    #expect(decode("\u{1B}O\u{1B}[B") == [.key(.down)])
    #expect(decode("\u{1B}O2\u{1B}OA") == [.key(.up)])
    #expect(decode("\u{1B}(\u{1B}[B") == [.key(.down)])
    #expect(decode("\u{1B}[1;\u{1B}[B") == [.key(.down)])
    #expect(decode("\u{1B}O\u{1B}") == [.key(.escape)])
  }

  /// An overlong sequence is swallowed up to the end of a string, or until a timeout.
  @Test(arguments: [("\u{1B}", " "), ("\u{1B}[", "1"), ("\u{1B}O", "1")])
  func aSequenceOfNoLengthIsSwallowed(_ beginning: String, _ part: String) {
    let sequence = beginning + String(repeating: part, count: 1_000)
    #expect(decode(sequence) == [])
    #expect(decode(sequence + "B\u{7}g") == [.key(.character("g"))])
  }

  /// An incomplete sequence waits longer than Esc alone, for slow lines.
  @Test func theBeginningOfASequenceIsKnown() {
    let beginnings: [(String, InputDecoder.Waiting?)] = [
      ("\u{1B}", .escape), ("\u{1B}\u{1B}", .escape), ("\u{1B}[", .sequence), ("\u{1B}O", .sequence),
      ("\u{1B}]11;rgb:1e", .sequence), ("\u{1B}[M !", .sequence), ("\u{1B}P1\u{1B}", .sequence),
      ("\u{1B}[200~", .paste), ("\u{1B}[200~\u{1B}", .paste), ("g", nil), ("\u{E6}", nil),
    ]
    for (bytes, waiting) in beginnings {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      decoder.feed(bytes.utf8, into: &events)
      #expect(decoder.waiting == waiting)
    }
  }

  @Test func mouseReportsInBothForms() {
    #expect(decode("\u{1B}[<0;3;5M") == [.mouse(MouseEvent(.leftPress, column: 2, row: 4))])
    #expect(decode("\u{1B}[<0;3;5m") == [.mouse(MouseEvent(.other, column: 2, row: 4))])
    #expect(decode("\u{1B}[<0;400;300M") == [.mouse(MouseEvent(.leftPress, column: 399, row: 299))])
    #expect(decode("\u{1B}[<64;1;1M") == [.mouse(MouseEvent(.wheelUp, column: 0, row: 0))])
    #expect(decode("\u{1B}[<81;1;1M") == [.mouse(MouseEvent(.wheelDown, column: 0, row: 0))])
    #expect(
      decode([0x1B, 0x5B, 0x4D, 32, 33 + 7, 33 + 9]) == [.mouse(MouseEvent(.leftPress, column: 7, row: 9))])
    #expect(decode("\u{1B}[<0;3M\u{1B}[<;;M") == [])
  }

  @Test func aPasteIsOneEventWhateverItHolds() {
    #expect(
      decode("\u{1B}[200~深圳\nq\u{1B}[Ax\u{1B}[201~g") == [.paste("深圳\nq\u{1B}[Ax"), .key(.character("g"))])
  }

  @Test func aPasteMayHoldControlCharacters() {
    #expect(
      decode("\u{1B}[200~a\u{1}\r\n\u{3}\u{8}\u{0}b\u{1B}[201~") == [.paste("a\u{1}\r\n\u{3}\u{8}\u{0}b")])
  }

  @Test func brokenUnicodeIsDropped() {
    #expect(decode([0xE6, 0xB7, 0x41, 0xFF, 0xC3, 0x28]) == [.key(.character("A")), .key(.character("("))])
    #expect(decode([0xC2, 0x9B]) == [])  // A C1 control in UTF-8.
  }

  @Test func theTerminalsOwnSequencesComeFirst() {
    var decoder = InputDecoder(sequences: [Array("\u{1B}[[A".utf8): .home])
    var events: [TerminalEvent] = []
    decoder.feed("\u{1B}[[A".utf8, into: &events)
    #expect(events == [.key(.home)])
  }

  /// Events do not depend on how the bytes are split.
  @Test func anySplitDecodesAsTheWhole() {
    var random = SplitMix64(seed: 7)
    let pieces = [
      "\u{1B}[A", "\u{1B}OB", "深", "g", "\u{1B}[<0;12;7M", "\u{1B}[200~a\nb\u{1B}[201~", "\u{1B}]0;t\u{07}",
      "\u{1B}[M !!",
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<6 {
        bytes += Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8)
        if random.next() % 3 == 0 { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      }
      var (whole, split) = (InputDecoder(), InputDecoder())
      var (expected, events): ([TerminalEvent], [TerminalEvent]) = ([], [])
      whole.feed(bytes, into: &expected)
      for byte in bytes { split.feed([byte], into: &events) }
      #expect(events == expected)
    }
  }

  /// No bytes crash the decoder, and it decodes again after closing everything open.
  @Test func anyBytesLeaveTheDecoderListening() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<3000 {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      let count = Int(random.next() % 60)
      decoder.feed(
        (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next() % 3 == 0 ? 0x1B : random.next()) },
        into: &events)
      decoder.feed("\u{1B}[201~\u{07}".utf8, into: &events)
      decoder.timeOut(into: &events)
      events = []
      decoder.feed("\u{07}g".utf8, into: &events)
      #expect(events.last == .key(.character("g")))
    }
  }
}
