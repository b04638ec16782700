/// Translates sequences that libvterm 0.1.4 gets wrong or lacks.
///
/// - A direct colour with an empty colour space (`38:2::64:158:255`, from xterm-direct) shifts its channels
///   by one: the empty part is removed.
/// - Dim is missing: SGR 2 becomes the ninth alternative font, which no program uses.
/// - REP (`CSI n b`) crashes without a preceding character: the character is repeated here.
enum EscapeDialect {
  /// The alternative font that stands for dim.
  static let dimFont = 9

  /// The bytes with which libvterm does what `sequence` asks of a terminal.
  ///
  /// - Parameter lastCharacter: The last printed character in UTF-8; empty if there is none to repeat.
  static func bytes(for sequence: ControlSequence, after lastCharacter: [UInt8]) -> [UInt8] {
    switch (sequence.prefix, sequence.intermediates, sequence.final) {
    case (nil, "", "m"): return renditionBytes(sequence.parameterText)
    case (nil, "", "b"):
      let count = min(max(sequence.parameters.first ?? 1, 1), 4096)
      return Array(repeatElement(lastCharacter, count: count).joined())
    default: return sequence.bytes
    }
  }

  private static func renditionBytes(_ text: String) -> [UInt8] {
    var parameters = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)[...]
    var translated: [String] = []
    while let parameter = parameters.popFirst() {
      translated.append(translate(parameter))
      guard parameter == "38" || parameter == "48" else { continue }
      // The numbers of an extended colour are not renditions: a 2 among them is not dim.
      let count = parameters.first == "2" ? 4 : 2
      translated += parameters.prefix(count)
      parameters = parameters.dropFirst(count)
    }
    return Array("\u{1b}[\(translated.joined(separator: ";"))m".utf8)
  }

  private static func translate(_ parameter: String) -> String {
    switch parameter {
    case "2": return "\(10 + dimFont)"
    case "22": return "22;10"
    default:
      let parts = parameter.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 6, parts[1] == "2" else { return parameter }
      return (parts[..<2] + parts[3...]).joined(separator: ":")
    }
  }
}
