import Testing

@testable import TerminalKit

/// The keymap's keys as terminals of five families send them.
struct KeyEncodingTests {
  private static let xterm: [Key: [String]] = [
    .up: ["\u{1B}[A", "\u{1B}OA"], .down: ["\u{1B}[B", "\u{1B}OB"], .right: ["\u{1B}[C", "\u{1B}OC"],
    .left: ["\u{1B}[D", "\u{1B}OD"], .home: ["\u{1B}[H", "\u{1B}OH"], .end: ["\u{1B}[F", "\u{1B}OF"],
    .pageUp: ["\u{1B}[5~"], .pageDown: ["\u{1B}[6~"], .insert: ["\u{1B}[2~"], .delete: ["\u{1B}[3~"],
    .function(1): ["\u{1B}OP", "\u{1B}[1;5P"], .backTab: ["\u{1B}[Z"], .backspace: ["\u{7F}"],
    .tab: ["\t"], .enter: ["\r", "\u{1B}OM"], .escape: ["\u{1B}"], .control("h"): ["\u{8}"],
    .control("j"): ["\n"], .alt("m"): ["\u{1B}m"], .alt("M"): ["\u{1B}M"], .alt("1"): ["\u{1B}1"],
    .function(2): ["\u{1B}OQ", "\u{1B}[1;5Q"], .function(3): ["\u{1B}OR"], .function(4): ["\u{1B}OS"],
    .function(5): ["\u{1B}[15~"], .function(6): ["\u{1B}[17~", "\u{1B}[17;2~"], .function(10): ["\u{1B}[21~"],
    .function(11): ["\u{1B}[23~"], .function(12): ["\u{1B}[24~"],
  ]

  /// tmux and screen send Home and End by number; from their terminfo entries, ncurses 6.4.
  private static let tmux: [Key: [String]] = [
    .up: ["\u{1B}OA"], .down: ["\u{1B}OB"], .right: ["\u{1B}OC"], .left: ["\u{1B}OD"], .home: ["\u{1B}[1~"],
    .end: ["\u{1B}[4~"], .pageUp: ["\u{1B}[5~"], .pageDown: ["\u{1B}[6~"], .delete: ["\u{1B}[3~"],
    .function(1): ["\u{1B}OP"], .backTab: ["\u{1B}[Z"], .backspace: ["\u{7F}"],
  ]

  private static let linux: [Key: [String]] = [
    .up: ["\u{1B}[A"], .down: ["\u{1B}[B"], .right: ["\u{1B}[C"], .left: ["\u{1B}[D"], .home: ["\u{1B}[1~"],
    .end: ["\u{1B}[4~"], .pageUp: ["\u{1B}[5~"], .pageDown: ["\u{1B}[6~"], .delete: ["\u{1B}[3~"],
    .function(1): ["\u{1B}[[A"], .function(5): ["\u{1B}[[E"], .function(6): ["\u{1B}[17~"],
    .backTab: ["\u{1B}\t"], .backspace: ["\u{7F}"],
  ]

  private static let rxvt: [Key: [String]] = [
    .up: ["\u{1B}[A", "\u{1B}[a", "\u{1B}Oa"], .down: ["\u{1B}[B", "\u{1B}[b"],
    .right: ["\u{1B}[C", "\u{1B}Oc"],
    .left: ["\u{1B}[D"], .home: ["\u{1B}[7~", "\u{1B}[7^"], .end: ["\u{1B}[8~", "\u{1B}[8$"],
    .pageUp: ["\u{1B}[5~", "\u{1B}[5@"], .pageDown: ["\u{1B}[6~"], .delete: ["\u{1B}[3~"],
    .function(1): ["\u{1B}[11~"], .function(2): ["\u{1B}[12~"], .function(5): ["\u{1B}[15~"],
    .backTab: ["\u{1B}[Z"], .backspace: ["\u{7F}"],
  ]

  /// Keys in protocols that an earlier program left on: kitty's, and xterm's modifyOtherKeys.
  private static let coded: [Key: [String]] = [
    .control("c"): ["\u{1B}[99;5u", "\u{1B}[27;5;99~", "\u{1B}[99;5:1u"], .control("z"): ["\u{1B}[122;5u"],
    .control("p"): ["\u{1B}[112;69u"], .backspace: ["\u{1B}[127u"], .control("h"): ["\u{1B}[104;5u"],
    .control("j"): ["\u{1B}[106;5u"], .alt("m"): ["\u{1B}[109;3u", "\u{1B}[27;3;109~"],
    .enter: ["\u{1B}[13;2u", "\u{1B}[57414u", "\u{1B}[109;5u"], .backTab: ["\u{1B}[9;2u", "\u{1B}[27;2;9~"],
    .tab: ["\u{1B}[9u"], .escape: ["\u{1B}[27u", "\u{1B}[27;1:2u"], .up: ["\u{1B}[57419u", "\u{1B}[1;1:1A"],
    .end: ["\u{1B}[57424u"], .delete: ["\u{1B}[3;1:2~"],
  ]

  /// Also split at every byte: a key comes with its last byte only.
  @Test(arguments: [xterm, tmux, linux, rxvt, coded])
  func keysAreUnderstood(_ keys: [Key: [String]]) {
    for (key, sequences) in keys {
      for sequence in sequences {
        var decoder = InputDecoder()
        var events: [TerminalEvent] = []
        for byte in sequence.utf8 {
          #expect(events == [])
          decoder.feed([byte], into: &events)
        }
        decoder.timeOut(into: &events)
        #expect(events == [.key(key)], "\(sequence.debugDescription)")
      }
    }
  }
}
