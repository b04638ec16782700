/// Texts in a script, whose signs JSON knows in part.
extension ScriptData {
  /// Takes a text, and those that a sign of addition joins to it.
  mutating func takeString(_ quote: UInt8) {
    output.append(UInt8(ascii: "\""))
    var quote = quote
    while true {
      at += 1
      while at < bytes.count, bytes[at] != quote { takeSign() }
      at += 1
      guard let next = joinedText() else { break }
      (at, quote) = (next, bytes[next])
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func takeSign() {
    let byte = bytes[at]
    if byte == UInt8(ascii: "\\"), at + 1 < bytes.count { return takeEscape() }
    if byte == UInt8(ascii: "\"") { output.append(UInt8(ascii: "\\")) }
    // A text over several lines has their ends in it.
    switch byte {
    case 0x0A: output += Array("\\n".utf8)
    case 0x09: output += Array("\\t".utf8)
    case 0x0D: break
    default: output.append(byte)
    }
    at += 1
  }

  /// Takes a sign behind a backslash; JSON knows fewer of these than scripts.
  private mutating func takeEscape() {
    let (sign, rest) = (bytes[at + 1], bytes[(at + 2)...])
    if sign == UInt8(ascii: "x"), rest.count > 1 {
      output += Array("\\u00".utf8) + rest.prefix(2)
      at += 4
    } else if sign == 0x0A {
      at += 2
    } else if "\"\\/bfnrtu".utf8.contains(sign) {
      output += [UInt8(ascii: "\\"), sign]
      at += 2
    } else {
      output.append(sign)
      at += 2
    }
  }

  /// Where a text begins that is joined to the one in front: `'a' + 'b'`, in PHP `'a' . 'b'`; nil where none is.
  private func joinedText() -> Int? {
    let sign = UInt8(ascii: isPHP ? "." : "+")
    let rest = bytes[min(at, bytes.count)...]
    guard let plus = rest.firstIndex(where: { !ScriptData.isBlank($0) }), bytes[plus] == sign,
      let next = bytes[(plus + 1)...].firstIndex(where: { !ScriptData.isBlank($0) }),
      "\"'`".utf8.contains(bytes[next])
    else { return nil }
    return next
  }
}
