import Glibc

/// Texts of JSON that a script parses, as bundlers write what is large: `const areas = JSON.parse('[{"name":"A"}]');`.
enum ScriptParsed {
  private static let call = Array("JSON.parse(".utf8)

  /// The script with the values themselves in place of the calls, filled up with blanks, so that all else keeps its place;
  /// nil where there is no such call.
  ///
  /// - Complexity: O(*n*).
  static func written(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var (output, at): ([UInt8]?, Int) = (nil, 0)
    while let found = next(bytes, from: at) {
      at = found + call.count
      guard let parsed = value(bytes, at) else { continue }
      // In place: a script of megabytes may have a call a line.
      if output == nil { output = Array(bytes) }
      for place in found..<parsed.end {
        let number = place - found
        output?[place] = number < parsed.text.count ? parsed.text[number] : UInt8(ascii: " ")
      }
      at = parsed.end
    }
    return output
  }

  private static func next(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var at = start
    while at < bytes.count, let found = memchr(base + at, Int32(call[0]), bytes.count - at) {
      at = UnsafeRawPointer(found) - base
      if bytes[at...].starts(with: call) { return at }
      at += 1
    }
    return nil
  }

  /// The text of a list or an object between quotes, without the backslashes of the script, and where the call ends.
  private static func value(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> (text: [UInt8], end: Int)? {
    let first = ScriptData.behindBlanks(bytes, start)
    guard first + 1 < bytes.count, "\"'`".utf8.contains(bytes[first]) else { return nil }
    var (text, at): ([UInt8], Int) = ([], first + 1)
    while at < bytes.count, bytes[at] != bytes[first] {
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
        // What JSON escapes is escaped twice; `\n` alone is a blank between values.
        let isBlank = [UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), 0x0A].contains(bytes[at + 1])
        if bytes[at + 1] == UInt8(ascii: "u") { text.append(bytes[at]) }
        text.append(isBlank ? 0x20 : bytes[at + 1])
        at += 2
      } else {
        text.append(bytes[at])
        at += 1
      }
    }
    guard text.first(where: { !ScriptData.isBlank($0) }).map(ScriptData.isBracket) ?? false, at < bytes.count
    else {
      return nil
    }
    let end = ScriptData.behindBlanks(bytes, at + 1)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
    return (text, end + 1)
  }
}
