/// Data in a script of PHP, whose lists may have keys: `['01' => 'Adana']`, `array('01' => 'Adana')`.
enum PHPText {
  static let start = "<?php"

  static func isMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: start.utf8) || bytes.starts(with: [0xEF, 0xBB, 0xBF] + Array(start.utf8))
  }

  /// Whether the first member of a list has a key.
  ///
  /// - Parameter start: Behind the bracket that opens the list.
  static func isKeyed(_ bytes: UnsafeRawBufferPointer, behind start: Int) -> Bool {
    var at = ScriptData.behindBlanks(bytes, start)
    if at < bytes.count, "\"'".utf8.contains(bytes[at]) {
      let quote = bytes[at]
      at += 1
      while at < bytes.count, bytes[at] != quote { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
      at += 1
    } else {
      while at < bytes.count, ScriptData.isWord(bytes[at]) { at += 1 }
    }
    at = ScriptData.behindBlanks(bytes, at)
    return at < bytes.count && bytes[at...].starts(with: "=>".utf8)
  }
}
