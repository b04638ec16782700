/// An address in Latin letters as words: plain lower-case letters, with the place of each word in the input.
struct LatinText {
  struct Word {
    /// Lower-case letters without marks; digits as they are.
    var letters: [UInt8]
    /// The range in bytes of the input.
    var range: Range<Int>
    /// Whether a sign other than a blank stands before the word, such as a comma or a bracket.
    var beginsPart: Bool
    /// Whether a line begins with it.
    let beginsLine: Bool
    var isNumber: Bool { letters.first.map { $0 < 0x3A } ?? false }
  }

  private(set) var words: [Word] = []

  /// The most words that are read: more than any address has.
  private static let limit = 200

  /// Reads the words of an address; characters other than Latin letters and digits separate them.
  ///
  /// - Complexity: O(bytes), and constant behind `Text.limit`.
  init(_ input: UnsafeRawBufferPointer) {
    var offset = 0
    var isOpen = false
    var beginsPart = true
    var beginsLine = false
    // As much as of a text in Han characters.
    let end = min(input.count, Text.limit)
    while offset < end, words.count < LatinText.limit {
      let (scalar, width) = Text.scalar(in: input, at: offset)
      let letter = LatinText.letter(scalar)
      if letter != 0 {
        if isOpen, let last = words.indices.last, words[last].isNumber == (letter < 0x3A) {
          words[last].letters.append(letter)
          words[last].range = words[last].range.lowerBound..<offset + width
        } else {
          let range = offset..<offset + width
          words.append(
            Word(letters: [letter], range: range, beginsPart: beginsPart, beginsLine: beginsLine))
        }
        (isOpen, beginsPart, beginsLine) = (true, false, false)
      } else if LatinText.isLineBreak(input, at: offset) {
        (isOpen, beginsLine) = (false, true)
        if scalar == 0x5C { offset += 1 }
      } else if !LatinText.isApostrophe(scalar) {
        isOpen = false
        beginsPart = beginsPart || !LatinText.isBlank(scalar)
      }
      offset += width
    }
    for index in words.indices {
      LatinText.plainen(&words[index].letters)
      // A line may break before the word for a name's kind: Chengguan, and District below it.
      let word = words[index]
      if word.beginsLine, LatinKind(word.letters)?.isOfPlace != true { words[index].beginsPart = true }
    }
  }

  /// The lower-case letter or digit of a character; 0 for any other.
  private static func letter(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A: UInt8(scalar)
    case 0x41...0x5A: UInt8(scalar + 0x20)
    case 0xFF10...0xFF19: UInt8(scalar - 0xFEE0)
    case 0xFF21...0xFF3A: UInt8(scalar - 0xFEE0 + 0x20)
    case 0xFF41...0xFF5A: UInt8(scalar - 0xFEE0)
    case 0xC0...0x24F: marked(scalar)
    default: 0
    }
  }

  /// The plain letter for a marked one in pinyin and older spellings; 0 for others.
  private static func marked(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0xE0...0xE5, 0xC0...0xC5, 0x100, 0x101, 0x1CD, 0x1CE: UInt8(ascii: "a")
    case 0xE8...0xEB, 0xC8...0xCB, 0x112, 0x113, 0x11A, 0x11B: UInt8(ascii: "e")
    case 0xEC...0xEF, 0xCC...0xCF, 0x12A, 0x12B, 0x1CF, 0x1D0: UInt8(ascii: "i")
    case 0xF2...0xF6, 0xD2...0xD6, 0x14C, 0x14D, 0x1D1, 0x1D2: UInt8(ascii: "o")
    case 0xF9...0xFC, 0xD9...0xDC, 0x16A, 0x16B, 0x1D3...0x1DC: UInt8(ascii: "u")
    case 0xF1, 0xD1: UInt8(ascii: "n")
    default: 0
    }
  }

  /// Normalizes ü, which people type as v, u or yu.
  private static func plainen(_ letters: inout [UInt8]) {
    for index in letters.indices.dropFirst() where letters[index] == UInt8(ascii: "v") {
      if "ln".utf8.contains(letters[index - 1]) { letters[index] = UInt8(ascii: "u") }
    }
    let lyu = Array("lyu".utf8)
    if letters.starts(with: lyu) { letters.remove(at: 1) }
  }

  private static func isApostrophe(_ scalar: UInt32) -> Bool {
    scalar == 0x27 || scalar == 0x2019 || scalar == 0x2018 || scalar == 0x60 || scalar == 0xB4
      || scalar == 0x2BC
  }

  /// Whether a line ends at a byte, by a line feed or by the two characters that programs write for it.
  private static func isLineBreak(_ input: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    if input[offset] == 0x0A || input[offset] == 0x0D { return true }
    return input[offset] == 0x5C && offset + 1 < input.count
      && [UInt8(ascii: "n"), UInt8(ascii: "r")].contains(input[offset + 1])
  }

  private static func isBlank(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x2D || scalar == 0xA0 || scalar == 0x3000 || scalar == 9 || scalar == 0x2E
  }
}
