/// Where the data of a script begins, and whether it is JSON already.
extension ScriptData {
  /// In bytes: the literal begins within these.
  static let head = 4_096

  /// Where a text begins behind blanks, comments and directives, and whether there is a comment; nil where it has none.
  static func contentStart(_ bytes: UnsafeRawBufferPointer) -> (at: Int, hasComment: Bool)? {
    let begin = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = min(bytes.count, head)
    var (at, hasComment) = (begin + (PHPText.isMeant(bytes) ? PHPText.start.utf8.count : 0), false)
    // What runs the script: `#!/usr/bin/env python`.
    if bytes[at...].starts(with: "#!".utf8) { at = bytes[at...].firstIndex(of: 0x0A) ?? end }
    while at < end {
      if isBlank(bytes[at]) {
        at += 1
      } else if let next = commentEnd(bytes, at) {
        (at, hasComment) = (next, true)
      } else if bytes[at] == UInt8(ascii: ";"), at + 1 < end, isBracket(bytes[at + 1]) {
        // Where statements end without a sign, a list that begins one has it in front.
        (at, hasComment) = (at + 1, true)
      } else if let next = directiveEnd(bytes, at) ?? descriptionEnd(bytes, at) ?? PHPText.guardEnd(bytes, at)
      {
        at = next
      } else {
        return (at, hasComment)
      }
    }
    return nil
  }

  /// Where the next sign stands that is neither blank nor comment; the end of the text where there is none.
  static func behindBlanks(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var at = start
    while at < bytes.count {
      if isBlank(bytes[at]) {
        at += 1
      } else if let next = commentEnd(bytes, at) {
        at = next
      } else {
        break
      }
    }
    return at
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  static func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// Whether a bracket begins a literal, and not a line such as `[draft] a name`.
  static func opensLiteral(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "[") else { return true }
    let next = bytes[(start + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return next.map { "{[\"'`]-0123456789/".utf8.contains($0) } ?? false
  }

  /// Behind a directive, which is a text alone on its line: `"use strict";`, `'use client'`; nil where none stands.
  static func directiveEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    let quote = bytes[start]
    guard "\"'".utf8.contains(quote), bytes[(start + 1)...].starts(with: "use ".utf8),
      let close = bytes[(start + 1)...].firstIndex(of: quote), close - start < longestDirective
    else { return nil }
    let end = bytes[close...].firstIndex(of: 0x0A) ?? bytes.count
    let rest = bytes[(close + 1)..<end].filter { !isBlank($0) }
    return rest.isEmpty || rest == [UInt8(ascii: ";")] ? end : nil
  }

  /// In bytes.
  private static let longestDirective = 30

  /// Behind the description at the head of a file of Python; nil where none stands.
  static func descriptionEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    let quotes = "\"\"\"".utf8
    guard bytes[start...].starts(with: quotes) else { return nil }
    var at = start + 3
    while at < bytes.count, !bytes[at...].starts(with: quotes) { at += 1 }
    return min(at + 3, bytes.count)
  }

  /// Whether a literal begins with what JSON has not: a comment, a key without quotes, a text in single ones, a comma in front
  /// of a bracket that closes.
  static func isLoose(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var at = start
    let end = min(bytes.count, start + head)
    var (mayBeKey, isBehindComma) = (false, false)
    while at < end {
      let byte = bytes[at]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        at += 1
        continue
      case UInt8(ascii: "\""):
        // A text, whose end is the next sign that is not escaped.
        at += 1
        while at < end, bytes[at] != byte { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        mayBeKey = false
      case UInt8(ascii: "'"), UInt8(ascii: "`"): return true
      case UInt8(ascii: "/"): return commentEnd(bytes, at) != nil
      case UInt8(ascii: "{"), UInt8(ascii: ","): mayBeKey = true
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if isBehindComma { return true }
        mayBeKey = false
      default:
        if mayBeKey, isWord(byte) {
          var next = at
          while next < end, isWord(bytes[next]) { next += 1 }
          while next < end, bytes[next] == 0x20 { next += 1 }
          if next < end, bytes[next] == UInt8(ascii: ":") { return true }
        }
        mayBeKey = false
      }
      isBehindComma = byte == UInt8(ascii: ",")
      at += 1
    }
    return false
  }
}
