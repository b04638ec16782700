/// The texts of web pages: `News &amp; blogs` is `News & blogs`, and any white space is one blank.
enum PageText {
  /// Adds a text to what was read of it before.
  ///
  /// - Complexity: O(bytes).
  static func append(_ bytes: UnsafeRawBufferPointer.SubSequence, to text: inout [UInt8]) {
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let byte = bytes[at]
      if byte == 0x20 || byte >= 0x09 && byte <= 0x0D {
        if text.last != 0x20, !text.isEmpty { text.append(0x20) }
        at += 1
      } else if byte == UInt8(ascii: "&"), let (sign, end) = entity(bytes[at...]) {
        text.append(contentsOf: String(sign).utf8)
        at = end
      } else {
        text.append(byte)
        at += 1
      }
    }
  }

  /// In bytes, with its signs.
  private static let longestEntity = 10

  /// The character that a text begins with where it is written as `&amp;` or `&#39;`.
  private static func entity(_ bytes: UnsafeRawBufferPointer.SubSequence) -> (Character, end: Int)? {
    let head = bytes.prefix(longestEntity)
    guard let end = head.firstIndex(of: UInt8(ascii: ";")), end > bytes.startIndex + 2 else { return nil }
    let word = String(decoding: head[(bytes.startIndex + 1)..<end], as: UTF8.self)
    if word.hasPrefix("#") {
      let isHex = word.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
      let number = UInt32(word.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      guard let number, number > 0x1F, let scalar = Unicode.Scalar(number) else { return nil }
      return (Character(scalar), end + 1)
    }
    if let latin = latin.firstIndex(of: Substring(word)) {
      return Unicode.Scalar(UInt32(0xA0 + latin)).map { (Character($0), end + 1) }
    }
    return signs[word].map { ($0, end + 1) }
  }

  private static let signs: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—", "hellip": "…",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "euro": "€", "trade": "™",
    "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "rsaquo": "›", "lsaquo": "‹", "rarr": "→",
  ]

  /// The names of the characters of Latin-1 from U+00A0 on.
  private static let latin =
    """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
    para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
    Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
    Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
    thorn yuml
    """.split(separator: " ")
}
