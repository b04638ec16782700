/// Decodes the bytes that a terminal sends into events, however they are split.
///
/// It follows the grammar of sequences (ECMA-48), so an unknown sequence is swallowed whole and never taken
/// for typing. Invalid UTF-8 is dropped. Only time tells a lone Esc from the start of a sequence, or reveals
/// a paste whose end was lost: while `waiting` is not nil, the caller calls `timeOut` after a silence.
public struct InputDecoder: Sendable {
  private enum Mode: Equatable {
    case ground
    case utf8(missing: Int)
    case escape
    case control  // ESC [
    case singleShift  // ESC O
    case string  // OSC, DCS, APC, PM, SOS, up to ST or BEL
    case stringEscape
    case legacyMouse  // ESC [ M and three bytes
    /// Inside a bracketed paste; `ended` counts the bytes of the closing bracket seen so far.
    case paste(ended: Int)
  }

  private var mode = Mode.ground
  /// The bytes of the incomplete sequence, character or paste.
  private var pending: [UInt8] = []
  private let sequences: [[UInt8]: Key]

  /// Longer than any terminal's sequences, in bytes; more is noise.
  private static let longestSequence = 64
  /// The most of a paste that is kept, in bytes; the rest is dropped.
  private static let longestPaste = 1 << 16
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// - Parameter sequences: Extra key sequences of this terminal, from terminfo.
  public init(sequences: [[UInt8]: Key] = [:]) { self.sequences = sequences }

  /// What the bytes so far may begin.
  public enum Waiting: Sendable {
    /// A sequence, or a key on its own: Esc, or Alt and a letter.
    case escape
    /// Certainly a sequence: no key sends these bytes alone, though the rest may come late.
    case sequence
    /// A paste whose end has not come yet.
    case paste
  }

  /// What the decoder waits for; nil for nothing.
  public var waiting: Waiting? {
    switch mode {
    case .ground, .utf8: nil
    case .escape: .escape
    case .paste: .paste
    case .control, .singleShift, .string, .stringEscape, .legacyMouse: .sequence
    }
  }

  /// Decodes bytes and appends the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>, into events: inout [TerminalEvent]) {
    for byte in bytes { feed(byte, into: &events) }
  }

  /// Ends the wait after a silence: Esc becomes a key, an open paste ends, an incomplete sequence is dropped.
  public mutating func timeOut(into events: inout [TerminalEvent]) {
    switch waiting {
    case .escape:
      if pending.allSatisfy({ $0 == 0x1B }) {
        events += pending.map { _ in .key(.escape) }
      } else if pending.count == 2, let key = KeySequence.escapedKey(pending[1]) {
        events.append(.key(key))  // Alt and a sign that could begin a sequence: Alt-Space.
      }
      reset()
    case .paste: endPaste(into: &events)
    case .sequence: reset()
    case nil: break
    }
  }

  private mutating func reset() {
    mode = .ground
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func feed(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch mode {
    case .ground: start(byte, into: &events)
    case .utf8(let missing): continueCharacter(byte, missing: missing, into: &events)
    case .escape: startSequence(byte, into: &events)
    case .control: continueControl(byte, into: &events)
    case .singleShift: continueSingleShift(byte, into: &events)
    case .legacyMouse: continueLegacyMouse(byte, into: &events)
    case .string: continueString(byte)
    case .stringEscape: endString(byte, into: &events)
    case .paste(let ended): continuePaste(byte, ended: ended, into: &events)
    }
  }

  // MARK: Characters

  private mutating func start(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B:
      mode = .escape
      pending = [byte]
    case 0x00..<0x20, 0x7F: events.append(.key(InputDecoder.controlKey(byte)))
    case 0x20..<0x7F: events.append(.key(.character(Unicode.Scalar(byte))))
    case 0xC2...0xF4:
      mode = .utf8(missing: byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3)
      pending = [byte]
    default: break
    }
  }

  private static func controlKey(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0D: .enter
    case 0x7F: .backspace
    default: .control(Unicode.Scalar(byte == 0 ? 0x20 : byte < 0x1B ? byte + 0x60 : byte + 0x40))
    }
  }

  private mutating func continueCharacter(_ byte: UInt8, missing: Int, into events: inout [TerminalEvent]) {
    guard byte & 0xC0 == 0x80 else {
      reset()
      return feed(byte, into: &events)
    }
    pending.append(byte)
    guard missing == 1 else {
      mode = .utf8(missing: missing - 1)
      return
    }
    let text = String(decoding: pending, as: UTF8.self)
    reset()
    if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, scalar != "\u{FFFD}",
      scalar.value >= 0xA0
    {
      events.append(.key(.character(scalar)))
    }
  }

  // MARK: Sequences

  private mutating func startSequence(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if pending.count == 2, pending[1] == 0x1B { leaveFirstEscape(before: byte, into: &events) }
    if byte < 0x20, pending.count > 1 { return breakOff(with: byte, into: &events) }
    pending.append(byte)
    switch byte {
    case UInt8(ascii: "["): mode = .control
    case UInt8(ascii: "O"): mode = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      mode = .string
    case 0x1B: break  // Esc twice, or Alt and a key that sends a sequence.
    case 0x20..<0x30: leaveIfTooLong()  // An intermediate byte: the sequence continues.
    default:
      // Esc and a key at once are Alt and that key.
      let usual = pending.count == 2 ? KeySequence.escapedKey(byte) : nil
      if let key = sequences[pending] ?? usual { events.append(.key(key)) }
      reset()
    }
  }

  /// Handles the first of two Esc when a third byte follows.
  ///
  /// Before `[` or `O` it is Alt, which is ignored (rxvt sends `ESC ESC [ A`); otherwise it is a key.
  private mutating func leaveFirstEscape(before byte: UInt8, into events: inout [TerminalEvent]) {
    if byte != UInt8(ascii: "["), byte != UInt8(ascii: "O") { events.append(.key(.escape)) }
    pending.removeFirst()
  }

  private mutating func continueControl(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch byte {
    case 0x00..<0x20: breakOff(with: byte, into: &events)
    case UInt8(ascii: "M") where pending.count == 2: mode = .legacyMouse
    case UInt8(ascii: "[") where pending.count == 2: pending.append(byte)  // Linux console: ESC [ [ A to E.
    case UInt8(ascii: "$") where hasNumberAlone:
      // rxvt sends this for Shift and a key; in mode reports a semicolon comes before the `$`.
      endSequence(with: byte, into: &events)
    case 0x20..<0x40:
      pending.append(byte)
      leaveIfTooLong()
    default: endSequence(with: byte, into: &events)
    }
  }

  /// Continues `ESC O`, after which older terminals send modifiers: `ESC O 2 P` is Shift and F1.
  private mutating func continueSingleShift(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch byte {
    case 0x00..<0x20: breakOff(with: byte, into: &events)
    case 0x30..<0x3A, UInt8(ascii: ";"):
      pending.append(byte)
      leaveIfTooLong()
    default: endSequence(with: byte, into: &events)
    }
  }

  /// Drops the sequence at a control character, which is never part of one, and decodes that as a key.
  private mutating func breakOff(with byte: UInt8, into events: inout [TerminalEvent]) {
    reset()
    start(byte, into: &events)
  }

  /// Swallows the rest of a sequence that is longer than any real one.
  private mutating func leaveIfTooLong() {
    if pending.count > InputDecoder.longestSequence { mode = .string }
  }

  private var hasNumberAlone: Bool {
    pending.count > 2 && pending[2...].allSatisfy { (0x30..<0x3A).contains($0) }
  }

  private mutating func endSequence(with byte: UInt8, into events: inout [TerminalEvent]) {
    let sequence = pending + [byte]
    reset()
    if sequence == Array("\u{1B}[200~".utf8) {
      mode = .paste(ended: 0)
    } else if let mouse = MouseSequence.event(sequence) {
      events.append(.mouse(mouse))
    } else if let key = sequences[sequence] ?? KeySequence.key(sequence) {
      events.append(.key(key))
    }
  }

  private mutating func continueLegacyMouse(_ byte: UInt8, into events: inout [TerminalEvent]) {
    pending.append(byte)
    guard pending.count == 5 else { return }
    let event = MouseSequence.event(
      button: Int(pending[2]) - 32, column: Int(pending[3]) - 33, row: Int(byte) - 33)
    reset()
    events.append(.mouse(event))
  }

  private mutating func continueString(_ byte: UInt8) {
    switch byte {
    case 0x1B: mode = .stringEscape
    case 0x07, 0x18, 0x1A: reset()
    default: break
    }
  }

  private mutating func endString(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if byte == UInt8(ascii: "\\") { return reset() }
    reset()  // Another sequence begins instead of the string's end.
    mode = .escape
    pending = [0x1B]
    feed(byte, into: &events)
  }

  // MARK: Pastes

  /// Adds a byte to the paste; no byte of a paste is a key, not even ^C.
  ///
  /// Some terminals pass control characters through; a pasted ^C would end the program, and the shell would
  /// get the rest.
  private mutating func continuePaste(_ byte: UInt8, ended: Int, into events: inout [TerminalEvent]) {
    let end = InputDecoder.pasteEnd
    if byte == end[ended] {
      mode = .paste(ended: ended + 1)
      if ended + 1 == end.count { endPaste(into: &events) }
      return
    }
    for byte in end[..<ended] { keep(byte) }  // These bytes were text after all.
    mode = .paste(ended: byte == end[0] ? 1 : 0)
    if byte != end[0] { keep(byte) }
  }

  private mutating func keep(_ byte: UInt8) {
    if pending.count < InputDecoder.longestPaste { pending.append(byte) }
  }

  private mutating func endPaste(into events: inout [TerminalEvent]) {
    events.append(.paste(String(decoding: pending, as: UTF8.self)))
    reset()
  }
}
