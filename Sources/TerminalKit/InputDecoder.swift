/// Makes events of the bytes that a terminal sends, however they are split.
///
/// Sequences are told by their grammar (ECMA-48), so one that means nothing here is swallowed whole and never
/// taken for typing. Bytes that are no UTF-8 are dropped. A lone Esc can only be told from the beginning of a
/// sequence by time: while `isWaiting` is true the caller calls `timeOut` when nothing has come for a while.
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
    case paste
  }

  private var mode = Mode.ground
  /// The bytes of the sequence, character or paste that is not complete yet.
  private var pending: [UInt8] = []
  private let sequences: [[UInt8]: Key]

  /// No sequence of a terminal is longer; a longer one is noise.
  private static let longestSequence = 64
  /// No more of a paste is kept, in bytes.
  private static let longestPaste = 1 << 20
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// - Parameter sequences: What this terminal sends for its keys, beside what all of them do; from terminfo.
  public init(sequences: [[UInt8]: Key] = [:]) { self.sequences = sequences }

  /// Whether the bytes so far may be a key on their own, or the beginning of more.
  ///
  /// A paste waits for its end however long it takes, but for an Esc in it: that may be the key of somebody
  /// who wants to get out of a paste whose end was lost.
  public var isWaiting: Bool {
    switch mode {
    case .ground, .utf8: false
    case .paste: pending.last == 0x1B
    case .escape, .control, .singleShift, .string, .stringEscape, .legacyMouse: true
    }
  }

  /// Takes bytes and appends the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>, into events: inout [TerminalEvent]) {
    for byte in bytes { feed(byte, into: &events) }
  }

  /// Nothing more came: what waits is a key on its own (Esc, Alt and a letter), or nothing.
  public mutating func timeOut(into events: inout [TerminalEvent]) {
    guard isWaiting else { return }
    if mode == .escape || mode == .paste { events.append(.key(.escape)) }
    reset()
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
    case .singleShift: endSequence(with: byte, into: &events)
    case .legacyMouse: continueLegacyMouse(byte, into: &events)
    case .string: continueString(byte)
    case .stringEscape: endString(byte, into: &events)
    case .paste: continuePaste(byte, into: &events)
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
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
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
    pending.append(byte)
    switch byte {
    case UInt8(ascii: "["): mode = .control
    case UInt8(ascii: "O"): mode = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      mode = .string
    case 0x1B:  // Esc, and the beginning of another.
      events.append(.key(.escape))
      pending = [byte]
    case 0x20..<0x30: break  // An intermediate byte: the sequence goes on.
    default:
      // Esc and a key in one go: Alt and that key, which means nothing here and is swallowed.
      if let key = sequences[pending] { events.append(.key(key)) }
      reset()
    }
  }

  private mutating func continueControl(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B:
      reset()
      start(byte, into: &events)
    case UInt8(ascii: "M") where pending.count == 2: mode = .legacyMouse
    case UInt8(ascii: "[") where pending.count == 2: pending.append(byte)  // Linux console: ESC [ [ A to E.
    case 0x20..<0x40:
      pending.append(byte)
      if pending.count > InputDecoder.longestSequence { mode = .string }
    default: endSequence(with: byte, into: &events)
    }
  }

  private mutating func endSequence(with byte: UInt8, into events: inout [TerminalEvent]) {
    let sequence = pending + [byte]
    reset()
    if sequence == Array("\u{1B}[200~".utf8) {
      mode = .paste
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
    reset()  // Not the end of a string but the beginning of another sequence.
    mode = .escape
    pending = [0x1B]
    feed(byte, into: &events)
  }

  /// ^C ends a paste too: terminals take control characters out of what is pasted, so it is a key.
  private mutating func continuePaste(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if byte == 0x03 {
      reset()
      return start(byte, into: &events)
    }
    pending.append(byte)
    if pending.suffix(InputDecoder.pasteEnd.count).elementsEqual(InputDecoder.pasteEnd) {
      let text = String(decoding: pending.dropLast(InputDecoder.pasteEnd.count), as: UTF8.self)
      reset()
      events.append(.paste(text))
    } else if pending.count > InputDecoder.longestPaste {
      pending.removeFirst(pending.count - InputDecoder.pasteEnd.count)
    }
  }
}
