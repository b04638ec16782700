/// Data in a script of PHP, whose lists may have keys: `['01' => 'Adana']`, `array('01' => 'Adana')`.
enum PHPText {
  static let start = "<?php"

  static func isMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: start.utf8) || bytes.starts(with: [0xEF, 0xBB, 0xBF] + Array(start.utf8))
  }

  /// Where the script begins behind blanks or one line that is none of it, such as the path of its file; nil where nothing
  /// stands in front of it.
  static func strayStart(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let head = bytes.prefix(longestStray)
    guard !isMeant(bytes), let start = head.firstIndex(of: UInt8(ascii: "<")),
      bytes[start...].starts(with: self.start.utf8)
    else { return nil }
    let front = Blank.trimmed(UnsafeRawBufferPointer(rebasing: head[..<start]))
    let end = start + self.start.utf8.count
    // In a text about PHP words follow on the line.
    let isLine = bytes[end...].prefix { $0 != 0x0A }.allSatisfy { $0 <= 0x20 }
    return isLine && !front.contains { "\n`".utf8.contains($0) } ? start : nil
  }

  /// In bytes.
  private static let longestStray = 600

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

  /// Whether a list of lists begins, which may have numbers for keys: `array(0 => array('id' => 1`, `[0 => ['id' => 1`.
  static func beginsRows(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    func inside(_ place: Int) -> Int? {
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: "[") { return ScriptData.behindBlanks(bytes, place + 1) }
      guard bytes[place...].starts(with: "array".utf8) else { return nil }
      let open = ScriptData.behindBlanks(bytes, place + 5)
      guard open < bytes.count, bytes[open] == UInt8(ascii: "(") else { return nil }
      return ScriptData.behindBlanks(bytes, open + 1)
    }
    guard start == 0 || !ScriptData.isWord(bytes[start - 1]), let first = inside(start) else { return false }
    if inside(first) != nil { return true }
    let number = bytes[min(first, bytes.count)...].prefix { $0 >= 0x30 && $0 <= 0x39 }
    let sign = ScriptData.behindBlanks(bytes, number.endIndex)
    guard !number.isEmpty, sign < bytes.count, bytes[sign...].starts(with: "=>".utf8) else { return false }
    return inside(ScriptData.behindBlanks(bytes, sign + 2)) != nil
  }

  /// Behind a line that keeps a file from being run alone, or says how it is to be read: `defined( 'ABSPATH' ) || exit;`,
  /// `if ( ! defined( 'ABSPATH' ) ) { exit; }`, `declare(strict_types=1);`, `header('…');`; nil where none stands.
  static func guardEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    guard isMeant(bytes), start < bytes.count else { return nil }
    let words = [
      "defined", "declare", "if", "header", "ini_set", "error_reporting", "set_time_limit", "session_start",
    ]
    let rest = bytes[start...].prefix(longestGuard)
    guard let word = words.first(where: { rest.starts(with: $0.utf8) }) else { return nil }
    let open = ScriptData.behindBlanks(bytes, start + word.utf8.count)
    guard open < bytes.count, bytes[open] == UInt8(ascii: "(") else { return nil }
    var scanner = ScriptStatements(bytes, scanningAt: open)
    scanner.skipGroup()
    guard scanner.at <= rest.endIndex, word != "if" || contains("defined", bytes[open..<scanner.at]) else {
      return nil
    }
    guard scanner.skipBlanks() else { return nil }
    if bytes[scanner.at] == UInt8(ascii: "{") {
      scanner.skipGroup()
      return scanner.at <= rest.endIndex ? scanner.at : nil
    }
    return bytes[scanner.at..<rest.endIndex].firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 }
  }

  private static func contains(_ word: String, _ text: Swift.Slice<UnsafeRawBufferPointer>) -> Bool {
    text.indices.contains { text[$0...].starts(with: word.utf8) }
  }

  /// In bytes.
  private static let longestGuard = 300
}
