import TerminalKit

/// Writes JSON on one line, whatever the texts contain.
extension JSON: CustomStringConvertible {
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): String(number)
    case .text(let text): JSON.quoted(text)
    case .list(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    case .object(let fields): fields.description
    }
  }

  /// A quoted text; characters that may harm a terminal are written as `\uXXXX`.
  fileprivate static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        quoted += ["\\", scalar]
      } else if SafeText.isHarmless(scalar) {
        quoted.append(scalar)
      } else {
        quoted += String(scalar).utf16.map(escape).joined().unicodeScalars
      }
    }
    return "\"" + String(quoted) + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Fields: CustomStringConvertible {
  public var description: String {
    "{" + members.map { "\(JSON.quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }
}
