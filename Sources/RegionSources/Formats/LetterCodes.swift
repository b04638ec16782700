/// Codes of letters alone in front of lines, among codes with digits.
///
/// A word in capitals is none; a code is one that counts the sections of a classification, `A`, `01`, `02`, `B`, `05`, or the
/// beginning of the next code, `QA`, `QA01`, `QA01A`.
struct LetterCodes {
  /// Whether all of them may be codes, but for what the last line says.
  private(set) var areMeant = true
  /// How many codes are letters, and of those that count nothing how many begin the next one, or do not.
  private var (count, opening, closed) = (0, 0, 0)
  private var last: UInt32 = 0
  private var chapter = 0
  /// A code of letters that counts nothing, until the next code tells whether it begins with it.
  private var open: [UInt8] = []
  /// The codes of letters so far; another one lies in them: `I.B` in `I`.
  private var known: Set<[UInt8]> = []

  /// Adds the code of the next line, which has digits or is in capitals.
  mutating func add(_ code: UnsafeRawBufferPointer) {
    close(code)
    if code.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) { return }
    let own = Array(code)
    if let sign = own.lastIndex(of: UInt8(ascii: ".")), sign + 1 < own.count,
      known.contains(Array(own[..<sign]))
    {
      known.insert(own)
      return
    }
    known.insert(own)
    count += 1
    if !counts(code) { open = own }
  }

  /// Whether letters are codes in so many lines.
  mutating func areMeant(ofLines lines: Int) -> Bool {
    if !open.isEmpty { closed += 1 }
    open = []
    return areMeant && closed <= opening && count * 2 <= lines
  }

  private mutating func close(_ next: UnsafeRawBufferPointer) {
    guard !open.isEmpty else { return }
    if next.count > open.count, next.starts(with: open) {
      opening += 1
    } else {
      closed += 1
      // A section without anything in it stands among others, and not in front of them.
      areMeant = areMeant && opening > 0
    }
    open = []
  }

  /// Whether the code is a capital behind the last one, or the next numeral of Rome.
  private mutating func counts(_ code: UnsafeRawBufferPointer) -> Bool {
    if code.count < 8, let first = code.first, "IVXLC".utf8.contains(first),
      OutlineMarks.number(inRoman: String(decoding: code, as: UTF8.self)) == chapter + 1
    {
      (last, chapter) = (UInt32(first), chapter + 1)
      return true
    }
    guard let letter = CodeShape.capital(code), letter > last else { return false }
    last = letter
    return true
  }
}
