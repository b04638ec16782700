import Fuzzing

/// One action of a session on the running program.
public enum Step: Sendable {
  /// Bytes sent to the tty at once.
  case typed([UInt8])
  /// Each byte is sent after the one before was read.
  case typedOneByOne([UInt8])
  case resized(rows: Int, columns: Int)
  /// SIGSTOP and SIGCONT, which programs cannot refuse.
  case paused
  /// ^Z or SIGTSTP, and `fg`.
  case suspended(isByKey: Bool)
  /// The screen is compared with a redrawn one, and with the replay of the recording.
  case compared
}

extension Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .typed(let bytes): "typed \(Step.text(bytes))"
    case .typedOneByOne(let bytes): "typed one by one \(Step.text(bytes))"
    case .resized(let rows, let columns): "resized to \(columns)×\(rows)"
    case .paused: "paused"
    case .suspended(let isByKey): isByKey ? "suspended by ^Z" : "suspended by SIGTSTP"
    case .compared: "compared"
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self).map(\.debugDescription) ?? "\(bytes)"
  }
}

/// Draws random input: what a person, a terminal or a cat on the keyboard might send.
struct StepSource {
  var random: SplitMix64
  let isUnderShell: Bool

  private static let keys =
    [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}OA", "\u{1B}OB", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~",
      "\u{1B}[H",
    ]
    + ["\u{1B}[F", "\t", "\u{1B}[Z", "\r", "\u{7F}", "\u{10}", "\u{E}", "\u{C}", "/", "?", ".", "\u{1B}OP"]
    + [
      "\u{1}", "\u{5}", "\u{17}", "\u{15}", "\u{B}", "\u{4}", "\u{F}", "1", "2", "3", "g", "n", "s", "z", "X",
    ]
  private static let words = [
    "南山", "粤海", "一三", "gd", "sz", "nanshan", "44", "北京朝阳", "é", "𠀀", "e\u{301}", "👨‍👩‍👧", "東莞", "zz zz", " ",
    "\u{200B}",
  ]
  /// Input that terminals may send unasked: answers, other protocols' keys, strings, incomplete sequences.
  private static let oddities = [
    "\u{1B}[24;80R", "\u{1B}[?62;c", "\u{1B}[97;5u", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
    "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}[", "\u{1B}O", "\u{1B}[1;5", "\u{1B}[M   ", "\u{1B}[I", "\u{1B}[O", "\u{1B}[200~", "\u{1B}[201~",
  ]

  mutating func step() -> Step {
    switch random.below(60) {
    case 0..<2: return .compared
    case 2..<6: return resize()
    case 6 where !isUnderShell: return .paused
    case 7 where isUnderShell: return .suspended(isByKey: random.onceIn(2))
    case 8..<13: return .typedOneByOne(input())
    default: return .typed(input())
    }
  }

  private mutating func resize() -> Step {
    if random.onceIn(20) { return .resized(rows: 1 + random.below(300), columns: 1 + random.below(500)) }
    if random.onceIn(4) { return .resized(rows: 1 + random.below(6), columns: 1 + random.below(25)) }
    return .resized(rows: 1 + random.below(50), columns: 1 + random.below(140))
  }

  private mutating func input() -> [UInt8] {
    let text: String
    switch random.below(80) {
    case 0..<40: text = random.oneOf(Self.keys)
    case 40..<50: text = random.oneOf(Self.words)
    case 50..<64: text = mouse()
    case 64..<68: text = paste()
    case 68..<73: text = random.oneOf(Self.oddities)
    case 73..<75:
      text = String(repeating: random.oneOf(Self.keys.filter { $0 != "\r" }), count: random.below(300))
    case 75 where random.onceIn(3):
      text = random.oneOf(["\u{1B}", "\u{3}", "\u{7}", isUnderShell ? "\u{1B}" : "\u{1A}"])
    default: return bytes()
    }
    return Array(text.utf8)
  }

  /// In SGR form, on the screen or slightly beyond.
  private mutating func mouse() -> String {
    let button = random.oneOf([0, 64, 65, 64, 65, 64, 65, 1, 2, 4, 32, 35, 128])
    let place =
      "\(1 + random.below(random.onceIn(6) ? 150 : 60));\(4 + random.below(random.onceIn(6) ? 50 : 18))"
    return "\u{1B}[<\(button);\(place)M" + (random.onceIn(3) ? "" : "\u{1B}[<\(button);\(place)m")
  }

  private mutating func paste() -> String {
    let text = (0..<random.below(5)).map { _ in random.oneOf(Self.words + ["\n", "\r", "\u{3}", "\u{1B}[A"]) }
    return "\u{1B}[200~" + text.joined() + (random.onceIn(8) ? "" : "\u{1B}[201~")
  }

  /// Random bytes without ^C, ^G and ^Z, which are frequent enough otherwise, and without whole characters,
  /// which might be marks that the emulator does not know.
  private mutating func bytes() -> [UInt8] {
    var bytes = (0..<random.below(12)).map { _ in UInt8(random.below(256)) }
    for index in bytes.indices.dropFirst() where bytes[index - 1] >= 0xC0 { bytes[index] &= 0x7F }
    return bytes.filter { ![0x03, 0x07, 0x1A].contains($0) }
  }
}
